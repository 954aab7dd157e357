import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// A color that is called a gradient is for gradients and lists of colors.
@Suite struct GradientColorTests {
  private let start = TestSystem.color("brandGradientStart", "#8F3FFF", roles: [])
  private let accent = TestSystem.color("accentPurple", "#8F3FFF", roles: [])

  private func purple(_ view: String, _ tokens: DesignToken...) throws -> Suggestion {
    let source = "import SwiftUI\nstruct Row: View { var body: some View { \(view) } }"
    let matched = MatchedSource(source, TestSystem.designSystem(tokens))
    print("DBG", matched.suggestions.map { ($0.finding.source, $0.status, $0.token, $0.finding.role.role, $0.reasons.map(\.message)) })
    return try #require(matched.suggestions.first { $0.finding.source == "Color(red: 143/255, green: 63/255, blue: 1)" })
  }

  @Test(arguments: [
    "LinearGradient(colors: [Color(red: 143/255, green: 63/255, blue: 1), .black], startPoint: .top, endPoint: .bottom)",
    "Bars(colors: [Color(red: 143/255, green: 63/255, blue: 1), .black, .white])",
  ])
  func amongOtherColorsItIsMeant(view: String) throws {
    #expect(try purple(view, start).status == .exact)
    // Neither the value nor the place says which of two.
    #expect(try purple(view, accent, start).heldBy.contains(.tie))
  }

  @Test func aloneItGivesWayToAnyOther() throws {
    let fill = "Circle().fill(Color(red: 143/255, green: 63/255, blue: 1))"
    let found = try purple(fill, accent, start)
    #expect(found.token == "accentPurple")
    #expect(found.status == .exact)
    #expect(
      try purple(fill, start).message(.meaningNotStated)
        == "brandGradientStart has this value, but is for 'gradient', which nothing here names; "
        + "choose it in a review, or add a token for this use")
  }
}
