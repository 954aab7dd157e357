import Testing

@testable import MigrateKit

/// What a person reads after a verified rewrite.
@Suite struct VerificationSummaryTests {
  private let applied = RewriteSketch.change(
    "App/Home.swift", "f(«Color.red»)\n  g(«Color(red: 1, green: 0, blue: 0)», «12»)\n",
    ["Color.brand", "Color.brand", "Radius.card"]
  ).applied

  private func text(
    culprits: [(Int, String)] = [], untried: [Int] = [], isQuiet: Bool = false, width: Int = 80
  ) -> String {
    var outcome = VerifiedRewrite.Outcome()
    outcome.runs = 4
    outcome.culprits = culprits.map { .init(suggestion: applied[$0.0], message: $0.1) }
    outcome.untried = untried.map { applied[$0] }
    return VerificationSummary(command: "swift build", width: width, isQuiet: isQuiet)
      .text(of: outcome)
  }

  @Test func successIsOneLine() {
    #expect(text() == "'swift build' passes (4 runs)\n")
  }

  @Test func revertedChangesAreGroupedByError() {
    #expect(
      text(culprits: [(0, "no 'brand'"), (1, "no 'brand'"), (2, "no\tRadius\u{1B}[1m")]) == """
        reverted 3 values that 'swift build' fails with (4 runs):
          2 × → Color.brand
              no 'brand'
              App/Home.swift:1:3  Color.red
              App/Home.swift:2:5  Color(red: 1, green: 0, blue: 0)
          → Radius.card
              no Radius\\u{1B}[1m
              App/Home.swift:2:39  12

        """)
  }

  @Test func untestedChangesAreListedSeparately() {
    #expect(
      text(culprits: [(0, "no")], untried: [1]) == """
        reverted 1 value that 'swift build' fails with (4 runs):
          → Color.brand
              no
              App/Home.swift:1:3  Color.red
        reverted 1 value untried: 4 runs of 'swift build' did not show which of them fail; \
        --verify-limit allows more:
          → Color.brand
              App/Home.swift:2:5  Color(red: 1, green: 0, blue: 0)

        """)
  }

  @Test func quietOnlyPrintsTotals() {
    #expect(
      text(culprits: [(0, "no")], isQuiet: true)
        == "reverted 1 value that 'swift build' fails with (4 runs)\n")
  }

  @Test func linesAreCutToTheTerminal() {
    let text = text(
      culprits: [(1, String(repeating: "long ", count: 40))], width: 60)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 60 })
  }
}
