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
      "fonts of a generated type, in an extension of it",
      """
      extension KitFontFamily {
        public static let title = Pretendard.bold.font(size: 36)
        public static let note = Pretendard.medium.font(size: 12)
        public static let count = Pretendard.all.count
      }
      """,
      [
        "font.family.title = 36 bold Pretendard as KitFontFamily.title",
        "font.family.note = 12 medium Pretendard as KitFontFamily.note",
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
      "optional colors, which few places take as they are",
      """
      extension UIColor {
        static let ink: UIColor? = UIColor(white: 0.2, alpha: 1)
        static func page() -> UIColor? { return UIColor(white: 0.8, alpha: 1) }
        static var line: UIColor! { UIColor(white: 0.4, alpha: 1) }
      }
      """,
      [
        "color.ink = #333333 as UIColor.ink!", "color.page = #CCCCCC as UIColor.page()!",
        "color.line = #666666 as UIColor.line",
      ]
    ),
    (
      "other names of optional colors",
      """
      struct Palette { let gray: UIColor? = UIColor(white: 0.5, alpha: 1) }
      struct SemanticPalette {
        let page = UIColor.palette.gray
        let line = UIColor.palette.gray!
        let rule: UIColor! = UIColor.palette.gray
      }
      extension UIColor { static let palette = Palette(); static let semantic = SemanticPalette() }
      """,
      [
        "color.gray = #808080 as UIColor.palette.gray!",
        "color.page = #808080 as UIColor.semantic.page!",
        "color.line = #808080 as UIColor.semantic.line",
        "color.rule = #808080 as UIColor.semantic.rule",
      ]
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
    (
      "fonts of SwiftGen and R.swift without the generated file",
      """
      extension UIFont {
        static let title = FontFamily.Inter.bold.font(size: 20)
        static let note = R.font.interSemiBoldItalic(size: 13)!
        static var body: UIFont { R.font.inter(size: 16) ?? .systemFont(ofSize: 16) }
      }
      extension Font {
        static let heading = FontFamily.Inter.bold.swiftUIFont(size: 24, relativeTo: .title)
        static let fixed = FontFamily.SFProText.medium.swiftUIFont(fixedSize: 15)
      }
      """,
      [
        "font.title = 20 bold Inter as UIFont.title",
        "font.note = 13 semibold inter italic as UIFont.note",
        "font.body = 16 inter as UIFont.body",
        "font.heading = 24 bold Inter relative to title as Font.heading",
        "font.fixed = 15 medium SFProText as Font.fixed",
      ]
    ),
    (
      "raw values and values of cases",
      """
      enum Spacing: CGFloat { case small = 8; case large = 16 }
      enum Radius: Int { case small = 4, large = 12; var points: CGFloat { CGFloat(rawValue) } }
      enum AppColor: UInt32 {
        case ink = 0x112233
        var color: Color {
          Color(red: Double(rawValue >> 16) / 255, green: Double(rawValue >> 8 & 0xFF) / 255,
            blue: Double(rawValue & 0xFF) / 255)
        }
      }
      """,
      [
        "color.ink = #112233 as AppColor.ink.color", "radius.small = 4 as Radius.small.points",
        "radius.large = 12 as Radius.large.points", "spacing.small = 8 as Spacing.small.rawValue",
        "spacing.large = 16 as Spacing.large.rawValue",
      ]
    ),
    (
      "a function of a style that is a value of a struct, beside one of a size",
      """
      struct TextStyle {
        var size: CGFloat
        var weight: UIFont.Weight
        var name: String?
        static let title = TextStyle(size: 20, weight: .bold)
        static let body = TextStyle(size: 16, weight: .regular)
      }
      extension UIFont {
        static func font(of style: TextStyle) -> UIFont {
          if let name = style.name { return UIFont(name: name, size: style.size)! }
          return .systemFont(ofSize: style.size, weight: style.weight)
        }
        enum Level { case large }
        static func level(_ level: Level) -> UIFont { .systemFont(ofSize: 30) }
        static func level(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size) }
        static func letterSpacing(for level: Level) -> CGFloat { 2 }
      }
      """,
      [
        "font.title = 20 bold as UIFont.font(of: .title)",
        "font.body = 16 regular as UIFont.font(of: .body)",
        "font.large = 30 as UIFont.level(.large)",
      ]
    ),
    (
      "a color by traits with a branch for old releases, and system colors declared anew",
      """
      extension UIColor {
        convenience init(dynamic: @escaping (UITraitCollection) -> UIColor) {
          if #available(iOS 13, *) {
            self.init(dynamicProvider: dynamic)
            return
          }
          self.init(cgColor: dynamic(UITraitCollection()).cgColor)
        }
        static let white = UIColor.white
        static var page: UIColor {
          UIColor(dynamic: { trait -> UIColor in
            trait.userInterfaceStyle == .dark ? UIColor(white: 0.2, alpha: 1) : .white
          })
        }
      }
      """,
      ["color.white = #FFFFFF as UIColor.white", "color.page = #FFFFFF/#333333 as UIColor.page"]
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

  /// One file adds colors to a type of Objective-C, another one adds what is no style.
  @Test func aTypeOfObjectiveCIsATheme() {
    let fixture = ThemeFixture(files: [
      (
        "Colors.swift",
        """
        extension AppSettings {
          static var ink: UIColor {
            if #available(iOS 11.0, *) { return UIColor(white: 0.2, alpha: 1) }
            return .black
          }
          static let page = UIColor(white: 0.8, alpha: 1)
          static let line = UIColor(white: 0.5, alpha: 1)
        }
        """
      ),
      (
        "Settings.swift",
        """
        extension AppSettings {
          static let url = "https://a.example"; static let count = 3; static let name = "a"
          static let help = "https://b.example"; static let mark = UIColor(white: 0.1, alpha: 1)
          var isOn: Bool { true }
        }
        """
      ),
      ("A.swift", "func a() { view.tintColor = AppSettings.ink; c = AppSettings.mark }"),
      ("B.swift", "func b() { view.backgroundColor = AppSettings.page; c = AppSettings.mark }"),
    ])
    #expect(
      fixture.tokens == [
        "color.settings.ink = #333333 as AppSettings.ink",
        "color.settings.page = #CCCCCC as AppSettings.page",
        "color.settings.line = #808080 as AppSettings.line",
      ])
  }

  /// A function that gives a view a style has no value, and its uses count.
  @Test func functionsOfViewsThatCarryAStyleAreListedWithTheirUses() {
    let fixture = ThemeFixture(files: [
      (
        "Styles.swift",
        """
        import SwiftUI
        struct TitleStyle: ViewModifier {
          func body(content: Content) -> some View {
            content.font(.system(size: 22, weight: .bold)).foregroundColor(.red)
          }
        }
        extension View {
          func titleStyle() -> some View { modifier(TitleStyle()) }
          func cardStyle() -> some View { background(Color.gray).shadow(radius: 4) }
          func sized(_ size: CGFloat) -> some View { font(.system(size: size)) }
          func centered() -> some View { frame(maxWidth: .infinity) }
        }
        extension Text {
          var bodyMedium: Text { font(.body).fontWeight(.medium) }
          var spokenHeading: some View { accessibilityAddTraits(.isHeader) }
        }
        """
      ),
      (
        "Home.swift",
        """
        import SwiftUI
        struct Home: View {
          func titleStyle() {}
          var body: some View { Text("a").titleStyle().cardStyle(); Text("b").titleStyle(); Text("c").bodyMedium }
        }
        """
      ),
    ])
    #expect(
      fixture.unreadable == [
        ".titleStyle(): it sets the font and the color",
        ".cardStyle(): it sets the background and the shadow",
        ".bodyMedium: it sets the font",
      ])
    #expect(fixture.survey.unreadable.map(\.uses) == [2, 1, 1])
  }

  // MARK: Parts

  private static func deep(_ open: String, _ close: String) -> ThemeFixture {
    ThemeFixture(
      """
      struct BoardTheme {
        static let standard = BoardTheme()
        let board = Board()
        struct Board { let cell = Cell()
        \(open) struct Cell { let text = Text()
        \(open) struct Text { let player = Player()
        \(open) struct Player {
          let ink = UIColor(white: 0.2, alpha: 1)
          let paper = UIColor(white: 0.8, alpha: 1)
        } \(close)
      }
      """)
  }

  /// Types that are declared in one another are parts of one theme, however many there are.
  @Test func partsOfPartsAreRead() {
    #expect(
      Self.deep("", "} } }").tokens == [
        "color.board.board.cell.player.ink = #333333 as BoardTheme.standard.board.cell.text.player.ink",
        "color.board.board.cell.player.paper = #CCCCCC as BoardTheme.standard.board.cell.text.player.paper",
      ])
  }

  /// Objects that only lead to one another are no parts of a theme.
  @Test func objectsBehindOthersAreNotRead() {
    #expect(Self.deep("}", "").tokens == [])
  }

  // MARK: Modules

  private static func kinds(_ view: String) -> ThemeFixture {
    ThemeFixture(files: [
      ("Sources/Kit/ThemeKind.swift", "public enum ThemeKind: String { case mint, plum }"),
      (
        "App/Colors.swift",
        """
        import Kit
        import SwiftUI
        extension ThemeKind {
          var tint: Color {
            switch self {
            case .mint: return Color(white: 0.2)
            case .plum: return Color(white: \(view))
            }
          }
        }
        """
      ),
    ])
  }

  @Test func anEnumOfAnotherModuleHasTheColorsThatTheAppAdds() {
    let fixture = Self.kinds("0.8")
    #expect(
      fixture.tokens == [
        "color.kind.mint = #333333 as ThemeKind.mint.tint",
        "color.kind.plum = #CCCCCC as ThemeKind.plum.tint",
      ])
    #expect(fixture.survey.tokens.allSatisfy { !$0.isPublic })
  }

  @Test func aColorThatTheModuleComputesHasNoValue() {
    #expect(Self.kinds("random()").tokens == ["color.kind.mint = #333333 as ThemeKind.mint.tint"])
  }

  /// A package's initializer takes the digits alone, which nothing but a color begins with `#`.
  @Test func digitsWithoutALabelAreAColor() {
    let fixture = ThemeFixture(
      """
      import UIKit
      enum AppTheme {
        static let ink = UIColor("#112233")
        static let easy = AppTheme.ink
        static let name = UIColor("Brand")
        static let other = AppTheme.name
      }
      """)
    #expect(
      fixture.tokens == [
        "color.ink = #112233 as AppTheme.ink", "color.easy = #112233 as AppTheme.easy",
      ])
    #expect(
      fixture.unreadable == [
        "AppTheme.name: the code of 'UIColor(_:)' was not read",
        "AppTheme.other: the code of 'UIColor(_:)' was not read",
      ])
  }
}
