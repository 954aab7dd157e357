import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What the code of a project itself shows of its targets: the platforms it is built for, and the owners of
/// Interface Builder's files.
@Suite struct ProjectEvidenceTests {
  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Garden", platforms: [.iOS(.v17), .macOS(.v14)],
      targets: [
        .target(name: "Palette"),
        .target(name: "Leaves", dependencies: ["Palette"]),
      ])
    """

  private static let palette = """
    import SwiftUI
    extension Color { public static let moss = Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255) }
    """

  private static let mapping = """
    { "name": "Test", "tokens": ["test.tokens.json"], "roles": { "color.**": ["text", "background"] },
      "code": { "color": {
        "Color": "Color.{name}", "ShapeStyle": "Color.{name}", "UIColor": "UIColor(Color.{name})" } } }
    """

  private static let tokens = """
    { "color": { "moss": { "$type": "color", "$value": "#0891B2" } } }
    """

  /// The findings of a package whose code in `Leaves` is `code`.
  private func run(_ files: [String: String]) throws -> [Suggestion] {
    let folder = try TemporaryFolder()
    try folder.write(".dsmigrate.json", #"{ "mapping": "test.json" }"#)
    try folder.write("test.json", Self.mapping)
    try folder.write("test.tokens.json", Self.tokens)
    try folder.write("Package.swift", Self.manifest)
    try folder.write("Sources/Palette/Palette.swift", Self.palette)
    for (path, text) in files { try folder.write(path, text) }
    let request = MigrationRun.Request(paths: ["."], workingDirectory: folder.path)
    return try MigrationRun.run(request).report.suggestions
      .filter { $0.finding.file.hasPrefix("Sources/Leaves") }
  }

  private static let view = """
    import Palette
    import SwiftUI
    struct Leaf: View {
      var body: some View {
        Text("leaf").foregroundColor(Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255))
      }
    }
    """

  private static let label = """
    import Palette
    import UIKit
    final class LeafCell: UITableViewCell {
      let label = UILabel()
      func prepare() {
        label.textColor = UIColor(red: 8 / 255, green: 145 / 255, blue: 178 / 255, alpha: 1)
      }
    }
    """

  @Test func aPackageThatImportsUIKitIsNotBuiltForMacOS() throws {
    let found = try run(["Sources/Leaves/LeafCell.swift": Self.label])
    #expect(found.map(\.replacement) == ["UIColor(Color.moss)"])
  }

  @Test func aConditionalImportDoesNotLimitPlatforms() throws {
    let code = Self.label.replacingOccurrences(
      of: "import UIKit", with: "#if canImport(UIKit)\nimport UIKit")
    let found = try run(["Sources/Leaves/LeafCell.swift": code + "\n#endif\n"])
    #expect(found.map(\.replacement) == ["UIColor(Color.moss)"])
    let theme = """
      #if os(iOS)
      \(Self.palette)
      #endif
      """
    let view = try run([
      "Sources/Palette/Palette.swift": theme, "Sources/Leaves/Leaf.swift": Self.view,
      "Sources/Leaves/LeafCell.swift": code + "\n#endif\n",
    ])
    #expect(view.first?.heldBy == [.otherPlatform])
  }

  /// The values of a package count for the platforms of the target that uses it.
  @Test func aValueOfAnotherPlatformDoesNotCount() throws {
    let theme = """
      import SwiftUI
      extension Color {
        public static var moss: Color {
          #if os(iOS)
            return Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255)
          #else
            return .black
          #endif
        }
      }
      """
    let onePlatform = try run([
      "Sources/Palette/Palette.swift": theme, "Sources/Leaves/LeafCell.swift": Self.label,
    ])
    #expect(onePlatform.map(\.heldBy) == [[]])
    let both = try run([
      "Sources/Palette/Palette.swift": theme, "Sources/Leaves/Leaf.swift": Self.view,
    ])
    #expect(both.map(\.heldBy) == [[.valueUnknown]])
  }

  @Test func requirementsOfAModuleApplyToItsUsers() throws {
    let theme = """
      import UIKit
      #if os(iOS)
      \(Self.palette)
      #endif
      """
    let found = try run([
      "Sources/Palette/Palette.swift": theme, "Sources/Leaves/Leaf.swift": Self.view,
    ])
    #expect(found.map(\.replacement) == ["Color.moss"])
  }

  private static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects><label><color key="textColor" red="0.031372549" green="0.568627451" \
    blue="0.698039216" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></label></objects>
    </document>
    """

  @Test func anInterfaceBuilderFileBelongsToTheCodeNextToIt() throws {
    let found = try run([
      "Sources/Leaves/LeafCell.swift": Self.label,
      "Sources/Leaves/Base.lproj/LeafCell.xib": Self.xib,
    ]).filter { $0.finding.file.hasSuffix(".xib") }
    #expect(found.map { $0.token } == ["color.moss"])
    #expect(found.map(\.heldBy) == [[]])
  }

  /// Interface Builder names colors of the catalog, so it needs no constant, and no Swift code that names colors by strings.
  @Test func interfaceBuilderNeedsNoConstantOfACatalogsColor() throws {
    let colorSet = """
      { "colors": [ { "idiom": "universal", "color": { "color-space": "srgb", "components": {
        "red": "0x08", "green": "0x91", "blue": "0xB2", "alpha": "1.000" } } } ] }
      """
    let found = try run([
      "test.json": Self.mapping.replacing(
        #""Color": "Color.{name}", "ShapeStyle": "Color.{name}", "UIColor": "UIColor(Color.{name})""#,
        with: #""UIColor": "UIColor(named: \"{name}\")""#),
      "Sources/Leaves/Assets.xcassets/moss.colorset/Contents.json": colorSet,
      "Sources/Leaves/LeafCell.swift": Self.label,
      "Sources/Leaves/Base.lproj/LeafCell.xib": Self.xib,
    ])
    let held = Dictionary(grouping: found, by: { FilePath.name($0.finding.file) })
    #expect(held["LeafCell.xib"]?.map(\.heldBy) == [[]])
    #expect(held["LeafCell.swift"]?.map(\.heldBy) == [[.notDeclared]])
  }

  /// `Leaves` has its code in one folder below and its interfaces in another.
  @Test(arguments: [
    ("Sources/Leaves/Nibs/LeafCell.xib", true), ("Sources/LeafCell.xib", false),
  ]) func anInterfaceBuilderFileBelongsToTheOnlyCodeAroundIt(xib: String, sees: Bool) throws {
    let folder = try TemporaryFolder()
    let files = [
      ".dsmigrate.json": #"{ "mapping": "test.json" }"#, "test.json": Self.mapping,
      "test.tokens.json": Self.tokens, "Package.swift": Self.manifest,
      "Sources/Palette/Palette.swift": Self.palette,
      "Sources/Leaves/Cells/LeafCell.swift": Self.label, xib: Self.xib,
    ]
    for (path, text) in files { try folder.write(path, text) }
    let request = MigrationRun.Request(paths: ["."], workingDirectory: folder.path)
    let found = try MigrationRun.run(request).report.suggestions.filter { $0.finding.file == xib }
    #expect(found.map { !$0.heldBy.contains(.notVisible) } == [sees])
  }

  @Test func aModulesDeclarationsShadowImports() throws {
    let hex = """
      import SwiftUI
      extension Color {
        public init(hex: String) {
          self.init(red: 8 / 255, green: 145 / 255, blue: 178 / 255)
        }
      }
      """
    let own = """
      extension Color {
        init(hex: String) { self.init(red: 1, green: 0, blue: 0) }
        public static let moss = Color(hex: "moss")
      }
      """
    let manifest = Self.manifest.replacingOccurrences(
      of:
        #".target(name: "Palette")"#,
      with: #".target(name: "Hex"), .target(name: "Palette", dependencies: ["Hex"])"#)
    let found = try run([
      "Package.swift": manifest, "Sources/Hex/Hex.swift": hex,
      "Sources/Palette/Palette.swift": "import Hex\nimport SwiftUI\n" + own,
      "Sources/Leaves/Leaf.swift": Self.view.replacingOccurrences(
        of:
          "red: 8 / 255, green: 145 / 255, blue: 178 / 255", with: "red: 1, green: 0, blue: 0"),
    ])
    #expect(found.map(\.replacement) == ["Color.moss"])
  }
}
