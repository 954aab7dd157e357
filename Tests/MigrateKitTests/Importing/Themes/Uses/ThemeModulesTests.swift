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

  @Test func whatIsNotPublicIsListedBesideWhatIs() throws {
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

  /// A library with constants for its copy of the color sets keeps them for itself; the app names its own by Xcode's symbols.
  @Test(arguments: [
    (use: ".brandMoss", access: "", codes: ["Color.brandMoss"]),
    // What the library offers is the color of both.
    (".brandMoss", "public ", ["Color.brandMoss"]),
    ("Color(\"brandMoss\")", "public ", ["Color.brandMoss"]),
  ]) func aColorSetOfTheAppBesideThatOfALibrary(
    use: String, access: String, codes: [String]
  ) throws {
    let found = try survey([
      "Kit/Colors.swift": """
      import SwiftUI
      extension Color { \(access)static var brandMoss: Color { Color("brandMoss", bundle: .module) } }
      public enum Palette { public static let ink = Color(hex: 0x112233) }
      """,
      "Kit/Assets.xcassets/brandMoss.colorset/Contents.json": Self.colorSet("0x08"),
      "App/Assets.xcassets/brandMoss.colorset/Contents.json": Self.colorSet("0x08"),
      "App/A.swift": """
      import Kit
      import SwiftUI
      let a = Text("a").foregroundStyle(\(use)).background(\(use))
      let b = Text("b").foregroundStyle(Palette.ink)
      """,
    ])
    let moss = found.tokens.filter { $0.name.contains("Moss") }
    #expect(moss.flatMap(\.codes.values) == codes)
    #expect(moss.map { $0.source == .asset } == [access.isEmpty])
  }
}
