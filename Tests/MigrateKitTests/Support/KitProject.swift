@testable import MigrateKit
@testable import MigrateKitCore

/// A folder with the app `App`, whose mapping names what the package `DesignKit` beside it declares.
struct KitProject {
  let folder: TemporaryFolder

  /// The view whose color and radius the kit declares.
  static let view = """
    import SwiftUI
    struct V: View {
      var body: some View {
        Text("").foregroundStyle(Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255))
      }
    }

    """

  /// What the kit declares.
  static let palette = """
    import SwiftUI
    extension Color {
      public static let brand = Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255)
    }
    struct Swatch: View {
      var body: some View { Text("").foregroundStyle(Color(red: 0.2, green: 0.4, blue: 0.6)) }
    }

    """

  static let mapping = """
    { "name": "Kit", "tokens": ["kit.tokens.json"], "roles": { "color.**": ["text"] },
      "code": { "color": { "Color": "Color.{name}", "ShapeStyle": "Color.{name}" } } }
    """

  static let tokens =
    ##"{ "color": { "brand": { "$type": "color", "$value": "#0891B2" } } }"##

  /// The manifest of a package with one library and these dependencies.
  static func manifest(
    _ name: String, dependencies: String = "", target: String = ""
  ) -> String {
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
      dependencies: [\(dependencies)],
      targets: [.target(name: "\(name)", dependencies: [\(target)])])
    """
  }

  /// Writes the app and the kit; `also` are the entries of the app's configuration.
  init(also: [String] = [], app: String = manifest("App"), view: String = view) throws {
    folder = try TemporaryFolder()
    let list = also.map { "\"\($0)\"" }.joined(separator: ", ")
    let entry = also.isEmpty ? "" : ", \"also\": [\(list)]"
    try folder.write("App/.dsmigrate.json", "{ \"mapping\": \"design/mapping.json\"\(entry) }")
    try folder.write("App/design/mapping.json", Self.mapping)
    try folder.write("App/design/kit.tokens.json", Self.tokens)
    try folder.write("App/Package.swift", app)
    try folder.write("App/Sources/App/V.swift", view)
    try folder.write("DesignKit/Package.swift", Self.manifest("DesignKit"))
    try folder.write("DesignKit/Sources/DesignKit/Palette.swift", Self.palette)
  }

  /// Makes a folder a git work tree.
  func makeRepository(_ name: String = ".") throws {
    _ = try folder.run("git", ["init", "-q", name])
  }

  /// A run over some paths.
  func run(_ paths: [String] = ["App"], keepsBytes: Bool = false) throws -> MigrationRun.Outcome {
    var request = MigrationRun.Request(paths: paths, workingDirectory: folder.path)
    request.keepsBytes = keepsBytes
    return try MigrationRun.run(request)
  }

  /// What is found in the app's view.
  func suggestion(_ paths: [String] = ["App"]) throws -> Suggestion? {
    try run(paths).report.suggestions.first { $0.finding.file.hasSuffix("Sources/App/V.swift") }
  }
}
