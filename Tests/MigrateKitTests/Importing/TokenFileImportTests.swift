import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What token files of older drafts and of design tools become in the current form of the format.
@Suite struct TokenFileImportTests {
  private func read(_ files: KeyValuePairs<String, String>) -> TokenFileImport {
    let bytes = Dictionary(uniqueKeysWithValues: files.map { ($0.key, Array($0.value.utf8)) })
    return TokenFileImport(files.map(\.key)) { name in
      guard let found = bytes[name] else { throw MigrationError("no such file") }
      return found
    }
  }

  /// A value that is written as JSON.
  private func json(_ text: String) throws -> JSONValue {
    try JSONParser.parse(Array(text.utf8)).0
  }

  // MARK: Older forms

  static let forms: [(name: String, token: String, value: String)] = [
    (
      "a color as text", ##"{ "$type": "color", "$value": "#b50909" }"##,
      ##"{"colorSpace":"srgb","components":[0.7098,0.03529,0.03529],"hex":"#b50909"}"##
    ),
    (
      "a color with an alpha", #"{ "$type": "color", "$value": "rgba(0, 0, 0, 0.5)" }"#,
      ##"{"colorSpace":"srgb","components":[0,0,0],"alpha":0.5,"hex":"#000000"}"##
    ),
    (
      "a color that is in form",
      #"{ "$type": "color", "$value": { "colorSpace": "oklch", "components": [0.7, 0.1, 250] } }"#,
      #"{"colorSpace":"oklch","components":[0.7,0.1,250]}"#
    ),
    (
      "a dimension as text", #"{ "$type": "dimension", "$value": "16px" }"#,
      #"{"value":16,"unit":"px"}"#
    ),
    (
      "a dimension in rem", #"{ "$type": "dimension", "$value": "1.5rem" }"#,
      #"{"value":1.5,"unit":"rem"}"#
    ),
    (
      "a bare dimension", #"{ "$type": "dimension", "$value": 8 }"#, #"{"value":8,"unit":"px"}"#
    ),
    (
      "Style Dictionary's keys", #"{ "type": "spacing", "value": "4" }"#,
      #"{"value":4,"unit":"px"}"#
    ),
    (
      "a duration as text", #"{ "$type": "duration", "$value": "0.2s" }"#,
      #"{"value":0.2,"unit":"s"}"#
    ),
    ("a number as text", #"{ "$type": "number", "$value": "0.4" }"#, "0.4"),
    (
      "a weight of the format", #"{ "$type": "fontWeight", "$value": "semi-bold" }"#,
      #""semi-bold""#
    ),
    ("another weight", #"{ "$type": "fontWeight", "$value": "Semi Bold" }"#, "600"),
    (
      "a type style in the draft's way",
      #"{ "$type": "typography", "$value": { "fontFamily": "Lora", "fontSize": "20px", "fontWeight": "Bold", "letterSpacing": "5%", "lineHeight": "30px" } }"#,
      #"{"fontFamily":"Lora","fontSize":{"value":20,"unit":"px"},"fontWeight":700,"letterSpacing":{"value":1,"unit":"px"},"lineHeight":1.5}"#
    ),
    (
      "a type style that says little",
      #"{ "$type": "typography", "$value": { "fontFamily": "Lora", "fontSize": "20px" } }"#,
      #"{"fontFamily":"Lora","fontSize":{"value":20,"unit":"px"},"fontWeight":400,"letterSpacing":{"value":0,"unit":"px"}}"#
    ),
    (
      "a shadow of Tokens Studio",
      ##"{ "$type": "shadow", "$value": { "color": "#000000", "x": "0", "y": "2", "blur": "4", "type": "dropShadow" } }"##,
      ##"{"color":{"colorSpace":"srgb","components":[0,0,0],"hex":"#000000"},"offsetX":{"value":0,"unit":"px"},"offsetY":{"value":2,"unit":"px"},"blur":{"value":4,"unit":"px"},"spread":{"value":0,"unit":"px"}}"##
    ),
    ("a reference by pointer", ##"{ "$ref": "#/base" }"##, #""{base}""#),
  ]

  @Test(arguments: forms)
  func olderFormsBecomeTheCurrentOne(
    form: (name: String, token: String, value: String)
  ) throws {
    let base = ##""base": { "$type": "color", "$value": "#000000" }"##
    let result = read(["a.json": "{ \(base), \"t\": \(form.token) }"])
    #expect(try result.drafts.last?.value == json(form.value), "\(form.name)")
    #expect(result.problems.filter { $0.severity == .error } == [], "\(form.name)")
    // What was written is read without a word.
    let bytes = TokenDocument(tokens: result.drafts).write()
    let again = TokenFileImport(["b.json"]) { _ in bytes }
    #expect(again.problems == [], "\(form.name)")
    #expect(TokenDocument(tokens: again.drafts).write() == bytes, "\(form.name)")
  }

  @Test func keepsOrderDescriptionsDeprecationsAndExtensions() throws {
    let result = read([
      "a.json": """
      { "z": { "$type": "number", "$deprecated": "use y",
          "b": { "$value": 1, "$description": "First", "$extensions": { "org.example": 42 } },
          "a": { "$value": "{z.b}" } } }
      """
    ])
    #expect(result.drafts.map(\.path) == ["z.b", "z.a"])
    let first = try #require(result.drafts.first)
    #expect(first.summary == "First")
    #expect(first.deprecated == "use y")
    #expect(first.extensions["org.example"] == .number(42))
    #expect(result.drafts[1].isAlias)
  }

  // MARK: Figma

  private func figma(_ mode: String, _ tokens: String) -> String {
    #"{ "$extensions": { "com.figma.modeName": "\#(mode)" }, \#(tokens) }"#
  }

  private func variable(_ type: String, _ value: String, _ scope: String) -> String {
    #"{ "$type": "\#(type)", "$value": \#(value), "$extensions": { "com.figma.variableId": "V:1", "com.figma.scopes": ["\#(scope)"] } }"#
  }

  @Test func filesOfModesBecomeOneTokenWithModes() throws {
    let result = read([
      "Mode 2.json": figma("Dark", #""ink": \#(variable("color", ##""#FFFFFF""##, "TEXT_FILL"))"#),
      "Mode 1.json": figma("Light", #""ink": \#(variable("color", ##""#000000""##, "TEXT_FILL"))"#),
    ])
    let ink = try #require(result.drafts.first)
    #expect(result.drafts.count == 1)
    #expect(ink.value["hex"] == .string("#000000"))
    #expect(ink.modes.keys.sorted { $0.rawValue < $1.rawValue } == [.dark])
    #expect(ink.modes[.dark]?["hex"] == .string("#ffffff"))
    #expect(ink.extensions["com.figma.scopes"] != nil)
  }

  @Test func aModeWithoutDifferencesIsOmitted() {
    let token = #""card": \#(variable("number", "12", "CORNER_RADIUS"))"#
    let result = read(["a.json": figma("Light", token), "b.json": figma("Dark", token)])
    #expect(result.drafts.first?.modes == [:])
  }

  static let numbers: [(scope: String, path: String, value: String, result: String)] = [
    ("CORNER_RADIUS", "card", "12", #"{"value":12,"unit":"px"}"#),
    ("GAP", "wide", "24", #"{"value":24,"unit":"px"}"#),
    ("FONT_SIZE", "big", "40", #"{"value":40,"unit":"px"}"#),
    ("ALL_SCOPES", "spacing", "8", #"{"value":8,"unit":"px"}"#),
    ("ALL_SCOPES", "count", "8", "8"),
    ("OPACITY", "dim", "40", "0.4"),
    ("FONT_WEIGHT", "strong", "600", "600"),
  ]

  @Test(arguments: numbers)
  func figmasNumbersGetTheUnitOfTheirScope(
    number: (scope: String, path: String, value: String, result: String)
  ) throws {
    let token = "\"\(number.path)\": \(variable("number", number.value, number.scope))"
    let result = read(["a.json": "{ \(token) }"])
    #expect(try result.drafts.first?.value == json(number.result))
    #expect(result.problems == [])
  }

  @Test func stringsAndBooleansAreOmitted() {
    let result = read([
      "a.json": """
      { "on": \(variable("boolean", "true", "ALL_SCOPES")),
        "label": \(variable("string", "\"Hi\"", "TEXT_CONTENT")),
        "family": \(variable("string", "\"Lora\"", "FONT_FAMILY")) }
      """
    ])
    #expect(result.drafts.map(\.path) == ["family"])
    #expect(result.drafts.first?.type == .fontFamily)
    #expect(
      result.problems.map(\.description) == [
        "a.json: on: a text or a boolean, for which the format has no type, is left out (and 1 more in "
          + "this file)"
      ])
  }

  @Test func figmasAliasesAreFollowed() {
    let data = #""com.figma.aliasData": { "targetVariableName": "blue/500" }"#
    let result = read([
      "a.json": ##"{ "blue": { "500": { "$type": "color", "$value": "#0000FF" } } }"##,
      "b.json":
        ##"{ "link": { "$type": "color", "$value": "#0000FF", "$extensions": { \##(data) } } }"##,
    ])
    #expect(result.drafts.last?.value == .string("{blue.500}"))
  }

  // MARK: Modes by name

  @Test(
    arguments: [
      ("Dark.tokens.json", AppearanceMode.dark), ("themes/colors-light.json", .light),
      ("colors.dark.tokens", .dark), ("High Contrast.json", .highContrast),
      ("dark-high-contrast.json", .darkHighContrast), ("colors.json", nil), ("darkroom.json", nil),
    ])
  func theNameOfAFileDeterminesItsMode(file: String, mode: AppearanceMode?) {
    #expect(TokenFileImport.mode(ofFile: file) == mode)
  }

  @Test func reportsContradictingFilesOfOneMode() {
    let result = read([
      "a.json": figma("Brand A", #""ink": \#(variable("color", ##""#000000""##, "TEXT_FILL"))"#),
      "b.json": figma("Brand B", #""ink": \#(variable("color", ##""#FFFFFF""##, "TEXT_FILL"))"#),
    ])
    #expect(result.drafts.first?.value["hex"] == .string("#ffffff"))
    #expect(
      result.problems.filter { $0.path == .root }.map(\.description) == [
        "b.json: gives other values to 'ink' than 'a.json', and the names of the modes "
          + "contain no appearance; the values of 'b.json' count"
      ])
  }

  // MARK: Bad input

  static let bad: [(document: String, problem: String)] = [
    ("{}", "a.json: holds no token"),
    ("[]", "a.json: a token file holds an object, not an array"),
    (#"{ "a": {} }"#, "a.json: holds no token"),
    (
      #"{ "name": "M", "tokens": ["t.json"] }"#,
      "a.json: a mapping is not a token file; give the files that it names under \"tokens\""
    ),
    (
      #"{ "meta": { "variables": {} } }"#,
      "a.json: a response of Figma's REST API is not a token file; export the variables from Figma "
        + "as design tokens, which gives one file for each mode"
    ),
    (
      #"{ "colors": [], "info": { "author": "xcode", "version": 1 } }"#,
      "a.json: a part of an asset catalog is not a token file; give the '.xcassets' folder"
    ),
    (#"{ "a": "#, "a.json: line 1, column 8: the file ends where a value is expected"),
    (
      #"{ "ink": { "$value": "{color.blue}" } }"#,
      "a.json: ink.$value: there is no token 'color.blue'"
    ),
  ]

  @Test(arguments: bad) func reportsMistakes(example: (document: String, problem: String)) {
    let result = read(["a.json": example.document])
    #expect(result.drafts == [])
    #expect(result.problems.map(\.description) == [example.problem])
  }

  @Test func mistakesDoNotAffectOtherTokens() {
    let result = read([
      "a.json":
        ##"{ "good": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } }, "bad": { "$type": "color", "$value": "blau" } }"##
    ])
    #expect(result.drafts.map(\.path) == ["good"])
    #expect(result.problems.count == 1)
  }
}
