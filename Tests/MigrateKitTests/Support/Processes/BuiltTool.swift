import Foundation

/// The command as it was built with these tests, run as a user runs it.
enum BuiltTool {
  /// The path of the binary: it stands in the folder of the test bundle.
  static let path: String = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let start = bundle?.bundleURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return start.deletingLastPathComponent().appendingPathComponent("dsmigrate").path
  }()

  /// Runs the command in a folder.
  static func run(
    _ arguments: [String], in folder: TemporaryFolder, at inner: String? = nil,
    environment: [String: String] = [:]
  ) throws -> ProgramResult {
    try folder.run(path, arguments, in: inner, environment: environment)
  }
}
