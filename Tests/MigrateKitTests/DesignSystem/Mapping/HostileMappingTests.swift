import Testing

@testable import MigrateKit

/// Mappings and token files made to do harm: each ends in sentences.
@Suite("Any input: mappings and token files")
struct HostileMappingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var fixture: DesignSystemFixture
    /// What the first problem starts with.
    var says: String

    init(_ name: String, _ fixture: DesignSystemFixture, says: String) {
      testDescription = name
      self.fixture = fixture
      self.says = says
    }
  }

  private static let ok =
    #""ok": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } }"#

  private static func tokens(_ members: String) -> DesignSystemFixture {
    DesignSystemFixture(tokens: "{ \(members), \(ok) }")
  }

  private static func mapping(_ members: String) -> DesignSystemFixture {
    DesignSystemFixture(
      mapping: "{ \"name\": \"M\", \"tokens\": [\"t.tokens.json\"], \(members) }")
  }

  private static func chain(_ count: Int, _ link: (Int, Int) -> String) -> String {
    (0..<count).map { link($0, ($0 + 1) % count) }.joined(separator: ", ")
  }

  private static let long = String(repeating: "a", count: 1_000_000)

  static let rows = [
    // Cycles
    Row(
      "10,000 aliases in a circle",
      tokens(chain(10_000) { "\"t\($0)\": { \"$value\": \"{t\($1)}\" }" }),
      says: "t63.$value: "),
    Row(
      "10,000 groups that extend in a circle",
      tokens(chain(10_000) { "\"g\($0)\": { \"$extends\": \"{g\($1)}\" }" }), says: "g"),
    Row(
      "a circle through $root",
      tokens(#""g": { "$root": { "$value": "{h}" } }, "h": { "$root": { "$value": "{g}" } }"#),
      says: ""),
    Row(
      "a circle through a part of a value",
      tokens(
        ##""t": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [{ "$ref": "#/t/$value/components/0" }, 0, 0] } }"##
      ), says: "t."),
    Row(
      "a circle through modes",
      tokens(
        #""a": { "$value": "{ok}", "$extensions": { "mode": { "dark": "{b}" } } }, "b": { "$value": "{ok}", "$extensions": { "mode": { "dark": "{a}" } } }"#
      ), says: ""),
    Row(
      "a group that extends the one around it",
      tokens(#""g": { "h": { "$extends": "{g}" } }"#), says: "g"),
    Row(
      "resolver files that name one another",
      DesignSystemFixture(
        mapping: #"{ "name": "M", "tokens": ["a.resolver.json"] }"#,
        others: [
          "a.resolver.json":
            ##"{ "version": "2025.10", "sets": { "s": { "sources": [{ "$ref": "b.resolver.json" }] } }, "resolutionOrder": [{ "$ref": "#/sets/s" }] }"##,
          "b.resolver.json":
            ##"{ "version": "2025.10", "sets": { "s": { "sources": [{ "$ref": "a.resolver.json" }] } }, "resolutionOrder": [{ "$ref": "#/sets/s" }] }"##,
        ]), says: ""),
    Row(
      "sets that name one another",
      DesignSystemFixture(
        mapping: #"{ "name": "M", "tokens": ["a.resolver.json"] }"#,
        others: [
          "a.resolver.json":
            ##"{ "version": "2025.10", "sets": { "s": { "sources": [{ "$ref": "#/sets/r" }] }, "r": { "sources": [{ "$ref": "#/sets/s" }, { "$ref": "#/sets/s" }] } }, "resolutionOrder": [{ "$ref": "#/sets/s" }] }"##
        ]), says: ""),
    Row(
      "a mapping that names itself as its token file",
      DesignSystemFixture(mapping: #"{ "name": "M", "tokens": ["m.json"] }"#), says: ""),
    Row(
      "a mapping that names itself as its vocabulary", mapping(#""vocabulary": "m.json""#),
      says: ""),
    // Depth and size
    Row(
      "100,000 brackets", DesignSystemFixture(tokens: String(repeating: "[", count: 100_000)),
      says: "line 1, column 201: nested more than 200 levels deep"),
    Row(
      "100,000 braces in the mapping",
      DesignSystemFixture(mapping: String(repeating: "{\"a\":", count: 100_000)),
      says: "line 1, column 1001: nested more than 200 levels deep"),
    Row("a name of a megabyte", tokens("\"\(long)\": 1"), says: ""),
    Row(
      "an alias of a megabyte", tokens("\"t\": { \"$value\": \"{\(long)}\" }"), says: "t.$value: "),
    Row(
      "a spelling of a megabyte",
      mapping("\"code\": { \"color\": { \"Color\": \"{\(long)}\" } }"), says: ""),
    Row(
      "a glob that could run forever",
      mapping("\"roles\": { \"\(String(repeating: "*a", count: 5_000))\": [\"text\"] }"), says: ""),
    Row(
      "a glob of nothing but folders",
      mapping("\"roles\": { \"\(String(repeating: "**.", count: 5_000))x\": [\"text\"] }"), says: ""
    ),
    Row("10,000 unknown keys", mapping(chain(10_000) { a, _ in "\"k\(a)\": 1" }), says: ""),
    // Numbers
    Row(
      "a number beyond all bounds",
      tokens(#""t": { "$type": "dimension", "$value": { "value": 1e999, "unit": "px" } }"#),
      says: "t.$value.value: the number is too large"),
    Row(
      "a number with a million digits",
      tokens(
        "\"t\": { \"$type\": \"dimension\", \"$value\": { \"value\": \(String(repeating: "9", count: 1_000_000)), \"unit\": \"px\" } }"
      ), says: "t.$value.value: the number is too large"),
    Row("NaN", tokens(#""t": { "$type": "number", "$value": NaN }"#), says: "line 1, column "),
    Row(
      "Infinity", tokens(#""t": { "$type": "number", "$value": -Infinity }"#),
      says: "line 1, column "),
    Row("NaN as text", tokens(#""t": { "$type": "number", "$value": "NaN" }"#), says: "t.$value: "),
    Row(
      "a threshold beyond all bounds", mapping(#""thresholds": { "nearColor": 1e999 }"#),
      says: "thresholds."),
    Row(
      "a threshold below zero", mapping(#""thresholds": { "nearColor": -1 }"#), says: "thresholds."),
    // Text
    Row(
      "a key given twice", tokens(#""t": { "$type": "number", "$value": 1, "$value": 2 }"#),
      says: "t.$value: the key is given twice"),
    Row(
      "a lone surrogate", tokens(#""\ud800": { "$type": "number", "$value": 1 }"#), says: ""),
    Row("a control character", tokens("\"a\u{1}\": 1"), says: "line 1, column "),
    Row("an escape sequence in a name", tokens(#""\u001b[2J": 1"#), says: ""),
    Row("nothing", DesignSystemFixture(tokens: ""), says: "the file is empty"),
    Row("NUL", DesignSystemFixture(mapping: "\0"), says: "line 1, column 1"),
    // Files
    Row(
      "a path that leads out",
      DesignSystemFixture(mapping: #"{ "name": "M", "tokens": ["../../../../etc/passwd"] }"#),
      says: "tokens[0]: '../../../../etc/passwd' cannot be read"),
    Row(
      "a path with a NUL",
      DesignSystemFixture(mapping: #"{ "name": "M", "tokens": ["a\u0000b"] }"#), says: "tokens[0]"),
  ]

  @Test(arguments: rows) func endsWithMessages(_ row: Row) {
    let loaded = row.fixture.load()
    #expect(!loaded.problems.isEmpty)
    let first = row.fixture.problems().first ?? ""
    #expect(first.hasPrefix(row.says), "\(first.prefix(300))")
    for problem in loaded.problems {
      let sentence = "\(problem)"
      #expect(!sentence.contains("\n") && sentence.last != ".", "\(sentence.prefix(300))")
    }
  }

  @Test func tenThousandTokensLoad() {
    let fixture = Self.tokens(
      (0..<10_000).map { "\"t\($0)\": { \"$value\": \"{ok}\" }" }.joined(separator: ", "))
    let loaded = fixture.load()
    #expect(loaded.problems.isEmpty)
    #expect(loaded.designSystem?.tokens.count == 10_001)
  }

  @Test func minusZeroIsZero() {
    let fixture = Self.tokens(
      #""t": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [-0, -0.0, 0e-999] } }"#
    )
    #expect(fixture.load().problems.isEmpty)
  }
}
