import Testing

@testable import MigrateKit

/// Styles that functions give to views, and those that functions make of numbers and texts.
@Suite struct FunctionsOfStylesTests {
  // MARK: Functions of views

  private static func views(_ functions: String) -> ThemeFixture {
    ThemeFixture("import SwiftUI\nextension View {\n\(functions)\n}\n")
  }

  @Test func aFunctionThatIsAShadowIsAToken() {
    let fixture = Self.views(
      """
      func cardShadow() -> some View { self.shadow(color: .black.opacity(0.1), radius: 12, y: 8) }
      func raised(_ radius: CGFloat) -> some View { shadow(color: .black, radius: radius) }
      private func ownShadow() -> some View { shadow(color: .black, radius: 4) }
      """)
    #expect(fixture.tokens == ["shadow.cardShadow = shadow as cardShadow()"])
    #expect(fixture.unreadable == [])
  }

  @Test func aShadowWithSomethingElseIsListed() {
    let fixture = Self.views(
      """
      func floating() -> some View { shadow(color: .black, radius: 4).offset(y: -2) }
      func outlined(color: Color = .red) -> some View { overlay(Rectangle().stroke(color)) }
      func frosted(radius: CGFloat = 16) -> some View { clipShape(Circle()).background(Color.white) }
      """)
    #expect(fixture.tokens == [])
    #expect(
      fixture.unreadable == [
        ".floating(): it sets the shadow", ".outlined(): it sets the border",
        ".frosted(): it sets the background and the corners",
      ])
  }

  @Test func aFunctionOfUIKitThatSetsAShadowIsListed() {
    let code = """
      import UIKit
      extension UIView {
        func setShadow() { layer.shadowColor = UIColor.black.cgColor; layer.shadowRadius = 2 }
        func pin(to view: UIView) { view.layer.shadowRadius = 2 }
        func fill() { translatesAutoresizingMaskIntoConstraints = false }
      }
      """
    #expect(ThemeFixture(code).unreadable == [".setShadow(): it sets the shadow"])
  }

  /// What a function adds to a view or presents over it is content, whatever its styles.
  @Test func functionsThatAddContentAreNotListed() {
    let fixture = Self.views(
      """
      func statusBar() -> some View {
        toolbar { Button("Status") {}.font(.body).background(Color.red).cornerRadius(4) }
      }
      func outlined(by color: Color) -> some View { overlay(Rectangle().stroke(color)) }
      func sized() -> some View { background(GeometryReader { _ in Color.clear }) }
      func rounded() -> some View { clipShape(Circle()) }
      """)
    #expect(fixture.unreadable == [])
  }

  /// The word for the space around a view tells one that is meant as a style from one that makes room.
  @Test func functionsThatSetPaddingOrCornersAreListed() {
    let fixture = Self.views(
      """
      func screenPadding() -> some View { padding(.horizontal, 20 * scale) }
      func aboveKeyboard() -> some View { padding(.bottom, keyboard.height) }
      func cardClip(radius: CGFloat = 12) -> some View { clipShape(RoundedRectangle(cornerRadius: radius)) }
      func bar() -> some View { overlay(RoundedRectangle(cornerRadius: 2).fill(.red)) }
      func clipped(to radius: CGFloat) -> some View { clipShape(RoundedRectangle(cornerRadius: radius)) }
      """)
    #expect(
      fixture.unreadable == [
        ".screenPadding(): it sets the padding", ".cardClip(): it sets the corners",
      ])
  }

  @Test func functionsThatChooseBetweenStylesAreListed() {
    let fixture = ThemeFixture(
      """
      import SwiftUI
      enum Tier { case low, high }
      extension View {
        func glass(isDark: Bool) -> some View { background(isDark ? Color.black : .white).cornerRadius(8) }
        func badge(_ tier: Tier) -> some View { background(Color.red).cornerRadius(4) }
        func filled(_ color: Color) -> some View { background(color).cornerRadius(4) }
        func hidden(if isHidden: Bool) -> some View { opacity(isHidden ? 0 : 1) }
        func toast(isShown: Bool) -> some View { overlay(Text("")).background(Color.red).cornerRadius(4) }
      }
      """)
    #expect(
      fixture.unreadable == [
        ".glass(isDark:): it sets the background and the corners",
        ".badge(_:): it sets the background and the corners",
      ])
  }

  @Test func aFunctionThatPassesOnATokenNamesIt() {
    let fixture = ThemeFixture(
      """
      import SwiftUI
      enum AppFonts { static let body = Font.system(size: 17) }
      extension View {
        func bodyFont() -> some View { font(AppFonts.body) }
        func otherFont() -> some View { font(Unknown.body) }
        func bodyText() -> some View { font(AppFonts.body).foregroundColor(.red) }
        func inked() -> some View { foregroundColor(AppColors.ink) }
        func dimmed() -> some View { foregroundColor(Unknown.dim) }
      }
      enum AppColors { static let ink = Color(white: 0.2) }
      struct A: View { var body: some View { Text("").bodyFont(); Text("").bodyFont().inked() } }
      """)
    #expect(
      fixture.unreadable == [
        ".bodyFont(): it sets the font to AppFonts.body, 17",
        ".inked(): it sets the color to AppColors.ink, #333333",
        ".otherFont(): it sets the font", ".bodyText(): it sets the font and the color",
      ])
    // Its uses are those of the token.
    let survey = fixture.survey
    #expect(survey.unreadable.map(\.uses) == [2, 1, 0, 0])
    #expect(survey.unreadable.map(\.passesToken) == [true, true, false, false])
    let evidence = survey.tokens.map(\.guess.evidence)
    #expect(!evidence.contains { $0.contains("no code uses it") })
  }

  @Test func aFunctionThatSetsOneColorByTheAppearanceIsListed() {
    let fixture = ThemeFixture(
      """
      import SwiftUI
      struct Contrasting: ViewModifier {
        @Environment(\\.colorScheme) var colorScheme
        func body(content: Content) -> some View {
          content.foregroundColor(colorScheme == .dark ? Color.white : Color.black)
        }
      }
      struct Plain: ViewModifier {
        func body(content: Content) -> some View { content.foregroundColor(.red) }
      }
      extension View {
        func contrasting() -> some View { modifier(Contrasting()) }
        func plain() -> some View { modifier(Plain()) }
      }
      """)
    #expect(fixture.unreadable == [".contrasting(): it sets the color"])
  }

  /// Clear glass is a style, a background that is clear is none.
  @Test func aFunctionThatTakesAStyleAwayHasNone() {
    let fixture = ThemeFixture(
      """
      import SwiftUI
      extension View {
        func clearGlass() -> some View { background(.thinMaterial).cornerRadius(8) }
        func clearBackground() -> some View { background(Color.clear).cornerRadius(0) }
        func removeCard() -> some View { background(.thinMaterial).cornerRadius(8) }
      }
      """)
    #expect(fixture.unreadable == [".clearGlass(): it sets the background and the corners"])
  }

  @Test func aClosureThatMakesAFontOfASizeIsAFunction() {
    let fixture = ThemeFixture(
      """
      import UIKit
      struct AppFont {
        static let regular = { (size: CGFloat) -> UIFont in
          return UIFont(name: "Lora-Regular", size: size) ?? UIFont.systemFont(ofSize: size)
        }
        static let bold = { (size: CGFloat) in
          UIFont(name: "Lora-Bold", size: size) ?? UIFont.systemFont(ofSize: size)
        }
        static let light: (CGFloat) -> UIFont = { .systemFont(ofSize: $0, weight: .light) }
        static let named = { (name: String) -> UIFont in UIFont(name: name, size: 12)! }
        static let title: UIFont = { UIFont(name: "Lora-Bold", size: 30)! }()
      }
      func use() {
        a.font = AppFont.regular(18); b.font = AppFont.regular(18); c.font = AppFont.bold(20)
        d.font = AppFont.bold(20); e.font = AppFont.light(12); f.font = AppFont.light(12)
      }
      """)
    #expect(
      fixture.tokens == [
        "font.title = 30 bold Lora as AppFont.title",
        "font.bold.20 = 20 bold Lora as AppFont.bold(20)",
        "font.light.12 = 12 light as AppFont.light(12)",
        "font.regular.18 = 18 regular Lora as AppFont.regular(18)",
      ])
    let rest = "it takes a CGFloat; the styles that code repeats are tokens"
    #expect(
      fixture.unreadable == [
        "AppFont.regular(_:): \(rest)", "AppFont.bold(_:): \(rest)",
        "AppFont.light(_:): \(rest)",
      ])
  }

  // MARK: Functions of cases

  @Test func functionsThatMakeTheFontOfACaseAreListed() {
    let code = """
      import SwiftUI
      enum CardFontStyle {
        case serif, plain
        func cardFont(size: CGFloat = 20) -> Font {
          switch self { case .serif: .custom("Lora", size: size); case .plain: .system(size: size) }
        }
        func font(_ size: CGFloat) -> Font { cardFont(size: size) }
        func sized(for text: String) -> Font { cardFont() }
        func sized(for text: Int) -> Font { cardFont() }
        func tint(over color: Color) -> Color { color }
        private func ownFont(_ size: CGFloat) -> Font { .system(size: size) }
      }
      enum Sport { case ball; func scoreFont(_ size: CGFloat) -> Font { .system(size: size) } }
      """
    let view = "import SwiftUI\nlet a = f(style.cardFont(size: 12), other.cardFont())\n"
    let found = ThemeFixture(files: [("Theme.swift", code), ("V.swift", view)]).survey.unreadable
    #expect(
      found.map { "\($0.name) (\($0.uses)): \($0.reason)" } == [
        ".cardFont(size:) (2): it takes a CGFloat", ".sized(for:) (0): it takes a String",
      ])
  }

  // MARK: Numbers

  private static let scale = """
    import SwiftUI
    struct PixelScale {
      static let unit: CGFloat = 4
      static func px(_ count: Int) -> CGFloat { CGFloat(count) * unit }
      static let spacingSmall = px(1)
      static let spacingLarge = px(4)
      static let iconSmall = px(3)
    }
    """

  private static func uses(_ code: String, count: Int) -> (path: String, code: String) {
    let lines = (0..<count).map {
      "let v\($0) = Text(\"\").padding(\(code.replacing("#", with: "\($0 % 2 + 2)")))"
    }
    return ("V.swift", "import SwiftUI\n" + lines.joined(separator: "\n"))
  }

  @Test func theStepsThatCodeAsksAFunctionForAreTokens() {
    let fixture = ThemeFixture(
      files: [
        ("Theme.swift", Self.scale), Self.uses("PixelScale.px(#)", count: 12),
        ("W.swift", "let w = f(PixelScale.spacingSmall)\n"),
        ("X.swift", "let x = f(PixelScale.spacingLarge)\n"),
      ])
    #expect(
      fixture.tokens == [
        "spacing.spacingSmall = 4 as PixelScale.spacingSmall",
        "spacing.spacingLarge = 16 as PixelScale.spacingLarge",
        "spacing.px.2 = 8 as PixelScale.px(2)", "spacing.px.3 = 12 as PixelScale.px(3)",
      ])
  }

  /// A few calls say nothing of the function, nor do those for other things.
  @Test func aFunctionOfAnyNumberIsNoScale() {
    let few = ThemeFixture(
      files: [("Theme.swift", Self.scale), Self.uses("PixelScale.px(#)", count: 4)])
    #expect(!few.tokens.contains { $0.contains("px(") })
    let others = (0..<12).map { "let v\($0) = f(size: PixelScale.px(2))" }
    let sizes = ThemeFixture(
      files: [("Theme.swift", Self.scale), ("V.swift", others.joined(separator: "\n"))])
    #expect(!sizes.tokens.contains { $0.contains("px(") })
  }

  @Test func theLengthsOfAnEnumOfFontSizesAreReadByTheirNames() {
    let code = """
      import SwiftUI
      enum PixelFontSize {
        case small, large
        var pointSize: CGFloat { switch self { case .small: 12; case .large: 22 } }
        var lineSpacing: CGFloat { switch self { case .small: 2; case .large: 4 } }
        var alpha: CGFloat { switch self { case .small: 0.5; case .large: 1 } }
      }
      """
    let fixture = ThemeFixture(code)
    #expect(
      fixture.tokens.map { String($0.drop { $0 != "=" }) } == [
        "= 4 as PixelFontSize.large.lineSpacing", "= 2 as PixelFontSize.small.lineSpacing",
      ])
    #expect(fixture.unreadable == ["PixelFontSize.pointSize: font sizes are not read"])
  }

  @Test func theRadiusOfAShadowForEachCaseIsNoRadius() {
    let code = """
      import SwiftUI
      enum Theme {
        enum Elevation {
          case low, high
          var radius: CGFloat { switch self { case .low: 2; case .high: 8 } }
        }
      }
      """
    #expect(ThemeFixture(code).tokens == [])
  }

  // MARK: Constants of an app

  @Test func theMeasuresInATypeOfTheAppsConstantsAreRead() {
    let code = """
      import SwiftUI
      struct AppConstants {
        struct UI {
          static let cardCornerRadius: CGFloat = 16
          static let spring = Animation.spring(response: 0.3, dampingFraction: 0.7)
          static let retryDelay: Double = 0.1
        }
        struct Limits { static let maxPoints: CGFloat = 7 }
      }
      struct Timeline { struct UI { static let cardRadius: CGFloat = 9 } }
      """
    #expect(
      ThemeFixture(code).tokens.map { String($0.drop { $0 != "=" }) } == [
        "= 16 as AppConstants.UI.cardCornerRadius", "= animation as AppConstants.UI.spring",
      ])
  }

  // MARK: Texts

  @Test func aFunctionOfAThemeThatChoosesByTextHasAColorForEach() {
    let code = """
      import SwiftUI
      enum RouteColors {
        static func color(for route: String) -> Color {
          switch route.uppercased() {
          case "BE", "NWC": return Color(red: 1, green: 0, blue: 0)
          case "CC": return Color(red: 0, green: 1, blue: 0)
          default: return Color(red: 0, green: 0, blue: 1)
          }
        }
        static func shade(of name: String) -> Color { Color(name) }
      }
      """
    #expect(
      ThemeFixture(code).tokens == [
        #"color.route.be = #FF0000 as RouteColors.color(for: "BE")"#,
        #"color.route.nwc = #FF0000 as RouteColors.color(for: "NWC")"#,
        #"color.route.cc = #00FF00 as RouteColors.color(for: "CC")"#,
      ])
  }
}
