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

  private func token(_ uses: String...) -> String? {
    var file = FileFacts()
    file.tokenUses = uses.map { TokenUse(name: $0) }
    return TokenMatcher(designSystem: system).suggestions(
      for: [.number(16)], file: file, module: nil, project: ProjectFacts()
    ).first?.token
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
}
