import Testing

@testable import MigrateKit

/// Instances of themes: those that views read, and those beside which they read another one.
@Suite struct ThemeInstancesTests {
  private static let theme = """
    import SwiftUI
    struct Style {
      var badge: Color
      var accent: Color
      var gap: CGFloat
    }
    enum Themes {
      static let standard = Style(badge: Color(hex: 0x99AABB), accent: Color(hex: 0x112233), gap: 12)
      static let current = Style(badge: Color(hex: 0x99AABB), accent: Color(hex: 0x112233), gap: 12)
    }
    """

  private func closed(_ views: String..., theme: String = theme) -> Set<String> {
    let survey = survey(views, theme: theme)
    return Set(
      survey.tokens.filter(\.guess.isNeverNamed).flatMap(\.codes.values))
  }

  private func survey(_ views: [String], theme: String = theme) -> ThemeSurvey {
    ThemeFixture(
      files: [("Themes.swift", theme)]
        + views.enumerated().map { number, code in
          ("V\(number).swift", "import SwiftUI\nfunc paint\(number)() { \(code) }")
        }
    ).survey
  }

  private static let standard: Set = [
    "Themes.standard.badge", "Themes.standard.accent", "Themes.standard.gap",
  ]

  @Test func viewsThatReadTheirOwnThemeSayThatTheDefaultOneIsNotInForce() {
    let found = closed(
      "use(theme.badge)", "use(theme.accent)", "use(self.theme.accent)",
      "reset(theme.badge, Themes.standard.badge)")
    #expect(found == Self.standard)
  }

  @Test func anInstanceThatMostViewsReadIsInForce() {
    let found = closed(
      "use(Themes.standard.badge)", "use(Themes.standard.accent)", "use(Themes.standard.gap)",
      "use(theme.badge)", "use(theme.accent)")
    #expect(found.isEmpty)
  }

  @Test func theCurrentInstanceIsInForceHoweverViewsNameIt() {
    let found = closed(
      "let theme = Themes.current; use(theme.badge)", "use(theme.accent)", "use(theme.accent)",
      "use(Themes.current.badge)")
    #expect(found == Self.standard)
  }

  @Test func aThemeThatAFunctionReturnsIsAskedToo() {
    let found = closed(
      "use(ThemeManager.currentTheme().badge)", "use(ThemeManager.currentTheme().accent)",
      "use(cell.make().badge)")
    #expect(found == Self.standard)
  }

  private static let cases = """
    import SwiftUI
    enum Theme: Int {
      case standard = 0, night = 1
      var ink: Color {
        switch self {
        case .standard: return Color(hex: 0x112233)
        case .night: return Color(hex: 0x332211)
        }
      }
      var paper: Color {
        switch self {
        case .standard: return Color(hex: 0xFFEEDD)
        case .night: return Color(hex: 0x221100)
        }
      }
      var line: Color {
        switch self {
        case .standard: return Color(hex: 0x99AABB)
        case .night: return Color(hex: 0x445566)
        }
      }
    }
    """

  @Test func theCasesOfThemesAreInstances() {
    let asked = closed(
      "use(ThemeManager.currentTheme().ink)", "use(ThemeManager.currentTheme().paper)",
      theme: Self.cases)
    #expect(asked.contains("Theme.standard.ink") && asked.contains("Theme.night.line"))
    let named = closed(
      "use(Theme.standard.ink)", "use(Theme.standard.paper)", "use(theme.line)", theme: Self.cases)
    #expect(!named.contains("Theme.standard.ink"))
  }

  @Test func theMembersOfOtherValuesSayNothing() {
    let found = closed(
      "use(cell.badge)", "use(view.accent)", "use(theme.badge(3))", "use(button.gap)",
      "UITabBar.appearance().badge = red")
    #expect(found.isEmpty)
  }

  @Test func aThemeThatNothingReadsYetIsInForce() {
    #expect(closed("use(Color.white)", "use(Color.black)").isEmpty)
  }

  @Test func noNameAsksForWhatIsNotInForce() throws {
    let survey = survey(["use(theme.badge)", "use(theme.accent)", "use(theme.gap)"])
    let mapping = try #require(survey.mapping(name: "Shop", tokenFile: "t.json").object)
    let roles = try #require(mapping["roles"]?.object)
    let path = try #require(
      survey.tokens.first { $0.codes.values.contains("Themes.standard.gap") }?.path)
    #expect(roles[path]?.object?["roles"]?.array?.isEmpty == true)
    #expect(roles[path]?.object?["words"]?.array?.isEmpty == true)
    #expect(
      roles[path]?.object?["$description"]?.string
        == "a guess from the app's uses: code reads 'theme', not Themes.standard")
  }
}
