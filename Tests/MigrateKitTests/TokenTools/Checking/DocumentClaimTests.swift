import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What readers of the five design documents found by hand, line by line, the check finds by computing.
///
/// Contrasts that are not what a document says, and values that contradict one another.
///
/// What no value shows is in `Documentation/Reference/DesignSystems.md`: headings, file names, APIs that do
/// not exist, features that are named and never defined.
@Suite struct DocumentClaimTests {
  /// One thing that is wrong in a document.
  struct Item: CustomTestStringConvertible, Sendable {
    var system: String
    /// The lines of the document.
    var lines: [Int]
    var kind: TokenCheck.Kind
    /// Tokens that the finding must name; its first one first.
    var tokens: [String]
    /// The figure that the readers computed, and the appearance that it is for.
    var figure: Double?
    var appearance: AppearanceMode

    init(
      _ system: String, _ lines: [Int], _ kind: TokenCheck.Kind, _ tokens: [String],
      _ figure: Double? = nil, _ appearance: AppearanceMode = .light
    ) {
      self.system = system
      self.lines = lines
      self.kind = kind
      self.tokens = tokens
      self.figure = figure
      self.appearance = appearance
    }

    var testDescription: String {
      "\(system) \(lines.map(String.init).joined(separator: ", ")): \(kind) \(tokens.joined(separator: " on "))"
    }
  }

  private static let checks: [String: TokenCheck] = Dictionary(
    uniqueKeysWithValues: ShippedMappingTests.names.map {
      ($0, TokenCheck(MappingLoader.load("\(ShippedMappingTests.folder)/\($0).json")))
    })

  private func expect(_ item: Item) throws {
    let check = try #require(Self.checks[item.system])
    let findings = check.findings.filter { finding in
      finding.kind == item.kind && Set(item.tokens).isSubset(of: finding.tokens)
        && (item.tokens.isEmpty || item.kind == .sameValue || finding.tokens[0] == item.tokens[0])
    }
    #expect(!findings.isEmpty, "not found")
    guard let expected = item.figure, !findings.isEmpty else { return }
    let figures = findings.flatMap(\.figures).filter { $0.appearance == item.appearance }
    // The readers rounded colors to 8 bits and figures to two decimals.
    #expect(
      figures.contains { ($0.value - expected).magnitude < 0.035 },
      "found \(figures.map(\.value)), not \(expected)")
  }

  // MARK: Contrast

  static let contrasts: [Item] =
    coachingContrasts + storyContrasts + runnerContrasts + wellnessContrasts + ritualContrasts

  @Test(arguments: contrasts) func findsLowContrast(item: Item) throws { try expect(item) }

  private static let coachingContrasts: [Item] = {
    let (cream, white) = ("coaching.color.creamDark", "#FFFFFF")
    return [
      Item(
        "coaching", [70, 274], .falseClaim, ["coaching.color.successGreen", cream], 3.88, .dark),
      Item("coaching", [70, 274], .falseClaim, ["coaching.color.successGreen", white], 4.39),
      Item("coaching", [71, 274], .falseClaim, ["coaching.color.warningAmber", white], 3.19),
      Item("coaching", [72, 274], .falseClaim, ["coaching.color.infoBlue", cream], 4.14, .dark),
      Item("coaching", [72, 274], .falseClaim, ["coaching.color.infoBlue", white], 4.11),
      Item("coaching", [455], .falseClaim, ["coaching.color.warmGray900", cream], 1.04, .dark),
      Item("coaching", [455], .falseClaim, ["coaching.color.warmGray600", cream], 2.52, .dark),
      Item(
        "coaching", [58, 162], .labelContrast,
        ["color.text.onAccent", "coaching.color.terracottaDark"], 3.56, .dark),
      Item(
        "coaching", [73, 278], .noDark, ["color.background.subtle"]),
    ]
  }()

  private static let storyContrasts: [Item] = {
    let (app, theme) = ("color.background.app", "story.theme.background")
    func label(_ line: Int, _ name: String, _ figure: Double) -> Item {
      // The document writes them on white; the app's surface is white.
      Item(
        "story", [line], .accentContrast, ["color.feedback.\(name)", "color.background.surface"],
        figure)
    }
    return [
      Item(
        "story", [150, 153, 413], .labelContrast, ["color.text.onAccent", "color.accent.primary"],
        4.20),
      Item(
        "story", [170, 173], .accentContrast,
        ["color.accent.primary", "color.background.subtle", "color.background.surface"], 3.72),
      Item("story", [547, 650, 413], .accentContrast, ["color.accent.tertiary", app], 2.75),
      Item(
        "story", [191, 206], .contrast, ["story.theme.text", "color.background.card"], 1.05, .dark),
      Item("story", [557, 592], .contrast, ["color.text.primary", theme], 1.24, .dark),
      label(57, "error", 3.68), label(56, "warning", 2.16), label(55, "success", 2.78),
      label(58, "info", 3.12),
    ]
  }()

  private static let runnerContrasts: [Item] = {
    let app = "color.background.app"
    func feedback(_ line: Int, _ name: String, _ figure: Double) -> Item {
      Item("runner", [line], .accentContrast, ["color.feedback.\(name)", app], figure)
    }
    return [
      Item("runner", [109, 110, 111, 414], .contrast, ["color.text.secondary", app], 2.35),
      Item("runner", [186], .accentContrast, ["color.accent.secondary", app], 2.35),
      Item(
        "runner", [77], .labelContrast, ["color.text.onAccent", "color.accent.tertiary"], 2.84),
      Item("runner", [78], .graphicContrast, ["color.fill.progress", app], 2.57),
      Item("runner", [79], .graphicContrast, ["runner.color.softYellow", app], 1.21),
      feedback(80, "error", 3.39), feedback(414, "error", 3.39), feedback(85, "success", 2.55),
      feedback(86, "warning", 1.95), feedback(88, "info", 2.80),
      Item("runner", [416], .noHighContrast, []),
    ]
  }()

  private static let wellnessContrasts: [Item] = {
    let (white, black) = ("color.background.surface", "color.background.app")
    func level(_ name: String) -> String { "wellness.stress.\(name)" }
    func claim(
      _ line: Int, _ foreground: String, _ background: String, _ figure: Double
    ) -> Item { Item("wellness", [line], .falseClaim, [foreground, background], figure) }
    func increased(
      _ name: String, _ backdrop: String, _ figure: Double, _ mode: AppearanceMode = .highContrast
    ) -> Item { Item("wellness", [1008], .accentContrast, [level(name), backdrop], figure, mode) }
    return [
      claim(141, level("relaxed"), "#FFFFFF", 2.22), claim(142, level("mild"), "#FFFFFF", 4.02),
      claim(143, level("high"), "#FFFFFF", 2.20), claim(144, level("moderate"), "#000000", 14.88),
      claim(145, "#FFFFFF", level("relaxed"), 2.22),
      claim(983, "wellness.color.calmBlue", "wellness.color.surface", 3.68),
      claim(983, "wellness.color.calmBlue", "wellness.color.background", 3.30),
      claim(983, "wellness.color.healthGreen", "wellness.color.surface", 2.54),
      claim(983, "wellness.color.healthGreen", "wellness.color.background", 2.27),
      increased("relaxed", white, 3.48), increased("relaxed", black, 6.03, .darkHighContrast),
      increased("mild", white, 5.85), increased("mild", black, 3.59, .darkHighContrast),
      increased("moderate", white, 1.97), increased("high", white, 2.94),
      increased("critical", white, 5.89), increased("critical", black, 3.57, .darkHighContrast),
      Item("wellness", [1222], .contrast, ["color.text.secondary", white], 3.26),
      Item("wellness", [1222], .contrast, ["color.text.secondary", black], 2.92),
      Item("wellness", [869], .lessContrast, [level("mild"), white], 2.91, .darkHighContrast),
      Item("wellness", [869], .lessContrast, [level("critical"), white], 2.89, .darkHighContrast),
      Item(
        "wellness", [287, 458], .labelContrast, ["color.text.onAccent", level("relaxed")], 2.22),
      Item("wellness", [287], .labelContrast, ["color.text.onAccent", level("moderate")], 1.41),
      Item("wellness", [287], .labelContrast, ["color.text.onAccent", level("high")], 2.20),
      Item("wellness", [296], .accentContrast, [level("relaxed"), white], 2.22),
      Item(
        "wellness", [108, 144], .accentContrast, [level("moderate"), white], 1.97, .highContrast),
    ]
  }()

  private static let ritualContrasts: [Item] = [
    Item("ritual", [28], .falseClaim, ["ritual.color.championBlue", "#FFFFFF"], 4.04),
    Item(
      "ritual", [28], .falseClaim, ["ritual.color.championBlue", "ritual.color.background"], 3.61),
    Item("ritual", [28], .falseClaim, ["ritual.color.eliteGold", "#FFFFFF"], 2.05),
  ]

  // MARK: Values that contradict one another

  static let contradictions: [Item] = [
    Item(
      "coaching", [65, 71], .sameValue, ["coaching.color.amber", "coaching.color.warningAmber"]),
    Item("coaching", [334, 337], .sameValue, ["coaching.radius.large", "coaching.radius.input"]),
    Item(
      "coaching", [333, 338], .sameValue, ["coaching.radius.medium", "coaching.radius.interactive"]
    ),
    Item("coaching", [83, 94, 459], .fixedText, ["coaching.type.display"]),
    Item("coaching", [106, 109], .styleName, ["coaching.type.caption"]),
    Item("coaching", [106, 109], .styleName, ["coaching.type.footnote"]),
    Item(
      "coaching", [57, 271], .similar,
      ["coaching.color.surfaceLightDark", "coaching.system.backgroundDark"], 3.15, .dark),
    Item(
      "coaching", [271, 272], .similar,
      ["coaching.color.surfaceLightDark", "coaching.color.surfaceMediumDark"], 3.17, .dark),
    Item("story", [17, 31], .twoValues, ["story.color.surface", "story.theme.surface"]),
    Item("story", [17, 31], .similar, ["color.background.surface", "story.theme.surface"], 1.20),
    Item("story", [18, 30], .twoValues, ["story.color.background", "story.theme.background"]),
    Item("story", [18, 30], .similar, ["color.background.app", "story.theme.background"], 1.76),
    Item(
      "story", [17, 24, 30, 39], .sameValue,
      [
        "story.color.surface", "story.color.sparkleWhite", "story.themeLight.background",
        "story.themeDark.text",
      ]),
    Item(
      "story", [32, 37], .sameValue, ["story.themeLight.text", "story.themeDark.background"]),
    Item("story", [69, 75], .sameValue, ["story.type.displayMedium", "story.type.storyTitle"]),
    Item("story", [118, 130], .sameValue, ["story.spacing.md", "story.container.contentPadding"]),
    Item("story", [117, 131], .sameValue, ["story.spacing.sm", "story.container.cardPadding"]),
    Item("story", [15, 415], .noDark, ["color.text.primary"]),
    Item("story", [16, 415], .noDark, ["color.text.secondary"]),
    Item("story", [17, 415], .noDark, ["color.background.surface"]),
    Item("story", [18, 415], .noDark, ["color.background.app"]),
    Item("story", [19, 415], .noDark, ["color.border.default"]),
    Item("story", [206, 317], .noDark, ["color.background.card"]),
    Item("story", [68, 76, 408, 672], .fixedText, ["story.type.storyText"]),
    Item("runner", [128, 153], .offGrid, ["runner.spacing.buttonVertical"]),
    Item("runner", [128, 153], .offGrid, ["runner.spacing.buttonHorizontal"]),
    Item("runner", [128, 135], .offGrid, ["runner.spacing.marginStandard"]),
    Item("runner", [128, 299], .offGrid, ["runner.radius.small"]),
    Item("runner", [55, 58, 70, 88], .noDark, []),
    Item("wellness", [81], .systemValue, ["wellness.stress.moderate"]),
    Item("wellness", [673], .systemValue, ["wellness.color.ringTrack"]),
    Item("wellness", [133], .systemValue, ["wellness.color.textSecondary"]),
    Item("wellness", [80, 842], .systemRelease, ["wellness.stress.mild"]),
    Item("wellness", [82, 842], .systemRelease, ["wellness.stress.high"]),
    Item("wellness", [83, 842], .systemRelease, ["wellness.stress.critical"]),
    Item(
      "wellness", [134, 673], .nearDuplicate,
      ["wellness.color.divider", "wellness.color.ringTrack"],
      0.65, .dark),
    Item("wellness", [218], .styleName, ["wellness.system.largeTitle"]),
    Item("wellness", [219], .styleName, ["wellness.system.title"]),
    Item("wellness", [220], .styleName, ["wellness.system.title2"]),
    Item("wellness", [222], .styleName, ["wellness.system.caption"]),
    Item("wellness", [348, 632, 642, 1238], .offGrid, ["wellness.radius.interactiveBorderRadius"]),
    Item(
      "wellness", [622, 634], .sameValue, ["wellness.spacing.md", "wellness.spacing.cardPadding"]),
    Item(
      "wellness", [623, 635], .sameValue,
      ["wellness.spacing.lg", "wellness.spacing.sectionSpacing"]),
    Item(
      "wellness", [122, 123, 130, 131], .sameValue,
      ["wellness.color.surface", "wellness.color.card"]),
  ]

  @Test(arguments: contradictions) func findsContradictions(item: Item) throws {
    try expect(item)
  }

  // MARK: What the documents have right

  /// Pairs that the readers computed too, and that are as they should be.
  static let sound: [Item] = [
    Item(
      "coaching", [71], .falseClaim, ["coaching.color.warningAmber", "coaching.color.creamDark"]),
    Item(
      "coaching", [58], .accentContrast, ["coaching.color.terracottaDark", "color.background.app"]),
    Item("story", [530, 557], .contrast, ["color.text.primary", "color.background.app"]),
    Item("story", [533, 561], .contrast, ["color.text.secondary", "color.background.app"]),
    Item("story", [32, 30], .contrast, ["story.theme.text", "story.theme.background"]),
    Item("story", [33, 31], .contrast, ["story.theme.softText", "story.theme.surface"]),
    Item("runner", [105], .contrast, ["color.text.primary", "color.background.app"]),
    Item("runner", [62], .labelContrast, ["color.text.onAccent", "color.accent.primary"]),
    Item("coaching", [57], .pureBlack, []),
  ]

  @Test(arguments: sound) func acceptsCorrectClaims(item: Item) throws {
    let check = try #require(Self.checks[item.system])
    let findings = check.findings.filter { finding in
      finding.kind == item.kind && finding.tokens.count <= 2
        && Set(item.tokens).isSubset(of: finding.tokens)
    }
    #expect(findings == [])
  }
}
