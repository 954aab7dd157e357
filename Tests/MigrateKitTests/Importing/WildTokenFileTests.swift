import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Token files as design tools and older build tools write them, with what they come to.
@Suite struct WildTokenFileTests {
  private func read(
    _ files: [String], _ contents: KeyValuePairs<String, String>
  ) -> TokenFileImport {
    let bytes = Dictionary(uniqueKeysWithValues: contents.map { ($0.key, Array($0.value.utf8)) })
    return TokenFileImport(files) { name in
      guard let found = bytes[name] else { throw MigrationError("no such file") }
      return found
    }
  }

  private func read(_ content: String) -> TokenFileImport {
    read(["a.json"], ["a.json": content])
  }

  private func errors(_ result: TokenFileImport) -> [String] {
    result.problems.filter { $0.severity == .error }.map(\.description)
  }

  /// The values by path, as compact JSON; an alias as its target in braces.
  private func values(_ result: TokenFileImport) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: result.drafts.map { draft in
        let modes = draft.modes.sorted { $0.key.rawValue < $1.key.rawValue }
          .map { " \($0.key.rawValue) \(text($0.value))" }
        return (draft.path, text(draft.value) + modes.joined())
      })
  }

  private func text(_ json: JSONValue) -> String {
    if let hex = json["hex"]?.string {
      return hex + (json["alpha"]?.number.map { " \($0)" } ?? "")
    }
    if let number = json["value"]?.number { return "\(number)\(json["unit"]?.string ?? "")" }
    return json.string ?? json.number.map { "\($0)" } ?? "?"
  }

  // MARK: Folders of Tokens Studio

  private static let studio: KeyValuePairs = [
    "t/$metadata.json": #"{ "tokenSetOrder": ["core/base", "semantic/light"] }"#,
    "t/$themes.json": #"""
    [{ "name": "light", "selectedTokenSets": { "core/base": "source", "semantic/light": "enabled" } },
     { "name": "dark", "selectedTokenSets": { "core/base": "source", "semantic/dark": "enabled" } }]
    """#,
    "t/core/base.json": ##"{ "blue": { "value": "#3366cc", "type": "color" } }"##,
    "t/semantic/light.json": #"{ "link": { "value": "{blue}", "type": "color" } }"#,
    "t/semantic/dark.json": ##"{ "link": { "value": "#99bbff", "type": "color" } }"##,
  ]

  @Test func theMetadataOfAFolderLeadToItsSetsAndThemes() {
    let result = read(["t/$metadata.json"], Self.studio)
    #expect(errors(result) == [])
    #expect(values(result) == ["blue": "#3366cc", "link": "{blue} dark #99bbff"])
  }

  @Test func aSetWithoutAFileIsNamed() {
    let result = read(
      ["t/$metadata.json"],
      [
        "t/$metadata.json": #"{ "tokenSetOrder": ["a", "b"] }"#,
        "t/a.json": #"{ "x": { "value": 1, "type": "number" } }"#,
      ])
    #expect(values(result) == ["x": "1.0"])
    #expect(
      errors(result) == ["t/$metadata.json: tokenSetOrder: 't/b.json' cannot be read: no such file"]
    )
  }

  @Test func mistakesInASetNameItsFile() {
    let result = read(
      ["t/$metadata.json"],
      [
        "t/$metadata.json": #"{ "tokenSetOrder": ["a"] }"#,
        "t/a.json": #"{ "x": { "value": "red-ish", "type": "color" } }"#,
      ])
    #expect(errors(result).first?.hasPrefix("t/a.json: x.value: ") == true)
  }

  // MARK: Calculations

  @Test(arguments: [
    ("{unit} * 2", "8.0px"), ("{unit} * 2 + 1px", "9.0px"), ("({unit} + 2) / 3", "2.0px"),
    ("{unit} * -1", "-4.0px"), ("8px * 1.5", "12.0px"), ("roundTo({unit} / 3, 1)", "1.3px"),
    ("max({unit}, 6)", "6.0px"), ("{twice} * 2", "16.0px"),
  ]) func calculationsAreEvaluated(expression: String, value: String) {
    let result = read(
      #"{ "unit": { "value": "4px", "type": "spacing" }, "twice": { "value": "{unit} * 2", "type": "spacing" }, "#
        + #""x": { "value": "\#(expression)", "type": "spacing" } }"#)
    #expect(errors(result) == [])
    #expect(values(result)["x"] == value)
  }

  @Test(arguments: [
    ("4px * {missing}", "there is no token 'missing'"),
    ("4px + 1rem", "'4px + 1rem' is not a dimension"),
    ("4 *", "'4 *' is not a dimension"), ("4 / 0", "'4 / 0' is not a dimension"),
    ("launch(4)", "'launch(4)' is not a dimension"),
  ]) func invalidCalculationsAreMistakes(expression: String, message: String) {
    let result = read(#"{ "x": { "value": "\#(expression)", "type": "spacing" } }"#)
    #expect(errors(result) == ["a.json: x.value: \(message)"])
  }

  @Test func percentagesAreSharesAndWhatFollowsTheFontIsLeftOut() {
    let result = read(
      #"""
      { "low": { "value": "10%", "type": "opacity" }, "tall": { "value": "110%", "type": "lineHeights" },
        "auto": { "value": "AUTO", "type": "lineHeights" },
        "tight": { "value": "-5%", "type": "letterSpacing" },
        "h1": { "value": { "fontFamily": "Inter", "fontWeight": "Bold", "fontSize": "30", "lineHeight": "{tall}",
          "letterSpacing": "{tight}" }, "type": "typography" },
        "body": { "value": { "fontFamily": "Inter", "fontSize": "16", "lineHeight": "{auto}" }, "type": "typography" } }
      """#)
    #expect(errors(result) == [])
    #expect(values(result)["low"] == "0.1" && values(result)["tall"] == "1.1")
    #expect(result.drafts.map(\.path) == ["low", "tall", "h1", "body"])
    // A share of anything else is no dimension.
    #expect(
      errors(read(#"{ "gap": { "value": "5%", "type": "spacing" } }"#)) == [
        "a.json: gap.value: unknown unit '%'; use 'px' (a point on Apple's platforms) or 'rem'"
      ])
  }

  @Test func aColorMadeOfAnotherIsComputed() {
    let result = read(
      ##"{ "blue": { "value": "#3366cc", "type": "color" }, "soft": { "value": "rgba({blue}, 0.5)", "type": "color" } }"##
    )
    #expect(errors(result) == [])
    #expect(values(result)["soft"] == "#3366cc 0.5")
  }

  @Test(arguments: [
    (
      #"{ "source": ["tokens/**/*.json"], "platforms": { "ios": {} } }"#,
      "the configuration of Style Dictionary is not a token file; give the files of its \"source\""
    ),
    (
      #"{ "name": "a", "dependencies": { "b": "1" }, "c": [1] }"#,
      "a manifest of a package is not a token file"
    ),
  ]) func whatLiesBesideTokenFilesIsRefusedWithOneSentence(content: String, message: String) {
    #expect(read(content).problems.map(\.description) == ["a.json: \(message)"])
  }

  @Test func aStringWithOperatorsRemainsAString() {
    #expect(TokenMath.value("2024-01-01 at noon") == nil)
    #expect(TokenMath.value(String(repeating: "(", count: 10_000) + "1") == nil)
  }

  // MARK: Style Dictionary 3

  @Test func typesComeFromPathsAndValues() {
    let result = read(
      ##"""
      { "color": { "base": { "red": { "value": "#cc0000" } }, "error": { "value": "{color.base.red.value}" } },
        "size": { "radius": { "card": { "value": "12" } }, "line": { "height": { "value": 1.4 } } },
        "time": { "fast": { "value": "200ms" } }, "opacity": { "half": { "value": 0.5 } },
        "font": { "family": { "value": "Avenir Next" } } }
      """##)
    #expect(errors(result) == [])
    #expect(
      result.drafts.map { $0.type } == [
        .color, nil, .dimension, .number, .duration, .number, .fontFamily,
      ])
    #expect(values(result)["color.error"] == "{color.base.red}")
    #expect(values(result)["size.radius.card"] == "12.0px")
  }

  @Test func aFileOfTheFormatStillStatesItsTypes() {
    #expect(
      errors(read(##"{ "a": { "$value": "#cc0000" } }"##))
        == ["a.json: a: has no \"$type\", and neither has a group around it"])
  }

  // MARK: Groups by reference

  @Test(arguments: ["$ref", "$extends"]) func aGroupExtendsAnother(key: String) {
    let target = key == "$ref" ? "#/base" : "{base}"
    let result = read(
      ##"""
      { "base": { "$type": "color", "ink": { "$value": "#111111" }, "paper": { "$value": "#eeeeee" } },
        "theme": { "\##(key)": "\##(target)", "paper": { "$value": "#ffffff" } } }
      """##)
    #expect(errors(result) == [])
    #expect(values(result)["theme.ink"] == "#111111")
    #expect(values(result)["theme.paper"] == "#ffffff")
  }

  @Test func aReferenceMayNameAGroupOrAToken() {
    let result = read(
      ##"{ "base": { "$type": "color", "ink": { "$value": "#111111" } }, "all": { "$ref": "#/base" }, "one": { "$ref": "#/base/ink" } }"##
    )
    #expect(errors(result) == [])
    #expect(values(result)["all.ink"] == "#111111")
    #expect(values(result)["one"] == "{base.ink}")
  }

  // MARK: Negative lengths

  @Test func aNegativeLengthLoadsButIsNotSpacing() throws {
    let tokens =
      #"{ "spacing": { "$type": "dimension", "overlap": { "$value": { "value": -8, "unit": "px" } }, "sm": { "$value": { "value": 8, "unit": "px" } } } }"#
    #expect(values(read(tokens))["spacing.overlap"] == "-8.0px")
    #expect(DesignSystemFixture(tokens: tokens).problems() == [])
  }

  // MARK: Repeated mistakes

  @Test func aRepeatedMistakeIsReportedOnce() {
    let tokens = (0..<300).map { ##""t\##($0)": { "$value": "#cc0000" }"## }.joined(separator: ", ")
    #expect(
      errors(read("{ \(tokens) }")) == [
        "a.json: t0: has no \"$type\", and neither has a group around it (and 299 more in this file)"
      ])
  }
}
