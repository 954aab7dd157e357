import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What the types around a token say of what it is for.
@Suite struct PartMeasuresTests {
  /// Whether the measures of a type replace nothing by their size alone.
  private func arePlain(_ type: String) -> Bool? {
    let fixture = ThemeFixture(files: [
      ("Theme.swift", "import UIKit\nenum \(type) { static let padding: CGFloat = 12 }"),
      ("A.swift", "let a = \(type).padding"), ("B.swift", "let b = \(type).padding"),
    ])
    return fixture.survey.tokens.first?.guess.isPlain
  }

  @Test(arguments: ["VideoLayout", "GridConstants", "GridLayout", "TopBarMetrics", "TabLayout"])
  func measuresOfAPartArePlain(type: String) {
    #expect(arePlain(type) == true)
  }

  @Test(arguments: ["Spacing", "Grid", "GridSpacing", "AppLayout", "ShopMetrics", "TVLayout"])
  func measuresOfTheAppAreNot(type: String) {
    #expect(arePlain(type) == false)
  }

  /// Whether `SkinSpacing` with uses in a number of folders, three files in each, is for a part.
  private func isPlain(folders: Int, type: String = "SkinSpacing", at root: String = "") -> Bool? {
    let users = (0..<folders).flatMap { folder in
      (0..<3).map { file in
        (
          path: "\(root)F\(folder)/V\(file).swift",
          code: "import UIKit\nlet a\(folder)\(file) = \(type).padding"
        )
      }
    }
    let others = (0..<20).map { (path: "Other/V\($0).swift", code: "import UIKit") }
    let theme = (
      path: "Theme.swift", code: "import UIKit\nenum \(type) { static let padding: CGFloat = 12 }"
    )
    return ThemeFixture(files: [theme] + users + (root.isEmpty ? [] : others)).survey.tokens.first?
      .guess.isPlain
  }

  /// Uses all over the app say more than a word of a name that is not known.
  @Test func measuresThatTheWholeAppUsesAreForNoPart() {
    #expect(isPlain(folders: 4) == false)
    #expect(isPlain(folders: 2) == true)
    #expect(isPlain(folders: 4, at: "Skins/") == true)
    #expect(isPlain(folders: 4, type: "ChatSpacing") == true)
  }

  /// `Color.virgilInk` shows that `VirgilSpacing` is the system's.
  @Test func aWordThatTheColorsBeginWithIsTheSystemsName() {
    func isPlain(_ prefix: String) -> Bool? {
      let colors = ["Ink", "Paper", "Line"].enumerated().map {
        "static let \(prefix)\($1) = UIColor(white: 0.\($0 + 2), alpha: 1)"
      }
      return ThemeFixture(files: [
        ("Color.swift", "import UIKit\nextension UIColor { \(colors.joined(separator: "\n")) }"),
        ("Theme.swift", "import UIKit\nenum VirgilSpacing { static let sm: CGFloat = 12 }"),
        ("A.swift", "let a = VirgilSpacing.sm"), ("B.swift", "let b = VirgilSpacing.sm"),
      ]).survey.tokens.first { $0.category == .spacing }?.guess.isPlain
    }
    #expect(isPlain("virgil") == false)
    #expect(isPlain("other") == true)
  }

  /// `VirgilPalette` and `VirgilType` show it, too; the types of a chat do not.
  @Test func aWordThatTheTypesBeginWithIsTheSystemsName() {
    func isPlain(_ name: String) -> Bool? {
      ThemeFixture(files: [
        (
          "Theme.swift",
          """
          import SwiftUI
          enum \(name)Palette { static let ink = Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 1) }
          enum \(name)Type { static let body = Font.system(size: 17, weight: .bold) }
          enum VirgilSpacing { static let sm: CGFloat = 12 }
          """
        ),
        ("A.swift", "let a = VirgilSpacing.sm"), ("B.swift", "let b = VirgilSpacing.sm"),
      ]).survey.tokens.first { $0.category == .spacing }?.guess.isPlain
    }
    #expect(isPlain("Virgil") == false)
    #expect(isPlain("Chat") == true)
  }

  private func border(_ type: String, _ name: String) -> RoleGuess? {
    ThemeFixture(files: [
      ("Theme.swift", "import UIKit\nenum \(type) { static let \(name): CGFloat = 2 }"),
      ("A.swift", "let a = \(type).\(name)"), ("B.swift", "let b = \(type).\(name)"),
    ]).survey.tokens.first?.guess
  }

  @Test func aBorderOfAPartIsPlainAndOneOfAButtonIsForButtons() {
    #expect(border("AvatarMetrics", "borderWidth")?.isPlain == true)
    #expect(border("Metrics", "buttonBorderWidth")?.roles == [.button])
  }

  @Test func aBorderOfTheAppIsForEverything() {
    #expect(border("Metrics", "borderWidth")?.isEmpty == true)
  }

  /// A view's colors are its own until many files use them.
  @Test(arguments: [("BulbView", true), ("ShopPalette", false), ("UIView", false)])
  func colorsOfAViewArePlain(type: String, isPlain: Bool) {
    let keyword = type == "UIView" ? "extension" : "class"
    let tokens = ThemeFixture(files: [
      (
        "Theme.swift",
        "import UIKit\n\(keyword) \(type) { enum Colors { static let rest = UIColor(white: 0.3, alpha: 1) } }"
      ),
      ("A.swift", "let a = \(type).Colors.rest"), ("B.swift", "let b = \(type).Colors.rest"),
    ]).survey.tokens
    #expect(tokens.first?.guess.isPlain == isPlain)
  }

  /// The name of the app is none of a part, however its letters are split.
  @Test(arguments: [("AdguardForiOS", "color.gray6"), ("Shop", "color.adGuard.gray6")])
  func theAppsOwnNameIsNoGroup(app: String, path: String) {
    var fixture = ThemeFixture(
      "extension UIColor { enum AdGuardColor { static let gray6 = UIColor(white: 0.9, alpha: 1) } }"
    )
    fixture.name = app
    #expect(fixture.survey.tokens.map(\.path) == [path])
  }

  private static let themes = """
    protocol AppTheme { var ink: UIColor { get }
      var page: UIColor { get }
      var line: UIColor { get } }
    final class LightIce: AppTheme { static let instance = LightIce()
      let ink: UIColor = .init(white: 0.1, alpha: 1)
      let page: UIColor = .init(white: 0.9, alpha: 1)
      let line: UIColor = .init(white: 0.8, alpha: 1) }

    """

  /// An instance that no code reads is not how the app names its fonts.
  @Test(arguments: [
    ("@Injected(\\.fonts) var fonts\n  var a: Font { fonts.lead }", true),
    ("var a: Font { AppTheme.standard.fonts.lead }", false),
  ])
  func anInstanceThatNoCodeReadsIsPlain(use: String, isPlain: Bool) {
    let theme = """
      import SwiftUI
      struct ThemeFonts { let lead = Font.body; let note = Font.caption }
      struct AppTheme { static let standard = AppTheme(); let fonts = ThemeFonts() }
      """
    let fixture = ThemeFixture(files: [
      ("Theme.swift", theme), ("A.swift", "import SwiftUI\nstruct A {\n  \(use)\n}"),
    ])
    let guesses = fixture.survey.tokens.filter { $0.category == .font }.map(\.guess.isPlain)
    #expect(guesses == [isPlain, isPlain])
  }

  /// The colors of one of several themes are not written where code asks the one that is on.
  @Test func oneOfSeveralThemesIsNoTheme() {
    let coal = """
      final class DarkCoal: AppTheme { static let instance = DarkCoal()
        let ink: UIColor = .init(white: 0.9, alpha: 1)
        let page: UIColor = .init(white: 0.1, alpha: 1)
        let line: UIColor = .init(white: 0.2, alpha: 1) }
      enum Themes { static var current: AppTheme = LightIce.instance }
      """
    func roots(_ code: String) -> Set<String> {
      let files = [
        ("Theme.swift", Self.themes + code), ("A.swift", "let a = LightIce.instance.ink"),
        ("B.swift", "let b = LightIce.instance.ink"),
      ]
      let codes = ThemeFixture(files: files).survey.tokens.flatMap(\.codes.values)
      return Set(codes.map { String($0.prefix { $0 != "." }) })
    }
    #expect(roots(coal) == ["Themes"])
    #expect(roots("") == ["LightIce"])
  }
}
