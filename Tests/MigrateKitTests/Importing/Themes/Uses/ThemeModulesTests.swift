import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// The themes of packages, of which other modules see only the public part.
@Suite struct ThemeModulesTests {
  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "All",
      targets: [
        .target(name: "Kit", path: "Kit", resources: [.process("Assets.xcassets")]),
        .executableTarget(
          name: "App", dependencies: ["Kit"], path: "App", resources: [.process("Assets.xcassets")]),
      ])
    """

  private func survey(_ files: [String: String]) throws -> ThemeSurvey {
    let folder = try TemporaryFolder()
    try folder.write("Package.swift", Self.manifest)
    for (path, text) in files { try folder.write(path, text) }
    return try InitRun.run(folder.path).survey
  }

  private static func colorSet(_ red: String) -> String {
    """
    { "colors": [ { "idiom": "universal", "color": { "color-space": "srgb", "components":
      { "red": "\(red)", "green": "0x91", "blue": "0xB2", "alpha": "1.000" } } } ] }
    """
  }

  @Test func internalTokensAreListedWithoutValue() throws {
    let found = try survey([
      "Kit/Palette.swift": """
      import SwiftUI
      public enum Palette { public static let ink = Color(hex: 0x112233) }
      enum Terminal { static let glow = Color(hex: 0x22AA44) }
      enum Spacing { static let md: CGFloat = 8 }
      """,
      "Kit/Screen.swift":
        "import SwiftUI\nlet screen = Text(\"a\").foregroundStyle(Terminal.glow).padding(Spacing.md)",
      "App/A.swift": "import Kit\nimport SwiftUI\nlet a = Text(\"a\").foregroundStyle(Palette.ink)",
    ])
    #expect(
      found.tokens.flatMap(\.codes.values).sorted() == ["Palette.ink", "Spacing.md"])
    let listed = found.unreadable.filter { $0.code == "Terminal.glow" }
    #expect(listed.map(\.reason) == ["it is not public, unlike other colors of its module"])
    #expect(listed.map(\.uses) == [1])
  }

  /// A name without a bundle is looked up in that of the program.
  @Test func aColorSetOfALibraryIsNoTokenWithoutCodeThatNamesIt() throws {
    let found = try survey([
      "Kit/Assets.xcassets/Ink.colorset/Contents.json": Self.colorSet("0x11"),
      "Kit/Assets.xcassets/Page.colorset/Contents.json": Self.colorSet("0x22"),
      "App/Assets.xcassets/Own.colorset/Contents.json": Self.colorSet("0x33"),
      "Kit/A.swift": """
      import SwiftUI
      public let page = Text("a").background(Color("Page", bundle: .module))
      """,
      "App/A.swift": "import Kit\nimport SwiftUI\nlet a = Text(\"a\")",
    ])
    #expect(found.tokens.map(\.name) == ["Own", "Page"])
    let left = found.unreadable.filter(\.isUnnamedColorSet)
    #expect(
      left.map { "\($0.name): \($0.reason)" } == [
        "Ink: its name alone does not find it in the bundle of its module"
      ])
  }

  /// The token file of an app for the Mac states what the Mac draws.
  @Test(arguments: [
    ("macOS(.v14)", "22 regular relative to title"),
    ("macOS(.v14), .iOS(.v17)", "28 regular relative to title"),
  ])
  func textStylesHaveTheSizeOfTheOnlyPlatform(platforms: String, title: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Package.swift",
      Self.manifest.replacing("targets: [\n", with: "platforms: [.\(platforms)],\n  targets: [\n"))
    try folder.write(
      "App/Typography.swift", "import SwiftUI\nenum Typography { static let title = Font.title }")
    try folder.write("Kit/A.swift", "import SwiftUI\nlet a = Text(\"a\")")
    let found = try InitRun.run(folder.path).survey
    #expect(found.tokens.map { ThemeFixture.text($0.value) } == [title])
  }

  /// What only makes a public token of its name is no other one.
  @Test func internalMakersOfPublicTokensAreNotListed() throws {
    let found = try survey([
      "Kit/Palette.swift": """
      import SwiftUI
      public enum Palette { case ink, rose }
      extension Palette {
        var color: Color {
          switch self { case .ink: Color(hex: 0x112233); case .rose: Color(hex: 0xAA4466) }
        }
      }
      extension Color {
        public static func palette(_ color: Palette) -> Color { color.color }
      }
      """,
      "App/A.swift": "import Kit\nlet a = Text(\"a\").foregroundStyle(.palette(.ink))",
    ])
    #expect(
      found.tokens.flatMap(\.codes.values).sorted() == [
        "Color.palette(.ink)", "Color.palette(.rose)",
      ])
    #expect(found.unreadable == [])
  }

  /// An alias that is called as a type of the system is one only for what depends on its module.
  @Test func anAliasOfAnotherModuleMeansNothing() throws {
    let found = try survey([
      "Other/Alias.swift": "import UIKit\npublic typealias Color = UIColor",
      "Kit/Theme.swift": """
      import SwiftUI
      extension Color {
        init(tone: Color) { self = tone }
        static let palette = Palette.self
        enum Palette { static let deep = SwiftUI.Color(white: 0.2) }
        public static let ink = Color(tone: .palette.deep)
      }
      """,
      "App/A.swift":
        "import Kit\nimport Other\nimport SwiftUI\nlet a = Text(\"a\").foregroundStyle(SwiftUI.Color.ink)",
    ])
    #expect(found.tokens.map(\.name) == ["ink"])
  }

  /// A package may list the files of an app for tests or tools; the app sees what is internal.
  @Test func anAppsFileThatAPackageListsIsTheApps() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "All", targets: [.target(name: "Shop", path: "Shop")])
      """)
    try folder.write(
      "project.yml",
      """
      name: Shop
      targets: { Shop: { type: application, platform: iOS, sources: [Shop] } }
      """)
    try folder.write(
      "Shop/Theme.swift",
      """
      import SwiftUI
      public enum Archive { public static let padding: CGFloat = 9 }
      enum Spacing { static let md: CGFloat = 8 }
      """)
    try folder.write("Shop/A.swift", "import SwiftUI\nlet a = Text(\"a\").padding(Spacing.md)")
    let found = try InitRun.run(folder.path).survey
    #expect(found.tokens.flatMap(\.codes.values).contains("Spacing.md"))
    #expect(found.unreadable.filter { $0.code == "Spacing.md" }.isEmpty)
  }

  /// Of a color set that both have, a program takes its own where it uses Xcode's symbol and sees no constant.
  @Test(arguments: [
    (use: ".brandMoss", inKit: "", access: "", isAsset: true),
    ("Color(\"brandMoss\")", "", "", false), ("Color.red", ".brandMoss", "", false),
    (".brandMoss", "", "public ", false), (".brandMoss", "", "package ", false),
  ]) func aColorSetOfAProgramBesideThatOfALibrary(
    use: String, inKit: String, access: String, isAsset: Bool
  ) throws {
    let found = try survey([
      "Kit/Colors.swift": """
      import SwiftUI
      extension Color { \(access)static var brandMoss: Color { Color("brandMoss", bundle: .module) } }
      \(access.isEmpty ? "public " : access)enum Palette { \(access.isEmpty ? "public " : access)static let ink = Color(hex: 0x112233) }
      """,
      "Kit/B.swift":
        "import SwiftUI\nlet b = [Text(\"b\")\(inKit.isEmpty ? "" : ".foregroundStyle(\(inKit))")]",
      "Kit/Assets.xcassets/brandMoss.colorset/Contents.json": Self.colorSet("0x08"),
      "App/Assets.xcassets/brandMoss.colorset/Contents.json": Self.colorSet("0x08"),
      "App/A.swift": """
      import Kit
      import SwiftUI
      let a = Text("a").foregroundStyle(\(use)).background(\(use))
      let b = Text("b").foregroundStyle(Palette.ink)
      """,
    ])
    let assets = found.tokens.filter { $0.source == .asset }
    #expect(assets.flatMap(\.codes.values) == (isAsset ? ["Color.brandMoss"] : []))
  }
}
