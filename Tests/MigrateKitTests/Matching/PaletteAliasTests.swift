import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// A literal in a semantic constant of the app that repeats a color of the app's palette.
@Suite struct PaletteAliasTests {
  private let system = DesignSystem(
    name: "Test",
    tokens: [
      TestSystem.color("color.forestGreen", "#2D5016", roles: [], isSemantic: false),
      TestSystem.color("color.primaryFill", "#2D5016", roles: [.fill]),
      TestSystem.color("color.mint", "#AAFFCC", roles: [], isSemantic: false),
      TestSystem.color("color.leafGreen", "#2D5017", roles: [], isSemantic: false),
    ],
    codes: [
      "color.forestGreen": [.color: TokenCode("Color.forestGreen")],
      "color.primaryFill": [.color: TokenCode("Color.primaryFill")],
      "color.mint": [.color: TokenCode("Color.mint")],
    ])

  private func suggestion(_ declaration: String) -> Suggestion? {
    MatchedSource("extension Color {\n  \(declaration)\n}", system).suggestions.first
  }

  @Test func aConstantRefersToThePaletteColor() throws {
    let answer = try #require(
      suggestion("static let primaryFill = Color(red: 45 / 255, green: 80 / 255, blue: 22 / 255)"))
    #expect(answer.status == .review)
    #expect(answer.heldBy == [.paletteAlias])
    #expect(answer.replacement == "Color.forestGreen")
    #expect(
      answer.message(.paletteAlias)
        == "Color.primaryFill has the value of color.forestGreen and may name it instead of repeating it"
    )
    // It is a declaration all the same: nothing is hard-coded in a view.
    #expect(!answer.countsAsHardCoded)
    #expect(!ApplyPolicy().applies(answer))
    #expect(ApplyPolicy(accept: [.paletteAlias]).applies(answer))
  }

  static let left = [
    // The palette's own declaration is a literal for good.
    "static let forestGreen = Color(red: 45 / 255, green: 80 / 255, blue: 22 / 255)",
    // Nearly the same is not the same.
    "static let primaryFill = Color(red: 45 / 255, green: 80 / 255, blue: 24 / 255)",
    // Another opacity is another color.
    "static let primaryFill = Color(red: 45 / 255, green: 80 / 255, blue: 22 / 255, opacity: 0.5)",
  ]

  @Test(arguments: left) func otherDeclarationsAreKept(declaration: String) {
    #expect(suggestion(declaration)?.status == .definition)
  }

  /// What a function of the theme returns may be the constant itself.
  @Test func noConstantCallsAFunctionOfTheTheme() {
    var calling = system
    calling.codes["color.forestGreen"] = [.color: TokenCode("Color.hover(for: \"green\")")]
    let declaration =
      "static let primaryFill = Color(red: 45 / 255, green: 80 / 255, blue: 22 / 255)"
    let found = MatchedSource("extension Color {\n  \(declaration)\n}", calling).suggestions
    #expect(found.map(\.status) == [.definition])
  }
}
