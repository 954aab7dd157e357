import Foundation
import Testing

@testable import MigrateKit

/// Ctrl-C while files are rewritten.
///
/// The command is stopped in the middle of its writing, gets the signal, and goes on: what it does
/// then does not depend on the speed of the machine.
@Suite struct InterruptedApplyTests {
  private static let fileCount = 200

  private func store(_ folder: TemporaryFolder) -> JournalStore {
    JournalStore(root: folder.path, folder: folder.path(".git/dsmigrate"))
  }

  private func isWriting(_ folder: TemporaryFolder) -> Bool {
    store(folder).entries().contains { $0.state == .open }
  }

  private func status(_ folder: TemporaryFolder) throws -> String {
    try folder.run("git", ["status", "--porcelain", "--untracked-files=all"]).text
  }

  /// Starts `apply` and stops it while it writes; `nil` when it was done before that.
  private func stopped(in folder: TemporaryFolder, error: URL) throws -> Process? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: BuiltTool.path)
    process.arguments = ["apply", "-q"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ProgramResult.environment()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: error)
    try process.run()
    while process.isRunning, !isWriting(folder) { usleep(100) }
    kill(process.processIdentifier, SIGSTOP)
    // A file that still holds its old text says that there is more to write.
    let names = GeneratedProject.names(Self.fileCount)
    if process.isRunning, isWriting(folder),
      try names.contains(where: { !(try folder.text($0)).contains("Radius.card") })
    {
      return process
    }
    kill(process.processIdentifier, SIGCONT)
    process.waitUntilExit()
    return nil
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func everyFileIsRestoredWithAMessage(
    _ signal: Int32
  ) throws {
    let folder = try GeneratedProject.make(fileCount: Self.fileCount)
    let error = URL(fileURLWithPath: folder.path + "-error")
    defer { try? FileManager.default.removeItem(at: error) }
    for _ in 0..<20 {
      try Data().write(to: error)
      guard let process = try stopped(in: folder, error: error) else {
        _ = try BuiltTool.run(["apply", "--undo", "-q"], in: folder)
        continue
      }
      kill(process.processIdentifier, signal)
      kill(process.processIdentifier, SIGCONT)
      process.waitUntilExit()
      #expect(
        try String(contentsOf: error, encoding: .utf8)
          == "dsmigrate: interrupted; every file is as it was\n")
      #expect(process.terminationReason == .uncaughtSignal)
      #expect(process.terminationStatus == signal)
      #expect(try status(folder) == "")
      #expect(store(folder).entries().isEmpty)
      return
    }
    Issue.record("the command was never met while it wrote")
  }

  // MARK: A run that was killed

  private func cutShort(_ folder: TemporaryFolder) throws {
    var request = MigrationRun.Request(paths: ["App"], workingDirectory: folder.path)
    request.keepsBytes = true
    let changes = try MigrationRun.run(request).changes
    let transaction = try RewriteTransaction.begin(changes, for: request)
    #expect(transaction.write(changes[0]) == nil)
  }

  @Test(arguments: [["scan"], ["patch"], ["apply", "--dry-run"]])
  func anInterruptedRunIsMentioned(_ line: [String]) throws {
    let folder = try GeneratedProject.make(fileCount: 2)
    try cutShort(folder)
    let before = try status(folder)
    let result = try BuiltTool.run(line, in: folder)
    #expect(
      result.error
        == "dsmigrate: an earlier 'apply' was interrupted, so some files may be rewritten"
        + " and others not; the next 'apply', or 'apply --undo', restores them first\n")
    #expect(result.status == 0)
    #expect(try status(folder) == before)
    _ = try BuiltTool.run(["apply", "--undo"], in: folder)
    #expect(try BuiltTool.run(line, in: folder).error == "")
  }

  @Test func aRunInProgressIsNotMentioned() throws {
    let folder = try GeneratedProject.make(fileCount: 2)
    var request = MigrationRun.Request(paths: ["App"], workingDirectory: folder.path)
    request.keepsBytes = true
    let changes = try MigrationRun.run(request).changes
    let transaction = try RewriteTransaction.begin(changes, for: request)
    #expect(try BuiltTool.run(["scan"], in: folder).error == "")
    try transaction.finish()
  }
}
