// Written from mappings/ by RECORD=1 swift test --filter ShippedTextTests. Edit the files there.

extension ShippedSystem {
  static let story = ShippedSystem(
    name: "story",
    mapping: #"""
      {"$schema":"schema.json","name":"Story","tokens":["story.tokens.json"],"vocabulary":"vocab\#
      ulary.json","code":{"color":{"Color":"Color.{name}","UIColor":"UIColor(Color.{name})","CGC\#
      olor":"UIColor(Color.{name}).cgColor"},"font":{"Font":"Font.{name}","UIFont":"UIFont.{name\#
      }"},"radius":{"CGFloat":"CornerRadius.{name}"},"spacing":{"CGFloat":"Spacing.{name}"},"sha\#
      dow":{"ViewModifier":"shadow(color: Color.cardShadow, radius: CardShadow.radius, y: CardSh\#
      adow.y)"},"duration":{"Double":"AnimationDuration.{name}"},"animation":{"Animation":"Anima\#
      tion.{name}"},"borderWidth":{"CGFloat":"BorderWidth.{name}"},"tokens":{"story.container.*"\#
      :{"CGFloat":"ContainerSize.{name}"},"story.curve.*":{"Animation":"AnimationCurve.{name}"},\#
      "story.color.magicalTint":{"Color":"Color.magicalPrimary.opacity(0.1)","UIColor":"UIColor(\#
      Color.magicalPrimary.opacity(0.1))","CGColor":"UIColor(Color.magicalPrimary.opacity(0.1)).\#
      cgColor"},"story.themeLight.*":{"Color":"ThemeColors.light.{name}","UIColor":"UIColor(Them\#
      eColors.light.{name})","CGColor":"UIColor(ThemeColors.light.{name}).cgColor"},"story.theme\#
      Dark.*":{"Color":"ThemeColors.dark.{name}","UIColor":"UIColor(ThemeColors.dark.{name})","C\#
      GColor":"UIColor(ThemeColors.dark.{name}).cgColor"},"story.theme.*":{"Color":"ThemeColors.\#
      current(colorScheme).{name}","UIColor":"UIColor(ThemeColors.current(colorScheme).{name})",\#
      "CGColor":"UIColor(ThemeColors.current(colorScheme).{name}).cgColor","requires":"colorSche\#
      me"}}},"roles":{"story.color.calmBlue":["tint","fill","icon","text","background","border"]\#
      ,"story.color.gentleGreen":["tint","fill","icon","background","border"],"story.color.softG\#
      old":["tint","fill","icon","background","border"],"story.color.magicPurple":["tint","fill"\#
      ,"icon","text","background","border","effect"],"story.color.skyBlue":["tint","fill","icon"\#
      ,"background","border","effect"],"story.color.fairyPink":["tint","fill","icon","background\#
      ","border","effect"],"story.color.sparkleWhite":["onAccent"],"story.theme.background":["ba\#
      ckground"],"story.theme.surface":["background"],"story.theme.text":["text","icon"],"story.\#
      theme.softText":["text","icon"],"story.themeLight.**":[],"story.themeDark.**":[],"story.ty\#
      pe.*":["text"],"story.animation.pageTransition":[],"story.borderWidth.card":["card"],"stor\#
      y.container.cardPadding":["card"],"story.container.modalPadding":["sheet"]},"prefer":["col\#
      or.background.surface","color.text.primary","story.spacing.*"],"systemColors":"ios18","def\#
      initions":["ThemeColors","ColorTheme","TextStyles","CornerRadius","Spacing","BorderWidth",\#
      "ContainerSize","CardShadow","AnimationDuration","AnimationCurve"],"hexInitializers":[{"ca\#
      ll":"Color(hex:)","eightDigits":"AARRGGBB"}],"deprecatedNames":{"UITheme.Colors.primary":"\#
      color.accent.primary","UITheme.Colors.textPrimary":"color.text.primary","UITheme.Colors.te\#
      xtSecondary":"color.text.secondary","UITheme.Typography.headingSmall":"text.button"},"asse\#
      rtions":{"textScales":true}}
      """#,
    tokens: #"""
      {"$schema":"https://www.designtokens.org/schemas/2025.10/format.json","$description":"Magi\#
      cal Stories, modern calm with magical accents. Line numbers are those of its design docume\#
      nt.","story":{"color":{"$type":"color","magicalPrimary":{"$value":{"colorSpace":"srgb","co\#
      mponents":[0.4823529411764706,0.3803921568627451,1],"hex":"#7b61ff"},"$description":"Brand\#
      . Primary buttons, labels of secondary buttons. Asset MagicalPrimary; the document gives t\#
      he value in a comment (line 8)."},"magicalSecondary":{"$value":{"colorSpace":"srgb","compo\#
      nents":[1,0.7058823529411765,0.2627450980392157],"hex":"#ffb443"},"$description":"Brand. A\#
      sset MagicalSecondary; the document gives the value in a comment (line 9)."},"magicalAccen\#
      t":{"$value":{"colorSpace":"srgb","components":[1,0.3803921568627451,0.4823529411764706],"\#
      hex":"#ff617b"},"$description":"Brand. The footer tip. Asset MagicalAccent; the document g\#
      ives the value in a comment (line 10)."},"calmBlue":{"$value":{"colorSpace":"srgb","compon\#
      ents":[0.30980392156862746,0.5490196078431373,1],"hex":"#4f8cff"},"$description":"Modern C\#
      alm (line 12). The document has no dark value."},"gentleGreen":{"$value":{"colorSpace":"sr\#
      gb","components":[0.42745098039215684,0.8392156862745098,0.6549019607843137],"hex":"#6dd6a\#
      7"},"$description":"Modern Calm (line 13). The document has no dark value."},"softGold":{"\#
      $value":{"colorSpace":"srgb","components":[1,0.8470588235294118,0.4196078431372549],"hex":\#
      "#ffd86b"},"$description":"Modern Calm (line 14). The document has no dark value."},"deepN\#
      avy":{"$value":{"colorSpace":"srgb","components":[0.13333333333333333,0.16862745098039217,\#
      0.27058823529411763],"hex":"#222b45"},"$description":"Headers and section headers (lines 1\#
      5, 530). The document has no dark value."},"coolGray":{"$value":{"colorSpace":"srgb","comp\#
      onents":[0.4196078431372549,0.4470588235294118,0.5019607843137255],"hex":"#6b7280"},"$desc\#
      ription":"Subheadings (lines 16, 533). The document has no dark value."},"surface":{"$valu\#
      e":{"colorSpace":"srgb","components":[1,1,1],"hex":"#ffffff"},"$description":"Surfaces; th\#
      e home screen's action card (lines 17, 592). The document has no dark value."},"background\#
      ":{"$value":{"colorSpace":"srgb","components":[0.9686274509803922,0.9764705882352941,0.984\#
      313725490196],"hex":"#f7f9fb"},"$description":"App background (lines 18, 527). The documen\#
      t has no dark value."},"border":{"$value":{"colorSpace":"srgb","components":[0.89019607843\#
      13725,0.9098039215686274,0.9372549019607843],"hex":"#e3e8ef"},"$description":"Card borders\#
       (lines 19, 597). The document has no dark value."},"magicPurple":{"$value":{"colorSpace":\#
      "srgb","components":[0.6352941176470588,0.34901960784313724,1],"hex":"#a259ff"},"$descript\#
      ion":"Playful accent for reading (line 21)."},"skyBlue":{"$value":{"colorSpace":"srgb","co\#
      mponents":[0.2196078431372549,0.7411764705882353,0.9725490196078431],"hex":"#38bdf8"},"$de\#
      scription":"Playful accent for reading (line 22)."},"fairyPink":{"$value":{"colorSpace":"s\#
      rgb","components":[1,0.49411764705882355,0.7254901960784313],"hex":"#ff7eb9"},"$descriptio\#
      n":"Playful accent for reading (line 23)."},"sparkleWhite":{"$value":{"colorSpace":"srgb",\#
      "components":[1,1,1],"hex":"#ffffff"},"$description":"Playful white (line 24). Labels and \#
      icons on accents, where the document writes .white (lines 150, 575)."},"success":{"$value"\#
      :{"colorSpace":"srgb","components":[0.2980392156862745,0.6862745098039216,0.31372549019607\#
      84],"hex":"#4caf50"},"$description":"Asset Success; the document gives the value in a comm\#
      ent (line 55)."},"warning":{"$value":{"colorSpace":"srgb","components":[1,0.59607843137254\#
      9,0],"hex":"#ff9800"},"$description":"Asset Warning; the document gives the value in a com\#
      ment (line 56)."},"error":{"$value":{"colorSpace":"srgb","components":[0.9568627450980393,\#
      0.2627450980392157,0.21176470588235294],"hex":"#f44336"},"$description":"Asset Error; the \#
      document gives the value in a comment (line 57)."},"info":{"$value":{"colorSpace":"srgb","\#
      components":[0.12941176470588237,0.5882352941176471,0.9529411764705882],"hex":"#2196f3"},"\#
      $description":"Asset Info; the document gives the value in a comment (line 58)."},"magical\#
      Tint":{"$value":{"colorSpace":"srgb","components":[0.4823529411764706,0.3803921568627451,1\#
      ],"alpha":0.1,"hex":"#7b61ff"},"$description":"Backgrounds of secondary buttons. Implied: \#
      magicalPrimary at 0.1 (line 173)."},"cardShadow":{"$value":{"colorSpace":"srgb","component\#
      s":[0,0,0],"alpha":0.05,"hex":"#000000"},"$description":"Shadow under cards. Implied: blac\#
      k at 0.05 (lines 208, 319, 594); #0000000D in the handoff notes is the same (line 679)."}}\#
      ,"themeLight":{"$type":"color","background":{"$value":{"colorSpace":"srgb","components":[1\#
      ,1,1],"hex":"#ffffff"},"$description":"ThemeColors.light (line 30)."},"surface":{"$value":\#
      {"colorSpace":"srgb","components":[0.9764705882352941,0.9764705882352941,0.976470588235294\#
      1],"hex":"#f9f9f9"},"$description":"ThemeColors.light (line 31); cards of stories, in ever\#
      y scheme (lines 206, 317)."},"text":{"$value":{"colorSpace":"srgb","components":[0.1019607\#
      8431372549,0.10196078431372549,0.10196078431372549],"hex":"#1a1a1a"},"$description":"Theme\#
      Colors.light (line 32)."},"softText":{"$value":{"colorSpace":"srgb","components":[0.419607\#
      8431372549,0.4196078431372549,0.4196078431372549],"hex":"#6b6b6b"},"$description":"ThemeCo\#
      lors.light (line 33)."}},"themeDark":{"$type":"color","background":{"$value":{"colorSpace"\#
      :"srgb","components":[0.10196078431372549,0.10196078431372549,0.10196078431372549],"hex":"\#
      #1a1a1a"},"$description":"ThemeColors.dark (line 37)."},"surface":{"$value":{"colorSpace":\#
      "srgb","components":[0.17254901960784313,0.17254901960784313,0.17254901960784313],"hex":"#\#
      2c2c2c"},"$description":"ThemeColors.dark (line 38)."},"text":{"$value":{"colorSpace":"srg\#
      b","components":[1,1,1],"hex":"#ffffff"},"$description":"ThemeColors.dark (line 39)."},"so\#
      ftText":{"$value":{"colorSpace":"srgb","components":[0.7058823529411765,0.7058823529411765\#
      ,0.7058823529411765],"hex":"#b4b4b4"},"$description":"ThemeColors.dark (line 40)."}},"them\#
      e":{"$type":"color","background":{"$value":{"colorSpace":"srgb","components":[1,1,1],"hex"\#
      :"#ffffff"},"$description":"ThemeColors.light and ThemeColors.dark as one color that follo\#
      ws the color scheme. Implied: the document gives the pair and no accessor.","$extensions":\#
      {"mode":{"dark":{"colorSpace":"srgb","components":[0.10196078431372549,0.10196078431372549\#
      ,0.10196078431372549],"hex":"#1a1a1a"}}}},"surface":{"$value":{"colorSpace":"srgb","compon\#
      ents":[0.9764705882352941,0.9764705882352941,0.9764705882352941],"hex":"#f9f9f9"},"$descri\#
      ption":"ThemeColors.light and ThemeColors.dark as one color that follows the color scheme.\#
       Implied: the document gives the pair and no accessor.","$extensions":{"mode":{"dark":{"co\#
      lorSpace":"srgb","components":[0.17254901960784313,0.17254901960784313,0.17254901960784313\#
      ],"hex":"#2c2c2c"}}}},"text":{"$value":{"colorSpace":"srgb","components":[0.10196078431372\#
      549,0.10196078431372549,0.10196078431372549],"hex":"#1a1a1a"},"$description":"ThemeColors.\#
      light and ThemeColors.dark as one color that follows the color scheme. Implied: the docume\#
      nt gives the pair and no accessor.","$extensions":{"mode":{"dark":{"colorSpace":"srgb","co\#
      mponents":[1,1,1],"hex":"#ffffff"}}}},"softText":{"$value":{"colorSpace":"srgb","component\#
      s":[0.4196078431372549,0.4196078431372549,0.4196078431372549],"hex":"#6b6b6b"},"$descripti\#
      on":"ThemeColors.light and ThemeColors.dark as one color that follows the color scheme. Im\#
      plied: the document gives the pair and no accessor.","$extensions":{"mode":{"dark":{"color\#
      Space":"srgb","components":[0.7058823529411765,0.7058823529411765,0.7058823529411765],"hex\#
      ":"#b4b4b4"}}}}},"type":{"$type":"typography","displayLarge":{"$value":{"fontFamily":"syst\#
      em","fontSize":{"value":34,"unit":"px"},"fontWeight":700,"letterSpacing":{"value":0,"unit"\#
      :"px"},"lineHeight":1.2},"$description":"Modern Calm (line 68).","$extensions":{"dsmigrate\#
      ":{"design":"rounded"}}},"displayMedium":{"$value":{"fontFamily":"system","fontSize":{"val\#
      ue":28,"unit":"px"},"fontWeight":700,"letterSpacing":{"value":0,"unit":"px"},"lineHeight":\#
      1.2},"$description":"Titles, the greeting (lines 69, 530).","$extensions":{"dsmigrate":{"d\#
      esign":"rounded"}}},"headingLarge":{"$value":{"fontFamily":"system","fontSize":{"value":22\#
      ,"unit":"px"},"fontWeight":600,"letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.2},"\#
      $description":"Modern Calm (line 70).","$extensions":{"dsmigrate":{"design":"rounded"}}},"\#
      headingMedium":{"$value":{"fontFamily":"system","fontSize":{"value":20,"unit":"px"},"fontW\#
      eight":600,"letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.2},"$description":"Secti\#
      on headers (lines 71, 540).","$extensions":{"dsmigrate":{"design":"rounded"}}},"headingSma\#
      ll":{"$value":{"fontFamily":"system","fontSize":{"value":18,"unit":"px"},"fontWeight":600,\#
      "letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.2},"$description":"Labels of button\#
      s. The document uses it two times and never defines it (lines 149, 169); the value is the \#
      one in the app's own theme.","$extensions":{"dsmigrate":{"design":"rounded"}}},"bodyLarge"\#
      :{"$value":{"fontFamily":"system","fontSize":{"value":17,"unit":"px"},"fontWeight":400,"le\#
      tterSpacing":{"value":0,"unit":"px"},"lineHeight":1.2},"$description":"Text of inputs (lin\#
      e 72).","$extensions":{"dsmigrate":{"design":"rounded"}}},"bodyMedium":{"$value":{"fontFam\#
      ily":"system","fontSize":{"value":15,"unit":"px"},"fontWeight":400,"letterSpacing":{"value\#
      ":0,"unit":"px"},"lineHeight":1.2},"$description":"Body text, subheadings (lines 73, 533).\#
      ","$extensions":{"dsmigrate":{"design":"rounded"}}},"bodySmall":{"$value":{"fontFamily":"s\#
      ystem","fontSize":{"value":13,"unit":"px"},"fontWeight":400,"letterSpacing":{"value":0,"un\#
      it":"px"},"lineHeight":1.2},"$description":"Captions, labels, tips. The document uses it s\#
      ix times and never defines it (lines 103, 201, 224, 547, 582, 649); the value is the one i\#
      n the app's own theme.","$extensions":{"dsmigrate":{"design":"rounded"}}},"storyTitle":{"$\#
      value":{"fontFamily":"system","fontSize":{"value":28,"unit":"px"},"fontWeight":700,"letter\#
      Spacing":{"value":0,"unit":"px"},"lineHeight":1.2},"$description":"Titles of stories (line\#
       75); the same as displayMedium.","$extensions":{"dsmigrate":{"design":"rounded"}}},"story\#
      Text":{"$value":{"fontFamily":"system","fontSize":{"value":20,"unit":"px"},"fontWeight":40\#
      0,"letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.4},"$description":"Text of storie\#
      s (line 76).","$extensions":{"dsmigrate":{"design":"rounded"}}}},"radius":{"$type":"dimens\#
      ion","button":{"$value":{"value":12,"unit":"px"},"$description":"Buttons. Implied: the cod\#
      e writes 12 (lines 154, 174); the handoff notes say 16 (line 679)."},"card":{"$value":{"va\#
      lue":16,"unit":"px"},"$description":"Cards. Implied: lines 207, 318, 593, 596."}},"borderW\#
      idth":{"$type":"dimension","card":{"$value":{"value":1,"unit":"px"},"$description":"The li\#
      ne around cards. Implied: line 597."}},"spacing":{"$type":"dimension","xxxs":{"$value":{"v\#
      alue":2,"unit":"px"}},"xxs":{"$value":{"value":4,"unit":"px"}},"xs":{"$value":{"value":8,"\#
      unit":"px"}},"sm":{"$value":{"value":12,"unit":"px"}},"md":{"$value":{"value":16,"unit":"p\#
      x"}},"lg":{"$value":{"value":24,"unit":"px"}},"xl":{"$value":{"value":32,"unit":"px"}},"xx\#
      l":{"$value":{"value":40,"unit":"px"}},"xxxl":{"$value":{"value":48,"unit":"px"}}},"contai\#
      ner":{"$type":"dimension","maxWidth":{"$value":{"value":414,"unit":"px"}},"contentPadding"\#
      :{"$value":{"value":16,"unit":"px"}},"cardPadding":{"$value":{"value":12,"unit":"px"},"$de\#
      scription":"Never used: cards take 16 or 20 (lines 205, 591)."},"touchTarget":{"$value":{"\#
      value":44,"unit":"px"},"$description":"The least size of buttons and cards (line 673). Imp\#
      lied: no code names it."},"modalPadding":{"$value":{"value":20,"unit":"px"}}},"shadow":{"$\#
      type":"shadow","card":{"$value":{"color":"{story.color.cardShadow}","offsetX":{"value":0,"\#
      unit":"px"},"offsetY":{"value":4,"unit":"px"},"blur":{"value":16,"unit":"px"},"spread":{"v\#
      alue":0,"unit":"px"}},"$description":"Shadow of cards (lines 208, 319, 594)."}},"duration"\#
      :{"$type":"duration","fast":{"$value":{"value":200,"unit":"ms"}},"standard":{"$value":{"va\#
      lue":300,"unit":"ms"}},"slow":{"$value":{"value":500,"unit":"ms"}}},"animation":{"$type":"\#
      transition","magical":{"$value":{"duration":{"value":300,"unit":"ms"},"delay":{"value":0,"\#
      unit":"ms"},"timingFunction":[0.42,0,0.58,1]},"$extensions":{"dsmigrate":{"spring":{"respo\#
      nse":0.3,"dampingFraction":0.7}}},"$description":"Brand movements (line 282)."},"pageTrans\#
      ition":{"$value":{"duration":{"value":300,"unit":"ms"},"delay":{"value":0,"unit":"ms"},"ti\#
      mingFunction":[0.42,0,0.58,1]},"$description":"From page to page (line 288): ease in and o\#
      ut, for the standard duration."}},"curve":{"standard":{"$type":"cubicBezier","$value":[0.4\#
      2,0,0.58,1],"$description":"Ease in and out (line 270)."},"springy":{"$type":"transition",\#
      "$value":{"duration":{"value":300,"unit":"ms"},"delay":{"value":0,"unit":"ms"},"timingFunc\#
      tion":[0.42,0,0.58,1]},"$extensions":{"dsmigrate":{"spring":{"response":0.3,"dampingFracti\#
      on":0.6}}},"$description":"Line 271."}}},"color":{"$type":"color","text":{"primary":{"$val\#
      ue":"{story.color.deepNavy}"},"secondary":{"$value":"{story.color.coolGray}"},"onAccent":{\#
      "$value":"{story.color.sparkleWhite}"}},"accent":{"primary":{"$value":"{story.color.magica\#
      lPrimary}"},"secondary":{"$value":"{story.color.magicalSecondary}"},"tertiary":{"$value":"\#
      {story.color.magicalAccent}"}},"background":{"app":{"$value":"{story.color.background}"},"\#
      surface":{"$value":"{story.color.surface}"},"card":{"$value":"{story.themeLight.surface}"}\#
      ,"subtle":{"$value":"{story.color.magicalTint}"}},"border":{"default":{"$value":"{story.co\#
      lor.border}"}},"feedback":{"success":{"$value":"{story.color.success}"},"warning":{"$value\#
      ":"{story.color.warning}"},"error":{"$value":"{story.color.error}"},"info":{"$value":"{sto\#
      ry.color.info}"}},"shadow":{"default":{"$value":"{story.color.cardShadow}"}}},"text":{"$ty\#
      pe":"typography","display":{"$value":"{story.type.displayLarge}"},"title":{"$value":"{stor\#
      y.type.displayMedium}"},"title2":{"$value":"{story.type.headingLarge}"},"title3":{"$value"\#
      :"{story.type.headingMedium}"},"body":{"$value":"{story.type.bodyLarge}"},"callout":{"$val\#
      ue":"{story.type.bodyMedium}"},"caption":{"$value":"{story.type.bodySmall}"},"button":{"$v\#
      alue":"{story.type.headingSmall}"},"reading":{"$value":"{story.type.storyText}"},"readingT\#
      itle":{"$value":"{story.type.storyTitle}"}},"radius":{"$type":"dimension","button":{"$valu\#
      e":"{story.radius.button}"},"card":{"$value":"{story.radius.card}"}},"spacing":{"$type":"d\#
      imension","minimal":{"$value":"{story.spacing.xxs}"},"tight":{"$value":"{story.spacing.xs}\#
      "},"standard":{"$value":"{story.spacing.md}"},"section":{"$value":"{story.spacing.lg}"},"w\#
      ide":{"$value":"{story.spacing.xl}"},"hero":{"$value":"{story.spacing.xxxl}"},"card":{"$va\#
      lue":"{story.container.cardPadding}"},"sheet":{"$value":"{story.container.modalPadding}"},\#
      "screen":{"$value":"{story.container.contentPadding}"}},"shadow":{"$type":"shadow","card":\#
      {"$value":"{story.shadow.card}"}},"duration":{"$type":"duration","quick":{"$value":"{story\#
      .duration.fast}"},"standard":{"$value":"{story.duration.standard}"},"slow":{"$value":"{sto\#
      ry.duration.slow}"}},"animation":{"$type":"transition","spring":{"$value":"{story.curve.sp\#
      ringy}"}},"touchTarget":{"$type":"dimension","minimum":{"$value":"{story.container.touchTa\#
      rget}"}}}
      """#)
}
