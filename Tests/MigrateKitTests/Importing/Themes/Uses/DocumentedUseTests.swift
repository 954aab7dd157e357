import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What the comments and the names of fonts say of their text.
@Suite struct DocumentedUseTests {
  /// A font with a comment that three files use.
  private func token(_ comment: String) throws -> ImportedToken {
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
    return try #require(ThemeFixture(files: [("Fonts.swift", theme)] + views).survey.tokens.first)
  }

  @Test(arguments: [
    ("/// Uppercase + 0.5 kerning metric label. Apply via .metricLabel().", "uppercase"),
    ("/// Section labels - use with .kerning(1)", "kerning"), ("/// Labels in all caps", "caps"),
  ]) func aFontForTextInCapitalsReplacesNothing(comment: String, word: String) throws {
    #expect(
      try token(comment).guess.evidence
        == "the app's uses: its comment says '\(word)', which a font cannot express")
  }

  /// A style's font is for text of that style's color; black is a weight.
  @Test(arguments: [("captionWhite", true), ("captionBlack", false), ("caption", false)])
  func theNameOfAFontMaySayTheColorOfItsText(name: String, isClosed: Bool) throws {
    let theme = "import UIKit\nenum Fonts { static let \(name) = UIFont.systemFont(ofSize: 11) }"
    let views = (1...3).map { number in
      ("View\(number).swift", "func f\(number)() { label.font = Fonts.\(name) }")
    }
    let tokens = ThemeFixture(files: [("Fonts.swift", theme)] + views).survey.tokens
    #expect(tokens.map(\.guess.isOutOfForce) == [isClosed])
  }

  /// Parentheses give examples, several lines explain, and a font has small capitals itself.
  @Test(arguments: [
    "/// Metric label (uppercase in badges)", "/// Metric label", "// Uppercase metric label", "",
    "/// Metric labels\n  /// are not in uppercase.", "/// Never uppercase",
    "/// Label in small caps", "/// Caps at xxLarge",
  ])
  func anyOtherFontIsInForce(comment: String) throws {
    #expect(try !token(comment).guess.isOutOfForce)
  }
}
