import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Apps with more themes than light and dark.
@Suite struct ManyThemesTests {
  private static let environment = """
    private struct ThemeKey: EnvironmentKey { static let defaultValue: AppTheme = .INITIAL }
    extension EnvironmentValues {
      var theme: AppTheme { get { self[ThemeKey.self] } set { self[ThemeKey.self] = newValue } }
    }
    struct A: View {
      @Environment(\\.theme) private var theme
      var body: some View { Text("").foregroundColor(theme.palette.ink) }
    }
    struct B: View {
      @Environment(\\.theme) private var theme
      var body: some View { Text("").foregroundColor(theme.palette.ink) }
    }
    """

  private static func environment(of theme: String) -> String {
    environment.replacing("INITIAL", with: theme)
  }

  @Test func allThemesOfATypeAreKept() {
    let names = ["oceanDark", "sandLight"] + (1...21).map { "theme\($0)" }
    let values = names.enumerated().map { number, name in
      """
      static let \(name) = AppTheme(palette: Palette(
        ink: Color(red: \(number).0 / 255, green: 0, blue: 0), page: Color(red: 0, green: 0, blue: 0)))
      """
    }
    let code = """
      import SwiftUI
      struct Palette { let ink: Color; let page: Color }
      struct AppTheme { let palette: Palette }
      extension AppTheme {
      \(values.joined(separator: "\n"))
      }
      \(Self.environment(of: "theme7"))
      extension View { func theme(_ theme: AppTheme) -> some View { environment(\\.theme, theme) } }
      """
    let tokens = ThemeFixture(code).survey.tokens
    #expect(ThemeFixture(code).tokens.first == "color.ink = #080000 as theme.palette.ink")
    #expect(tokens.first?.themes.count == names.count - 1)
  }

  private static let tiles = """
    import SwiftUI
    public struct TileTheme: Hashable {
      public var face: Color
      public var edge: Color
      public var mark: Color
      public init(face: Color, edge: Color, mark: Color = .white) {
        self.face = face; self.edge = edge; self.mark = mark
      }
    }
    public extension TileTheme {
      static let jade = TileTheme(face: Color(white: 0.2), edge: Color(white: 0.1))
      static let ivory = TileTheme(face: Color(white: 0.8), edge: Color(white: 0.1))
      static let glass = TileTheme(face: Color(white: 0.6), edge: Color(white: 0.1), mark: .black)
    }
    """

  /// None of them is called light or dark, and the environment may hold each.
  @Test func allConstantsOfATypeInTheEnvironmentAreThemes() {
    let code = """
      \(Self.tiles)
      private struct TileThemeKey: EnvironmentKey { static let defaultValue: TileTheme = .ivory }
      public extension EnvironmentValues {
        var tileTheme: TileTheme {
          get { self[TileThemeKey.self] }
          set { self[TileThemeKey.self] = newValue }
        }
      }
      struct Tile: View {
        @Environment(\\.tileTheme) private var theme
        var body: some View { Text("").foregroundColor(theme.face) }
      }
      struct Row: View {
        @Environment(\\.tileTheme) private var theme
        var body: some View { Tile().background(theme.face) }
      }
      struct Root: View { var body: some View { Row().environment(\\.tileTheme, .glass) } }
      """
    let tokens = ThemeFixture(code).survey.tokens
    #expect(
      ThemeFixture(code).tokens == [
        "color.face = #CCCCCC as theme.face", "color.edge = #1A1A1A as theme.edge",
        "color.mark = #FFFFFF as theme.mark",
      ])
    #expect(tokens.map { $0.themes.map(\.name) } == [["jade", "glass"], [], ["jade", "glass"]])
  }

  /// Constants of a type that nothing holds are not themes, but values of their own.
  @Test func constantsThatNoEnvironmentHoldsAreNoThemes() {
    let fixture = ThemeFixture(Self.tiles)
    let themes = fixture.survey.tokens.flatMap(\.themes)
    #expect(themes.isEmpty)
    #expect(fixture.tokens.count == 9)
    #expect(fixture.tokens.contains { $0.hasSuffix("face = #333333 as TileTheme.jade.face") })
  }

  private static let cases = """
    import UIKit
    enum AppTheme: Int {
      case light, dark, sepia
      var ink: UIColor {
        switch self {
        case .light: return UIColor(white: 0.2, alpha: 1)
        case .dark: return UIColor(white: 0.8, alpha: 1)
        case .sepia: return UIColor(white: 0.4, alpha: 1)
        }
      }
      func page() -> UIColor { self == .dark ? UIColor(white: 0.1, alpha: 1) : .white }
    }
    """

  /// Code names no theme: it asks the one that is on, which is kept in a variable or behind a function.
  @Test(arguments: [
    ("enum Look { static var current: AppTheme = .light }", "Look.current"),
    (
      """
      final class Look {
        private static var stored: AppTheme?
        class func current() -> AppTheme {
          if let stored { return stored }
          stored = AppTheme(rawValue: UserDefaults.standard.integer(forKey: "theme"))
          return stored!
        }
      }
      """, "Look.current()"
    ),
    (
      """
      final class Look {
        static let shared = Look()
        var theme: AppTheme = .dark
      }
      """, "Look.shared.theme"
    ),
  ])
  func casesAreThemesWhereCodeAsksTheOneThatIsOn(holder: String, path: String) {
    let fixture = ThemeFixture("\(Self.cases)\n\(holder)")
    let colors = fixture.tokens.map { $0.split(separator: " = ")[1] }
    #expect(
      colors == ["#333333/#CCCCCC as \(path).ink", "#FFFFFF/#1A1A1A as \(path).page()"])
    #expect(fixture.survey.tokens.map { $0.themes.map(\.name) } == [["sepia"], ["sepia"]])
  }

  @Test func codeThatKeepsTheThemeInAVariableUsesItsColors() {
    let use = """
      import UIKit
      final class Cell: UITableViewCell {
        func show() {
          let theme = Look.current
          textLabel?.textColor = theme.ink
          backgroundColor = theme.page()
        }
      }
      """
    let fixture = ThemeFixture(files: [
      ("Theme.swift", "\(Self.cases)\nenum Look { static var current: AppTheme = .light }"),
      ("Cell.swift", use),
    ])
    let survey = fixture.survey
    let names = survey.useNames
    let reading = TokenUseReading(
      SourceFile(path: "Cell.swift", bytes: Array(use.utf8)), names: names)
    #expect(reading.uses.map(\.role).suffix(2) == [.text, .background])
  }

  /// Nothing says that one of them is on: what always has the same case, makes another one, may have none, or is of one
  /// row of a list does not.
  @Test(arguments: [
    "", "extension AppTheme { static var standard: AppTheme { .light } }",
    "enum Look { static let fallback = AppTheme.light }",
    "enum Look { static var fallback: AppTheme { .light } }",
    "enum Look { static func next() -> AppTheme { .dark } }",
    "enum Look { static func current() -> AppTheme? { nil } }",
    "struct Row: View { let item: AppTheme }", "struct Row: View { let theme: AppTheme }",
  ])
  func casesThatNothingHoldsHaveValuesOfTheirOwn(holder: String) {
    let tokens = ThemeFixture("\(Self.cases)\n\(holder)").tokens
    #expect(tokens.first == "color.light = #333333 as AppTheme.light.ink")
  }

  @Test func theLooksOfAPartAreNoThemes() {
    let code = """
      import UIKit
      enum DesignSystem {
        enum ButtonVariant {
          case light, dark
          var ink: UIColor { self == .dark ? UIColor(white: 0.8, alpha: 1) : .black }
          var page: UIColor { self == .dark ? UIColor(white: 0.1, alpha: 1) : .white }
        }
      }
      final class Button: UIButton { static var current: DesignSystem.ButtonVariant = .light }
      """
    #expect(!ThemeFixture(code).tokens.contains { $0.contains("Button.current") })
  }

  @Test func ofThemesThatAreCasesTheInitialOneHasTheValue() {
    let code = """
      import SwiftUI
      struct Palette { let ink: Color; let page: Color }
      enum AppTheme {
        case quiet, retro, amber, paper, slate
        var palette: Palette {
          switch self {
          case .quiet: Palette(ink: Color(red: 1, green: 0, blue: 0), page: .white)
          case .retro: Palette(ink: Color(red: 0, green: 1, blue: 0), page: .white)
          case .amber: Palette(ink: Color(red: 0, green: 0, blue: 1), page: .white)
          case .paper: Palette(ink: Color(red: 1, green: 0, blue: 1), page: .white)
          case .slate: Palette(ink: Color(red: 1, green: 1, blue: 0), page: .white)
          }
        }
      }
      \(Self.environment(of: "retro"))
      """
    let token = ThemeFixture(code).survey.tokens.first { $0.name == "ink" }
    #expect(token.map { ThemeFixture.text($0.value) } == "#00FF00")
    #expect(token?.themes.map(\.name).count == 4)
  }

  /// The theme that people chose is not in the code; the one that is on before is.
  @Test(arguments: ["", "= .forest"])
  func whatASavedThemeFallsBackOnHasTheValue(initial: String) {
    let assigned =
      initial.isEmpty ? "init() { current = AppTheme(rawValue: saved()) ?? .forest }" : "init() {}"
    let code = """
      import SwiftUI
      struct Palette { let ink: Color; let page: Color }
      enum AppTheme: String {
        case parchment, forest, rose
        var palette: Palette {
          switch self {
          case .parchment: Palette(ink: Color(red: 1, green: 0, blue: 0), page: .white)
          case .forest: Palette(ink: Color(red: 0, green: 1, blue: 0), page: .white)
          case .rose: Palette(ink: Color(red: 0, green: 0, blue: 1), page: .white)
          }
        }
      }
      final class ThemeManager: ObservableObject {
        static let shared = ThemeManager()
        @Published var current: AppTheme \(initial)
        \(assigned)
        func choose(_ theme: AppTheme) { current = theme }
      }
      extension Color { static var ink: Color { ThemeManager.shared.current.palette.ink } }
      """
    let token = ThemeFixture(code).survey.tokens.first { $0.codes[.color] == "Color.ink" }
    #expect(token.map { ThemeFixture.text($0.value) } == "#00FF00")
    #expect(token?.themes.map(\.name).count == 2)
  }

  // MARK: Values that come later

  @Test func whatIsEmptyAtFirstAndAssignedLaterIsNotKnown() {
    let code = """
      import SwiftUI
      final class Tokens {
        static let shared = Tokens()
        private var values: [String]?
        func load() { values = read() }
        func spacing(_ name: String) -> CGFloat { guard values != nil else { return 7 }; return 8 }
      }
      enum Spacing {
        static var small: CGFloat { Tokens.shared.spacing("small") }
        static let large: CGFloat = 24
      }
      """
    let fixture = ThemeFixture(code)
    #expect(fixture.tokens == ["spacing.large = 24 as Spacing.large"])
    #expect(
      fixture.unreadable == ["Spacing.small: 'Tokens.values' is assigned elsewhere in the project"])
  }

  // MARK: Constants

  @Test func constantsInCapitalLettersAreTokensWhereFilesUseThem() {
    let uses = "let a = f(CARD_CORNER_RADIUS, INK)\n"
    let fixture = ThemeFixture(files: [
      (
        "Constants.swift",
        """
        import UIKit
        let CARD_CORNER_RADIUS: CGFloat = 12
        let LOCAL_CORNER_RADIUS: CGFloat = 13
        let PAGE_INK = "#112233"
        let youtube = "#FF0000"
        let ORDER_NUMBER = "123456"
        """
      ), ("A.swift", uses), ("B.swift", uses + "let b = f(LOCAL_CORNER_RADIUS, PAGE_INK)\n"),
    ])
    #expect(fixture.tokens.map { String($0.drop { $0 != "=" }) } == ["= 12 as CARD_CORNER_RADIUS"])
    #expect(
      fixture.unreadable == [
        "PAGE_INK: it is the text of a color; declare the color itself",
        "LOCAL_CORNER_RADIUS: it is not part of a theme",
      ])
    #expect(fixture.survey.unreadable.map(\.uses) == [1, 0])
  }

  @Test func aStyleOfTextIsItsFont() {
    let code = """
      import SwiftUI
      struct TypographyStyle { let font: Font; let fontSize: CGFloat; let lineHeight: CGFloat }
      struct AppTypography {
        static let title = TypographyStyle(font: .system(size: 24), fontSize: 24, lineHeight: 32)
        static let body = TypographyStyle(font: .system(size: 16), fontSize: 16, lineHeight: 24)
      }
      """
    #expect(
      ThemeFixture(code).tokens == [
        "font.title = 24 as AppTypography.title.font", "font.body = 16 as AppTypography.body.font",
      ])
  }

  // MARK: Catalogs

  private static func catalog(_ name: String = "Looks", environment: Bool = true) -> String {
    """
    import SwiftUI
    struct LookTheme {
      let id: String
      let ink: Color
      let page: Color
      let radii: Radii
      var note: Color { ink.opacity(0.5) }
    }
    struct Radii { let card: CGFloat }
    enum \(name) {
      static let sand = LookTheme(
        id: "sand", ink: Color(white: 0.2), page: .white, radii: Radii(card: 20))
      static let ocean = LookTheme(
        id: "ocean", ink: Color(white: 0.8), page: .black, radii: Radii(card: 10))
      static let fallback = ocean
      static func look(id: String) -> LookTheme { [sand, ocean].first { $0.id == id } ?? fallback }
    }
    private struct LookKey: EnvironmentKey { static let defaultValue = \(name).fallback }
    """
      + (!environment
        ? ""
        : """

        extension EnvironmentValues {
          var look: LookTheme { get { self[LookKey.self] } set { self[LookKey.self] = newValue } }
        }
        struct A: View {
          @Environment(\\.look) private var look
          var body: some View { Text("").foregroundColor(look.ink) }
        }
        struct B: View {
          @Environment(\\.look) private var look
          var body: some View { A().environment(\\.look, look) }
        }
        struct Root: View { var body: some View { B().environment(\\.look, Looks.look(id: saved())) } }
        """)
  }

  /// The instances of a theme are often in another type, which looks them up as people choose.
  @Test func theThemesOfACatalogAreThoseOfTheEnvironment() {
    let fixture = ThemeFixture(Self.catalog())
    #expect(
      fixture.tokens == [
        "color.ink = #CCCCCC as look.ink", "color.page = #000000 as look.page",
        "color.note = #CCCCCC80 as look.note", "radius.card = 10 as look.radii.card",
      ])
    #expect(
      fixture.survey.tokens.map { $0.themes.map(\.name) } == [["sand"], ["sand"], ["sand"], []])
  }

  /// What previews make are no themes, and without an environment the constants are values of their own.
  @Test func otherCatalogsAreNone() {
    let samples =
      Self.catalog() + """

        enum Samples { static let previewLook = LookTheme(
          id: "", ink: .red, page: .red, radii: Radii(card: 1)) }
        """
    #expect(ThemeFixture(samples).tokens == ThemeFixture(Self.catalog()).tokens)
    #expect(
      ThemeFixture(Self.catalog(environment: false)).tokens.allSatisfy { !$0.contains("as look.") })
  }

  /// What a framework asks for is not what code reads.
  @Test func aThemeThatCodeOnlyObservesHasNoCode() {
    let theme = """
      import UIKit
      protocol Theme { var ink: UIColor { get } var page: UIColor { get } }
      struct LightTheme: Theme { let ink = UIColor.black; let page = UIColor.white }
      struct DarkTheme: Theme { let ink = UIColor.white; let page = UIColor.black }
      enum ThemeType: ThemeProvider {
        case light, dark
        var associatedObject: Theme {
          switch self {
          case .light: return LightTheme()
          case .dark: return DarkTheme()
          }
        }
      }
      """
    #expect(ThemeFixture(files: [("Theme.swift", theme)]).tokens == [])
  }
}
