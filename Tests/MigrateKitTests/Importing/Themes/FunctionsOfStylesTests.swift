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
      func dropShadow() -> some View { shadow(color: .black.opacity(0.2), radius: 4) }
      func raised(_ radius: CGFloat) -> some View { shadow(color: .black, radius: radius) }
      private func ownShadow() -> some View { shadow(color: .black, radius: 4) }
      """)
    #expect(
      fixture.tokens == [
        "shadow.cardShadow = shadow as cardShadow()", "shadow.dropShadow = shadow as dropShadow()",
      ])
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

  /// The size alone may be that of anything; with a color it is a style of text.
  @Test func aFunctionThatSetsAFontOfASizeAndAColorIsListed() {
    let fixture = Self.views(
      """
      func noteStyle(size: CGFloat) -> some View { font(.custom("Note", size: size)).foregroundColor(.gray) }
      func sized(_ size: CGFloat) -> some View { font(.custom("Note", size: size)) }
      func boxed(size: CGFloat) -> some View { foregroundColor(.gray).background(Color.red) }
      """)
    #expect(fixture.tokens == [])
    #expect(fixture.unreadable == [".noteStyle(size:): it takes a CGFloat"])
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
    let rest = "it takes a CGFloat; the styles that code asks for are tokens"
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
        "= 22 as PixelFontSize.large.pointSize", "= 12 as PixelFontSize.small.pointSize",
      ])
    // The sizes of a badge are its own.
    let badge = ThemeFixture(
      code.replacing("enum PixelFontSize {", with: "struct Badge { enum Size {") + "\n}")
    #expect(badge.unreadable == ["Badge.Size.pointSize: each is the font size of one part"])
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

  // MARK: Fonts of any size

  /// A function of views for a font of any size is the app's, whatever size it gets; one for any font or color is none.
  @Test func aFunctionOfViewsForAFontOfAnySizeIsListed() {
    let fixture = Self.views(
      """
      func scaledFont(_ size: CGFloat, weight: Font.Weight = .regular) -> some View {
        font(.system(size: size, weight: weight))
      }
      func plainFont(_ font: Font) -> some View { self.font(font) }
      func card(_ width: CGFloat) -> some View { frame(width: width).background(Color.red).cornerRadius(4) }
      """)
    #expect(fixture.unreadable == [".scaledFont(_:): it takes a CGFloat"])
  }

  /// Functions of fonts may be called like types.
  @Test func functionsInCapitalLetters() {
    let theme = """
      import UIKit
      extension UIFont {
        class func InterR(size: CGFloat) -> UIFont! { return UIFont(name: "Inter-Regular", size: size) }
      }
      """
    let view =
      "func a() { l.font = .InterR(size: 14); m.font = UIFont.InterR(size: 14); _ = CGSize(width: 2) }"
    #expect(
      ThemeFixture(files: [("Theme.swift", theme), ("V.swift", view)]).tokens == [
        "font.InterR.14 = 14 regular Inter as UIFont.InterR(size: 14)"
      ])
  }

  /// A value may make its font by a method.
  @Test func fontsThatMethodsMake() {
    let theme = """
      import SwiftUI
      struct FontToken {
        let size: Int
        let weight: Font.Weight
        func font(family: String = "Inter") -> Font { Font.custom(family, size: CGFloat(size)).weight(weight) }
        func scaled(by factor: CGFloat) -> Font { .system(size: 12 * factor) }
      }
      enum FontSize {
        static let title = FontToken(size: 24, weight: .bold)
        static let body = FontToken(size: 18, weight: .regular)
      }
      """
    #expect(
      ThemeFixture(theme).tokens == [
        "font.title = 24 bold Inter relative to body as FontSize.title.font()",
        "font.body = 18 regular Inter relative to body as FontSize.body.font()",
      ])
  }

  /// A property with the font is what code uses; a method beside it derives another.
  @Test func aMethodBesideAPropertyDerives() {
    let theme = """
      import SwiftUI
      enum TextStyle { case title, body
        var style: Font { self == .title ? .system(size: 20) : .system(size: 14) }
        func font() -> Font { style.bold() }
      }
      """
    #expect(
      ThemeFixture(theme).tokens == [
        "font.style.title = 20 as TextStyle.title.style",
        "font.style.body = 14 as TextStyle.body.style",
      ])
  }

  // MARK: Colors

  /// A flag called dark is what the environment says; any other one chooses something else.
  @Test func aColorForAFlagCalledDark() {
    let theme = """
      import SwiftUI
      extension Color {
        static func ink(_ dark: Bool) -> Color { dark ? Color(white: 0.8) : Color(white: 0.2) }
        static func page(isDark: Bool) -> Color { isDark ? Color(white: 0) : Color(white: 1) }
        static func row(_ isOn: Bool) -> Color { isOn ? Color(white: 0.5) : Color(white: 1) }
      }
      """
    let fixture = ThemeFixture(theme)
    #expect(
      fixture.tokens == [
        "color.ink = #333333/#CCCCCC as Color.ink(colorScheme == .dark)",
        "color.page = #FFFFFF/#000000 as Color.page(isDark: colorScheme == .dark)",
      ])
    #expect(fixture.survey.tokens.map(\.requires) == ["colorScheme", "colorScheme"])
    #expect(fixture.unreadable == ["Color.row(_:): it takes a Bool"])
  }

  /// The integer of a color is no color; code makes one of it each time.
  @Test func integersOfColorsAreListed() {
    let theme = """
      enum Palette { static let ink: UInt32 = 0x112233; static let mask = 0xFF; static let size = 0x000010 }
      enum Wire { static let magic: UInt32 = 0x112233 }
      """
    #expect(
      ThemeFixture(theme).unreadable == [
        "Palette.ink: it is the number of a color; declare the color itself",
        "Palette.size: it is the number of a color; declare the color itself",
      ])
  }

  /// A file that is run on its own draws the icon, and declares nothing of the app.
  @Test func scriptsDeclareNothing() {
    let palette = "import UIKit\nenum Palette { static let ink = UIColor(white: 0.2, alpha: 1) }\n"
    #expect(ThemeFixture(palette).tokens.count == 1)
    for script in ["#!/usr/bin/env swift\n" + palette, palette + "draw(Palette.ink)\n"] {
      #expect(ThemeFixture(files: [("Tools/Icon.swift", script)]).tokens == [])
    }
    #expect(
      ThemeFixture(files: [("main.swift", palette + "draw(Palette.ink)\n")]).tokens.count == 1)
  }

  /// What a function gives to any view, or to any text, is a font of the theme.
  @Test func aFunctionThatSetsOneFontIsAToken() {
    let fixture = ThemeFixture(
      """
      import SwiftUI
      extension Text {
        func header() -> some View { self.font(.custom("Inter-Bold", size: 28)).lineSpacing(7) }
      }
      extension View {
        func bodyFont() -> some View { font(.system(size: 17, weight: .medium)) }
        func loudFont() -> some View { font(.system(size: 17)).bold() }
        func inkFont() -> some View { font(.system(size: 17)).foregroundColor(.red) }
        func rowFont() -> some View { overlay(Text("1").font(.system(size: 17))) }
        func anyFont(size: CGFloat) -> some View { font(.system(size: size)) }
      }
      """)
    #expect(
      fixture.tokens == [
        "font.header = 28 bold Inter relative to body as header()",
        "font.bodyFont = 17 medium as bodyFont()",
      ])
    #expect(
      fixture.unreadable == [
        ".loudFont(): it sets the font", ".inkFont(): it sets the font and the color",
        ".anyFont(size:): it takes a CGFloat",
      ])
  }

  /// Uses of the function of the same name in UIKit are none of the app's design system.
  @Test func aFunctionNamedAsOneOfTheSystemIsNotCounted() {
    let fixture = ThemeFixture(
      """
      import UIKit
      extension UIFont {
        static func preferredFont(for style: TextStyle, weight: Weight) -> UIFont {
          let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
          let font = UIFont.systemFont(ofSize: descriptor.pointSize, weight: weight)
          return UIFontMetrics(forTextStyle: style).scaledFont(for: font)
        }
        static func brand(_ size: CGFloat) -> UIFont { UIFont.systemFont(ofSize: size) }
        static let title = UIFont.preferredFont(for: .title2, weight: .bold)
      }
      let a = f(UIFont.preferredFont(forTextStyle: .body), UIFont.brand(3))
      """)
    #expect(fixture.tokens == ["font.title = 22 bold relative to title2 as UIFont.title"])
    #expect(fixture.survey.unreadable.filter { !$0.isOther }.map(\.name) == ["UIFont.brand(_:)"])
    #expect(
      fixture.survey.unreadable.filter(\.isOther).map(\.name) == [
        "UIFont.preferredFont(for:weight:)"
      ])
  }
}
