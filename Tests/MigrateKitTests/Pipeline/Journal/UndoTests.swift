import Foundation
import Testing

@testable import MigrateKit

/// Taking runs back: those that ended, and those that were cut short.
@Suite struct UndoTests {
  private let before = JournaledTree.before
  private let after = JournaledTree.after

  // MARK: - Runs that ended

  @Test func everyFileIsRestored() throws {
    let tree = try JournaledTree()
    try tree.apply()
    #expect(try tree.history.undo() == Restoration(restored: tree.names))
    #expect(try tree.texts() == before)
    #expect(try tree.gitStatus().isEmpty)
    #expect(try tree.journals() == ["lock"])
  }

  struct Text: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var bytes: [UInt8]
  }

  @Test(arguments: [
    Text(testDescription: "CRLF", bytes: Array("let a = 1\r\nlet b = 2\r\n".utf8)),
    Text(testDescription: "CR", bytes: Array("let a = 1\rlet b = 2\r".utf8)),
    Text(testDescription: "mixed line endings", bytes: Array("let a = 1\r\n\n\r".utf8)),
    Text(testDescription: "no final newline", bytes: Array("let a = 1".utf8)),
    Text(testDescription: "byte order mark", bytes: Array("\u{FEFF}let a=1\n".utf8)),
    Text(testDescription: "NUL", bytes: Array("let a = 1\n".utf8) + [0, 0]),
    Text(testDescription: "no UTF-8", bytes: Array("let a = 1 // ".utf8) + [0xFF, 0xC3, 0x28]),
    Text(testDescription: "like a journal", bytes: Array("let a = 1\ndrop 0\nwrite 0 f\n".utf8)),
  ]) func everyByteIsRestored(_ text: Text) throws {
    let tree = try JournaledTree()
    try tree.folder.write("A.swift", text.bytes)
    let change = ChangeSample.change(tree.folder, "A.swift", bytes: text.bytes)
    #expect(try tree.apply([change]) == [])
    let expected = text.bytes[..<8] + "token".utf8 + text.bytes[9...]
    #expect(try tree.folder.read("A.swift") == Array(expected))
    _ = try tree.history.undo()
    #expect(try tree.folder.read("A.swift") == text.bytes)
  }

  @Test(arguments: [0o644, 0o755, 0o600, 0o664]) func permissionsAreKept(mode: Int) throws {
    let tree = try JournaledTree()
    let path = tree.folder.path("A.swift")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    try tree.apply()
    _ = try tree.history.undo()
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == mode)
  }

  @Test func aLinkRemainsALink() throws {
    let tree = try JournaledTree()
    try FileManager.default.createSymbolicLink(
      atPath: tree.folder.path("Link.swift"), withDestinationPath: "In/B.swift")
    #expect(try tree.apply([ChangeSample.change(tree.folder, "Link.swift")]) == [])
    #expect(try tree.folder.text("In/B.swift") == ChangeSample.after)
    #expect(try tree.history.undo().restored == ["In/B.swift"])
    #expect(try tree.folder.text("In/B.swift") == ChangeSample.before)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: tree.folder.path("Link.swift"))
        == "In/B.swift")
  }

  @Test func runsAreRevertedOneAfterTheOther() throws {
    let tree = try JournaledTree()
    try tree.apply()
    try tree.apply(turning: ChangeSample.after, into: "T")
    #expect(try tree.folder.text("A.swift") == "let a = Token\n")
    #expect(try tree.history.undo() == Restoration(restored: tree.names, remaining: 1))
    #expect(try tree.texts() == after)
    #expect(try tree.history.undo() == Restoration(restored: tree.names, remaining: 0))
    #expect(try tree.texts() == before)
    let none = MigrationError("no run to revert in '\(tree.folder.path)'")
    #expect(throws: none) { try tree.history.undo() }
  }

  @Test func anEditedFilePreventsReverting() throws {
    let tree = try JournaledTree()
    try tree.apply()
    try tree.folder.write("In/B.swift", "mine\n")
    let refusal = MigrationError(
      "nothing is restored, because 'In/B.swift' was edited since that run; undo those edits,"
        + " or use --allow-dirty to restore the other files")
    #expect(throws: refusal) { try tree.history.undo() }
    #expect(try tree.texts() == [ChangeSample.after, "mine\n", ChangeSample.after])
    let result = try tree.history.undo(leavingEdited: true)
    #expect(result == Restoration(restored: ["A.swift", "In/C.swift"], edited: ["In/B.swift"]))
    #expect(try tree.texts() == [ChangeSample.before, "mine\n", ChangeSample.before])
    #expect(try tree.journals() == ["lock"])
  }

  @Test func everyEditedFileIsReported() throws {
    let tree = try JournaledTree()
    try tree.apply()
    try tree.folder.write("A.swift", "mine\n")
    try FileManager.default.removeItem(atPath: tree.folder.path("In"))
    let error = #expect(throws: MigrationError.self) { try tree.history.undo() }
    #expect(
      error?.message.hasPrefix(
        "nothing is restored, because 'A.swift', 'In/B.swift' and 'In/C.swift' were edited since")
        == true)
  }

  @Test func manuallyRestoredFilesAreAccepted() throws {
    let tree = try JournaledTree()
    try tree.apply()
    try tree.folder.write("A.swift", ChangeSample.before)
    #expect(try tree.history.undo().restored == ["In/B.swift", "In/C.swift"])
    #expect(try tree.texts() == before)
  }

  @Test func aLaterLinkIsNotFollowed() throws {
    let tree = try JournaledTree()
    try tree.apply()
    let outside = try TemporaryFolder()
    for name in ["B.swift", "C.swift"] { try outside.write(name, ChangeSample.after) }
    try FileManager.default.removeItem(atPath: tree.folder.path("In"))
    try FileManager.default.createSymbolicLink(
      atPath: tree.folder.path("In"), withDestinationPath: outside.path)
    let result = try tree.history.undo(leavingEdited: true)
    #expect(result == Restoration(restored: ["A.swift"], edited: ["In/B.swift", "In/C.swift"]))
    #expect(try outside.text("B.swift") == ChangeSample.after)
  }

  // MARK: - Runs that were cut short

  @Test func anInterruptedRunIsReverted() throws {
    let tree = try JournaledTree()
    do {
      let transaction = try tree.begin()
      #expect(transaction.write(tree.changes[0]) == nil)
      #expect(transaction.write(tree.changes[2]) == nil)
    }
    #expect(try tree.texts() == [ChangeSample.after, ChangeSample.before, ChangeSample.after])
    #expect(try tree.history.recover() == Restoration(restored: ["A.swift", "In/C.swift"]))
    #expect(try tree.texts() == before)
    #expect(try tree.history.recover() == nil)
    #expect(try tree.journals() == ["lock"])
  }

  @Test func undoOfAnInterruptedRunRevertsOnlyThat() throws {
    let tree = try JournaledTree()
    try tree.apply()
    do {
      let changes = tree.names.map {
        ChangeSample.change(tree.folder, $0, reading: ChangeSample.after, becoming: "T")
      }
      let transaction = try tree.begin(changes)
      #expect(transaction.write(changes[1]) == nil)
    }
    #expect(try tree.history.undo() == Restoration(restored: ["In/B.swift"], remaining: 1))
    #expect(try tree.texts() == after)
  }

  /// Whatever the run wrote last, with whichever of its edits, is known.
  @Test func everythingThatARunMayHaveWrittenIsReverted() throws {
    let tree = try JournaledTree()
    for count in 1...3 {
      do {
        let transaction = try tree.begin()
        for step in 0..<count {
          let bytes = Array("step \(step)\n".utf8)
          #expect(transaction.write(tree.changes.map { ($0, bytes) }) == [nil, nil, nil])
        }
      }
      #expect(try tree.history.recover()?.restored == tree.names)
      #expect(try tree.texts() == before)
    }
  }

  @Test func aRunThatWroteNothingYetLeavesNothing() throws {
    let tree = try JournaledTree()
    try tree.folder.write(".git/dsmigrate/000001.new", "dsmigrate journal 1\nid 12")
    #expect(try tree.history.recover() == nil)
    #expect(try tree.journals() == ["lock"])
  }

  @Test func temporaryFilesAreRemoved() throws {
    let tree = try JournaledTree()
    do { _ = try tree.begin() }
    let id = try tree.store.read(JournalStore.Entry(number: 1, state: .open)).id
    try tree.folder.write(".dsmigrate-\(id)-0", "let a = to")
    try tree.folder.write("In/.dsmigrate-\(id)-2", "")
    try tree.folder.write("In/.dsmigrate-other-2", "somebody else's")
    #expect(try tree.history.recover() == Restoration())
    #expect(try tree.gitStatus() == "?? In/.dsmigrate-other-2\n")
  }

  @Test func aFileEditedSinceIsKeptAndRecorded() throws {
    let tree = try JournaledTree()
    do {
      let transaction = try tree.begin()
      #expect(transaction.write(tree.changes) == [nil, nil, nil])
    }
    try tree.folder.write("A.swift", "mine\n")
    let result = try tree.history.recover()
    #expect(
      result
        == Restoration(restored: ["In/B.swift", "In/C.swift"], edited: ["A.swift"], remaining: 1))
    #expect(try tree.texts() == ["mine\n", ChangeSample.before, ChangeSample.before])
    #expect(throws: MigrationError.self) { try tree.history.undo() }
    // Whoever takes the edit back can have the rest taken back too.
    try tree.folder.write("A.swift", ChangeSample.after)
    #expect(try tree.history.undo() == Restoration(restored: ["A.swift"]))
    #expect(try tree.texts() == before)
  }

  @Test func anInterruptedUndoIsCompleted() throws {
    let tree = try JournaledTree()
    try tree.apply()
    let entry = try tree.store.move(JournalStore.Entry(number: 1, state: .done), to: .undo)
    try tree.folder.write("A.swift", ChangeSample.before)
    #expect(entry.state == .undo)
    #expect(try tree.history.recover() == Restoration(restored: ["In/B.swift", "In/C.swift"]))
    #expect(try tree.texts() == before)
    #expect(try tree.journals() == ["lock"])
  }

  @Test func theNextRunRevertsAnInterruptedOne() throws {
    let tree = try JournaledTree()
    do {
      let transaction = try tree.begin()
      #expect(transaction.write(tree.changes[1]) == nil)
    }
    let transaction = try tree.begin()
    #expect(transaction.recovered == Restoration(restored: ["In/B.swift"]))
    #expect(transaction.write(tree.changes) == [nil, nil, nil])
    try transaction.finish()
    #expect(try tree.texts() == after)
  }

  @Test func aDamagedJournalIsReported() throws {
    let tree = try JournaledTree()
    try tree.apply()
    try tree.folder.write(".git/dsmigrate/000001.done", "dsmigrate journal 1\nid 12\nfile 5\n")
    let error = #expect(throws: MigrationError.self) { try tree.history.undo() }
    let path = tree.folder.path(".git/dsmigrate/000001.done")
    #expect(
      error?.message == "the undo journal '\(path)' is damaged; see that the files in"
        + " '\(tree.folder.path)' are as they should be, and delete it")
    #expect(try tree.texts() == after)
  }

  /// Bytes of the journal that rotted are not written to a file.
  @Test func aDamagedJournalDamagesNoFile() throws {
    let tree = try JournaledTree()
    try tree.apply([tree.changes[0]])
    let text = try tree.folder.text(".git/dsmigrate/000001.done")
    try tree.folder.write(
      ".git/dsmigrate/000001.done", text.replacingOccurrences(of: "let a = 1", with: "let a = 2"))
    #expect(
      try tree.history.undo().problems
        == [FileProblem(file: "A.swift", message: "cannot restore it: input/output error")])
    #expect(try tree.folder.text("A.swift") == ChangeSample.after)
  }
}
