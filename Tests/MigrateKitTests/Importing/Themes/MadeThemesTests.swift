import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Themes that code makes by an initializer or by a function.
@Suite struct MadeThemesTests {
  private static let theme = """
    import SwiftUI
    struct AppConfig { var brand: String; static let standard = AppConfig(brand: "#AABBCC") }
    struct AppTheme {
      let primary: Color
      let ink: Color
      let page: Color
      init(config: AppConfig, colorScheme: ColorScheme = .light) {
        self.primary = Color(hex: config.brand)
        ink = Color(hex: "#112233")
        let isDark = colorScheme == .dark
        if isDark {
          self.page = Color(red: 0, green: 0, blue: 0)
        } else {
          self.page = Color(red: 1, green: 1, blue: 1)
        }
      }
    }
    struct A: View { let theme: AppTheme; var body: some View { Text("").tint(theme.ink) } }
    struct B: View { let theme: AppTheme; var body: some View { Text("").tint(theme.page) } }
    struct C: View { let theme: AppTheme; var body: some View { Text("").tint(theme.page) } }

    """

  /// A view that makes the theme.
  private static func root(_ theme: String, _ name: String = "Root") -> String {
    """
    struct \(name): View {
      @Environment(\\.colorScheme) private var colorScheme
      @ObservedObject var model: Model
      private var theme: AppTheme { \(theme) }
      var body: some View { A(theme: theme) }
    }

    """
  }

  @Test func anInitializerSetsTheColorsOfATheme() {
    let fixture = ThemeFixture(
      Self.theme + Self.root("AppTheme(config: .standard, colorScheme: colorScheme)"))
    #expect(
      fixture.tokens == [
        "color.primary = #AABBCC as theme.primary", "color.ink = #112233 as theme.ink",
        "color.page = #FFFFFF/#000000 as theme.page",
      ])
  }

  /// What no view makes by the appearance is the same in dark mode.
  @Test func aThemeThatIsMadeWithoutTheAppearanceIsThatOfLightMode() {
    let fixture = ThemeFixture(Self.theme + Self.root("AppTheme(config: .standard)"))
    #expect(fixture.tokens.last == "color.page = #FFFFFF as theme.page")
  }

  @Test func viewsThatMakeDifferentThemesAgreeOnTheRest() {
    let fixture = ThemeFixture(
      Self.theme + Self.root("AppTheme(config: model.config, colorScheme: colorScheme)")
        + Self.root("AppTheme(config: .standard, colorScheme: colorScheme)", "Other"))
    #expect(
      fixture.tokens == [
        "color.ink = #112233 as theme.ink", "color.page = #FFFFFF/#000000 as theme.page",
      ])
    let different = ThemeFixture(
      Self.theme + Self.root("AppTheme(config: .standard, colorScheme: .dark)")
        + Self.root("AppTheme(config: .standard, colorScheme: .light)", "DarkRoot"))
    #expect(
      different.tokens == [
        "color.primary = #AABBCC as theme.primary", "color.ink = #112233 as theme.ink",
      ])
    #expect(
      different.unreadable == ["theme.page: the properties that make 'AppTheme' do not agree"])
  }

  /// A view passes another theme on than the one that a property makes.
  @Test func aCallInABodyMakesAThemeToo() {
    let root = Self.root("AppTheme(config: .standard, colorScheme: colorScheme)")
    let call = "A(theme: AppTheme(config: .standard, colorScheme: .dark))"
    let fixture = ThemeFixture(
      Self.theme + root + "struct D: View { var body: some View { \(call) } }")
    #expect(fixture.tokens.map { String($0.prefix(10)) } == ["color.prim", "color.ink "])
    #expect(fixture.unreadable == ["theme.page: it has several values"])
    // Those of previews do not count.
    let preview = ThemeFixture(Self.theme + root + "#Preview { \(call) }")
    #expect(preview.tokens.last == "color.page = #FFFFFF/#000000 as theme.page")
    // Nor does it take a property to make one.
    let only = ThemeFixture(
      Self.theme + "struct D: View { var body: some View { \(call) } }")
    #expect(only.tokens.last == "color.page = #000000 as theme.page")
  }

  private static func factory(_ cases: String, _ last: String = "dark") -> ThemeFixture {
    ThemeFixture(
      """
      import SwiftUI
      enum Mode: String { case \(cases) }
      struct Theme {
        let ink: Color
        let page: Color
        static func create(for mode: Mode, colorScheme: ColorScheme = .light) -> Theme {
          switch mode {
          case .light: return Theme(ink: Color(white: 0.2), page: Color(white: 0.8))
          case .\(last): return Theme(ink: Color(white: 0.8), page: Color(white: 0.2))
          case .system: return Theme.create(for: .light, colorScheme: colorScheme)
          }
        }
      }
      final class ThemeManager: ObservableObject {
        @Published var active = Theme.create(for: .light)
        func use(_ mode: Mode) { active = Theme.create(for: mode) }
      }
      struct A: View { let theme: Theme; var body: some View { Text("").tint(theme.ink) } }
      struct B: View { let theme: Theme; var body: some View { Text("").tint(theme.page) } }
      """)
  }

  @Test func aFunctionMakesAThemeForEachAppearance() {
    let fixture = Self.factory("system, light, dark")
    #expect(
      fixture.tokens == [
        "color.ink = #333333/#CCCCCC as theme.ink", "color.page = #CCCCCC/#333333 as theme.page",
      ])
    // The one of the system is one of the two.
    let others = fixture.survey.tokens.flatMap(\.themes).map(\.name)
    #expect(others == [])
    // Which of other themes is on is not known.
    let codes = Self.factory("system, light, ocean", "ocean").tokens
    #expect(codes.count == 6)
    #expect(codes.contains("color.create.ocean.ink = #CCCCCC as Theme.create(for: .ocean).ink"))
  }

  private static func metrics(_ value: String) -> ThemeFixture {
    ThemeFixture(
      """
      import SwiftUI
      protocol MetricsProvider { var defaultPadding: CGFloat { get }; var cardSpacing: CGFloat { get } }
      #if os(macOS)
      struct MacMetrics: MetricsProvider { let defaultPadding: CGFloat = 24; let cardSpacing: CGFloat = 8 }
      #endif
      #if os(iOS)
      struct PadMetrics: MetricsProvider { let defaultPadding: CGFloat = 20; let cardSpacing: CGFloat = 8 }
      struct PhoneMetrics: MetricsProvider { let defaultPadding: CGFloat = 16; let cardSpacing: CGFloat = 8 }
      #endif
      extension EnvironmentValues {
        @Entry var metrics: any MetricsProvider = \(value)
      }
      struct A: View { @Environment(\\.metrics) var metrics; var body: some View { Text("").padding(metrics.defaultPadding) } }
      struct B: View { @Environment(\\.metrics) var metrics; var body: some View { Text("").padding(metrics.defaultPadding) } }
      """)
  }

  /// Of the types for other platforms none is on.
  @Test func theMetricsOfThePhoneAreThoseOfTheEnvironment() {
    let value = "{\n#if os(macOS)\nreturn MacMetrics()\n#else\nreturn PhoneMetrics()\n#endif\n}()"
    #expect(
      Self.metrics(value).tokens == [
        "spacing.defaultPadding = 16 as metrics.defaultPadding",
        "spacing.cardSpacing = 8 as metrics.cardSpacing",
      ])
    #expect(
      Self.metrics("Metrics.current").tokens.first
        == "spacing.defaultPadding = 20 as metrics.defaultPadding")
  }
}
