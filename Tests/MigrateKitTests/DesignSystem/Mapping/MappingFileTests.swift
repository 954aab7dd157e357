import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// The mapping file: what it says, and one sentence for each mistake in it.
@Suite struct MappingFileTests {
  static let tokens = """
    { "app": { "color": { "$type": "color",
        "blue": { "$value": { "colorSpace": "srgb", "components": [0, 0, 1] } },
        "red": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } } },
        "radius": { "$type": "dimension", "md": { "$value": { "value": 8, "unit": "px" } } } },
      "color": { "$type": "color", "accent": { "$value": "{app.color.blue}" } } }
    """

  static func fixture(_ members: String) -> DesignSystemFixture {
    let comma = members.isEmpty ? "" : ", "
    return DesignSystemFixture(
      tokens: tokens, mapping: "{ \"tokens\": [\"t.tokens.json\"]\(comma)\(members) }")
  }

  @Test func readsEveryKeyOfAMapping() throws {
    let fixture = Self.fixture(
      """
      "$schema": "schema.json", "name": "Wellness",
      "modules": [ { "files": ["App/**"], "import": null },
                   { "files": ["Widget/**"], "import": "WellnessTheme", "sees": ["color.**"] } ],
      "prefer": ["color.accent", "app.color.*"], "accept": ["changesInDark"],
      "thresholds": { "nearColor": 2, "reviewShare": 0.2 }, "systemColors": "ios26",
      "definitions": ["DesignSystem"],
      "hexInitializers": [ { "call": "Color(hex:)", "eightDigits": "AARRGGBB" } ],
      "deprecatedNames": { "Color.deepNavy": "color.accent" }
      """)
    #expect(fixture.problems() == [])
    let designSystem = try #require(fixture.load().designSystem)
    #expect(designSystem.name == "Wellness")
    #expect(
      designSystem.modules == [
        ModuleRule(files: ["App/**"], importName: nil, sees: nil),
        ModuleRule(files: ["Widget/**"], importName: "WellnessTheme", sees: ["color.**"]),
      ])
    #expect(designSystem.prefer == ["color.accent", "app.color.blue", "app.color.red"])
    #expect(designSystem.accept == [.changesInDark])
    #expect(designSystem.thresholds.nearColor == 2)
    #expect(designSystem.thresholds.reviewShare == 0.2)
    #expect(designSystem.thresholds.reviewColor == Thresholds().reviewColor)
    #expect(designSystem.systemColors == "ios26")
    #expect(designSystem.definitions == ["DesignSystem"])
    #expect(designSystem.hexInitializers == ["Color(hex:)": .argb])
    #expect(
      designSystem.deprecatedNames == [
        DeprecatedName("Color.deepNavy", .color, tokens: ["color.accent"])
      ])
  }

  @Test func defaultsToTheNameOfTheFile() {
    #expect(Self.fixture("").load().designSystem?.name == "M")
  }

  static let mistakes: [(members: String, problem: String)] = [
    (#""coed": {}"#, "coed: unknown key 'coed'; did you mean 'code'?"),
    (#""spellings": {}"#, "spellings: unknown key 'spellings'; its name is 'code' now"),
    (
      #""legacyNames": {}"#,
      "legacyNames: unknown key 'legacyNames'; its name is 'deprecatedNames' now"
    ),
    (#""promises": {}"#, "promises: unknown key 'promises'; its name is 'assertions' now"),
    (#""name": """#, "name: may not be empty"),
    (#""name": 3"#, "name: expected a string, found a number"),
    (#""vocabulary": "v.json""#, "vocabulary: 'v.json' cannot be read: no such file or directory"),
    // Modules
    (#""modules": {}"#, "modules: expected an array, found an object"),
    (#""modules": [ {} ]"#, #"modules[0]: "files" is missing; it lists globs such as "App/**""#),
    (
      #""modules": [ { "files": ["A"], "imports": "X" } ]"#,
      "modules[0].imports: unknown key 'imports'; did you mean 'import'?"
    ),
    (
      #""modules": [ { "files": ["A"], "import": "my module" } ]"#,
      "modules[0].import: 'my module' is not a name of a module"
    ),
    (
      #""modules": [ { "files": ["Sources/Theme/**"], "import": "Theme" } ]"#,
      "modules[0].import: 'Theme' would import itself in 'Sources/Theme/**'; write null there"
    ),
    (
      #""modules": [ { "files": ["A", 3] } ]"#,
      "modules[0].files[1]: expected a string, found a number"
    ),
    (
      #""modules": [ { "files": ["A"], "sees": ["colr.**"] } ]"#,
      "modules[0].sees[0]: no token matches 'colr.**'"
    ),
    // Spellings
    (
      #""code": { "colour": {} }"#,
      "code.colour: unknown key 'colour'; did you mean 'color'?"
    ),
    (
      #""code": { "color": { "color": "X" } }"#,
      "code.color.color: unknown site 'color'; did you mean 'Color'?"
    ),
    (
      #""code": { "color": { "CGFloat": "X" } }"#,
      "code.color.CGFloat: no token of this category can be used at 'CGFloat'"
    ),
    (
      #""code": { "color": { "Color": 3 } }"#,
      "code.color.Color: expected a Swift expression as a string, found a number"
    ),
    (
      #""code": { "color": { "Color": " " } }"#,
      "code.color.Color: code may not be empty"
    ),
    (
      #""code": { "color": { "Color": "a\nb" } }"#,
      "code.color.Color: code is one expression on one line"
    ),
    (
      #""code": { "color": { "Color": "A.{nam}" } }"#,
      "code.color.Color: unknown placeholder '{nam}'; there are '{name}' and '{path}'"
    ),
    (
      #""code": { "color": { "Color": "A({name}" } }"#,
      "code.color.Color: the brackets of 'A({name}' do not match"
    ),
    (
      #""code": { "color": { "Color": "A.b'c.{name}" } }"#,
      "code.color.Color: ''' has no place in code"
    ),
    (
      #""code": { "color": { "Color": "A.{name} // brand" } }"#,
      "code.color.Color: '//' has no place in code"
    ),
    (
      #""code": { "color": { "ShapeStyle": ".{name}" } }"#,
      "code.color.ShapeStyle: '.{name}' does not compile at 'ShapeStyle', which has no such member; write 'Color.{name}'"
    ),
    (
      #""code": { "tokens": { "app.color.bleu": { "Color": "X" } } }"#,
      "code.tokens[\"app.color.bleu\"]: there is no token 'app.color.bleu'; did you mean 'app.color.blue'?"
    ),
    (
      #""code": { "tokens": { "x.*": { "Color": "X" } } }"#,
      "code.tokens[\"x.*\"]: no token matches 'x.*'"
    ),
    (
      #""code": { "tokens": { "app.color.blue": { "Color": { "requires": "x" } } } }"#,
      "code.tokens[\"app.color.blue\"].Color: \"text\" is missing"
    ),
    // Roles
    (
      #""roles": { "app.**": ["backround"] }"#,
      "roles[\"app.**\"][0]: unknown role 'backround'; did you mean 'background'?"
    ),
    (
      #""roles": { "app.**": ["zzz"] }"#,
      "roles[\"app.**\"][0]: unknown role 'zzz'; it is one of text, icon, background, border, fill, tint, shadow, effect, data, onAccent, card, button, input, badge, sheet, bubble, image, gap, inset"
    ),
    (
      #""roles": { "app.**": "text" }"#,
      "roles[\"app.**\"]: expected an array of strings, found a string"
    ),
    (
      #""roles": { "app.**": { "mean": "feedback" } }"#,
      "roles[\"app.**\"].mean: unknown key 'mean'; did you mean 'means'?"
    ),
    (
      #""roles": { "app.**": { "means": "joy" } }"#,
      "roles[\"app.**\"].means: unknown meaning 'joy'; it is one of feedback, level, data"
    ),
    (
      #""roles": { "nothing.**": ["text"] }"#,
      "roles[\"nothing.**\"]: no token matches 'nothing.**'"
    ),
    // The rest
    (
      #""categories": { "app.**": "radios" }"#,
      "categories[\"app.**\"]: unknown category 'radios'; did you mean 'radius'?"
    ),
    (
      #""categories": { "app.radius.md": "color" }"#,
      "categories[\"app.radius.md\"]: 'app.radius.md' is a dimension, not a color"
    ),
    (
      #""prefer": ["color.acent"]"#,
      "prefer[0]: there is no token 'color.acent'; did you mean 'color.accent'?"
    ),
    (
      #""accept": ["changesInDrak"]"#,
      "accept[0]: unknown reason 'changesInDrak'; did you mean 'changesInDark'?"
    ),
    (
      #""accept": ["tie"]"#,
      "accept[0]: 'tie' cannot be accepted for all findings; decide in a review"
    ),
    (
      #""thresholds": { "nearColour": 1 }"#,
      "thresholds.nearColour: unknown threshold 'nearColour'; did you mean 'nearColor'?"
    ),
    (
      #""thresholds": { "nearColor": -1 }"#,
      "thresholds.nearColor: expected a number from 0 to 100, found -1"
    ),
    (
      #""thresholds": { "reviewShare": "x" }"#,
      "thresholds.reviewShare: expected a number from 0 to 1, found a string"
    ),
    (
      #""thresholds": { "textContrast": 1e999 }"#,
      "thresholds.textContrast: expected a number from 1 to 21, found inf"
    ),
    (
      #""thresholds": { "nearColor": 9 }"#, "thresholds: 'nearColor' may not be above 'reviewColor'"
    ),
    (
      #""thresholds": { "nearPoints": 3 }"#,
      "thresholds: 'nearPoints' may not be above 'reviewPoints'"
    ),
    (
      #""systemColors": "ios17""#, "systemColors: unknown release 'ios17'; it is 'ios18' or 'ios26'"
    ),
    (#""hexInitializers": {}"#, "hexInitializers: expected an array, found an object"),
    (
      #""hexInitializers": [ { "call": "Color(hex:)" } ]"#,
      "hexInitializers[0]: \"eightDigits\" is missing"
    ),
    (
      #""hexInitializers": [ { "call": "Color(hex:)", "eightDigits": "BGRA" } ]"#,
      "hexInitializers[0].eightDigits: unknown order 'BGRA'; it is 'AARRGGBB' or 'RRGGBBAA'"
    ),
    (
      #""deprecatedNames": { "Color.x": "color.accnt" }"#,
      "deprecatedNames[\"Color.x\"]: there is no token 'color.accnt'; did you mean 'color.accent'?"
    ),
    (
      #""deprecatedNames": { "Color.x": 3 }"#,
      "deprecatedNames[\"Color.x\"]: expected the path of a token, found a number"
    ),
    (
      #""deprecatedNames": { "deepNavy": "color.accent" }"#,
      "deprecatedNames.deepNavy: 'deepNavy' is not a member of a type; write it as 'Color.deepNavy', or as "
        + "'.deepNavy' for the member of every type"
    ),
    (
      #""deprecatedNames": { "Color.blue": "color.accent" }, "code": { "color": { "Color": "Color.{name}" } }"#,
      "deprecatedNames[\"Color.blue\"]: 'Color.blue' is not deprecated: it is the code of 'app.color.blue'"
    ),
    (#""movesFrom": 3"#, "movesFrom: expected a string, found a number"),
    (
      #""movesFrom": "gone.json""#,
      "movesFrom: 'gone.json' does not load: gone.json: cannot be read: no such file or directory"
    ),
    (#""movesFrom": ["m.json"]"#, "movesFrom[0]: 'm.json' is this mapping itself"),
    (#""name": "a", "name": "b""#, "name: the key is given twice; the last one counts"),
  ]

  @Test(arguments: mistakes)
  func reportsOneMessageAndLoadsTheRest(members: String, problem: String) {
    let fixture = Self.fixture(members)
    #expect(fixture.problems() == [problem])
    #expect(fixture.load().designSystem?.tokens.isEmpty == false)
  }

  @Test(arguments: [
    ("{", "line 1, column 2: the file ends inside an object; '}' is missing"),
    ("[]", "expected an object, found an array"),
    ("{}", "\"tokens\" is missing; it lists the token files"),
    (#"{ "tokens": [] }"#, "tokens: names no token file"),
    (
      #"{ "tokens": 3 }"#,
      "tokens: expected the path of a token file or { \"file\": …, \"mode\": … }, found a number"
    ),
    (
      #"{ "tokens": ["no.json"] }"#,
      "tokens[0]: 'no.json' cannot be read: no such file or directory"
    ),
    (#"{ "tokens": [ { "mode": "dark" } ] }"#, "tokens[0]: \"file\" is missing"),
    (
      #"{ "tokens": { "drak": ["t.tokens.json"] } }"#,
      "tokens.drak: unknown mode 'drak'; did you mean 'dark'?"
    ),
    (#"{ "tokens": ["e.json"] }"#, "tokens: the token files hold no token"),
    (
      #"{ "tokens": ["d.json"] }"#,
      "tokens: the token files hold no value that code is searched for"
    ),
  ])
  func loadsNothingWithoutTokens(mapping: String, problem: String) {
    let fixture = DesignSystemFixture(
      mapping: mapping,
      others: [
        "e.json": "{}",
        "d.json": #"{ "d": { "$type": "fontWeight", "$value": 700 } }"#,
      ])
    #expect(fixture.problems() == [problem])
    #expect(fixture.load().designSystem == nil)
  }

  @Test func reportsMissingTokensBesideOtherMistakes() {
    let fixture = DesignSystemFixture(
      mapping: #"{ "tokens": ["e.json"] }"#, others: ["e.json": #"{ "$odd": { "a": 1 } }"#])
    #expect(fixture.load().problems.map(\.severity) == [.warning, .error])
    #expect(fixture.problems().contains("tokens: the token files hold no token"))
  }

  @Test func reportsAnUnreadableMapping() {
    let loaded = MappingLoader.load("no.json") { _ in throw DesignSystemFixture.Missing() }
    #expect(
      loaded.problems.map(\.description) == ["no.json: cannot be read: no such file or directory"])
    #expect(loaded.designSystem == nil)
  }

  @Test func namesFileAndPath() {
    let loaded = DesignSystemFixture(mapping: #"{ "tokens": ["sub/x.json"] }"#).load()
    #expect(
      loaded.problems.map(\.description) == [
        "m.json: tokens[0]: 'sub/x.json' cannot be read: no such file or directory"
      ])
  }

  @Test(arguments: [
    ("a.json", "m.json", "a.json"), ("a.json", "x/m.json", "x/a.json"),
    ("../a.json", "x/y/m.json", "x/a.json"), ("../a.json", "m.json", "../a.json"),
    ("./a.json", "x/m.json", "x/a.json"), ("/b/a.json", "x/m.json", "/b/a.json"),
    ("../../a.json", "/x/m.json", "/a.json"), ("../a.json", "../x/m.json", "../a.json"),
  ])
  func resolvesPathsRelativeToTheMapping(reference: String, file: String, path: String) {
    #expect(RelativePath.resolve(reference, in: file) == path)
  }
}
