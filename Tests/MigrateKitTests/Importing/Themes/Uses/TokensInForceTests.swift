import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Which tokens are in force: those that the app's own code uses, and all of a theme that nothing uses yet.
@Suite struct TokensInForceTests {
  static let palette = """
    import UIKit
    class Palette {
      static let white = UIColor(white: 1, alpha: 1)
      static let indigo = UIColor(red: 0.25, green: 0.32, blue: 0.71, alpha: 1)
      static let rose = UIColor(red: 0.81, green: 0.12, blue: 0.44, alpha: 1)
    }
    """

  /// The paths of the tokens that replace no value, with the reasons.
  func closed(_ files: [(path: String, code: String)]) -> [String: String] {
    let tokens = ThemeFixture(files: files).survey.tokens.filter(\.guess.isOutOfForce)
    return Dictionary(uniqueKeysWithValues: tokens.map { ($0.path, $0.guess.evidence) })
  }

  /// Files that use code, `each` for the position of the file.
  func users(
    _ code: String..., in folder: String = "Views", import module: String = "UIKit"
  ) -> [(path: String, code: String)] {
    code.enumerated().map { number, line in
      ("\(folder)/View\(number).swift", "import \(module)\nfunc paint\(number)() { use(\(line)) }")
    }
  }

  // MARK: Palettes

  @Test func aWhiteThatTheAppUsesNowhereReplacesNothing() {
    let files =
      [("Palette.swift", Self.palette)]
      + users("Palette.indigo", "Palette.indigo", "Palette.indigo")
    #expect(
      closed(files) == [
        "color.white": "the app's uses: no code uses it, and the app uses others of its kind"
      ])
  }

  /// The file of a view may declare the colors that only it uses.
  @Test(arguments: [
    ("", "no code uses it"),
    ("func own() { use(Palette.white) }", "only Palette.swift, which declares it, uses it"),
  ]) func aWhiteThatOnlyItsOwnFileUsesIsSaidToBe(own: String, evidence: String) {
    let files =
      [("Palette.swift", Self.palette + "\n" + own)]
      + users("Palette.indigo", "Palette.indigo", "Palette.indigo")
    #expect(
      closed(files) == [
        "color.white": "the app's uses: \(evidence), and the app uses others of its kind"
      ])
  }

  /// Of a type that no code uses, nothing is in use.
  @Test func aTypeThatTheAppUsesNowhereIsNamed() {
    let old = """
      import UIKit
      class OldPalette {
        static let text = UIColor(white: 0.35, alpha: 1)
        static let background = UIColor(white: 0.2, alpha: 1)
      }
      """
    let files =
      [("Palette.swift", Self.palette), ("OldPalette.swift", old)]
      + users("Palette.indigo", "Palette.indigo", "Palette.indigo")
    let found = closed(files)
    #expect(
      found.values.contains(
        "the app's uses: no code uses any color of OldPalette, and the app uses others"))
    #expect(
      found["color.white"]
        == "the app's uses: no code uses it, and the app uses others of its kind")
  }

  @Test func aHueOfAPaletteInUseIsHardlyEqualByChance() {
    let files =
      [("Palette.swift", Self.palette)]
      + users("Palette.white", "Palette.white", "Palette.indigo")
    #expect(closed(files).isEmpty)
  }

  /// Code that sees `UIColor.white` of the app and of the system cannot tell which is meant.
  @Test(arguments: [("white", true), ("chalk", false)])
  func aColorThatTheSystemHasUnderItsName(name: String, isClosed: Bool) {
    let palette = """
      import UIKit
      extension UIColor { static let \(name) = UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
      """
    let code = "UIColor.\(name)"
    let files = [("Palette.swift", palette)] + users(code, code, code, code)
    #expect(closed(files).isEmpty != isClosed)
  }

  @Test func aWhiteOfOneFileReplacesNothing() {
    let files =
      [("Palette.swift", Self.palette)]
      + users("Palette.white", "Palette.indigo", "Palette.indigo")
    #expect(closed(files) == ["color.white": "the app's uses: only View0.swift uses it"])
  }

  /// The team is about to move its code to it.
  @Test func aThemeThatNothingUsesYetIsInForce() {
    #expect(
      closed([("Palette.swift", Self.palette)] + users(".white", ".black", ".red")).isEmpty)
  }

  /// One file shows that the theme is not new; of its white it shows nothing.
  @Test func aWhiteOfAThemeThatOneOfManyFilesUsesReplacesNothing() {
    let files = [("Palette.swift", Self.palette)] + users("Palette.indigo", ".black", ".red")
    #expect(closed(files).isEmpty)
    #expect(Array(closed(files + Self.others).keys) == ["color.white"])
  }

  /// Who writes white does not think of a color that is called after nothing of the kind, as long as no code uses it.
  @Test func anUnusedWhiteOfAnotherNameReplacesNothingBesideColorsInUse() {
    let theme = Self.palette.replacing("white = ", with: "main = ")
    let files = [("Palette.swift", theme)] + users("Palette.indigo", ".black", ".red")
    #expect(closed(files).keys.sorted() == ["color.main"])
    let used = [("Palette.swift", theme)] + users("Palette.indigo", "Palette.main", ".red")
    #expect(closed(used).isEmpty)
    #expect(closed([("Palette.swift", theme)] + users(".white", ".black", ".red")).isEmpty)
  }

  /// Two files use it, and the others write the system's.
  @Test func aWhiteBesideWhichCodeWritesTheSystemsReplacesNothing() {
    let used = users("Palette.white", "Palette.white", "Palette.indigo")
    let written = users(".white", "Color.white", "UIColor.white", in: "Pages")
    let files = [("Palette.swift", Self.palette)] + used
    #expect(closed(files + written).isEmpty)
    let most = (0..<13).flatMap { users(".white", "Color.white", ".white", in: "Pages\($0)") }
    #expect(
      closed(files + most) == [
        "color.white":
          "the app's uses: code writes the system's white 39 times, and this 2 times"
      ])
    let members = (0..<3).flatMap { users("cell.white", "row().white", in: "Pages\($0)") }
    #expect(closed(files + members).isEmpty)
  }

  @Test func aClearColorBesideWhichCodeWritesTheSystemsReplacesNothing() {
    let clear = "  static let clear = UIColor(white: 0, alpha: 0)\n}"
    let theme = String(Self.palette.dropLast()) + clear
    let used = users(
      "Palette.clear", "Palette.clear", "Palette.indigo", "Palette.white", "Palette.white")
    let files = [("Palette.swift", theme)] + used
    #expect(closed(files + users(".clear", in: "Pages")).isEmpty)
    let most = (0..<8).flatMap { users(".clear", "UIColor.clear", in: "Pages\($0)") }
    #expect(closed(files + most).keys.sorted() == ["color.clear"])
  }

  private static let others = (0..<10).map { ("Other/V\($0).swift", "import UIKit") }

  private static let durations = """
    import UIKit
    enum Durations {
      static let short: TimeInterval = 0.25
      static let long: TimeInterval = 0.5
      static let longest: TimeInterval = 1
    }
    """

  @Test func durationsThatOneOfManyFilesUsesReplaceNothing() {
    let files =
      [("Durations.swift", Self.durations)] + users("Durations.short", "1", "2") + Self.others
    #expect(closed(files).count == 3)
  }

  /// A radius of a type of the app is used where a view takes the value whole, and where it takes the number.
  @Test func aValueThatIsTakenWholeIsUsed() {
    let scale = """
      import SwiftUI
      struct CornerRadius { let points: CGFloat }
      struct RadiusScale {
        let small = CornerRadius(points: 8)
        let large = CornerRadius(points: 16)
        let pill = CornerRadius(points: 1000)
      }
      enum Theme { static let radius = RadiusScale() }
      """
    let large = "Theme.radius.large.points"
    let files = [("Theme.swift", scale)] + users(large, large, "Theme.radius.small.points", large)
    #expect(closed(files).keys.sorted() == ["radius.pill.points", "radius.small.points"])
    let whole = users("Theme.radius.pill", "Theme.radius.pill", "Theme.radius.small", in: "Cards")
    #expect(closed(files + whole).isEmpty)
  }

  @Test func durationsThatSeveralFilesUseAreInForce() {
    let files =
      [("Durations.swift", Self.durations)] + users("Durations.short", "Durations.long", "2")
    #expect(closed(files).isEmpty)
  }

  @Test func aPaletteThatTheAppUsesNowhereBesideAnotherReplacesNothing() {
    let copy = """
      import UIKit
      class MaterialColor {
        static let teal300 = UIColor(red: 0.3, green: 0.71, blue: 0.67, alpha: 1)
      }
      """
    let files =
      [("Palette.swift", Self.palette), ("MaterialColor.swift", copy)]
      + users("Palette.white", "Palette.white", "Palette.indigo")
    #expect(closed(files).keys.sorted() == ["color.material.teal300"])
  }

  /// What is the system's own style becomes a constant where the app writes the constants.
  @Test func textStylesOfATypeThatNothingUsesReplaceNothing() {
    let fonts = """
      import SwiftUI
      enum AppFont {
        static let note = Font.caption
        static let title = Font.custom("Lora", size: 28)
      }
      """
    let files = [("AppFont.swift", fonts)] + Self.others
    #expect(
      closed(files) == [
        "font.note": "the app's uses: no code uses it, and it is a text style of the system"
      ])
    // A step of fonts that the app uses is one of them.
    #expect(closed(files + users("AppFont.title", "AppFont.title", "AppFont.title")).isEmpty)
  }

  @Test func usesInTestsShowNothing() {
    let files =
      [("Palette.swift", Self.palette)]
      + users("Palette.indigo", "Palette.indigo", "Palette.indigo")
      + users("Palette.white", "Palette.white", in: "ShopTests")
    #expect(closed(files).keys.sorted() == ["color.white"])
  }

  @Test func aColorOfACatalogThatNoCodeNamesReplacesNothing() {
    var fixture = ThemeFixture(
      files: users(
        #"Color("Ink")"#, #"Color("Ink")"#, #"Color("Ink")"#,
        #"UIColor(named: "Leaf", in: kit, compatibleWith: nil)"#, import: "SwiftUI"))
    fixture.colorSets = [("Ink", 0.2), ("Leaf", 0.4), ("Moss", 0.6)].map { asset, green in
      ImportedColorSet(
        asset: asset, color: ColorValue(light: ColorSample(red: 0.1, green: green, blue: 0.3)),
        file: "A.xcassets/\(asset).colorset/Contents.json", catalog: "A.xcassets")
    }
    let closed = fixture.survey.tokens.filter(\.guess.isOutOfForce).map(\.name)
    #expect(closed == ["Moss"])
  }

  // MARK: Scales

  private static let scale = """
    import SwiftUI
    enum Spacing {
      static let small: CGFloat = 8
      static let medium: CGFloat = 16
      static let large: CGFloat = 24
      static let huge: CGFloat = 48
    }
    """

  @Test func everyStepOfAScaleInUseIsInForce() {
    let files =
      [("Spacing.swift", Self.scale)]
      + users("Spacing.small", "Spacing.medium", "Spacing.small", import: "SwiftUI")
    #expect(closed(files).isEmpty)
  }

  /// Three steps in use put in force what is called a step, however many there are.
  @Test(arguments: [("xxl", true), ("avatar", false)])
  func threeStepsInUseAreAScaleInUse(name: String, isOpen: Bool) {
    let scale = """
      import SwiftUI
      enum Radius {
        static let xs: CGFloat = 2
        static let sm: CGFloat = 4
        static let md: CGFloat = 8
        static let lg: CGFloat = 12
        static let xl: CGFloat = 16
        static let \(name): CGFloat = 24
        static let full: CGFloat = 999
      }
      """
    let files =
      [("Radius.swift", scale)]
      + users("Radius.sm", "Radius.md", "Radius.lg", import: "SwiftUI")
    #expect(closed(files).isEmpty == isOpen)
  }

  /// A part that no code has the distance of is no step of the scale.
  @Test func anUnusedDistanceOfAPartReplacesNothingBesideAScaleInUse() {
    let scale = Self.scale.replacing("huge:", with: "sectionGap:")
    let files =
      [("Spacing.swift", scale)]
      + users("Spacing.small", "Spacing.medium", "Spacing.small", import: "SwiftUI")
    #expect(Array(closed(files).keys) == ["spacing.sectionGap"])
  }

  /// One use does not show what a distance is for whose name says more than how much it is.
  @Test(
    arguments: [
      ("sectionGap", 2, true), ("sectionGap", 3, false), ("hInset", 1, true), ("xxxl", 1, false),
      ("extraLarge", 1, false), ("cozy", 1, false), ("cardPadding", 1, false),
    ])
  func aDistanceOfFewUsesReplacesNothing(name: String, uses count: Int, isClosed: Bool) {
    let scale = Self.scale.replacing("huge:", with: "\(name):")
    let files =
      [("Spacing.swift", scale)]
      + users("Spacing.small", "Spacing.medium", "Spacing.large", import: "SwiftUI")
      + (0..<10).flatMap { users("Text(a)", in: "Pages\($0)", import: "SwiftUI") }
      + (0..<count).flatMap { users("Spacing.\(name)", in: "Cards\($0)", import: "SwiftUI") }
    #expect(Array(closed(files).keys) == (isClosed ? ["spacing.\(name)"] : []))
  }

  @Test func aNumberThatTheAppUsesNowhereBesideManyInUseReplacesNothing() {
    let files =
      [("Spacing.swift", Self.scale)]
      + users("Spacing.small", "Spacing.small", "Spacing.small", import: "SwiftUI")
    #expect(closed(files).keys.sorted() == ["spacing.huge", "spacing.large", "spacing.medium"])
  }

  /// What only passes a color of the system on says no more than the system's name.
  @Test func aColorOfTheSystemUnderItsOwnNameReplacesNothing() {
    let theme = """
      import UIKit
      enum SystemColor { case systemRed, danger }
      extension UIColor {
        static func semantic(_ color: SystemColor) -> UIColor {
          switch color {
          case .systemRed: return .systemRed
          case .danger: return .systemOrange
          }
        }
      }
      """
    let files = [("Theme.swift", theme)] + users("UIColor.semantic(.danger)", "1", "2", "3")
    let found = closed(files)
    #expect(
      found.values.contains(
        "the app's uses: it is the system's color by the name that the system has for it"))
    #expect(!found.keys.contains { $0.hasSuffix("danger") })
  }

  private static let flow = """
    import SwiftUI
    enum Typography {
      static let note: Font = .footnote
      static let body: Font = .body
    }
    """

  private func flow(in folder: String, usedIn place: String, others: Int) -> [String: String] {
    let uses = users(
      "Typography.note", "Typography.body", "Typography.note", in: place, import: "SwiftUI")
    let rest = (0..<others).map { ("Features/Other/V\($0).swift", "import SwiftUI") }
    return closed([("\(folder)/Typography.swift", Self.flow)] + uses + rest)
  }

  @Test func theFontsOfOneFlowReplaceNothing() {
    let found = flow(in: "Features/Recovery", usedIn: "Features/Recovery/Steps", others: 12)
    #expect(
      found == [
        "font.note": "the app's uses: only code in Features/Recovery uses it",
        "font.body": "the app's uses: only code in Features/Recovery uses it",
      ])
  }

  /// Nor do the steps of its scale that it does not use.
  @Test func theScaleOfOneFlowReplacesNothing() {
    let theme = """
      import SwiftUI
      enum Corners {
        static let small: CGFloat = 8
        static let large: CGFloat = 20
      }
      """
    let own = users("Corners.small", in: "Features/Recovery/Steps", import: "SwiftUI")
    let rest = (0..<12).map { ("Features/Other/V\($0).swift", "import SwiftUI") }
    #expect(
      closed([("Features/Recovery/Corners.swift", theme)] + own + rest) == [
        "radius.small": "the app's uses: only code in Features/Recovery uses it",
        "radius.large": "the app's uses: only code in Features/Recovery uses its scale",
      ])
  }

  /// A dark gray is nearly as common as black; that of `PromoDesign` which only the folder `Promos` uses is for it.
  @Test(arguments: [("PromoDesign", true), ("AppDesign", false)])
  func theGrayOfOnePartReplacesNothingElsewhere(type: String, isOfPart: Bool) {
    let theme = """
      import SwiftUI
      enum \(type) {
        static let cardFill = Color(white: 0.08)
        static let accent = Color(red: 0.2, green: 0.85, blue: 0.5)
      }
      """
    let own = users(
      "\(type).cardFill", "\(type).cardFill", in: "Features/Promos", import: "SwiftUI")
    let other = users("\(type).accent", in: "Features/Groceries", import: "SwiftUI")
    let rest = (0..<12).map { ("Features/Other/V\($0).swift", "import SwiftUI") }
    let found = closed([("Features/Promos/\(type).swift", theme)] + own + other + rest)
    let reason = "the app's uses: only code in Features/Promos uses it"
    #expect(Array(found.values) == (isOfPart ? [reason] : []), "\(found)")
  }

  @Test func fontsOfTheDesignThatOneFeatureUsesSoFarAreInForce() {
    #expect(flow(in: "Design", usedIn: "Features/Recovery", others: 12).isEmpty)
  }

  /// The folder of the design is no part of the app; one of a feature's components is.
  @Test(arguments: [
    ("App/DesignSystem", true), ("App/Utils", true), ("App/Features/Recovery/Components", false),
  ])
  func fontsThatOnlyTheDesignUses(folder: String, areInForce: Bool) {
    let found = flow(in: folder, usedIn: "\(folder)/Cards", others: 12)
    #expect(found.isEmpty == areInForce)
  }

  @Test func fontsInTheFolderOfMostViewsAreInForce() {
    #expect(flow(in: "Features/Recovery", usedIn: "Features/Recovery", others: 3).isEmpty)
  }

  // MARK: Names

  @Test func aWhiteThatIsUsedForSomethingElseThanItsNameSaysReplacesNothing() {
    let theme = """
      import UIKit
      enum Colors {
        static let backgroundLight = UIColor(white: 1, alpha: 1)
      }
      """
    func uses(_ property: String) -> [(path: String, code: String)] {
      (0..<3).map { number in
        (
          "V\(number).swift",
          "import UIKit\nfunc f(_ view: UILabel) { view.\(property) = Colors.backgroundLight }"
        )
      }
    }
    #expect(closed([("Colors.swift", theme)] + uses("backgroundColor")).isEmpty)
    #expect(
      closed([("Colors.swift", theme)] + uses("textColor")) == [
        "color.backgroundLight": "the app's uses: its name says background, and no use is one"
      ])
  }

  // MARK: Equal values

  /// Of two fonts of one look the one in use is meant, and so it is of two measures of one place.
  @Test(arguments: [
    ("enum Fonts", "Font", "Font.headline", "heroLabel", ["heroLabel"]),
    ("enum Spacing", "CGFloat", "16", "shelf", ["shelf"]),
    ("enum Colors", "Color", "Color(hex: 0xF59E0B)", "accentDefault", ["accentDefault"]),
    ("enum Colors", "Color", "Color(hex: 0xF59E0B)", "amber500", []),
    ("enum Spacing", "CGFloat", "16", "md", []),
  ]) func whatNoCodeUsesGivesWayToItsEqual(
    type: String, kind: String, value: String, name: String, expected: [String]
  ) {
    let others = ["Font": "Font.caption", "Color": "Color(hex: 0x336699)"]
    let theme = """
      import SwiftUI
      \(type) {
        static let ledge: \(kind) = \(value)
        static let \(name): \(kind) = \(value)
        static let plinth: \(kind) = \(others[kind] ?? "20")
      }
      """
    let owner = type.dropFirst(5)
    let uses = users(
      "\(owner).ledge", "\(owner).plinth", "\(owner).ledge", "\(owner).plinth",
      import: "SwiftUI")
    let found = closed([("Theme.swift", theme)] + uses)
    #expect(found.keys.map { $0.split(separator: ".").last.map(String.init) ?? "" } == expected)
    #expect(found.values.allSatisfy { $0.hasSuffix("ledge has the same value") })
  }

  /// A comment about a place restricts a font, in any language; one about its look and uses in several files do not.
  @Test(arguments: [
    ("/// 발음 (11pt)", "'발음', and only View0.swift uses it"),
    ("/// Onboarding step label", "'Onboarding step label', and only View0.swift uses it"),
    (
      "/// Section headers and card titles.",
      "'Section headers and card titles', and only View0.swift uses it"
    ),
    ("/// Caption - 11pt regular, supporting text", nil), ("/// The smallest text of the app", nil),
    ("// 발음", nil),
    ("/// 발음\n  /// Set in capitals.", nil),
  ])
  func aFontWhoseCommentIsAboutAPlace(comment: String, doubt: String?) {
    let theme = (
      "Type.swift",
      """
      import SwiftUI
      enum Type {
        static let body = Font.system(size: 15)
        \(comment)
        static let small = Font.system(size: 11)
      }
      """
    )
    let bodies = (0..<3).map { _ in "Type.body" }
    let once = users("Type.small", bodies[0], bodies[1], bodies[2], import: "SwiftUI")
    let found = closed([theme] + once)
    #expect(
      found.values.map { String($0.split(separator: " for ").last ?? "") }
        == [doubt].compactMap(\.self))
    let twice = users("Type.small", "Type.small", "Type.body", "Type.body", import: "SwiftUI")
    #expect(closed([theme] + twice).isEmpty)
  }

  // MARK: Parts

  /// The style of the app's buttons may be the only code that names the radius for buttons.
  @Test(arguments: [
    ("Button(a) {}.clipShape(RoundedRectangle(cornerRadius: Radius.button))", false),
    ("Image(a).cornerRadius(Radius.button)", true), ("use(Radius.button)", true),
    ("Text(a)", true),
  ])
  func theOnlyStyleOfAPartConfirmsItsRadius(use: String, isClosed: Bool) {
    let theme = (
      "Radius.swift",
      """
      import SwiftUI
      enum Radius {
        static let small: CGFloat = 8
        static let medium: CGFloat = 12
        static let large: CGFloat = 16
        static let huge: CGFloat = 24
        static let button: CGFloat = 12
      }
      """
    )
    let steps = (0..<4).map { _ in "a.cornerRadius(Radius.small)" }
    let uses = users(use, steps[0], steps[1], steps[2], steps[3], import: "SwiftUI")
    #expect((closed([theme] + uses)["radius.button"] != nil) == isClosed)
  }

  // MARK: Holders

  private static let measures: (path: String, code: String) = (
    "Measures.swift",
    """
    import UIKit
    struct Layout { static let contentPadding: CGFloat = 16 }
    struct ShopLayout { static let cardPadding: CGFloat = 20 }
    """
  )

  /// Of two holders of numbers the one that code names is the theme, however few files name it.
  @Test func measuresBesideThoseInUseReplaceNothing() {
    let used = users("ShopLayout.cardPadding", "ShopLayout.cardPadding")
    #expect(
      closed([Self.measures] + used) == [
        "spacing.contentPadding":
          "the app's uses: no code uses it, and the app uses others of its kind"
      ])
    #expect(closed([Self.measures] + users("ShopLayout.cardPadding")).isEmpty)
  }

  /// A theme begins somewhere: the first file that uses its measures closes them to no other.
  @Test func measuresThatOneOfManyFilesUsesAreInForce() {
    #expect(closed([Self.measures] + users("ShopLayout.cardPadding") + Self.others).isEmpty)
  }

  /// A light gray is nearly as common as white; the steps of a palette belong together.
  @Test func aGrayThatTheAppUsesNowhereReplacesNothing() {
    func closed(_ name: String) -> [String] {
      let gray = "static let \(name) = UIColor(white: 0.96, alpha: 1)\n}"
      let palette = String(Self.palette.dropLast()) + gray
      let files =
        [("Palette.swift", palette)]
        + users("Palette.indigo", "Palette.indigo", "Palette.white", "Palette.white")
      return self.closed(files).keys.sorted()
    }
    #expect(closed("mute") == ["color.mute"])
    #expect(closed("gray50").isEmpty)
  }
}
