import Foundation
import Testing

@testable import MigrateKit

/// The writing of one run.
@Suite struct RewriteTransactionTests {
  private let before = JournaledTree.before
  private let after = JournaledTree.after

  @Test func aRunWritesItsChanges() throws {
    let tree = try JournaledTree()
    #expect(try tree.apply() == [])
    #expect(try tree.texts() == after)
    #expect(try tree.gitStatus() == " M A.swift\n M In/B.swift\n M In/C.swift\n")
  }

  @Test func nothingIsChangedBeforeTheJournalIsWritten() throws {
    let tree = try JournaledTree()
    let transaction = try tree.begin()
    #expect(try tree.texts() == before)
    #expect(try tree.journals() == ["000001.open", "lock"])
    let journal = try tree.store.read(JournalStore.Entry(number: 1, state: .open))
    #expect(journal.files.map(\.path) == tree.names)
    #expect(journal.files.map { String(decoding: $0.original, as: UTF8.self) } == before)
    withExtendedLifetime(transaction) {}
  }

  @Test func aFileIsWrittenAnyNumberOfTimes() throws {
    let tree = try JournaledTree()
    let transaction = try tree.begin()
    let change = tree.changes[0]
    #expect(transaction.write(change) == nil)
    #expect(transaction.write([(change, Array("half\n".utf8))]) == [nil])
    #expect(try tree.folder.text("A.swift") == "half\n")
    #expect(transaction.restore(change) == nil)
    #expect(try tree.folder.text("A.swift") == ChangeSample.before)
    #expect(transaction.write(change) == nil)
    try transaction.finish()
    #expect(try tree.texts() == [ChangeSample.after, ChangeSample.before, ChangeSample.before])
    #expect(try tree.history.undo().restored == ["A.swift"])
  }

  @Test func aRunWithoutChangesLeavesNoJournal() throws {
    let tree = try JournaledTree()
    let transaction = try tree.begin()
    for change in tree.changes { #expect(transaction.write(change) == nil) }
    for change in tree.changes { #expect(transaction.restore(change) == nil) }
    try transaction.finish()
    #expect(try tree.journals() == ["lock"])
  }

  @Test func aFileChangedByAnotherProgramIsNotOverwritten() throws {
    let tree = try JournaledTree()
    let transaction = try tree.begin()
    try tree.folder.write("In/B.swift", "mine\n")
    let problems = transaction.write(tree.changes)
    let problem = FileProblem(
      file: "In/B.swift", message: "it changed while dsmigrate ran; run it again")
    #expect(problems == [nil, problem, nil])
    try tree.folder.write("A.swift", "mine too\n")
    #expect(transaction.restore(tree.changes[0])?.file == "A.swift")
    try transaction.finish()
    #expect(try tree.texts() == ["mine too\n", "mine\n", ChangeSample.after])
  }

  @Test func aFileNotWrittenIsNotPartOfTheRun() throws {
    let tree = try JournaledTree()
    let transaction = try tree.begin()
    try tree.folder.write("In/B.swift", "mine\n")
    _ = transaction.write(tree.changes)
    try transaction.finish()
    #expect(try tree.history.undo() == Restoration(restored: ["A.swift", "In/C.swift"]))
    #expect(try tree.texts() == [ChangeSample.before, "mine\n", ChangeSample.before])
  }

  @Test func twoConcurrentRunsAreRefused() throws {
    let tree = try JournaledTree()
    let busy = MigrationError(
      "another dsmigrate is rewriting files in '\(tree.folder.path)'; try again when it has ended")
    do {
      let transaction = try tree.begin()
      #expect(throws: busy) { try tree.begin() }
      #expect(throws: busy) { try tree.history.recover() }
      #expect(throws: busy) { try tree.history.undo() }
      #expect(transaction.write(tree.changes) == [nil, nil, nil])
      try transaction.finish()
    }
    #expect(try tree.history.undo().restored == tree.names)
  }

  @Test func withoutAJournalNothingIsChanged() throws {
    let tree = try JournaledTree()
    try tree.folder.write(".git/dsmigrate", "in the way")
    let error = #expect(throws: MigrationError.self) { try tree.begin() }
    #expect(
      error?.message == "cannot keep an undo journal in '\(tree.store.folder)':"
        + " not a directory; nothing was changed")
    #expect(try tree.texts() == before)
  }

  @Test func aLinkOutOfTheWorkTreeIsNotFollowed() throws {
    let tree = try JournaledTree()
    let outside = try TemporaryFolder()
    try outside.write("Out.swift", ChangeSample.before)
    try FileManager.default.createSymbolicLink(
      atPath: tree.folder.path("Out.swift"), withDestinationPath: outside.path("Out.swift"))
    let problems = try tree.apply(tree.changes + [ChangeSample.change(tree.folder, "Out.swift")])
    let sentence = "a link leads out of '\(tree.folder.path)' here; left as it is"
    #expect(problems == [FileProblem(file: "Out.swift", message: sentence)])
    #expect(try outside.text("Out.swift") == ChangeSample.before)
    #expect(try tree.texts() == after)
  }

  /// A folder that becomes a link between reading and writing leads nowhere either.
  @Test func aFolderThatBecameALinkIsNotFollowed() throws {
    let tree = try JournaledTree()
    let outside = try TemporaryFolder()
    for name in ["B.swift", "C.swift"] { try outside.write(name, ChangeSample.before) }
    try FileManager.default.removeItem(atPath: tree.folder.path("In"))
    try FileManager.default.createSymbolicLink(
      atPath: tree.folder.path("In"), withDestinationPath: outside.path)
    #expect(try tree.apply().map(\.file) == ["In/B.swift", "In/C.swift"])
    #expect(try outside.text("B.swift") == ChangeSample.before)
  }

  @Test func aHardLinkKeepsTheOldText() throws {
    let tree = try JournaledTree()
    try FileManager.default.linkItem(
      atPath: tree.folder.path("A.swift"), toPath: tree.folder.path("Other.swift"))
    let transaction = try tree.begin()
    #expect(
      transaction.warnings == [
        FileProblem(
          file: "A.swift", message: "it has another name (a hard link), which keeps the old text",
          isWarning: true)
      ])
    #expect(transaction.write(tree.changes) == [nil, nil, nil])
    try transaction.finish()
    #expect(try tree.folder.text("Other.swift") == ChangeSample.before)
  }

  @Test func bothNamesOfAFileInOneRunNeedNoWarning() throws {
    let tree = try JournaledTree()
    try FileManager.default.linkItem(
      atPath: tree.folder.path("A.swift"), toPath: tree.folder.path("Other.swift"))
    let changes = [tree.changes[0], ChangeSample.change(tree.folder, "Other.swift")]
    let transaction = try tree.begin(changes)
    #expect(transaction.warnings == [])
    #expect(transaction.write(changes) == [nil, nil])
    try transaction.finish()
    #expect(try tree.folder.text("Other.swift") == ChangeSample.after)
    #expect(try tree.history.undo().restored == ["A.swift", "Other.swift"])
    #expect(try tree.folder.text("Other.swift") == ChangeSample.before)
  }

  @Test func onlyTheLastRunsAreKept() throws {
    let tree = try JournaledTree()
    try tree.apply()
    for number in 0..<JournalStore.limit.runs + 4 {
      // "let a = token" → "let a = 1oken" → "let a = token": one byte changes at a time.
      let texts = ["let a = token\n", "let a = 1oken\n"]
      let change = ChangeSample.change(
        tree.folder, "A.swift", reading: texts[number % 2], becoming: number % 2 == 0 ? "1" : "t")
      #expect(try tree.apply([change]) == [])
    }
    let kept = tree.store.entries().map(\.number)
    #expect(kept == Array(6...JournalStore.limit.runs + 5))
  }
}
