import Testing

@testable import MigrateKitCore

/// A color that is named for one part of an app serves nothing else where the app has an equal one for all.
@Suite struct PartTokensTests {
  private func plain(_ theme: String) -> [String] {
    ThemeFixture(theme).survey.tokens.filter(\.guess.isPlain).map(\.path)
  }

  @Test func aComponentsColorYieldsToAnEqualPaletteColor() {
    #expect(
      plain(
        """
        extension UIColor {
          static let grey80 = UIColor(white: 0.2, alpha: 1)
          enum TopTabs { static let background = UIColor(white: 0.2, alpha: 1) }
        }
        """) == ["color.topTabs.background"])
  }

  @Test func aComponentsColorWithItsOwnValueIsKept() {
    #expect(
      plain(
        """
        extension UIColor {
          static let grey80 = UIColor(white: 0.25, alpha: 1)
          enum TopTabs { static let background = UIColor(white: 0.2, alpha: 1) }
        }
        """) == [])
  }

  @Test func anEqualColorOfAnotherRoleDoesNotCount() {
    #expect(
      plain(
        """
        extension UIColor {
          static let textPrimary = UIColor(white: 0.2, alpha: 1)
          static let tableBackground = UIColor(white: 0.2, alpha: 1)
        }
        """) == [])
  }
}
