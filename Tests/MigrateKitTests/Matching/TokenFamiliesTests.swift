import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Of equal tokens of several types, those of the type that a file uses are meant there.
@Suite struct TokenFamiliesTests {
  private let system = DesignSystem(
    name: "Test",
    tokens: [
      TestSystem.color("color.pilot.ink", "#102030"), TestSystem.number("spacing.pilot.md", 16),
      TestSystem.number("spacing.xl", 16),
    ],
    codes: [
      "color.pilot.ink": [.color: TokenCode("PilotDesign.Colors.ink")],
      "spacing.pilot.md": [.cgFloat: TokenCode("PilotDesign.Spacing.md")],
      "spacing.xl": [.cgFloat: TokenCode("ThemeSpacing.xl")],
    ], prefer: ["spacing.xl"])

  /// The suggestion for a finding in a file at a path that uses some tokens.
  private func suggestion(
    for finding: Finding, in path: String? = nil, using uses: [String] = [],
    of system: DesignSystem, among others: [String: String] = [:]
  ) -> Suggestion? {
    var file = FileFacts()
    file.tokenUses = uses.map { TokenUse(name: $0) }
    let files = others.map { path, use in
      var other = FileFacts()
      other.usedHolders = UsedHolders([use], in: path)
      return other
    }
    let placed = finding.with { $0.file = path ?? $0.file }
    return TokenMatcher(designSystem: system).suggestions(
      for: [placed], file: file, module: nil, project: ProjectFacts(files: files)
    ).first
  }

  private func token(_ uses: String...) -> String? {
    suggestion(for: .number(16), using: uses, of: system)?.token
  }

  @Test func theFamilyThatTheFileUsesIsTaken() {
    #expect(token("PilotDesign.Colors.ink") == "spacing.pilot.md")
    #expect(token("ThemeSpacing.xl") == "spacing.xl")
  }

  /// What the file takes its spacing from decides before what it takes its colors from.
  @Test func theFamilyOfTheKindComesFirst() {
    #expect(token("PilotDesign.Spacing.md", "ThemeSpacing.ink") == "spacing.pilot.md")
    #expect(token("PilotDesign.Colors.ink", "ThemeSpacing.xl") == "spacing.xl")
    #expect(token("PilotDesign.Spacing.md", "ThemeSpacing.xl") == "spacing.xl")
  }

  @Test func theMappingDecidesWhereTheFileUsesNoneOrAll() {
    #expect(token() == "spacing.xl")
    #expect(token("Color.ink") == "spacing.xl")
  }

  // MARK: Parts of an app

  private let parts = DesignSystem(
    name: "Shop",
    tokens: [
      TestSystem.font("font.label", FontValue(size: 11)),
      TestSystem.font("font.checkout.label", FontValue(size: 11)),
      TestSystem.number("spacing.checkout.inner", 9),
    ],
    codes: [
      "font.label": [.font: TokenCode("ShopFont.label")],
      "font.checkout.label": [.font: TokenCode("CheckoutFont.label")],
      "spacing.checkout.inner": [.cgFloat: TokenCode("CheckoutLayout.inner")],
    ], prefer: ["font.label"])

  private func font(in path: String, _ uses: String...) -> String? {
    suggestion(for: .font(FontValue(size: 11)), in: path, using: uses, of: parts)?.token
  }

  @Test func familiesOfOnePartGoTogether() {
    #expect(font(in: "App/Row.swift", "CheckoutLayout.inner") == "font.checkout.label")
    #expect(font(in: "App/Checkout/Row.swift") == "font.checkout.label")
  }

  /// A file that names the colors of dark mode is not of a part that is called dark.
  @Test func modesAreNoParts() {
    var modes = parts
    modes.codes["font.checkout.label"] = [.font: TokenCode("FontDark.label")]
    modes.codes["spacing.checkout.inner"] = [.cgFloat: TokenCode("LayoutDark.inner")]
    let taken = suggestion(
      for: .font(FontValue(size: 11)), in: "App/Row.swift", using: ["LayoutDark.inner"], of: modes)
    #expect(taken?.token == "font.label")
  }

  /// The app's own name says no part, and what a file uses for fonts says more than its folder.
  @Test func everythingElseTakesThePreferredOne() {
    #expect(font(in: "App/Row.swift") == "font.label")
    #expect(font(in: "Shop/Row.swift") == "font.label")
    #expect(font(in: "App/Checkout/Row.swift", "ShopFont.label") == "font.label")
  }

  /// Springs of one value are often those of one part, which other parts do not take.
  @Test(arguments: [
    ("Features/Charts/Row.swift", "StrengthTokens.enter", Status.review),
    ("Features/Strength/Row.swift", "StrengthTokens.enter", .exact),
    ("Features/Charts/Row.swift", "OnboardingDesign.enter", .review),
    ("Features/Onboarding/Row.swift", "OnboardingDesign.enter", .exact),
    ("Features/Charts/Row.swift", "AppMotion.enter", .exact),
  ])
  func aSpringOfAPartStaysThere(path: String, code: String, status: Status) {
    let spring = StyleValue.animation(
      AnimationValue(.spring(response: 0.4, dampingFraction: 0.8)))
    let system = DesignSystem(
      name: "Shop", tokens: [DesignToken(path: "animation.enter", value: spring)],
      codes: ["animation.enter": [.animation: TokenCode(code)]])
    let finding = Finding.of(spring, .unknown, site: .animation)
    #expect(suggestion(for: finding, in: path, of: system)?.status == status)
  }

  // MARK: Parts with their own scale

  private static func screens(_ steps: KeyValuePairs<String, Double>) -> DesignSystem {
    var codes: [String: [Site: TokenCode]] = [
      "spacing.md": [.cgFloat: TokenCode("Theme.Spacing.md")]
    ]
    for (name, _) in steps {
      codes["spacing.tv.\(name)"] = [.cgFloat: TokenCode("TVMetrics.\(name)")]
    }
    return DesignSystem(
      name: "Shop",
      tokens: [TestSystem.number("spacing.md", 16)]
        + steps.map { TestSystem.number("spacing.tv.\($0.key)", $0.value) },
      codes: codes)
  }

  /// The screens of a television take no steps of the app's scale, unless some of their code does.
  @Test(arguments: [
    ("App/TV/Stats.swift", ["App/TV/Wall.swift": "TVMetrics.card"], false),
    ("App/TV/Stats.swift", ["App/TV/Wall.swift": "Theme.Spacing.md"], true),
    ("App/TV/Stats.swift", ["App/Phone/Wall.swift": "Theme.Spacing.md"], false),
    ("App/TV/Stats.swift", ["App/TV/Wall.swift": "Theme.Colors.ink"], false),
    ("App/Phone/Stats.swift", ["App/TV/Wall.swift": "TVMetrics.card"], true),
  ])
  func aPartWithAScaleTakesNoOther(path: String, others: [String: String], isApplied: Bool) {
    let system = Self.screens(["card": 34, "row": 24, "shelf": 50, "page": 80])
    let answer = suggestion(for: .number(16), in: path, of: system, among: others)
    #expect(answer?.token == "spacing.md")
    #expect(answer?.status == (isApplied ? .exact : .review))
    guard !isApplied else { return }
    #expect(
      answer?.reasons.map(\.message) == [
        "no code in App/TV uses Theme.Spacing, and TVMetrics has tokens for it; "
          + "\"accept\": [\"notInUse\"] in the mapping, or --accept notInUse, applies it"
      ])
  }

  /// The padding of cards and of pages and the space between cards leave the other distances open.
  @Test func aPartWithFewTokensTakesTheAppsScale() {
    let answer = suggestion(
      for: .number(16), in: "App/TV/Stats.swift",
      of: Self.screens(["card": 34, "row": 24, "page": 80]),
      among: ["App/TV/Wall.swift": "TVMetrics.card"])
    #expect(answer?.status == .exact)
  }
}
