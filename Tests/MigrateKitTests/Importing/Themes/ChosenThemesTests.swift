import Testing

@testable import MigrateKit

/// Themes that people choose as the app runs, and values that depend on it.
@Suite struct ChosenThemesTests {
  // MARK: Cases

  private static let accents = """
    import SwiftUI
    enum AccentTheme: String {
      case green, gold
      var primary: Color {
        switch self {
        case .green: return Color(red: 0, green: 1, blue: 0)
        case .gold: return Color(red: 1, green: 1, blue: 0)
        }
      }
      static func stored(_ raw: String?) -> AccentTheme {
        guard let raw, let theme = AccentTheme(rawValue: raw) else { return .gold }
        return theme
      }
    }
    struct BrandTheme {
      let accent: AccentTheme
      var primary: Color { accent.primary }
      var faint: Color { Color(white: 0.9) }
      static let green = BrandTheme(accent: .green)
    }
    private struct BrandKey: EnvironmentKey { static let defaultValue = BrandTheme.green }
    extension EnvironmentValues {
      var brand: BrandTheme { get { self[BrandKey.self] } set { self[BrandKey.self] = newValue } }
    }
    struct A: View {
      @Environment(\\.brand) private var brand
      var body: some View { Text("").foregroundColor(brand.primary).background(brand.faint) }
    }
    struct B: View {
      @Environment(\\.brand) private var brand
      var body: some View { Text("").foregroundColor(brand.primary) }
    }
    """

  /// A theme that a view puts into the environment has the accent that people choose.
  @Test func theAccentOfAThemeThatIsSetHasTheValuesOfAllCases() throws {
    let set =
      "\nstruct Root: View { var body: some View { A().environment(\\.brand, store.brand) } }"
    let primary = try #require(
      ThemeFixture(Self.accents + set).survey.tokens.first { $0.name == "primary" })
    #expect(ThemeFixture.text(primary.value) == "#FFFF00")
    #expect(primary.themes.map(\.name) == ["green"])
    // Its part has the same colors.
    #expect(!ThemeFixture(Self.accents + set).tokens.contains { $0.contains("brand.accent.") })
    let fixed = try #require(
      ThemeFixture(Self.accents).survey.tokens.first { $0.name == "primary" })
    #expect(ThemeFixture.text(fixed.value) == "#00FF00")
    #expect(fixed.themes == [])
  }

  @Test func aCaseForTheValuesOfPeopleIsNoTheme() {
    let code = """
      import SwiftUI
      enum NoteTheme {
        case classic, ocean, custom
        var ink: Color {
          switch self {
          case .classic: .red
          case .ocean: .blue
          case .custom: .red
          }
        }
        var page: Color {
          switch self {
          case .classic: .white
          case .ocean: .gray
          case .custom: .white
          }
        }
      }
      enum InkColor {
        case plain, strong, custom
        var color: Color { switch self { case .plain: .red; case .strong: .blue; case .custom: .gray } }
      }
      """
    let fixture = ThemeFixture(code)
    #expect(fixture.tokens.filter { $0.contains("NoteTheme") }.count == 4)
    #expect(fixture.tokens.filter { $0.contains("InkColor") }.count == 3)
    #expect(fixture.unreadable == ["NoteTheme.custom: people choose its values"])
  }

  /// The color that people choose themselves has no value; those of the themes beside it have.
  @Test func aThemeWithACaseForTheValuesOfPeopleHasThoseOfTheOthers() {
    func tokens(_ cases: String) -> [String] {
      let code = """
        import SwiftUI
        enum NoteTheme: String {
          case \(cases)
          var ink: Color {
            switch self {
            case .classic: Color(red: 1, green: 0, blue: 0)
            case .ocean: Color(red: 0, green: 0, blue: 1)
            default: Color.gray
            }
          }
        }
        @Observable class ThemeManager {
          var selected: NoteTheme { didSet { save() } }
          var chosen: Color { didSet { save() } }
          init() {
            selected = NoteTheme(rawValue: UserDefaults.standard.string(forKey: "t") ?? "") ?? .classic
            chosen = Self.load()
          }
          var ink: Color { if selected == .custom { return chosen }; return selected.ink }
          var page: Color { Color(white: 1) }
        }
        struct A: View {
          @Environment(ThemeManager.self) var themes
          var body: some View { Text("").foregroundColor(themes.ink) }
        }
        """
      return ThemeFixture(code).tokens.filter { $0.contains("themes.ink") }
    }
    #expect(tokens("classic, ocean, custom") == ["color.ink = #FF0000 as themes.ink"])
    #expect(tokens("classic, custom") == [])
  }

  /// An enum in a file of a theme is part of the design, whatever it is called after.
  @Test func theCasesOfAnEnumInAFileOfAThemeAreColors() {
    let code = """
      import SwiftUI
      enum Idea {
        case page, note, quote
        var color: Color {
          switch self {
          case .page: Color(red: 1, green: 0, blue: 0)
          case .note, .quote: Color(red: 0, green: 0, blue: 1)
          }
        }
      }
      """
    #expect(
      ThemeFixture(code).tokens == [
        "color.idea.page = #FF0000 as Idea.page.color",
        "color.idea.note = #0000FF as Idea.note.color",
        "color.idea.quote = #0000FF as Idea.quote.color",
      ])
    #expect(ThemeFixture("struct Chip: View {\n\(code)\n}").tokens == [])
    #expect(ThemeFixture(files: [("Idea.swift", code)]).tokens == [])
    let chosen = code.replacing("Color(red: 1, green: 0, blue: 0)", with: ".red")
      .replacing("Color(red: 0, green: 0, blue: 1)", with: ".blue")
    #expect(ThemeFixture(chosen).tokens == [])
    #expect(ThemeFixture(files: [("ThemePickerView.swift", code)]).tokens == [])
  }

  // MARK: Light and dark

  private static func manager(_ flag: String, owner: String = "ThemeManager") -> ThemeFixture {
    ThemeFixture(
      """
      import SwiftUI
      enum Brand {
        static func accent(dark: Bool) -> Color { dark ? Color(white: 0.8) : Color(white: 0.2) }
      }
      final class \(owner): ObservableObject {
        @Published var \(flag): Bool { didSet { save() } }
        init() { \(flag) = UserDefaults.standard.bool(forKey: "flag") }
        var accent: Color { Brand.accent(dark: \(flag)) }
        var gradient: LinearGradient { LinearGradient(colors: [accent], startPoint: .top, endPoint: .bottom) }
      }
      struct A: View {
        @EnvironmentObject var theme: \(owner)
        var body: some View { Text("").foregroundColor(theme.accent) }
      }
      """)
  }

  @Test func theFlagOfAThemeThatIsDarkIsTheAppearance() {
    #expect(Self.manager("isDark").tokens == ["color.accent = #333333/#CCCCCC as theme.accent"])
    let other = Self.manager("isBold")
    // What makes a theme's color is no token beside it.
    #expect(
      other.tokens == [
        "color.brand.accent = #333333/#CCCCCC as Brand.accent(dark: colorScheme == .dark)"
      ])
    #expect(
      other.unreadable.contains(
        "theme.accent: 'ThemeManager.isBold' gets its value from @Published"))
  }

  // MARK: Ways to a theme

  /// A global in capitals is seen by all code; a local may have the name of another.
  @Test func aGlobalInstanceOfAThemeIsRead() {
    func code(_ name: String) -> String {
      """
      import UIKit
      let \(name) = Snow()
      class Snow {
        let ink = UIColor(white: 0.2, alpha: 1)
        let title: UIFont! = UIFont(name: "Lora-Bold", size: 22)
      }
      """
    }
    #expect(
      ThemeFixture(code("Theme")).tokens == [
        "color.ink = #333333 as Theme.ink", "font.title = 22 bold Lora as Theme.title!",
      ])
    #expect(ThemeFixture(code("theme")).tokens == [])
    #expect(ThemeFixture(code("Store")).tokens == [])
  }

  private static func passed(to views: Int, as type: String = "AppTheme") -> ThemeFixture {
    let code = (0..<views).map { number in
      "struct V\(number): View { let theme: \(type); var body: some View { Text(\"\").tint(theme.danger) } }"
    }
    return ThemeFixture(
      """
      import SwiftUI
      struct \(type) {
        let primary: Color
        let danger = Color(red: 1, green: 0, blue: 0)
        init(hex: String) { primary = Color(hex: hex) }
      }
      \(code.joined(separator: "\n"))
      """)
  }

  @Test func aThemeThatViewsPassOnIsRead() {
    let theme = Self.passed(to: 3)
    #expect(theme.tokens == ["color.danger = #FF0000 as theme.danger"])
    #expect(theme.unreadable == ["theme.primary: the code that makes the theme is not followed"])
    #expect(Self.passed(to: 2).tokens == [])
    #expect(Self.passed(to: 3, as: "Badge").tokens == [])
  }

  // MARK: Fonts

  @Test func aFontOfAnotherWidthHasNoValue() {
    let code = """
      import SwiftUI
      extension Font {
        static let narrow = Font.system(size: 32, weight: .black).width(.condensed)
        static let plain = Font.system(size: 20).width(.standard)
        static let dense = Font.system(size: 16).leading(.tight)
        static let small = Font.system(size: 14).smallCaps()
      }
      """
    let fixture = ThemeFixture(code)
    #expect(fixture.tokens == ["font.plain = 20 as Font.plain", "font.dense = 16 as Font.dense"])
    #expect(
      fixture.unreadable == [
        "Font.narrow: the width of the font is not read",
        "Font.small: the small capitals of the font are not read",
      ])
  }

  @Test func aFunctionOfFontsInWholePointsHasTheStylesThatCodeRepeats() {
    let code = """
      import SwiftUI
      enum Weight { case regular, bold }
      struct AppFont {
        static func font(size: Int = 20, weight: Weight = .regular) -> Font {
          .custom("Lora-\\(weight)", size: CGFloat(size))
        }
        static func tint(hue: Int) -> Color { Color(hue: Double(hue), saturation: 1, brightness: 1) }
      }
      let all = [AppFont.font(size: 26, weight: .bold), AppFont.font(size: 26, weight: .bold), AppFont.font()]
      let bold = [AppFont.font(size: 20, weight: .bold), AppFont.font(size: 20, weight: .bold)]
      """
    #expect(
      ThemeFixture(code).tokens == [
        "font.font.$root = 20 regular Lora relative to body as AppFont.font()",
        "font.font.bold = 20 bold Lora relative to body as AppFont.font(weight: .bold)",
        "font.font.26Bold = 26 bold Lora relative to body as AppFont.font(size: 26, weight: .bold)",
      ])
  }

  /// A font of the system takes the place of the app's where that cannot be loaded.
  @Test func aFontOfTheAppHasAFallback() {
    func font(_ fallback: String) -> [String] {
      let code = """
        import SwiftUI
        enum BrandFont { static let isLoaded: Bool = { CTFontManagerRegisterFontsForURL(url, .process, nil) }() }
        extension Font {
          static var title: Font {
            guard BrandFont.isLoaded else { return \(fallback) }
            return .custom("Lora-Bold", size: 22)
          }
        }
        """
      return ThemeFixture(code).tokens
    }
    #expect(
      font(".system(size: 22, weight: .bold)") == [
        "font.title = 22 bold Lora relative to body as Font.title"
      ])
    // One of two fonts that people choose is no fallback.
    let choice = """
      import SwiftUI
      enum FontChoice: String { case lora, system }
      final class FontTheme {
        static let shared = FontTheme()
        var choice: FontChoice
        var title: Font { choice == .lora ? .custom("Lora-Bold", size: 22) : .system(size: 22) }
        var color: Color { Color(white: 0.2) }
      }
      """
    #expect(ThemeFixture(choice).tokens == ["color.color = #333333 as FontTheme.shared.color"])
    // Two sizes are two styles.
    #expect(font(".system(size: 20)") == [])
    #expect(font(".custom(\"Inter-Bold\", size: 22)") == [])
  }

  @Test func anAnimationIsThatOfPeopleWhoLikeMotion() {
    func tokens(_ condition: String) -> [String] {
      let code = """
        import SwiftUI
        enum Motion {
          static var ease: Animation { \(condition) ? .linear(duration: 0.1) : .easeOut(duration: 0.4) }
        }
        """
      return ThemeFixture(code).survey.tokens.map { "\($0.value)" }
    }
    let fixed = tokens("false")
    #expect(fixed.count == 1)
    #expect(tokens("UIAccessibility.isReduceMotionEnabled") == fixed)
    #expect(tokens("UIAccessibility.isVoiceOverRunning") == [])
  }

  // MARK: Targets

  @Test func aDeclarationOfAnotherTargetWithAnotherValueIsListed() {
    func file(_ size: Int) -> String {
      """
      import SwiftUI
      extension Font {
        static let heading = Font.system(size: \(size))
        static let label = Font.system(size: 11)
      }
      """
    }
    let fixture = ThemeFixture(files: [
      ("ios/Theme.swift", file(20)), ("macos/Theme.swift", file(18)),
    ])
    #expect(
      fixture.tokens == ["font.heading = 20 as Font.heading", "font.label = 11 as Font.label"])
    #expect(fixture.unreadable == ["Font.heading: the value is that of ios/Theme.swift"])
  }
}
