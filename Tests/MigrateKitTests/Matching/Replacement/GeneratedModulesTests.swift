import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Types that a generator makes for a module of the project, whose files are not there: Tuist writes `DesignAsset` for
/// the module `Design`.
@Suite struct GeneratedModulesTests {
  private static let mapping = """
    { "name": "T", "tokens": ["test.tokens.json"], "roles": { "color.**": ["text"] },
      "code": { "color": { "Color": "CODE.{name}.swiftUIColor" } } }
    """
  private static let tokens = """
    { "color": { "moss": { "$type": "color", "$value": "#0891B2" } } }
    """
  private static let colorSet = """
    { "colors": [ { "idiom": "universal", "color": { "color-space": "srgb", "components":
      { "red": "0x08", "green": "0x91", "blue": "0xB2", "alpha": "1.000" } } } ] }
    """

  /// What a run says of the color in `App/Leaf.swift`: its replacement with the imports, or the reason that holds it.
  private func outcome(
    _ code: String = "DesignAsset", imports: String = "", _ files: [String: String] = [:]
  ) throws -> String? {
    var files = files
    files["Design/Bar.swift"] = "import SwiftUI\npublic struct Bar {}\n"
    files["Design/Resources/Colors.xcassets/moss.colorset/Contents.json"] = Self.colorSet
    files["App/Leaf.swift"] = """
      import SwiftUI
      \(imports)
      struct Leaf: View {
        var body: some View {
          Text("leaf").foregroundColor(Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255))
        }
      }
      """
    let project = try MappedProject(
      mapping: Self.mapping.replacing("CODE", with: code), tokens: Self.tokens, files: files)
    return try project.suggestions(in: "App/Leaf.swift").first.map { suggestion in
      guard suggestion.heldBy.isEmpty else {
        return suggestion.reasons.map(\.message).joined(separator: "; ")
      }
      return suggestion.edits.map { $0.text.split(separator: "\n").joined() }
        .joined(separator: " + ")
    }
  }

  private func use(_ code: String, imports: String) -> String {
    "import SwiftUI\n\(imports)\nstruct Stem { let color = \(code).moss.swiftUIColor }\n"
  }

  @Test func theModuleIsImported() throws {
    let files = ["App/Stem.swift": use("DesignAsset", imports: "import Design\nimport Roots")]
    #expect(try outcome("DesignAsset", files) == "DesignAsset.moss.swiftUIColor + import Design")
    #expect(
      try outcome("DesignAsset", imports: "import Design", files)
        == "DesignAsset.moss.swiftUIColor")
  }

  /// A module that the target does not import is out of reach.
  @Test func whereTheModuleIsNotImportedItIsHeld() throws {
    let package = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "All", targets: [
        .target(name: "App", path: "App"), .target(name: "Design", path: "Design"),
        .target(name: "Web", dependencies: ["Design"], path: "Web"),
      ])
      """
    let files = [
      "Package.swift": package,
      "Web/Stem.swift": use("DesignAsset", imports: "import Design"),
    ]
    #expect(
      try outcome("DesignAsset", files)
        == "'DesignAsset.moss.swiftUIColor' is generated for 'Design', which the target 'App' does not depend on; "
        + "add the dependency")
  }

  /// The import is that of the module with the catalog, not each that the users share.
  @Test func aTypeOfAnyNameIsOfTheModuleWithTheCatalog() throws {
    let files = [
      "App/Stem.swift": use("Palette", imports: "import Design\nimport Core"),
      "Core/Core.swift": "public struct Core {}\n",
    ]
    #expect(try outcome("Palette", files) == "Palette.moss.swiftUIColor + import Design")
  }
}
