import Foundation
import PackagePlugin

/// `swift package dsmigrate …`: the commands that read, without an installation.
///
/// The sandbox of plugins lets it read everything and write nothing in the package.
@main struct Dsmigrate: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(
      context.tool(named: "dsmigrate").url, arguments, in: context.package.directoryURL)
  }

  /// Runs the tool at the top of the package; a failure of it is one of the command.
  private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    if arguments.first == "apply", !arguments.contains("--dry-run") {
      Diagnostics.error("use 'swift package dsmigrate-apply', which asks for permission to write")
      return
    }
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return }
    Diagnostics.error("dsmigrate ended with exit status \(process.terminationStatus)")
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension Dsmigrate: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode passes the chosen targets before what the user typed.
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      try run(
        context.tool(named: "dsmigrate").url, extractor.remainingArguments,
        in: context.xcodeProject.directoryURL)
    }
  }
#endif
