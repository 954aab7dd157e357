import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// The shapes of the Design Tokens format, one case for each block of the specification.
@Suite struct TokenFileTests {
  static func tokens(_ json: String) -> [String: ParsedToken] {
    DesignSystemFixture(tokens: json).tokens()
  }

  @Test func readsColorsInTheirSpaces() {
    let tokens = Self.tokens(
      """
      { "Translucent shadow": { "$type": "color",
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5, "hex": "#000000" } },
        "Hot pink": { "$type": "color",
          "$value": { "colorSpace": "display-p3", "components": [1, 0, 1], "alpha": 1 } } }
      """)
    #expect(
      tokens["Translucent shadow"]?.value
        == .color(ColorSample(red: 0, green: 0, blue: 0, alpha: 0.5)))
    #expect(
      tokens["Hot pink"]?.value == .color(ColorSample(.displayP3, red: 1, green: 0, blue: 1)))
  }

  /// Red and white in every space, as CSS Color 4 and its tests give them.
  @Test(arguments: [
    ("srgb", "1, 0.5, 0", "#FF8000FF"), ("srgb-linear", "1, 0.2158605, 0", "#FF8000FF"),
    ("hsl", "330, 100, 50", "#FF0080FF"), ("hsl", "-30, 100, 50", "#FF0080FF"),
    ("hwb", "330, 0, 0", "#FF0080FF"), ("hwb", "0, 60, 60", "#808080FF"),
    ("lab", "54.2905, 80.8049, 69.891", "#FF0000FF"), ("lab", "100, 0, 0", "#FFFFFFFF"),
    ("lch", "54.2905, 106.8372, 40.8577", "#FF0000FF"),
    ("oklab", "0.6279554, 0.2248631, 0.1258463", "#FF0000FF"),
    ("oklch", "0.6279554, 0.2576833, 29.2338804", "#FF0000FF"),
    ("a98-rgb", "0.8586, 0, 0", "#FF0000FF"), ("a98-rgb", "1, 1, 1", "#FFFFFFFF"),
    ("prophoto-rgb", "1, 1, 1", "#FFFFFFFF"), ("rec2020", "1, 1, 1", "#FFFFFFFF"),
    ("prophoto-rgb", "0.7022, 0.2757, 0.1036", "#FF0000FF"),
    ("rec2020", "0.792, 0.231, 0.0738", "#FF0000FF"),
    ("xyz-d65", "0.4124564, 0.2126729, 0.0193339", "#FF0000FF"),
    ("xyz-d50", "0.4360747, 0.2225045, 0.0139322", "#FF0000FF"),
    ("srgb", "\"none\", 1, 0", "#00FF00FF"),
  ])
  func convertsEveryColorSpace(space: String, components: String, hex: String) {
    let tokens = Self.tokens(
      """
      { "c": { "$type": "color", "$value": { "colorSpace": "\(space)", "components": [\(components)] } } }
      """)
    #expect(tokens["c"]?.hex() == hex)
  }

  @Test func keepsColorsOutsideSRGB() {
    let tokens = Self.tokens(
      """
      { "c": { "$type": "color", "$value": { "colorSpace": "rec2020", "components": [0, 1, 0] } } }
      """)
    guard case .color(let sample)? = tokens["c"]?.value else {
      Issue.record("no color")
      return
    }
    #expect(sample.red < 0)
    #expect(sample.green > 1)
  }

  @Test func readsDimensionsInPointsAndRem() {
    let tokens = Self.tokens(
      """
      { "a": { "$value": { "value": 0.5, "unit": "rem" }, "$type": "dimension" },
        "b": { "$value": { "value": 12, "unit": "px" }, "$type": "dimension" } }
      """)
    #expect(tokens["a"]?.value == .dimension(8))
    #expect(tokens["b"]?.value == .dimension(12))
  }

  @Test func readsTypography() {
    let tokens = Self.tokens(
      """
      { "type styles": { "heading-level-1": { "$type": "typography", "$value": {
          "fontFamily": "Roboto", "fontSize": { "value": 42, "unit": "px" }, "fontWeight": 700,
          "letterSpacing": { "value": 0.1, "unit": "px" }, "lineHeight": 1.2 } } } }
      """)
    #expect(
      tokens["type styles.heading-level-1"]?.value
        == .typography(FontValue(size: 42, weight: .bold, family: "Roboto")))
  }

  @Test(
    arguments: [
      ("\"system\"", nil, nil), ("\"SF Pro\"", nil, nil), ("\"-apple-system\"", nil, nil),
      ("[\"SF Pro Display\", \"Arial\"]", nil, nil), ("\"SF Pro Rounded\"", nil, .rounded),
      ("\"New York\"", nil, .serif), ("\"SF Mono\"", nil, .monospaced),
      ("\"Lora\"", "Lora", nil), ("\"'Open Sans', sans-serif\"", "Open Sans", nil),
    ] as [(String, String?, FontValue.Design?)])
  func distinguishesTheSystemFont(json: String, family: String?, design: FontValue.Design?) {
    let tokens = Self.tokens(
      """
      { "f": { "$type": "typography", "$value": {
          "fontFamily": \(json), "fontSize": { "value": 17, "unit": "px" } } } }
      """)
    #expect(tokens["f"]?.value == .typography(FontValue(size: 17, design: design, family: family)))
  }

  @Test(
    arguments: [
      ("100", .ultraLight), ("200", .thin), ("300", .light), ("400", .regular), ("500", .medium),
      ("600", .semibold), ("700", .bold), ("800", .heavy), ("900", .black), ("950", .black),
      ("1", .ultraLight), ("\"thin\"", .thin), ("\"extra-light\"", .ultraLight),
      ("\"normal\"", .regular), ("\"book\"", .regular), ("\"demi-bold\"", .semibold),
      ("\"semibold\"", .semibold), ("\"Semi Bold\"", .semibold), ("\"extra-bold\"", .heavy),
      ("\"heavy\"", .heavy), ("\"ultra-black\"", .black), ("\"600\"", .semibold),
    ] as [(String, FontValue.Weight)])
  func readsWeightsByNumberAndName(json: String, weight: FontValue.Weight) {
    let tokens = Self.tokens("{ \"w\": { \"$type\": \"fontWeight\", \"$value\": \(json) } }")
    #expect(tokens["w"]?.value == .fontWeight(weight))
  }

  @Test func takesDesignTextStyleAndItalicsFromExtensions() {
    let tokens = Self.tokens(
      """
      { "f": { "$type": "typography",
          "$value": { "fontFamily": "system", "fontSize": { "value": 22, "unit": "px" } },
          "$extensions": { "dsmigrate": { "design": "rounded", "textStyle": "title2", "italic": true } } } }
      """)
    #expect(
      tokens["f"]?.value
        == .typography(FontValue(size: 22, design: .rounded, isItalic: true, textStyle: "title2")))
  }

  @Test func takesDigitsOfOneWidthFromExtensionsToSwift() {
    var font = FontValue(size: 36, weight: .bold)
    font.hasMonospacedDigits = true
    let tokens = Self.tokens(
      """
      { "f": { "$type": "typography", "$value": { "fontFamily": "system", "fontWeight": 700,
            "fontSize": { "value": 36, "unit": "px" } },
          "$extensions": { "dsmigrate": { "monospacedDigits": true } } } }
      """)
    #expect(tokens["f"]?.value == .typography(font))
    #expect(SwiftFont(font).swiftUI == "Font.system(size: 36, weight: .bold).monospacedDigit()")
    #expect(SwiftFont(font).uiKit == "UIFont.monospacedDigitSystemFont(ofSize: 36, weight: .bold)")
  }

  @Test func readsShadowsOfOneAndOfSeveralLayers() {
    let layer =
      """
      { "color": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5 },
        "offsetX": { "value": 0.5, "unit": "rem" }, "offsetY": { "value": -1, "unit": "px" },
        "blur": { "value": 1.5, "unit": "rem" }, "spread": { "value": 0, "unit": "rem" } }
      """
    let tokens = Self.tokens(
      """
      { "one": { "$type": "shadow", "$value": \(layer) },
        "two": { "$type": "shadow", "$value": [\(layer), "{one}"] } }
      """)
    let expected = ShadowLayer(
      color: ColorSample(red: 0, green: 0, blue: 0, alpha: 0.5), offsetX: 8, offsetY: -1, blur: 24,
      spread: 0, isInset: false)
    #expect(tokens["one"]?.value == .shadow([expected]))
    #expect(tokens["two"]?.value == .shadow([expected, expected]))
  }

  @Test func readsDurationsNumbersAndKeepsOtherTypes() {
    let tokens = Self.tokens(
      """
      { "d": { "$type": "duration", "$value": { "value": 0.2, "unit": "s" } },
        "n": { "$type": "number", "$value": 0.5 },
        "f": { "$type": "fontFamily", "$value": ["Lora", "serif"] },
        "c": { "$type": "cubicBezier", "$value": [0, 0, 1, 1] },
        "s": { "$type": "strokeStyle", "$value": "dashed" } }
      """)
    #expect(tokens["d"]?.value == .duration(200))
    #expect(tokens["n"]?.value == .number(0.5))
    #expect(tokens["f"]?.value == .fontFamily(["Lora", "serif"]))
    #expect(tokens["s"]?.value == .other(.string("dashed")))
    #expect(tokens["c"] != nil)
  }

  @Test func inheritsTypeAndDeprecationFromGroups() {
    let tokens = Self.tokens(
      """
      { "old": { "$type": "color", "$deprecated": "use new",
          "a": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
          "inner": { "$deprecated": true,
            "b": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
            "c": { "$deprecated": false, "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } } } }
      """)
    #expect(tokens["old.a"]?.type == .color)
    #expect(tokens["old.a"]?.deprecated == "use new")
    #expect(tokens["old.inner.b"]?.deprecated == "")
    #expect(tokens["old.inner.c"]?.deprecated == nil)
  }

  @Test func readsTheRootTokenOfAGroup() {
    let fixture = DesignSystemFixture(
      tokens: """
        { "color": { "accent": {
            "$root": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } },
            "light": { "$type": "color", "$value": "{color.accent.$root}" } } } }
        """,
      mapping: """
        { "tokens": ["t.tokens.json"], "code": { "color": { "Color": "Color.{name}" } } }
        """)
    #expect(fixture.tokens()["color.accent.light"]?.aliasOf == ["color.accent.$root"])
    let codes = fixture.load().designSystem?.codes
    #expect(codes?["color.accent.$root"]?[.color] == TokenCode("Color.accent"))
  }

  @Test func extendsGroups() {
    let fixture = DesignSystemFixture(
      tokens: """
        { "button-primary": { "$extends": "{button}",
            "background": { "$value": { "colorSpace": "srgb", "components": [0.8, 0, 0.4] } } },
          "button": { "$type": "color",
            "background": { "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.8] } },
            "text": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } },
          "button-danger": { "$extends": "#/button-primary",
            "text": { "$value": "{button.text}" } } }
        """)
    #expect(fixture.problems() == [])
    let tokens = fixture.tokens()
    #expect(tokens["button-primary.background"]?.hex() == "#CC0066FF")
    #expect(tokens["button-primary.text"]?.hex() == "#FFFFFFFF")
    #expect(tokens["button-danger.background"]?.hex() == "#CC0066FF")
    #expect(tokens["button-danger.text"]?.aliasOf == ["button.text"])
  }

  @Test func keepsExtensionsAndDescriptions() {
    let tokens = Self.tokens(
      """
      { "Button focus": { "$type": "color", "$description": "The ring.",
          "$value": { "colorSpace": "srgb", "components": [0.44, 0.753, 1], "hex": "#70c0ff" },
          "$deprecated": "Please use the border style.",
          "$extensions": { "org.example.tool-a": 42 } } }
      """)
    let token = tokens["Button focus"]
    #expect(token?.summary == "The ring.")
    #expect(token?.deprecated == "Please use the border style.")
    #expect(token?.extensions?["org.example.tool-a"] == .number(42))
  }

  @Test(arguments: [
    ("#b50909", "#B50909FF"), ("#f00", "#FF0000FF"), ("#b5090980", "#B5090980"),
    ("#F008", "#FF000088"), ("rgb(181, 9, 9)", "#B50909FF"), ("rgba(0, 0, 0, 0.5)", "#00000080"),
    ("rgb(181 9 9 / 50%)", "#B5090980"), ("rgba(#1e1c18, 0.5)", "#1E1C1880"),
    ("hsl(330, 100%, 50%)", "#FF0080FF"), ("hsla(330deg 100% 50% / 0.5)", "#FF008080"),
    ("transparent", "#00000000"), ("RGBA(10%, 20%, 30%, 100%)", "#1A334DFF"),
  ])
  func readsColorsAsTextWithAWarning(text: String, hex: String) {
    let fixture = DesignSystemFixture(
      tokens: "{ \"c\": { \"$type\": \"color\", \"$value\": \"\(text)\" } }")
    #expect(fixture.tokens()["c"]?.hex() == hex)
    #expect(
      fixture.problems() == [
        "c.$value: a color as text is read, but the format writes "
          + "{ \"colorSpace\": \"srgb\", \"components\": […], \"alpha\": 1 }"
      ])
  }

  @Test func reportsALegacyFormOncePerFile() {
    let fixture = DesignSystemFixture(
      tokens: """
        { "radius": { "$type": "dimension", "a": { "$value": "16px" }, "b": { "$value": "1rem" },
            "c": { "$value": 4 } } }
        """)
    #expect(
      fixture.tokens().mapValues(\.value) == [
        "radius.a": .dimension(16), "radius.b": .dimension(16), "radius.c": .dimension(4),
      ])
    #expect(
      fixture.problems() == [
        "radius.a.$value: a bare dimension is read, but the format writes "
          + "{ \"value\": 16, \"unit\": \"px\" } (and 2 more in this file)"
      ])
  }
}
