import Foundation
import Testing

@testable import MigrateKit

/// Rewriting and taking it back, with the command as a user runs it.
@Suite struct UndoCommandTests {
  private func status(_ folder: TemporaryFolder) throws -> String {
    try folder.run("git", ["status", "--porcelain", "--untracked-files=all"]).text
  }

  private func contents(_ folder: TemporaryFolder, _ names: [String]) throws -> [[UInt8]] {
    try names.map { try folder.read($0) }
  }

  @Test func applyPrintsHowToRevert() throws {
    let folder = try GeneratedProject.make(fileCount: 2)
    let applied = try BuiltTool.run(["apply", "App"], in: folder)
    #expect(applied.text.hasSuffix("\nTo revert: dsmigrate apply --undo App\n"))
    let undone = try BuiltTool.run(["apply", "--undo", "App"], in: folder)
    #expect(
      undone.text == "  App/Group0/View0.swift\n  App/Group1/View1.swift\nrestored 2 files\n")
    #expect(undone.error.isEmpty)
    #expect(undone.status == 0)
    #expect(try status(folder).isEmpty)
  }

  @Test func severalRunsAreRevertedOneByOne() throws {
    let folder = try GeneratedProject.make(fileCount: 3)
    _ = try BuiltTool.run(["apply", "--only", "radius"], in: folder)
    let between = try contents(folder, GeneratedProject.names(3))
    _ = try BuiltTool.run(["apply", "--allow-dirty"], in: folder)
    let first = try BuiltTool.run(["apply", "--undo", "-q"], in: folder)
    #expect(first.text == "restored 3 files\n")
    #expect(try contents(folder, GeneratedProject.names(3)) == between)
    let second = try BuiltTool.run(["apply", "--undo"], in: folder, at: "App")
    #expect(second.text.hasSuffix("\nrestored 3 files\n"))
    #expect(try status(folder).isEmpty)
    let third = try BuiltTool.run(["apply", "--undo"], in: folder)
    #expect(third.error == "dsmigrate: no run to revert in '\(folder.path)'\n")
    #expect(third.status == 2)
  }

  @Test func theNumberOfEarlierRunsIsReported() throws {
    let folder = try GeneratedProject.make(fileCount: 1)
    _ = try BuiltTool.run(["apply", "--only", "radius"], in: folder)
    _ = try BuiltTool.run(["apply", "--allow-dirty"], in: folder)
    let result = try BuiltTool.run(["apply", "--undo"], in: folder)
    #expect(
      result.text.hasSuffix("\n1 earlier run can be reverted: dsmigrate apply --undo\n"))
  }

  @Test func aFileEditedSinceIsReported() throws {
    let folder = try GeneratedProject.make(fileCount: 3)
    _ = try BuiltTool.run(["apply"], in: folder)
    try folder.write("App/Group1/View1.swift", "// mine\n")
    let refused = try BuiltTool.run(["apply", "--undo"], in: folder)
    #expect(
      refused.error == "dsmigrate: nothing is restored, because 'App/Group1/View1.swift' was edited"
        + " since that run; undo those edits, or use --allow-dirty to restore the other files\n"
    )
    #expect(refused.text.isEmpty)
    #expect(refused.status == 2)
    let allowed = try BuiltTool.run(["apply", "--undo", "--allow-dirty", "-q"], in: folder)
    #expect(
      allowed.error == "dsmigrate: App/Group1/View1.swift: it was edited since that run;"
        + " left as it is\n")
    #expect(allowed.text == "restored 2 files\n")
    #expect(allowed.status == 0)
    #expect(try status(folder) == " M App/Group1/View1.swift\n")
  }

  /// A run that wrote the first of two files and was killed then.
  private func cutShort(_ folder: TemporaryFolder) throws {
    var request = MigrationRun.Request(paths: ["App"], workingDirectory: folder.path)
    request.keepsBytes = true
    let changes = try MigrationRun.run(request).changes
    let transaction = try RewriteTransaction.begin(changes, for: request)
    #expect(transaction.write(changes[0]) == nil)
  }

  @Test func anInterruptedRunIsRevertedByTheNextWithAMessage() throws {
    let folder = try GeneratedProject.make(fileCount: 2)
    try cutShort(folder)
    #expect(try status(folder) == " M App/Group0/View0.swift\n")
    let sentence =
      "dsmigrate: an earlier run was interrupted, so it was reverted: 1 file restored\n"
    // The work tree was clean before that run, so the next one may start.
    let applied = try BuiltTool.run(["apply", "-q"], in: folder)
    #expect(applied.error == sentence)
    #expect(applied.text == "changed 4 values in 2 files\n")
    #expect(try BuiltTool.run(["apply", "--undo", "-q"], in: folder).text == "restored 2 files\n")
    #expect(try status(folder).isEmpty)
  }

  @Test func undoRevertsAnInterruptedRun() throws {
    let folder = try GeneratedProject.make(fileCount: 2)
    try cutShort(folder)
    let result = try BuiltTool.run(["apply", "--undo"], in: folder)
    #expect(result.text == "  App/Group0/View0.swift\nrestored 1 file\n")
    #expect(result.status == 0)
    #expect(try status(folder).isEmpty)
  }

  @Test func readOnlyCommandsDoNotRevertAnInterruptedRun() throws {
    let folder = try GeneratedProject.make(fileCount: 2)
    try cutShort(folder)
    #expect(try BuiltTool.run(["scan"], in: folder).status == 0)
    #expect(try BuiltTool.run(["patch"], in: folder).status == 0)
    let dry = try BuiltTool.run(["apply"], in: folder, environment: ["DRY_RUN": "1"])
    #expect(dry.status == 0)
    #expect(try status(folder) == " M App/Group0/View0.swift\n")
  }

  @Test func outsideGitARunCanBeReverted() throws {
    let folder = try GeneratedProject.make(fileCount: 2, committed: false)
    let before = try contents(folder, GeneratedProject.names(2))
    #expect(try BuiltTool.run(["apply", "--allow-no-vcs"], in: folder).status == 0)
    #expect(try contents(folder, GeneratedProject.names(2)) != before)
    let result = try BuiltTool.run(["apply", "--undo"], in: folder, at: "App")
    #expect(result.text.hasSuffix("\nrestored 2 files\n"))
    #expect(try contents(folder, GeneratedProject.names(2)) == before)
  }

  @Test func twoConcurrentRunsDoNoHarm() throws {
    let folder = try GeneratedProject.make(fileCount: 20)
    let names = GeneratedProject.names(20)
    let before = try contents(folder, names)
    let script = "'\(BuiltTool.path)' apply -q & '\(BuiltTool.path)' apply -q & wait"
    for _ in 0..<3 {
      let result = try folder.run("bash", ["-c", script])
      let after = try contents(folder, names)
      #expect(zip(before, after).allSatisfy { $0 != $1 }, "\(result.error)")
      // Either one came too late to be let in, or it found that every file had changed.
      #expect(!result.error.isEmpty || result.text.contains("changed 0 values"))
      _ = try BuiltTool.run(["apply", "--undo"], in: folder)
      #expect(try status(folder).isEmpty)
    }
  }

  @Test func aRunRefusedByALockReportsIt() throws {
    let folder = try GeneratedProject.make(fileCount: 2)
    let store = JournalStore(root: folder.path, folder: folder.path(".git/dsmigrate"))
    try FileManager.default.createDirectory(
      atPath: store.folder, withIntermediateDirectories: false)
    let lock = try store.lock()
    let result = try BuiltTool.run(["apply"], in: folder)
    #expect(
      result.error == "dsmigrate: another dsmigrate is rewriting files in '\(folder.path)';"
        + " try again when it has ended\n")
    #expect(result.status == 2)
    #expect(try status(folder).isEmpty)
    withExtendedLifetime(lock) {}
  }

  /// A limit on the size of files represents a disk that is full: the system refuses to write more.
  @Test func aFullDiskIsReportedAndTheRestIsDone() throws {
    let folder = try GeneratedProject.make(fileCount: 2, committed: false)
    let long = String(repeating: "L", count: 3000)
    let mapping = try folder.text("design/small.json")
    try folder.write(
      "design/small.json",
      mapping.replacingOccurrences(of: "\"Color.{name}\"", with: "\"Color.\(long).{name}\""))
    try folder.write(
      "App/\(DeclaredTheme.fileName)",
      DeclaredTheme.small.replacingOccurrences(
        of: "extension Color {",
        with: "extension Color { enum \(long) {}  }\nextension Color.\(long) {"))
    let small = try folder.text("App/Group1/View1.swift").split(separator: "\n")
    try folder.write(
      "App/Group1/View1.swift", small.filter { !$0.contains("red:") }.joined(separator: "\n"))
    try folder.commitAll()
    let before = try folder.read("App/Group0/View0.swift")
    let script = "ulimit -f 2; trap '' XFSZ; exec '\(BuiltTool.path)' apply -q"
    let result = try folder.run("bash", ["-c", script])
    #expect(
      result.error == "dsmigrate: App/Group0/View0.swift: cannot write it: file too large\n")
    #expect(result.text == "changed 1 value in 1 file\n")
    #expect(result.status == 2)
    #expect(try folder.read("App/Group0/View0.swift") == before)
    #expect(try status(folder) == " M App/Group1/View1.swift\n")
    #expect(try BuiltTool.run(["apply", "--undo", "-q"], in: folder).text == "restored 1 file\n")
    #expect(try status(folder).isEmpty)
  }

  @Test func withoutRoomForTheJournalNothingIsChanged() throws {
    let folder = try GeneratedProject.make(fileCount: 20)
    let script = "ulimit -f 2; trap '' XFSZ; exec '\(BuiltTool.path)' apply -q"
    let result = try folder.run("bash", ["-c", script])
    #expect(
      result.error == "dsmigrate: cannot keep an undo journal in '\(folder.path)/.git/dsmigrate':"
        + " file too large; nothing was changed\n")
    #expect(result.status == 2)
    #expect(try status(folder).isEmpty)
  }

  private func setMode(_ mode: Int, _ folder: TemporaryFolder, _ name: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: folder.path(name))
  }

  @Test func anUnreadableFolderIsReportedAndTheRestIsDone() throws {
    let folder = try GeneratedProject.make(fileCount: 2)
    try setMode(0, folder, "App/Group0")
    defer { try? setMode(0o755, folder, "App/Group0") }
    // The superuser reads everything.
    guard !FileManager.default.isReadableFile(atPath: folder.path("App/Group0")) else { return }
    let result = try BuiltTool.run(["apply", "-q", "--allow-dirty"], in: folder)
    #expect(
      result.error == "dsmigrate: App/Group0: cannot read the folder: permission denied\n")
    #expect(result.text == "changed 2 values in 1 file\n")
    #expect(result.status == 2)
  }

  @Test func anUnrestoredFileIsReportedAndRestoredByTheNextCall() throws {
    let folder = try GeneratedProject.make(fileCount: 2)
    _ = try BuiltTool.run(["apply"], in: folder)
    let name = "App/Group0/View0.swift"
    try setMode(0o444, folder, name)
    // The superuser writes everything.
    guard !FileManager.default.isWritableFile(atPath: folder.path(name)) else { return }
    let result = try BuiltTool.run(["apply", "--undo", "-q"], in: folder)
    #expect(result.error == "dsmigrate: \(name): cannot restore it: permission denied\n")
    #expect(result.text == "restored 1 file\n")
    #expect(result.status == 2)
    try setMode(0o644, folder, name)
    #expect(try BuiltTool.run(["apply", "--undo", "-q"], in: folder).text == "restored 1 file\n")
    #expect(try status(folder).isEmpty)
  }

  @Test func aFileGivenTwiceIsRewrittenOnce() throws {
    let folder = try GeneratedProject.make(fileCount: 1)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("App/Link.swift"), withDestinationPath: "Group0/View0.swift")
    for paths in [["App/Link.swift", "App/Group0/View0.swift"], ["App", "App/Link.swift"]] {
      let result = try BuiltTool.run(["apply", "-q", "--allow-dirty"] + paths, in: folder)
      #expect(result.error.isEmpty)
      #expect(result.text == "changed 2 values in 1 file\n")
      _ = try BuiltTool.run(["apply", "--undo"], in: folder)
    }
    let alone = try BuiltTool.run(["apply", "--allow-dirty", "App/Link.swift"], in: folder)
    #expect(alone.text.hasPrefix("  2  App/Link.swift\n"))
    #expect(try status(folder) == " M App/Group0/View0.swift\n?? App/Link.swift\n")
  }
}
