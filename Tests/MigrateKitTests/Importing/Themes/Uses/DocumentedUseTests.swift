import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What the comments of fonts say of their text.
@Suite struct DocumentedUseTests {
  /// What is said of a font with a comment that three files use.
  private func evidence(_ comment: String) -> [String] {
    let theme = """
      import SwiftUI
      enum Fonts {
        \(comment)
        static let metricLabel = Font.system(size: 13, weight: .semibold)
      }
      """
    let views = (1...3).map { number in
      (
        "View\(number).swift",
        "import SwiftUI\nlet view\(number) = Text(\"a\").font(Fonts.metricLabel)"
      )
    }
    return ThemeFixture(files: [("Fonts.swift", theme)] + views).survey.tokens
      .filter(\.guess.isOutOfForce).map(\.guess.evidence)
  }

  @Test func aFontForTextInCapitalsReplacesNothing() {
    #expect(
      evidence("/// Uppercase + 0.5 kerning metric label. Apply via .metricLabel().") == [
        "the app's uses: its comment says 'uppercase', which the font alone does not do"
      ])
    #expect(
      evidence("/// Section labels - use with .kerning(1)") == [
        "the app's uses: its comment says 'kerning', which the font alone does not do"
      ])
  }

  /// Parentheses give examples, and several lines explain.
  @Test(arguments: [
    "/// Metric label (uppercase in badges)", "/// Metric label", "// Uppercase metric label", "",
    "/// Metric labels\n  /// are not in uppercase.",
  ])
  func anyOtherFontIsInForce(comment: String) {
    #expect(evidence(comment) == [])
  }
}
