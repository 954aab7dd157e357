import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What a theme declares and no token can have: each is listed.
@Suite struct ListedStylesTests {
  @Test func theViewsThatAThemeDrawsAreListed() {
    let code = """
      import SwiftUI
      struct AppTheme {
        static let ink = Color(white: 0.2)
        func cardStyle() -> some View { Rectangle().fill(Self.ink) }
        static func avatarView(for name: String) -> some View { Text(name) }
        func body() -> some View { Text("") }
      }
      struct A: View { let theme: AppTheme; var body: some View { theme.cardStyle() } }
      """
    let survey = ThemeFixture(code).survey
    #expect(survey.unreadable.map(\.name) == ["AppTheme.cardStyle()"])
    #expect(survey.unreadable.map(\.uses) == [1])
    #expect(ThemeFixture(code.replacing("AppTheme", with: "Store")).unreadable == [])
  }

  /// An app's own names for the styles of a package that is elsewhere.
  @Test func theStylesOfAModuleThatIsNotReadAreListed() {
    let fixture = ThemeFixture(
      """
      import Remote
      enum ShopTokens {
        enum ColorToken { static let ink = Remote.ColorToken.ink; static let mood = Moods.happy }
        enum Typography { static let title = Remote.Typography.title }
        enum Shape { static let cardRadius = Remote.Shape.cardRadius }
        enum Store { static let name = Remote.Keys.name; static let tint = Color.red.name }
        static let cellID = ColorCell.Cells.reuseIdentifier
        static let paletteCount = RemotePalette.all.count
      }
      """)
    #expect(
      fixture.unreadable == [
        "ShopTokens.ColorToken.ink: no declaration of 'Remote' was read",
        "ShopTokens.Typography.title: no declaration of 'Remote' was read",
        "ShopTokens.Shape.cardRadius: no declaration of 'Remote' was read",
      ])
  }

  /// Types of themes are called so in other languages too.
  @Test func palettesInOtherLanguagesAreRead() {
    #expect(
      ThemeFixture(
        """
        import SwiftUI
        struct Tinta { let hex: UInt32; var color: Color { Color(red: 1, green: 0, blue: 0) } }
        enum Paleta { static let fondo = Tinta(hex: 1).color }
        """
      ).tokens == ["color.fondo = #FF0000 as Paleta.fondo"])
  }

  @Test func gradientsThatFunctionsMakeForAPlaceAreListed() {
    let fixture = ThemeFixture(
      """
      import UIKit
      enum Theme {
        static let ink = UIColor(white: 0.2, alpha: 1)
        static func pageGradient(frame: CGRect, isDark: Bool) -> CAGradientLayer { CAGradientLayer() }
        static func gradient(from color: UIColor) -> CAGradientLayer { CAGradientLayer() }
      }
      """)
    #expect(
      fixture.unreadable == ["Theme.pageGradient(frame:isDark:): gradients are not read"])
  }

  @Test func numbersOfAThemeThatAreNoMeasuresAreListed() {
    let code = """
      import SwiftUI
      enum AppTheme {
        static let ink = Color(white: 0.2)
        static var springResponse: Double { 0.4 }
        static let bounce = 0.3
        static let dashes: [CGFloat] = [2]
        static let columns = 3
      }
      """
    #expect(
      ThemeFixture(code).unreadable == [
        "AppTheme.springResponse: parts of springs are not read",
        "AppTheme.bounce: its name does not say what it measures",
        "AppTheme.dashes: lists of numbers are not read",
      ])
    // Those of other constants are often no styles.
    #expect(
      ThemeFixture(code.replacing("AppTheme", with: "Tokens")).unreadable.allSatisfy {
        !$0.contains("bounce")
      })
  }

  @Test func theRadiiOfOnePartAreListed() {
    let fixture = ThemeFixture(
      """
      enum ShopButtonCornerRadiusStyle: CGFloat { case round = -1; case small = 5 }
      enum CustomCornerRadius: CGFloat { case button = 8 }
      enum ShadowLength: CGFloat { case short = 1 }
      enum Page: CGFloat { case first = 1 }
      """)
    #expect(
      fixture.unreadable == [
        "ShopButtonCornerRadiusStyle.round: each is the radius of one part",
        "ShopButtonCornerRadiusStyle.small: each is the radius of one part",
        "ShadowLength.short: parts of shadows are not read",
      ])
  }

  /// The colors of kinds of something are no theme, and are named; what only chooses among tokens has none of its own.
  @Test func enumsWithColorsOfTheirOwnAreNamed() {
    let fixture = ThemeFixture(
      files: [
        ("Theme.swift", "import SwiftUI\nextension Color { static let ink = Color(white: 0.2) }"),
        (
          "Model.swift",
          """
          import SwiftUI
          enum Wood { case oak, walnut; var light: Color { self == .oak ? Color(white: 0.8) : Color(white: 0.3) } }
          enum State { case on, off; var tint: Color { self == .on ? .ink : .red } }
          struct Panel: View {
            enum Kind { case a, b; var tint: Color { Color(white: 0.1) } }
            var body: some View { Text("") }
          }
          """
        ),
      ])
    #expect(fixture.unreadable == ["Wood: it is not part of a theme"])
  }

  /// Code that uses a number of a scale for frames alone says that it is none of its steps.
  @Test func aNumberThatCodeUsesForFramesIsASize() {
    func fixture(_ use: String, _ name: String = "touch") -> ThemeFixture {
      ThemeFixture(
        """
        import SwiftUI
        enum DS {
          enum Spacing {
            static let sm: CGFloat = 4
            static let md: CGFloat = 8
            static let \(name): CGFloat = 44
          }
        }
        struct A: View {
          var body: some View {
            Text("").padding(DS.Spacing.sm).frame(minWidth: DS.Spacing.\(name), minHeight: DS.Spacing.\(name))
            Text("").padding(DS.Spacing.md)\(use)
          }
        }
        """)
    }
    #expect(fixture("").tokens.count == 2)
    #expect(fixture("").unreadable == ["DS.Spacing.touch: code uses it as a size"])
    // A view may be as wide as a space.
    #expect(fixture(".padding(DS.Spacing.touch)").tokens.count == 3)
    #expect(fixture("", "xl").tokens.count == 3)
  }

  @Test func colorSetsThatNoCodeNamesAreListed() {
    var fixture = ThemeFixture(
      """
      import SwiftUI
      enum AppColor {
        static let page = Color("Page")
        static let sheet = named("sheet")
        static func named(_ name: String) -> Color { Color(name) }
      }
      struct A: View { var body: some View { AppColor.page } }
      """)
    let white = ColorValue(light: ColorSample(red: 1, green: 1, blue: 1, alpha: 1))
    fixture.colorSets = ["Page", "sheet", "Old"].map {
      ImportedColorSet(
        asset: $0, color: white, file: "A.xcassets/\($0).colorset/Contents.json",
        catalog: "A.xcassets")
    }
    #expect(fixture.tokens.count == 2)
    let left = fixture.survey.unreadable.filter(\.isUnnamedColorSet)
    #expect(left.map { "\($0.name): \($0.reason)" } == ["Old: AppColor.page has its value"])
  }

  @Test func aTypeOfTheProjectWithTheNameOfAStyleIsNoneOfAnotherModule() {
    func styles(_ nested: String) -> [String] {
      let code = """
        import Unknown
        \(nested)
        let all = use(Color.selections)
        """
      return ThemeFixture(files: [("Query.swift", code)]).survey.external.styles.map(\.code)
    }
    #expect(styles("struct Query { struct Color { static let selections = [1] } }") == [])
    let other = styles("struct Query { struct Color { static let other = [1] } }")
    #expect(other == ["Color.selections"])
  }

  /// The extension adds them to the app's type, of which `Color` is none.
  @Test func stylesOfAnAppsOwnTypeAreNoColors() {
    let code = """
      import SwiftUI
      struct AppTint: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> Color { .red.opacity(0.1) }
      }
      extension ShapeStyle where Self == AppTint { static var gain: AppTint { AppTint() } }
      """
    #expect(
      ThemeFixture(code).unreadable == ["AppTint.gain.resolve(in:): it takes an EnvironmentValues"])
  }

  /// What an app shows at the moment is no theme.
  @Test func modelsOfViewsAreNoThemes() {
    func listed(_ type: String) -> [String] {
      ThemeFixture(files: [
        (
          "Game.swift",
          """
          import SwiftUI
          @Observable class \(type) {
            struct Round { var target: Color = seed(1); var page: Color = seed(2) }
            var round = Round()
          }
          """
        ),
        (
          "V.swift",
          """
          import SwiftUI
          struct V: View {
            @Environment(\(type).self) private var model
            var body: some View { Text("a").foregroundStyle(model.round.target) }
          }
          """
        ),
      ]).unreadable
    }
    #expect(listed("ColorViewModel") == [])
    #expect(listed("ColorState") == [])
    #expect(listed("ColorTheme").count == 2)
  }

  /// A color that a function is given is none of the app's style; what else the function sets is.
  @Test func functionsOfUIKitThatSetSeveralStylesAreListed() {
    let code = """
      import UIKit
      extension UIView {
        func outline(color: UIColor) -> Self {
          layer.cornerRadius = 10; layer.borderWidth = 1; layer.borderColor = color.cgColor; return self
        }
        func card() { backgroundColor = .white; layer.cornerRadius = 12 }
        func round() { layer.cornerRadius = frame.height / 2 }
        func tint(color: UIColor) { backgroundColor = color }
        func corners(radius: CGFloat) { layer.cornerRadius = radius; layer.borderWidth = 1 }
      }
      """
    #expect(
      ThemeFixture(code).unreadable == [
        ".outline(color:): it sets the corners and the border",
        ".card(): it sets the background and the corners",
      ])
  }
}
