import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What of a project's code is its theme, and which values stay as declared.
@Suite struct ThemeScopeTests {
  @Test func aVariableThatCodeAssignsHasNoValue() {
    let fixture = ThemeFixture(
      """
      final class Appearance {
        static var windowPadding = CGFloat(1000)
        static var cardRadius: CGFloat = 8
        static let gapSpacing = CGFloat(4)
        static var inkColor = UIColor.red
        static func update() { windowPadding = 18; inkColor = UIColor(white: 0.2, alpha: 1) }
      }
      """)
    #expect(
      fixture.tokens == [
        "radius.cardRadius = 8 as Appearance.cardRadius",
        "spacing.gapSpacing = 4 as Appearance.gapSpacing",
      ])
    #expect(
      fixture.unreadable == [
        "Appearance.windowPadding: it is assigned elsewhere in the project",
        "Appearance.inkColor: it is assigned elsewhere in the project",
      ])
  }

  /// What a flag is as the app runs is not what it is at first.
  @Test func aFlagThatCodeAssignsIsOnAndOff() {
    let fixture = ThemeFixture(
      files: [
        (
          "Theme.swift",
          """
          enum AppTheme {
            static var usesWarmColors = false
            static var isRounded = false
            static var family = "Lora"
            static var step = 2
            static var accent: Color { usesWarmColors ? Color(white: 0.2) : Color(white: 0.6) }
            static var ink: Color { usesWarmColors ? Color(white: 0.2) : Color(white: 0.2) }
            static var cardRadius: CGFloat { isRounded ? 12 : 4 }
            static let title = Font.custom(family, size: 20)
            static var cardPadding: CGFloat { CGFloat(step) * 4 }
          }
          """
        ),
        (
          "Settings.swift",
          """
          func apply(_ settings: Settings) {
            AppTheme.usesWarmColors = settings.isWarm
            AppTheme.family = settings.family
            AppTheme.step = settings.step
          }
          """
        ),
      ])
    #expect(
      fixture.tokens == [
        "color.ink = #333333 as AppTheme.ink", "radius.cardRadius = 4 as AppTheme.cardRadius",
      ])
    #expect(
      fixture.unreadable == [
        "AppTheme.accent: it has several values",
        "AppTheme.title: 'AppTheme.family' is assigned elsewhere in the project",
        "AppTheme.cardPadding: 'AppTheme.step' is assigned elsewhere in the project",
      ])
  }

  /// A font of the system is what an app has until its own is loaded; of two that people choose, neither is.
  @Test func aFlagThatSaysWhetherAFontIsLoaded() {
    let fixture = ThemeFixture(
      """
      enum AppFont {
        static var isSerifLoaded = false
        static var prefersSerif = false
        static func load() { isSerifLoaded = true }
        static func choose(_ serif: Bool) { prefersSerif = serif }
        static var title: Font { isSerifLoaded ? .custom("Lora", size: 28) : .system(size: 28) }
        static var body: Font { prefersSerif ? .custom("Lora", size: 16) : .system(size: 16) }
      }
      """)
    #expect(fixture.tokens == ["font.title = 28 Lora relative to body as AppFont.title"])
    #expect(fixture.unreadable == ["AppFont.body: it has several values"])
  }

  /// A type of any name whose numbers are called after what they measure, and are used for that, is a design.
  @Test(
    arguments: [
      (
        "RoundedRectangle(cornerRadius: Neo.radiusSmall)",
        [
          "radius.neo.radiusSmall = 10 as Neo.radiusSmall",
          "radius.neo.radiusLarge = 16 as Neo.radiusLarge",
          "borderWidth.neo.borderThin = 1 as Neo.borderThin",
          "duration.neo.animationQuick = 0.1 as Neo.animationQuick",
          "spacing.neo.cardPadding = 12 as Neo.cardPadding",
        ]
      ), ("print(Neo.radiusSmall)", []),
    ] as [(String, [String])])
  func aDesignOfAnyName(use: String, tokens: [String]) {
    let constants = """
      enum Neo {
        static let radiusSmall: CGFloat = 10
        static let radiusLarge: CGFloat = 16
        static let borderThin: CGFloat = 1
        static let animationQuick: Double = 0.1
        static let animationSteps: Double = 4
        static let cardPadding: CGFloat = 12
        static let batchSize: CGFloat = 20
      }
      """
    let uses = (1...3).map { ("Screen\($0).swift", "func go() { _ = \(use) }") }
    #expect(Set(ThemeFixture(files: [("Neo.swift", constants)] + uses).tokens) == Set(tokens))
  }

  /// Measures of all views are in extensions of the type of views; what does not say that it is one is no token.
  @Test func aMeasureOfAllViews() {
    let measures = """
      extension UIView {
        static var screenPadding: CGFloat = 34
        static let tagOfShade: CGFloat = 7
        var ownPadding: CGFloat { 3 }
      }
      extension UIStackView { static let rowPadding: CGFloat = 5 }
      """
    let uses = (1...3).map { number in
      (
        "Screen\(number).swift",
        "func go(_ s: UIStackView) { s.spacing = UIView.screenPadding + UIView.tagOfShade }"
      )
    }
    let fixture = ThemeFixture(files: [("Views.swift", measures)] + uses)
    #expect(fixture.tokens == ["spacing.view.screenPadding = 34 as UIView.screenPadding"])
  }

  /// A flag of a theme that says whether it is dark is the appearance.
  @Test func aFlagThatSaysWhetherTheThemeIsDark() {
    let fixture = ThemeFixture(
      """
      enum AppTheme {
        static var isDark = false
        static func toggle() { isDark = !isDark }
        static var ink: Color { isDark ? Color(white: 0.8) : Color(white: 0.2) }
      }
      """)
    #expect(fixture.tokens == ["color.ink = #333333/#CCCCCC as AppTheme.ink"])
  }

  /// With or without `self`, an initializer gives a variable of its type the first value; any other member changes it.
  @Test(arguments: ["", "self."]) func whatAnInitializerAssignsIsTheValue(prefix: String) {
    let fixture = ThemeFixture(
      """
      struct Palette {
        var dark: UIColor
        var light: UIColor
        init() {
          \(prefix)dark = UIColor(white: 0.2, alpha: 1)
          \(prefix)light = UIColor(white: 0.8, alpha: 1)
        }
        mutating func fade() { light = UIColor(white: 0.9, alpha: 1) }
      }
      extension UIColor { static let brand = Palette() }
      """)
    #expect(fixture.tokens == ["color.brand.dark = #333333 as UIColor.brand.dark"])
    #expect(
      fixture.unreadable == [
        "UIColor.brand.light: the value of it is not in the code that was read"
      ])
  }

  @Test func whatAClosureInAnInitializerAssignsChangesTheValue() {
    let fixture = ThemeFixture(
      """
      final class Palette {
        static let shared = Palette()
        var ink = UIColor(white: 0.2, alpha: 1)
        var line = UIColor(white: 0.6, alpha: 1)
        init() {
          if isWide { line = UIColor(white: 0.8, alpha: 1) }
          observe { [self] in ink = UIColor(white: 0.4, alpha: 1) }
        }
        let isWide = true
      }
      """)
    #expect(fixture.tokens == ["color.line = #CCCCCC as Palette.shared.line"])
    #expect(
      fixture.unreadable == [
        "Palette.shared.ink: the value of it is not in the code that was read"
      ])
  }

  /// A variable that holds a whole theme is assigned when the person changes the theme.
  @Test func aThemeThatCodeAssignsKeepsItsValues() {
    let fixture = ThemeFixture(
      """
      struct Theme {
        let ink: UIColor
        static var current = Theme(ink: UIColor(white: 0.2, alpha: 1))
        static func night() { current = Theme(ink: UIColor(white: 0.8, alpha: 1)) }
      }
      """)
    #expect(fixture.unreadable.isEmpty)
    #expect(fixture.tokens.map { $0.prefix { $0 != " " } } == ["color.ink"])
  }

  /// SwiftGen's template of color literals declares a type for each platform.
  @Test func colorLiteralsOfAGenerator() {
    let fixture = ThemeFixture(
      """
      #if os(OSX)
        import AppKit
        internal enum ColorName { }
      #elseif os(iOS) || os(tvOS) || os(watchOS)
        import UIKit
        internal enum ColorName { }
      #endif
      internal extension ColorName {
        /// 0x33cc66ff (r: 51, g: 204, b: 102, a: 255)
        internal static let articleBody = #colorLiteral(red: 0.2, green: 0.8, blue: 0.4, alpha: 1.0)
        static let `private` = #colorLiteral(red: 1.0, green: 1.0, blue: 1.0, alpha: 0.8)
        static let picture = #imageLiteral(resourceName: "article")
      }
      """)
    #expect(
      fixture.tokens == [
        "color.name.articleBody = #33CC66 as ColorName.articleBody",
        "color.name.private = #FFFFFFCC as ColorName.private",
      ])
  }

  @Test func ofReleasesAskedOneAfterAnotherTheNewestCounts() {
    let fixture = ThemeFixture(
      """
      extension NSAppearance {
        var isDarkMode: Bool {
          if #available(macOS 10.14, *) { return bestMatch(from: [.aqua, .darkAqua]) == .darkAqua }
          return false
        }
      }
      extension NSColor {
        private static func dynamic(light: NSColor, dark: NSColor) -> NSColor {
          if #available(macOS 10.15, *) { return NSColor(name: nil) { $0.isDarkMode ? dark : light } }
          return light
        }
        class var line: NSColor {
          dynamic(light: NSColor(white: 0.8, alpha: 1), dark: NSColor(white: 0.2, alpha: 1))
        }
      }
      """)
    #expect(fixture.tokens == ["color.line = #CCCCCC/#333333 as NSColor.line"])
  }

  @Test func measuresOfAnAppUnderAnyOfTheirNames() {
    let fixture = ThemeFixture(files: [
      (
        "Dimens.swift",
        """
        enum Dimens { static let marginSmall: CGFloat = 8; static let avatarWidth: CGFloat = 40 }
        extension UIView { enum CornerRadius: CGFloat { case small = 5 } }
        extension UIView { enum Level: CGFloat { case small = 5 } }
        """
      )
    ])
    #expect(
      fixture.tokens == [
        "radius.small = 5 as UIView.CornerRadius.small.rawValue",
        "spacing.marginSmall = 8 as Dimens.marginSmall",
      ])
  }

  /// `0.5` is the name of a color, no path of a token.
  @Test func assetsNamedByNumbersHaveAPathOfTheirCategory() {
    var fixture = ThemeFixture("import UIKit")
    fixture.colorSets = ["0.5", "brand.ink"].map { name in
      ImportedColorSet(
        asset: name, color: ColorValue(light: ColorSample(red: 0, green: 0, blue: 0, alpha: 1)),
        file: "A.xcassets/\(name).colorset/Contents.json", catalog: "A.xcassets")
    }
    #expect(fixture.survey.tokens.map(\.path).sorted() == ["brand.ink", "color.0.5"])
  }

  @Test func whatOnlyTestsCompileIsNoTheme() throws {
    let files = [
      "Package.swift": """
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Shop", path: "App"),
          .testTarget(name: "Checks", dependencies: ["Shop"], path: "Support"),
        ])
      """,
      "App/Theme.swift":
        "import UIKit\nextension UIColor { static let ink = UIColor(white: 0.2, alpha: 1) }",
      "Support/Mocks.swift": "import UIKit\nextension UIColor { static let fakeInk = UIColor.red }",
    ]
    let targets = ProjectFixture(files).read().targets
    func tokens(_ targets: ProjectTargets) -> [String] {
      LargeStack.run {
        let readings = files.keys.sorted().filter { !$0.hasPrefix("Package") }.map { path in
          ThemeSurvey.FileReading(
            SourceFile(path: path, bytes: Array((files[path] ?? "").utf8)), assets: AssetNames([]))
        }
        return ThemeSurvey(
          readings, colorSets: [], name: "Shop", folder: ProjectFixture.root, targets: targets,
          files: BundledFiles()
        ).tokens.map(\.path)
      }
    }
    #expect(tokens(targets) == ["color.ink"])
    #expect(tokens(.none) == ["color.ink", "color.fakeInk"])
  }

  /// Of two declarations of one name the app's own counts, whatever its path is.
  @Test(arguments: [".themes/old", "Archive", "Examples/Old"])
  func aCopyInAnotherFolderIsNotTheTheme(folder: String) {
    func theme(_ gray: Double) -> String {
      "enum Theme { static let ink = Color(white: \(gray)); static let card = Color(white: 0.9) }"
    }
    let own = ("Sources/Theme.swift", theme(0.2))
    let view = ("Sources/View.swift", "let view = Text(\"\").foregroundColor(Theme.ink)")
    #expect(
      ThemeFixture(files: [("\(folder)/Theme.swift", theme(0.6)), own, view]).tokens
        == ["color.ink = #333333 as Theme.ink", "color.card = #E6E6E6 as Theme.card"])
  }

  @Test func anExampleThatUsesItsStylesEverywhereIsAnApp() {
    func tokens(folder: String, screens: Int) -> [String] {
      var files = [
        (
          path: "Kit/Theme.swift",
          code: "extension UIColor { static let ink = UIColor(white: 0.2, alpha: 1) }"
        ),
        (
          path: "\(folder)/Shop/Spacing.swift",
          code: "enum Spacing { static let _3: CGFloat = 12; static let _4: CGFloat = 16 }"
        ),
      ]
      for number in 0..<screens {
        files.append(
          (path: "\(folder)/Shop/Screen\(number).swift", code: "func a() { pad(Spacing._3) }"))
      }
      return ThemeFixture(files: files).survey.tokens.map(\.path)
    }
    #expect(tokens(folder: "Example", screens: 6) == ["color.ink", "spacing._3", "spacing._4"])
    #expect(tokens(folder: "Example", screens: 2) == ["color.ink"])
    #expect(tokens(folder: "Dependencies", screens: 6) == ["color.ink"])
  }

  /// A type that only one file sees is another one than that of its name for all.
  @Test(arguments: [("private", "enum"), ("fileprivate", "enum"), ("private", "private enum")])
  func aPrivateTypeOfTheNameHidesNoTheme(access: String, keyword: String) {
    let theme = "\(keyword) Palette { static let ink = Color(white: 0.2) }"
    let other = "\(access) struct Palette { let keyword: String; let kind: Kind }"
    let files = [
      (path: "Palette.swift", code: "import SwiftUI\n\(theme)"),
      (path: "Engine.swift", code: "import SwiftUI\n\(other)"),
    ]
    let expected = keyword == "enum" ? ["color.ink"] : []
    #expect(ThemeFixture(files: files).survey.tokens.map(\.path) == expected)
  }
}
