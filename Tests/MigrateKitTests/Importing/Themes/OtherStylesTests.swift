import Testing

@testable import MigrateKit

/// Styles of kinds that tokens do not have: each is listed with its place, its reason and its uses.
@Suite struct OtherStylesTests {
  private static func others(_ files: [(path: String, code: String)]) -> [String] {
    ThemeFixture(files: files).survey.unreadable.filter(\.isOther).map {
      "\($0.name) (\($0.uses), \($0.file):\($0.line)): \($0.reason)"
    }.sorted()
  }

  private static func others(_ code: String) -> [String] { others([("Theme.swift", code)]) }

  private static let theme = """
    import SwiftUI
    enum AppTheme {
      static let glow = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      static let thumbnail = CGSize(width: 40, height: 40)
      static let page: EdgeInsets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      static let chart: [Color] = [.red, .blue]
      static let iconSize: CGFloat = 22
      static let eyebrowTracking: CGFloat = 1.8
      static let padding: CGFloat = 12
      static let none: CGFloat = 0
      static let maxLength: CGFloat = 300
      static let shared = AppTheme()
      enum Spacing { static let zero: CGFloat = 0 }
    }
    """

  @Test func stylesWithoutACategoryAreListed() {
    let view =
      "import SwiftUI\nlet a = f(AppTheme.iconSize)\nlet b = f(AppTheme.iconSize, AppTheme.glow)\n"
    #expect(
      Self.others([("Theme.swift", Self.theme), ("V.swift", view)]) == [
        "AppTheme.Spacing.zero (0, Theme.swift:13): spacing 0 is out of range",
        "AppTheme.chart (0, Theme.swift:6): lists of colors are not read",
        "AppTheme.eyebrowTracking (0, Theme.swift:8): letter spacings are not read",
        "AppTheme.glow (1, Theme.swift:3): gradients are not read",
        "AppTheme.iconSize (2, Theme.swift:7): sizes are not read",
        "AppTheme.none (0, Theme.swift:10): its name does not say what it measures",
        "AppTheme.page (0, Theme.swift:5): insets are not read",
        "AppTheme.thumbnail (0, Theme.swift:4): sizes are not read",
      ])
  }

  @Test func listsAreListed() {
    #expect(
      Self.others(
        """
        import SwiftUI
        enum AppTheme {
          static let gradients: [[Color]] = [[.red, .blue], [.green, .blue]]
          static let widths: [[CGFloat]] = [[1, 2]]
          static let dashes: [NSNumber] = [4, 2]
          static let rowCounts: [CGFloat] = [3, 4]
          static let names: [String] = ["a"]
          static let labels: [(name: String, color: Color)] = [("Red", .red)]
          static let pages: [(name: String, index: Int)] = [("One", 1)]
          static let lifted: [(color: Color, radius: CGFloat)] = [(.black, 8)]
        }
        enum PageLayout { static let dash: [CGFloat] = [2] }
        enum Player { static let speeds: [CGFloat] = [0.5, 1, 2] }
        """) == [
          "AppTheme.dashes (0, Theme.swift:5): lists of numbers are not read",
          "AppTheme.gradients (0, Theme.swift:3): lists of colors are not read",
          "AppTheme.labels (0, Theme.swift:8): lists of colors are not read",
          "AppTheme.lifted (0, Theme.swift:10): shadows of this form are not read",
          "AppTheme.widths (0, Theme.swift:4): lists of numbers are not read",
          "PageLayout.dash (0, Theme.swift:12): lists of numbers are not read",
        ])
  }

  /// Text attributes set several styles at once, as functions of views do.
  @Test func textAttributesHoldSeveralStyles() {
    let code = """
      import UIKit
      extension UIFont {
        static let titleAttributes = [NSAttributedString.Key.font: UIFont.boldSystemFont(ofSize: 17)]
      }
      enum AppTheme {
        static let bar: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]
        static let link: AttributeContainer = AttributeContainer()
        static let labels: [String: Any] = ["a": 1]
      }
      """
    let fixture = ThemeFixture(code)
    let reason = "it holds several styles of text"
    #expect(
      fixture.unreadable.sorted() == [
        "AppTheme.bar: \(reason)", "AppTheme.link: \(reason)",
        "UIFont.titleAttributes: \(reason)",
      ])
    #expect(fixture.survey.unreadable.allSatisfy { !$0.isOther })
  }

  /// Arguments name them without their type.
  @Test func weightsOfFontsAreListed() {
    let code = """
      import UIKit
      extension UIFont.Weight {
        static var w600: UIFont.Weight { .semibold }
        static let w400: UIFont.Weight = .regular
      }
      """
    let view = """
      import UIKit
      let a = f(.systemFont(ofSize: 16, weight: .w600), UIFont.Weight.w600, weight: .w400)
      let b = c.w400
      """
    #expect(
      Self.others([("Theme.swift", code), ("V.swift", view)]) == [
        "UIFont.Weight.w400 (1, Theme.swift:4): font weights are not read",
        "UIFont.Weight.w600 (2, Theme.swift:3): font weights are not read",
      ])
  }

  // MARK: Sizes

  private static let cells = """
    import UIKit
    class RowCell: UITableViewCell {
      static let height: CGFloat = 66
      static let headerHeight = UIScreen.main.bounds.height
      static let heightRatio: CGFloat = 0.4
      static let maxRows: CGFloat = 5
      static let inset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      private static let iconSize: CGFloat = 8
    }
    private enum Metrics { static let width: CGFloat = 9 }
    let posterWidth: CGFloat = 120
    let width: CGFloat = 120
    """

  private static func sizes(inFiles count: Int) -> [String] {
    let names = ["height", "headerHeight", "heightRatio", "maxRows", "inset", "iconSize"]
    let uses = (0..<count).map { number in
      (
        "V\(number).swift",
        "let a\(number) = f(" + names.map { "RowCell.\($0)" }.joined(separator: ", ")
          + ", Metrics.width, posterWidth, width)\n"
      )
    }
    return others([("Theme.swift", cells)] + uses)
  }

  /// What several files use is a style of the app, whatever declares it.
  @Test func sizesThatSeveralFilesUseAreListed() {
    #expect(
      Self.sizes(inFiles: 2) == [
        "RowCell.height (2, Theme.swift:3): sizes are not read",
        "RowCell.inset (2, Theme.swift:7): insets are not read",
        "posterWidth (2, Theme.swift:11): sizes are not read",
      ])
  }

  @Test func sizesThatOneFileUsesAreDetails() {
    #expect(Self.sizes(inFiles: 1) == [])
  }

  /// Uses of types that share a name cannot be told apart.
  @Test func sizesOfTypesThatShareANameAreNotListed() {
    let declared = "enum CardFrame { static let height: CGFloat = 66 }\n"
    let uses = ["A", "B"].map { ("\($0).swift", "let a\($0) = f(CardFrame.height)\n") }
    #expect(Self.others([("Theme.swift", declared)] + uses).count == 1)
    let other = ("Other.swift", "private \(declared)")
    #expect(Self.others([("Theme.swift", declared), other] + uses) == [])
  }

  /// The only sizes of many types take one line; all are listed on demand.
  @Test func detailsOfManyTypesTakeOneLine() {
    let names = ["A", "B", "C", "D", "E", "F"]
    let cells = names.map {
      (
        "\($0).swift",
        "import UIKit\nclass \($0)Cell: UITableViewCell { static let height: CGFloat = 66 }"
      )
    }
    let frame = "enum CardFrame { static let width: CGFloat = 9; static let height: CGFloat = 8 }"
    let uses =
      names.map { "\($0)Cell.height" }.joined(separator: ", ")
      + ", CardFrame.width, CardFrame.height"
    let views = ["V", "W"].map { ("\($0).swift", "import UIKit\nlet a\($0) = f(\(uses))\n") }
    let survey = ThemeFixture(files: cells + views + [("Frame.swift", frame)]).survey
    func lines(listsAll: Bool) -> [String] {
      ThemeReporter(style: TextStyle(width: 200), listsAll: listsAll).unreadable(of: survey)
        .split(separator: "\n").dropFirst().map(String.init)
    }
    #expect(
      lines(listsAll: false) == [
        "  A.swift:2  ACell.height, BCell.height, CCell.height, DCell.height, and 2 more (12 uses): sizes are not read, in 6 files",
        "  Frame.swift:1  CardFrame.height, width (4 uses): sizes are not read",
      ])
    #expect(lines(listsAll: true).count == 7)
    #expect(
      lines(listsAll: true).contains("  A.swift:2  ACell.height (2 uses): sizes are not read"))
  }

  // MARK: Members of cases

  private static let shades = """
    import UIKit
    enum ShadePalette: String, CaseIterable {
      case dawn, dusk, noon
      var stops: [CGColor] { [] }
      var shadeStops: [CGColor] { [] }
      var accentShade: CGColor {
        switch self {
        case .dawn: UIColor(red: 0.8, green: 0.2, blue: 0.3, alpha: 1).cgColor
        case .dusk: UIColor(red: 0.1, green: 0.3, blue: 0.6, alpha: 1).cgColor
        case .noon: UIColor(red: 0.9, green: 0.7, blue: 0.1, alpha: 1).cgColor
        }
      }
    }
    """

  /// Code asks any case for its list; a name of one word may be a member of anything.
  @Test func membersOfAnyCaseAreCountedByTheirNames() {
    let view =
      "import UIKit\nfunc f(palette: ShadePalette) { g(palette.shadeStops, palette.stops) }\n"
    let found = ThemeFixture(files: [("Theme.swift", Self.shades), ("V.swift", view)]).survey
      .unreadable.filter(\.isOther)
    #expect(
      found.map { "\($0.name) \($0.isUncounted ? "-" : "\($0.uses)")" }.sorted() == [
        "ShadePalette.shadeStops 1", "ShadePalette.stops -",
      ])
  }

  /// The numbers of motion may be durations, delays or fractions.
  @Test func numbersOfMotionAmongConstantsAreListed() {
    let code = """
      import UIKit
      enum VisualConstant {
        enum Animation { static let moveElements = 0.3 }
        enum Network { static let retries = 0.5 }
      }
      enum Constant { typealias Visual = VisualConstant }
      enum RowAnimation { static let shown = 0.3 }
      """
    let view = "import UIKit\nlet a = f(Constant.Visual.Animation.moveElements)\n"
    #expect(
      Self.others([("Theme.swift", code), ("V.swift", view)]) == [
        "VisualConstant.Animation.moveElements (1, Theme.swift:3): its name does not say what it measures"
      ])
  }

  /// A constant of the type that declares it has several styles at once.
  @Test func constantsWithSeveralStylesAreListed() {
    let code = """
      import UIKit
      struct ShopBorderStyle {
        var color: UIColor
        var width: CGFloat
        static let card = ShopBorderStyle(color: .red, width: 2)
      }
      struct PaneMetrics: Equatable {
        let paneHeight: CGFloat
        let tileWidth: CGFloat
        static let phone = PaneMetrics(paneHeight: 30, tileWidth: 22)
      }
      struct ListStyle { let id: String; let tint: UIColor; let isOn: Bool
        static let plain = ListStyle(id: "a", tint: .red, isOn: true)
      }
      struct TableDimensions { let width: Double; let height: Double
        static let standard = TableDimensions(width: 1.2, height: 0.8)
      }
      struct Request { let width: CGFloat; let height: CGFloat
        static let small = Request(width: 1, height: 2)
      }
      """
    let view = "import UIKit\nlet a = f(PaneMetrics.phone)\n"
    #expect(
      Self.others([("Theme.swift", code), ("V.swift", view)]) == [
        "PaneMetrics.phone (1, Theme.swift:10): values of 'PaneMetrics' with several styles are not read",
        "ShopBorderStyle.card (0, Theme.swift:5): values of 'ShopBorderStyle' with several styles are not read",
      ])
  }

  /// The case is known when the app runs.
  @Test func colorsOfACaseThatCodeChoosesAreNotInForce() {
    let color = "UIColor(red: 0.2, green: 0.5, blue: 0.4, alpha: 1)"
    let ink = "extension UIColor { static let ink = \(color) }"
    func evidence(_ use: String) -> Set<String> {
      let uses = ["A", "B", "C"].map { name in
        ("\(name).swift", "import UIKit\nlet a\(name) = f(UIColor.ink, \(use))\n")
      }
      let files = [("Theme.swift", "\(Self.shades)\n\(ink)")] + uses
      return Set(
        ThemeFixture(files: files).survey.tokens.filter(\.guess.isOutOfForce).map(\.guess.evidence))
    }
    #expect(
      evidence("palette.accentShade") == [
        "the app's uses: code reads 'accentShade' of a case that is chosen at run time"
      ])
    #expect(
      evidence("nothing") == [
        "the app's uses: no code uses any color of ShadePalette, and the app uses others"
      ])
  }

  /// What kinds of text have beside their fonts; a spacing near one is a factor of the line height, in each case.
  @Test func colorsAndFactorsOfKindsOfText() {
    let code = """
      import UIKit
      enum ShopLabelType {
        case title, body
        var font: UIFont { switch self { case .title: .systemFont(ofSize: 22); case .body: .systemFont(ofSize: 16) } }
        var textColor: UIColor { switch self { case .title: .black; case .body: .gray } }
        var lineSpacing: CGFloat { switch self { case .title: return 34.0 / 28.0; case .body: return 2.0 } }
      }
      """
    #expect(
      Self.others(code) == [
        "ShopLabelType.lineSpacing (0, Theme.swift:6): a line spacing of less than 2 points is probably a factor of the line height",
        "ShopLabelType.textColor (0, Theme.swift:5): colors of kinds of text are not read",
      ])
    let points = ThemeFixture(code.replacing("34.0 / 28.0", with: "4"))
    #expect(
      points.tokens.filter { $0.hasPrefix("lineSpacing") }.map { $0.split(separator: " ")[2] }
        .sorted() == ["2", "4"])
  }

  @Test func aLineSpacingNearOneIsAFactor() {
    let fixture = ThemeFixture(
      """
      import SwiftUI
      enum AppTheme {
        static let bodyLineSpacing: CGFloat = 1.4
        static let titleLineSpacing: CGFloat = 4
      }
      """)
    #expect(fixture.tokens == ["lineSpacing.titleLineSpacing = 4 as AppTheme.titleLineSpacing"])
    #expect(
      fixture.unreadable == [
        "AppTheme.bodyLineSpacing: a line spacing of less than 2 points is probably a factor of the line height"
      ])
  }

  /// Their uses say nothing of the tokens.
  @Test func theyAreNotInTheMapping() {
    let survey = ThemeFixture(Self.theme).survey
    let mapping = survey.mapping(name: "Shop", tokenFile: "t.json")
    #expect(mapping["withoutValue"] == nil)
  }

  /// The radius of a shadow is no corner's, and the corners of what stands out are.
  @Test func partsOfShadowsAreNoRadii() {
    let theme = """
      import SwiftUI
      enum Theme {
        enum Shadow { static let lowRadius: CGFloat = 3; static let lowOpacity: Double = 0.2 }
        enum Raised { static let lowRadius: CGFloat = 3 }
      }
      """
    #expect(
      ThemeFixture(theme).tokens == ["radius.raised.lowRadius = 3 as Theme.Raised.lowRadius"])
  }

  @Test func whatAViewDeclaresForItselfIsNotListed() {
    let view = """
      import SwiftUI
      struct CardView: View {
        enum Layout { static let height: CGFloat = 56; static let size = CGSize(width: 1, height: 2) }
        static let shade = LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
        var body: some View { Text("") }
      }
      """
    #expect(Self.others(view) == [])
  }

  @Test func aShadowIsReadIfItsPartsAre() {
    let code = """
      import SwiftUI
      enum CardShadow {
        static let soft = ShadowSpec(color: .black.opacity(0.4), radius: 8, x: 0, y: 2)
        static let hard = LayerShadow(opacity: 0.2, offset: CGSize(width: 0, height: 4))
      }
      struct ShadowSpec { let color: Color; let radius: CGFloat; let x: CGFloat; let y: CGFloat }
      struct LayerShadow { let opacity: Float; let offset: CGSize }
      """
    let paths = ThemeFixture(code).tokens.map { String($0.prefix { $0 != " " }) }
    #expect(paths == ["shadow.cardShadow.soft"])
    #expect(
      Self.others(code) == [
        "CardShadow.hard (0, Theme.swift:4): shadows of this form are not read"
      ])
  }

  // MARK: Numbers

  /// A glow has a radius and no spacings, so the word is the name of the app.
  @Test func theSpacingsOfAnAppThatIsCalledGlowAreRead() {
    let code = """
      import SwiftUI
      enum GlowSpacing { static let small: CGFloat = 12; static let large: CGFloat = 20 }
      enum GlowEffect { static let glowRadius: CGFloat = 9 }
      """
    var fixture = ThemeFixture(code)
    fixture.name = "Glow"
    #expect(
      fixture.tokens == [
        "spacing.small = 12 as GlowSpacing.small",
        "spacing.large = 20 as GlowSpacing.large",
      ])
  }

  @Test func aPartOfAnInterfaceInATypeOfRadiiIsARadius() {
    let code = """
      import SwiftUI
      enum Radius { static let avatar: CGFloat = 12; static let avatarSize: CGFloat = 40 }
      enum Spacing { static let rowVertical: CGFloat = 14; static let icon: CGFloat = 24 }
      """
    #expect(
      ThemeFixture(code).tokens == [
        "radius.avatar = 12 as Radius.avatar", "spacing.rowVertical = 14 as Spacing.rowVertical",
      ])
  }

  // MARK: Reasons

  @Test func anInfiniteRadiusIsListedAsSuch() {
    let code = """
      import SwiftUI
      enum CornerRadius { static let card: CGFloat = 8; static let round: CGFloat = .infinity }
      """
    #expect(ThemeFixture(code).unreadable == ["CornerRadius.round: it is infinite"])
  }

  /// The colors that the app adds to `UIColor` are no values that an unset color may have.
  @Test func aColorThatCodeSetsLaterHasNoValue() {
    let code = """
      import UIKit
      extension UIColor {
        static let darkBlue = UIColor(red: 0, green: 0, blue: 0.4, alpha: 1)
        static let lightBlue = UIColor(red: 0.6, green: 0.7, blue: 1, alpha: 1)
      }
      struct CurrentTheme { static var ink: UIColor!; static var page: UIColor! }
      """
    #expect(
      ThemeFixture(code).unreadable == [
        "CurrentTheme.ink: code sets it later", "CurrentTheme.page: code sets it later",
      ])
    let given = """
      extension UIColor { static func text(on paper: UIColor) -> UIColor { paper } }
      struct Theme { let ink: UIColor; static let shared = Theme(ink: unknown()) }
      """
    #expect(ThemeFixture("\(code)\n\(given)").tokens.count == 2)
  }

  /// What may be missing is of the same kind, and what holds anything else is none.
  @Test func listsThatMayBeMissingAndTuplesAreListed() {
    let code = """
      import SwiftUI
      enum Theme {
        static let hero: [Color]? = [.red, .blue]
        static let tags: [String: Color] = ["a": .red]
        static let lift: (color: Color, radius: CGFloat, y: CGFloat)? = (.black, 3, 1)
        static let counts: [String: Int] = ["a": 1]
        static let pair: (name: String, radius: CGFloat) = ("a", 3)
      }
      """
    #expect(
      ThemeFixture(code).unreadable == [
        "Theme.hero: lists of colors are not read",
        "Theme.tags: dictionaries of colors are not read",
        "Theme.lift: shadows of this form are not read",
      ])
  }

  // MARK: Environment

  /// Each view may set another value for those inside it.
  @Test func stylesOfTheEnvironmentAreListed() {
    #expect(
      Self.others(
        """
        import SwiftUI
        private struct AccentKey: EnvironmentKey { static let defaultValue: Color = .red }
        extension EnvironmentValues {
          @Entry var cardRadius: CGFloat = 12
          @Entry var brand = Color.red
          var accent: Color { get { self[AccentKey.self] } set { self[AccentKey.self] = newValue } }
        }
        """) == [
          "EnvironmentValues.accent (0, Theme.swift:6): values of the environment are not read",
          "EnvironmentValues.brand (0, Theme.swift:5): values of the environment are not read",
          "EnvironmentValues.cardRadius (0, Theme.swift:4): values of the environment are not read",
        ])
  }

  /// Numbers that views measure, flags, and colors that are there only if a view sets them.
  @Test func otherValuesOfTheEnvironmentAreNotListed() {
    #expect(
      Self.others(
        """
        import SwiftUI
        extension EnvironmentValues {
          @Entry var progress: CGFloat = 0
          @Entry var pageIndex: Double = 0
          @Entry var isLoading = false
          @Entry var rowTint: Color? = nil
        }
        """) == [])
  }

  /// `Self` is what the extension says.
  @Test func gradientsOfAnExtensionForThemAreListed() {
    let code = """
      import SwiftUI
      extension ShapeStyle where Self == LinearGradient {
        static var warm: Self { .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom) }
      }
      extension ShapeStyle where Self == Color {
        static var ink: Self { Color(red: 0.2, green: 0.4, blue: 0.6) }
      }
      """
    #expect(
      Self.others(code) == ["Color.warm (0, Theme.swift:3): gradients are not read"])
    #expect(ThemeFixture(code).tokens == ["color.ink = #336699 as Color.ink"])
  }

  /// Code takes the font of a tuple for each style of text.
  @Test func stylesOfTextThatAreTuplesAreListed() {
    func code(_ result: String) -> String {
      """
      import SwiftUI
      enum BrandTextStyle { case title, body }
      struct BrandText: View {
        private func parts(_ style: BrandTextStyle) -> \(result) {
          switch style {
          case .title: return (Font.system(size: 20), 24)
          case .body: return (Font.system(size: 17), 20)
          }
        }
      }
      """
    }
    #expect(
      Self.others(code("(Font, CGFloat)")) == [
        "BrandTextStyle.body (0, Theme.swift:2): it holds several styles of text",
        "BrandTextStyle.title (0, Theme.swift:2): it holds several styles of text",
      ])
    #expect(Self.others(code("(Int, CGFloat)")) == [])
  }
}
