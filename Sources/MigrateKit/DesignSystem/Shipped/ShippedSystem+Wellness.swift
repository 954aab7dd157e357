// Written from mappings/ by RECORD=1 swift test --filter ShippedTextTests. Edit the files there.

extension ShippedSystem {
  static let wellness = ShippedSystem(
    name: "wellness",
    mapping: #"""
      {"$schema":"schema.json","name":"Wellness","tokens":["wellness.tokens.json"],"vocabulary":\#
      "vocabulary.json","code":{"color":{"Color":"Color.Wellness.{name}","UIColor":"UIColor(Colo\#
      r.Wellness.{name})","CGColor":"UIColor(Color.Wellness.{name}).cgColor"},"font":{"Font":"Fo\#
      nt.WellnessType.{name}","UIFont":"UIFont.WellnessType.{name}"},"radius":{"CGFloat":"Design\#
      Tokens.Layout.{name}"},"spacing":{"CGFloat":"DesignTokens.Spacing.{name}"},"shadow":{"View\#
      Modifier":"shadow(color: DesignTokens.Shadow.{name}.color, radius: DesignTokens.Shadow.{na\#
      me}.radius)","CALayer":"cast(DesignTokens.Shadow.{name})"},"animation":{"Animation":"Anima\#
      tion.{name}"},"borderWidth":{"CGFloat":"DesignTokens.Layout.{name}"},"touchTarget":{"CGFlo\#
      at":"DesignTokens.Layout.{name}"},"tokens":{"wellness.animation.wellness":{"Animation":"An\#
      imation.wellness()"},"wellness.spacing.cardPadding":{"CGFloat":"DesignTokens.Layout.cardPa\#
      dding"},"wellness.spacing.sectionSpacing":{"CGFloat":"DesignTokens.Layout.sectionSpacing"}\#
      ,"wellness.spacing.watchStandard":{"CGFloat":"WatchDesignTokens.standardSpacing"},"wellnes\#
      s.stress.*":{"Color":"StressLevel.{name}.color","UIColor":"UIColor(StressLevel.{name}.colo\#
      r)","CGColor":"UIColor(StressLevel.{name}.color).cgColor"},"wellness.system.*":{"Font":"Fo\#
      nt.WellnessType.System.{name}","UIFont":"UIFont.WellnessType.System.{name}"},"wellness.met\#
      ric.*":{"Font":"Font.WellnessType.Metric.{name}","UIFont":"UIFont.WellnessType.Metric.{nam\#
      e}"},"wellness.icon.*":{"Font":"Font.WellnessType.Icon.{name}","UIFont":"UIFont.WellnessTy\#
      pe.Icon.{name}"}}},"roles":{"wellness.color.calmBlue":["tint","fill","icon","text","backgr\#
      ound","border"],"wellness.color.healthGreen":["tint","fill","icon","text","background","bo\#
      rder"],"wellness.color.gentlePurple":["tint","fill","icon","text","background","border"],"\#
      wellness.color.background":["background"],"wellness.color.surface":["background"],"wellnes\#
      s.color.card":["background"],"wellness.color.text*":["text","icon"],"wellness.color.divide\#
      r":["border","fill"],"wellness.color.ringTrack":["fill","border","background"],"wellness.c\#
      olor.onAccent":["onAccent"],"wellness.color.*Shadow":["shadow"],"wellness.stress.relaxed":\#
      {"roles":["tint","fill","icon","text","background","border","data"],"means":"level","words\#
      ":["relaxed","sleeping"]},"wellness.stress.mild":{"roles":["tint","fill","icon","text","ba\#
      ckground","border","data"],"means":"level","words":["mild","calm"]},"wellness.stress.moder\#
      ate":{"roles":["tint","fill","icon","text","background","border","data"],"means":"level","\#
      words":["moderate","concerned"]},"wellness.stress.high":{"roles":["tint","fill","icon","te\#
      xt","background","border","data"],"means":"level","words":["high","worried"]},"wellness.st\#
      ress.critical":{"roles":["tint","fill","icon","text","background","border","data"],"means"\#
      :"level","words":["critical","overwhelmed"]},"wellness.font.*":["text"],"wellness.system.*\#
      ":["text"],"wellness.metric.*":["text"],"wellness.icon.*":["icon"],"wellness.animation.wid\#
      getRefresh":[],"wellness.size.ringWidth*":["data"],"wellness.size.highContrastBorder":["bo\#
      rder"],"wellness.spacing.cardPadding":["card"],"wellness.spacing.watchStandard":[],"wellne\#
      ss.radius.cornerRadius":["card","button"],"wellness.radius.interactiveBorderRadius":["butt\#
      on"]},"categories":{"wellness.opacity.**":"none","wellness.duration.**":"none","wellness.s\#
      ize.ringWidth*":"borderWidth","wellness.size.highContrastBorder":"borderWidth"},"prefer":[\#
      "radius.medium","color.background.card","wellness.spacing.md","wellness.spacing.lg"],"syst\#
      emColors":"ios18","definitions":["DesignTokens","StressLevel","WellnessGradients"],"hexIni\#
      tializers":[{"call":"Color(hex:)","eightDigits":"AARRGGBB"},{"call":"UIColor(hex:)","eight\#
      Digits":"AARRGGBB"}],"assertions":{"highContrastText":7,"grid":4,"contrastClaims":[{"foreg\#
      round":"wellness.stress.relaxed","background":"#FFFFFF","ratio":4.52,"says":"Green on Whit\#
      e (line 141)"},{"foreground":"wellness.stress.mild","background":"#FFFFFF","ratio":4.53,"s\#
      ays":"Blue on White (line 142)"},{"foreground":"wellness.stress.high","background":"#FFFFF\#
      F","ratio":4.51,"says":"Orange on White (line 143)"},{"foreground":"wellness.stress.modera\#
      te","background":"#000000","ratio":19.56,"says":"Yellow on Black (line 144)"},{"foreground\#
      ":"#FFFFFF","background":"wellness.stress.relaxed","ratio":4.52,"says":"White on Green (li\#
      ne 145)"},{"foreground":"wellness.color.calmBlue","background":"wellness.color.surface","r\#
      atio":7,"says":"WCAG AAA compliant (line 983)"},{"foreground":"wellness.color.calmBlue","b\#
      ackground":"wellness.color.surface","ratio":7,"appearance":"dark","says":"WCAG AAA complia\#
      nt (line 983)"},{"foreground":"wellness.color.calmBlue","background":"wellness.color.backg\#
      round","ratio":7,"says":"WCAG AAA compliant (line 983)"},{"foreground":"wellness.color.cal\#
      mBlue","background":"wellness.color.background","ratio":7,"appearance":"dark","says":"WCAG\#
       AAA compliant (line 983)"},{"foreground":"wellness.color.healthGreen","background":"welln\#
      ess.color.surface","ratio":7,"says":"WCAG AAA compliant (line 983)"},{"foreground":"wellne\#
      ss.color.healthGreen","background":"wellness.color.surface","ratio":7,"appearance":"dark",\#
      "says":"WCAG AAA compliant (line 983)"},{"foreground":"wellness.color.healthGreen","backgr\#
      ound":"wellness.color.background","ratio":7,"says":"WCAG AAA compliant (line 983)"},{"fore\#
      ground":"wellness.color.healthGreen","background":"wellness.color.background","ratio":7,"a\#
      ppearance":"dark","says":"WCAG AAA compliant (line 983)"}]}}
      """#,
    tokens: #"""
      {"$schema":"https://www.designtokens.org/schemas/2025.10/format.json","$description":"Stre\#
      ssMonitor, enhanced design guidelines: its own tokens under wellness, the shared vocabular\#
      y as aliases.","wellness":{"color":{"$type":"color","$description":"The wellness palette, \#
      surfaces and text. Light values are the defaults, dark ones are modes.","calmBlue":{"$valu\#
      e":{"colorSpace":"srgb","components":[0.03137,0.56863,0.69804],"hex":"#0891b2"},"$descript\#
      ion":"Primary: the calm blue of healthcare trust (Cyan 600, dark Cyan 400) (lines 53, 54).\#
      ","$extensions":{"mode":{"dark":{"colorSpace":"srgb","components":[0.13333,0.82745,0.93333\#
      ],"hex":"#22d3ee"}}}},"healthGreen":{"$value":{"colorSpace":"srgb","components":[0.06275,0\#
      .72549,0.50588],"hex":"#10b981"},"$description":"Secondary: wellness and growth (Emerald 5\#
      00, dark Emerald 400) (lines 57, 58).","$extensions":{"mode":{"dark":{"colorSpace":"srgb",\#
      "components":[0.20392,0.82745,0.6],"hex":"#34d399"}}}},"gentlePurple":{"$value":{"colorSpa\#
      ce":"srgb","components":[0.5451,0.36078,0.96471],"hex":"#8b5cf6"},"$description":"Accent: \#
      mindfulness (Violet 500, dark Violet 400) (lines 61, 62).","$extensions":{"mode":{"dark":{\#
      "colorSpace":"srgb","components":[0.6549,0.5451,0.98039],"hex":"#a78bfa"}}}},"background":\#
      {"$value":{"colorSpace":"srgb","components":[0.94902,0.94902,0.96863],"hex":"#f2f2f7"},"$d\#
      escription":"The background of screens; pure black in the dark, for OLED displays (lines 1\#
      21, 129).","$extensions":{"mode":{"dark":{"colorSpace":"srgb","components":[0,0,0],"hex":"\#
      #000000"}}}},"surface":{"$value":{"colorSpace":"srgb","components":[1,1,1],"hex":"#ffffff"\#
      },"$description":"Panels and lists on the background (lines 122, 130).","$extensions":{"mo\#
      de":{"dark":{"colorSpace":"srgb","components":[0.1098,0.1098,0.11765],"hex":"#1c1c1e"}}}},\#
      "card":{"$value":{"colorSpace":"srgb","components":[1,1,1],"hex":"#ffffff"},"$description"\#
      :"Cards; the same values as the surface (lines 123, 131).","$extensions":{"mode":{"dark":{\#
      "colorSpace":"srgb","components":[0.1098,0.1098,0.11765],"hex":"#1c1c1e"}}}},"textPrimary"\#
      :{"$value":{"colorSpace":"srgb","components":[0,0,0],"hex":"#000000"},"$description":"Prim\#
      ary text (lines 124, 132, 870). The document also asks to soften white text in the dark to\#
       #EBEBF5, which is its secondary text; the table of colors is followed.","$extensions":{"m\#
      ode":{"dark":{"colorSpace":"srgb","components":[1,1,1],"hex":"#ffffff"}}}},"textSecondary"\#
      :{"$value":{"colorSpace":"srgb","components":[0.55686,0.55686,0.57647],"hex":"#8e8e93"},"$\#
      description":"Secondary text: labels, units, timestamps (lines 125, 133).","$extensions":{\#
      "mode":{"dark":{"colorSpace":"srgb","components":[0.92157,0.92157,0.96078],"hex":"#ebebf5"\#
      }}}},"divider":{"$value":{"colorSpace":"srgb","components":[0.77647,0.77647,0.78431],"hex"\#
      :"#c6c6c8"},"$description":"Lines between rows (lines 126, 134).","$extensions":{"mode":{"\#
      dark":{"colorSpace":"srgb","components":[0.21961,0.21961,0.22745],"hex":"#38383a"}}}},"rin\#
      gTrack":{"$value":{"colorSpace":"srgb","components":[0.89804,0.89804,0.91765],"hex":"#e5e5\#
      ea"},"$description":"The part of the stress ring that is not reached (line 673).","$extens\#
      ions":{"mode":{"dark":{"colorSpace":"srgb","components":[0.22745,0.22745,0.23529],"hex":"#\#
      3a3a3c"}}}},"onAccent":{"$value":{"colorSpace":"srgb","components":[1,1,1],"hex":"#ffffff"\#
      },"$description":"Icons and labels on a level's or an accent's color (line 287). Implied: \#
      the document draws them white wherever it shows them."},"cardShadow":{"$value":{"colorSpac\#
      e":"srgb","components":[0,0,0],"alpha":0.1,"hex":"#000000"},"$description":"The shadow of \#
      a glass card (line 691). Implied: black, the color that SwiftUI gives a shadow; the docume\#
      nt gives the opacity, 0.1."},"buttonShadow":{"$value":{"colorSpace":"srgb","components":[0\#
      ,0,0],"alpha":0.3,"hex":"#000000"},"$description":"The shadow of the measure button (line \#
      725). Implied: black; the document gives the opacity, 0.3."}},"stress":{"$type":"color","$\#
      description":"The five stress levels. The high-contrast values do not depend on the appear\#
      ance: the document's function takes none.","relaxed":{"$value":{"colorSpace":"srgb","compo\#
      nents":[0.20392,0.78039,0.34902],"hex":"#34c759"},"$description":"Relaxed: leaf, solid fil\#
      l (lines 79, 106).","$extensions":{"mode":{"dark":{"colorSpace":"srgb","components":[0.188\#
      24,0.81961,0.3451],"hex":"#30d158"},"highContrast":{"colorSpace":"srgb","components":[0,0.\#
      62745,0],"hex":"#00a000"},"darkHighContrast":{"colorSpace":"srgb","components":[0,0.62745,\#
      0],"hex":"#00a000"}}}},"mild":{"$value":{"colorSpace":"srgb","components":[0,0.47843,1],"h\#
      ex":"#007aff"},"$description":"Mild: circle, diagonal lines (lines 80, 107).","$extensions\#
      ":{"mode":{"dark":{"colorSpace":"srgb","components":[0.03922,0.51765,1],"hex":"#0a84ff"},"\#
      highContrast":{"colorSpace":"srgb","components":[0,0.31373,1],"hex":"#0050ff"},"darkHighCo\#
      ntrast":{"colorSpace":"srgb","components":[0,0.31373,1],"hex":"#0050ff"}}}},"moderate":{"$\#
      value":{"colorSpace":"srgb","components":[1,0.83922,0.03922],"hex":"#ffd60a"},"$descriptio\#
      n":"Moderate: triangle, dots (lines 81, 108). The document gives one value, which is the d\#
      ark one of the system's yellow (its light one is #FFCC00).","$extensions":{"mode":{"highCo\#
      ntrast":{"colorSpace":"srgb","components":[1,0.64706,0],"hex":"#ffa500"},"darkHighContrast\#
      ":{"colorSpace":"srgb","components":[1,0.64706,0],"hex":"#ffa500"}}}},"high":{"$value":{"c\#
      olorSpace":"srgb","components":[1,0.58431,0],"hex":"#ff9500"},"$description":"High: square\#
      , horizontal lines (lines 82, 109).","$extensions":{"mode":{"dark":{"colorSpace":"srgb","c\#
      omponents":[1,0.62353,0.03922],"hex":"#ff9f0a"},"highContrast":{"colorSpace":"srgb","compo\#
      nents":[1,0.4,0],"hex":"#ff6600"},"darkHighContrast":{"colorSpace":"srgb","components":[1,\#
      0.4,0],"hex":"#ff6600"}}}},"critical":{"$value":{"colorSpace":"srgb","components":[1,0.231\#
      37,0.18824],"hex":"#ff3b30"},"$description":"Critical: diamond, crosshatch (lines 83, 110)\#
      .","$extensions":{"mode":{"dark":{"colorSpace":"srgb","components":[1,0.27059,0.22745],"he\#
      x":"#ff453a"},"highContrast":{"colorSpace":"srgb","components":[0.8,0,0],"hex":"#cc0000"},\#
      "darkHighContrast":{"colorSpace":"srgb","components":[0.8,0,0],"hex":"#cc0000"}}}}},"font"\#
      :{"$type":"typography","$description":"Lora for headings, Raleway for text. Written with F\#
      ont.custom(_:size:), so they scale with the body style. The document gives no letter spaci\#
      ng and no line height: 0 and 1.2 are used instead.","heroNumber":{"$value":{"fontFamily":"\#
      Lora","fontSize":{"value":48,"unit":"px"},"fontWeight":700,"letterSpacing":{"value":0,"uni\#
      t":"px"},"lineHeight":1.2},"$description":"Hero numbers (line 204). (The ring's 72 points \#
      are metric.hero.)","$extensions":{"dsmigrate":{"textStyle":"body"}}},"cardTitle":{"$value"\#
      :{"fontFamily":"Lora","fontSize":{"value":28,"unit":"px"},"fontWeight":700,"letterSpacing"\#
      :{"value":0,"unit":"px"},"lineHeight":1.2},"$description":"Card titles (line 205).","$exte\#
      nsions":{"dsmigrate":{"textStyle":"body"}}},"sectionHeader":{"$value":{"fontFamily":"Lora"\#
      ,"fontSize":{"value":22,"unit":"px"},"fontWeight":600,"letterSpacing":{"value":0,"unit":"p\#
      x"},"lineHeight":1.2},"$description":"Section headers (line 206).","$extensions":{"dsmigra\#
      te":{"textStyle":"body"}}},"body":{"$value":{"fontFamily":"Raleway","fontSize":{"value":17\#
      ,"unit":"px"},"fontWeight":400,"letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.2},"\#
      $description":"Primary content (line 209).","$extensions":{"dsmigrate":{"textStyle":"body"\#
      }}},"bodyEmphasized":{"$value":{"fontFamily":"Raleway","fontSize":{"value":17,"unit":"px"}\#
      ,"fontWeight":600,"letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.2},"$description"\#
      :"Emphasized text (line 210).","$extensions":{"dsmigrate":{"textStyle":"body"}}},"caption"\#
      :{"$value":{"fontFamily":"Raleway","fontSize":{"value":13,"unit":"px"},"fontWeight":400,"l\#
      etterSpacing":{"value":0,"unit":"px"},"lineHeight":1.2},"$description":"Captions (line 211\#
      ).","$extensions":{"dsmigrate":{"textStyle":"body"}}}},"system":{"$type":"typography","$de\#
      scription":"The system font's styles: the document's fallback where Lora and Raleway are m\#
      issing, and the styles its components use. The document gives no letter spacing and no lin\#
      e height: 0 and 1.2 are used instead.","largeTitle":{"$value":{"fontFamily":"system","font\#
      Size":{"value":34,"unit":"px"},"fontWeight":700,"letterSpacing":{"value":0,"unit":"px"},"l\#
      ineHeight":1.2},"$description":"Screen titles (lines 218, 263). The document says bold; th\#
      e system's own style is regular.","$extensions":{"dsmigrate":{"textStyle":"largeTitle"}}},\#
      "title":{"$value":{"fontFamily":"system","fontSize":{"value":28,"unit":"px"},"fontWeight":\#
      700,"letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.2},"$description":"Secondary me\#
      trics (lines 219, 266). Bold by the document, regular by the system.","$extensions":{"dsmi\#
      grate":{"textStyle":"title"}}},"title2":{"$value":{"fontFamily":"system","fontSize":{"valu\#
      e":22,"unit":"px"},"fontWeight":700,"letterSpacing":{"value":0,"unit":"px"},"lineHeight":1\#
      .2},"$description":"Card headers and group titles (lines 220, 264). Bold by the document, \#
      regular by the system.","$extensions":{"dsmigrate":{"textStyle":"title2"}}},"title3":{"$va\#
      lue":{"fontFamily":"system","fontSize":{"value":20,"unit":"px"},"fontWeight":700,"letterSp\#
      acing":{"value":0,"unit":"px"},"lineHeight":1.2},"$description":"The level's name in the l\#
      arge widget (line 966). Implied by .title3.bold(); 20 is the system's size.","$extensions"\#
      :{"dsmigrate":{"textStyle":"title3"}}},"headline":{"$value":{"fontFamily":"system","fontSi\#
      ze":{"value":17,"unit":"px"},"fontWeight":600,"letterSpacing":{"value":0,"unit":"px"},"lin\#
      eHeight":1.2},"$description":"The label of the measure button (lines 266, 726). Implied by\#
       .headline; 17 semibold is the system's style.","$extensions":{"dsmigrate":{"textStyle":"h\#
      eadline"}}},"body":{"$value":{"fontFamily":"system","fontSize":{"value":17,"unit":"px"},"f\#
      ontWeight":400,"letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.2},"$description":"D\#
      escriptions, explanations (lines 221, 267).","$extensions":{"dsmigrate":{"textStyle":"body\#
      "}}},"caption":{"$value":{"fontFamily":"system","fontSize":{"value":13,"unit":"px"},"fontW\#
      eight":400,"letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.2},"$description":"Times\#
      tamps, units (lines 222, 268). The document calls 13 points .caption; the system's 13 poin\#
      ts are .footnote.","$extensions":{"dsmigrate":{"textStyle":"footnote"}}},"caption2":{"$val\#
      ue":{"fontFamily":"system","fontSize":{"value":11,"unit":"px"},"fontWeight":400,"letterSpa\#
      cing":{"value":0,"unit":"px"},"lineHeight":1.2},"$description":"The time of the last updat\#
      e in a widget (line 929). Implied by .caption2; 11 is the system's size.","$extensions":{"\#
      dsmigrate":{"textStyle":"caption2"}}}},"metric":{"$type":"typography","$description":"Figu\#
      res in the stress ring and on cards; fixed sizes of the system font.","hero":{"$value":{"f\#
      ontFamily":"system","fontSize":{"value":72,"unit":"px"},"fontWeight":700,"letterSpacing":{\#
      "value":0,"unit":"px"},"lineHeight":1},"$description":"The number in the middle of the str\#
      ess ring (lines 231, 265, 675)."},"large":{"$value":{"fontFamily":"system","fontSize":{"va\#
      lue":48,"unit":"px"},"fontWeight":600,"letterSpacing":{"value":0,"unit":"px"},"lineHeight"\#
      :1.2},"$description":"Large metrics (line 236)."},"medium":{"$value":{"fontFamily":"system\#
      ","fontSize":{"value":34,"unit":"px"},"fontWeight":400,"letterSpacing":{"value":0,"unit":"\#
      px"},"lineHeight":1.2},"$description":"Medium metrics (line 240)."},"watchHero":{"$value":\#
      {"fontFamily":"system","fontSize":{"value":32,"unit":"px"},"fontWeight":700,"letterSpacing\#
      ":{"value":0,"unit":"px"},"lineHeight":1.2},"$description":"The number in the ring on the \#
      watch (line 675). The document gives the size; the weight is the phone's."}},"icon":{"$typ\#
      e":"typography","$description":"Sizes of SF Symbols, in the default weight.","tabBar":{"$v\#
      alue":{"fontFamily":"system","fontSize":{"value":24,"unit":"px"},"fontWeight":400,"letterS\#
      pacing":{"value":0,"unit":"px"},"lineHeight":1.2},"$description":"Tab bar (line 582)."},"p\#
      rimaryAction":{"$value":{"fontFamily":"system","fontSize":{"value":28,"unit":"px"},"fontWe\#
      ight":400,"letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.2},"$description":"Primar\#
      y action button (line 585)."},"cardHeader":{"$value":{"fontFamily":"system","fontSize":{"v\#
      alue":20,"unit":"px"},"fontWeight":400,"letterSpacing":{"value":0,"unit":"px"},"lineHeight\#
      ":1.2},"$description":"Card header; also the icon of a quick stat card (line 588)."},"inli\#
      ne":{"$value":{"fontFamily":"system","fontSize":{"value":16,"unit":"px"},"fontWeight":400,\#
      "letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.2},"$description":"In a line of tex\#
      t (line 591)."}},"radius":{"$type":"dimension","$description":"Corner radii.","cornerRadiu\#
      s":{"$value":{"value":12,"unit":"px"},"$description":"Cards and the measure button (lines \#
      632, 690, 723)."},"interactiveBorderRadius":{"$value":{"value":10,"unit":"px"},"$descripti\#
      on":"The high-contrast border around a button (lines 348, 375, 1238). Implied: the documen\#
      t writes 10 there, while it also says that this radius matches the view below, which is 12\#
      ."}},"spacing":{"$type":"dimension","$description":"The 8-point grid.","xs":{"$value":{"va\#
      lue":4,"unit":"px"},"$description":"Minimal gap."},"sm":{"$value":{"value":8,"unit":"px"},\#
      "$description":"Tight spacing."},"md":{"$value":{"value":16,"unit":"px"},"$description":"S\#
      tandard spacing."},"lg":{"$value":{"value":24,"unit":"px"},"$description":"Section spacing\#
      ."},"xl":{"$value":{"value":32,"unit":"px"},"$description":"Screen padding."},"xxl":{"$val\#
      ue":{"value":48,"unit":"px"},"$description":"Large gaps."},"xxxl":{"$value":{"value":64,"u\#
      nit":"px"},"$description":"Hero spacing."},"cardPadding":{"$value":{"value":16,"unit":"px"\#
      },"$description":"Card internal padding."},"sectionSpacing":{"$value":{"value":24,"unit":"\#
      px"},"$description":"Between sections."},"watchStandard":{"$value":{"value":8,"unit":"px"}\#
      ,"$description":"Margins on the watch."}},"size":{"$type":"dimension","$description":"Size\#
      s of parts.","minTouchTarget":{"$value":{"value":44,"unit":"px"},"$description":"Minimum t\#
      ap area."},"characterDashboard":{"$value":{"value":120,"unit":"px"},"$description":"The ch\#
      aracter on the dashboard."},"characterLargeWidget":{"$value":{"value":100,"unit":"px"},"$d\#
      escription":"The character in the large widget."},"characterWidget":{"$value":{"value":80,\#
      "unit":"px"},"$description":"The character in widgets."},"characterWatch":{"$value":{"valu\#
      e":60,"unit":"px"},"$description":"The character on the watch and in the small widget."},"\#
      ringDiameter":{"$value":{"value":200,"unit":"px"},"$description":"The stress ring."},"ring\#
      DiameterWatch":{"$value":{"value":120,"unit":"px"},"$description":"The stress ring on the \#
      watch."},"ringWidth":{"$value":{"value":12,"unit":"px"},"$description":"The stroke of the \#
      ring."},"ringWidthWatch":{"$value":{"value":8,"unit":"px"},"$description":"The stroke of t\#
      he ring on the watch."},"statCardMinWidth":{"$value":{"value":100,"unit":"px"},"$descripti\#
      on":"Quick stat card."},"statCardHeight":{"$value":{"value":80,"unit":"px"},"$description"\#
      :"Quick stat card."},"measureButtonHeight":{"$value":{"value":56,"unit":"px"},"$descriptio\#
      n":"Measure button."},"sparklineHeight":{"$value":{"value":80,"unit":"px"},"$description":\#
      "The sparkline of the large widget."},"highContrastBorder":{"$value":{"value":2,"unit":"px\#
      "},"$description":"The width of the border where the user asks to differentiate without co\#
      lor."}},"shadow":{"$type":"shadow","$description":"Shadows, without an offset.","card":{"$\#
      value":{"color":{"colorSpace":"srgb","components":[0,0,0],"alpha":0.1,"hex":"#000000"},"of\#
      fsetX":{"value":0,"unit":"px"},"offsetY":{"value":0,"unit":"px"},"blur":{"value":8,"unit":\#
      "px"},"spread":{"value":0,"unit":"px"}},"$description":"Glass card."},"button":{"$value":{\#
      "color":{"colorSpace":"srgb","components":[0,0,0],"alpha":0.3,"hex":"#000000"},"offsetX":{\#
      "value":0,"unit":"px"},"offsetY":{"value":0,"unit":"px"},"blur":{"value":16,"unit":"px"},"\#
      spread":{"value":0,"unit":"px"}},"$description":"Measure button."}},"duration":{"$type":"d\#
      uration","$description":"Animation times.","reduced":{"$value":{"value":0.1,"unit":"s"},"$\#
      description":"The standard animation with reduced motion."},"breathe":{"$value":{"value":4\#
      ,"unit":"s"},"$description":"One breath, eased in and out."},"breatheReduced":{"$value":{"\#
      value":0.2,"unit":"s"},"$description":"A breath with reduced motion."},"inhale":{"$value":\#
      {"value":4,"unit":"s"},"$description":"Breathing exercise."},"hold":{"$value":{"value":7,"\#
      unit":"s"},"$description":"Breathing exercise."},"exhale":{"$value":{"value":8,"unit":"s"}\#
      ,"$description":"Breathing exercise."},"pause":{"$value":{"value":1,"unit":"s"},"$descript\#
      ion":"Breathing exercise."}},"animation":{"$type":"transition","$description":"Animations,\#
       which all respect reduced motion.","wellness":{"$value":{"duration":{"value":300,"unit":"\#
      ms"},"delay":{"value":0,"unit":"ms"},"timingFunction":[0.42,0,0.58,1]},"$extensions":{"dsm\#
      igrate":{"spring":{"response":0.3,"dampingFraction":0.75}}},"$description":"The standard m\#
      ovement (line 738)."},"characterMorph":{"$value":{"duration":{"value":500,"unit":"ms"},"de\#
      lay":{"value":0,"unit":"ms"},"timingFunction":[0.42,0,0.58,1]},"$extensions":{"dsmigrate":\#
      {"spring":{"response":0.5,"dampingFraction":0.65}}},"$description":"Between the moods of t\#
      he character (line 756)."},"widgetRefresh":{"$value":{"duration":{"value":200,"unit":"ms"}\#
      ,"delay":{"value":0,"unit":"ms"},"timingFunction":[0.42,0,0.58,1]},"$description":"A widge\#
      t's update (line 759)."}},"opacity":{"$type":"number","$description":"Opacities.","pattern\#
      ":{"$value":0.3,"$description":"Pattern overlays."},"cardShadow":{"$value":0.1,"$descripti\#
      on":"Glass card."},"buttonShadow":{"$value":0.3,"$description":"Measure button."},"widgetT\#
      int":{"$value":0.2,"$description":"A level's color behind the small widget."}}},"color":{"\#
      $type":"color","text":{"primary":{"$value":"{wellness.color.textPrimary}"},"secondary":{"$\#
      value":"{wellness.color.textSecondary}"},"onAccent":{"$value":"{wellness.color.onAccent}"}\#
      },"accent":{"primary":{"$value":"{wellness.color.calmBlue}"},"secondary":{"$value":"{welln\#
      ess.color.healthGreen}"},"tertiary":{"$value":"{wellness.color.gentlePurple}"}},"backgroun\#
      d":{"app":{"$value":"{wellness.color.background}"},"surface":{"$value":"{wellness.color.su\#
      rface}"},"card":{"$value":"{wellness.color.card}"}},"border":{"divider":{"$value":"{wellne\#
      ss.color.divider}"}},"fill":{"track":{"$value":"{wellness.color.ringTrack}"}},"shadow":{"d\#
      efault":{"$value":"{wellness.color.cardShadow}"},"raised":{"$value":"{wellness.color.butto\#
      nShadow}"}}},"radius":{"$type":"dimension","medium":{"$value":"{wellness.radius.cornerRadi\#
      us}"},"card":{"$value":"{wellness.radius.cornerRadius}"},"button":{"$value":"{wellness.rad\#
      ius.cornerRadius}"}},"text":{"$type":"typography","display":{"$value":"{wellness.system.la\#
      rgeTitle}"},"title":{"$value":"{wellness.font.cardTitle}"},"title2":{"$value":"{wellness.f\#
      ont.sectionHeader}"},"title3":{"$value":"{wellness.system.title3}"},"headline":{"$value":"\#
      {wellness.system.headline}"},"body":{"$value":"{wellness.font.body}"},"bodyEmphasized":{"$\#
      value":"{wellness.font.bodyEmphasized}"},"footnote":{"$value":"{wellness.system.caption}"}\#
      ,"caption":{"$value":"{wellness.font.caption}"},"caption2":{"$value":"{wellness.system.cap\#
      tion2}"},"button":{"$value":"{wellness.system.headline}"},"metric":{"hero":{"$value":"{wel\#
      lness.metric.hero}"},"large":{"$value":"{wellness.metric.large}"},"medium":{"$value":"{wel\#
      lness.metric.medium}"}}},"icon":{"$type":"typography","inline":{"$value":"{wellness.icon.i\#
      nline}"},"header":{"$value":"{wellness.icon.cardHeader}"},"standard":{"$value":"{wellness.\#
      icon.tabBar}"},"action":{"$value":"{wellness.icon.primaryAction}"}},"spacing":{"$type":"di\#
      mension","minimal":{"$value":"{wellness.spacing.xs}"},"tight":{"$value":"{wellness.spacing\#
      .sm}"},"standard":{"$value":"{wellness.spacing.md}"},"section":{"$value":"{wellness.spacin\#
      g.sectionSpacing}"},"wide":{"$value":"{wellness.spacing.xl}"},"hero":{"$value":"{wellness.\#
      spacing.xxxl}"},"card":{"$value":"{wellness.spacing.cardPadding}"}},"touchTarget":{"$type"\#
      :"dimension","minimum":{"$value":"{wellness.size.minTouchTarget}"}},"shadow":{"$type":"sha\#
      dow","card":{"$value":"{wellness.shadow.card}"},"raised":{"$value":"{wellness.shadow.butto\#
      n}"}},"animation":{"$type":"transition","spring":{"$value":"{wellness.animation.wellness}"\#
      }}}
      """#)
}
