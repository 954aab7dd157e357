import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Names of another system are deprecated names of shared tokens")
struct MovingTests {
  static func tokens(_ own: String, ink: String, shared: [String]) -> String {
    let aliases = shared.map { #""\#($0)": { "$value": "{\#(own).ink}" }"# }.joined(separator: ", ")
    return """
      { "\(own)": { "$type": "color",
          "ink": { "$value": { "colorSpace": "srgb", "components": \(ink) } },
          "paper": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } },
        "color": { "$type": "color", "text": { \(aliases) } },
        "radius": { "$type": "dimension", "card": { "$value": { "value": 8, "unit": "px" } } } }
      """
  }

  static let old = """
    { "name": "Old", "tokens": ["old.tokens.json"], "definitions": ["OldTheme"],
      "hexInitializers": [ { "call": "Color(hex:)", "eightDigits": "AARRGGBB" } ],
      "code": {
        "color": { "Color": "OldTheme.{name}", "UIColor": "UIColor(OldTheme.{name})" },
        "radius": { "CGFloat": "OldRadius.{name}" },
        "tokens": { "old.paper": { "Color": "Color.paper" } } } }
    """

  static func load(_ members: String = "", shared: [String] = ["primary"]) -> LoadedMapping {
    DesignSystemFixture(
      tokens: tokens("new", ink: "[0, 0, 1]", shared: ["primary", "title"]),
      mapping: """
        { "name": "New", "tokens": ["t.tokens.json"], "movesFrom": "old/old.json",
          "code": { "color": { "Color": "Color.{name}" }, "radius": { "CGFloat": "Radius.{name}" } }
          \(members) }
        """,
      others: [
        "old/old.json": old,
        "old/old.tokens.json": tokens("old", ink: "[0, 0, 0]", shared: shared),
      ]
    ).load()
  }

  @Test("every code becomes a deprecated name, with its type and value")
  func names() throws {
    let loaded = Self.load()
    #expect(loaded.problems == [])
    let names = try #require(loaded.designSystem).deprecatedNames
    #expect(names.map(\.symbol) == ["OldRadius.card", "OldTheme.ink"])
    #expect(names.map(\.tokens) == [["radius.card"], ["color.text.primary"]])
    #expect(names.map(\.site) == [.cgFloat, .color])
    #expect(names.map(\.category) == [.radius, .color])
    #expect(names[0].value == .radius(8))
  }

  @Test("a name may belong to several shared tokens, or to none")
  func severalAndNone() throws {
    let several = try #require(Self.load(shared: ["primary", "title"]).designSystem).deprecatedNames
    #expect(several.last?.tokens == ["color.text.primary", "color.text.title"])
    let none = try #require(Self.load(shared: ["other"]).designSystem).deprecatedNames
    #expect(none.last?.tokens == [])
  }

  @Test("code of both systems is not a deprecated name")
  func spelledAlike() throws {
    let names = try #require(Self.load().designSystem).deprecatedNames
    #expect(!names.contains { $0.symbol == "Color.paper" })
  }

  @Test("entries of the mapping take precedence")
  func listed() throws {
    let loaded = Self.load(#", "deprecatedNames": { "OldTheme.ink": "color.text.title" }"#)
    let names = try #require(loaded.designSystem).deprecatedNames
    #expect(names.last == DeprecatedName("OldTheme.ink", .color, tokens: ["color.text.title"]))
  }

  @Test("the other system's declarations are definitions here too")
  func declarations() throws {
    let designSystem = try #require(Self.load().designSystem)
    #expect(designSystem.definitions == ["OldTheme"])
    #expect(designSystem.hexInitializers == ["Color(hex:)": .argb])
  }

  @Test("systems without a token in common have nothing to move")
  func nothingInCommon() {
    let fixture = DesignSystemFixture(
      tokens: Self.tokens("new", ink: "[0, 0, 1]", shared: ["primary"]),
      mapping: #"{ "tokens": ["t.tokens.json"], "movesFrom": "o.json" }"#,
      others: [
        "o.json": #"{ "tokens": ["o.tokens.json"] }"#,
        "o.tokens.json": Self.tokens("old", ink: "[0, 0, 0]", shared: ["x"])
          .replacing("\"radius\"", with: "\"corner\""),
      ])
    #expect(
      fixture.problems() == ["movesFrom: 'o.json' and this mapping have no token in common"])
  }
}
