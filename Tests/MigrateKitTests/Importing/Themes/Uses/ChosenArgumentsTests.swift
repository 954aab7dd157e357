import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What a function returns, or a style as a whole has, is in force where code asks for the case.
@Suite struct ChosenArgumentsTests {
  private static let scale = """
    import SwiftUI
    enum Density { case compact, roomy }
    enum Spacing {
      static func gap(_ density: Density) -> CGFloat {
        switch density { case .compact: return 8; case .roomy: return 16 }
      }
    }
    """
  private static let colors = """
    import SwiftUI
    enum Sender { case robin, wren }
    enum Colors {
      static func color(for sender: Sender) -> Color {
        switch sender { case .robin: return .orange; case .wren: return Color(hex: 0x336699) }
      }
    }
    """

  /// The tokens that replace no value, each with the reason.
  private func closed(_ theme: String, _ uses: String...) -> [String: String] {
    let files = uses.enumerated().map { number, code in
      (
        path: "Views/V\(number).swift",
        code: "import SwiftUI\nfunc paint\(number)() { use(\(code)) }"
      )
    }
    let survey = ThemeFixture(files: [(path: "Theme.swift", code: theme)] + files).survey
    #expect(survey.tokens.count == 2)
    let tokens = survey.tokens.filter(\.guess.isOutOfForce)
    return Dictionary(
      uniqueKeysWithValues: tokens.map {
        ($0.name, String($0.guess.evidence.dropFirst("the app's uses: ".count)))
      })
  }

  @Test func aStepThatIsOnlyComputedIsNotMeant() {
    let computed = closed(Self.scale, "Spacing.gap(density)", "Spacing.gap(self.density)")
    #expect(
      computed.values.map(\.self)
        == Array(repeating: "code gives Spacing.gap only what it computes", count: 2))
    #expect(closed(Self.scale, "Spacing.gap(density)", "Spacing.gap(.roomy)").isEmpty)
    #expect(closed(Self.scale, "1").isEmpty)
  }

  @Test func notEvenItsNameAsksForAStepThatIsOnlyComputed() {
    let use = (path: "V.swift", code: "import SwiftUI\nfunc paint() { use(Spacing.gap(density)) }")
    let survey = ThemeFixture(files: [(path: "Theme.swift", code: Self.scale), use]).survey
    #expect(survey.tokens.map(\.guess.isNeverNamed) == [true, true])
  }

  @Test func aColorOfSomeoneIsNotMeantUnlessCodeNamesThem() {
    let computed = closed(
      Self.colors, "Colors.color(for: .robin)", "Colors.color(for: sender)",
      "Colors.color(for: message.sender)")
    #expect(
      computed == ["wren": "no code names it, and most code gives Colors.color what it computes"])
    let common = closed(
      Self.colors, "Colors.color(for: .robin)", "Colors.color(for: .wren)", "a.fill(.orange)",
      "a.fill(.orange), a.fill(.orange), a.fill(.orange)",
      "a.fill(.orange), a.fill(.orange), a.fill(.orange), a.fill(.orange)")
    #expect(common == ["robin": "code writes the system's orange 8 times, and this 1 times"])
  }

  /// `label.style = .title` sets the font with the color.
  @Test func aFontOfAStyleIsMeantWhereCodeReadsIt() {
    let theme = """
      import UIKit
      enum LabelStyle {
        case title, note
        var font: UIFont {
          switch self {
          case .title: return UIFont.boldSystemFont(ofSize: 16)
          case .note: return UIFont.systemFont(ofSize: 13)
          }
        }
      }
      """
    let reason =
      "no code outside of the theme reads it from its case, which a function may take as a whole"
    #expect(closed(theme, "label.style = .title") == ["title": reason, "note": reason])
    #expect(closed(theme, "LabelStyle.note.font").isEmpty)
  }

  @Test func spacingBetweenPartsIsForTheseAlone() {
    let theme = """
      import SwiftUI
      enum Spacing {
        static let filterToContent: CGFloat = 8
        static let medium: CGFloat = 12
      }
      """
    let found = closed(theme, "Spacing.filterToContent", "Spacing.medium")
    #expect(found == ["filterToContent": "its name says between which parts it is"])
  }
}
