// Written from mappings/ by RECORD=1 swift test --filter ShippedTextTests. Edit the files there.

extension ShippedSystem {
  static let runner = ShippedSystem(
    name: "runner",
    mapping: #"""
      {"$schema":"schema.json","name":"Runner","tokens":["runner.tokens.json"],"vocabulary":"voc\#
      abulary.json","code":{"color":{"Color":"Color.Samwise.{name}","UIColor":"UIColor.Samwise.{\#
      name}","CGColor":"UIColor.Samwise.{name}.cgColor"},"font":{"Font":"Font.Samwise.{name}","U\#
      IFont":"UIFont.Samwise.{name}"},"radius":{"CGFloat":"Radius.{name}"},"spacing":{"CGFloat":\#
      "Spacing.{name}"},"shadow":{"ViewModifier":"shadow(color: Elevation.{name}.color, radius: \#
      Elevation.{name}.radius, y: Elevation.{name}.y)"},"duration":{"Double":"Timing.{name}"},"a\#
      nimation":{"Animation":"Animation.Samwise.{name}"},"touchTarget":{"CGFloat":"Spacing.{name\#
      }"}},"roles":{"runner.color.mutedRed":{"roles":["text","icon","fill","tint","background","\#
      border"],"means":"feedback","words":["error","failure","failed","invalid","delete","deleti\#
      on","destructive","critical"]},"runner.color.softYellow":{"roles":["fill","tint","icon","b\#
      ackground"],"means":"feedback","words":["achievement","celebration","celebrate","milestone\#
      ","positive"]},"runner.type.*":["text"],"runner.spacing.base":[],"runner.spacing.cardPaddi\#
      ng":["card"],"runner.spacing.button*":["button"]},"prefer":["color.text.secondary","color.\#
      background.app","text.headline","radius.small","radius.medium","radius.large","spacing.min\#
      imal","spacing.tight","spacing.standard","spacing.section","spacing.hero","runner.spacing.\#
      listItem","runner.spacing.marginStandard"],"systemColors":"ios18","definitions":["Radius",\#
      "Spacing","Elevation","Timing"],"hexInitializers":[{"call":"Color(hex:)","eightDigits":"AA\#
      RRGGBB"},{"call":"Color.hex(_:)","eightDigits":"AARRGGBB"}],"deprecatedNames":{"Color.samw\#
      isePrimary":"color.accent.primary","Color.samwiseSecondary":"color.accent.secondary","Colo\#
      r.samwiseBackground":"color.background.app"},"assertions":{"grid":8}}
      """#,
    tokens: #"""
      {"$schema":"https://www.designtokens.org/schemas/2025.10/format.json","$description":"Samw\#
      ise. Line numbers are those of its design document, which gives no dark value for any colo\#
      r.","runner":{"color":{"$type":"color","forestGreen":{"$value":{"colorSpace":"srgb","compo\#
      nents":[0.17647058823529413,0.3137254901960784,0.08627450980392157],"hex":"#2d5016"},"$des\#
      cription":"Primary actions, navigation, brand elements, large titles (lines 55, 62, 99). T\#
      he document also calls it Color.primary and Color.samwisePrimary (lines 216, 436)."},"sage\#
      Green":{"$value":{"colorSpace":"srgb","components":[0.5294117647058824,0.6627450980392157,\#
      0.4196078431372549],"hex":"#87a96b"},"$description":"Secondary actions, inactive states, s\#
      upporting text (lines 56, 63, 109). Also Color.secondary (line 437)."},"warmBeige":{"$valu\#
      e":{"colorSpace":"srgb","components":[0.9607843137254902,0.9450980392156862,0.909803921568\#
      6274],"hex":"#f5f1e8"},"$description":"Background surfaces, card backgrounds (lines 57, 64\#
      ). Also Color.background (line 439)."},"charcoal":{"$value":{"colorSpace":"srgb","componen\#
      ts":[0.17254901960784313,0.24313725490196078,0.3137254901960784],"hex":"#2c3e50"},"$descri\#
      ption":"Primary text, icons (lines 58, 65)."},"sunriseOrange":{"$value":{"colorSpace":"srg\#
      b","components":[1,0.4196078431372549,0.20784313725490197],"hex":"#ff6b35"},"$description"\#
      :"Voice message bubbles, audio controls, friends (lines 70, 77). Also Color.accent (line 4\#
      38)."},"gentleBlue":{"$value":{"colorSpace":"srgb","components":[0.4235294117647059,0.6078\#
      431372549019,0.8196078431372549],"hex":"#6c9bd1"},"$description":"Progress bars, distance \#
      (lines 71, 78)."},"softYellow":{"$value":{"colorSpace":"srgb","components":[0.968627450980\#
      3922,0.8627450980392157,0.43529411764705883],"hex":"#f7dc6f"},"$description":"Celebrations\#
      , achievements (lines 72, 79)."},"mutedRed":{"$value":{"colorSpace":"srgb","components":[0\#
      .9058823529411765,0.2980392156862745,0.23529411764705882],"hex":"#e74c3c"},"$description":\#
      "Errors, deletions, critical actions (lines 73, 80)."},"success":{"$value":{"colorSpace":"\#
      srgb","components":[0.15294117647058825,0.6823529411764706,0.3764705882352941],"hex":"#27a\#
      e60"},"$description":"Completed runs, successful actions (line 85)."},"warning":{"$value":\#
      {"colorSpace":"srgb","components":[0.9529411764705882,0.611764705882353,0.0705882352941176\#
      5],"hex":"#f39c12"},"$description":"GPS and battery warnings (line 86)."},"error":{"$value\#
      ":"{runner.color.mutedRed}","$description":"Failed uploads, critical errors (line 87): the\#
       value of mutedRed."},"info":{"$value":{"colorSpace":"srgb","components":[0.20392156862745\#
      098,0.596078431372549,0.8588235294117647],"hex":"#3498db"},"$description":"Tips (line 88).\#
      "},"onForest":{"$value":{"colorSpace":"srgb","components":[1,1,1],"hex":"#ffffff"},"$descr\#
      iption":"Labels of primary actions. Implied: forest green fills them (line 62) and no labe\#
      l color is named; white reaches 9.25:1."},"shadowLow":{"$value":{"colorSpace":"srgb","comp\#
      onents":[0.17647058823529413,0.3137254901960784,0.08627450980392157],"alpha":0.1,"hex":"#2\#
      d5016"},"$description":"Low elevation (line 319)."},"shadowMedium":{"$value":{"colorSpace"\#
      :"srgb","components":[0.17647058823529413,0.3137254901960784,0.08627450980392157],"alpha":\#
      0.15,"hex":"#2d5016"},"$description":"Medium elevation (line 322)."},"shadowHigh":{"$value\#
      ":{"colorSpace":"srgb","components":[0.17647058823529413,0.3137254901960784,0.086274509803\#
      92157],"alpha":0.2,"hex":"#2d5016"},"$description":"High elevation (line 325)."}},"type":{\#
      "$type":"typography","titleLarge":{"$value":{"fontFamily":"system","fontSize":{"value":34,\#
      "unit":"px"},"fontWeight":700,"letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.2},"$\#
      description":"Line 99. The document names the text style (largeTitle); the size is the sys\#
      tem's at the default text size.","$extensions":{"dsmigrate":{"textStyle":"largeTitle"}}},"\#
      titleStandard":{"$value":{"fontFamily":"system","fontSize":{"value":28,"unit":"px"},"fontW\#
      eight":700,"letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.2},"$description":"Line \#
      100. The document names the text style (title); the size is the system's at the default te\#
      xt size.","$extensions":{"dsmigrate":{"textStyle":"title"}}},"titleSmall":{"$value":{"font\#
      Family":"system","fontSize":{"value":22,"unit":"px"},"fontWeight":600,"letterSpacing":{"va\#
      lue":0,"unit":"px"},"lineHeight":1.2},"$description":"Line 101. The document names the tex\#
      t style (title2); the size is the system's at the default text size.","$extensions":{"dsmi\#
      grate":{"textStyle":"title2"}}},"headline":{"$value":{"fontFamily":"system","fontSize":{"v\#
      alue":17,"unit":"px"},"fontWeight":600,"letterSpacing":{"value":0,"unit":"px"},"lineHeight\#
      ":1.2},"$description":"Form labels, card headers, labels of actions (line 104). The docume\#
      nt names the text style (headline); the size is the system's at the default text size.","$\#
      extensions":{"dsmigrate":{"textStyle":"headline"}}},"body":{"$value":{"fontFamily":"system\#
      ","fontSize":{"value":17,"unit":"px"},"fontWeight":400,"letterSpacing":{"value":0,"unit":"\#
      px"},"lineHeight":1.3},"$description":"Messages, descriptions (line 105). The document nam\#
      es the text style (body); the size is the system's at the default text size.","$extensions\#
      ":{"dsmigrate":{"textStyle":"body"}}},"callout":{"$value":{"fontFamily":"system","fontSize\#
      ":{"value":16,"unit":"px"},"fontWeight":400,"letterSpacing":{"value":0,"unit":"px"},"lineH\#
      eight":1.2},"$description":"Line 106. The document names the text style (callout); the siz\#
      e is the system's at the default text size.","$extensions":{"dsmigrate":{"textStyle":"call\#
      out"}}},"subheadline":{"$value":{"fontFamily":"system","fontSize":{"value":15,"unit":"px"}\#
      ,"fontWeight":500,"letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.2},"$description"\#
      :"Line 109. The document names the text style (subheadline); the size is the system's at t\#
      he default text size.","$extensions":{"dsmigrate":{"textStyle":"subheadline"}}},"caption":\#
      {"$value":{"fontFamily":"system","fontSize":{"value":12,"unit":"px"},"fontWeight":400,"let\#
      terSpacing":{"value":0,"unit":"px"},"lineHeight":1.2},"$description":"Distances, timestamp\#
      s (line 110). The document names the text style (caption); the size is the system's at the\#
       default text size.","$extensions":{"dsmigrate":{"textStyle":"caption"}}},"captionSmall":{\#
      "$value":{"fontFamily":"system","fontSize":{"value":11,"unit":"px"},"fontWeight":400,"lett\#
      erSpacing":{"value":0,"unit":"px"},"lineHeight":1.2},"$description":"Line 111. The documen\#
      t names the text style (caption2); the size is the system's at the default text size.","$e\#
      xtensions":{"dsmigrate":{"textStyle":"caption2"}}}},"icon":{"$type":"typography","symbol":\#
      {"$value":{"fontFamily":"system","fontSize":{"value":24,"unit":"px"},"fontWeight":500,"let\#
      terSpacing":{"value":0,"unit":"px"},"lineHeight":1.2},"$description":"Base size of symbols\#
      , medium weight (lines 365, 367)."}},"radius":{"$type":"dimension","small":{"$value":{"val\#
      ue":6,"unit":"px"},"$description":"Tags, small buttons, input fields (line 299)."},"medium\#
      ":{"$value":{"value":8,"unit":"px"},"$description":"Cards, message bubbles, standard butto\#
      ns (line 300)."},"large":{"$value":{"value":12,"unit":"px"},"$description":"Major cards, m\#
      odal corners (line 301)."},"xlarge":{"$value":{"value":16,"unit":"px"},"$description":"Her\#
      o cards, featured elements (line 302)."}},"round":{"$type":"number","$value":0.5,"$descrip\#
      tion":"Profile pictures, status indicators: half the height (line 303), so no radius in po\#
      ints."},"spacing":{"$type":"dimension","base":{"$value":{"value":8,"unit":"px"},"$descript\#
      ion":"Lines 125, 393."},"fine":{"$value":{"value":4,"unit":"px"},"$description":"Line 126.\#
      "},"tight":{"$value":{"value":8,"unit":"px"},"$description":"4 to 8 (line 144)."},"normal"\#
      :{"$value":{"value":16,"unit":"px"},"$description":"Line 145."},"loose":{"$value":{"value"\#
      :24,"unit":"px"},"$description":"24 to 32 (line 146)."},"spacious":{"$value":{"value":48,"\#
      unit":"px"},"$description":"48 and more (line 147)."},"marginCompact":{"$value":{"value":1\#
      6,"unit":"px"},"$description":"iPhone SE (line 134)."},"marginStandard":{"$value":{"value"\#
      :20,"unit":"px"},"$description":"iPhone (line 135)."},"marginLarge":{"$value":{"value":24,\#
      "unit":"px"},"$description":"iPhone Plus and Pro (line 136)."},"marginPad":{"$value":{"val\#
      ue":32,"unit":"px"},"$description":"iPad (line 137)."},"cardPadding":{"$value":{"value":16\#
      ,"unit":"px"},"$description":"Line 152."},"cardMargin":{"$value":{"value":24,"unit":"px"},\#
      "$description":"Line 152."},"buttonVertical":{"$value":{"value":12,"unit":"px"},"$descript\#
      ion":"Line 153."},"buttonHorizontal":{"$value":{"value":20,"unit":"px"},"$description":"Li\#
      ne 153."},"listBetween":{"$value":{"value":16,"unit":"px"},"$description":"Line 154."},"li\#
      stItem":{"$value":{"value":12,"unit":"px"},"$description":"Line 154."},"formLabel":{"$valu\#
      e":{"value":8,"unit":"px"},"$description":"Line 155."},"formBetween":{"$value":{"value":16\#
      ,"unit":"px"},"$description":"Line 155."},"navigationIcon":{"$value":{"value":16,"unit":"p\#
      x"},"$description":"Line 156."},"touchTarget":{"$value":{"value":44,"unit":"px"},"$descrip\#
      tion":"Lines 156, 187, 289, 426."},"contentMaxWidth":{"$value":{"value":320,"unit":"px"},"\#
      $description":"Line 394."}},"shadow":{"$type":"shadow","low":{"$value":{"color":"{runner.c\#
      olor.shadowLow}","offsetX":{"value":0,"unit":"px"},"offsetY":{"value":2,"unit":"px"},"blur\#
      ":{"value":8,"unit":"px"},"spread":{"value":0,"unit":"px"}},"$description":"Cards and butt\#
      ons at rest (lines 319, 329). The blur of 4 in a block of Swift is read as its radius; a t\#
      oken counts twice that."},"medium":{"$value":{"color":"{runner.color.shadowMedium}","offse\#
      tX":{"value":0,"unit":"px"},"offsetY":{"value":4,"unit":"px"},"blur":{"value":16,"unit":"p\#
      x"},"spread":{"value":0,"unit":"px"}},"$description":"Modals, focus, active buttons (lines\#
       322, 330)."},"high":{"$value":{"color":"{runner.color.shadowHigh}","offsetX":{"value":0,"\#
      unit":"px"},"offsetY":{"value":8,"unit":"px"},"blur":{"value":32,"unit":"px"},"spread":{"v\#
      alue":0,"unit":"px"}},"$description":"Alerts, critical actions, celebrations (lines 325, 3\#
      31)."}},"duration":{"$type":"duration","quick":{"$value":{"value":200,"unit":"ms"},"$descr\#
      iption":"State changes (line 345)."},"standard":{"$value":{"value":300,"unit":"ms"},"$desc\#
      ription":"Card transitions (line 346)."},"smooth":{"$value":{"value":500,"unit":"ms"},"$de\#
      scription":"Page transitions (line 347)."},"gentle":{"$value":{"value":800,"unit":"ms"},"$\#
      description":"Celebrations (line 348)."}},"animation":{"$type":"transition","natural":{"$v\#
      alue":{"duration":{"value":600,"unit":"ms"},"delay":{"value":0,"unit":"ms"},"timingFunctio\#
      n":[0.42,0,0.58,1]},"$extensions":{"dsmigrate":{"spring":{"response":0.6,"dampingFraction"\#
      :0.8}}},"$description":"What feels organic (line 356)."},"celebration":{"$value":{"duratio\#
      n":{"value":300,"unit":"ms"},"delay":{"value":0,"unit":"ms"},"timingFunction":[0.42,0,0.58\#
      ,1]},"$extensions":{"dsmigrate":{"spring":{"response":0.3,"dampingFraction":0.6}}},"$descr\#
      iption":"Moments of success (line 357)."}}},"color":{"$type":"color","text":{"primary":{"$\#
      value":"{runner.color.charcoal}"},"secondary":{"$value":"{runner.color.sageGreen}"},"onAcc\#
      ent":{"$value":"{runner.color.onForest}"}},"accent":{"primary":{"$value":"{runner.color.fo\#
      restGreen}"},"secondary":{"$value":"{runner.color.sageGreen}"},"tertiary":{"$value":"{runn\#
      er.color.sunriseOrange}"}},"background":{"app":{"$value":"{runner.color.warmBeige}"},"surf\#
      ace":{"$value":"{runner.color.warmBeige}"},"card":{"$value":"{runner.color.warmBeige}"}},"\#
      fill":{"progress":{"$value":"{runner.color.gentleBlue}"}},"feedback":{"success":{"$value":\#
      "{runner.color.success}"},"warning":{"$value":"{runner.color.warning}"},"error":{"$value":\#
      "{runner.color.error}"},"info":{"$value":"{runner.color.info}"}},"shadow":{"default":{"$va\#
      lue":"{runner.color.shadowLow}"},"raised":{"$value":"{runner.color.shadowMedium}"},"promin\#
      ent":{"$value":"{runner.color.shadowHigh}"}}},"text":{"$type":"typography","display":{"$va\#
      lue":"{runner.type.titleLarge}"},"title":{"$value":"{runner.type.titleStandard}"},"title2"\#
      :{"$value":"{runner.type.titleSmall}"},"headline":{"$value":"{runner.type.headline}"},"but\#
      ton":{"$value":"{runner.type.headline}"},"body":{"$value":"{runner.type.body}"},"callout":\#
      {"$value":"{runner.type.callout}"},"subheadline":{"$value":"{runner.type.subheadline}"},"c\#
      aption":{"$value":"{runner.type.caption}"},"caption2":{"$value":"{runner.type.captionSmall\#
      }"}},"icon":{"$type":"typography","standard":{"$value":"{runner.icon.symbol}"}},"radius":{\#
      "$type":"dimension","small":{"$value":"{runner.radius.small}"},"medium":{"$value":"{runner\#
      .radius.medium}"},"large":{"$value":"{runner.radius.large}"},"xlarge":{"$value":"{runner.r\#
      adius.xlarge}"},"card":{"$value":"{runner.radius.medium}"},"button":{"$value":"{runner.rad\#
      ius.medium}"},"bubble":{"$value":"{runner.radius.medium}"},"input":{"$value":"{runner.radi\#
      us.small}"},"badge":{"$value":"{runner.radius.small}"},"sheet":{"$value":"{runner.radius.l\#
      arge}"}},"spacing":{"$type":"dimension","minimal":{"$value":"{runner.spacing.fine}"},"tigh\#
      t":{"$value":"{runner.spacing.tight}"},"standard":{"$value":"{runner.spacing.normal}"},"se\#
      ction":{"$value":"{runner.spacing.loose}"},"hero":{"$value":"{runner.spacing.spacious}"},"\#
      card":{"$value":"{runner.spacing.cardPadding}"},"screen":{"$value":"{runner.spacing.margin\#
      Standard}"}},"touchTarget":{"$type":"dimension","minimum":{"$value":"{runner.spacing.touch\#
      Target}"}},"shadow":{"$type":"shadow","card":{"$value":"{runner.shadow.low}"},"raised":{"$\#
      value":"{runner.shadow.medium}"},"prominent":{"$value":"{runner.shadow.high}"}},"duration"\#
      :{"$type":"duration","quick":{"$value":"{runner.duration.quick}"},"standard":{"$value":"{r\#
      unner.duration.standard}"},"slow":{"$value":"{runner.duration.smooth}"},"celebration":{"$v\#
      alue":"{runner.duration.gentle}"}},"animation":{"$type":"transition","spring":{"$value":"{\#
      runner.animation.natural}"},"celebration":{"$value":"{runner.animation.celebration}"}}}
      """#)
}
