@testable import MigrateKit
@testable import MigrateKitCore

/// A system of a color and a step, which an app has as `Palette.brand` and `Spacing.md`, and what becomes of their
/// values in the app's code.
enum TwoTokens {
  /// A view with the step.
  static let step = """
    import SwiftUI
    struct V: View { var body: some View { Text("").padding(16) } }

    """
  /// The value of the color in code.
  static let brand = "Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255)"
  /// A view with the color.
  static let color = """
    import SwiftUI
    struct V: View { var body: some View { Text("").foregroundStyle(\(brand)) } }

    """

  /// A package with some targets for iOS 17.
  static func package(_ targets: String) -> String {
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "All", platforms: [.iOS(.v17)], targets: [\(targets)])
    """
  }

  /// An app and a module that it uses.
  static let kitAndApp = package(
    """
    .target(name: "Kit", path: "Kit"),
    .executableTarget(name: "App", dependencies: ["Kit"], path: "App")
    """)

  /// What each value in a file becomes: the code with its imports, or the reasons that hold it.
  static func outcomes(
    _ files: [String: String], in file: String = "App/V.swift", color: String = "Palette.{name}",
    step: String = "Spacing.{name}", also: String = ""
  ) throws -> [String] {
    let project = try MappedProject(
      mapping: """
        { "name": "T", "tokens": ["test.tokens.json"], "roles": { "color.**": ["text", "icon", "background", "fill"] },
          "code": { "color": { "Color": "\(color)" }, "spacing": { "CGFloat": "\(step)" } }\(also) }
        """,
      tokens: ##"""
        { "color": { "brand": { "$type": "color", "$value": "#0891B2" } },
          "spacing": { "md": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } } } }
        """##,
      files: files.merging(["Package.swift": kitAndApp]) { own, _ in own })
    return try project.suggestions(in: file).filter { $0.status != .definition }.map { found in
      guard found.heldBy.isEmpty, !found.edits.isEmpty else {
        return found.heldBy.isEmpty
          ? "\(found.status)" : found.heldBy.map(\.rawValue).sorted().joined(separator: " ")
      }
      let imports = found.edits.filter { $0.kind == .import }.map { " + " + $0.text.dropLast() }
      return "\(found.replacement ?? "")" + imports.joined()
    }
  }
}
