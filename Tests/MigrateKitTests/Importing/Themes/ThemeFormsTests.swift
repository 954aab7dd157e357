import Testing

@testable import MigrateKit

/// The forms in which real apps declare their themes, one fixture each.
@Suite struct ThemeFormsTests {
  static let forms: [(name: String, code: String, tokens: [String])] = [
    (
      "parts of a shared instance",
      """
      final class ThemeManager {
        static let shared = ThemeManager()
        let colors = ThemeColors()
        private init() {}
      }
      struct ThemeColors {
        let text = UIColor(white: 0.2, alpha: 1)
        var page: UIColor { UIColor(white: 0.8, alpha: 1) }
      }
      """,
      [
        "color.text = #333333 as ThemeManager.shared.colors.text",
        "color.page = #CCCCCC as ThemeManager.shared.colors.page",
      ]
    ),
    (
      "a scale of radii behind a protocol",
      """
      protocol RadiusScale { var small: CGFloat { get }; var large: CGFloat { get } }
      struct DefaultRadius: RadiusScale { let small: CGFloat = 4; let large: CGFloat = 12 }
      struct Kit { static let radius: RadiusScale = DefaultRadius() }
      """,
      ["radius.small = 4 as Kit.radius.small", "radius.large = 12 as Kit.radius.large"]
    ),
    (
      "a function with two arguments",
      """
      enum Hue { case blue, gray }
      enum Shade { case light, dark }
      extension UIColor {
        static func palette(_ hue: Hue, shade: Shade) -> UIColor {
          switch (hue, shade) {
          case (.blue, .light): return UIColor(red: 0, green: 0, blue: 1, alpha: 1)
          case (.blue, .dark): return UIColor(red: 0, green: 0, blue: 0.2, alpha: 1)
          case (.gray, .light): return UIColor(white: 0.8, alpha: 1)
          case (.gray, .dark): return UIColor(white: 0.2, alpha: 1)
          }
        }
      }
      """,
      [
        "color.blue.light = #0000FF as UIColor.palette(.blue, shade: .light)",
        "color.blue.dark = #000033 as UIColor.palette(.blue, shade: .dark)",
        "color.gray.light = #CCCCCC as UIColor.palette(.gray, shade: .light)",
        "color.gray.dark = #333333 as UIColor.palette(.gray, shade: .dark)",
      ]
    ),
    (
      "an initializer with an argument for each appearance",
      """
      extension UIColor {
        convenience init(light: UIColor, dark: UIColor) {
          self.init { $0.userInterfaceStyle == .dark ? dark : light }
        }
        static let ink = UIColor(light: UIColor(white: 0, alpha: 1), dark: UIColor(white: 1, alpha: 1))
        static var paper: UIColor { return UIColor(light: .white, dark: .black) }
      }
      """,
      [
        "color.ink = #000000/#FFFFFF as UIColor.ink",
        "color.paper = #FFFFFF/#000000 as UIColor.paper",
      ]
    ),
    (
      "a function that chooses by style",
      """
      extension Font {
        enum Style { case body, title }
        static func appFont(_ style: Style) -> Font {
          switch style {
          case .body: return .system(size: 16)
          case .title: return .system(size: 24, weight: .bold)
          }
        }
      }
      """,
      [
        "font.body = 16 as Font.appFont(.body)", "font.title = 24 bold as Font.appFont(.title)",
      ]
    ),
    (
      "one value for all systems and platforms",
      """
      enum Theme {
        static var accent: Color {
          if #available(iOS 15, *) { return Color(red: 1, green: 0, blue: 0) } else {
            return Color(red: 1, green: 0, blue: 0)
          }
        }
        #if os(iOS)
        static let gap: CGFloat = 8
        #else
        static let gap: CGFloat = 8
        #endif
      }
      """,
      ["color.accent = #FF0000 as Theme.accent", "spacing.gap = 8 as Theme.gap"]
    ),
    (
      "aliases of aliases",
      """
      enum Palette { static let blue = Color(red: 0, green: 0, blue: 1) }
      enum Semantic { static let link = Palette.blue }
      enum Theme { static let accent = Semantic.link }
      """,
      [
        "color.blue = #0000FF as Palette.blue", "color.accent = #0000FF as Theme.accent",
      ]
    ),
    (
      "text styles by names of the app",
      """
      extension Font {
        static let appBody = Font.body
        static var rounded: Font { .system(.title, design: .rounded) }
      }
      """,
      [
        "font.appBody = 17 regular relative to body as Font.appBody",
        "font.rounded = 28 regular rounded relative to title as Font.rounded",
      ]
    ),
    (
      "fonts of SwiftGen, by size",
      """
      enum FontFamily {
        enum Inter { static let bold = FontConvertible(name: "Inter-Bold", family: "Inter") }
      }
      struct FontConvertible {
        let name: String
        let family: String
        func font(size: CGFloat) -> UIFont { return UIFont(name: name, size: size)! }
      }
      extension UIFont { static let title = FontFamily.Inter.bold.font(size: 20) }
      """,
      ["font.title = 20 bold Inter as UIFont.title"]
    ),
  ]

  @Test(arguments: forms) func reads(name: String, code: String, tokens: [String]) {
    #expect(ThemeFixture(code).tokens == tokens, "\(name)")
  }

  /// Three looks are no pair of light and dark: the token has the two values, and `scan` compares with all.
  @Test func aThirdThemeKeepsTheTokenFromBeingExact() {
    let fixture = ThemeFixture(
      """
      protocol ReaderTheme { var text: Color { get }; var page: Color { get } }
      struct LightTheme: ReaderTheme { let text = Color(white: 0); let page = Color(white: 1) }
      struct DarkTheme: ReaderTheme { let text = Color(white: 1); let page = Color(white: 0) }
      struct SepiaTheme: ReaderTheme {
        let text = Color(red: 0.2, green: 0, blue: 0)
        let page = Color(white: 1)
      }
      enum Themes { static var current: ReaderTheme = LightTheme() }
      """)
    #expect(
      fixture.tokens == [
        "color.text = #000000/#FFFFFF as Themes.current.text",
        "color.page = #FFFFFF/#000000 as Themes.current.page",
      ])
  }

  /// The parts of a value lead no further than three steps, and never around.
  @Test func cyclicPartsTerminate() {
    let fixture = ThemeFixture(
      """
      final class Theme {
        static let shared = Theme()
        let ink = Color(white: 0)
        lazy var other = Colors()
      }
      struct Colors { let page = Color(white: 1); let back = Theme() }
      """)
    #expect(fixture.tokens.contains("color.ink = #000000 as Theme.shared.ink"))
  }

  /// A protocol of measures that are not all numbers is about one view.
  @Test func protocolsOfViewsAreNotScales() {
    let fixture = ThemeFixture(
      """
      protocol CardLayout { var spacing: CGFloat { get }; var title: String { get } }
      struct Card: CardLayout { let spacing: CGFloat = 4; let title = "a" }
      struct Screen { static let card: CardLayout = Card() }
      """)
    #expect(fixture.tokens == [])
  }
}
