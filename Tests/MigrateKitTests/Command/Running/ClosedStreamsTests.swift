import Foundation
import Testing

@testable import MigrateKit

/// A process that begins without its standard streams or its folder: nothing that it opens takes their place.
@Suite struct ClosedStreamsTests {
  @Test(arguments: [">&- 2>&-", "<&- >&- 2>&-", "<&-", "2>&-", "<&- 2>&-"])
  func messagesAreNotWrittenToFiles(closed: String) throws {
    let folder = try GeneratedProject.make(fileCount: 2)
    // A hard link makes a warning, which is said while the journal is open.
    try FileManager.default.linkItem(
      atPath: folder.path("App/Group0/View0.swift"), toPath: folder.path("Other.txt"))
    let before = try GeneratedProject.names(2).map { try folder.read($0) }
    let applied = try folder.run("sh", ["-c", "'\(BuiltTool.path)' apply App \(closed)"])
    #expect(applied.status == 0)
    #expect(try GeneratedProject.names(2).map { try folder.read($0) } != before)
    #expect(try folder.read(".git/dsmigrate/lock").isEmpty)
    #expect(Journal(try folder.read(".git/dsmigrate/000001.done"))?.files.count == 2)
    let undone = try folder.run("sh", ["-c", "'\(BuiltTool.path)' apply --undo App \(closed)"])
    #expect(undone.status == 0)
    #expect(try GeneratedProject.names(2).map { try folder.read($0) } == before)
  }
  /// The top of the file system is not the folder that was meant.
  @Test(arguments: ["scan", "init --dry-run", "apply --allow-no-vcs", "tokens list"])
  func aRemovedFolderIsOneSentence(command: String) throws {
    let folder = try TemporaryFolder()
    let result = try folder.run(
      "sh", ["-c", "mkdir gone && cd gone && rmdir ../gone && '\(BuiltTool.path)' \(command)"])
    #expect(result.status == 2)
    #expect(
      result.error
        == "dsmigrate: the working directory no longer exists; change to another folder\n")
  }
}
