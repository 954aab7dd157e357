import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Among equal colors the one that is named for a role has it.
@Suite struct NamedRolesTests {
  private func roles(_ uses: String..., others: String = "") -> [String: Set<UsageRole>] {
    let theme = """
      import UIKit
      enum Theme {
        static let viewBackgroundColor = UIColor(white: 1, alpha: 1)
        static let lightTextColor = UIColor(white: 1, alpha: 1)
        static let ink = UIColor(white: 0.1, alpha: 1)
        static let white = UIColor(white: 1, alpha: 1)
      }
      """
    let views = uses.enumerated().map { number, use in
      (
        path: "V\(number).swift",
        code: "import UIKit\nfunc f\(number)(_ view: UIView, _ label: UILabel) { \(use) }"
      )
    }
    let tokens = ThemeFixture(files: [(path: "Theme.swift", code: theme)] + views).survey.tokens
    return Dictionary(
      uniqueKeysWithValues: tokens.map { ($0.name, Set($0.guess.roles)) })
  }

  private static let background = """
    view.backgroundColor = Theme.viewBackgroundColor
    label.textColor = Theme.viewBackgroundColor
    """
  private static let text = "label.textColor = Theme.lightTextColor"

  @Test func textIsTheColorThatIsNamedForText() {
    let uses = Array(repeating: Self.background, count: 6)
    let roles = roles(
      uses[0], uses[1], uses[2], uses[3], uses[4], uses[5] + "\n" + Self.text, Self.text)
    #expect(roles["viewBackgroundColor"] == [.background])
    #expect(roles["lightTextColor"] == [.text])
  }

  /// `Primary.text` is what is written on `Primary.main`, and `Text.primary` what is written anywhere.
  @Test func theTextOfAPairIsForWhatLiesOnTheOtherColor() {
    let theme = """
      import UIKit
      enum Theme {
        enum Primary {
          static let main = UIColor(red: 0.2, green: 0.3, blue: 0.9, alpha: 1)
          static let text = UIColor.white
        }
        enum Text { static let primary = UIColor(white: 0.1, alpha: 1) }
        enum Note { static let text = UIColor(white: 0.3, alpha: 1) }
        enum Accent {
          static let base = UIColor(red: 0, green: 0.3, blue: 1, alpha: 1)
          static let text = UIColor(red: 0, green: 0.2, blue: 0.8, alpha: 1)
        }
      }
      """
    let users = (1...3).map { number in
      (
        "V\(number).swift",
        """
        func f\(number)() {
          a.textColor = Theme.Primary.text
          a.backgroundColor = Theme.Primary.main
          b.textColor = Theme.Text.primary
          c.textColor = Theme.Note.text
          d.textColor = Theme.Accent.text
        }
        """
      )
    }
    let tokens = ThemeFixture(files: [("Theme.swift", theme)] + users).survey.tokens
    let roles = Dictionary(
      uniqueKeysWithValues: tokens.map { ($0.codes[.uiColor] ?? "", $0.guess.roles) })
    #expect(roles["Theme.Primary.text"] == [.onAccent])
    #expect(roles["Theme.Text.primary"]?.contains(.text) == true)
    #expect(roles["Theme.Note.text"]?.contains(.text) == true)
    // Two blues: one is not written on the other.
    #expect(roles["Theme.Accent.text"]?.contains(.text) == true)
  }

  /// Where nothing uses the other one, the app's text is this color.
  @Test func aRoleOfUsesStaysBesideAnUnusedColor() {
    let uses = Array(repeating: Self.background, count: 6)
    let roles = roles(uses[0], uses[1], uses[2], uses[3], uses[4], uses[5])
    #expect(roles["viewBackgroundColor"] == [.background, .text])
  }

  /// The app's habit says more than a name: a person who wants the other one chooses it.
  @Test(
    "a palette's white that is far more often behind things takes the role from the one named for it",
    arguments: [(palette: 10, named: 5, isLeft: true), (10, 6, false), (9, 1, false)])
  func habit(palette: Int, named: Int, isLeft: Bool) {
    let roles = roles(
      Array(repeating: "view.backgroundColor = Theme.white", count: palette)
        .joined(separator: "\n"),
      Array(repeating: "view.backgroundColor = Theme.viewBackgroundColor", count: named)
        .joined(separator: "\n"))
    #expect(roles["white"] == [])
    #expect(roles["viewBackgroundColor"] == (isLeft ? [] : [.background]))
  }
}
