import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What is written as a token file reads back as what it was made of.
@Suite struct TokenDocumentTests {
  private static func written(_ tokens: [TokenDraft], summary: String = "") -> String {
    String(decoding: TokenDocument(summary: summary, tokens: tokens).write(), as: UTF8.self)
  }

  /// The tokens by path after a file was written and read; every problem of the file is an issue.
  private static func reread(_ tokens: [TokenDraft]) -> [String: ParsedToken] {
    let fixture = DesignSystemFixture(tokens: written(tokens))
    #expect(fixture.problems().filter { !$0.contains("no value that code") } == [])
    return fixture.tokens()
  }

  private static func sample(_ hex: UInt32, alpha: Double = 1) -> ColorSample {
    var sample = ColorSample(
      RGBA8(
        red: UInt8(hex >> 16 & 0xFF), green: UInt8(hex >> 8 & 0xFF), blue: UInt8(hex & 0xFF)))
    sample.alpha = alpha
    return sample
  }

  /// 242.5 of 255 rounds up to 243, and five decimals of it round down.
  @Test func componentsKeepTheirStepOf256() {
    let halfway = ColorSample(red: 242.5 / 255, green: 0.2517647, blue: 0, alpha: 1)
    let token = TokenDraft(path: "brand.color.sky", .color(ColorValue(light: halfway)))
    #expect(Self.written([token]).contains("0.2517"))
    guard case .color(let color)? = Self.reread([token])["brand.color.sky"]?.value else {
      Issue.record("no color was read")
      return
    }
    #expect(color.rgba8 == halfway.rgba8)
  }

  @Test func writesReadableFiles() {
    let ink = ColorValue(light: Self.sample(0x1C1C1E), dark: Self.sample(0xF2F2F7))
    var text = TokenDraft(path: "brand.color.ink", .color(ink))
    text.summary = "Text on paper."
    let radius = TokenDraft(path: "brand.radius.card", .radius(12))
    #expect(
      Self.written([text, radius, TokenDraft(path: "radius.card", aliasOf: "brand.radius.card")])
        == """
        {
          "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
          "brand": {
            "color": {
              "$type": "color",
              "ink": {
                "$value": {
                  "colorSpace": "srgb",
                  "components": [0.1098, 0.1098, 0.11765],
                  "hex": "#1c1c1e"
                },
                "$description": "Text on paper.",
                "$extensions": {
                  "mode": {
                    "dark": {
                      "colorSpace": "srgb",
                      "components": [0.94902, 0.94902, 0.96863],
                      "hex": "#f2f2f7"
                    }
                  }
                }
              }
            },
            "radius": { "$type": "dimension", "card": { "$value": { "value": 12, "unit": "px" } } }
          },
          "radius": { "card": { "$value": "{brand.radius.card}" } }
        }

        """)
  }

  static let values: [(name: String, value: StyleValue)] = [
    ("one color", .color(ColorValue(light: sample(0x0891B2)))),
    (
      "all appearances",
      .color(
        ColorValue(
          light: sample(0x0891B2), dark: sample(0x22D3EE), highContrast: sample(0x000000),
          darkHighContrast: sample(0xFFFFFF)))
    ),
    ("translucent", .color(ColorValue(light: sample(0x000000, alpha: 0.35)))),
    ("P3", .color(ColorValue(light: ColorSample(.displayP3, red: 1, green: 0.25, blue: 0)))),
    ("a radius", .radius(12.5)),
    ("a distance", .number(16, of: .spacing)),
    ("an opacity", .number(0.4, of: .opacity)),
    ("a duration", .number(0.35, of: .duration)),
    ("the system font", .font(FontValue(size: 17, weight: .semibold))),
    (
      "a font that scales",
      .font(FontValue(size: 22, weight: .bold, family: "Lora", isItalic: true, textStyle: "title2"))
    ),
    ("digits of one width", .font(digits)),
    ("a design", .font(FontValue(size: 48, weight: .heavy, design: .rounded))),
    ("a curve", .animation(AnimationValue(.curve(x1: 0.2, y1: 0, x2: 0.6, y2: 1), duration: 0.3))),
    ("a spring", .animation(AnimationValue(.spring(response: 0.35, dampingFraction: 0.7)))),
    (
      "a shadow",
      .shadow(
        ShadowValue(
          color: ColorValue(light: sample(0, alpha: 0.1), dark: sample(0, alpha: 0.4)),
          radius: 8, x: 0, y: 2))
    ),
  ]

  private static var digits: FontValue {
    var font = FontValue(size: 36, weight: .bold)
    font.hasMonospacedDigits = true
    return font
  }

  @Test(arguments: values) func valuesReadBack(name: String, value: StyleValue) throws {
    let path = value.category.rawValue + ".token"
    let text = Self.written([TokenDraft(path: path, value)])
    let read = try #require(DesignSystemFixture(tokens: text).designTokens()[path]).value
    // Components keep five decimals, which no screen distinguishes.
    guard case (.color(let color), .color(let other)) = (value, read) else {
      #expect(Self.rounded(read) == Self.rounded(value), "\(name)")
      return
    }
    #expect(Self.hex(color) == Self.hex(other), "\(name)")
    #expect(color.light.space == other.light.space)
  }

  private static func hex(_ color: ColorValue) -> [String?] {
    [color.light, color.dark, color.highContrast, color.darkHighContrast].map { $0?.hexText }
  }

  private static func rounded(_ value: StyleValue) -> StyleValue {
    guard case .shadow(var shadow) = value else { return value }
    shadow.color.light = ColorSample(shadow.color.light.rgba8)
    shadow.color.dark = shadow.color.dark.map { ColorSample($0.rgba8) }
    return .shadow(shadow)
  }

  @Test func sharedTypesAreWrittenOnce() {
    let text = Self.written([
      TokenDraft(path: "a.one", .radius(1)), TokenDraft(path: "a.inner.two", .radius(2)),
      TokenDraft(path: "b.three", .radius(3)),
      TokenDraft(path: "b.four", .color(ColorValue(light: Self.sample(0)))),
    ])
    #expect(text.split(separator: "\n").count { $0.contains("\"$type\": \"dimension\"") } == 2)
    #expect(text.contains(#""a": {"#))
    #expect(text.contains(#""three": { "$type": "dimension","#))
  }

  @Test func aGroupMayHaveItsOwnValue() {
    let tokens = Self.reread([
      TokenDraft(path: "radius.card", .radius(12)),
      TokenDraft(path: "radius.card.inner", .radius(8)),
    ])
    #expect(tokens.keys.sorted() == ["radius.card.$root", "radius.card.inner"])
  }

  @Test func aliasesAndDeprecationsAreKept() {
    var old = TokenDraft(path: "radius.old", aliasOf: "radius.card")
    old.deprecated = "use card"
    var bare = TokenDraft(path: "radius.bare", .radius(3))
    bare.deprecated = ""
    bare.extensions["com.example"] = .object(JSONObject(["id": .number(7)]))
    let tokens = Self.reread([TokenDraft(path: "radius.card", .radius(12)), old, bare])
    #expect(tokens["radius.old"]?.aliasOf == ["radius.card"])
    #expect(tokens["radius.old"]?.deprecated == "use card")
    #expect(tokens["radius.bare"]?.deprecated == "")
    #expect(tokens["radius.bare"]?.extensions?["com.example"]?["id"] == .number(7))
  }

  @Test func numbersAreWrittenByTheirFewestDigits() {
    let cases: [(Double, String)] = [
      (12, "12"), (0.5, "0.5"), (0.1 + 0.2, "0.3"), (8.0 / 255, "0.03137"), (-4, "-4"), (0, "0"),
    ]
    for (number, text) in cases {
      #expect(JSONWriter.document(TokenJSON.number(number)) == Array((text + "\n").utf8))
    }
  }

  @Test func outOfRangeValuesAreClipped() {
    let color = ColorValue(light: ColorSample(red: 1.2, green: -0.1, blue: 0.5, alpha: 1.5))
    let text = Self.written([TokenDraft(path: "color.wide", .color(color))])
    #expect(text.contains(#""components": [1, 0, 0.5]"#))
    #expect(!text.contains("alpha"))
  }

  @Test func textIsEscaped() {
    var token = TokenDraft(path: "radius.card", .radius(1))
    token.summary = "a \"quote\", a \\, a line\nand a \u{1B}[31m"
    let text = Self.written([token])
    #expect(text.contains(#"a \"quote\", a \\, a line\nand a \u001B[31m"#))
    #expect(DesignSystemFixture(tokens: text).tokens()["radius.card"]?.summary == token.summary)
  }
}
