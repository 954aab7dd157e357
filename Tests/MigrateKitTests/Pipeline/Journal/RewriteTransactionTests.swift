import Foundation
import Testing

@testable import MigrateKit

/// The writing of one run, and taking it back.
@Suite struct RewriteTransactionTests {
  /// A git work tree of three files, and the changes of a run over it.
  private struct Tree {
    let folder: TemporaryFolder
    let names = ["A.swift", "In/B.swift", "In/C.swift"]
    var changes: [FileChange] { names.map { ChangeSample.change(folder, $0) } }
    var place: JournalPlace { JournalPlace(paths: ["."], workingDirectory: folder.path) }
    var history: RewriteHistory { RewriteHistory(place) }

    init() throws {
      folder = try TemporaryFolder()
      for name in names { try folder.write(name, ChangeSample.before) }
      try folder.commitAll()
    }

    func texts() throws -> [String] { try names.map { try folder.text($0) } }

    /// A whole run.
    func apply(_ changes: [FileChange]? = nil) throws -> [FileProblem] {
      let changes = changes ?? self.changes
      let transaction = try RewriteTransaction(changes, in: place)
      let problems = changes.compactMap(transaction.write)
      try transaction.finish()
      return problems
    }

    /// The files in git's folder and beside the sources that are the tool's own.
    func journals() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder.path(".git/dsmigrate")).sorted()
    }
  }

  private let before = [ChangeSample.before, ChangeSample.before, ChangeSample.before]
  private let after = [ChangeSample.after, ChangeSample.after, ChangeSample.after]

  @Test func aRunIsTakenBackByteForByte() throws {
    let tree = try Tree()
    #expect(try tree.apply() == [])
    #expect(try tree.texts() == after)
    #expect(try tree.history.undo() == Restoration(restored: tree.names))
    #expect(try tree.texts() == before)
    #expect(try tree.journals() == ["lock"])
    #expect(try tree.folder.run("git", ["status", "--porcelain"]).text.isEmpty)
  }

  @Test func aRunThatWasCutShortIsTakenBackByTheNext() throws {
    let tree = try Tree()
    do {
      let transaction = try RewriteTransaction(tree.changes, in: tree.place)
      #expect(transaction.write(tree.changes[0]) == nil)
      #expect(transaction.write(tree.changes[2]) == nil)
    }
    #expect(try tree.texts() == [ChangeSample.after, ChangeSample.before, ChangeSample.after])
    #expect(try tree.history.recover() == Restoration(restored: ["A.swift", "In/C.swift"]))
    #expect(try tree.texts() == before)
    #expect(try tree.history.recover() == nil)
  }
}
