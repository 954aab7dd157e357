import Testing

@testable import MigrateKit

/// One sentence for each mistake in a token file, with its place; everything else still loads.
@Suite struct TokenProblemTests {
  /// A token file with one faulty token beside a sound one.
  static func fixture(_ token: String) -> DesignSystemFixture {
    DesignSystemFixture(
      tokens: """
        { "ok": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
          "t": \(token) }
        """)
  }

  static func color(_ members: String) -> String {
    "{ \"$type\": \"color\", \"$value\": { \(members) } }"
  }

  static func dimension(_ value: String) -> String {
    "{ \"$type\": \"dimension\", \"$value\": \(value) }"
  }

  static func font(_ members: String) -> String {
    "{ \"$type\": \"typography\", \"$value\": { \"fontFamily\": \"system\", \(members) } }"
  }

  static let size = #""fontSize": { "value": 17, "unit": "px" }"#

  static let mistakes: [(token: String, problem: String)] = [
    // Animations
    (
      "{ \"$type\": \"transition\", \"$value\": { \"delay\": { \"value\": 0, \"unit\": \"ms\" } } }",
      "t.$value: \"duration\" is missing"
    ),
    (
      "{ \"$type\": \"transition\", \"$value\": 3 }",
      "t.$value: expected \"duration\", \"delay\" and \"timingFunction\", found a number"
    ),
    (
      "{ \"$type\": \"transition\", \"$value\": {}, "
        + "\"$extensions\": { \"dsmigrate\": { \"spring\": { \"response\": 0 } } } }",
      "t.$value: a spring has a \"response\" in seconds and a \"dampingFraction\", both numbers"
    ),
    (
      "{ \"$type\": \"cubicBezier\", \"$value\": [0, 1, \"a\", 1] }",
      "t.$value: a cubic Bézier curve is an array of four numbers"
    ),
    // Shape
    (
      "12",
      "t: neither a token nor a group but a number; a token is { \"$type\": …, \"$value\": … }"
    ),
    ("{ \"$value\": 1 }", "t: has no \"$type\", and neither has a group around it"),
    (
      "{ \"$value\": 1, \"$type\": \"colour\" }",
      "t.$type: unknown type 'colour'; did you mean 'color'?"
    ),
    ("{ \"$value\": 1, \"$ref\": \"#/ok\" }", "t: \"$value\" and \"$ref\" exclude each other"),
    (
      "{ \"$value\": \"{ok}\", \"x\": { \"$value\": \"{ok}\" } }",
      "t.x: a token cannot hold other tokens; move its own value to \"$root\""
    ),
    (
      "{ \"$value\": \"{ok}\", \"$descripton\": \"\" }",
      "t.$descripton: unknown key '$descripton'; did you mean '$description'?"
    ),
    (
      "{ \"$value\": \"{ok}\", \"$description\": 3 }",
      "t.$description: expected a string, found a number"
    ),
    (
      "{ \"$value\": \"{ok}\", \"$deprecated\": 3 }",
      "t.$deprecated: expected true, false or a reason, found a number"
    ),
    (
      "{ \"a.b\": { \"$value\": \"{ok}\" } }",
      "t[\"a.b\"]: a name may not contain '.'; aliases are written with it"
    ),
    (
      "{ \"{a\": { \"$value\": \"{ok}\" } }",
      "t[\"{a\"]: a name may not contain '{'; aliases are written with it"
    ),
    ("{ \"\": { \"$value\": \"{ok}\" } }", "t[\"\"]: a name may not be empty"),
    // Aliases
    ("{ \"$value\": \"{okk}\" }", "t.$value: there is no token 'okk'; did you mean 'ok'?"),
    ("{ \"$value\": \"{nothing.like.it}\" }", "t.$value: there is no token 'nothing.like.it'"),
    ("{ \"g\": { \"$value\": \"{t}\" } }", "t.g.$value: 't' is a group; an alias needs a token"),
    ("{ \"$value\": \"{t}\" }", "t.$value: refers to itself: t → t"),
    (
      "{ \"a\": { \"$value\": \"{t.b}\" }, \"b\": { \"$value\": \"{t.a}\" } }",
      "t.b.$value: refers to itself: t.a → t.b → t.a"
    ),
    (
      "{ \"$type\": \"dimension\", \"$value\": \"{ok}\" }",
      "t.$value: declared as dimension, but 'ok' is color"
    ),
    ("{ \"$ref\": \"#/okk\" }", "t: there is no token 'okk'; did you mean 'ok'?"),
    (
      "{ \"$type\": \"number\", \"$value\": { \"$ref\": \"#/ok/$value/components/7\" } }",
      "t.$value: '#/ok/$value/components/7': the value of 'ok' has no '7'"
    ),
    (
      "{ \"$ref\": \"other.json#/blue\" }",
      "t: there is no token 'blue'; is 'other.json' among the token files of the mapping?"
    ),
    // Groups
    ("{ \"$extends\": \"{nothing}\" }", "t.$extends: there is no group 'nothing' to extend"),
    ("{ \"$extends\": \"{ok}\" }", "t.$extends: 'ok' is a token; only groups extend"),
    (
      "{ \"$extends\": \"{t}\" }",
      "t.$extends: a group cannot extend itself or a group that contains it ('t')"
    ),
    ("{ \"$extends\": 3 }", "t.$extends: expected a group such as \"{button}\", found a number"),
    // Colors
    (color("\"components\": [0, 0, 0]"), "t.$value: \"colorSpace\" is missing"),
    (
      color("\"colorSpace\": \"sgrb\", \"components\": [0, 0, 0]"),
      "t.$value.colorSpace: unknown color space 'sgrb'; did you mean 'srgb'?"
    ),
    (color("\"colorSpace\": \"srgb\""), "t.$value.components: the components are missing"),
    (
      color("\"colorSpace\": \"srgb\", \"components\": [0, 0]"),
      "t.$value.components: a color has three components, found 2 of them"
    ),
    (
      color("\"colorSpace\": \"srgb\", \"components\": [217, 0, 0]"),
      "t.$value.components[0]: 217 is out of range; this component of srgb goes from 0 to 1 (217/255 is 0.851)"
    ),
    (
      color("\"colorSpace\": \"hsl\", \"components\": [0, 120, 0]"),
      "t.$value.components[1]: 120 is out of range; this component of hsl goes from 0 to 100"
    ),
    (
      color("\"colorSpace\": \"srgb\", \"components\": [-1, 0, 0]"),
      "t.$value.components[0]: -1 is out of range; this component of srgb goes from 0 to 1"
    ),
    (
      color("\"colorSpace\": \"srgb\", \"components\": [1e999, 0, 0]"),
      "t.$value.components[0]: the number is too large"
    ),
    (
      color("\"colorSpace\": \"srgb\", \"components\": [\"x\", 0, 0]"),
      "t.$value.components[0]: expected a number, found 'x'"
    ),
    (
      color("\"colorSpace\": \"srgb\", \"components\": [0, 0, 0], \"alpha\": 50"),
      "t.$value.alpha: alpha is 50, but goes from 0 to 1"
    ),
    (
      color("\"colorSpace\": \"srgb\", \"components\": [0, 0, 0], \"hex\": \"#00000080\""),
      "t.$value.hex: expected six hex digits such as \"#0066cc\""
    ),
    (
      color("\"colorSpace\": \"srgb\", \"components\": [0, 0, 0], \"hex\": \"#ff0000\""),
      "t.$value.hex: '#ff0000' is another color than the components (#000000)"
    ),
    (
      color("\"colorSpace\": \"srgb\", \"components\": [0, 0, 0], \"aplha\": 1"),
      "t.$value.aplha: unknown key 'aplha'; did you mean 'alpha'?"
    ),
    (
      "{ \"$type\": \"color\", \"$value\": \"bluish\" }",
      "t.$value: 'bluish' is not a color; write { \"colorSpace\": \"srgb\", \"components\": […] }"
    ),
    (
      "{ \"$type\": \"color\", \"$value\": 7 }",
      "t.$value: expected { \"colorSpace\": …, \"components\": […] }, found a number"
    ),
    // Dimensions
    (
      dimension("{ \"value\": 16, \"unit\": \"pt\" }"),
      "t.$value.unit: unknown unit 'pt'; use 'px' (a point on Apple's platforms) or 'rem'"
    ),
    (
      dimension("{ \"value\": 16 }"),
      "t.$value: \"unit\" is missing; it is \"px\" (a point) or \"rem\""
    ),
    (dimension("{ \"unit\": \"px\" }"), "t.$value: \"value\" is missing"),
    (
      dimension("{ \"value\": 1e999, \"unit\": \"px\" }"), "t.$value.value: the number is too large"
    ),
    (dimension("true"), "t.$value: expected { \"value\": 16, \"unit\": \"px\" }, found a boolean"),
    // Fonts
    (font("\"fontWeight\": 400"), "t.$value: \"fontSize\" is missing"),
    (
      font("\"fontSize\": { \"value\": 0, \"unit\": \"px\" }"),
      "t.$value.fontSize: a font needs a size above 0"
    ),
    (
      font("\(size), \"fontWeight\": 1200"),
      "t.$value.fontWeight: a weight goes from 1 to 1000, found 1200"
    ),
    (
      font("\(size), \"fontWeight\": \"blod\""),
      "t.$value.fontWeight: unknown weight 'blod'; did you mean 'bold'?"
    ),
    (
      font("\(size), \"lineheight\": 1"),
      "t.$value.lineheight: unknown key 'lineheight'; did you mean 'lineHeight'?"
    ),
    (
      font("\(size), \"lineHeight\": { \"value\": 22, \"unit\": \"px\" }"),
      "t.$value.lineHeight: a line height is a multiple of the size, such as 1.2"
    ),
    (
      "{ \"$type\": \"typography\", \"$value\": { \(size) } }",
      "t.$value: \"fontFamily\" is missing; the system font is assumed"
    ),
    (
      "{ \"$type\": \"typography\", \"$value\": { \"fontFamily\": 3, \(size) } }",
      "t.$value.fontFamily: expected the name of a family or a list of names, found a number"
    ),
    (
      "{ \"$type\": \"typography\", \"$value\": { \"fontFamily\": \"system\", \(size) }, \"$extensions\": { \"dsmigrate\": { \"design\": \"round\" } } }",
      "t.$value: unknown design 'round' in $extensions.dsmigrate; did you mean 'rounded'?"
    ),
    (
      "{ \"$type\": \"typography\", \"$value\": { \"fontFamily\": \"system\", \(size) }, \"$extensions\": { \"dsmigrate\": { \"textStyle\": \"titel2\" } } }",
      "t.$value: unknown text style 'titel2' in $extensions.dsmigrate; did you mean 'title2'?"
    ),
    // Other types
    (
      "{ \"$type\": \"duration\", \"$value\": { \"value\": 2, \"unit\": \"min\" } }",
      "t.$value.unit: the unit of a duration is 'ms' or 's'"
    ),
    (
      "{ \"$type\": \"cubicBezier\", \"$value\": [1, 2, 3] }",
      "t.$value: a cubic Bézier curve is an array of four numbers"
    ),
    (
      "{ \"$type\": \"shadow\", \"$value\": { \"color\": \"#000000\" } }",
      "t.$value: \"offsetX\" is missing"
    ),
    // Extensions
    (
      "{ \"$value\": \"{ok}\", \"$extensions\": { \"mode\": { \"sepia\": \"{ok}\" } } }",
      "t.$extensions.mode.sepia: unknown mode 'sepia'; the modes are light, dark, highContrast, darkHighContrast"
    ),
    (
      "{ \"$value\": \"{ok}\", \"$extensions\": { \"mode\": 3 } }",
      "t.$extensions.mode: expected an object such as { \"dark\": … }, found a number"
    ),
    (
      "{ \"$value\": \"{ok}\", \"$extensions\": { \"mode\": { \"drak\": \"{ok}\" } } }",
      "t.$extensions.mode.drak: unknown mode 'drak'; did you mean 'dark'?"
    ),
    (
      "{ \"$value\": \"{ok}\", \"$extensions\": { \"dsmigrate\": { \"roles\": [\"txt\"] } } }",
      "t.$extensions.dsmigrate.roles[0]: unknown role 'txt'; did you mean 'text'?"
    ),
  ]

  @Test(arguments: mistakes)
  func reportsOneMessageAndLoadsTheRest(token: String, problem: String) {
    let fixture = Self.fixture(token)
    #expect(fixture.problems() == [problem])
    #expect(fixture.designTokens()["ok"] != nil)
  }

  @Test func listsAllMistakesNotJustTheFirst() {
    let problems = DesignSystemFixture(
      tokens: """
        { "color": { "$type": "color",
            "a": { "$value": { "colorSpace": "srgb", "components": [9, 0, 0] } },
            "b": { "$value": "{color.c}" }, "d": { "$value": "{color.a}" },
            "e": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } } }
        """
    ).problems()
    #expect(
      problems == [
        "color.a.$value.components[0]: 9 is out of range; this component of srgb goes from 0 to 1 "
          + "(9/255 is 0.035)",
        "color.b.$value: there is no token 'color.c'; did you mean 'color.a'?",
        "color.d.$value: its target 'color.a' does not load",
      ])
  }

  @Test func reportsACycleOnceAndReferencesToIt() {
    let problems = DesignSystemFixture(
      tokens: """
        { "a": { "$value": "{b}" }, "b": { "$value": "{c}" }, "c": { "$value": "{b}" },
          "ok": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }
        """
    ).problems()
    #expect(
      problems == [
        "c.$value: refers to itself: b → c → b", "a.$value: its target 'b' does not load",
      ])
  }

  @Test func refusesATokenFileThatIsNotAnObject() {
    #expect(
      DesignSystemFixture(tokens: "[]").problems() == ["a token file holds an object, not an array"]
    )
  }

  @Test func reportsAnUnreadableTypeOfAGroupOnce() {
    #expect(
      DesignSystemFixture(
        tokens: """
          { "g": { "$type": "colr", "a": { "$value": 1 }, "b": { "c": { "$value": 2 } } } }
          """
      ).problems().first == "g.$type: unknown type 'colr'; did you mean 'color'?")
  }

  @Test func survivesALongChainOfAliases() {
    let links = (0..<5_000).map { "\"t\($0)\": { \"$value\": \"{t\($0 + 1)}\" }" }
    let problems = DesignSystemFixture(
      tokens: "{ \(links.joined(separator: ", ")), "
        + "\"ok\": { \"$type\": \"color\", \"$value\": { \"colorSpace\": \"srgb\", \"components\": [0, 0, 0] } } }"
    ).problems()
    #expect(problems.last == "more than 200 mistakes; the others are not listed")
  }

  @Test func survivesGroupsThatDoubleEachTime() {
    var groups = ["\"g0\": { \"t\": { \"$type\": \"number\", \"$value\": 1 } }"]
    for level in 1..<40 {
      groups.append(
        "\"g\(level)\": { \"a\": { \"$extends\": \"{g\(level - 1)}\" }, "
          + "\"b\": { \"$extends\": \"{g\(level - 1)}\" } }")
    }
    let problems = DesignSystemFixture(tokens: "{ \(groups.joined(separator: ", ")) }").problems()
    #expect(
      problems.contains("groups that extend one another grow to more than 50000 tokens"))
  }

  @Test func survivesReferencesThatDoubleEachTime() {
    var tokens = ["\"t0\": { \"$type\": \"gradient\", \"$value\": [1, 1] }"]
    for level in 1..<40 {
      tokens.append(
        "\"t\(level)\": { \"$type\": \"gradient\", \"$value\": [\"{t\(level - 1)}\", \"{t\(level - 1)}\"] }"
      )
    }
    let problems = DesignSystemFixture(tokens: "{ \(tokens.joined(separator: ", ")) }").problems()
    #expect(problems.contains("t9.$value: its target 't8' does not load") == false)
    #expect(problems.contains { $0.hasSuffix("grows to more than 10000 values") })
  }
}
