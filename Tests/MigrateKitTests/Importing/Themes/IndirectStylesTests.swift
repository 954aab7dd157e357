import Testing

@testable import MigrateKit

/// Styles that code reaches indirectly: by text, through a type that is chosen, through a generated type, or made
/// for the appearance.
@Suite struct IndirectStylesTests {
  private static func unvalued(_ files: [(path: String, code: String)]) -> [String] {
    ThemeFixture(files: files).survey.unreadable.map {
      "\($0.code ?? "-") (\($0.uses), \($0.file):\($0.line)): \($0.reason)"
    }
  }

  // MARK: Texts

  private static let palette = """
    enum Palette {
      static let primary = "#FF0000"
      static let ink: String = "#123"
      static let title = "#1 in the shop"
      static let code = "123456"
      static func make() -> String { "#445566" }
    }
    """

  @Test func textsOfColorsAreListed() {
    let view = "import SwiftUI\nlet a = Color(hex: Palette.primary)\nlet b = use(Palette.primary)\n"
    let reason = "it is the text of a color; declare the color itself"
    // In a type that is named as a theme, digits alone are a color too.
    #expect(
      Self.unvalued([("T.swift", Self.palette), ("V.swift", view)]) == [
        "Palette.primary (2, T.swift:2): \(reason)", "Palette.ink (0, T.swift:3): \(reason)",
        "Palette.code (0, T.swift:5): \(reason)",
      ])
    let codes = "enum Dialing { static let berlin = \"030303\"; static let mark = \"#FF0000\" }"
    #expect(
      Self.unvalued([("T.swift", codes)]) == ["Dialing.mark (0, T.swift:1): \(reason)"])
  }

  /// So are the cases of an enum of such texts, if it is called after colors.
  @Test func casesThatAreTheTextsOfColorsAreListed() {
    let code = """
      enum ColorToken: String { case ink = "226AB4", page = "#FFFFFF" }
      enum Code: String { case one = "226AB4", two = "123456" }
      enum ColorName: String { case one = "226AB4", two = "other" }
      """
    #expect(
      ThemeFixture(files: [("T.swift", code)]).unreadable == [
        "ColorToken.ink: it is the text of a color; declare the color itself",
        "ColorToken.page: it is the text of a color; declare the color itself",
      ])
  }

  /// Where a function makes the colors of them, these are the tokens.
  @Test func textsThatAFunctionMakesColorsOfAreNotListed() {
    let code = """
      import UIKit
      enum ColorToken: String { case ink = "#226AB4", page = "#FFFFFF" }
      enum ColorName: String { case ink = "#226AB4" }
      extension UIColor {
        static func app(_ token: ColorToken) -> UIColor { UIColor(hex: token.rawValue) }
        static func app(number: Int, name: ColorName) -> UIColor { UIColor(hex: name.rawValue) }
      }
      """
    #expect(
      ThemeFixture(files: [("T.swift", code)]).unreadable.filter { $0.contains("the text") } == [
        "ColorName.ink: it is the text of a color; declare the color itself"
      ])
  }

  // MARK: Types that are themes

  private static let themes = """
    import UIKit
    protocol Theme { static var text: UIColor { get }; static var page: UIColor { get } }
    enum LightTheme: Theme {
      static var text: UIColor { UIColor(white: 0.1, alpha: 1) }
      static var page: UIColor { UIColor(white: 1, alpha: 1) }
    }
    enum DarkTheme: Theme {
      static var text: UIColor { UIColor(white: 0.9, alpha: 1) }
      static var page: UIColor { UIColor(white: 0, alpha: 1) }
    }
    enum Themes { static var current: Theme.Type = LightTheme.self }
    """
  private static let user =
    "import UIKit\nfunc f(_ l: UILabel) { l.textColor = Themes.current.text; g(Themes.current.text) }"

  /// A token of one of the types would stay the same when another is chosen.
  @Test(arguments: ["Theme.Type", "any Theme.Type", "(any Theme).Type"])
  func aThemeThatIsATypeIsListed(written: String) {
    let files = [
      ("T.swift", Self.themes.replacing("Theme.Type", with: written)), ("V.swift", Self.user),
    ]
    let reason = "'Themes.current' is one of several types, which code chooses"
    #expect(ThemeFixture(files: files).tokens == [])
    #expect(
      Self.unvalued(files) == [
        "Themes.current.text (2, T.swift:2): \(reason)",
        "Themes.current.page (0, T.swift:2): \(reason)",
      ])
  }

  @Test func typesThatNothingHoldsAreTokens() {
    let themes = Self.themes.replacing("Theme.Type", with: "Int")
    #expect(ThemeFixture(files: [("T.swift", themes)]).tokens.count == 4)
  }

  @Test func subclassesOfAThemeAreChosenToo() {
    let code = """
      import SwiftUI
      class Theme {
        static var current: Theme.Type = Theme.self
        class var accent: Color { Color(white: 0.1) }
        class var page: Color { Color(white: 0.9) }
      }
      class Night: Theme { override class var accent: Color { Color(white: 0.7) } }
      """
    #expect(ThemeFixture(files: [("T.swift", code)]).tokens == [])
    #expect(
      ThemeFixture(files: [("T.swift", code)]).survey.unreadable.map(\.code) == [
        "Theme.current.accent", "Theme.current.page",
      ])
  }

  // MARK: Generated types

  @Test func whatIsAddedToAGeneratedTypeIsListed() {
    let alias = """
      extension BrandColors { static var point: BrandColors { BrandAsset.Main.point } }
      extension BrandAsset.MainColor { static var line: BrandColors { Self.point } }
      extension Feature { static var point: Feature { Feature(1) } }
      extension Feature { static var tint: BrandColors { BrandAsset.Main.point } }
      """
    let view = "func f(_ l: UILabel) { l.textColor = BrandColors.point.color }"
    #expect(
      Self.unvalued([("T.swift", alias), ("V.swift", view)]) == [
        "BrandColors.point (1, T.swift:1): no declaration of 'BrandAsset' was read",
        "BrandAsset.MainColor.line (0, T.swift:2): no declaration of 'BrandAsset.MainColor.point' was read",
      ])
  }

  // MARK: The appearance

  private static func theme(_ stored: String, set: String) -> String {
    """
    import SwiftUI
    struct Theme {
      \(stored)
    }
    struct ThemeKey: EnvironmentKey { static let defaultValue = Theme(colorScheme: .light) }
    extension EnvironmentValues {
      var theme: Theme { get { self[ThemeKey.self] } set { self[ThemeKey.self] = newValue } }
    }
    struct Home: View {
      @Environment(\\.theme) var theme
      @Environment(\\.colorScheme) var colorScheme
      var body: some View { Text("a").foregroundStyle(theme.ink)\(set) }
    }
    """
  }

  /// What the environment holds by default is light; the app sets the theme that is made for its appearance.
  @Test(arguments: [
    """
    let colorScheme: ColorScheme
      var ink: Color { colorScheme == .dark ? Color(white: 0.8) : Color(white: 0.2) }
      var page: Color { Color(white: 1) }
    """,
    """
    let ink: Color
      let page: Color
      init(colorScheme: ColorScheme) {
        ink = colorScheme == .dark ? Color(white: 0.8) : Color(white: 0.2)
        page = Color(white: 1)
      }
    """,
  ]) func aThemeThatIsMadeForTheAppearance(stored: String) {
    let set = ".environment(\\.theme, Theme(colorScheme: colorScheme))"
    #expect(
      ThemeFixture(files: [("T.swift", Self.theme(stored, set: set))]).tokens == [
        "color.ink = #333333/#CCCCCC as theme.ink", "color.page = #FFFFFF as theme.page",
      ])
    #expect(
      ThemeFixture(files: [("T.swift", Self.theme(stored, set: ""))]).tokens == [
        "color.ink = #333333 as theme.ink", "color.page = #FFFFFF as theme.page",
      ])
  }

  // MARK: References

  /// Its type is that of the constant that it names.
  @Test func aMeasureThatNamesAnotherTypesConstantIsAToken() {
    let fixture = ThemeFixture(
      """
      import UIKit
      enum Global { enum Dimension { static let step16: CGFloat = 16 } }
      enum Alias {
        enum BorderRadius { static let small = Global.Dimension.step16 }
        enum BorderMode { static let other = Modes.plain }
      }
      enum Modes { static let plain = "plain" }
      """)
    #expect(
      fixture.tokens.filter { $0.contains("Alias") } == [
        "radius.alias.small = 16 as Alias.BorderRadius.small"
      ])
    #expect(fixture.survey.tokens.allSatisfy { !$0.guess.isPlain })
  }

  /// A generator's font needs no written type to be one.
  @Test func fontsOfAGeneratedTypeThatViewsUseAreTokens() {
    func view(_ name: String) -> String {
      """
      import UIKit
      class \(name): UIView {
        let label = UILabel()
        func set() { label.font = Pretendard.title; label.font = Pretendard.note }
      }
      """
    }
    let theme = """
      import UIKit
      enum Pretendard {
        static let title = KitFontFamily.Pretendard.bold.font(size: 22)
        static let note = KitFontFamily.Pretendard.regular.font(size: 12)
      }
      """
    let fixture = ThemeFixture(
      files: [("Theme.swift", theme), ("A.swift", view("A")), ("B.swift", view("B"))])
    #expect(
      fixture.tokens == [
        "font.pretendard.title = 22 bold Pretendard as Pretendard.title",
        "font.pretendard.note = 12 regular Pretendard as Pretendard.note",
      ])
  }
}
