import Foundation
import PackagePlugin

/// Warns of hard-coded values in the build of a target.
///
/// Only the files of the target are reported, while the whole project is read, so that the statuses are
/// those of a full run. With a `baseline.json` at the top of the package or the project only what is new
/// is reported.
@main struct DsmigrateWarnings: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    let sources = target.sourceFiles(withSuffix: "swift").map(\.url)
    return [
      command(
        named: target.name, tool: try context.tool(named: "dsmigrate").url, sources: sources,
        paths: [target.directoryURL], top: context.package.directoryURL,
        output: context.pluginWorkDirectoryURL)
    ]
  }

  /// Scans, and writes a file of Swift without code: a command without an output that the target uses would
  /// never run.
  private func command(
    named name: String, tool: URL, sources: [URL], paths: [URL], top: URL, output: URL
  ) -> Command {
    let stamp = output.appending(path: "\(name)+Scanned.swift")
    let settings = [".dsmigrate.json", "baseline.json"].map { top.appending(path: $0) }
      .filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
    // Whether there is a baseline is asked when the command runs: builds are not planned anew for it.
    let script = #"""
      cd "$1" && stamp=$2 && tool=$3 && shift 3
      if [ -f baseline.json ]; then set -- --baseline baseline.json "$@"; fi
      "$tool" scan --format xcode "$@" && echo "// Scanned for hard-coded values." >"$stamp"
      """#
    return .buildCommand(
      displayName: "Hard-coded values in \(name)", executable: URL(filePath: "/bin/sh"),
      arguments: ["-c", script, "sh"]
        + [top, stamp, tool].map { $0.path(percentEncoded: false) } + ["--"]
        + paths.map { $0.path(percentEncoded: false) },
      inputFiles: sources + settings + [tool], outputFiles: [stamp])
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension DsmigrateWarnings: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let sources = target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" }
      return [
        command(
          named: target.displayName, tool: try context.tool(named: "dsmigrate").url,
          sources: sources, paths: sources, top: context.xcodeProject.directoryURL,
          output: context.pluginWorkDirectoryURL)
      ]
    }
  }
#endif
