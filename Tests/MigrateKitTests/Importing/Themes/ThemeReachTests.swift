import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// The ways by which views reach a theme that is no static value: the environment, objects, the top of a file.
@Suite struct ThemeReachTests {
  private static let views = """
    import SwiftUI
    struct Home: View {
      @Environment(\\.theme) private var theme
      var body: some View { Text("a").foregroundColor(theme.ink).background(theme.page) }
    }
    struct Row: View {
      @Environment(\\.theme) private var theme
      var body: some View { Text("b").foregroundColor(theme.ink) }
    }
    """
  private static let theme = """
    struct AppTheme {
      var ink = Color(red: 0, green: 0, blue: 0.2)
      let page = Color(white: 0.8)
    }
    """

  private func tokens(_ declarations: String, _ views: String = views) -> [String] {
    ThemeFixture(files: [
      ("Theme.swift", "import SwiftUI\n\(Self.theme)\n\(declarations)"), ("Views.swift", views),
    ]).tokens
  }

  private static let expected = [
    "color.ink = #000033 as theme.ink", "color.page = #CCCCCC as theme.page",
  ]

  @Test func aKeyOfTheEnvironment() {
    let key = """
      private struct ThemeKey: EnvironmentKey { static let defaultValue = AppTheme() }
      extension EnvironmentValues {
        var theme: AppTheme { get { self[ThemeKey.self] } set { self[ThemeKey.self] = newValue } }
      }
      """
    #expect(tokens(key) == Self.expected)
    // The default is no way to what is in the environment, however open it is.
    #expect(tokens(key.replacing("private struct", with: "struct")) == Self.expected)
  }

  @Test func anEntryOfTheEnvironment() {
    #expect(
      tokens("extension EnvironmentValues { @Entry var theme = AppTheme() }") == Self.expected)
  }

  /// The values of an observed object need no written type, and views may give it any name.
  @Test func anObservedObjectOfTheEnvironment() {
    let store = """
      import SwiftUI
      @Observable final class ThemeStore {
        var ink = Color(red: 0, green: 0, blue: 0.2)
        var page = Color(white: 0.8)
      }
      struct Home: View {
        @Environment(ThemeStore.self) private var store
        var body: some View { Text("a").foregroundStyle(store.ink) }
      }
      """
    #expect(
      ThemeFixture(store).tokens == [
        "color.ink = #000033 as store.ink", "color.page = #CCCCCC as store.page",
      ])
    #expect(ThemeFixture(store.replacing("ThemeStore", with: "Session")).tokens.isEmpty)
  }

  /// A raw value has the type of the enum's, whatever type the constant extends.
  @Test(arguments: [("CGFloat", Site.cgFloat), ("Double", Site.double)])
  func aConstantOfARawValueHasTheRawType(raw: String, site: Site) {
    let survey = ThemeFixture(files: [
      (
        "Theme.swift",
        """
        import SwiftUI
        enum AppTheme { enum Spacing: \(raw) { case wide = 24 } }
        extension \(raw) { static let themeSpacing24 = AppTheme.Spacing.wide.rawValue }
        """
      ),
      (
        "Views.swift",
        "struct Home: View { var body: some View { Text(\"a\").padding(.leading, .themeSpacing24) } }"
      ),
    ]).survey
    let token = survey.tokens.first { $0.name == "themeSpacing24" }
    #expect(token?.codes == [site: "\(raw).themeSpacing24"])
  }

  @Test func everyWayNeedsTheNameInScope() {
    let survey = ThemeFixture(files: [
      (
        "Theme.swift",
        "import SwiftUI\n\(Self.theme)\nextension EnvironmentValues { @Entry var theme = AppTheme() }"
      ), ("Views.swift", Self.views),
    ]).survey
    #expect(survey.tokens.map(\.requires) == ["theme", "theme"])
  }

  @Test func anObjectOfTheEnvironment() {
    let fixture = ThemeFixture(files: [
      (
        "Theme.swift",
        """
        import SwiftUI
        final class Palette: ObservableObject {
          let ink = Color(white: 0.2)
          @Published var page: Color = Color(white: 0.8)
        }
        """
      ),
      (
        "View.swift",
        """
        struct Home: View {
          @EnvironmentObject var palette: Palette
          var body: some View { Text("a").foregroundColor(palette.ink).background(palette.page) }
        }
        """
      ),
    ])
    #expect(fixture.tokens == ["color.ink = #333333 as palette.ink"])
    // What is published may hold anything.
    #expect(
      fixture.unreadable == ["palette.page: 'Palette.page' gets its value from @Published"])
  }

  /// Whatever value an object has, the constants of its type are the same.
  @Test(arguments: [
    (threeColors("struct LightColors", "let"), true),
    (threeColors("class LightColors", "let"), true),
    (threeColors("struct LightColors", "var"), false),
  ]) func anObjectThatHoldsAnother(declared: String, isKnown: Bool) {
    let fixture = ThemeFixture(files: [
      (
        "Theme.swift",
        """
        import SwiftUI
        \(declared)
        final class Theme: ObservableObject {
          @Published var colors: LightColors
          init(colors: LightColors) { self.colors = colors }
        }
        """
      ),
      (
        "View.swift",
        """
        struct Home: View {
          @EnvironmentObject var theme: Theme
          var body: some View { Text("a").foregroundColor(theme.colors.ink) }
        }
        """
      ),
    ])
    #expect(fixture.tokens.contains("color.ink = #333333 as theme.colors.ink") == isKnown)
  }

  private static func threeColors(_ type: String, _ keyword: String) -> String {
    """
    \(type) {
      \(keyword) ink = Color(white: 0.2)
      \(keyword) page = Color(white: 0.8)
      \(keyword) note = Color(white: 0.4)
    }
    """
  }

  /// A model that a view observes is no theme, whatever colors it has.
  @Test func modelsAreNotThemes() {
    let fixture = ThemeFixture(files: [
      (
        "Model.swift",
        """
        import SwiftUI
        final class Cart: ObservableObject {
          let ink = Color(white: 0.2)
          let page = Color(white: 0.8)
        }
        """
      ),
      ("View.swift", "struct Home: View { @EnvironmentObject var cart: Cart }"),
    ])
    #expect(fixture.tokens == [])
  }

  /// The parts of a value that its initializer is given.
  @Test func partsThatAreGivenToTheInitializer() {
    let fixture = ThemeFixture(
      """
      struct Theme {
        struct Colors { let text: Color; let page: Color }
        let colors: Colors
        static let current = Theme(
          colors: Colors(text: Color(white: 0.2), page: Color(white: 0.8)))
      }
      """)
    #expect(
      fixture.tokens == [
        "color.text = #333333 as Theme.current.colors.text",
        "color.page = #CCCCCC as Theme.current.colors.page",
      ])
  }

  // MARK: The top of files

  private static let globals = """
    import UIKit
    enum Hue { case blue, gray }
    func palette(_ hue: Hue) -> UIColor {
      switch hue {
      case .blue: return UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      case .gray: return UIColor(white: 0.8, alpha: 1)
      }
    }
    let brandColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let kCornerRadius: CGFloat = 8
    let TitleColor = UIColor(white: 0.2, alpha: 1)
    let ownColor = UIColor(white: 0.4, alpha: 1)
    let padding: CGFloat = 8
    func color(_ hue: Hue) -> UIColor { .red }
    """
  private static let users = ["A", "B"].map { name in
    (
      "\(name).swift",
      """
      import UIKit
      final class \(name): UIView {
        func a() { backgroundColor = brandColor; layer.cornerRadius = kCornerRadius; b(padding) }
        func c() { tintColor = palette(.blue); label.textColor = TitleColor }
      }
      """
    )
  }

  @Test func globalsThatSeveralFilesUse() {
    let fixture = ThemeFixture(files: [("Theme.swift", Self.globals)] + Self.users)
    #expect(
      fixture.tokens == [
        "color.blue = #0000FF as palette(.blue)", "color.gray = #CCCCCC as palette(.gray)",
        "color.brandColor = #FF0000 as brandColor", "color.TitleColor = #333333 as TitleColor",
        "radius.kCornerRadius = 8 as kCornerRadius",
      ])
  }

  /// The name of a parameter, a label or a declaration is no use.
  @Test func declarationsAreNotUses() {
    let uses = TokenUses(["brandColor"])
    let code = "func a(brandColor: Int) { let brandColor = 1 }"
    #expect(uses.uses(in: Lexer.lexemes(in: Array(code.utf8)), bytes: Array(code.utf8)) == [])
    let use = "a(tint: brandColor)"
    #expect(
      uses.uses(in: Lexer.lexemes(in: Array(use.utf8)), bytes: Array(use.utf8)).map(\.name)
        == ["brandColor"])
  }

  // MARK: Without values

  @Test func generatedFontsWithoutTheirFile() {
    let fixture = ThemeFixture(
      """
      extension UIFont {
        static let heading = FontFamily.Inter.bold.font(size: 24)
        static let body = R.font.interRegular(size: 15)!
        static let other = Maker.shared.thing(size: 15)
      }
      """)
    #expect(
      fixture.tokens == [
        "font.heading = 24 bold Inter as UIFont.heading",
        "font.body = 15 regular inter as UIFont.body",
      ])
    #expect(fixture.unreadable == [])
  }

  // MARK: Themes

  @Test func aThirdThemeIsKept() {
    let survey = ThemeFixture(
      """
      protocol ReaderTheme { var text: Color { get }; var page: Color { get } }
      struct LightTheme: ReaderTheme { let text = Color(white: 0); let page = Color(white: 1) }
      struct DarkTheme: ReaderTheme { let text = Color(white: 1); let page = Color(white: 0) }
      struct SepiaTheme: ReaderTheme {
        let text = Color(red: 0.2, green: 0, blue: 0)
        let page = Color(white: 1)
      }
      enum Themes { static var current: ReaderTheme = LightTheme() }
      """
    ).survey
    #expect(
      survey.tokens.map { $0.themes.map { "\($0.name) \($0.color.rgba8.shortHex)" } } == [
        ["SepiaTheme #330000"], ["SepiaTheme #FFFFFF"],
      ])
  }

  @Test func theValueOfTheNewestReleaseIsWritten() {
    let fixture = ThemeFixture(
      """
      extension UIColor {
        static let ink = UIColor.dynamic(
          light: UIColor(white: 0.2, alpha: 1), dark: UIColor(white: 0.8, alpha: 1))
        static func dynamic(light: UIColor, dark: UIColor) -> UIColor {
          if #available(iOS 13.0, *) {
            return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
          }
          return light
        }
      }
      """)
    #expect(fixture.tokens == ["color.ink = #333333/#CCCCCC as UIColor.ink"])
  }

  /// A manager that holds a case of its looks shows each in its time, whatever it begins with.
  @Test func anAppearanceChosenByTheApp() {
    let fixture = ThemeFixture(
      """
      enum Look { case light, dark }
      final class ThemeManager {
        static let shared = ThemeManager()
        private(set) var look: Look = .light
        var ink: UIColor {
          switch look {
          case .light: return UIColor(white: 0.2, alpha: 1)
          case .dark: return UIColor(white: 0.8, alpha: 1)
          }
        }
        private init() {}
      }
      """)
    #expect(fixture.tokens == ["color.ink = #333333/#CCCCCC as ThemeManager.shared.ink"])
  }

  @Test func theSettingForContrastOfUIKit() {
    let fixture = ThemeFixture(
      """
      extension UIColor {
        static let ink = UIColor { _ in
          UIAccessibility.isDarkerSystemColorsEnabled
            ? UIColor(white: 0, alpha: 1) : UIColor(white: 0.2, alpha: 1)
        }
      }
      """)
    // Without a value of its own, dark appearance with increased contrast would be as dark appearance is.
    #expect(fixture.tokens == ["color.ink = #333333/#000000/#000000 as UIColor.ink"])
  }

  @Test func functionsOfTheSystemInExtensionsOfItsTypes() {
    let fixture = ThemeFixture(
      """
      extension UIFont {
        static func heading(size: CGFloat = 20) -> UIFont { boldSystemFont(ofSize: size) }
      }
      """)
    #expect(fixture.tokens == ["font.heading = 20 bold as UIFont.heading()"])
  }

  @Test func initializersThatChoose() {
    let fixture = ThemeFixture(
      """
      enum DesignSystemColor { case accent, surface }
      enum Status { case failed, done }
      extension Color {
        init(designSystemColor color: DesignSystemColor) {
          switch color {
          case .accent: self.init(red: 0, green: 0, blue: 1)
          case .surface: self.init(white: 0.8)
          }
        }
        init(status: Status) { self.init(white: status == .done ? 1 : 0) }
      }
      """)
    #expect(
      fixture.tokens == [
        "color.accent = #0000FF as Color(designSystemColor: .accent)",
        "color.surface = #CCCCCC as Color(designSystemColor: .surface)",
      ])
  }

  /// As for the system's own, the result of an initializer that may give nothing is unwrapped.
  @Test func failableInitializers() {
    let fixture = ThemeFixture(
      """
      enum AppColor { case accent, surface }
      extension UIColor {
        convenience init?(appColor: AppColor) {
          self.init(white: appColor == .accent ? 0.8 : 0.4, alpha: 1)
        }
      }
      """)
    #expect(
      fixture.tokens == [
        "color.accent = #CCCCCC as UIColor(appColor: .accent)!",
        "color.surface = #666666 as UIColor(appColor: .surface)!",
      ])
  }

  /// The result of a function that may return `nil` is unwrapped, unless the declaration unwraps it.
  @Test func constantsOfFunctionsThatMayGiveNothing() {
    let fixture = ThemeFixture(
      """
      extension UIColor {
        static func resolve(_ name: String) -> UIColor? { UIColor(hex: name) }
        static func made(_ name: String) -> UIColor { UIColor(hex: name) }
        static let ink = resolve("112233")
        static let line = UIColor.resolve("223344")
        static let paper = resolve("AABBCC") ?? .red
        static let page = resolve("BBCCDD")!
        static let card = made("CCDDEE")
        static let faint = resolve("DDEEFF")!.withAlphaComponent(0.5)
        static let failing = UIColor(.first)
        convenience init?(_ choice: Choice) { self.init(white: 0.3, alpha: 1) }
        enum Choice { case first }
      }
      """)
    #expect(
      fixture.tokens.compactMap { $0.split(separator: " ").last }.filter { !$0.contains("(") } == [
        "UIColor.ink!", "UIColor.line!", "UIColor.paper", "UIColor.page", "UIColor.card",
        "UIColor.faint", "UIColor.failing!",
      ])
  }

  private static let gaps = """
    enum Gap { case small, large
      var points: CGFloat { switch self { case .small: 8; case .large: 24 } } }
    extension CGFloat { init(_ gap: Gap) { self.init(gap.points) } }
    """

  /// The code of a case is what most code writes.
  @Test(arguments: [
    ("a(CGFloat(.small)); b(CGFloat(.large)); c(CGFloat(.small))", "CGFloat(.small)"),
    ("a(CGFloat(.small)); b(Gap.large.points); c(Gap.small.points)", "Gap.small.points"),
  ])
  func anInitializerForTheCasesOfAScale(uses: String, code: String) {
    let fixture = ThemeFixture(files: [
      ("Gap.swift", Self.gaps), ("View.swift", "func draw() { \(uses) }"),
    ])
    #expect(fixture.tokens.first == "spacing.small = 8 as \(code)")
  }

  @Test func twoFunctionsOverOneEnum() {
    let fixture = ThemeFixture(
      """
      enum AppColor { case ink }
      extension UIColor {
        static func app(_ color: AppColor) -> UIColor { UIColor(white: 0.2, alpha: 1) }
        static func preferred(_ color: AppColor) -> UIColor { UIColor(white: 0.4, alpha: 1) }
        static let ink = UIColor(white: 0.6, alpha: 1)
      }
      """)
    #expect(
      fixture.tokens == [
        "color.ink = #333333 as UIColor.app(.ink)",
        "color.preferred.ink = #666666 as UIColor.preferred(.ink)",
        "color.uIColor.ink = #999999 as UIColor.ink",
      ])
  }

  /// A type that Objective-C declares, and that an extension fills with the app's colors.
  @Test func extensionsOfATypeThatIsNotRead() {
    let theme = """
      extension Configuration {
        static var page: UIColor { UIColor(white: 0.8, alpha: 1) }
        static var ink: UIColor { UIColor(white: 0.2, alpha: 1) }
        static var line: UIColor { UIColor(white: 0.6, alpha: 1) }
      }
      extension Feed { static var mark: UIColor { UIColor(white: 0.2, alpha: 1) } }
      extension UIButton {
        static var a: UIColor { UIColor(white: 0.1, alpha: 1) }
        static var b: UIColor { UIColor(white: 0.2, alpha: 1) }
        static var c: UIColor { UIColor(white: 0.3, alpha: 1) }
      }
      """
    let use = "func f() { g(Configuration.ink, Feed.mark, UIButton.a) }"
    let fixture = ThemeFixture(files: [("T.swift", theme), ("A.swift", use), ("B.swift", use)])
    #expect(
      fixture.tokens == [
        "color.configuration.page = #CCCCCC as Configuration.page",
        "color.configuration.ink = #333333 as Configuration.ink",
        "color.configuration.line = #999999 as Configuration.line",
      ])
  }

  @Test func functionsOfAPartThatChoose() {
    let fixture = ThemeFixture(
      """
      enum Level { case h1, h2 }
      struct Kit { static let font = FontTokens() }
      struct FontTokens {
        func heading(_ level: Level) -> Font {
          switch level {
          case .h1: .system(size: 30)
          case .h2: .system(size: 24)
          }
        }
      }
      """)
    #expect(
      fixture.tokens == [
        "font.h1 = 30 as Kit.font.heading(.h1)", "font.h2 = 24 as Kit.font.heading(.h2)",
      ])
  }

  @Test func numbersOfOthers() {
    let fixture = ThemeFixture(
      """
      enum Spacing {
        static let small: CGFloat = 4
        static let big = small * 2
        static let name = prefix + suffix
      }
      """)
    #expect(
      fixture.tokens == ["spacing.small = 4 as Spacing.small", "spacing.big = 8 as Spacing.big"])
  }

  @Test func enumsOfTextStyles() {
    let fixture = ThemeFixture(
      """
      enum TextStyle {
        case title, body(isBold: Bool)
        var font: Font {
          switch self {
          case .title: .system(size: 30)
          case .body: .system(size: 15)
          }
        }
      }
      """)
    #expect(fixture.tokens == ["font.style.title = 30 as TextStyle.title.font"])
  }

  /// A font for each kind of label is a type scale; one for each kind of button is about buttons.
  @Test func enumsOfKindsOfText() {
    let fixture = ThemeFixture(
      """
      enum LabelType { case title; var font: UIFont { .systemFont(ofSize: 30) } }
      enum ButtonKind { case large; var font: UIFont { .systemFont(ofSize: 20) } }
      enum LabelState { case failed; var color: UIColor { UIColor(white: 0.2, alpha: 1) } }
      """)
    #expect(fixture.tokens == ["font.labelType.title = 30 as LabelType.title.font"])
  }

  @Test func debuggingHelpersAreOmittedAndReported() {
    let fixture = ThemeFixture(
      """
      extension UIColor {
        static let debugFrame = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        static let ink = UIColor(white: 0.2, alpha: 1)
      }
      """)
    #expect(fixture.tokens == ["color.ink = #333333 as UIColor.ink"])
    #expect(fixture.survey.unreadable.map(\.name) == ["UIColor.debugFrame"])
    #expect(fixture.survey.unreadable.map(\.code) == [nil])
  }

  /// Why there is no value is said truly.
  @Test func onlyAliasesOfSystemColorsAreSystemColors() {
    let fixture = ThemeFixture(
      """
      extension UIColor {
        static let ink = UIColor.label
        static let accent = UIColor.tintColor
        static let page = UIColor(named: "Missing") ?? .red
      }
      """)
    // The values of most of the system's colors are published.
    #expect(fixture.tokens == ["color.ink = #000000/#FFFFFF as UIColor.ink"])
    #expect(
      fixture.unreadable == [
        "UIColor.accent: it is a style of the system",
        "UIColor.page: the color 'Missing' is in no asset catalog that was scanned",
      ])
  }
}
