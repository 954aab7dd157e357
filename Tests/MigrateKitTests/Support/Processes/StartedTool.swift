import Foundation
import MigrateKit

/// The command while it runs, so that it can be killed.
final class StartedTool {
  private let process = Process()

  init(_ arguments: [String], in folder: TemporaryFolder) throws {
    process.executableURL = URL(fileURLWithPath: BuiltTool.path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ProgramResult.environment()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  var isRunning: Bool { process.isRunning }

  /// Sends SIGKILL, which no process can prepare for, and waits until it is gone.
  func killNow() {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  func wait() { process.waitUntilExit() }
}
