import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Palettes that hold one value of a type for each hue, and sizes of types of their own.
@Suite struct ScaleInstancesTests {
  private static let hues = ["green", "pink", "yellow", "brown", "neutral", "violet"]

  private func codes(_ code: String) -> [String] {
    ThemeFixture("import SwiftUI\n" + code).survey.tokens
      .compactMap { $0.codes[.color] ?? $0.codes[.font] }
  }

  private func palette(_ type: String, _ members: String, _ arguments: String) -> String {
    let hues = Self.hues.map { "static let \($0) = \(type)(\(arguments))" }
    return """
      struct \(type) { \(members) }
      enum BrandColors { \(hues.joined(separator: "; ")) }
      """
  }

  @Test func eachHueOfAPaletteHasItsShades() {
    let found = codes(
      palette(
        "ColorScale", "let a10: Color; let a90: Color",
        "a10: Color(red: 0.1, green: 0.9, blue: 0.5), a90: Color(red: 0.9, green: 0.1, blue: 0.5)"))
    #expect(
      found.sorted()
        == Self.hues.sorted().flatMap { ["BrandColors.\($0).a10", "BrandColors.\($0).a90"] })
  }

  /// Many values of a type that holds anything else are data, not a theme.
  @Test func pagesWithColorsAreNoPalette() {
    let found = codes(
      palette(
        "ColorPage", "let title: String; let ink: Color; let paper: Color",
        "title: a, ink: Color(red: 0.1, green: 0.9, blue: 0.5), paper: Color(red: 1, green: 0.9, blue: 0.5)"
      ))
    #expect(found.isEmpty)
  }

  /// Two colors that are modes of one are not shades.
  @Test func modesOfAColorAreNoShades() {
    let found = codes(
      palette(
        "ModeColor", "let normal: Color; let hidden: Color",
        "normal: Color(red: 1, green: 0.9, blue: 0), hidden: Color(red: 0.9, green: 0.1, blue: 0)"))
    #expect(found.isEmpty)
  }

  private func size(of literal: String, _ initializer: String) -> [Double] {
    let tokens = ThemeFixture(
      """
      import SwiftUI
      struct FontSize: ExpressibleByFloatLiteral {
        let points: CGFloat
        \(initializer)
        static let large: FontSize = \(literal)
      }
      extension Font {
        static func brand(_ size: FontSize) -> Font { .system(size: size.points) }
        static let display = Font.brand(.large)
      }
      """
    ).survey.tokens
    return tokens.compactMap {
      guard $0.name == "display", case .font(let font) = $0.value else { return nil }
      return font.size
    }
  }

  @Test func aNumberIsAValueOfTheTypeThatItExpresses() {
    let twice = "init(floatLiteral value: Double) { points = CGFloat(value * 2) }"
    #expect(size(of: "20.0", twice) == [40])
    #expect(size(of: "20", twice) == [40])
    let integer = "init(integerLiteral value: Int) { points = CGFloat(value) }"
    #expect(size(of: "20", integer) == [20])
    #expect(size(of: "20", "init(points: CGFloat) { self.points = points }").isEmpty)
  }

  /// What is done to a color is no token; a color for dark places is one, whatever its value.
  @Test func invertedColorsAreListed() {
    let survey = ThemeFixture(
      """
      import SwiftUI
      extension Color {
        static var textInverted: Color { make() }
        static func inverted(_ color: Color) -> Color { make(color) }
      }
      """
    ).survey
    #expect(survey.unreadable.filter { $0.code != nil }.map(\.name) == ["Color.textInverted"])
  }

  /// The colors for light and dark are those of the one that follows the appearance.
  @Test func aColorOfAPairIsThatOfBoth() {
    func found(_ members: String) -> [String] {
      let code = """
        import SwiftUI
        struct PairColor {
          let light: Color
          let dark: Color
          \(members)
        }
        enum BrandColors {
          static let ink = PairColor(light: Color(white: 0.2), dark: Color(white: 0.8))
          static let page = PairColor(light: .white, dark: .black)
        }
        """
      return ThemeFixture(code).tokens
    }
    let pair = """
      var dynamic: Color {
        Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? UIColor(dark) : UIColor(light) })
      }
      """
    #expect(
      found(pair) == [
        "color.brand.ink = #333333/#CCCCCC as BrandColors.ink.dynamic",
        "color.brand.page = #FFFFFF/#000000 as BrandColors.page.dynamic",
      ])
    // These are three colors, and four.
    for members in ["let dynamic: Color = .red", "\(pair)\nvar first: Color { light }"] {
      #expect(found(members).contains("color.brand.ink.light = #333333 as BrandColors.ink.light"))
    }
  }
}
