// Written from mappings/ by RECORD=1 swift test --filter ShippedTextTests. Edit the files there.

extension ShippedSystem {
  static let ritual = ShippedSystem(
    name: "ritual",
    mapping: #"""
      {"$schema":"schema.json","name":"Daily Ritual","tokens":["ritual.tokens.json"],"vocabulary\#
      ":"vocabulary.json","code":{"color":{"Color":"DesignSystem.Colors.{name}","UIColor":"UICol\#
      or(DesignSystem.Colors.{name})","CGColor":"UIColor(DesignSystem.Colors.{name}).cgColor"},"\#
      font":{"Font":"DesignSystem.Typography.{name}"},"radius":{"CGFloat":"DesignSystem.CornerRa\#
      dius.{name}"},"spacing":{"CGFloat":"DesignSystem.Spacing.{name}"},"lineSpacing":{"CGFloat"\#
      :"DesignSystem.Spacing.{name}"},"touchTarget":{"CGFloat":"DesignSystem.Spacing.{name}"},"t\#
      okens":{"ritual.color.accentOnSurface":{"Color":"DesignSystem.Colors.accentOnSurface(for: \#
      colorScheme)","UIColor":"UIColor(DesignSystem.Colors.accentOnSurface(for: colorScheme))","\#
      CGColor":"UIColor(DesignSystem.Colors.accentOnSurface(for: colorScheme)).cgColor","require\#
      s":"colorScheme"}}},"roles":{"ritual.color.eliteGold":["tint","fill","icon","text","backgr\#
      ound","border"],"ritual.color.championBlue":["tint","fill","icon","text","background","bor\#
      der"],"ritual.color.morningAccent":["tint","fill","icon","text","background","border"],"ri\#
      tual.color.accentOnSurface":["text","icon","tint"],"ritual.color.alertRed":{"roles":["tint\#
      ","fill","icon","text","background","border"],"means":"feedback","words":["error","failure\#
      ","failed","fail","invalid","destructive","delete","danger"]},"ritual.color.powerGreen*":{\#
      "roles":["tint","fill","icon","text","background","border"],"means":"feedback","words":["s\#
      uccess","succeeded","done","complete","completed","saved","valid"]},"ritual.color.backgrou\#
      nd":["background"],"ritual.color.secondaryBackground":["background"],"ritual.color.cardBac\#
      kground":["background"],"ritual.color.carbonBlack":["background","effect"],"ritual.color.g\#
      raphite":["background"],"ritual.color.primaryText":["text","icon"],"ritual.color.secondary\#
      Text":["text","icon"],"ritual.color.tertiaryText":["text","icon"],"ritual.color.invertedTe\#
      xt":["onAccent"],"ritual.color.border":["border"],"ritual.color.divider":["border","fill"]\#
      ,"ritual.font.*":["text"],"ritual.spacing.cardPadding":["card"],"ritual.radius.card":["car\#
      d"],"ritual.radius.button":["button"],"ritual.radius.input":["input"],"ritual.radius.badge\#
      ":["badge"],"ritual.radius.sheet":["sheet"]},"prefer":["radius.medium","color.background.c\#
      ard","color.background.surface","spacing.wide","ritual.spacing.elementSpacing"],"systemCol\#
      ors":"ios18","definitions":["DesignSystem"],"hexInitializers":[{"call":"Color(hex:)","eigh\#
      tDigits":"RRGGBBAA"},{"call":"Color.hex(_:)","eightDigits":"RRGGBBAA"}],"assertions":{"con\#
      trastClaims":[{"foreground":"ritual.color.championBlue","background":"#FFFFFF","ratio":4.5\#
      ,"says":"champion blue or a darker gold meets 4.5:1 on light surfaces (line 28)"},{"foregr\#
      ound":"ritual.color.championBlue","background":"ritual.color.background","ratio":4.5,"says\#
      ":"champion blue or a darker gold meets 4.5:1 on light surfaces (line 28)"},{"foreground":\#
      "ritual.color.eliteGold","background":"#FFFFFF","ratio":4.5,"says":"champion blue or a dar\#
      ker gold meets 4.5:1 on light surfaces (line 28)"}]}}
      """#,
    tokens: #"""
      {"$schema":"https://www.designtokens.org/schemas/2025.10/format.json","$description":"Dail\#
      y Ritual: its own tokens under ritual, the shared vocabulary as aliases. The document name\#
      s them; where it gives no value, the value is the app's own and the description says so.",\#
      "ritual":{"color":{"$type":"color","$description":"Elite gold and champion blue on warm pa\#
      per; near-black in the dark.","eliteGold":{"$value":{"colorSpace":"srgb","components":[0.7\#
      8,0.7,0.55],"hex":"#c7b38c"},"$description":"The accent of main actions: elite gold. On li\#
      ght surfaces accentOnSurface is the legible one. The document gives no value; this is the \#
      app's own."},"championBlue":{"$value":{"colorSpace":"srgb","components":[0.41,0.5,0.63],"h\#
      ex":"#6980a1"},"$description":"The second accent: champion blue. The document gives no val\#
      ue; this is the app's own."},"alertRed":{"$value":{"colorSpace":"srgb","components":[0.721\#
      57,0.36078,0.36078],"hex":"#b85c5c"},"$description":"Errors and destructive actions. The d\#
      ocument gives no value; this is the app's own."},"powerGreen":{"$value":{"colorSpace":"srg\#
      b","components":[0.36863,0.58039,0.38039],"hex":"#5e9461"},"$description":"Success. The do\#
      cument gives no value; this is the app's own."},"powerGreenLight":{"$value":{"colorSpace":\#
      "srgb","components":[0.41961,0.63137,0.43137],"hex":"#6ba16e"},"$description":"Success on \#
      light surfaces. The document gives no value; this is the app's own."},"background":{"$valu\#
      e":{"colorSpace":"srgb","components":[0.96078,0.94902,0.92941],"hex":"#f5f2ed"},"$descript\#
      ion":"The background of screens. The document gives no value; this is the app's own.","$ex\#
      tensions":{"mode":{"dark":{"colorSpace":"srgb","components":[0.04706,0.04706,0.04314],"hex\#
      ":"#0c0c0b"}}}},"secondaryBackground":{"$value":{"colorSpace":"srgb","components":[0.98039\#
      ,0.96863,0.96078],"hex":"#faf7f5"},"$description":"Panels on the background. The document \#
      gives no value; this is the app's own.","$extensions":{"mode":{"dark":{"colorSpace":"srgb"\#
      ,"components":[0.07843,0.07843,0.07059],"hex":"#141412"}}}},"cardBackground":{"$value":{"c\#
      olorSpace":"srgb","components":[0.94118,0.92941,0.90196],"hex":"#f0ede6"},"$description":"\#
      Cards. The document gives no value; this is the app's own.","$extensions":{"mode":{"dark":\#
      {"colorSpace":"srgb","components":[0.07059,0.07059,0.05882],"hex":"#12120f"}}}},"primaryTe\#
      xt":{"$value":{"colorSpace":"srgb","components":[0.10196,0.1098,0.12157],"hex":"#1a1c1f"},\#
      "$description":"Titles and text. The document gives no value; this is the app's own.","$ex\#
      tensions":{"mode":{"dark":{"colorSpace":"srgb","components":[1,1,1],"hex":"#ffffff"}}}},"s\#
      econdaryText":{"$value":{"colorSpace":"srgb","components":[0.2,0.23137,0.25098],"hex":"#33\#
      3b40"},"$description":"Supporting text and placeholders. The document gives no value; this\#
       is the app's own.","$extensions":{"mode":{"dark":{"colorSpace":"srgb","components":[0.721\#
      57,0.74118,0.78039],"hex":"#b8bdc7"}}}},"tertiaryText":{"$value":{"colorSpace":"srgb","com\#
      ponents":[0.34902,0.38039,0.41961],"hex":"#59616b"},"$description":"Text that may recede. \#
      The document gives no value; this is the app's own.","$extensions":{"mode":{"dark":{"color\#
      Space":"srgb","components":[0.51765,0.54902,0.6],"hex":"#848c99"}}}},"invertedText":{"$val\#
      ue":{"colorSpace":"srgb","components":[1,1,1],"hex":"#ffffff"},"$description":"Text and ic\#
      ons on an accent. The document gives no value; this is the app's own.","$extensions":{"mod\#
      e":{"dark":{"colorSpace":"srgb","components":[0.03922,0.03922,0.05098],"hex":"#0a0a0d"}}}}\#
      ,"carbonBlack":{"$value":{"colorSpace":"srgb","components":[0.98039,0.96863,0.96078],"hex"\#
      :"#faf7f5"},"$description":"Overlay panels. The document gives no value; this is the app's\#
       own.","$extensions":{"mode":{"dark":{"colorSpace":"srgb","components":[0.10196,0.10196,0.\#
      0902],"hex":"#1a1a17"}}}},"graphite":{"$value":{"colorSpace":"srgb","components":[0.94118,\#
      0.92941,0.90196],"hex":"#f0ede6"},"$description":"Sheets. The document gives no value; thi\#
      s is the app's own.","$extensions":{"mode":{"dark":{"colorSpace":"srgb","components":[0.18\#
      039,0.18039,0.16078],"hex":"#2e2e29"}}}},"morningAccent":{"$value":{"colorSpace":"srgb","c\#
      omponents":[0.8,0.47843,0.25882],"hex":"#cc7a42"},"$description":"The accent of the mornin\#
      g ritual. The document gives no value; this is the app's own."},"accentOnSurface":{"$value\#
      ":{"colorSpace":"srgb","components":[0.48627,0.41176,0.27059],"hex":"#7c6945"},"$descripti\#
      on":"The accent for text and icons on a surface. The document asks for a darker gold that \#
      reaches 4.5:1 on light surfaces and gives no value: this is elite gold at the same hue and\#
       chroma, darkened until it does so on the background and on cards. Dark: elite gold.","$ex\#
      tensions":{"mode":{"dark":{"colorSpace":"srgb","components":[0.78039,0.70196,0.54902],"hex\#
      ":"#c7b38c"}}}},"border":{"$value":{"colorSpace":"srgb","components":[0.55686,0.55686,0.57\#
      647],"alpha":0.3,"hex":"#8e8e93"},"$description":"Outlines of fields and cards: system gra\#
      y at 0.30, white at 0.16 in the dark. The document gives no value; this is the app's own."\#
      ,"$extensions":{"mode":{"dark":{"colorSpace":"srgb","components":[1,1,1],"alpha":0.16,"hex\#
      ":"#ffffff"}}}},"divider":{"$value":{"colorSpace":"srgb","components":[0.55686,0.55686,0.5\#
      7647],"alpha":0.2,"hex":"#8e8e93"},"$description":"Lines between rows: system gray at 0.20\#
      , white at 0.12 in the dark. The document gives no value; this is the app's own.","$extens\#
      ions":{"mode":{"dark":{"colorSpace":"srgb","components":[1,1,1],"alpha":0.12,"hex":"#fffff\#
      f"}}}}},"font":{"$type":"typography","$description":"Instrument Sans for the interface, Cr\#
      imson Pro for quotations; each follows a text style. The document names the roles and give\#
      s no sizes: these are the app's own. The document gives no letter spacing and no line heig\#
      ht: 0 and 1.2 are used instead.","displayLarge":{"$value":{"fontFamily":"Instrument Sans",\#
      "fontSize":{"value":34,"unit":"px"},"fontWeight":700,"letterSpacing":{"value":0,"unit":"px\#
      "},"lineHeight":1.2},"$description":"Welcome screens.","$extensions":{"dsmigrate":{"textSt\#
      yle":"largeTitle"}}},"displayMedium":{"$value":{"fontFamily":"Instrument Sans","fontSize":\#
      {"value":28,"unit":"px"},"fontWeight":700,"letterSpacing":{"value":0,"unit":"px"},"lineHei\#
      ght":1.2},"$description":"Screen titles.","$extensions":{"dsmigrate":{"textStyle":"title"}\#
      }},"displaySmall":{"$value":{"fontFamily":"Instrument Sans","fontSize":{"value":22,"unit":\#
      "px"},"fontWeight":700,"letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.2},"$descrip\#
      tion":"Section titles.","$extensions":{"dsmigrate":{"textStyle":"title2"}}},"headlineLarge\#
      ":{"$value":{"fontFamily":"Instrument Sans","fontSize":{"value":20,"unit":"px"},"fontWeigh\#
      t":700,"letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.2},"$description":"Large hea\#
      dlines.","$extensions":{"dsmigrate":{"textStyle":"title3"}}},"headlineMedium":{"$value":{"\#
      fontFamily":"Instrument Sans","fontSize":{"value":18,"unit":"px"},"fontWeight":700,"letter\#
      Spacing":{"value":0,"unit":"px"},"lineHeight":1.2},"$description":"Card headlines.","$exte\#
      nsions":{"dsmigrate":{"textStyle":"headline"}}},"headlineSmall":{"$value":{"fontFamily":"I\#
      nstrument Sans","fontSize":{"value":16,"unit":"px"},"fontWeight":600,"letterSpacing":{"val\#
      ue":0,"unit":"px"},"lineHeight":1.2},"$description":"Row headlines.","$extensions":{"dsmig\#
      rate":{"textStyle":"headline"}}},"bodyLarge":{"$value":{"fontFamily":"Instrument Sans","fo\#
      ntSize":{"value":17,"unit":"px"},"fontWeight":500,"letterSpacing":{"value":0,"unit":"px"},\#
      "lineHeight":1.2},"$description":"Running text.","$extensions":{"dsmigrate":{"textStyle":"\#
      body"}}},"bodyMedium":{"$value":{"fontFamily":"Instrument Sans","fontSize":{"value":15,"un\#
      it":"px"},"fontWeight":500,"letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.2},"$des\#
      cription":"Text beside the main text.","$extensions":{"dsmigrate":{"textStyle":"callout"}}\#
      },"bodySmall":{"$value":{"fontFamily":"Instrument Sans","fontSize":{"value":13,"unit":"px"\#
      },"fontWeight":500,"letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.2},"$description\#
      ":"Text under a title.","$extensions":{"dsmigrate":{"textStyle":"subheadline"}}},"quoteTex\#
      t":{"$value":{"fontFamily":"Crimson Pro","fontSize":{"value":18,"unit":"px"},"fontWeight":\#
      400,"letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.2},"$description":"The quotatio\#
      n of the day.","$extensions":{"dsmigrate":{"textStyle":"body","italic":true}}},"quoteAttri\#
      bution":{"$value":{"fontFamily":"Crimson Pro","fontSize":{"value":14,"unit":"px"},"fontWei\#
      ght":400,"letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.2},"$description":"Who sai\#
      d it.","$extensions":{"dsmigrate":{"textStyle":"caption","italic":true}}},"affirmationText\#
      ":{"$value":{"fontFamily":"Crimson Pro","fontSize":{"value":16,"unit":"px"},"fontWeight":4\#
      00,"letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.2},"$description":"Affirmations.\#
      ","$extensions":{"dsmigrate":{"textStyle":"body","italic":true}}},"journalTitle":{"$value"\#
      :{"fontFamily":"Instrument Sans","fontSize":{"value":20,"unit":"px"},"fontWeight":600,"let\#
      terSpacing":{"value":0,"unit":"px"},"lineHeight":1.2},"$description":"The title of a journ\#
      al entry.","$extensions":{"dsmigrate":{"textStyle":"title3"}}},"journalPrompt":{"$value":{\#
      "fontFamily":"Instrument Sans","fontSize":{"value":15,"unit":"px"},"fontWeight":400,"lette\#
      rSpacing":{"value":0,"unit":"px"},"lineHeight":1.2},"$description":"The question above an \#
      entry.","$extensions":{"dsmigrate":{"textStyle":"body"}}},"journalText":{"$value":{"fontFa\#
      mily":"Instrument Sans","fontSize":{"value":16,"unit":"px"},"fontWeight":400,"letterSpacin\#
      g":{"value":0,"unit":"px"},"lineHeight":1.2},"$description":"A journal entry.","$extension\#
      s":{"dsmigrate":{"textStyle":"body"}}},"buttonLarge":{"$value":{"fontFamily":"Instrument S\#
      ans","fontSize":{"value":17,"unit":"px"},"fontWeight":700,"letterSpacing":{"value":0,"unit\#
      ":"px"},"lineHeight":1.2},"$description":"Labels of main buttons.","$extensions":{"dsmigra\#
      te":{"textStyle":"headline"}}},"buttonMedium":{"$value":{"fontFamily":"Instrument Sans","f\#
      ontSize":{"value":15,"unit":"px"},"fontWeight":600,"letterSpacing":{"value":0,"unit":"px"}\#
      ,"lineHeight":1.2},"$description":"Labels of buttons.","$extensions":{"dsmigrate":{"textSt\#
      yle":"body"}}},"buttonSmall":{"$value":{"fontFamily":"Instrument Sans","fontSize":{"value"\#
      :13,"unit":"px"},"fontWeight":600,"letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.2\#
      },"$description":"Labels of small buttons.","$extensions":{"dsmigrate":{"textStyle":"subhe\#
      adline"}}},"caption":{"$value":{"fontFamily":"Instrument Sans","fontSize":{"value":12,"uni\#
      t":"px"},"fontWeight":500,"letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.2},"$desc\#
      ription":"Captions.","$extensions":{"dsmigrate":{"textStyle":"caption"}}},"metadata":{"$va\#
      lue":{"fontFamily":"Instrument Sans","fontSize":{"value":11,"unit":"px"},"fontWeight":500,\#
      "letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.2},"$description":"Dates and counts\#
      .","$extensions":{"dsmigrate":{"textStyle":"caption2"}}}},"radius":{"$type":"dimension","$\#
      description":"One value, many names on purpose: 4 points are medium, card, button, input a\#
      nd badge. The document gives no values; these are the app's own.","small":{"$value":{"valu\#
      e":2,"unit":"px"},"$description":"The smallest rounding."},"medium":{"$value":{"value":4,"\#
      unit":"px"},"$description":"The standard rounding."},"large":{"$value":{"value":6,"unit":"\#
      px"},"$description":"Large parts."},"extraLarge":{"$value":{"value":8,"unit":"px"},"$descr\#
      iption":"The largest parts."},"sheet":{"$value":{"value":12,"unit":"px"},"$description":"S\#
      heets."},"card":{"$value":{"value":4,"unit":"px"},"$description":"Cards."},"button":{"$val\#
      ue":{"value":4,"unit":"px"},"$description":"Buttons."},"input":{"$value":{"value":4,"unit"\#
      :"px"},"$description":"Text fields and editors."},"badge":{"$value":{"value":4,"unit":"px"\#
      },"$description":"Badges."}},"spacing":{"$type":"dimension","$description":"The document g\#
      ives minTouchTarget; the others are the app's own.","xs":{"$value":{"value":4,"unit":"px"}\#
      ,"$description":"Minimal gap."},"sm":{"$value":{"value":8,"unit":"px"},"$description":"Tig\#
      ht gap."},"md":{"$value":{"value":16,"unit":"px"},"$description":"Standard gap."},"lg":{"$\#
      value":{"value":24,"unit":"px"},"$description":"Large gap."},"xl":{"$value":{"value":32,"u\#
      nit":"px"},"$description":"Between groups."},"xxl":{"$value":{"value":48,"unit":"px"},"$de\#
      scription":"Between parts of a screen."},"xxxl":{"$value":{"value":64,"unit":"px"},"$descr\#
      iption":"Around a hero."},"cardPadding":{"$value":{"value":20,"unit":"px"},"$description":\#
      "Inside cards."},"sectionSpacing":{"$value":{"value":32,"unit":"px"},"$description":"Betwe\#
      en sections."},"elementSpacing":{"$value":{"value":20,"unit":"px"},"$description":"Between\#
       elements."},"compactSpacing":{"$value":{"value":12,"unit":"px"},"$description":"Between e\#
      lements of compact lists."},"minTouchTarget":{"$value":{"value":44,"unit":"px"},"$descript\#
      ion":"The minimum height of a tap target; the document's 44 points."}},"lineSpacing":{"$ty\#
      pe":"dimension","$description":"Points between lines, as the document gives them.","lineSp\#
      acingTight":{"$value":{"value":2,"unit":"px"},"$description":"Tight."},"lineSpacingNormal"\#
      :{"$value":{"value":4,"unit":"px"},"$description":"Normal."},"lineSpacingRelaxed":{"$value\#
      ":{"value":6,"unit":"px"},"$description":"Relaxed."}}},"color":{"$type":"color","text":{"p\#
      rimary":{"$value":"{ritual.color.primaryText}"},"secondary":{"$value":"{ritual.color.secon\#
      daryText}"},"tertiary":{"$value":"{ritual.color.tertiaryText}"},"placeholder":{"$value":"{\#
      ritual.color.secondaryText}"},"onAccent":{"$value":"{ritual.color.invertedText}"}},"accent\#
      ":{"primary":{"$value":"{ritual.color.eliteGold}"},"secondary":{"$value":"{ritual.color.ch\#
      ampionBlue}"},"tertiary":{"$value":"{ritual.color.morningAccent}"}},"background":{"app":{"\#
      $value":"{ritual.color.background}"},"surface":{"$value":"{ritual.color.secondaryBackgroun\#
      d}"},"card":{"$value":"{ritual.color.cardBackground}"},"elevated":{"$value":"{ritual.color\#
      .graphite}"}},"border":{"default":{"$value":"{ritual.color.border}"},"divider":{"$value":"\#
      {ritual.color.divider}"}},"feedback":{"success":{"$value":"{ritual.color.powerGreen}"},"er\#
      ror":{"$value":"{ritual.color.alertRed}"}}},"radius":{"$type":"dimension","small":{"$value\#
      ":"{ritual.radius.small}"},"medium":{"$value":"{ritual.radius.medium}"},"large":{"$value":\#
      "{ritual.radius.large}"},"xlarge":{"$value":"{ritual.radius.extraLarge}"},"card":{"$value"\#
      :"{ritual.radius.card}"},"button":{"$value":"{ritual.radius.button}"},"input":{"$value":"{\#
      ritual.radius.input}"},"badge":{"$value":"{ritual.radius.badge}"},"sheet":{"$value":"{ritu\#
      al.radius.sheet}"}},"text":{"$type":"typography","display":{"$value":"{ritual.font.display\#
      Large}"},"title":{"$value":"{ritual.font.displayMedium}"},"title2":{"$value":"{ritual.font\#
      .displaySmall}"},"title3":{"$value":"{ritual.font.headlineLarge}"},"headline":{"$value":"{\#
      ritual.font.headlineMedium}"},"body":{"$value":"{ritual.font.bodyLarge}"},"callout":{"$val\#
      ue":"{ritual.font.bodyMedium}"},"subheadline":{"$value":"{ritual.font.bodySmall}"},"captio\#
      n":{"$value":"{ritual.font.caption}"},"caption2":{"$value":"{ritual.font.metadata}"},"butt\#
      on":{"$value":"{ritual.font.buttonLarge}"},"reading":{"$value":"{ritual.font.journalText}"\#
      },"readingTitle":{"$value":"{ritual.font.journalTitle}"},"quote":{"$value":"{ritual.font.q\#
      uoteText}"}},"spacing":{"$type":"dimension","minimal":{"$value":"{ritual.spacing.xs}"},"ti\#
      ght":{"$value":"{ritual.spacing.sm}"},"standard":{"$value":"{ritual.spacing.md}"},"section\#
      ":{"$value":"{ritual.spacing.sectionSpacing}"},"wide":{"$value":"{ritual.spacing.xl}"},"he\#
      ro":{"$value":"{ritual.spacing.xxxl}"},"card":{"$value":"{ritual.spacing.cardPadding}"}},"\#
      lineSpacing":{"$type":"dimension","tight":{"$value":"{ritual.lineSpacing.lineSpacingTight}\#
      "},"standard":{"$value":"{ritual.lineSpacing.lineSpacingNormal}"},"relaxed":{"$value":"{ri\#
      tual.lineSpacing.lineSpacingRelaxed}"}},"touchTarget":{"$type":"dimension","minimum":{"$va\#
      lue":"{ritual.spacing.minTouchTarget}"}}}
      """#)
}
