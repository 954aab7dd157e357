import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Functions for fonts of any size: the fonts that code repeatedly asks them for are tokens.
@Suite struct StyleCallsTests {
  private static let theme = """
    import SwiftUI
    enum Theme {
      static func mono(_ size: CGFloat, _ weight: Font.Weight = .regular) -> Font {
        .system(size: size, weight: weight, design: .monospaced)
      }
    }
    """

  private func fixture(_ theme: String, _ view: String) -> ThemeFixture {
    ThemeFixture(files: [
      ("Theme.swift", theme), ("View.swift", "import SwiftUI\nfunc a(x: V) { \(view) }"),
    ])
  }

  private static let view = """
    x.font(Theme.mono(12)); x.font(Theme.mono(12, .regular)); x.font(Theme.mono(8.5, .bold))
    x.font(Theme.mono(8.5, .bold)); x.font(Theme.mono(40)); x.font(Theme.mono(size)); x.font(Theme.mono(size))
    """

  @Test func fontsThatCodeRepeatsAreTokens() {
    let fixture = fixture(Self.theme, Self.view)
    #expect(
      fixture.tokens == [
        "font.mono.8_5Bold = 8.5 bold monospaced as Theme.mono(8.5, .bold)",
        "font.mono.12 = 12 regular monospaced as Theme.mono(12)",
      ])
    #expect(
      fixture.unreadable == [
        "Theme.mono(_:_:): it takes a CGFloat and a Font.Weight; the styles that code asks for are tokens"
      ])
  }

  /// A function for any text style, and one for any weight of a style.
  @Test func fontsOfTextStylesAndWeightsThatCodeRepeatsAreTokens() {
    let theme = """
      import SwiftUI
      extension Font {
        static func inter(_ style: Font.TextStyle, weight: Font.Weight = .regular) -> Font {
          .system(style, weight: weight)
        }
      }
      enum Type {
        static func note(weight: Font.Weight = .regular) -> Font { .system(size: 13, weight: weight) }
      }
      enum Icon { static func named(_ style: Kind) -> Font { .system(size: 9) } }
      enum Kind { case body, other }
      """
    let view = """
      x.font(.inter(.body, weight: .bold)); x.font(.inter(.body, weight: .bold)); x.font(.inter(.title))
      x.font(Type.note(weight: .heavy)); x.font(Type.note(weight: .heavy)); x.font(Icon.named(.body))
      x.font(Icon.named(.body))
      """
    #expect(
      fixture(theme, view).tokens.filter { $0.contains("inter") || $0.contains("note") } == [
        "font.inter.bodyBold = 17 bold relative to body as Font.inter(.body, weight: .bold)",
        "font.inter.title = 28 regular relative to title as Font.inter(.title)",
        "font.type.note.heavy = 13 heavy as Type.note(weight: .heavy)",
      ])
  }

  /// All calls count as uses of the function, whatever their arguments.
  @Test func theFunctionKeepsItsUses() {
    let survey = fixture(Self.theme, Self.view).survey
    #expect(survey.unreadable.map(\.uses) == [7])
    #expect(survey.tokens.allSatisfy { !$0.guess.isOutOfForce })
  }

  @Test func oneTokenTakesNoOtherCalls() {
    let survey = fixture(
      Self.theme, "x.font(Theme.mono(12)); x.font(Theme.mono(12)); x.font(Theme.mono(40))"
    ).survey
    #expect(survey.tokens.map(\.path) == ["font.mono.12"])
    #expect(survey.unreadable.map(\.uses) == [3])
  }

  /// The tokens have no common code.
  @Test func theMappingHasTheCodeOfEach() {
    let mapping = fixture(Self.theme, Self.view).survey.mapping(name: "Shop", tokenFile: "t.json")
    #expect(mapping["code"]?["font"] == nil)
    #expect(
      mapping["code"]?["tokens"]?["font.mono.12"]?["Font"]?.string == "Theme.mono(12)")
    #expect(mapping["withoutValue"]?.array?.map(\.string) == ["Theme.mono"])
  }

  @Test func membersOfFontsAndLabelsAreRead() {
    let theme = """
      import SwiftUI
      extension Font { static func brand(size: CGFloat) -> Font { .custom("Lora", size: size) } }
      """
    #expect(
      fixture(theme, "x.font(.brand(size: 17)); x.font(Font.brand(size: 17))").tokens == [
        "font.brand.17 = 17 Lora relative to body as Font.brand(size: 17)"
      ])
  }

  /// A constant is what the app calls the font, and one of two equal functions is enough.
  @Test func equalFontsHaveOneToken() {
    let constant = Self.theme.dropLast() + "static let code = mono(12)\n}"
    #expect(
      fixture(String(constant), "x.font(Theme.mono(12)); x.font(Theme.mono(12))").tokens == [
        "font.code = 12 regular monospaced as Theme.code"
      ])
    let twice =
      Self.theme + "\nextension Font { static func m(_ s: CGFloat) -> Font { Theme.mono(s) } }"
    #expect(
      fixture(
        twice,
        "x.font(.m(9)); x.font(.m(9)); x.font(.m(9)); x.font(Theme.mono(9)); y.font(Theme.mono(9))"
      ).tokens == ["font.m.9 = 9 regular monospaced as Font.m(9)"])
  }

  /// Calls of another type's function, of members of views, with computed or missing arguments, and single ones.
  @Test(arguments: [
    "x.font(Other.mono(12)); x.font(Other.mono(12))", "x.mono(12); x().mono(12); y().mono(12)",
    "x.font(Theme.mono(a ? 12 : 13)); x.font(Theme.mono(s)); x.font(Theme.mono(s))",
    "x.font(Theme.mono(12)); x.font(Theme.mono(13))",
    "x.font(Theme.mono(size: 12)); x.font(Theme.mono(size: 12))",
  ]) func otherCallsAreNone(view: String) {
    #expect(fixture(Self.theme, view).tokens == [])
  }

  // MARK: Colors

  private static let palette = """
    import SwiftUI
    enum Palette {
      static let cream = Color(red: 1, green: 0.8, blue: 0.6)
      static func cream(_ a: Double) -> Color { cream.opacity(a) }
      static func score(_ value: Double) -> Color { cream.opacity(value / 10) }
    }
    """

  /// A color of any opacity is a style for each that code repeats; the color of a score is none.
  @Test func opacitiesThatCodeRepeatsAreTokens() {
    let fixture = fixture(
      Self.palette,
      """
      x.tint(Palette.cream(0.6)); x.tint(Palette.cream(0.6)); x.tint(Palette.cream(0.2))
      x.tint(Palette.score(5)); x.tint(Palette.score(5))
      """)
    #expect(
      fixture.tokens == [
        "color.cream = #FFCC99 as Palette.cream",
        "color.creamOpacity.0_6 = #FFCC9999 as Palette.cream(0.6)",
      ])
    #expect(
      fixture.unreadable == [
        "Palette.cream(_:): it takes a Double; the styles that code asks for are tokens",
        "Palette.score(_:): it takes a Double",
      ])
  }

  /// The uses of a constant are not those of a function of its name.
  @Test func aConstantAndAFunctionOfOneNameHaveTheirOwnUses() {
    let fixture = fixture(
      Self.palette,
      """
      Text("").foregroundColor(Palette.cream); Text("").foregroundColor(Palette.cream)
      x.background(Palette.cream(0.4))
      x.background(Palette.cream(0.2)); x.background(Palette.cream(opacity))
      """
    )
    let survey = fixture.survey
    #expect(survey.unreadable.map(\.uses) == [3, 0])
    let uses = fixture.files.flatMap { path, code in
      TokenUseReading(SourceFile(path: path, bytes: Array(code.utf8)), names: survey.useNames).uses
    }
    #expect(uses.filter { $0.role == .text }.map(\.token) == ["color.cream", "color.cream"])
  }

  // MARK: Defaults

  private static let defaults = """
    import SwiftUI
    extension Font {
      static func work(_ size: CGFloat = 16, _ weight: Weight = .regular) -> Font {
        .system(size: size, weight: weight)
      }
      static func note(size: CGFloat = 12, weight: Weight = .regular) -> Font {
        .system(size: size, weight: weight)
      }
    }
    """

  /// An argument that is the default stays where the next one would be taken for it.
  @Test func argumentsWithoutLabelsKeepTheirPlaces() {
    let fixture = fixture(
      Self.defaults,
      """
      x.font(.work(16, .bold)); x.font(.work(16, .bold))
      x.font(.note(size: 12, weight: .bold)); x.font(.note(weight: .bold)); x.font(.note(size: 12))
      """)
    let styles = fixture.tokens.filter { $0.contains("bold") }
    #expect(
      styles == [
        "font.note.bold = 12 bold as Font.note(weight: .bold)",
        "font.work.16Bold = 16 bold as Font.work(16, .bold)",
      ])
  }

  // MARK: Cases

  private static let faces = """
    import UIKit
    enum AppFont: String {
      case regular = "Poppins-Regular"
      case bold = "Poppins-Bold"
      func of(size: CGFloat) -> UIFont { UIFont(name: rawValue, size: size)! }
    }
    """

  /// Each face is a case, and the function is called on it.
  @Test func theFacesOfAnEnumMakeStylesToo() {
    let fixture = fixture(
      Self.faces,
      """
      x.font = AppFont.bold.of(size: 14); y.font = AppFont.bold.of(size: 14)
      x.font = AppFont.regular.of(size: 14); x.font = AppFont.regular.of(size: s)
      """)
    #expect(
      fixture.tokens == ["font.bold.14 = 14 bold Poppins as AppFont.bold.of(size: 14)"])
    #expect(
      fixture.unreadable == [
        ".of(size:): it takes a CGFloat; the styles that code asks for are tokens"
      ])
    #expect(fixture.survey.tokens.allSatisfy { !$0.guess.isOutOfForce })
  }

  /// A modifier of views has the name too; the calls on the cases are known by these.
  @Test func aFunctionThatIsCalledAsAModifierIs() {
    let fixture = fixture(
      Self.faces.replacing("func of(size:", with: "func font(size:"),
      """
      x.font = AppFont.bold.font(size: 14); y.font = AppFont.bold.font(size: 14)
      z.font(size: 14)
      """)
    #expect(
      fixture.tokens == ["font.bold.14 = 14 bold Poppins as AppFont.bold.font(size: 14)"])
    #expect(fixture.unreadable == [])
  }

  /// A function that another type has too may be that one's; a value and an implicit member are no face.
  @Test(arguments: [
    "x.font = face.of(size: 14); y.font = face.of(size: 14)",
    "x.set(.of(size: 14)); x.set(.of(size: 14))",
    "x.set(Grid.bold.of(size: 14)); func of(size: Int) {} }\nstruct Grid { func of(size: Int) {}",
  ]) func callsOfOtherValuesAreNone(view: String) {
    #expect(fixture(Self.faces, "\(view); \(view)").tokens == [])
  }

  // MARK: Choices

  private static let structure = """
    import UIKit
    enum TextStyle {
      case title, body
      var attributes: TextAttributes {
        switch self {
        case .title: TextAttributes(fontSize: 20, lineHeight: 30)
        case .body: TextAttributes(fontSize: 14, lineHeight: 20)
        }
      }
    }
    struct TextAttributes { let fontSize: CGFloat; let lineHeight: CGFloat }
    enum TextWeight { case bold, medium; var name: String { self == .bold ? "Lora-Bold" : "Lora-Medium" } }
    struct AppFont {
      let style: TextStyle
      let weight: TextWeight
      var font: UIFont { UIFont(name: weight.name, size: style.attributes.fontSize)! }
    }
    """

  /// A struct of choices has a font for any of them; the app's styles are those that its code makes.
  @Test func fontsThatCodeMakesOfChoicesAreTokens() {
    let view = """
      x.font = AppFont(style: .title, weight: .bold).font
      x.attributedText = AppFont(style: .body, weight: .medium).attributed("a")
      x.font = AppFont(style: .body, weight: weight).font; x.font = AppFont(style: .body).font
      """
    #expect(
      fixture(Self.structure, view).tokens == [
        "font.bodyMedium = 14 medium Lora as AppFont(style: .body, weight: .medium).font",
        "font.titleBold = 20 bold Lora as AppFont(style: .title, weight: .bold).font",
      ])
  }

  /// A view that is made of choices has no font of its own, and a struct that takes anything else makes no style.
  @Test func otherValuesThatCodeMakesOfChoicesAreNone() {
    let theme = """
      import SwiftUI
      enum Size { case small; var points: CGFloat { 12 } }
      enum Kind { case plain }
      struct Badge: View {
        let kind: Kind
        let size: Size
        var font: Font { .system(size: size.points) }
      }
      struct TextStyle {
        let name: String
        let size: Size
        var font: Font { .custom(name, size: size.points) }
      }
      """
    let view = """
      Badge(kind: .plain, size: .small); Badge(kind: .plain, size: .small)
      TextStyle(name: .a, size: .small); TextStyle(name: .a, size: .small)
      """
    #expect(fixture(theme, view).tokens == [])
  }

  /// Three choices have too many values to list each; those that code asks for are tokens.
  @Test func aFunctionOfThreeChoicesMakesWhatCodeAsksItFor() {
    let theme = """
      import SwiftUI
      enum Family: String { case lora = "Lora" }
      enum Face: String { case bold = "Bold", thin = "Thin" }
      enum Size: CGFloat { case small = 12, large = 20 }
      extension Font {
        static func app(family: Family, face: Face, size: Size) -> Font {
          .custom("\\(family.rawValue)-\\(face.rawValue)", size: size.rawValue)
        }
      }
      """
    let view = "x.font(.app(family: .lora, face: .bold, size: .large))"
    #expect(
      fixture(theme, view).tokens == [
        "font.app.loraBoldLarge = 20 bold Lora relative to body as "
          + "Font.app(family: .lora, face: .bold, size: .large)"
      ])
  }

  // MARK: Environment

  /// A view reads the theme whose function it calls; what the function takes from the view's model is no size.
  @Test func functionsOfTheThemeThatViewsReadMakeStylesToo() {
    let theme = """
      import SwiftUI
      struct AppTheme {
        let sans: String
        let ink: Color
        let page: Color
        func sans(_ size: CGFloat, bold: Bool = false) -> Font { .custom(sans, size: size) }
        static let standard = AppTheme(sans: "Lora", ink: .black, page: .white)
      }
      private struct ThemeKey: EnvironmentKey { static let defaultValue = AppTheme.standard }
      extension EnvironmentValues {
        var theme: AppTheme { get { self[ThemeKey.self] } set { self[ThemeKey.self] = newValue } }
      }
      struct A: View {
        @Environment(\\.theme) private var theme
        var body: some View { Text("").foregroundColor(theme.ink) }
      }
      """
    let view = """
      import SwiftUI
      struct B: View {
        @Environment(\\.theme) private var theme
        var body: some View {
          Text("").font(theme.sans(13)); Text("").font(theme.sans(13))
          Text("").font(theme.sans(model.size)); Text("").font(theme.sans(model.size))
        }
      }
      """
    let fixture = ThemeFixture(files: [("Theme.swift", theme), ("View.swift", view)])
    let fonts = fixture.tokens.filter { $0.hasPrefix("font") }
    #expect(fonts == ["font.sans.13 = 13 Lora relative to body as theme.sans(13)"])
  }

  /// A function of the same name elsewhere is not that of a case.
  @Test func fontsOfCasesAreReadBesideOtherFunctions() {
    let theme = """
      import UIKit
      enum AppFont {
        case bold, medium
        func font(size: CGFloat) -> UIFont {
          switch self {
          case .bold: UIFont(name: "Inter-Bold", size: size)!
          case .medium: UIFont(name: "Inter-Medium", size: size)!
          }
        }
      }
      struct Builder {
        var font: UIFont?
        func font(_ font: UIFont?) -> Builder { var copy = self; copy.font = font; return copy }
      }
      """
    let view = "use(AppFont.bold.font(size: 17)); use(AppFont.bold.font(size: 17))"
    #expect(
      fixture(theme, view).tokens == [
        "font.bold.17 = 17 bold Inter as AppFont.bold.font(size: 17)"
      ])
  }

  /// Cases in cases, and a function whose size has a default.
  @Test func fontsOfCasesInCasesAreRead() {
    let theme = """
      import UIKit
      enum FontSize: CGFloat { case small = 12, medium = 14 }
      enum Weight { case regular, bold }
      enum Face { case inter(Weight), system(UIFont.Weight) }
      extension UIFont {
        static func app(_ face: Face, size: FontSize = .medium) -> UIFont {
          switch face {
          case .inter(.regular): return UIFont(name: "Inter-Regular", size: size.rawValue)!
          case .inter(.bold): return UIFont(name: "Inter-Bold", size: size.rawValue)!
          case .system(let weight): return UIFont().make(weight, size)
          }
        }
        func make(_ weight: UIFont.Weight, _ size: FontSize) -> UIFont {
          .systemFont(ofSize: size.rawValue, weight: weight)
        }
      }
      """
    let view = """
      use(UIFont.app(.inter(.bold), size: .small)); use(UIFont.app(.inter(.bold), size: .small))
      use(UIFont.app(.system(.heavy), size: .small))
      """
    #expect(
      fixture(theme, view).tokens == [
        "font.app.interBoldSmall = 12 bold Inter as UIFont.app(.inter(.bold), size: .small)",
        "font.app.systemHeavySmall = 12 heavy as UIFont.app(.system(.heavy), size: .small)",
        "font.inter.regular = 14 regular Inter as UIFont.app(.inter(.regular))",
        "font.inter.bold = 14 bold Inter as UIFont.app(.inter(.bold))",
      ])
  }
}
