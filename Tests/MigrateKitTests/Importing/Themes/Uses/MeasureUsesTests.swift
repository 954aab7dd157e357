import Testing

@testable import MigrateKit

/// Numbers of `CGFloat` whose names only say how large they are: their uses say what they are for.
@Suite struct MeasureUsesTests {
  private func tokens(_ theme: String, _ uses: String) -> [String] {
    ThemeFixture(files: [
      ("Grid.swift", "import SwiftUI\n\(theme)"),
      ("View.swift", "import SwiftUI\nfunc a(view: V) { \(uses) }"),
    ]).tokens
  }

  private static let theme = "extension CGFloat { static let small: CGFloat = 8 }"

  static let uses: [(code: String, category: String)] = [
    ("view.padding(.small)", "spacing"), ("view.padding(.top, .small)", "spacing"),
    ("VStack(alignment: .leading, spacing: .small)", "spacing"),
    ("VStack(spacing: CGFloat.small)", "spacing"), ("view.cornerRadius(.small)", "radius"),
    ("view.padding(isWide ? .large : .small)", "spacing"),
    ("VStack(spacing: isWide ? 0 : (isTall ? 4 : .small))", "spacing"),
    ("Rectangle(cornerRadius: .small); view.padding(.small); view.cornerRadius(.small)", "radius"),
  ]

  @Test(arguments: uses) func usesSayWhatANumberIsFor(code: String, category: String) {
    #expect(tokens(Self.theme, code) == ["\(category).small = 8 as CGFloat.small"])
  }

  @Test(arguments: [
    "", "view.frame(width: .small)", "view.font(.small)", "view.padding(.small.width)",
    "view.padding(.top)", "view.padding(isWide == .small ? 4 : 8)",
  ]) func otherUsesSayNothing(code: String) {
    #expect(tokens(Self.theme, code) == [])
  }

  /// A height is none, although code insets something by it once.
  @Test func aNameOfSomethingElseOutweighsTheUses() {
    let theme = "extension CGFloat { static let heightOne: CGFloat = 1 }"
    #expect(tokens(theme, "view.padding(.heightOne)") == [])
  }

  /// A name that says what the number is for outweighs its uses, and the members of other types are no numbers.
  @Test func namesComeFirst() {
    #expect(
      tokens(
        "extension CGFloat { static let cardRadius: CGFloat = 8 }", "view.padding(.cardRadius)")
        == [
          "radius.cardRadius = 8 as CGFloat.cardRadius"
        ])
    #expect(tokens("enum Step { static let small: CGFloat = 8 }", "view.padding(.small)") == [])
  }

  @Test func anAliasIsTheType() {
    #expect(
      tokens(
        "typealias Grid = CGFloat\nprivate extension Grid { static let unit: Self = 4 }\n"
          + "extension Grid { static let medium = unit * 4 }", "view.padding(.medium)") == [
          "spacing.medium = 16 as CGFloat.medium"
        ])
  }

  // MARK: Constants of other types

  @Test(arguments: ["small", "sm"]) func stepOfSizesGetsTheCategoryOfItsUses(name: String) {
    let sizes = "enum Sizes { static let \(name): CGFloat = 8; static let icon: CGFloat = 24 }"
    let step = "Sizes.\(name)"
    #expect(
      tokens(sizes, "view.padding(\(step)).padding(.top, \(step)); view.padding(Sizes.icon)")
        == ["spacing.\(name) = 8 as \(step)"])
    #expect(tokens(sizes, "view.frame(width: \(step), height: \(step))") == [])
  }

  private static let sizes = "enum Theme { static let r: CGFloat = 8 }"

  @Test(arguments: [
    "a(cornerRadius: Theme.r); b(cornerRadius: Theme.r)",
    "view.cornerRadius(Theme.r); layer.cornerRadius = Theme.r\nf()",
  ]) func allUsesSayWhatAConstantIsFor(uses: String) {
    #expect(tokens(Self.sizes, uses) == ["radius.r = 8 as Theme.r"])
  }

  /// One use may be an accident, two kinds of uses name none, and another type has other constants.
  @Test(arguments: [
    "a(cornerRadius: Theme.r)", "a(cornerRadius: Theme.r); b(spacing: Theme.r)",
    "a(cornerRadius: Other.r); b(cornerRadius: Other.r)",
    "a(cornerRadius: Theme.r * 2); b(cornerRadius: Theme.r + 1)",
    "Leading.spacing(at: Theme.r); Leading.spacing(at: Theme.r)",
  ]) func fewOrMixedUsesSayNothing(uses: String) {
    #expect(tokens(Self.sizes, uses) == [])
  }

  // MARK: Scales

  private func scale(_ members: String, _ uses: [String]) -> [String] {
    ThemeFixture(
      files: [("Espacio.swift", "import SwiftUI\nenum Espacio { \(members) }")]
        + uses.enumerated().map { number, use in
          ("V\(number).swift", "import SwiftUI\nfunc a\(number)(view: V) { \(use) }")
        }
    ).tokens
  }

  private static let espacio =
    "static let mini: CGFloat = 4; static let corto: CGFloat = 8; "
    + "static let ancho: CGFloat = 32; static let enorme: CGFloat = 48"

  /// Whatever language the names are in.
  @Test func mostOfATypeSaysWhatTheRestIsFor() {
    let uses = [
      "view.padding(Espacio.mini); view.padding(Espacio.corto)", "a(spacing: Espacio.ancho)",
    ]
    #expect(
      scale(Self.espacio, uses) == [
        "spacing.espacio.mini = 4 as Espacio.mini", "spacing.espacio.corto = 8 as Espacio.corto",
        "spacing.espacio.ancho = 32 as Espacio.ancho",
        "spacing.espacio.enorme = 48 as Espacio.enorme",
      ])
  }

  /// Two purposes, few constants in use, and what only one file uses.
  @Test(arguments: [
    ["view.padding(Espacio.mini); view.padding(Espacio.corto)", "a(cornerRadius: Espacio.ancho)"],
    ["view.padding(Espacio.mini)", "view.padding(Espacio.corto)"],
    ["view.padding(Espacio.mini); a(spacing: Espacio.corto); b(spacing: Espacio.ancho)"],
  ]) func aFewUsesSayNothingOfATypeOfAnyName(uses: [String]) {
    #expect(scale(Self.espacio, uses) == [])
  }

  /// Sizes are none, whatever code does with them.
  @Test func aTypeOfSizesIsNoScale() {
    let theme = "enum Theme { enum Size { static let a: CGFloat = 4 } }"
    #expect(tokens(theme, "view.padding(Size.a); view.padding(Theme.Size.a)") == [])
  }

  /// The width of something is none, whatever its type is used for.
  @Test func otherNumbersOfAScaleStayOut() {
    let uses = [
      "view.padding(Espacio.mini); view.padding(Espacio.corto)", "a(spacing: Espacio.ancho)",
    ]
    #expect(
      !scale(Self.espacio + "; static let sidebarWidth: CGFloat = 260", uses)
        .contains { $0.contains("260") })
  }

  /// The sizes of icons are those of fonts, the ones of buttons are heights.
  @Test func typesOfOneNameInDifferentOnesAreDistinguished() {
    let scale =
      "static let small: CGFloat = 16; static let medium: CGFloat = 24; static let large: CGFloat = 32"
    let theme = """
      enum Design {
        enum Icon { enum Size { \(scale) } }
        enum Button { enum Size { \(scale) } }
      }
      typealias DS = Design.Icon
      """
    let steps = ["small", "medium", "large"]
    func found(_ type: String) -> [String] {
      tokens(
        theme,
        steps.map { "view.font(.system(size: \(type).\($0)));" }.joined()
          + "view.frame(height: Design.Button.Size.large)")
    }
    let icons = zip(steps, [16, 24, 32]).map {
      "fontSize.icon.\($0) = \($1) as Design.Icon.Size.\($0)"
    }
    #expect(found("Design.Icon.Size") == icons)
    // The alias may be that of either.
    #expect(found("DS.Size").count == 6)
  }
}
