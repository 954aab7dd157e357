import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Which declarations are tokens, what they are worth, and how code spells them.
@Suite struct ThemeReaderTests {
  /// Helpers that themes bring along.
  static let helpers = """
    extension Color {
      init(hex: String) {
        let value = UInt64(hex.dropFirst(), radix: 16) ?? 0
        self.init(red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255,
          blue: Double(value & 0xFF) / 255)
      }
    }

    """

  static let forms: [(name: String, code: String, tokens: [String])] = [
    (
      "a constant", "extension Color { static let brand = Color(red: 1, green: 0.2, blue: 0) }",
      ["color.brand = #FF3300 as Color.brand"]
    ),
    (
      "a getter",
      "extension UIColor { class var ink: UIColor { return UIColor(white: 0, alpha: 1) } }",
      ["color.ink = #000000 as UIColor.ink"]
    ),
    (
      "the app's own initializer",
      helpers + "extension Color { static let a = Color(hex: \"#112233\") }",
      ["color.a = #112233 as Color.a"]
    ),
    (
      "its own type left out", "extension Color { static let a: Color = .init(white: 0.2) }",
      ["color.a = #333333 as Color.a"]
    ),
    (
      "a shape style",
      "extension ShapeStyle where Self == Color { static var line: Color { Color(white: 0.8) } }",
      ["color.line = #CCCCCC as Color.line"]
    ),
    (
      "another name for a token",
      "extension Color { static let red1 = Color(white: 0.2)\n static let error = red1 }",
      ["color.red1 = #333333 as Color.red1", "color.error = #333333 as Color.error"]
    ),
    (
      "a token with an alpha",
      "extension Color { static let a = Color(white: 0.2)\n static let b = Color.a.opacity(0.5) }",
      ["color.a = #333333 as Color.a", "color.b = #33333380 as Color.b"]
    ),
    (
      "one token for two frameworks",
      """
      extension Color { static let a = Color(white: 0.2) }
      extension UIColor { static let a = UIColor(.a) }
      """,
      ["color.a = #333333 as Color.a, UIColor.a"]
    ),
    (
      "a pair of tokens",
      """
      extension UIColor {
        static let day = UIColor(white: 1, alpha: 1)
        static let night = UIColor(white: 0, alpha: 1)
        static let paper = UIColor { $0.userInterfaceStyle == .dark ? .night : .day }
      }
      """,
      [
        "color.day = #FFFFFF as UIColor.day", "color.night = #000000 as UIColor.night",
        "color.paper = #FFFFFF/#000000 as UIColor.paper",
      ]
    ),
    (
      "a helper of a few lines",
      """
      extension Color { static let a = shade(0x33) }
      private func shade(_ value: Double) -> Color { Color(white: value / 255) }
      """,
      ["color.a = #333333 as Color.a"]
    ),
    (
      "a namespace", "enum Theme { enum Colors { static let ink = Color(white: 0.2) } }",
      ["color.ink = #333333 as Theme.Colors.ink"]
    ),
    (
      "a namespace inside of a style type",
      "extension Color { enum Brand { static let ink = Color(white: 0.2) } }",
      ["color.brand.ink = #333333 as Color.Brand.ink"]
    ),
    (
      "a shared instance",
      """
      struct AppColors { let ink = Color(white: 0.2); var paper: Color { Color(white: 1) } }
      enum Theme { static let colors = AppColors() }
      """,
      [
        "color.ink = #333333 as Theme.colors.ink", "color.paper = #FFFFFF as Theme.colors.paper",
      ]
    ),
    (
      "a shared instance behind a protocol",
      """
      protocol Palette { var ink: Color { get } }
      struct DefaultPalette: Palette { var ink: Color { Color(white: 0.2) } }
      enum Theme { static let palette: any Palette = DefaultPalette() }
      """,
      ["color.ink = #333333 as Theme.palette.ink"]
    ),
    (
      "a function of the color scheme",
      """
      enum Theme {
        static func paper(for scheme: ColorScheme) -> Color {
          scheme == .dark ? Color(white: 0) : Color(white: 1)
        }
      }
      """,
      ["color.paper = #FFFFFF/#000000 as Theme.paper(for: colorScheme)"]
    ),
    (
      "a function of the app's own theme",
      """
      struct ThemeColor {
        private static let inkLight = UIColor(white: 0, alpha: 1)
        private static let inkDark = UIColor(white: 1, alpha: 1)
        static func ink(for theme: ThemeType? = nil) -> UIColor {
          let theme = theme ?? Theme.current
          switch theme {
          case .light: return ThemeColor.inkLight
          case .dark: return ThemeColor.inkDark
          case .sepia: return .brown
          }
        }
      }
      """,
      ["color.ink = #000000/#FFFFFF as ThemeColor.ink()"]
    ),
    (
      "fonts",
      """
      extension Font {
        static let title = Font.custom("Lora-Bold", size: 28, relativeTo: .title)
        static let note: Font = .system(size: 13, weight: .medium, design: .rounded)
        static let quote = Font.body.italic()
      }
      """,
      [
        "font.title = 28 bold Lora relative to title as Font.title",
        "font.note = 13 medium rounded as Font.note",
        "font.quote = 17 regular italic relative to body as Font.quote",
      ]
    ),
    (
      "numbers by what they measure",
      """
      enum DesignTokens {
        static let cornerRadius: CGFloat = 8
        static let gutter: CGFloat = cornerRadius * 2
        static let borderWidth: CGFloat = 1.5
        static let disabledOpacity = 0.4
        static let fadeDuration: TimeInterval = 0.2
        static let slideDuration: CFTimeInterval = 0.35
        static let moveDuration = CGFloat(0.4)
        static let imageHeight: CGFloat = 200
        static let mapRadius: CGFloat = 500
        static let roundRadius: CGFloat = 0.5
        static let count = 3
      }
      """,
      [
        "radius.cornerRadius = 8 as DesignTokens.cornerRadius",
        "spacing.gutter = 16 as DesignTokens.gutter",
        "duration.fadeDuration = 0.2 as DesignTokens.fadeDuration",
        "duration.slideDuration = 0.35 as DesignTokens.slideDuration",
        "opacity.disabledOpacity = 0.4 as DesignTokens.disabledOpacity",
        "borderWidth.borderWidth = 1.5 as DesignTokens.borderWidth",
      ]
    ),
    (
      "a range",
      """
      enum Radius { static let card: ClosedRange<CGFloat> = 8...12; static let felt: ClosedRange<CGFloat> = 4...36 }
      let corners = [Radius.card.lowerBound, Radius.card.upperBound, Radius.felt.clamp(9)]
      """,
      [
        "radius.card.lowerBound = 8 as Radius.card.lowerBound",
        "radius.card.upperBound = 12 as Radius.card.upperBound",
      ]
    ),
    (
      "a shared instance that its initializer fills",
      """
      struct AppColors {
        let ink: Color
        var faded: Color { ink.opacity(0.5) }
        init(white: Double) { ink = Color(white: white) }
      }
      enum Theme { static let colors = AppColors(white: 0.2) }
      """,
      [
        "color.ink = #333333 as Theme.colors.ink",
        "color.faded = #33333380 as Theme.colors.faded",
      ]
    ),
    (
      "a helper of several statements",
      """
      extension Color {
        static let a = Color(bytes: 0x332211)
        init(bytes: Int) {
          let red = Double((bytes >> 16) & 0xFF) / 255
          let green = Double((bytes >> 8) & 0xFF) / 255
          self.init(red: red, green: green, blue: Double(bytes & 0xFF) / 255)
        }
      }
      """,
      ["color.a = #332211 as Color.a"]
    ),
    (
      "the value of iOS where platforms differ",
      """
      extension Color {
        static var line: Color { adaptive(light: Color(white: 0.8), dark: Color(white: 0.2)) }
      }
      private func adaptive(light: Color, dark: Color) -> Color {
        #if os(watchOS)
          return dark
        #elseif canImport(UIKit)
          return Color(UIColor { $0.userInterfaceStyle == .dark ? UIColor(dark) : UIColor(light) })
        #else
          return light
        #endif
      }
      """,
      ["color.line = #CCCCCC/#333333 as Color.line"]
    ),
    (
      "a theme behind a protocol, as most types hold it",
      """
      protocol Theme {
        var ink: UIColor { get }
        var colors: Palette { get }
        var fonts: Fonts { get }
      }
      protocol Palette { var line: UIColor { get }; var paper: UIColor { get } }
      protocol Fonts { var note: UIFont { get }; var title: UIFont { get } }
      class DarkTheme: Theme {
        var ink = UIColor(white: 1, alpha: 1)
        let colors: Palette = DarkPalette()
        let fonts: Fonts = AppFonts()
      }
      class DefaultTheme: Theme {
        var ink: UIColor { UIColor(white: 0, alpha: 1) }
        let colors: Palette = LightPalette()
        let fonts: Fonts = AppFonts()
      }
      struct LightPalette: Palette {
        let line = UIColor(white: 0.8, alpha: 1)
        let paper = UIColor(white: 1, alpha: 1)
      }
      struct DarkPalette: Palette {
        let line = UIColor(white: 0.2, alpha: 1)
        let paper = UIColor(white: 1, alpha: 1)
      }
      struct AppFonts: Fonts {
        var note: UIFont { .systemFont(ofSize: 13) }
        var title: UIFont { .boldSystemFont(ofSize: 28) }
      }
      class Row { var theme: Theme; init(theme: Theme) { self.theme = theme } }
      """,
      [
        "color.ink = #000000/#FFFFFF as theme.ink",
        "color.line = #CCCCCC/#333333 as theme.colors.line",
        "color.paper = #FFFFFF as theme.colors.paper",
        "font.note = 13 as theme.fonts.note",
        "font.title = 28 bold as theme.fonts.title",
      ]
    ),
    (
      "a theme behind a protocol, through a shared instance",
      """
      protocol Theme { var ink: Color { get }; var cornerRadius: CGFloat { get } }
      struct LightTheme: Theme { let ink = Color.black; let cornerRadius: CGFloat = 8 }
      struct NightTheme: Theme { let ink = Color.white; let cornerRadius: CGFloat = 8 }
      final class ThemeManager {
        static let shared = ThemeManager()
        var current: Theme = LightTheme()
      }
      """,
      [
        "color.ink = #000000/#FFFFFF as ThemeManager.shared.current.ink",
        "radius.cornerRadius = 8 as ThemeManager.shared.current.cornerRadius",
      ]
    ),
    (
      "words of the language", "enum Spacing { static let `default`: CGFloat = 8 }",
      ["spacing.default = 8 as Spacing.default"]
    ),
    (
      "two holders of one name",
      """
      enum CardColors { static let line = Color(white: 0.2) }
      enum SheetColors { static let line = Color(white: 0.4) }
      """,
      [
        "color.card.line = #333333 as CardColors.line",
        "color.sheet.line = #666666 as SheetColors.line",
      ]
    ),
  ]

  @Test(arguments: forms) func reads(name: String, code: String, tokens: [String]) {
    #expect(ThemeFixture("import SwiftUI\n" + code).tokens == tokens, "\(name)")
  }

  static let others: [(name: String, code: String)] = [
    ("a view's own constants", "struct A: View { enum Layout { static let corner: CGFloat = 8 } }"),
    ("a private extension", "private extension Color { static let a = Color(white: 0.2) }"),
    ("a private member", "extension Color { private static let a = Color(white: 0.2) }"),
    ("a private type", "private enum Theme { static let a = Color(white: 0.2) }"),
    (
      "a protocol of views",
      """
      protocol Themed { var tint: UIColor { get }; var back: UIColor { get } }
      class Row: Themed { let tint = UIColor.white; let back = UIColor.black }
      """
    ),
    ("a controller", "class A: UIViewController { static let tint = UIColor(white: 0, alpha: 1) }"),
    ("a local", "func f() { let ink = Color(white: 0.2) }"),
    ("a number of one feature", "enum TronConstants { static let padding: CGFloat = 24 }"),
    ("a size of nothing", "enum Layout { static let rowHeight: CGFloat = 44 }"),
    ("kinds of a value", "struct Icon { static let a = Icon(); static let b = Icon() }"),
  ]

  @Test(arguments: others) func leavesOut(name: String, code: String) {
    #expect(ThemeFixture("import SwiftUI\nimport UIKit\n" + code).tokens == [], "\(name)")
  }

  @Test func unreadableDeclarationsAreReportedWithTheReason() {
    let theme = ThemeFixture(
      """
      extension Font { static func brand(size: CGFloat) -> Font { .custom("Lora", size: size) } }
      extension Color { static var any: Color { Color(red: .random(in: 0...1), green: 0, blue: 0) } }
      """)
    #expect(
      theme.unreadable == [
        "Font.brand(size:): it takes a CGFloat",
        "Color.any: no declaration of 'CGFloat.random' was read",
      ])
  }

  /// Its uses are uses of the design system, whatever its value.
  @Test func declarationsWithoutValueAreInTheMappingWithTheirUses() {
    let theme = ThemeFixture(files: [
      (
        "Theme.swift",
        """
        extension Font { static func brand(_ weight: Font.Weight) -> Font { .custom(name(weight), size: 9) } }
        extension Color { static var ink: Color { Color(Brand.shared.ink) } }
        extension Color { static var page: Color { Color(NSColor.windowBackgroundColor) } }
        """
      ),
      (
        "Row.swift",
        """
        struct Row: View { var body: some View {
          Text("a").font(.brand(.bold)).foregroundStyle(Color.ink)
          Text("b").foregroundColor(.ink)
        } }
        """
      ),
    ])
    let members = theme.survey.unreadable
    #expect(members.map(\.code) == ["Color.ink", "Font.brand", "Color.page"])
    #expect(members.map(\.uses) == [2, 1, 0])
    let mapping = theme.survey.mapping(name: "Shop", tokenFile: "shop.tokens.json")
    #expect(
      mapping.object?["withoutValue"]?.array?.compactMap(\.string)
        == ["Color.ink", "Color.page", "Font.brand"])
  }

  /// A tool is listed by its name, and nothing counts its uses.
  @Test(arguments: [
    "static func random() -> Color { Color(red: .random(in: 0...1), green: 0, blue: 0) }",
    "static func named(_ name: String) -> Color { lookUp(name) }",
    "static func blend(_ a: Color, _ b: Color) -> Color { mixed(a, b) }",
  ]) func functionsOfColorsAreNotTokens(function: String) {
    let members = ThemeFixture("extension Color { \(function) }").survey.unreadable
    #expect(members.count == 1 && members.allSatisfy { $0.code == nil })
  }

  /// What is named like a utility is a token where a view uses it, and never takes the place of an asset.
  @Test func aColorForDebuggingIsATokenWhereCodeUsesIt() {
    func fixture(_ use: String) -> ThemeFixture {
      var fixture = ThemeFixture(files: [
        (
          "DuskColors.swift",
          """
          import UIKit
          class DuskColors {
            static let warningColor = UIColor(white: 0.8, alpha: 1)
            static let debugColor = UIColor(named: "Ink")
            static let randomColor = UIColor(white: 0.6, alpha: 1)
          }
          """
        ),
        ("Row.swift", "import UIKit\nfunc show(_ row: UIView) { row.tintColor = \(use) }"),
      ])
      fixture.colorSets = [
        ImportedColorSet(
          asset: "Ink", color: ColorValue(light: ColorSample(RGBA8(red: 17, green: 34, blue: 51))),
          file: "A.xcassets/Ink.colorset/Contents.json", catalog: "A.xcassets")
      ]
      return fixture
    }
    #expect(
      fixture("DuskColors.debugColor").tokens.sorted() == [
        "color.asset.Ink = #112233 as UIColor(named: \"Ink\")!",
        "color.dusk.debugColor = #112233 as DuskColors.debugColor!",
        "color.dusk.warningColor = #CCCCCC as DuskColors.warningColor",
      ])
    let unused = fixture("DuskColors.warningColor")
    #expect(
      unused.tokens.sorted() == [
        "color.asset.Ink = #112233 as UIColor(named: \"Ink\")!",
        "color.dusk.warningColor = #CCCCCC as DuskColors.warningColor",
      ])
    #expect(
      unused.survey.unreadable.map(\.name).sorted() == [
        "DuskColors.debugColor", "DuskColors.randomColor",
      ])
    #expect(unused.survey.unreadable.allSatisfy { $0.code == nil })
  }

  @Test func functionsThatReadColorsAreNotTokens() {
    let theme = ThemeFixture(
      "extension Color { static func hex(_ hex: UInt32) -> Color { Color(white: 0) } }")
    #expect(theme.tokens == [])
    #expect(theme.survey.unreadable.allSatisfy { $0.code == nil })
  }

  @Test func internalDeclarationsDoNotRepresentAssets() {
    var theme = ThemeFixture(files: [
      ("App/Card.swift", "import Editor\nstruct Card {}"),
      ("Editor/Tint.swift", "extension UIColor { static let tint = UIColor(named: \"Brand\")! }"),
    ])
    theme.colorSets = [
      ImportedColorSet(
        asset: "Brand", color: ColorValue(light: ColorSample(RGBA8(red: 17, green: 34, blue: 51))),
        file: "App/Colors.xcassets/Brand.colorset/Contents.json", catalog: "App/Colors.xcassets")
    ]
    #expect(
      theme.tokens == [
        "color.tint = #112233 as UIColor.tint",
        "color.asset.Brand = #112233 as UIColor(named: \"Brand\")!",
      ])
  }

  /// The only type of an app's colors says nothing that a path must state.
  @Test func theGroupOfAllColorsIsLeftOut() {
    func paths(_ last: String) -> [String] {
      let theme = """
        import UIKit
        class LedgerConfiguration { let name = "" }
        extension LedgerConfiguration {
          static let ink: UIColor = UIColor(white: 0.2, alpha: 1)
          static let line: UIColor = UIColor(white: 0.6, alpha: 1)
          static let wash: UIColor = UIColor(white: 0.8, alpha: 1)
        }
        extension \(last) { static let paper: UIColor = UIColor(white: 0.9, alpha: 1) }
        """
      let uses = ["A", "B"].map { name in
        (path: "\(name).swift", code: "func a() { use(LedgerConfiguration.ink) }")
      }
      return ThemeFixture(files: [("Theme.swift", theme)] + uses).survey.tokens.map(\.path)
    }
    #expect(
      paths("LedgerConfiguration") == ["color.ink", "color.line", "color.wash", "color.paper"])
    #expect(paths("UIColor").contains("color.ledgerConfiguration.ink"))
  }

  @Test func cyclicMembersTerminate() {
    let theme = ThemeFixture("extension Color { static let a = b; static let b = a }")
    #expect(theme.tokens == [])
  }

  @Test func thousandsOfValuesOfOneTypeAreFast() {
    let lines = (0..<4000).map { "  static let i\($0) = Icons(name: \"\($0)\")" }
    let code = "struct Icons {\n  let name: String\n\(lines.joined(separator: "\n"))\n}"
    #expect(ThemeFixture(code).tokens == [])
  }
}
