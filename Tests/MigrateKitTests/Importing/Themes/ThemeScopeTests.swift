import Testing

@testable import MigrateKit

/// What of a project's code is its theme, and which values stay as declared.
@Suite struct ThemeScopeTests {
  @Test func aVariableThatCodeAssignsHasNoValue() {
    let fixture = ThemeFixture(
      """
      final class Appearance {
        static var windowPadding = CGFloat(1000)
        static var cardRadius: CGFloat = 8
        static let gapSpacing = CGFloat(4)
        static var inkColor = UIColor.red
        static func update() { windowPadding = 18; inkColor = UIColor(white: 0.2, alpha: 1) }
      }
      """)
    #expect(
      fixture.tokens == [
        "radius.cardRadius = 8 as Appearance.cardRadius",
        "spacing.gapSpacing = 4 as Appearance.gapSpacing",
      ])
    #expect(
      fixture.unreadable == [
        "Appearance.windowPadding: 'Appearance.windowPadding' is assigned elsewhere in the project",
        "Appearance.inkColor: 'Appearance.inkColor' is assigned elsewhere in the project",
      ])
  }

  /// A variable that holds a whole theme is assigned when the person changes the theme.
  @Test func aThemeThatCodeAssignsKeepsItsValues() {
    let fixture = ThemeFixture(
      """
      struct Theme {
        let ink: UIColor
        static var current = Theme(ink: UIColor(white: 0.2, alpha: 1))
        static func night() { current = Theme(ink: UIColor(white: 0.8, alpha: 1)) }
      }
      """)
    #expect(fixture.unreadable.isEmpty)
    #expect(fixture.tokens.map { $0.prefix { $0 != " " } } == ["color.ink"])
  }

  @Test func whatOnlyTestsCompileIsNoTheme() throws {
    let files = [
      "Package.swift": """
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Shop", path: "App"),
          .testTarget(name: "Checks", dependencies: ["Shop"], path: "Support"),
        ])
      """,
      "App/Theme.swift":
        "import UIKit\nextension UIColor { static let ink = UIColor(white: 0.2, alpha: 1) }",
      "Support/Mocks.swift": "import UIKit\nextension UIColor { static let fakeInk = UIColor.red }",
    ]
    let targets = ProjectFixture(files).read().targets
    func tokens(_ targets: ProjectTargets) -> [String] {
      LargeStack.run {
        let readings = files.keys.sorted().filter { !$0.hasPrefix("Package") }.map { path in
          ThemeSurvey.FileReading(
            SourceFile(path: path, bytes: Array((files[path] ?? "").utf8)), assets: AssetNames([]))
        }
        return ThemeSurvey(
          readings, colorSets: [], name: "Shop", folder: ProjectFixture.root, targets: targets,
          files: BundledFiles()
        ).tokens.map(\.path)
      }
    }
    #expect(tokens(targets) == ["color.ink"])
    #expect(tokens(.none) == ["color.ink", "color.fakeInk"])
  }

  @Test func anExampleThatUsesItsStylesEverywhereIsAnApp() {
    func tokens(folder: String, screens: Int) -> [String] {
      var files = [
        (
          path: "Kit/Theme.swift",
          code: "extension UIColor { static let ink = UIColor(white: 0.2, alpha: 1) }"
        ),
        (
          path: "\(folder)/Shop/Spacing.swift",
          code: "enum Spacing { static let _3: CGFloat = 12; static let _4: CGFloat = 16 }"
        ),
      ]
      for number in 0..<screens {
        files.append(
          (path: "\(folder)/Shop/Screen\(number).swift", code: "func a() { pad(Spacing._3) }"))
      }
      return ThemeFixture(files: files).survey.tokens.map(\.path)
    }
    #expect(tokens(folder: "Example", screens: 6) == ["color.ink", "spacing._3", "spacing._4"])
    #expect(tokens(folder: "Example", screens: 2) == ["color.ink"])
    #expect(tokens(folder: "Dependencies", screens: 6) == ["color.ink"])
  }
}
