import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// A color that is called a gradient is for gradients and lists of colors.
@Suite struct GradientColorTests {
  private let start = TestSystem.color("brandGradientStart", "#8F3FFF", roles: [])
  private let accent = TestSystem.color("accentPurple", "#8F3FFF", roles: [])

  private static let literal = "Color(red: 143/255, green: 63/255, blue: 1)"

  private func purple(_ view: String, _ tokens: DesignToken...) throws -> Suggestion {
    let source = "import SwiftUI\nstruct Row: View { var body: some View { \(view) } }"
    let matched = MatchedSource(source, TestSystem.designSystem(tokens))
    return try #require(matched.suggestions.first { $0.finding.source == Self.literal })
  }

  @Test func amongOtherColorsItIsMeant() throws {
    let gradient =
      "LinearGradient(colors: [\(Self.literal), end], startPoint: .top, endPoint: .bottom)"
    #expect(try purple(gradient, start).status == .exact)
    // One for everything is meant as well.
    #expect(try purple(gradient, accent, start).token == "accentPurple")
  }

  @Test func aloneItGivesWayToAnyOther() throws {
    let fill = "Circle().fill(\(Self.literal))"
    let found = try purple(fill, accent, start)
    #expect(found.token == "accentPurple")
    #expect(found.status == .exact)
    #expect(
      try purple(fill, start).message(.meaningNotStated)
        == "brandGradientStart has this value, but is for 'gradient' and 'start', which nothing here names; "
        + "choose it in a review, or add a token for fills")
  }
}
