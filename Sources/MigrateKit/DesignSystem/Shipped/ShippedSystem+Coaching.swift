// Written from mappings/ by RECORD=1 swift test --filter ShippedTextTests. Edit the files there.

extension ShippedSystem {
  static let coaching = ShippedSystem(
    name: "coaching",
    mapping: #"""
      {"$schema":"schema.json","name":"Coaching","tokens":["coaching.tokens.json"],"vocabulary":\#
      "vocabulary.json","code":{"color":{"Color":"Color.{name}","UIColor":"UIColor(Color.{name})\#
      ","CGColor":"UIColor(Color.{name}).cgColor"},"font":{"Font":"Typography.{name}"},"radius":\#
      {"CGFloat":"DesignConstants.CornerRadius.{name}"},"spacing":{"CGFloat":"DesignConstants.Sp\#
      acing.{name}"},"shadow":{"ViewModifier":"shadow(color: DesignConstants.Shadow.{name}.color\#
      , radius: DesignConstants.Shadow.{name}.radius, y: DesignConstants.Shadow.{name}.y)","CALa\#
      yer":"cast(DesignConstants.Shadow.{name})"},"duration":{"Double":"DesignConstants.Animatio\#
      n.{name}"},"tokens":{"coaching.color.adaptive*":{"Color":"Color.{name}(colorScheme)","UICo\#
      lor":"UIColor(Color.{name}(colorScheme))","CGColor":"UIColor(Color.{name}(colorScheme)).cg\#
      Color","requires":"colorScheme"},"coaching.color.adaptiveTextSecondary":{"Color":"Color.ad\#
      aptiveText(colorScheme, isPrimary: false)","UIColor":"UIColor(Color.adaptiveText(colorSche\#
      me, isPrimary: false))","CGColor":"UIColor(Color.adaptiveText(colorScheme, isPrimary: fals\#
      e)).cgColor","requires":"colorScheme"},"coaching.color.errorIcon":{"Color":"Color.terracot\#
      ta.opacity(0.8)","UIColor":"UIColor(Color.terracotta.opacity(0.8))","CGColor":"UIColor(Col\#
      or.terracotta.opacity(0.8)).cgColor"},"coaching.color.shadowSubtle":{"Color":"DesignConsta\#
      nts.Shadow.subtle.color","UIColor":"UIColor(DesignConstants.Shadow.subtle.color)","CGColor\#
      ":"UIColor(DesignConstants.Shadow.subtle.color).cgColor"},"coaching.color.shadowMedium":{"\#
      Color":"DesignConstants.Shadow.medium.color","UIColor":"UIColor(DesignConstants.Shadow.med\#
      ium.color)","CGColor":"UIColor(DesignConstants.Shadow.medium.color).cgColor"},"coaching.co\#
      lor.shadowProminent":{"Color":"DesignConstants.Shadow.prominent.color","UIColor":"UIColor(\#
      DesignConstants.Shadow.prominent.color)","CGColor":"UIColor(DesignConstants.Shadow.promine\#
      nt.color).cgColor"},"coaching.system.*":{"Color":"DesignSystem.Colors.{name}","UIColor":"U\#
      IColor(DesignSystem.Colors.{name})","CGColor":"UIColor(DesignSystem.Colors.{name}).cgColor\#
      "}}},"roles":{"coaching.color.cream":[],"coaching.color.creamDark":["background"],"coachin\#
      g.color.surface*Dark":["background"],"coaching.color.terracottaDark":["tint","fill","icon"\#
      ,"text","background","border"],"coaching.color.adaptiveTerracotta":["tint","fill","icon","\#
      text","background","border"],"coaching.color.amber":["tint","fill","icon","text","backgrou\#
      nd","border"],"coaching.color.warmGray600":[],"coaching.color.warmGray700":["text","icon"]\#
      ,"coaching.color.warmGray800":["text","icon"],"coaching.color.warmGray900":[],"coaching.co\#
      lor.errorIcon":{"roles":["icon","tint"],"means":"feedback","words":["error","failed","fail\#
      ure"]},"coaching.system.background":[],"coaching.system.backgroundDark":["background"],"co\#
      aching.type.*":["text"],"coaching.icon.*":["icon"]},"prefer":["radius.medium","radius.larg\#
      e","text.body","text.caption"],"systemColors":"ios18","definitions":["DesignSystem","Desig\#
      nConstants","Typography"],"hexInitializers":[{"call":"Color(hex:)","eightDigits":"AARRGGBB\#
      "}],"assertions":{"noPureBlack":true,"textScales":true,"contrastClaims":[{"foreground":"co\#
      aching.color.successGreen","background":"#FFFFFF","ratio":4.5,"says":"work in both modes (\#
      line 274)"},{"foreground":"coaching.color.successGreen","background":"coaching.color.cream\#
      Dark","ratio":4.5,"appearance":"dark","says":"work in both modes (line 274)"},{"foreground\#
      ":"coaching.color.warningAmber","background":"#FFFFFF","ratio":4.5,"says":"work in both mo\#
      des (line 274)"},{"foreground":"coaching.color.warningAmber","background":"coaching.color.\#
      creamDark","ratio":4.5,"appearance":"dark","says":"work in both modes (line 274)"},{"foreg\#
      round":"coaching.color.infoBlue","background":"#FFFFFF","ratio":4.5,"says":"work in both m\#
      odes (line 274)"},{"foreground":"coaching.color.infoBlue","background":"coaching.color.cre\#
      amDark","ratio":4.5,"appearance":"dark","says":"work in both modes (line 274)"},{"foregrou\#
      nd":"coaching.color.warmGray900","background":"coaching.color.creamDark","ratio":4.5,"appe\#
      arance":"dark","says":"text colors remain readable (line 455)"},{"foreground":"coaching.co\#
      lor.warmGray600","background":"coaching.color.creamDark","ratio":4.5,"appearance":"dark","\#
      says":"text colors remain readable (line 455)"}]}}
      """#,
    tokens: #"""
      {"$schema":"https://www.designtokens.org/schemas/2025.10/format.json","$description":"Coac\#
      hMe, warm visual design system. Line numbers are those of its design document.","coaching"\#
      :{"color":{"$type":"color","cream":{"$value":{"colorSpace":"srgb","components":[0.99607843\#
      1372549,0.9686274509803922,0.9294117647058824],"hex":"#fef7ed"},"$description":"Light app \#
      background. The document uses it without a value (lines 79, 298); the value is the one in \#
      the app's own theme."},"creamDark":{"$value":{"colorSpace":"srgb","components":[0.11764705\#
      882352941,0.10980392156862745,0.09411764705882353],"hex":"#1e1c18"},"$description":"Dark a\#
      pp background: warm, not pure black (line 57)."},"adaptiveCream":{"$value":{"colorSpace":"\#
      srgb","components":[0.996078431372549,0.9686274509803922,0.9294117647058824],"hex":"#fef7e\#
      d"},"$description":"App background that follows the color scheme: cream, creamDark (line 7\#
      8).","$extensions":{"mode":{"dark":{"colorSpace":"srgb","components":[0.11764705882352941,\#
      0.10980392156862745,0.09411764705882353],"hex":"#1e1c18"}}}},"surfaceLightDark":{"$value":\#
      {"colorSpace":"srgb","components":[0.1568627450980392,0.14901960784313725,0.13333333333333\#
      333],"hex":"#282622"},"$description":"Light surface in dark mode (line 271)."},"surfaceMed\#
      iumDark":{"$value":{"colorSpace":"srgb","components":[0.19607843137254902,0.18823529411764\#
      706,0.17254901960784313],"hex":"#32302c"},"$description":"Medium surface in dark mode (lin\#
      e 272)."},"adaptiveSurface":{"$value":{"colorSpace":"srgb","components":[0.980392156862745\#
      1,0.9764705882352941,0.9686274509803922],"hex":"#faf9f7"},"$description":"Surface that fol\#
      lows the color scheme. The document mentions adaptive accessors and gives the dark value (\#
      line 271); the light value is the one in the app's own theme.","$extensions":{"mode":{"dar\#
      k":{"colorSpace":"srgb","components":[0.1568627450980392,0.14901960784313725,0.13333333333\#
      333333],"hex":"#282622"}}}},"terracotta":{"$value":{"colorSpace":"srgb","components":[0.76\#
      07843137254902,0.2549019607843137,0.047058823529411764],"hex":"#c2410c"},"$description":"M\#
      ain accent: button backgrounds, button labels. The document uses it without a value (lines\#
       165, 238); the value is the one in the app's own theme."},"terracottaDark":{"$value":{"co\#
      lorSpace":"srgb","components":[0.9176470588235294,0.34509803921568627,0.047058823529411764\#
      ],"hex":"#ea580c"},"$description":"Terracotta for dark mode, slightly brighter (line 58)."\#
      },"adaptiveTerracotta":{"$value":{"colorSpace":"srgb","components":[0.7607843137254902,0.2\#
      549019607843137,0.047058823529411764],"hex":"#c2410c"},"$description":"Accent that follows\#
       the color scheme: terracotta, terracottaDark. Implied by line 58 and named in the app's o\#
      wn theme.","$extensions":{"mode":{"dark":{"colorSpace":"srgb","components":[0.917647058823\#
      5294,0.34509803921568627,0.047058823529411764],"hex":"#ea580c"}}}},"sage":{"$value":{"colo\#
      rSpace":"srgb","components":[0.5607843137254902,0.6235294117647059,0.5607843137254902],"he\#
      x":"#8f9f8f"},"$description":"Soft green accent (line 63)."},"dustyRose":{"$value":{"color\#
      Space":"srgb","components":[0.7803921568627451,0.6392156862745098,0.6392156862745098],"hex\#
      ":"#c7a3a3"},"$description":"Warm pink accent (line 64)."},"amber":{"$value":{"colorSpace"\#
      :"srgb","components":[0.8509803921568627,0.4666666666666667,0.023529411764705882],"hex":"#\#
      d97706"},"$description":"Warm yellow-orange accent (line 65); the same value as warningAmb\#
      er."},"successGreen":{"$value":{"colorSpace":"srgb","components":[0.13333333333333333,0.54\#
      50980392156862,0.13333333333333333],"hex":"#228b22"},"$description":"Success, warm forest \#
      green (line 70)."},"warningAmber":{"$value":{"colorSpace":"srgb","components":[0.850980392\#
      1568627,0.4666666666666667,0.023529411764705882],"hex":"#d97706"},"$description":"Warning \#
      (line 71)."},"infoBlue":{"$value":{"colorSpace":"srgb","components":[0.27450980392156865,0\#
      .5098039215686274,0.7058823529411765],"hex":"#4682b4"},"$description":"Information, warm s\#
      teel blue (line 72)."},"subtleHighlight":{"$value":{"colorSpace":"srgb","components":[1,0.\#
      984313725490196,0.9215686274509803],"hex":"#fffbeb"},"$description":"Very light warm highl\#
      ight, the same in both modes (line 73)."},"warmGray400":{"$value":{"colorSpace":"srgb","co\#
      mponents":[0.6627450980392157,0.6470588235294118,0.611764705882353],"hex":"#a9a59c"},"$des\#
      cription":"Icons of empty states. The document uses it without a value (line 144); the val\#
      ue is the one in the app's own theme."},"warmGray500":{"$value":{"colorSpace":"srgb","comp\#
      onents":[0.48627450980392156,0.47058823529411764,0.43529411764705883],"hex":"#7c786f"},"$d\#
      escription":"Messages of empty states. The document uses it without a value (line 153); th\#
      e value is the one in the app's own theme."},"warmGray600":{"$value":{"colorSpace":"srgb",\#
      "components":[0.37254901960784315,0.3568627450980392,0.3215686274509804],"hex":"#5f5b52"},\#
      "$description":"Secondary text. The document uses it without a value (line 310); the value\#
       is the one in the app's own theme."},"warmGray700":{"$value":{"colorSpace":"srgb","compon\#
      ents":[0.27450980392156865,0.2627450980392157,0.23137254901960785],"hex":"#46433b"},"$desc\#
      ription":"Error messages. The document uses it without a value (line 230); the value is th\#
      e one in the app's own theme."},"warmGray800":{"$value":{"colorSpace":"srgb","components":\#
      [0.1803921568627451,0.16470588235294117,0.13333333333333333],"hex":"#2e2a22"},"$descriptio\#
      n":"Titles of empty states. The document uses it without a value (line 149); the value is \#
      the one in the app's own theme."},"warmGray900":{"$value":{"colorSpace":"srgb","components\#
      ":[0.10196078431372549,0.09411764705882353,0.0784313725490196],"hex":"#1a1814"},"$descript\#
      ion":"Primary text. The document uses it without a value (line 310); the value is the one \#
      in the app's own theme."},"adaptiveText":{"$value":{"colorSpace":"srgb","components":[0.10\#
      196078431372549,0.09411764705882353,0.0784313725490196],"hex":"#1a1814"},"$description":"P\#
      rimary text that follows the color scheme. The document claims that text adapts but its co\#
      de does not (line 310); light value from there, dark value and accessor from the app's own\#
       theme.","$extensions":{"mode":{"dark":{"colorSpace":"srgb","components":[0.96078431372549\#
      02,0.9529411764705882,0.9411764705882353],"hex":"#f5f3f0"}}}},"adaptiveTextSecondary":{"$v\#
      alue":{"colorSpace":"srgb","components":[0.37254901960784315,0.3568627450980392,0.32156862\#
      74509804],"hex":"#5f5b52"},"$description":"Secondary text that follows the color scheme; a\#
      s adaptiveText.","$extensions":{"mode":{"dark":{"colorSpace":"srgb","components":[0.662745\#
      0980392157,0.6470588235294118,0.611764705882353],"hex":"#a9a59c"}}}},"onTerracotta":{"$val\#
      ue":{"colorSpace":"srgb","components":[1,1,1],"hex":"#ffffff"},"$description":"Labels on t\#
      erracotta. Implied: the document writes .white there (line 162)."},"errorIcon":{"$value":{\#
      "colorSpace":"srgb","components":[0.7607843137254902,0.2549019607843137,0.0470588235294117\#
      64],"alpha":0.8,"hex":"#c2410c"},"$description":"The icon of an error message. Implied: te\#
      rracotta at 0.8 (line 226)."},"shadowSubtle":{"$value":{"colorSpace":"srgb","components":[\#
      0,0,0],"alpha":0.05,"hex":"#000000"},"$description":"Color of the subtle shadow (line 349)\#
      ."},"shadowMedium":{"$value":{"colorSpace":"srgb","components":[0,0,0],"alpha":0.1,"hex":"\#
      #000000"},"$description":"Color of the medium shadow (line 351)."},"shadowProminent":{"$va\#
      lue":{"colorSpace":"srgb","components":[0,0,0],"alpha":0.15,"hex":"#000000"},"$description\#
      ":"Color of the prominent shadow (line 353)."}},"system":{"$type":"color","background":{"$\#
      value":"{coaching.color.cream}","$description":"DesignSystem.Colors.background: \"existing\#
      \" in the document, without a value (line 282)."},"backgroundDark":{"$value":"{coaching.co\#
      lor.creamDark}","$description":"DesignSystem.Colors.backgroundDark (line 270)."},"success"\#
      :{"$value":"{coaching.color.successGreen}","$description":"DesignSystem.Colors.success (li\#
      ne 275)."},"warning":{"$value":"{coaching.color.warningAmber}","$description":"DesignSyste\#
      m.Colors.warning (line 276)."},"info":{"$value":"{coaching.color.infoBlue}","$description"\#
      :"DesignSystem.Colors.info (line 277)."},"subtle":{"$value":"{coaching.color.subtleHighlig\#
      ht}","$description":"DesignSystem.Colors.subtle (line 278)."}},"type":{"$type":"typography\#
      ","display":{"$value":{"fontFamily":"system","fontSize":{"value":34,"unit":"px"},"fontWeig\#
      ht":700,"letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.2},"$description":"Large di\#
      splay text for welcome screens (line 94).","$extensions":{"dsmigrate":{"design":"rounded"}\#
      }},"title":{"$value":{"fontFamily":"system","fontSize":{"value":28,"unit":"px"},"fontWeigh\#
      t":600,"letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.2},"$description":"Section t\#
      itles (line 97).","$extensions":{"dsmigrate":{"design":"rounded"}}},"headline":{"$value":{\#
      "fontFamily":"system","fontSize":{"value":17,"unit":"px"},"fontWeight":600,"letterSpacing"\#
      :{"value":0,"unit":"px"},"lineHeight":1.2},"$description":"Card titles, sheet headers (lin\#
      e 100).","$extensions":{"dsmigrate":{"design":"rounded"}}},"body":{"$value":{"fontFamily":\#
      "system","fontSize":{"value":17,"unit":"px"},"fontWeight":400,"letterSpacing":{"value":0,"\#
      unit":"px"},"lineHeight":1.3},"$description":"Primary body text (line 103)."},"caption":{"\#
      $value":{"fontFamily":"system","fontSize":{"value":13,"unit":"px"},"fontWeight":400,"lette\#
      rSpacing":{"value":0,"unit":"px"},"lineHeight":1.2},"$description":"Timestamps, metadata (\#
      line 106). 13 points, although Apple's caption is 12."},"footnote":{"$value":{"fontFamily"\#
      :"system","fontSize":{"value":11,"unit":"px"},"fontWeight":500,"letterSpacing":{"value":0,\#
      "unit":"px"},"lineHeight":1.2},"$description":"Badges, hints (line 109). 11 points, althou\#
      gh Apple's footnote is 13."},"bodyScaled":{"$value":{"fontFamily":"system","fontSize":{"va\#
      lue":17,"unit":"px"},"fontWeight":400,"letterSpacing":{"value":0,"unit":"px"},"lineHeight"\#
      :1.4},"$description":"Body text that follows the text size (line 114): the system's body, \#
      loose leading.","$extensions":{"dsmigrate":{"textStyle":"body"}}},"captionScaled":{"$value\#
      ":{"fontFamily":"system","fontSize":{"value":12,"unit":"px"},"fontWeight":400,"letterSpaci\#
      ng":{"value":0,"unit":"px"},"lineHeight":1.2},"$description":"Caption that follows the tex\#
      t size (line 119): the system's caption, 12 points.","$extensions":{"dsmigrate":{"textStyl\#
      e":"caption"}}},"emptyStateTitle":{"$value":{"fontFamily":"system","fontSize":{"value":20,\#
      "unit":"px"},"fontWeight":600,"letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.2},"$\#
      description":"Titles of empty states. Implied: the component writes it as a value (line 14\#
      8).","$extensions":{"dsmigrate":{"design":"rounded"}}}},"icon":{"$type":"typography","empt\#
      yStateIcon":{"$value":{"fontFamily":"system","fontSize":{"value":56,"unit":"px"},"fontWeig\#
      ht":300,"letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.2},"$description":"Icons of\#
       empty states. Implied: the component writes it as a value (line 143)."},"errorIcon":{"$va\#
      lue":{"fontFamily":"system","fontSize":{"value":44,"unit":"px"},"fontWeight":300,"letterSp\#
      acing":{"value":0,"unit":"px"},"lineHeight":1.2},"$description":"Icons of error messages. \#
      Implied: the component writes it as a value (line 225)."}},"radius":{"$type":"dimension","\#
      small":{"$value":{"value":4,"unit":"px"}},"medium":{"$value":{"value":8,"unit":"px"}},"lar\#
      ge":{"$value":{"value":12,"unit":"px"}},"container":{"$value":{"value":16,"unit":"px"},"$d\#
      escription":"Cards, panels."},"sheet":{"$value":{"value":20,"unit":"px"},"$description":"S\#
      heets, modals."},"input":{"$value":{"value":12,"unit":"px"},"$description":"Input fields."\#
      },"interactive":{"$value":{"value":8,"unit":"px"},"$description":"Buttons and other intera\#
      ctive parts."}},"spacing":{"$type":"dimension","xs":{"$value":{"value":4,"unit":"px"}},"sm\#
      ":{"$value":{"value":8,"unit":"px"}},"md":{"$value":{"value":16,"unit":"px"}},"lg":{"$valu\#
      e":{"value":24,"unit":"px"}},"xl":{"$value":{"value":32,"unit":"px"}},"xxl":{"$value":{"va\#
      lue":48,"unit":"px"}}},"shadow":{"$type":"shadow","subtle":{"$value":{"color":"{coaching.c\#
      olor.shadowSubtle}","offsetX":{"value":0,"unit":"px"},"offsetY":{"value":1,"unit":"px"},"b\#
      lur":{"value":4,"unit":"px"},"spread":{"value":0,"unit":"px"}},"$description":"Line 348; b\#
      lur is twice SwiftUI's radius."},"medium":{"$value":{"color":"{coaching.color.shadowMedium\#
      }","offsetX":{"value":0,"unit":"px"},"offsetY":{"value":2,"unit":"px"},"blur":{"value":8,"\#
      unit":"px"},"spread":{"value":0,"unit":"px"}},"$description":"Line 350."},"prominent":{"$v\#
      alue":{"color":"{coaching.color.shadowProminent}","offsetX":{"value":0,"unit":"px"},"offse\#
      tY":{"value":4,"unit":"px"},"blur":{"value":16,"unit":"px"},"spread":{"value":0,"unit":"px\#
      "}},"$description":"Line 352."}},"duration":{"$type":"duration","quick":{"$value":{"value"\#
      :150,"unit":"ms"},"$description":"Line 342."},"standard":{"$value":{"value":250,"unit":"ms\#
      "},"$description":"Line 343."},"smooth":{"$value":{"value":350,"unit":"ms"},"$description"\#
      :"Line 344."}}},"color":{"$type":"color","text":{"primary":{"$value":"{coaching.color.adap\#
      tiveText}"},"secondary":{"$value":"{coaching.color.adaptiveTextSecondary}"},"tertiary":{"$\#
      value":"{coaching.color.warmGray500}"},"onAccent":{"$value":"{coaching.color.onTerracotta}\#
      "}},"icon":{"secondary":{"$value":"{coaching.color.warmGray400}"}},"accent":{"primary":{"$\#
      value":"{coaching.color.terracotta}"},"secondary":{"$value":"{coaching.color.sage}"},"tert\#
      iary":{"$value":"{coaching.color.dustyRose}"}},"background":{"app":{"$value":"{coaching.co\#
      lor.adaptiveCream}"},"surface":{"$value":"{coaching.color.adaptiveSurface}"},"subtle":{"$v\#
      alue":"{coaching.system.subtle}"}},"feedback":{"success":{"$value":"{coaching.system.succe\#
      ss}"},"warning":{"$value":"{coaching.system.warning}"},"info":{"$value":"{coaching.system.\#
      info}"}},"shadow":{"default":{"$value":"{coaching.color.shadowSubtle}"},"raised":{"$value"\#
      :"{coaching.color.shadowMedium}"},"prominent":{"$value":"{coaching.color.shadowProminent}"\#
      }}},"text":{"$type":"typography","display":{"$value":"{coaching.type.display}"},"title":{"\#
      $value":"{coaching.type.title}"},"title3":{"$value":"{coaching.type.emptyStateTitle}"},"he\#
      adline":{"$value":"{coaching.type.headline}"},"body":{"$value":"{coaching.type.body}"},"ca\#
      ption":{"$value":"{coaching.type.caption}"},"footnote":{"$value":"{coaching.type.footnote}\#
      "}},"icon":{"$type":"typography","hero":{"$value":"{coaching.icon.emptyStateIcon}"}},"radi\#
      us":{"$type":"dimension","small":{"$value":"{coaching.radius.small}"},"medium":{"$value":"\#
      {coaching.radius.medium}"},"large":{"$value":"{coaching.radius.large}"},"card":{"$value":"\#
      {coaching.radius.container}"},"sheet":{"$value":"{coaching.radius.sheet}"},"input":{"$valu\#
      e":"{coaching.radius.input}"},"button":{"$value":"{coaching.radius.interactive}"}},"spacin\#
      g":{"$type":"dimension","minimal":{"$value":"{coaching.spacing.xs}"},"tight":{"$value":"{c\#
      oaching.spacing.sm}"},"standard":{"$value":"{coaching.spacing.md}"},"section":{"$value":"{\#
      coaching.spacing.lg}"},"wide":{"$value":"{coaching.spacing.xl}"},"hero":{"$value":"{coachi\#
      ng.spacing.xxl}"}},"shadow":{"$type":"shadow","card":{"$value":"{coaching.shadow.subtle}"}\#
      ,"raised":{"$value":"{coaching.shadow.medium}"},"prominent":{"$value":"{coaching.shadow.pr\#
      ominent}"}},"duration":{"$type":"duration","quick":{"$value":"{coaching.duration.quick}"},\#
      "standard":{"$value":"{coaching.duration.standard}"},"slow":{"$value":"{coaching.duration.\#
      smooth}"}}}
      """#)
}
