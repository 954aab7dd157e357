import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Modes from extensions, from one file a mode, from resolver files, and from design tools.
@Suite struct TokenModeTests {
  static let black = #"{ "colorSpace": "srgb", "components": [0, 0, 0] }"#
  static let white = #"{ "colorSpace": "srgb", "components": [1, 1, 1] }"#
  static let red = #"{ "colorSpace": "srgb", "components": [1, 0, 0] }"#
  static let blue = #"{ "colorSpace": "srgb", "components": [0, 0, 1] }"#

  static func color(_ value: String) -> String {
    "{ \"$type\": \"color\", \"$value\": \(value) }"
  }

  /// `light/dark/highContrast/darkHighContrast`, `-` where a mode has no value of its own.
  static func summary(_ token: DesignToken?) -> String {
    guard case .color(let color)? = token?.value else { return "no color" }
    return [color.light, color.dark, color.highContrast, color.darkHighContrast]
      .map { $0.map { String($0.hexText.dropFirst().dropLast(2)) } ?? "-" }.joined(separator: "/")
  }

  @Test func readsModesFromExtensions() {
    let tokens = DesignSystemFixture(
      tokens: """
        { "c": { "$type": "color", "$value": \(Self.black), "$extensions": { "mode": {
            "light": \(Self.black), "dark": \(Self.white),
            "highContrast": \(Self.red), "darkHighContrast": \(Self.blue) } } } }
        """
    ).designTokens()
    #expect(Self.summary(tokens["c"]) == "000000/FFFFFF/FF0000/0000FF")
  }

  @Test func readsTheModesOfShadows() {
    func layer(_ color: String) -> String {
      """
      { "color": \(color), "offsetX": { "value": 0, "unit": "px" },
        "offsetY": { "value": 2, "unit": "px" }, "blur": { "value": 8, "unit": "px" },
        "spread": { "value": 0, "unit": "px" } }
      """
    }
    let tokens = DesignSystemFixture(
      tokens: """
        { "s": { "$type": "shadow", "$value": \(layer(Self.black)), "$extensions": { "mode": {
            "dark": \(layer(Self.white)), "highContrast": \(layer(Self.red)),
            "darkHighContrast": \(layer(Self.blue)) } } } }
        """
    ).designTokens()
    guard case .shadow(let shadow)? = tokens["s"]?.value else {
      Issue.record("no shadow")
      return
    }
    #expect(
      [shadow.color.dark, shadow.color.highContrast, shadow.color.darkHighContrast].map {
        $0?.rgba8.shortHex
      } == ["#FFFFFF", "#FF0000", "#0000FF"])
  }

  @Test func omitsModesWithoutDifferences() {
    let tokens = DesignSystemFixture(
      tokens: """
        { "c": { "$type": "color", "$value": \(Self.black), "$extensions": { "mode": {
            "dark": \(Self.white), "highContrast": \(Self.black), "darkHighContrast": \(Self.white) } } } }
        """
    ).designTokens()
    #expect(Self.summary(tokens["c"]) == "000000/FFFFFF/-/-")
  }

  @Test func followsAliasesWithinEachMode() {
    let tokens = DesignSystemFixture(
      tokens: """
        { "p": { "$type": "color", "$value": \(Self.black), "$extensions": { "mode": { "dark": \(Self.white) } } },
          "a": { "$value": "{p}" },
          "pair": { "$value": "{r}", "$extensions": { "mode": { "dark": "{b}" } } },
          "r": \(Self.color(Self.red)), "b": \(Self.color(Self.blue)) }
        """
    ).designTokens()
    #expect(Self.summary(tokens["a"]) == "000000/FFFFFF/-/-")
    #expect(tokens["a"]?.aliasOf == ["p"])
    #expect(Self.summary(tokens["pair"]) == "FF0000/0000FF/-/-")
    #expect(tokens["pair"]?.aliasOf == [])
  }

  static let lightFile = """
    { "p": \(color(black)), "a": { "$value": "{p}" }, "same": \(color(red)) }
    """
  static let darkFile = """
    { "p": \(color(white)), "only": \(color(blue)) }
    """

  @Test(arguments: [
    #"{ "light": ["l.json"], "dark": ["d.json"] }"#, #"{ "light": "l.json", "Dark": "d.json" }"#,
    #"["l.json", { "file": "d.json", "mode": "dark" }]"#,
    #"[{ "file": "d.json", "mode": "dark" }, { "file": "l.json", "mode": "light" }]"#,
  ])
  func readsOneFileForEachMode(tokens: String) {
    let fixture = DesignSystemFixture(
      mapping: "{ \"tokens\": \(tokens) }",
      others: ["l.json": Self.lightFile, "d.json": Self.darkFile])
    #expect(fixture.problems() == [])
    let tokens = fixture.designTokens()
    #expect(Self.summary(tokens["p"]) == "000000/FFFFFF/-/-")
    #expect(Self.summary(tokens["a"]) == "000000/FFFFFF/-/-")
    #expect(Self.summary(tokens["same"]) == "FF0000/-/-/-")
    #expect(Self.summary(tokens["only"]) == "0000FF/-/-/-")
  }

  @Test func readsFigmaExportsByTheirModeNames() {
    let fixture = DesignSystemFixture(
      mapping: #"{ "tokens": ["l.json", "d.json"] }"#,
      others: [
        "l.json": """
        { "c": { "$type": "color", "$value": \(Self.black),
            "$extensions": { "com.figma.variableId": "1:2", "com.figma.scopes": ["TEXT_FILL"] } },
          "corner": { "$type": "number", "$value": 12,
            "$extensions": { "com.figma.scopes": ["CORNER_RADIUS"] } },
          "gap": { "$type": "number", "$value": 8, "$extensions": { "com.figma.scopes": ["GAP"] } },
          "$extensions": { "com.figma.modeName": "Light" } }
        """,
        "d.json": """
        { "c": \(Self.color(Self.white)), "$extensions": { "com.figma.modeName": "Dark" } }
        """,
      ])
    #expect(fixture.problems() == [])
    let tokens = fixture.designTokens()
    #expect(Self.summary(tokens["c"]) == "000000/FFFFFF/-/-")
    #expect(tokens["c"]?.roles == [.text, .icon])
    #expect(tokens["corner"]?.value == .radius(12))
    #expect(tokens["gap"]?.value == .number(8, of: .spacing))
  }

  @Test func followsTheAliasesThatFigmaHasResolved() {
    func alias(_ value: String, to name: String) -> String {
      """
      { "$type": "color", "$value": \(value),
        "$extensions": { "com.figma.aliasData": { "targetVariableName": "\(name)" } } }
      """
    }
    let tokens = DesignSystemFixture(
      tokens: """
        { "palette": { "blue": { "500": \(Self.color(Self.blue)) } },
          "same": \(alias(Self.blue, to: "palette/blue/500")),
          "changed": \(alias(Self.red, to: "palette/blue/500")),
          "gone": \(alias(Self.red, to: "palette/red")),
          "self": \(alias(Self.red, to: "self")) }
        """
    ).tokens()
    #expect(tokens["same"]?.aliasOf == ["palette.blue.500"])
    #expect(tokens["changed"]?.aliasOf == [])
    #expect(tokens["gone"]?.aliasOf == [])
    #expect(tokens["self"]?.aliasOf == [])
  }

  @Test func readsResolverFiles() {
    let fixture = DesignSystemFixture(
      mapping: #"{ "tokens": ["t.resolver.json"] }"#,
      others: [
        "t.resolver.json": """
        { "version": "2025.10",
          "sets": { "foundation": { "sources": [ { "$ref": "l.json" } ] } },
          "modifiers": {
            "theme": { "contexts": { "light": [], "dark": [ { "$ref": "d.json" } ] }, "default": "light" },
            "contrast": { "contexts": { "normal": [], "high": [ { "p": \(Self.color(Self.red)) } ] } },
            "brand": { "contexts": { "x": [ { "$ref": "#/sets/x" } ], "y": [] }, "default": "y" } },
          "resolutionOrder": [ { "$ref": "#/sets/foundation" }, { "$ref": "#/modifiers/theme" },
            { "$ref": "#/modifiers/contrast" }, { "$ref": "#/modifiers/brand" } ] }
        """,
        "l.json": Self.lightFile, "d.json": Self.darkFile,
      ])
    #expect(
      fixture.problems() == [
        "modifiers.brand.contexts.x[0]: '#/sets/x' is not a set of this file; a source is a set or a token file"
      ])
    let tokens = fixture.designTokens()
    #expect(Self.summary(tokens["p"]) == "000000/FFFFFF/FF0000/FF0000")
    #expect(Self.summary(tokens["a"]) == "000000/FFFFFF/FF0000/FF0000")
  }

  @Test(arguments: [
    ("{ \"resolutionOrder\": [] }", "\"version\" is missing; it is \"2025.10\""),
    (
      "{ \"version\": \"1\", \"resolutionOrder\": [] }",
      "version: the version is not \"2025.10\"; it is read as if it were"
    ),
    (
      "{ \"version\": \"2025.10\" }",
      "\"resolutionOrder\" is missing; it lists sets and modifiers"
    ),
    (
      "{ \"version\": \"2025.10\", \"resolutionOrder\": [ { \"$ref\": \"#/sets/a\" } ] }",
      "resolutionOrder[0]: '#/sets/a' does not exist in this file"
    ),
    (
      "{ \"version\": \"2025.10\", \"resolutionOrder\": [ { \"type\": \"modifier\" } ] }",
      "resolutionOrder[0]: a modifier needs \"contexts\""
    ),
    (
      "{ \"version\": \"2025.10\", \"resolutionOrder\": [ { \"type\": \"set\", \"sources\": [ { \"$ref\": \"no.json\" } ] } ] }",
      "resolutionOrder[0].sources[0]: 'no.json' cannot be read: no such file or directory"
    ),
    (
      "{ \"version\": \"2025.10\", \"sets\": { \"a\": { \"sources\": [ { \"$ref\": \"#/sets/a\" } ] } }, \"resolutionOrder\": [ { \"$ref\": \"#/sets/a\" } ] }",
      "sets.a.sources[0]: sets refer to one another in a cycle"
    ),
  ])
  func reportsMistakesOfResolverFiles(text: String, problem: String) {
    let fixture = DesignSystemFixture(
      mapping: #"{ "tokens": ["t.resolver.json"] }"#, others: ["t.resolver.json": text])
    #expect(fixture.problems().first == problem)
  }

  @Test func readsTokensStudioSetsAndThemes() {
    let fixture = DesignSystemFixture(
      tokens: """
        { "core": { "white": { "value": "#ffffff", "type": "color" },
                    "radius": { "md": { "value": "8px", "type": "borderRadius" } } },
          "light": { "bg": { "value": "{white}", "type": "color" } },
          "night": { "bg": { "value": "#000000", "type": "color" } },
          "$themes": [
            { "name": "Light", "selectedTokenSets": { "core": "source", "light": "enabled" } },
            { "name": "Dark", "selectedTokenSets": { "core": "source", "night": "enabled" } } ],
          "$metadata": { "tokenSetOrder": ["core", "light", "night"] } }
        """)
    let tokens = fixture.designTokens()
    #expect(Self.summary(tokens["bg"]) == "FFFFFF/000000/-/-")
    #expect(tokens["radius.md"]?.value == .radius(8))
    #expect(fixture.load().errors == [])
    #expect(
      fixture.problems().contains {
        $0.contains("the format writes \"$value\" and \"$type\" (and ")
      })
  }

  @Test func referencesOtherFilesAndPartsOfValues() {
    let fixture = DesignSystemFixture(
      mapping: #"{ "tokens": ["a.json", "b.json"] }"#,
      others: [
        "a.json": """
        { "s": { "alias": { "$value": "{blue}" }, "ref": { "$ref": "#/blue" },
            "red": { "$type": "number", "$value": { "$ref": "#/blue/$value/components/0" } },
            "mixed": { "$type": "color", "$value": { "colorSpace": "srgb",
              "components": [ { "$ref": "#/blue/$value/components/2" }, 0, "{s.red}" ] } } } }
        """,
        "b.json":
          "{ \"blue\": \(Self.color(#"{ "colorSpace": "srgb", "components": [0.2, 0.4, 0.8] }"#)) }",
      ])
    #expect(fixture.problems() == [])
    let tokens = fixture.tokens()
    #expect(tokens["s.alias"]?.aliasOf == ["blue"])
    #expect(tokens["s.ref"]?.aliasOf == ["blue"])
    #expect(tokens["s.red"]?.value == .number(0.2))
    #expect(tokens["s.mixed"]?.hex() == "#CC0033FF")
  }

  @Test func laterFilesOverrideTokenByToken() {
    let fixture = DesignSystemFixture(
      mapping: #"{ "tokens": ["l.json", "d.json"] }"#,
      others: ["l.json": Self.lightFile, "d.json": Self.darkFile])
    #expect(Self.summary(fixture.designTokens()["a"]) == "FFFFFF/-/-/-")
  }
}
