import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Colors that Tokens Studio modifies have the modified value, wherever they are read.
///
/// The expected components are those that Tokens Studio's own transforms publish for the same modifiers
/// (`@tokens-studio/sd-transforms`, `test/spec/color-modifiers`).
@Suite struct ModifiedColorTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var modifier: String
    var space: ModifiedColor.Space
    var base = "#C14242"
    var expected: [Double]
    var testDescription: String { "\(modifier) in \(space)" }
  }

  static let rows = [
    Row(modifier: "lighten", space: .hsl, expected: [0, 50.598, 60.627]),
    Row(modifier: "lighten", space: .lch, expected: [57.685, 47.48, 29.704]),
    Row(modifier: "lighten", space: .p3, expected: [0.76016, 0.43532, 0.42213]),
    Row(modifier: "lighten", space: .srgb, expected: [0.80549, 0.40706, 0.40706]),
    Row(modifier: "darken", space: .hsl, expected: [0, 50.598, 40.627]),
    Row(modifier: "darken", space: .lch, expected: [37.685, 47.48, 29.704]),
    Row(modifier: "darken", space: .p3, expected: [0.56016, 0.23532, 0.22213]),
    Row(modifier: "darken", space: .srgb, expected: [0.60549, 0.20706, 0.20706]),
    Row(modifier: "mix", space: .hsl, base: "#FFFFFF", expected: [220, 51.231, 67.933]),
    Row(modifier: "mix", space: .lch, base: "#FFFFFF", expected: [63.417, 43.678, 278.69]),
    Row(modifier: "mix", space: .p3, base: "#FFFFFF", expected: [0.49226, 0.60164, 0.88112]),
    Row(modifier: "mix", space: .srgb, base: "#FFFFFF", expected: [0.45733, 0.60533, 0.90133]),
  ]

  @Test(arguments: rows) func eachModifierComputesAsTokensStudioDoes(row: Row) throws {
    let base = ModifiedComponents(try #require(ColorText.parse(row.base)), in: row.space)
    let other = ModifiedComponents(try #require(ColorText.parse("#4477DD")), in: row.space)
    let result =
      switch row.modifier {
      case "lighten": base.lightened(by: 0.2)
      case "darken": base.darkened(by: 0.2)
      default: base.mixed(with: other, share: 0.74)
      }
    for (value, expected) in zip(result.values, row.expected) {
      #expect((value - expected).magnitude <= max(expected * 0.0001, 0.00001), "\(result.values)")
    }
  }

  /// A token file with a color and one that is made of it.
  private func tokens(_ modify: String, base: String = ##""#C14242""##) -> DesignSystemFixture {
    DesignSystemFixture(
      tokens: """
        { "white": { "$type": "color", "$value": "#FFFFFF" },
          "share": { "$type": "number", "$value": 0.5 },
          "base": { "$type": "color", "$value": \(base),
            "$extensions": { "mode": { "dark": "#4477DD" } } },
          "made": { "$type": "color", "$value": "{base}",
            "$extensions": { "studio.tokens": { "modify": \(modify) } } },
          "alias": { "$type": "color", "$value": "{made}" } }
        """)
  }

  @Test(arguments: [
    (#"{ "type": "darken", "value": "0.2", "space": "hsl" }"#, "9C3333"),
    (#"{ "type": "darken", "value": 0.2, "space": "lch" }"#, "983735"),
    (#"{ "type": "darken", "value": "0.2", "space": "p3" }"#, "9B3535"),
    (#"{ "type": "darken", "value": "0.2", "space": "srgb", "format": "hex" }"#, "9A3535"),
    (##"{ "type": "mix", "value": "{share}", "space": "srgb", "color": "{white}" }"##, "E0A1A1"),
    (##"{ "type": "mix", "value": "1", "space": "lch", "color": "#4477DD" }"##, "4477DD"),
  ])
  func aTokenHasTheModifiedValue(modify: String, hex: String) {
    let found = tokens(modify).tokens()
    #expect(found["made"]?.hex() == "#\(hex)FF")
    #expect(found["made"]?.aliasOf == [])
    #expect(found["alias"]?.hex() == "#\(hex)FF")
    #expect(found["alias"]?.aliasOf == ["made"])
  }

  @Test func alphaNeedsNoColorSpace() {
    let found = tokens(#"{ "type": "alpha", "value": "0.2" }"#).tokens()
    #expect(found["made"]?.hex() == "#C1424233")
  }

  @Test func eachModeIsModified() {
    let found = tokens(#"{ "type": "darken", "value": "0.5", "space": "srgb" }"#).tokens()
    #expect(found["made"]?.hex() == "#612121FF")
    #expect(found["made"]?.hex(.dark) == "#223C6FFF")
    #expect(found["alias"]?.hex(.dark) == "#223C6FFF")
  }

  @Test(arguments: [
    (
      #"{ "type": "saturate", "value": "0.2", "space": "hsl" }"#,
      "the \"type\" of the color modifier is 'saturate'; it is one of 'lighten', 'darken', 'mix', 'alpha'"
    ),
    (
      #"{ "type": "lighten", "value": "0.2", "space": "oklab" }"#,
      "the \"space\" of the color modifier is 'oklab'; it is one of 'lch', 'srgb', 'p3', 'hsl'"
    ),
    (
      #"{ "type": "lighten", "value": "0.5 + 0.1", "space": "lch" }"#,
      "the \"value\" of the color modifier is '0.5 + 0.1'; write a number from 0 to 1"
    ),
    (
      #"{ "type": "mix", "value": "0.5", "space": "lch" }"#,
      "the modifier 'mix' needs a \"color\", such as \"#ffffff\" or \"{color.white}\""
    ),
    (
      #"{ "type": "mix", "value": "0.5", "space": "lch", "color": "{gone}" }"#,
      "there is no token 'gone'"
    ),
  ])
  func whatCannotBeComputedIsRefused(modify: String, sentence: String) {
    let fixture = tokens(modify)
    #expect(fixture.tokens()["made"] == nil)
    #expect(fixture.problems().contains("made.$value: \(sentence)"), "\(fixture.problems())")
  }

  // MARK: Imported

  private func imported(_ text: String, file: String = "a.json") -> TokenFileImport {
    TokenFileImport([file]) { _ in Array(text.utf8) }
  }

  @Test func anImportWritesTheModifiedValueAndNoModifier() throws {
    let result = imported(
      """
      { "base": { "$type": "color", "$value": "#C14242",
          "$extensions": { "mode": { "dark": "#4477DD" } } },
        "made": { "$type": "color", "$value": "{base}", "$extensions": { "studio.tokens": {
          "id": "7", "modify": { "type": "darken", "value": "0.5", "space": "srgb" } } } } }
      """)
    let made = try #require(result.drafts.last)
    #expect(made.value["hex"] == .string("#612121"))
    #expect(made.modes[.dark]?["hex"] == .string("#223c6f"))
    #expect(made.extensions["studio.tokens"] == .object(JSONObject(["id": .string("7")])))
    // Read again, nothing is darkened twice.
    let bytes = TokenDocument(tokens: result.drafts).write()
    let again = TokenFileImport(["b.json"]) { _ in bytes }
    #expect(TokenDocument(tokens: again.drafts).write() == bytes)
  }

  @Test func aColorOutsideSRGBBecomesDisplayP3() throws {
    let result = imported(
      """
      { "made": { "$type": "color", "$value": "#00FF00", "$extensions": { "studio.tokens": {
          "modify": { "type": "mix", "value": "0.5", "space": "lch", "color": "#FF0000" } } } } }
      """)
    let made = try #require(result.drafts.last)
    #expect(made.value["colorSpace"] == .string("display-p3"))
  }
}

/// Every mode of a file is imported, or the file is refused with a sentence.
@Suite struct ImportedModeTests {
  static let names: [(name: String, mode: AppearanceMode?)] = [
    ("light_ax", .highContrast), ("dark_ax", .darkHighContrast), ("Light AX", .highContrast),
    ("ax-dark", .darkHighContrast), ("dark_a11y", .darkHighContrast),
    ("Increased Contrast", .highContrast), ("Dark High Contrast", .darkHighContrast),
    ("highContrastDark", .darkHighContrast), ("dark-hc", .darkHighContrast), ("Light", .light),
    ("Dark", .dark), ("axis", nil), ("Brand B", nil), ("relax", nil),
  ]

  @Test(arguments: names)
  func namesOfModesDetermineAppearances(name: String, mode: AppearanceMode?) {
    #expect(AppearanceMode(named: name) == mode)
  }

  private func imported(_ text: String) -> TokenFileImport {
    TokenFileImport(["a.json"]) { _ in Array(text.utf8) }
  }

  /// A file of Tokens Studio with a set and a theme of each name, the sets switched on by theirs.
  private func studio(_ themes: String..., groups: [String: String] = [:]) -> TokenFileImport {
    let sets = themes.enumerated().map { index, name in
      ##""\##(name)": { "ink": { "value": "#\##(index)\##(index)\##(index)", "type": "color" } }"##
    }
    let list = themes.map { name in
      let group = groups[name].map { #""group": "\#($0)", "# } ?? ""
      return #"{ \#(group)"name": "\#(name)", "selectedTokenSets": { "\#(name)": "enabled" } }"#
    }
    return imported(
      "{ \(sets.joined(separator: ", ")), \"$themes\": [ \(list.joined(separator: ", ")) ] }")
  }

  @Test func themesOfIncreasedContrastAreModes() throws {
    let result = studio("light", "dark", "light_ax", "dark_ax")
    #expect(result.problems.filter { $0.severity == .error } == [])
    let ink = try #require(result.drafts.first)
    #expect(ink.value["hex"] == .string("#000000"))
    #expect(ink.modes[.dark]?["hex"] == .string("#111111"))
    #expect(ink.modes[.highContrast]?["hex"] == .string("#222222"))
    #expect(ink.modes[.darkHighContrast]?["hex"] == .string("#333333"))
  }

  @Test func aThemeWithoutAnAppearanceIsReported() {
    let result = studio("light", "dark", "Brand B")
    #expect(
      result.problems.filter { $0.severity == .error }.map(\.message) == [
        "the theme 'Brand B' is not read: its name contains no appearance; name it 'light', 'dark', "
          + "'light_ax' or 'dark_ax', or export it by itself"
      ])
    #expect(result.drafts.count == 1)
  }

  @Test func aSecondThemeForOneAppearanceIsReported() {
    let result = studio("light", "dark", "Night")
    #expect(
      result.problems.filter { $0.severity == .error }.map(\.message) == [
        "the theme 'Night' is not read: another theme of its group is used for that appearance; "
          + "export it by itself"
      ])
  }

  @Test func aSetThatNoThemeEnablesIsReported() {
    let result = imported(
      """
      { "core": { "ink": { "value": "#000000", "type": "color" } },
        "old": { "rust": { "value": "#AA4400", "type": "color" } },
        "$themes": [ { "name": "light", "selectedTokenSets": { "core": "enabled", "old": "disabled" } } ] }
      """)
    #expect(
      result.problems.filter { $0.severity == .error }.map(\.message) == [
        "the set 'old' is not read: no theme enables it; enable it in a theme of \"$themes\""
      ])
  }

  @Test func aModeThatIsUnknownIsRefused() {
    let result = imported(
      ##"{ "a": { "$type": "color", "$value": "#000000", "$extensions": { "mode": { "sepia": "#704214", "dark_ax": "#FFFFFF" } } } }"##
    )
    #expect(
      result.problems.filter { $0.severity == .error }.map(\.message) == [
        "unknown mode 'sepia'; the modes are light, dark, highContrast, darkHighContrast"
      ])
    #expect(result.drafts.first?.modes.keys.map(\.rawValue) == ["darkHighContrast"])
  }

  @Test func aMappingLoadsWithoutThem() {
    let fixture = DesignSystemFixture(
      tokens:
        ##"{ "a": { "$type": "color", "$value": "#000000", "$extensions": { "mode": { "sepia": "#704214" } } } }"##
    )
    #expect(fixture.load().errors == [])
    #expect(fixture.problems().contains { $0.contains("unknown mode 'sepia'") })
  }

  @Test(arguments: [
    ("light_ax.json", AppearanceMode.highContrast), ("colors-dark-ax.json", .darkHighContrast),
    ("ax-dark.tokens.json", .darkHighContrast), ("high-contrast-dark.json", .darkHighContrast),
    ("relax.json", nil),
  ])
  func namesOfFilesDetermineIncreasedContrast(file: String, mode: AppearanceMode?) {
    #expect(TokenFileImport.mode(ofFile: file) == mode)
  }
}
