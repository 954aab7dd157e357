import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Colors that two asset catalogs have with one name: each target has that of its own bundle.
@Suite struct TargetAssetsTests {
  /// What the app's text color becomes, or the reasons that hold it.
  private func outcome(
    _ catalogs: [String: String], asset: String = "md", code: String = "Color.md",
    theme: String = "extension Color { static let md = Color(\"md\") }"
  ) throws -> [String] {
    var files = [
      "Package.swift": """
      import PackageDescription
      let package = Package(name: "All", targets: [
        .executableTarget(name: "App", path: "App"),
        .executableTarget(name: "Widget", path: "Widget"),
      ])
      """,
      "Widget/W.swift": "import SwiftUI\n",
      "App/T.swift": "import SwiftUI\n\(theme)\n",
      "App/V.swift": """
      import SwiftUI
      struct V: View {
        var body: some View {
          Text("").foregroundStyle(Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255))
        }
      }
      """,
    ]
    for (catalog, blue) in catalogs {
      files["\(catalog).xcassets/\(asset).colorset/Contents.json"] = """
        { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components":
          { "red": "0x08", "green": "0x91", "blue": "\(blue)", "alpha": "1.000" } } }] }
        """
    }
    let project = try MappedProject(
      mapping: """
        { "name": "T", "tokens": ["test.tokens.json"], "roles": { "color.**": ["text"] },
          "code": { "color": { "Color": "\(code)", "ShapeStyle": "\(code)" } } }
        """,
      tokens: ##"{ "color": { "md": { "$type": "color", "$value": "#0891B2" } } }"##, files: files)
    return try project.suggestions(in: "App/V.swift").map { found in
      found.heldBy.isEmpty
        ? "\(found.status) \(found.replacement ?? "")"
        : found.heldBy.map(\.rawValue).joined(separator: " ")
    }
  }

  @Test(arguments: [
    // The app's own catalog counts, whatever another target or a folder of no target holds.
    (["App/C": "0xB2", "Widget/C": "0x00"], "exact Color.md"),
    (["App/C": "0xB2", "Old/C": "0x00"], "exact Color.md"),
    // A value of another bundle is not the app's.
    (["App/C": "0x00", "Widget/C": "0xB2"], "declaredDifferently"),
    // Two catalogs of one bundle that differ leave the value unknown.
    (["App/C": "0xB2", "App/D": "0x00"], "valueUnknown"),
  ]) func eachTargetHasTheColorOfItsBundle(catalogs: [String: String], expected: String) throws {
    #expect(try outcome(catalogs) == [expected])
  }

  /// Xcode makes symbols of a catalog for the targets that hold it.
  @Test(arguments: [
    (["App/C": "0xB2"], "exact Color(.md)"), (["Widget/C": "0xB2"], "notVisible"),
    (["App/C": "0xB2", "Widget/C": "0xB2"], "exact Color(.md)"),
    ([:], "notDeclared"),
  ]) func aSymbolIsOfTheTargetsWithItsCatalog(catalogs: [String: String], expected: String) throws {
    #expect(try outcome(catalogs, code: "Color(.md)", theme: "") == [expected])
  }

  /// The accent color of an app is that of its own catalog, which a new widget has too.
  @Test(arguments: [
    (["App/C": "0xB2", "Widget/C": "0x00"], "exact Color.brand"),
    (["App/C": "0xB2", "App/D": "0x00"], "valueUnknown"),
    // Where only another program has one, it is the system's.
    (["Widget/C": "0xB2"], "valueUnknown"),
  ]) func theAccentColorIsTheTargets(catalogs: [String: String], expected: String) throws {
    #expect(
      try outcome(
        catalogs, asset: "AccentColor", code: "Color.brand",
        theme: "extension Color { static let brand = Color.accentColor }") == [expected])
  }
}
