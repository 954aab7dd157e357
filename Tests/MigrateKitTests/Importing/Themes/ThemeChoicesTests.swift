import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Themes of which an app uses one at a time, and functions that choose among styles.
@Suite struct ThemeChoicesTests {
  private static let themes = """
    struct Theme {
      let ink: UIColor
      let page: UIColor
      static let light = Theme(ink: UIColor(white: 0, alpha: 1), page: UIColor(white: 1, alpha: 1))
      static let dark = Theme(ink: UIColor(white: 1, alpha: 1), page: UIColor(white: 0.2, alpha: 1))
    }

    """

  @Test func instancesOfAThemeAreTheModesOfOneToken() {
    let fixture = ThemeFixture(
      Self.themes + "final class Themes { static var current: Theme = .light }")
    #expect(
      fixture.tokens == [
        "color.ink = #000000/#FFFFFF as Themes.current.ink",
        "color.page = #FFFFFF/#333333 as Themes.current.page",
      ])
  }

  /// Without a way to the theme in use, the code of each is all there is.
  @Test func instancesWithoutAChoiceAreSeparateTokens() {
    let fixture = ThemeFixture(Self.themes)
    #expect(
      fixture.survey.tokens.flatMap(\.codes.values).sorted() == [
        "Theme.dark.ink", "Theme.dark.page", "Theme.light.ink", "Theme.light.page",
      ])
  }

  /// The names of themes say nothing; what their types say of the interface does.
  @Test func aThemeIsDarkByItsInterfaceStyle() {
    let fixture = ThemeFixture(
      """
      protocol AppTheme { var ink: UIColor { get }
        var page: UIColor { get }
        var userInterfaceStyle: UIUserInterfaceStyle { get } }
      class Ice: AppTheme { let ink = UIColor(white: 0, alpha: 1)
        let page = UIColor(white: 1, alpha: 1)
        var userInterfaceStyle: UIUserInterfaceStyle { .light } }
      class Coal: AppTheme { let ink = UIColor(white: 1, alpha: 1)
        let page = UIColor(white: 0, alpha: 1)
        var userInterfaceStyle: UIUserInterfaceStyle { .dark } }
      enum Themes { static var current: AppTheme = Ice() }
      """)
    #expect(
      fixture.tokens == [
        "color.ink = #000000/#FFFFFF as Themes.current.ink",
        "color.page = #FFFFFF/#000000 as Themes.current.page",
      ])
  }

  @Test func aFunctionHasOneTokenForEachCaseOfItsArgument() {
    let fixture = ThemeFixture(
      """
      enum AppColor { case ink, page }
      extension UIColor {
        static func app(_ color: AppColor) -> UIColor {
          switch color {
          case .ink: return UIColor(white: 0, alpha: 1)
          case .page: return UIColor(white: 1, alpha: 1)
          }
        }
      }
      """)
    #expect(
      fixture.tokens == [
        "color.ink = #000000 as UIColor.app(.ink)", "color.page = #FFFFFF as UIColor.app(.page)",
      ])
  }

  private static let associated = """
    enum Tone { case light, dark }
    enum AppColor {
      case ink
      case shade(Tone)
      case custom(Int)
      var color: Color {
        switch self {
        case .ink: return Color(white: 0.2)
        case .shade(let tone): return tone == .light ? Color(white: 0.8) : Color(white: 0)
        case .custom(let level): return Color(white: Double(level) / 255)
        }
      }
    }

    """

  @Test func associatedValuesThatAreCasesAreChoices() {
    #expect(
      ThemeFixture(Self.associated).tokens == [
        "color.ink = #333333 as AppColor.ink.color",
        "color.shade.light = #CCCCCC as AppColor.shade(.light).color",
        "color.shade.dark = #000000 as AppColor.shade(.dark).color",
      ])
  }

  @Test func otherAssociatedValuesAreListed() {
    #expect(
      ThemeFixture(Self.associated).unreadable == ["AppColor.custom.color: the case takes an Int"])
  }

  /// A status with a color is no theme, whatever its cases take.
  @Test func casesOfOtherTypesAreLeftOut() {
    let status = Self.associated.replacing("AppColor", with: "DownloadState")
    #expect(ThemeFixture(status).tokens.isEmpty)
    #expect(ThemeFixture(status).unreadable == ["DownloadState: it is not part of a theme"])
  }

  /// One case that takes a color does not hide the others.
  @Test func functionsChooseAmongTheCasesWithoutValues() {
    let fixture = ThemeFixture(
      """
      extension UIColor {
        enum Name { case ink, line, gray(Int), other(UIColor) }
        static func app(_ name: Name) -> UIColor {
          switch name {
          case .ink: return UIColor(white: 0.2, alpha: 1)
          case .line: return UIColor(white: 0.8, alpha: 1)
          case .gray(let level): return UIColor(white: CGFloat(level) / 255, alpha: 1)
          case .other(let color): return color
          }
        }
      }
      """)
    #expect(
      fixture.tokens == [
        "color.ink = #333333 as UIColor.app(.ink)", "color.line = #CCCCCC as UIColor.app(.line)",
      ])
    #expect(fixture.unreadable == ["UIColor.app(_:): '.gray' takes an Int"])
  }

  /// A default leaves the other cases to be chosen; that of a number chooses nothing.
  @Test func anArgumentWithADefaultIsAChoice() {
    let fixture = ThemeFixture(
      """
      enum AppTheme { enum FontSize: Double { case paragraph = 14, heading = 18 } }
      extension NSFont {
        static func themeFont(_ size: AppTheme.FontSize = .paragraph, bold: Bool = false) -> NSFont {
          let result = systemFont(ofSize: size.rawValue)
          if bold { return .boldSystemFont(ofSize: size.rawValue) } else { return result }
        }
        static func note(size: CGFloat = 11) -> NSFont { .systemFont(ofSize: size) }
      }
      """)
    #expect(
      fixture.tokens.filter { $0.hasPrefix("font") } == [
        "font.paragraph = 14 as NSFont.themeFont(.paragraph)",
        "font.heading = 18 as NSFont.themeFont(.heading)", "font.note = 11 as NSFont.note()",
      ])
  }

  /// A property may call the function of its own name.
  @Test func aPropertyAndAFunctionOfOneNameAreTwoTokens() {
    let fixture = ThemeFixture(
      """
      enum ColorStyle { case ink
        var color: Color { color() }
        func color(dimmed: Bool = false) -> Color {
          switch self { case .ink: return Color(white: 0).opacity(dimmed ? 0.5 : 1) }
        }
      }
      """)
    #expect(fixture.tokens == ["color.style.ink = #000000 as ColorStyle.ink.color"])
  }

  @Test func aResourceOfAGeneratedTypeIsTheColorOfTheCatalog() {
    let color = ImportedColorSet(
      asset: "brand",
      color: ColorValue(light: ColorSample(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)),
      file: "Assets.xcassets/brand.colorset/Contents.json", catalog: "Assets.xcassets")
    let fixture = ThemeFixture(
      "enum Palette { static let accent = R.color.brand()! }", colorSets: [color])
    #expect(fixture.tokens.contains("color.accent = #336699 as Palette.accent"))
  }

  // MARK: Modes

  /// A condition that is not known decides nothing between equal colors.
  @Test func equalArmsHaveTheirValueWhateverTheCondition() {
    let fixture = ThemeFixture(
      """
      import UIKit
      extension UIColor {
        static var ink: UIColor { Settings.shared.isLoud ? UIColor(white: 0.2, alpha: 1) : .dim }
        static var page: UIColor { Settings.shared.isLoud ? UIColor(white: 0.9, alpha: 1) : .dim }
        static let dim = UIColor(white: 0.2, alpha: 1)
      }
      """)
    #expect(fixture.tokens.contains("color.ink = #333333 as UIColor.ink"))
    #expect(!fixture.tokens.contains { $0.contains("page") })
  }

  /// What a text chooses is for what it names; a level of the whole theme is for any code.
  @Test(arguments: [("desert", true), ("primary", false)])
  func aStyleThatATextChoosesIsForWhatItNames(key: String, isHeld: Bool) {
    let fixture = ThemeFixture(
      """
      import UIKit
      enum Palette {
        static func color(_ name: String) -> UIColor {
          switch name {
          case "\(key)": return UIColor(white: 0.2, alpha: 1)
          default: return UIColor(white: 0.9, alpha: 1)
          }
        }
      }
      func use() { paint(Palette.color("\(key)")) }
      """)
    let token = fixture.survey.tokens.first { $0.codes.values.contains { $0.contains(key) } }
    #expect(token?.guess.isOutOfForce == isHeld)
    if isHeld {
      let reason = "code looks it up as 'desert', which names what it is for"
      #expect(token?.guess.evidence.hasSuffix(reason) ?? false)
    }
  }

  /// Constants of motion are animations, whatever the type calls several of them.
  @Test(arguments: [("AnimationConstants", true), ("MotionTokens", true), ("Constants", false)])
  func constantsOfMotionAreRead(type: String, isRead: Bool) {
    let fixture = ThemeFixture(
      "import SwiftUI\nenum \(type) { static let pop = Animation.easeIn(duration: 0.4)\n"
        + "static let name = \"a\"\nstatic let size = 3\nstatic let other = \"b\" }")
    #expect(fixture.survey.tokens.contains { $0.category == .animation } == isRead)
  }

  private func measures(_ members: String, use: String) -> [String] {
    ThemeFixture(files: [
      (
        "Layout.swift",
        """
        import SwiftUI
        enum GridSpacing { case list, tiles
          var value: CGFloat { switch self { case .list: 4
            case .tiles: 8 } }
          \(members) }
        """
      ),
      ("A.swift", "import SwiftUI\nfunc a() { pad(\(use)) }"),
      ("B.swift", "import SwiftUI\nfunc b() { pad(\(use)) }"),
    ]).survey.tokens.flatMap(\.codes.values)
  }

  /// How far apart a list has its rows in one mode is no measure of the theme.
  @Test func aMeasureOfAModeIsATokenWhereCodeNamesIt() {
    let next = "var next: GridSpacing { self == .list ? .tiles : .list }"
    #expect(measures(next, use: "mode.value").isEmpty)
    #expect(measures(next, use: "GridSpacing.list.value") == ["GridSpacing.list.value"])
  }

  @Test func aCaseWithNothingButMeasuresIsAStep() {
    #expect(measures("", use: "mode.value").count == 2)
    #expect(measures("var title: String { \"\" }", use: "mode.value").count == 2)
  }

  /// What only a watch has otherwise is the value of every other platform.
  @Test func aColorThatAWatchHasOtherwise() {
    let code = """
      import SwiftUI
      extension Color {
        static let ink = Color(light: 0.2, dark: 0.8)
        init(light: Double, dark: Double) {
          #if os(watchOS)
          self.init(white: light)
          #else
          self.init(uiColor: UIColor { traits in
            UIColor(white: traits.userInterfaceStyle == .dark ? dark : light, alpha: 1)
          })
          #endif
        }
      }
      """
    #expect(ThemeFixture(code).tokens == ["color.ink = #333333/#CCCCCC as Color.ink"])
    // Of two platforms that leave out others, none is known to be the phone's.
    let unknown = code.replacing("os(watchOS)", with: "SMALL")
    #expect(ThemeFixture(unknown).tokens == [])
  }
}
