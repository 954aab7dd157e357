import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Which of several tokens of one value is meant where code does not say: the one that the app uses.
@Suite struct EqualTokensTests {
  private static let theme = """
    import SwiftUI
    extension Color {
      static let mist = Color(hex: 0x99AABB)
      static let fog = Color(hex: 0x99AABB)
      static let smoke = Color(hex: 0x99AABC)
    }
    """

  private func survey(_ uses: [String: Int], theme: String = theme) -> ThemeSurvey {
    let lines = uses.flatMap { Array(repeating: "paint(\($0.key))", count: $0.value) }
    return ThemeFixture(files: [
      ("Theme.swift", theme),
      ("View.swift", "import SwiftUI\nfunc a() {\n\(lines.sorted().joined(separator: "\n"))\n}"),
    ]).survey
  }

  static let decisions: [(mist: Int, fog: Int, preferred: String?)] = [
    (9, 3, "color.mist"), (3, 0, "color.mist"), (2, 9, "color.fog"),
    (8, 3, nil), (2, 0, nil), (0, 0, nil),
  ]

  @Test(arguments: decisions) func aClearMajorityOfUsesDecides(
    mist: Int, fog: Int, preferred: String?
  ) throws {
    let survey = survey(["Color.mist": mist, "Color.fog": fog, "Color.smoke": 40])
    let mapping = try #require(survey.mapping(name: "Shop", tokenFile: "t.json").object)
    let listed = mapping["prefer"]?.array?.compactMap(\.string)
    #expect(listed == preferred.map { [$0] })
  }

  /// A color in code without a dark value is held with either, so that the most used comes first.
  @Test(arguments: [(5, 4, ["color.page"]), (4, 4, []), (2, 0, [])] as [(Int, Int, [String])])
  func ofAdaptiveColorsThatDifferInDarkModeTheMostUsedIsPreferred(
    page: Int, card: Int, preferred: [String]
  ) throws {
    let theme = """
      import UIKit
      extension UIColor {
        static func of(_ light: CGFloat, _ dark: CGFloat) -> UIColor {
          UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: dark, alpha: 1) : UIColor(white: light, alpha: 1) }
        }
        static var card: UIColor { of(0.9, 0.2) }
        static var page: UIColor { of(0.9, 0.1) }
        static var paper: UIColor { UIColor(white: 0.9, alpha: 1) }
      }
      """
    let survey = survey(
      ["UIColor.page": page, "UIColor.card": card, "UIColor.paper": 40], theme: theme)
    let mapping = try #require(survey.mapping(name: "Shop", tokenFile: "t.json").object)
    #expect((mapping["prefer"]?.array ?? []).compactMap(\.string) == preferred)
    if let first = preferred.first {
      #expect(
        mapping["roles"]?.object?[first]?.object?["$description"]?.string
          == "preferred for its 5 uses to color.card of the same color in light mode (4)")
    }
  }

  @Test func preferencesStateTheirEvidence() throws {
    let survey = survey(["Color.mist": 9, "Color.fog": 3])
    let mapping = try #require(survey.mapping(name: "Shop", tokenFile: "t.json").object)
    let entry = mapping["roles"]?.object?["color.mist"]?.object
    #expect(
      entry?["$description"]?.string
        == "preferred for its 9 uses to color.fog of the same value (3)")
  }

  /// Tokens for different roles are distinguished by these, however often each is used.
  @Test func tokensForOtherRolesDoNotCompete() {
    let theme = """
      import SwiftUI
      extension Color {
        static let textPrimary = Color(hex: 0x99AABB)
        static let cardBackground = Color(hex: 0x99AABB)
      }
      """
    let survey = survey(["Color.textPrimary": 20, "Color.cardBackground": 1], theme: theme)
    #expect(survey.tokens.allSatisfy { $0.preference == nil })
    #expect(survey.questions.isEmpty)
  }

  static let parts: [(theme: String, code: String)] = [
    (
      "Spacing { static let urlBarInset: CGFloat = 10\n static let medium: CGFloat = 10",
      "urlBarInset"
    ),
    (
      "Spacing { static let sideMargin: CGFloat = 10\n static let medium: CGFloat = 10",
      "sideMargin"
    ),
  ]

  /// Many uses say nothing of other uses where the name says what the token is for.
  @Test(arguments: parts) func tokensForOnePartAreNotPreferred(theme: String, code: String) {
    let type = theme.prefix { $0 != " " }
    let names = (part: "\(type).\(code)", general: "\(type).medium")
    func preferred(_ uses: [String: Int]) -> [String] {
      survey(uses, theme: "import UIKit\nenum \(theme) }").tokens.filter { $0.preference != nil }
        .map(\.name)
    }
    #expect(preferred([names.part: 20, names.general: 1]) == [])
    #expect(preferred([names.part: 1, names.general: 20]) == ["medium"])
  }

  /// Of equal fonts only one of the scale of text is preferred.
  @Test(arguments: [("reply", []), ("title", ["title"])]) func fontsForOnePartAreNotPreferred(
    name: String, preferred: [String]
  ) {
    let theme = """
      import SwiftUI
      extension Font { static let \(name) = Font.system(size: 15)
        static let footnote = Font.system(size: 15) }
      """
    let survey = survey(["Font.\(name)": 20, "Font.footnote": 1], theme: theme)
    #expect(survey.tokens.filter { $0.preference != nil }.map(\.name) == preferred)
  }

  private static let layers = """
    import SwiftUI
    extension Color {
      static let gray300 = Color(hex: 0x99AABB)
      static let textMuted = Color(hex: 0x99AABB)
    }
    """

  static let outgrown: [(semantic: Int, preferred: String?)] = [
    (3, nil), (2, "color.gray300"), (0, "color.gray300"),
  ]

  /// A palette color is used most where its semantic name is newer.
  @Test(arguments: outgrown) func aPaletteColorIsNotPreferredToASemanticOneInUse(
    semantic: Int, preferred: String?
  ) throws {
    let survey = survey(
      ["Color.gray300": 40, "Color.textMuted": semantic], theme: Self.layers)
    let mapping = try #require(survey.mapping(name: "Shop", tokenFile: "t.json").object)
    #expect(
      mapping["prefer"]?.array?.compactMap(\.string) == preferred.map { [$0] },
      "\(semantic) uses")
  }

  @Test func equalUsesAreAQuestionWithTheLineThatSettlesIt() throws {
    let question = try #require(survey(["Color.mist": 8, "Color.fog": 3]).questions.first)
    #expect(question.text.hasPrefix("color.mist (used 8 times) and color.fog (3 times)"))
    #expect(question.line == "\"prefer\": [\"color.mist\"]")
    #expect(survey(["Color.mist": 2, "Color.fog": 1]).questions.isEmpty)
  }
}

/// Colors of catalogs beside the constants that represent them.
@Suite struct UnusedAssetTests {
  private func paths(_ view: String) -> [String] {
    var theme = ThemeFixture(files: [
      (
        "Theme.swift",
        """
        import UIKit
        enum SystemColor: String { case surface01
          var color: UIColor { UIColor(named: rawValue)! } }
        extension UIColor {
          static var card: UIColor { SystemColor.surface01.color }
          static let inkAlone = UIColor(white: 0.2, alpha: 1)
        }
        """
      ), ("View.swift", "import UIKit\nfunc a() { \(view) }"),
    ])
    theme.colorSets = [
      ImportedColorSet(
        asset: "surface01",
        color: ColorValue(light: ColorSample(red: 0.5, green: 0.6, blue: 0.7, alpha: 1)),
        file: "Colors.xcassets/surface01.colorset/Contents.json"),
      ImportedColorSet(
        asset: "lonely",
        color: ColorValue(light: ColorSample(red: 0.9, green: 0.6, blue: 0.1, alpha: 1)),
        file: "Colors.xcassets/lonely.colorset/Contents.json"),
    ]
    return theme.survey.tokens.map(\.path)
  }

  @Test func anUnusedAssetBelongsToItsConstant() {
    #expect(!paths("").contains("color.asset.surface01"))
    #expect(paths("").contains("color.card"))
  }

  /// Code that names it is to name the constant.
  @Test func aUsedAssetOfAConstantIsThatConstantToo() {
    #expect(!paths("paint(UIColor(named: \"surface01\")!)").contains("color.asset.surface01"))
  }

  @Test func anAssetWithoutConstantIsKept() {
    #expect(paths("").contains("color.asset.lonely"))
  }
}

/// Styles of examples and of copied dependencies, which are the app's only where it uses them.
@Suite struct BorrowedStylesTests {
  private static let kit =
    "import UIKit\npublic extension UIColor { static let kitInk = UIColor(white: 0.2, alpha: 1)\n"
    + "static let kitLine = UIColor(white: 0.6, alpha: 1) }"
  private static let app =
    "import UIKit\nextension UIColor { static let ink = UIColor(white: 0.3, alpha: 1) }"

  private func survey(_ kit: String, app: String? = app, use: String = "") -> ThemeSurvey {
    var files = [
      (path: kit, code: Self.kit),
      (path: "\(kit.prefix { $0 != "/" })/View.swift", code: "func a() { paint(UIColor.kitInk) }"),
      (path: "App/View.swift", code: "func b() { \(use) }"),
    ]
    if let app { files.append((path: "App/Theme.swift", code: app)) }
    return ThemeFixture(files: files).survey
  }

  @Test(arguments: [
    "Dependencies/Kit/Color.swift", "Examples/Shop/Color.swift", "Vendors/KitExample/Color.swift",
    "archive/Shop/Color.swift", ".old/Shop/Color.swift",
  ])
  func stylesThatNothingOutsideUsesAreLeftOut(file: String) {
    let survey = survey(file, use: "paint(UIColor.ink)")
    #expect(survey.tokens.map(\.path) == ["color.ink"])
    #expect(survey.borrowed.map(\.path) == [String(file.prefix { $0 != "/" })])
  }

  @Test func stylesThatTheAppUsesAreKept() {
    let survey = survey("Dependencies/Kit/Color.swift", use: "paint(UIColor.kitLine)")
    #expect(survey.tokens.map(\.path).sorted() == ["color.ink", "color.kitLine"])
  }

  @Test func otherFoldersAreTheApp() {
    #expect(survey("Kit/Color.swift").tokens.count == 3)
    // An archive may be a feature.
    #expect(survey("Features/Archive/Color.swift").tokens.count == 3)
  }

  /// A repository of examples has the styles of its examples.
  @Test func theOnlyStylesAreKept() {
    let survey = survey("Examples/Shop/Color.swift", app: nil)
    #expect(survey.tokens.count == 2)
    #expect(survey.borrowed.isEmpty)
  }
}
