import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// The lines of a journal.
@Suite struct JournalTests {
  private func file(_ path: String, _ text: String, _ written: String...) -> Journal.File {
    Journal.File(
      path: path, original: Array(text.utf8), checksum: Checksum(of: text.utf8),
      written: Set(written.map { Checksum(of: $0.utf8) }))
  }

  private var journal: Journal {
    Journal(
      id: "12ab",
      files: [
        file("A.swift", "let a = 1\n", "x"), file("In side/ü\n.swift", "\n\ndrop 0\n", "y", "z"),
        file("E.swift", "", "w"),
      ])
  }

  @Test func journalsRoundTrip() throws {
    let read = try #require(Journal(journal.bytes))
    #expect(read.id == "12ab")
    #expect(read.files == journal.files)
  }

  @Test func laterLinesCount() throws {
    let more = Checksum(of: "more".utf8)
    let read = try #require(
      Journal(journal.bytes + Array((Journal.writeLine(2, more) + Journal.dropLine(0)).utf8)))
    #expect(read.files[2].written.contains(more))
    #expect(read.files.map(\.isDropped) == [true, false, false])
  }

  @Test func anIncompleteLastLineDoesNotCount() throws {
    let line = Array(Journal.writeLine(0, Checksum(of: "more".utf8)).utf8)
    let whole = journal
    let bytes = whole.bytes
    for count in 0..<line.count {
      let read = try #require(Journal(bytes + line[..<count]), "\(count)")
      #expect(read.files == whole.files)
    }
  }

  /// Whatever is left of a journal is read as a part of it or refused; nothing is made up.
  @Test func everyPrefixIsValidOrRejected() {
    // Made once: it has checksums.
    let files = journal.files
    let bytes = journal.bytes
    for count in 0..<bytes.count {
      guard let read = Journal(Array(bytes[..<count])) else { continue }
      for (part, whole) in zip(read.files, files) {
        #expect(part.path == whole.path && part.original == whole.original, "\(count)")
        #expect(part.written.isSubset(of: whole.written), "\(count)")
      }
    }
  }

  @Test(arguments: [
    "", "\n", "dsmigrate journal 2\nid 1\n", "dsmigrate journal 1\n", "dsmigrate journal 1\nid\n",
    "dsmigrate journal 1\nid 1\nfile 1 1 1\n", "dsmigrate journal 1\nid 1\ndrop 0\n",
    "dsmigrate journal 1\nid 1\ndrop -1\n", "dsmigrate journal 1\nid 1\nwords\n",
    "dsmigrate journal 1\nid 1\nfile 9223372036854775807 1 "
      + "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855\na\n",
    "dsmigrate journal 1\nid 1\nfile -4 1 "
      + "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855\na\n\n",
  ]) func otherFilesAreNotJournals(text: String) {
    #expect(Journal(Array(text.utf8)) == nil)
  }
}
