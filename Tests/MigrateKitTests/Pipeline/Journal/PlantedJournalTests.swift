import Foundation
import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Journals that came with a repository, made to do harm outside of it.
@Suite struct PlantedJournalTests {
  private func journal(_ id: String, _ path: String, _ text: String = "x") -> [UInt8] {
    let original = Array(text.utf8)
    return Journal(
      id: id,
      files: [
        Journal.File(
          path: path, original: original, checksum: Checksum(of: original),
          written: [Checksum(of: ChangeSample.before.utf8)])
      ]
    ).bytes
  }

  /// A number leads to the names of temporary files, which are deleted.
  @Test(arguments: ["x/../../victim", "..", "a/b", "", "G", "0123456789abcdef0"])
  func anInvalidIdentifierIsRefused(id: String) throws {
    #expect(Journal(journal(id, "A.swift")) == nil)
    let tree = try JournaledTree()
    let outside = try TemporaryFolder()
    try outside.write("victim-0", "mine")
    let path = FilePath.relative(outside.path("victim"), to: tree.folder.path)
    try tree.folder.write(".dsmigrate-x/a", "")
    try tree.folder.write(".git/dsmigrate/000001.open", journal("x/../" + path, "A.swift"))
    #expect(throws: MigrationError.self) { try tree.history.recover() }
    #expect(try outside.text("victim-0") == "mine")
    #expect(try tree.texts() == JournaledTree.before)
  }

  @Test(arguments: [
    "../Out.swift", "/etc/Out.swift", "In/../../Out.swift", "", ".", "In//B.swift", "In/./B.swift",
    ".git/config", "Kit/.GIT/hooks/x", "a\u{0}b",
  ]) func anInvalidPathIsRefused(path: String) {
    #expect(Journal(journal("1", path)) == nil)
    #expect(Journal(journal("1", "In/" + "B.swift")) != nil)
  }

  @Test func nothingIsDeletedOrWrittenThroughALink() throws {
    let tree = try JournaledTree()
    let outside = try TemporaryFolder()
    try outside.write("B.swift", ChangeSample.before)
    try outside.write(".dsmigrate-1-0", "mine")
    try FileManager.default.removeItem(atPath: tree.folder.path("In"))
    try FileManager.default.createSymbolicLink(
      atPath: tree.folder.path("In"), withDestinationPath: outside.path)
    for state in ["open", "undo", "done"] {
      try tree.folder.write(".git/dsmigrate/000001.\(state)", journal("1", "In/B.swift"))
      _ = try? tree.history.undo(leavingEdited: true)
      try? FileManager.default.removeItem(atPath: tree.folder.path(".git/dsmigrate"))
    }
    #expect(try outside.text("B.swift") == ChangeSample.before)
    #expect(try outside.text(".dsmigrate-1-0") == "mine")
  }

  @Test func aFolderReplacedByALinkDuringTheRunIsNotFollowed() throws {
    let tree = try JournaledTree()
    let outside = try TemporaryFolder()
    try outside.write("B.swift", ChangeSample.before)
    let transaction = try tree.begin()
    try FileManager.default.moveItem(
      atPath: tree.folder.path("In"), toPath: tree.folder.path("Old"))
    try FileManager.default.createSymbolicLink(
      atPath: tree.folder.path("In"), withDestinationPath: outside.path)
    let problems = transaction.write(tree.changes)
    try transaction.finish()
    #expect(problems.map { $0 == nil } == [true, false, false])
    #expect(try outside.text("B.swift") == ChangeSample.before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path) == ["B.swift"])
  }

  @Test(arguments: ["dsmigrate", "dsmigrate/lock"])
  func linkedJournalsAreNotFollowed(name: String) throws {
    let tree = try JournaledTree()
    let outside = try TemporaryFolder()
    try outside.write("000001.done", "mine")
    let link = tree.folder.path(".git/" + name)
    try FileManager.default.createDirectory(
      atPath: FilePath.folder(link), withIntermediateDirectories: true)
    let target = name == "dsmigrate" ? outside.path : outside.path("new")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    let error = #expect(throws: MigrationError.self) { try tree.begin() }
    #expect(
      error?.message
        == "'\(link)' is a link to '\(target)', through which no undo journal is written;"
        + " remove it")
    _ = try? tree.history.undo()
    #expect(try tree.texts() == JournaledTree.before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path) == ["000001.done"])
  }

  /// A journal may name other roots; what is there is taken back only by a journal of the same run.
  @Test func aForgedRunAffectsNoOtherRepository() throws {
    let tree = try JournaledTree()
    let other = try JournaledTree()
    try other.apply()
    var planted = try #require(Journal(journal("1", "A.swift", ChangeSample.before)))
    planted.run = Journal.Run(id: "2", roots: [other.folder.path])
    try tree.folder.write(".git/dsmigrate/000001.open", planted.bytes)
    _ = try tree.history.recover()
    #expect(try other.texts() == JournaledTree.after)
    #expect(try other.history.undo().restored == other.names)
  }
}
