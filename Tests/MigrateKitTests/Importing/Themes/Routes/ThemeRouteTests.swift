import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// The names by which code reaches themes that are made of others.
@Suite struct ThemeRouteTests {
  private static let styles = """
    public protocol ColorStyler { var ink: UIColor { get }; var page: UIColor { get } }
    public extension ColorStyler {
      var ink: UIColor { UIColor(white: 0.2, alpha: 1) }
      var page: UIColor { UIColor(white: 0.8, alpha: 1) }
    }
    public protocol DimensionStyler {
      var stackSpacing: CGFloat { get }; var lineWidth: CGFloat { get }; var insets: EdgeInsets { get }
      var symbolSize: CGFloat { get }
    }
    public extension DimensionStyler {
      var stackSpacing: CGFloat { 8 }
      var lineWidth: CGFloat { 4 }
      var insets: EdgeInsets { EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) }
      var symbolSize: CGFloat { 20 }
    }
    public struct PlainColors: ColorStyler {}
    public struct PlainDimensions: DimensionStyler {}
    """

  @Test func aProtocolOfThemesIsATheme() {
    let fixture = ThemeFixture(
      Self.styles + """

        public protocol Styler { var color: ColorStyler { get }; var dimension: DimensionStyler { get } }
        public extension Styler {
          var color: ColorStyler { PlainColors() }
          var dimension: DimensionStyler { PlainDimensions() }
        }
        public struct PlainStyle: Styler {}
        private struct StyleKey: EnvironmentKey { static var defaultValue: Styler = PlainStyle() }
        public extension EnvironmentValues {
          var style: Styler { get { self[StyleKey.self] } set { self[StyleKey.self] = newValue } }
        }
        struct Row: View {
          @Environment(\\.style) private var style
          var body: some View { Text("a").foregroundColor(Color(style.color.ink)) }
        }
        """)
    #expect(
      fixture.tokens == [
        "color.ink = #333333 as style.color.ink", "color.page = #CCCCCC as style.color.page",
        "spacing.stackSpacing = 8 as style.dimension.stackSpacing",
        "borderWidth.lineWidth = 4 as style.dimension.lineWidth",
      ])
  }

  private static let environment = """
    import SwiftUI
    struct Colors { let ink: Color; let page: Color }
    struct Theme {
      let colors: Colors
      static let shared = Theme(colors: Colors(ink: Color(white: 0.2), page: Color(white: 0.8)))
    }
    private struct ThemeKey: EnvironmentKey { static let defaultValue: Theme = .shared }
    extension EnvironmentValues {
      var theme: Theme { get { self[ThemeKey.self] } set { self[ThemeKey.self] = newValue } }
    }
    """

  private static func view(_ name: String, _ property: String) -> String {
    """

    struct \(name): View {
      \(property)
      var body: some View { Text("a").foregroundColor(theme.colors.ink) }
    }
    """
  }

  @Test func theThemeThatViewsReadFromTheEnvironmentIsNotItsDefault() {
    let property = "@Environment(\\.theme) private var theme"
    let fixture = ThemeFixture(
      Self.environment + Self.view("Row", property) + Self.view("Card", property))
    #expect(
      fixture.tokens == [
        "color.ink = #333333 as theme.colors.ink", "color.page = #CCCCCC as theme.colors.page",
      ])
    #expect(fixture.survey.tokens.allSatisfy { $0.requires == "theme" })
  }

  private static let manager = """

    final class ThemeManager: ObservableObject {
      static let shared = ThemeManager()
      @Published var current: Theme = .system
    }
    """

  /// A variable of no type leads to the theme that it makes, and to the structs that this makes of its locals.
  @Test func theThemeThatAGlobalVariableMakes() {
    let theme = """
      import UIKit
      protocol Theme { var header: HeaderTheme { get }; var rule: UIColor { get } }
      struct HeaderTheme { let ink: UIColor; let title: TitleTheme }
      struct TitleTheme { let font: UIFont }
      var currentTheme: Theme { return OpenTheme() }
      struct OpenTheme: Theme {
        var rule: UIColor { UIColor(white: 0.8, alpha: 1) }
        var header: HeaderTheme {
          let ink = UIColor(white: 0.2, alpha: 1)
          let title = TitleTheme(font: .systemFont(ofSize: 15))
          return HeaderTheme(ink: ink, title: title)
        }
      }
      """
    let tokens = [
      "color.rule = #CCCCCC as currentTheme.rule",
      "color.header.ink = #333333 as currentTheme.header.ink",
      "font.header.title.font = 15 as currentTheme.header.title.font",
    ]
    #expect(ThemeFixture(theme).tokens == tokens)
    #expect(
      ThemeFixture(theme.replacing("var currentTheme", with: "private var currentTheme")).tokens
        == [])
  }

  /// A variable that may have none is no way to it, and what views hold comes before a variable.
  @Test func otherVariablesOfNoType() {
    let theme = """
      import SwiftUI
      protocol Theme { var ink: Color { get }; var rule: Color { get } }
      struct LightTheme: Theme {
        var ink: Color { Color(white: 0.2) }
        var rule: Color { Color(white: 0.8) }
      }
      """
    #expect(ThemeFixture(theme + "\nvar current: Theme? { LightTheme() }").tokens == [])
    let view =
      "struct A: View { let theme: Theme; var body: some View { Text(\"\").tint(theme.ink) } }"
    #expect(
      ThemeFixture(theme + "\nvar current: Theme { LightTheme() }\n" + view).survey.tokens
        .allSatisfy { $0.requires == "theme" })
  }

  /// Of types that the user chooses among, the default of the environment has the values; the others are kept.
  @Test func ofManyTypesTheDefaultOfTheEnvironmentCounts() {
    let themes = """
      protocol Theme { var ink: Color { get }; var page: Color { get } }
      struct ClassicTheme: Theme { let ink = Color(white: 0.2); let page = Color(white: 0.8) }
      struct ArcaneTheme: Theme { let ink = Color(white: 0.3); let page = Color(white: 0.8) }
      struct OceanTheme: Theme { let ink = Color(white: 0.4); let page = Color(white: 0.8) }
      final class ThemeManager: ObservableObject {
        static let shared = ThemeManager()
        @Published var current: any Theme
        let all: [any Theme] = [ClassicTheme(), ArcaneTheme(), OceanTheme()]
        init() {
          let saved = UserDefaults.standard.string(forKey: "theme")
          self.current = all.first { String(describing: $0) == saved } ?? ArcaneTheme()
        }
      }
      private struct ThemeKey: EnvironmentKey { static let defaultValue: any Theme = ArcaneTheme() }
      extension EnvironmentValues {
        var theme: any Theme { get { self[ThemeKey.self] } set { self[ThemeKey.self] = newValue } }
      }
      extension Color { static var gold: Color { ThemeManager.shared.current.ink } }
      """
    let property = "@Environment(\\.theme) private var theme"
    let views = [Self.view("Row", property), Self.view("Card", property)].joined()
      .replacing("theme.colors.ink", with: "theme.ink")
    let fixture = ThemeFixture("import SwiftUI\n" + themes + views)
    #expect(
      fixture.tokens == [
        "color.gold = #4D4D4D as Color.gold", "color.ink = #4D4D4D as theme.ink",
        "color.page = #CCCCCC as theme.page",
      ])
    let ink = fixture.survey.tokens.first { $0.name == "ink" }
    #expect(ink?.themes.map(\.name) == ["ClassicTheme", "OceanTheme"])
    #expect(fixture.survey.tokens.first { $0.name == "page" }?.themes.isEmpty == true)
  }

  /// Views read the theme from the environment, whoever keeps it, and the one that is on at first has the values.
  @Test func ofManyThemesTheOneThatIsOnAtFirstCounts() {
    let themes = """
      struct Theme {
        let ink: Color; let page: Color
        static let system = Theme(ink: Color(white: 0.3), page: Color(white: 0.7))
        static let brewLight = Theme(ink: Color(white: 0.2), page: Color(white: 0.8))
        static let seaDark = Theme(ink: Color(white: 0.9), page: Color(white: 0.1))
      }
      private struct ThemeKey: EnvironmentKey { static let defaultValue: Theme = .system }
      extension EnvironmentValues {
        var theme: Theme { get { self[ThemeKey.self] } set { self[ThemeKey.self] = newValue } }
      }
      """
    let property = "@Environment(\\.theme) private var theme"
    let views = [Self.view("Row", property), Self.view("Card", property)].joined()
      .replacing("theme.colors.ink", with: "theme.ink")
    let fixture = ThemeFixture(themes + Self.manager + views)
    #expect(
      fixture.tokens == [
        "color.ink = #4D4D4D as theme.ink", "color.page = #B3B3B3 as theme.page",
      ])
    // A light and a dark theme of a kind are one theme for both appearances.
    let pair = ThemeFixture(
      themes.replacing("brewLight", with: "seaLight").replacing(".system", with: ".seaLight")
        + Self.manager.replacing(".system", with: ".seaLight") + views)
    #expect(
      pair.tokens == [
        "color.ink = #333333/#E6E6E6 as theme.ink", "color.page = #CCCCCC/#1A1A1A as theme.page",
      ])
  }

  @Test func partsBehindAProtocolAreReadFromTheEnvironmentToo() {
    let property = "@Environment(\\.theme) private var theme"
    let inks = Self.environment
      .replacing(
        "struct Colors {",
        with:
          "protocol Inks { var ink: Color { get }; var page: Color { get } }\nstruct Colors: Inks {"
      )
      .replacing("let colors: Colors", with: "let colors: any Inks")
    let fixture = ThemeFixture(inks + Self.view("Row", property) + Self.view("Card", property))
    #expect(
      fixture.tokens == [
        "color.ink = #333333 as theme.colors.ink", "color.page = #CCCCCC as theme.colors.page",
      ])
  }

  @Test func aThemeThatViewsNameItselfIsIts() {
    let fixture = ThemeFixture(
      Self.environment + Self.view("Row", "private let theme = Theme.shared"))
    #expect(fixture.tokens.allSatisfy { $0.contains(" as Theme.shared.colors.") })
    #expect(fixture.tokens.count == 2)
  }

  private static let engine = """
    public class Engine {
      private let colorsProvider: ColorStyler
      public init(_ colors: ColorStyler) { colorsProvider = colors }
      public var colors: ColorStyler { colorsProvider }
    }
    """

  @Test func anObjectThatHoldsTheThemeIsPartOfTheCode() {
    let fixture = ThemeFixture(
      Self.styles + "\n" + Self.engine + """

        private let shared = Engine(PlainColors())
        public protocol HasEngine { var engine: Engine { get } }
        public extension HasEngine { var engine: Engine { shared } }
        extension UIView: HasEngine {}
        """)
    #expect(
      fixture.tokens == [
        "color.ink = #333333 as engine.colors.ink", "color.page = #CCCCCC as engine.colors.page",
      ])
    #expect(fixture.survey.tokens.allSatisfy { $0.requires == "engine" })
  }

  /// Where the views have the theme itself, the object is no part of the code.
  @Test func viewsWithTheThemeItselfNameIt() {
    let fixture = ThemeFixture(
      Self.styles + "\n" + Self.engine + """

        final class Row: UIView { var colors: ColorStyler = PlainColors(); var engine: Engine? }
        """)
    #expect(fixture.tokens.allSatisfy { $0.contains(" as colors.") })
    #expect(fixture.tokens.count == 2)
  }

  @Test func functionsOfAPartAreListedWithWhatTheyTake() {
    let fixture = ThemeFixture(
      """
      public typealias AppFont = UIFont
      public final class Typography {
        public func bold(_ size: CGFloat) -> AppFont? { UIFont(name: "Inter-Bold", size: size) }
        public func blend(_ other: UIColor) -> UIColor { other }
      }
      public protocol FontTheme { var primary: Typography { get }; var secondary: Typography { get } }
      public struct PlainFonts: FontTheme {
        public let primary = Typography()
        public let secondary = Typography()
      }
      public enum Kit { public static let fonts: FontTheme = PlainFonts() }
      """)
    #expect(
      fixture.survey.unreadable.compactMap(\.code) == [
        "Kit.fonts.primary.bold", "Kit.fonts.secondary.bold",
      ])
  }

  @Test func functionsOfViewsThatTakeAStyleOfTheThemeAreListed() {
    let fixture = ThemeFixture(files: [
      (
        "Styles.swift",
        """
        import SwiftUI
        enum FontStyle { case title, body }
        enum ThemeColor { case ink, page }
        private struct FontModifier: ViewModifier {
          @Environment(\\.theme) private var theme
          let style: FontStyle
          func body(content: Content) -> some View { content.appFont(style, from: theme) }
        }
        extension View {
          fileprivate func appFont(_ style: FontStyle, from theme: Theme) -> some View {
            font(theme.font(style))
          }
          func appFont(_ style: FontStyle) -> some View { modifier(FontModifier(style: style)) }
          func themeColor(foreground: ThemeColor) -> some View { foregroundColor(color(foreground)) }
          func font(_ style: FontStyle) -> some View { font(theme.font(style)) }
          func tinted(_ color: Color) -> some View { foregroundColor(color) }
        }
        """
      ),
      (
        "Home.swift",
        "struct Home: View { var body: some View { Text(\"a\").appFont(.title).themeColor(foreground: .ink) } }"
      ),
    ])
    #expect(
      fixture.unreadable == [
        ".appFont(_:): it sets the font", ".themeColor(foreground:): it sets the color",
      ])
    // The modifier uses the function itself.
    #expect(fixture.survey.unreadable.map(\.uses) == [2, 1])
  }

  // MARK: Many themes

  private static func manyThemes(_ properties: [String], _ names: [String]) -> ThemeFixture {
    let list = properties.map { "let \($0): Color" }.joined(separator: "; ")
    let themes = names.map { name in
      let arguments = properties.map { "\($0): Color(white: 0.\(name.count % 10))" }
      return
        "static let \(name) = Theme(id: id(), colors: Colors(\(arguments.joined(separator: ", "))))"
    }
    return ThemeFixture(files: [
      (
        "Theme.swift",
        """
        import SwiftUI
        struct Theme { let id: String; let colors: Colors }
        struct Colors { \(list) }
        extension Theme { \(themes.joined(separator: "\n")) }
        struct ThemeKey: EnvironmentKey { static let defaultValue: Theme = .\(names[0]) }
        extension EnvironmentValues { var theme: Theme { get { self[ThemeKey.self] } set { } } }
        """
      ),
      ("A.swift", "import SwiftUI\nstruct A: View { @Environment(\\.theme) private var theme }"),
      ("B.swift", "import SwiftUI\nstruct B: View { @Environment(\\.theme) private var theme }"),
    ])
  }

  private static let manyNames =
    ["sandLight", "sandDark", "ocean"] + (1...20).map { "other\($0)" }

  /// The code that makes the themes is that of the design system, whether it has values or not.
  @Test func theTypesThatMakeAThemeAreDefinitions() {
    for names in [Self.manyNames, ["light", "dark"]] {
      let mapping = Self.manyThemes(["ink", "page"], names).survey
        .mapping(name: "Shop", tokenFile: "t.json")
      #expect(mapping["definitions"]?.array?.map(\.string) == ["Colors", "Theme"])
    }
  }

  /// Of what a shared object holds, one theme of several is on.
  @Test func theThemeOfASharedObjectKeepsItsUses() {
    let fixture = ThemeFixture(files: [
      (
        "Themes.swift",
        """
        import UIKit
        public class Themes {
          public static let shared = Themes()
          static let calm = ThemeStyle(ink: .black, page: .white)
          static let loud = ThemeStyle(ink: .red, page: .blue)
          public var active: ThemeStyle { [Self.calm, Self.loud].first { $0.isOn } ?? Self.calm }
          public var other: Printer { printers[0] }
        }
        public struct ThemeStyle { public let ink: UIColor; public let page: UIColor }
        public struct Printer { public let ink: UIColor }
        """
      ), ("V.swift", "let a = f(Themes.shared.active.ink)"),
    ])
    let found = fixture.survey.unreadable.map { "\($0.name) \($0.uses)" }
    #expect(found.contains("Themes.shared.active.ink 1"))
    #expect(!found.contains { $0.contains("other") })
  }

  /// What is on at first is one of those that are read, and each of them names the theme that it is.
  @Test func colorsThatAskTheThemeThatIsOnHaveItsValues() {
    let fixture = ThemeFixture(
      """
      import UIKit
      protocol AppTheme { var kind: Theme { get }; var ink: UIColor { get }; var page: UIColor { get } }
      final class Day: AppTheme {
        static let instance = Day()
        let kind = Theme.day
        let ink = UIColor(white: 0.1, alpha: 1)
        let page = UIColor(white: 0.9, alpha: 1)
      }
      final class Night: AppTheme {
        static let instance = Night()
        let kind = Theme.night
        let ink = UIColor(white: 0.8, alpha: 1)
        let page = UIColor(white: 0.2, alpha: 1)
      }
      enum Theme: String {
        case day, night
        var theme: AppTheme {
          switch self {
          case .day: return Day.instance
          case .night: return Night.instance
          }
        }
        static var current: AppTheme = { saved ?? Day.instance }()
        static var saved: AppTheme? { Theme(rawValue: UserDefaults.standard.string(forKey: "t") ?? "")?.theme }
      }
      extension UIColor { static var ink: UIColor { Theme.current.ink } }
      """)
    #expect(
      fixture.tokens.map { $0.split(separator: " = ")[1] } == [
        "#1A1A1A/#CCCCCC as UIColor.ink", "#E6E6E6/#333333 as Theme.current.page",
        "#1A1A1A/#CCCCCC as Theme.current.ink",
      ])
    #expect(fixture.survey.tokens.flatMap(\.themes).isEmpty)
  }
}
