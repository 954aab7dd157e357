import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Themes that functions make of what code chooses.
@Suite struct ThemeFactoriesTests {
  private static let themes = """
    public protocol Theme: AnyObject { var id: String { get }; var colors: ThemeColors { get } }
    public protocol ThemeColors { var ink: UIColor { get }; var page: UIColor { get } }
    open class CommonTheme: Theme {
      public let id = "common"
      public let colors: ThemeColors
      public init(colors: ThemeColors) { self.colors = colors }
    }
    public final class OceanDay: CommonTheme {
      public init() { super.init(colors: Colors()) }
      public final class Colors: ThemeColors {
        public let ink = UIColor(white: 0.2, alpha: 1); public let page = UIColor(white: 0.8, alpha: 1)
      }
    }
    public final class OceanNight: CommonTheme {
      public init() { super.init(colors: Colors()) }
      public final class Colors: ThemeColors {
        public let ink = UIColor(white: 0.8, alpha: 1); public let page = UIColor(white: 0.2, alpha: 1)
      }
    }
    public final class ForestNight: CommonTheme {
      public init() { super.init(colors: Colors()) }
      public final class Colors: ThemeColors {
        public let ink = UIColor(white: 0.6, alpha: 1); public let page = UIColor(white: 0.4, alpha: 1)
      }
    }
    public enum ThemeName: String { case forestNight, oceanNight, oceanDay }
    public enum Themes {
      static let factories: [ThemeName: () -> Theme] = [
        .forestNight: ForestNight.init, .oceanNight: OceanNight.init, .oceanDay: OceanDay.init,
      ]
      public static func make(_ name: ThemeName) -> Theme { (factories[name] ?? OceanDay.init)() }
    }
    public enum ThemeColor: String { case ink, page }
    public extension ThemeColors {
      func color(_ color: ThemeColor) -> UIColor {
        switch color { case .ink: ink; case .page: page }
      }
    }
    extension UITraitCollection { var themeName: ThemeName { self[ThemeTrait.self] } }
    extension UIColor {
      static func app(_ token: ThemeColor) -> UIColor {
        UIColor { traits in Themes.make(traits.themeName).colors.color(token) }
      }
    }
    public final class ThemeManager {
      public static let shared = ThemeManager()
      public private(set) var theme: Theme
      init(name: ThemeName = .oceanDay) { theme = Themes.make(name) }
    }
    """

  @Test func initializersAreFunctionsThatMakeThemes() {
    let fixture = ThemeFixture(
      Self.themes + """

        public extension UIColor {
          static var ink: UIColor { .app(.ink) }
          static var page: UIColor { .app(.page) }
        }
        """)
    #expect(
      fixture.tokens == [
        "color.uIColor.ink = #333333/#CCCCCC as UIColor.ink",
        "color.uIColor.page = #CCCCCC/#333333 as UIColor.page",
      ])
    #expect(
      fixture.survey.tokens.map { $0.themes.map(\.name) } == [["forestNight"], ["forestNight"]])
  }

  /// Nothing else is declared under the names of its members, so they are the tokens.
  @Test func theMembersOfAThemeAreTokensOfTheirOwn() {
    let fixture = ThemeFixture(Self.themes)
    let codes = fixture.tokens.compactMap { $0.split(separator: " ").last.map(String.init) }
    #expect(codes.contains("ThemeManager.shared.theme.colors.ink"))
    #expect(
      fixture.tokens.allSatisfy {
        $0.contains(" = #333333/#CCCCCC") || $0.contains(" = #CCCCCC/#333333")
      })
  }

  @Test func functionsChooseAmongCasesOfCases() {
    let fixture = ThemeFixture(
      """
      public enum Brand {
        public static func color(for color: Color) -> UIColor {
          switch color {
          case .text(.primary): return UIColor(white: 0.9, alpha: 1)
          case .text(.light): return UIColor(white: 0.5, alpha: 1)
          case .page(.primary): return UIColor(white: 0.1, alpha: 1)
          }
        }
        public enum Color {
          case text(Text), page(Page)
          public enum Text: CaseIterable { case primary, light }
          public enum Page: CaseIterable { case primary }
        }
        public static func mixed(with color: UIColor) -> UIColor { color }
      }
      """)
    #expect(
      fixture.tokens == [
        "color.brand.page.primary = #1A1A1A as Brand.color(for: .page(.primary))",
        "color.brand.text.primary = #E6E6E6 as Brand.color(for: .text(.primary))",
        "color.brand.text.light = #808080 as Brand.color(for: .text(.light))",
      ])
    #expect(fixture.survey.unreadable.map(\.code) == [nil])
  }

  @Test func aStructOfACaseHoldsItsFont() {
    let fixture = ThemeFixture(
      """
      struct TextMetrics { let font: Font; let lineHeight: CGFloat? }
      struct Pair { let title: Font; let text: Font }
      public enum TextStyle {
        case title, body
        var metrics: TextMetrics {
          switch self {
          case .title: TextMetrics(font: .system(size: 32, weight: .bold), lineHeight: nil)
          case .body: TextMetrics(font: .system(size: 16), lineHeight: 1.5)
          }
        }
        var pair: Pair { Pair(title: .system(size: 9), text: .system(size: 8)) }
      }
      """)
    #expect(
      fixture.tokens == [
        "font.style.title = 32 bold as TextStyle.title.metrics.font",
        "font.style.body = 16 as TextStyle.body.metrics.font",
      ])
    // The values that they have are not replaced by themselves.
    #expect(fixture.survey.tokens.allSatisfy { $0.holders.contains("TextStyle") })
  }

  @Test func aLockAroundAValueIsTheValue() {
    let fixture = ThemeFixture(
      """
      public enum FontName: String { case plain }
      public protocol FontFamily: AnyObject { func font(size: CGFloat) -> UIFont }
      public final class PlainFamily: FontFamily {
        public init() {}
        public func font(size: CGFloat) -> UIFont {
          if let font = UIFont(name: "Inter-Bold", size: size) { return font }
          return UIFont.systemFont(ofSize: size)
        }
      }
      public enum Families {
        static let factories: [FontName: () -> FontFamily] = [.plain: PlainFamily.init]
        static func make(_ name: FontName) -> FontFamily { (factories[name] ?? PlainFamily.init)() }
      }
      public enum TypeScale { case title, body
        var size: CGFloat { switch self { case .title: 20; case .body: 16 } } }
      public protocol FontManaging { func font(for scale: TypeScale) -> UIFont }
      public final class FontManager {
        public static let shared: FontManaging = FontManager()
        private let state: OSAllocatedUnfairLock<State>
        private let settings: SettingsManaging
        init(name: FontName? = nil, settings: SettingsManaging = Settings.shared) {
          FontRegistrar.registerIfNeeded()
          self.settings = settings
          let resolved = name ?? Self.load(from: settings) ?? FontName.plain
          state = OSAllocatedUnfairLock(
            initialState: State(family: Families.make(resolved), name: resolved))
        }
      }
      private extension FontManager {
        struct State { var family: FontFamily; var name: FontName }
        static func load(from settings: SettingsManaging) -> FontName? {
          guard let raw = settings.string(for: "name") else { return nil }
          return FontName(rawValue: raw)
        }
      }
      extension FontManager: FontManaging {
        public func font(for scale: TypeScale) -> UIFont {
          let family = state.withLock { $0.family }
          return family.font(size: scale.size)
        }
      }
      public extension UIFont {
        static func app(_ scale: TypeScale) -> UIFont { FontManager.shared.font(for: scale) }
        static var title: UIFont { .app(.title) }
        static var body: UIFont { .app(.body) }
      }
      """)
    #expect(
      fixture.tokens == [
        "font.uIFont.title = 20 bold Inter as UIFont.title",
        "font.uIFont.body = 16 bold Inter as UIFont.body",
      ])
  }

  @Test func aMethodOfAnEmptyColorMakesTheColor() {
    let fixture = ThemeFixture(
      """
      extension UIColor {
        func fromHex(_ hex: String) -> UIColor {
          let value = UInt32(hex, radix: 16) ?? 0
          return UIColor(
            red: CGFloat((value & 0xFF0000) >> 16) / 255, green: CGFloat((value & 0x00FF00) >> 8) / 255,
            blue: CGFloat(value & 0x0000FF) / 255, alpha: 1)
        }
      }
      enum Palette {
        static let ink = UIColor().fromHex("112233")
        static let open = UIColor()
      }
      """)
    #expect(fixture.tokens == ["color.ink = #112233 as Palette.ink"])
  }

  // MARK: Appearance

  private static func palette(_ function: String, scheme: String = "colorScheme") -> ThemeFixture {
    ThemeFixture(
      """
      import SwiftUI
      struct BrandPalette {
        let ink: Color
        let page: Color
        \(function) {
          switch scheme {
          case .dark: return BrandPalette(ink: shade(0xEE), page: .black)
          default: return BrandPalette(ink: shade(0x11), page: .white)
          }
        }
        private static func shade(_ value: Int) -> Color { Color(white: Double(value) / 255) }
      }
      struct A: View {
        @Environment(\\.colorScheme) private var colorScheme
        private var palette: BrandPalette { BrandPalette.make(for: \(scheme)) }
        var body: some View { Text("").foregroundColor(palette.ink) }
      }
      struct B: View {
        @Environment(\\.colorScheme) private var colorScheme
        var body: some View {
          let palette = BrandPalette.make(for: \(scheme))
          Text("").foregroundColor(palette.ink)
        }
      }
      """)
  }

  @Test func aFunctionMakesThePaletteForTheAppearance() {
    let fixture = Self.palette("static func make(for scheme: ColorScheme) -> BrandPalette")
    #expect(
      fixture.tokens == [
        "color.ink = #111111/#EEEEEE as palette.ink",
        "color.page = #FFFFFF/#000000 as palette.page",
      ])
    #expect(fixture.survey.tokens.map(\.requires) == ["palette", "palette"])
  }

  /// What the text of a name chooses is not the appearance.
  @Test func aPaletteForATextIsNotOneForTheAppearance() {
    let fixture = Self.palette(
      "static func make(for scheme: Name) -> BrandPalette", scheme: "model.name")
    #expect(fixture.tokens == [])
  }

  /// A type of the app may have the name of the system's.
  @Test func anAppMayHaveAColorSchemeOfItsOwn() {
    let fixture = ThemeFixture(
      """
      import SwiftUI
      struct ColorScheme {
        var ink: Color
        var page: Color
        static let lightSand = ColorScheme(ink: .black, page: .white)
        static let darkSand = ColorScheme(ink: .white, page: .black)
      }
      final class Styles { static let shared = Styles(); var colorScheme: ColorScheme = .lightSand }
      """)
    #expect(
      fixture.tokens.filter { $0.contains("Styles.shared") } == [
        "color.ink = #000000/#FFFFFF as Styles.shared.colorScheme.ink",
        "color.page = #FFFFFF/#000000 as Styles.shared.colorScheme.page",
      ])
  }

  /// What previews set is not on; the environment's own theme is.
  @Test func theThemeOfTheEnvironmentIsOnWhateverFunctionMakesOthers() {
    let fixture = ThemeFixture(
      """
      import SwiftUI
      struct Theme {
        let ink: Color
        let page: Color
        static let shared = Theme(ink: Color(white: 0.2), page: .white)
        static func resolved(for scheme: ColorScheme) -> Theme {
          Theme(ink: scheme == .dark ? .white : .black, page: scheme == .dark ? .black : .white)
        }
      }
      private struct ThemeKey: EnvironmentKey { static let defaultValue = Theme.shared }
      extension EnvironmentValues {
        var theme: Theme { get { self[ThemeKey.self] } set { self[ThemeKey.self] = newValue } }
      }
      struct A: View {
        @Environment(\\.theme) private var theme
        var body: some View { Text("").foregroundColor(theme.ink) }
      }
      struct B: View {
        @Environment(\\.theme) private var theme
        var body: some View { Text("").foregroundColor(theme.ink) }
      }
      #Preview { A().environment(\\.theme, Theme.resolved(for: .light)) }
      """)
    #expect(
      fixture.tokens == ["color.ink = #333333 as theme.ink", "color.page = #FFFFFF as theme.page"])
  }
}
