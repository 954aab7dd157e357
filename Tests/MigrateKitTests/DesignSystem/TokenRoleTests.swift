import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What tokens are for and mean: mapping before vocabulary before token file before aliases.
@Suite struct TokenRoleTests {
  static let black = #"{ "colorSpace": "srgb", "components": [0, 0, 0] }"#

  static let tokens = """
    { "brand": { "$type": "color",
        "ink": { "$value": \(black) }, "leaf": { "$value": \(black) }, "lone": { "$value": \(black) },
        "both": { "$value": \(black) },
        "tagged": { "$value": \(black),
          "$extensions": { "dsmigrate": { "roles": ["shadow"], "means": "level", "words": ["High"] } } } },
      "color": { "$type": "color",
        "text": { "primary": { "$value": "{brand.ink}" } },
        "icon": { "main": { "$value": "{brand.ink}" } },
        "accent": { "$value": "{brand.both}" },
        "feedback": { "success": { "$value": "{brand.leaf}" }, "warning": { "$value": "{brand.both}" } },
        "tag": { "$value": "{brand.tagged}" } } }
    """
  static let vocabulary = """
    { "name": "shared", "tokens": {
        "color.text.primary": { "type": "color", "roles": ["text"] },
        "color.icon.main": { "type": "color", "roles": ["icon"] },
        "color.accent": { "type": "color", "roles": ["tint", "fill"] },
        "color.tag": { "type": "color", "roles": ["border"] },
        "color.feedback.success": { "type": "color", "roles": ["text", "icon"], "means": "feedback",
          "words": ["success", "Done"] },
        "color.feedback.warning": { "type": "color", "roles": ["fill"], "means": "feedback" } } }
    """

  static func tokens(_ roles: String = "{}", vocabulary: String? = vocabulary) -> [String:
    DesignToken]
  {
    let named = vocabulary == nil ? "" : ", \"vocabulary\": \"v.json\""
    let fixture = DesignSystemFixture(
      tokens: tokens, mapping: "{ \"tokens\": [\"t.tokens.json\"]\(named), \"roles\": \(roles) }",
      others: vocabulary.map { ["v.json": $0] } ?? [:])
    #expect(fixture.problems() == [])
    return fixture.designTokens()
  }

  @Test func takesRolesFromTheVocabulary() {
    let tokens = Self.tokens()
    #expect(tokens["color.text.primary"]?.roles == [.text])
    #expect(tokens["color.text.primary"]?.isSemantic == true)
    #expect(tokens["color.feedback.success"]?.means == "feedback")
    #expect(tokens["color.feedback.success"]?.meaningWords == ["success", "done"])
  }

  @Test func givesATargetTheRolesOfItsAliases() {
    let tokens = Self.tokens()
    #expect(tokens["brand.ink"]?.roles == [.text, .icon])
    #expect(tokens["brand.ink"]?.isSemantic == false)
    #expect(tokens["brand.leaf"]?.roles == [.text, .icon])
    #expect(tokens["brand.leaf"]?.means == "feedback")
    #expect(tokens["brand.leaf"]?.meaningWords == ["success", "done"])
    #expect(tokens["brand.lone"]?.roles == [])
  }

  @Test func givesAnAliasWithoutRolesThoseOfItsTarget() {
    let tokens = Self.tokens(
      #"{ "brand.ink": { "roles": ["text"], "means": "data", "words": ["series"] } }"#,
      vocabulary: nil)
    #expect(tokens["color.text.primary"]?.roles == [.text])
    #expect(tokens["color.text.primary"]?.means == "data")
    #expect(tokens["color.text.primary"]?.meaningWords == ["series"])
    #expect(tokens["brand.ink"]?.roles == [.text])
  }

  @Test func anEmptyListOfRolesOnlyServesAliases() {
    let tokens = Self.tokens(#"{ "brand.ink": [] }"#)
    #expect(tokens["brand.ink"]?.isForAliasesOnly == true)
    #expect(tokens["brand.ink"]?.roles == [])
    #expect(tokens["color.text.primary"]?.isForAliasesOnly == false)
    #expect(tokens["color.text.primary"]?.roles == [.text])
  }

  @Test func givesATargetOnlyAMeaningThatItsAliasesShare() {
    #expect(Self.tokens()["brand.both"]?.means == nil)
    #expect(Self.tokens()["brand.both"]?.roles == [.tint, .fill])
  }

  @Test func theTokenFileTakesPrecedenceOverAliases() {
    let token = Self.tokens()["brand.tagged"]
    #expect(token?.roles == [.shadow])
    #expect(token?.means == "level")
    #expect(token?.meaningWords == ["high"])
  }

  @Test func theMappingTakesPrecedencePartByPart() {
    let tokens = Self.tokens(
      """
      { "color.**": ["data"], "color.text.*": ["text", "tint"], "color.feedback.*": { "roles": ["fill"] },
        "brand.ink": { "semantic": true }, "brand.tagged": { "words": ["low"] } }
      """)
    #expect(tokens["color.text.primary"]?.roles == [.text, .tint])
    #expect(tokens["color.icon.main"]?.roles == [.data])
    #expect(tokens["color.feedback.success"]?.roles == [.fill])
    #expect(tokens["color.feedback.success"]?.means == "feedback")
    #expect(tokens["brand.ink"]?.isSemantic == true)
    #expect(tokens["brand.tagged"]?.meaningWords == ["low"])
    #expect(tokens["brand.tagged"]?.roles == [.shadow])
  }

  @Test func aliasesAreSemanticWithoutAVocabulary() {
    let tokens = Self.tokens(vocabulary: nil)
    #expect(tokens["color.text.primary"]?.isSemantic == true)
    #expect(tokens["brand.ink"]?.isSemantic == false)
  }

  @Test(arguments: [
    ("color.feedback.success", ["success", "succeeded", "done"]),
    ("color.feedback.errorIcon", ["error", "failure", "invalid"]),
    ("color.feedback.warning", ["caution"]), ("color.status.info", ["notice"]),
    ("stress.mild", ["mild"]), ("color.danger.$root", ["destructive"]),
  ])
  func knowsTheWordsOfAMeaningByItsName(path: String, words: [String]) {
    #expect(MeaningWords.words(forPath: path).isSuperset(of: words))
  }

  @Test(arguments: [
    ("hotPink", ["hot", "pink"]), ("hot-pink 2", ["hot", "pink", "2"]), ("URLColor", ["urlcolor"]),
    ("", []), ("ABc", ["abc"]), ("isError", ["is", "error"]),
  ])
  func splitsNamesAtCapitals(name: String, humps: [String]) {
    #expect(MeaningWords.humps(of: name) == humps)
  }

  @Test func requiresTheTypeOfTheVocabulary() {
    let fixture = DesignSystemFixture(
      tokens: "{ \"text\": { \"body\": { \"$type\": \"color\", \"$value\": \(Self.black) } }, "
        + "\"x\": { \"$type\": \"color\", \"$value\": \(Self.black) } }",
      mapping: #"{ "tokens": ["t.tokens.json"], "vocabulary": "v.json" }"#,
      others: ["v.json": #"{ "tokens": { "text.body": { "type": "font" } } }"#])
    #expect(
      fixture.problems() == [
        "text.body: the vocabulary says that 'text.body' is a font, but it is a color"
      ])
    #expect(fixture.designTokens()["text.body"] == nil)
  }

  @Test(arguments: [
    ("[]", "expected an object, found an array"), ("{}", "\"tokens\" is missing"),
    (#"{ "tokens": { "a": {} } }"#, "tokens.a: \"type\" is missing"),
    (
      #"{ "tokens": { "a": { "type": "colour" } } }"#,
      "tokens.a.type: unknown type 'colour'; did you mean 'color'?"
    ),
    (
      #"{ "tokens": { "a": { "type": "color", "roles": ["x"] } } }"#,
      "tokens.a.roles[0]: unknown role 'x'"
    ),
    (
      #"{ "tokens": { "a": { "type": "color", "mean": "x" } } }"#,
      "tokens.a.mean: unknown key 'mean'; did you mean 'means'?"
    ),
  ])
  func reportsMistakesOfTheVocabulary(vocabulary: String, problem: String) {
    let fixture = DesignSystemFixture(
      mapping: #"{ "tokens": ["t.tokens.json"], "vocabulary": "v.json" }"#,
      others: ["v.json": vocabulary])
    #expect(fixture.problems().first?.hasPrefix(problem) == true)
    #expect(fixture.load().problems.first?.file == "v.json")
  }

  // MARK: Which dimensions are radii

  static func radii(_ tokens: String, categories: String = "{}") -> [String] {
    DesignSystemFixture(
      tokens: tokens,
      mapping: "{ \"tokens\": [\"t.tokens.json\"], \"categories\": \(categories) }"
    ).designTokens().values.filter { $0.category == .radius }.map(\.path).sorted()
  }

  static func dimension(_ points: Int) -> String {
    "{ \"$type\": \"dimension\", \"$value\": { \"value\": \(points), \"unit\": \"px\" } }"
  }

  @Test(arguments: [
    "radius", "radii", "corner", "cornerRadius", "border-radius", "Rounded", "Corner Radii",
  ])
  func recognizesRadiiByTheirPaths(part: String) {
    #expect(
      Self.radii(
        "{ \"\(part)\": { \"md\": \(Self.dimension(8)) }, \"gap\": { \"md\": \(Self.dimension(8)) } }"
      )
        == ["\(part).md"])
  }

  /// The size of a font is called so; that of a field with text is another.
  @Test(arguments: [
    ("font.size.body", TokenCategory.fontSize), ("typography.fontSize.body", .fontSize),
    ("font.size.min", nil), ("text-field.icon.size", nil), ("font.line-height.size-100", nil),
    ("spacing.text-field.size-sm", .spacing), ("border.text-input.width-size", .borderWidth),
  ])
  func recognizesSizesOfFontsByTheirPaths(path: String, category: TokenCategory?) {
    #expect(MeasureReading.category(ofPath: path) == category)
  }

  @Test func theMappingDeterminesRadii() {
    let tokens = """
      { "layout": { "card": \(Self.dimension(8)), "gap": \(Self.dimension(4)) },
        "radius": { "none": \(Self.dimension(0)), "md": \(Self.dimension(8)) } }
      """
    #expect(
      Self.radii(tokens, categories: #"{ "layout.card": "radius", "radius.none": "none" }"#) == [
        "layout.card", "radius.md",
      ])
  }

  @Test func aTargetHasTheCategoryOfItsAlias() {
    #expect(
      Self.radii(
        """
        { "size": { "s8": \(Self.dimension(8)), "s4": \(Self.dimension(4)) },
          "radius": { "card": { "$value": "{size.s8}" } },
          "spacing": { "$value": "{size.s8}" }, "sheet": { "$value": "{radius.card}" } }
        """) == ["radius.card", "sheet", "size.s8"])
  }
}
