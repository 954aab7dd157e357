import Foundation
import MigrateKit

/// The command as it was built with these tests, run as a user runs it.
enum BuiltTool {
  /// The path of the binary: it is in the folder of the test bundle.
  static let path: String = {
    #if canImport(Darwin)
      // The bundle is a folder, and a helper of the toolchain loads the tests from it.
      var info = Dl_info()
      let isKnown = dladdr(#dsohandle, &info) != 0
      var image = URL(fileURLWithPath: isKnown ? String(cString: info.dli_fname) : "/")
    #else
      var image = URL(fileURLWithPath: CommandLine.arguments[0])
    #endif
    while image.pathExtension != "xctest", image.path != "/" { image.deleteLastPathComponent() }
    return image.deletingLastPathComponent().appendingPathComponent("dsmigrate").path
  }()

  /// Runs the command in a folder.
  static func run(
    _ arguments: [String], in folder: TemporaryFolder, at inner: String? = nil,
    environment: [String: String] = [:]
  ) throws -> ProgramResult {
    try folder.run(path, arguments, in: inner, environment: environment)
  }

  /// Runs the command as a user whom permissions bind: the superuser reads everything.
  static func runAsUser(
    _ arguments: [String], in folder: TemporaryFolder
  ) throws -> ProgramResult {
    guard geteuid() == 0 else { return try run(arguments, in: folder) }
    let user = ["--reuid=65534", "--regid=65534", "--clear-groups", path]
    return try folder.run("setpriv", user + arguments)
  }
}
