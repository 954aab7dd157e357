import Testing

@testable import MigrateKit

/// Contrast is judged where names and roles put two colors together, and counted by color.
@Suite struct ContrastPairTests {
  typealias System = TokenCheckTests.System

  /// What is found in a system with texts and backgrounds of these names, all of one middle gray.
  private func check(texts: [String], backgrounds: [String]) -> TokenCheck {
    let roles =
      texts.map { #""\#($0)": ["text"]"# } + backgrounds.map { #""\#($0)": ["background"]"# }
    let loaded = DesignSystemFixture(
      tokens: Self.group((texts + backgrounds).map { $0.split(separator: ".")[...] }),
      mapping: """
        { "name": "M", "tokens": ["t.tokens.json"],
          "code": { "color": { "Color": "Theme.{path}" } },
          "roles": { \(roles.joined(separator: ", ")) } }
        """
    ).load()
    #expect(loaded.problems == [])
    return TokenCheck(loaded)
  }

  /// The colors of some paths as a group of a token file.
  private static func group(_ paths: [ArraySlice<Substring>]) -> String {
    let members = Dictionary(grouping: paths) { $0.first ?? "" }.sorted { $0.key < $1.key }
    let texts = members.map { name, paths -> String in
      let rest = paths.map { $0.dropFirst() }
      let value =
        #"{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.467, 0.467, 0.467] } }"#
      return "\"\(name)\": " + (rest.contains { $0.isEmpty } ? value : group(rest))
    }
    return "{ \(texts.joined(separator: ", ")) }"
  }

  private func pairs(texts: [String], backgrounds: [String]) -> Set<String> {
    Set(
      check(texts: texts, backgrounds: backgrounds).findings.filter { $0.kind == .contrast }
        .map { $0.tokens.joined(separator: " on ") })
  }

  @Test func generalTextIsCheckedOnGeneralBackgrounds() {
    #expect(
      pairs(texts: ["text.primary", "text.muted"], backgrounds: ["background.app", "surface"]) == [
        "text.primary on background.app", "text.primary on surface",
        "text.muted on background.app", "text.muted on surface",
      ])
  }

  @Test func componentsAreCheckedSeparately() {
    #expect(
      pairs(
        texts: ["badge.error.text", "banner.text", "text.primary"],
        backgrounds: ["badge.error.background", "banner.background", "background.app"]) == [
          "badge.error.text on badge.error.background", "banner.text on banner.background",
          "text.primary on background.app",
        ])
  }

  @Test func aPartWithoutABackgroundLiesOnGeneralOnes() {
    #expect(
      pairs(texts: ["tab.text"], backgrounds: ["background.app", "badge.background"]) == [
        "tab.text on background.app"
      ])
  }

  @Test func theMainTextLiesOnPartsWithoutTextOfTheirOwn() {
    #expect(
      pairs(
        texts: ["text.primary", "text.secondary"],
        backgrounds: ["background.app", "toastBackground"])
        == [
          "text.primary on background.app", "text.secondary on background.app",
          "text.primary on toastBackground",
        ])
  }

  @Test func themesAreCheckedSeparately() {
    #expect(
      pairs(
        texts: ["sepia.text", "slate.text", "text.link"],
        backgrounds: ["sepia.page", "slate.page", "page"]) == [
          "sepia.text on sepia.page", "slate.text on slate.page", "text.link on page",
        ])
  }

  @Test func aLabelNamedForAnAccentIsCheckedOnIt() {
    var system = System(
      tokens: [
        "danger": "#777777", "gold": "#777777", "onDanger": "#777777", "onAccent": "#777777",
      ])
    system.roles =
      #""danger": ["tint", "fill", "background"], "gold": ["tint", "fill", "background"], "on*": ["onAccent"]"#
    #expect(
      Set(
        system.check().findings.filter { $0.kind == .labelContrast }
          .map { $0.tokens.joined(separator: " on ") }) == [
          "onDanger on danger", "onAccent on danger", "onAccent on gold",
        ])
  }

  /// An imported catalog with the colors of many parts: 25 texts, 50 backgrounds, 1,250 pairs of which
  /// an app draws a few.
  @Test func anImportedCatalogHasOneMistakePerColor() {
    let parts = [
      "Alert", "Avatar", "Badge", "Banner", "Bubble", "Button", "Callout", "Chip", "Dialog",
      "Footer",
      "Header", "Input", "Menu", "Message", "Player", "Popover", "Search", "Sidebar", "Tab", "Tag",
      "Toast", "Toolbar", "Tooltip",
    ]
    let texts = parts.map { "asset.\($0)Text" } + ["asset.TextPrimary", "asset.TextSecondary"]
    let backgrounds =
      parts.flatMap { ["asset.\($0)Background", "asset.\($0)BackgroundPressed"] }
      + ["asset.Background", "asset.Surface", "asset.Elevated", "asset.Grouped"]
    #expect(texts.count * backgrounds.count == 1250)
    #expect(pairs(texts: texts, backgrounds: backgrounds).count == 46 + 8)
    let check = check(texts: texts, backgrounds: backgrounds)
    #expect(check.groupCount(.mistake) == 25)
    let text = TokenCheckReporter().text(check)
    #expect(text.contains(" · 25 mistakes"))
    #expect(text.contains("Text that is hard to read · 25 colors, 54 pairs"))
  }

  // MARK: Sentences

  @Test func increasedContrastIsASeparateClause() {
    var system = System(
      tokens: ["ink": "#777777/#EEEEEE", "paper": "#FFFFFF/#000000"],
      roles: #""ink": ["text"], "paper": ["background"]"#)
    system.rest = #""assertions": { "highContrastText": 7 }"#
    #expect(
      system.findings(.contrast) == [
        "'ink' on 'paper' is 4.48:1 in light appearance; text needs 4.5:1; it is 4.48:1 in light "
          + "appearance with increased contrast; text needs 7:1 with increased contrast"
      ])
  }

  /// The text of a system that follows the appearance is white in dark mode, where an accent stays.
  @Test func blackAndWhiteAreRemediesToo() {
    var system = System(
      tokens: [
        "gold": "#5E9461", "onGold": "#FFFFFF", "ink": "#1A1A1A/#F0F0F0", "page": "#FFFFFF/#000000",
      ])
    system.roles =
      #""gold": ["tint", "fill", "background"], "onGold": ["onAccent"], "ink": ["text"], "page": ["background"]"#
    let found = system.findings(.labelContrast)
    #expect(found.count == 1)
    #expect(
      found.first?.contains("; no text of the system has more than 3.57:1 there, black has 5.8")
        ?? false, "\(found)")
  }

  @Test func theLabelsOfTheSystemAreRemedies() {
    var system = System(tokens: ["gold": "#FFD60A", "onGold": "#FFFFFF", "inkOnAccent": "#1A1A1A"])
    system.roles =
      #""gold": ["tint", "fill", "background"], "onGold": ["onAccent"], "inkOnAccent": ["onAccent"]"#
    #expect(
      system.findings(.labelContrast).first?.contains("; 'inkOnAccent' has 12.3") ?? false,
      "\(system.findings(.labelContrast))")
  }
}
