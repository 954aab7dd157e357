import Testing

@testable import MigrateKit

/// Rewrites of which only what a command passes with stays, with commands that a shell runs.
@Suite struct VerifiedRewriteTests {
  /// Two files with three fixes each.
  private final class Tree {
    let folder: TemporaryFolder
    let changes: [FileChange]
    private let place: JournalPlace
    private var transaction: RewriteTransaction?

    init(_ texts: [String] = ["one", "two", "three", "four", "five", "six"]) throws {
      let marked = "f(«1»)\ng(«2», «3»)\n"
      folder = try TemporaryFolder()
      changes = ["A.swift", "B.swift"].enumerated().map { [folder] number, name in
        RewriteSketch.change(
          name, marked, Array(texts[(3 * number)..<(3 * number + 3)]), in: folder.path,
          importing: "Theme")
      }
      for change in changes { try folder.write(change.name, change.original) }
      try folder.commitAll()
      place = JournalPlace(paths: ["."], workingDirectory: folder.path)
      transaction = try RewriteTransaction(changes, in: place)
    }

    func verify(
      _ command: String, limit: Int = VerifiedRewrite.defaultLimit
    ) throws -> VerifiedRewrite.Outcome {
      let transaction = try #require(transaction)
      defer { self.transaction = nil }
      let rewrite = VerifiedRewrite(command: command, in: folder.path, limit: limit)
      let outcome = try rewrite.run(changes, writing: transaction, under: SignalShield())
      try transaction.finish()
      return outcome
    }

    func texts() throws -> [String] { try changes.map { try folder.text($0.name) } }

    func undo() throws { _ = try RewriteHistory(place).undo() }
  }

  private let before = ["f(1)\ng(2, 3)\n", "f(1)\ng(2, 3)\n"]
  private let after = [
    "import Theme\nf(one)\ng(two, three)\n", "import Theme\nf(four)\ng(five, six)\n",
  ]

  /// A command that fails while a word is in any file, without a word itself.
  private func without(_ word: String) -> String { "! grep -q \(word) A.swift B.swift" }

  @Test func passingChangesAreKept() throws {
    let tree = try Tree()
    let outcome = try tree.verify("true")
    #expect(outcome.runs == 2)
    #expect(outcome.kept.map(\.name) == ["A.swift", "B.swift"])
    #expect(outcome.takenBackCount == 0)
    #expect(try tree.texts() == after)
  }

  @Test func aCommandThatFailsFirstChangesNothing() throws {
    let tree = try Tree()
    let error = #expect(throws: VerificationError.self) {
      try tree.verify("echo broken already; exit 3")
    }
    guard case .failsBefore("status 3", ["broken already"]) = error else {
      Issue.record("not told: \(String(describing: error))")
      return
    }
    #expect(
      error?.description
        == "the command fails before any change (status 3), so nothing was changed")
    #expect(try tree.texts() == before)
  }

  @Test func anErrorMessageAvoidsTheSearch() throws {
    let tree = try Tree()
    let outcome = try tree.verify(
      """
      grep -n five B.swift | sed 's/^\\([0-9]*\\):.*/B.swift:\\1:3: error: cannot find five/'
      \(without("five"))
      """)
    #expect(outcome.runs == 3)
    #expect(outcome.culprits.map(\.message) == ["cannot find five"])
    #expect(outcome.culprits.map(\.suggestion.replacement) == ["five"])
    #expect(outcome.kept.map(\.applied.count) == [3, 2])
    #expect(try tree.texts() == [after[0], "import Theme\nf(four)\ng(2, six)\n"])
  }

  @Test func withoutOneTheCulpritIsSearchedFor() throws {
    let tree = try Tree()
    let outcome = try tree.verify(without("five") + "|| { echo 'no good'; false; }")
    #expect(outcome.culprits.map(\.suggestion.replacement) == ["five"])
    #expect(outcome.culprits.map(\.message) == ["no good"])
    #expect(outcome.runs <= 6)
    #expect(try tree.texts() == [after[0], "import Theme\nf(four)\ng(2, six)\n"])
  }

  @Test func aFileWithoutKeptChangesIsRestored() throws {
    let tree = try Tree()
    let outcome = try tree.verify("! grep -q Theme B.swift")
    #expect(outcome.kept.map(\.name) == ["A.swift"])
    #expect(outcome.culprits.count == 3)
    #expect(try tree.texts() == [after[0], before[1]])
  }

  @Test func ofTwoThatOnlyFailTogetherOneIsKept() throws {
    let tree = try Tree()
    let outcome = try tree.verify("! grep -q one A.swift || ! grep -q six B.swift")
    #expect(outcome.culprits.count == 1)
    #expect(outcome.kept.reduce(0) { $0 + $1.applied.count } == 5)
  }

  @Test func atTheLimitUntestedChangesAreReverted() throws {
    let tree = try Tree()
    let outcome = try tree.verify(without("five"), limit: 3)
    #expect(outcome.runs == 3)
    #expect(outcome.kept.map(\.name) == ["A.swift"])
    #expect(outcome.culprits.isEmpty)
    #expect(outcome.untried.map(\.replacement) == ["four", "five", "six"])
    #expect(try tree.texts() == [after[0], before[1]])
  }

  @Test func twoRunsKeepAllOrNothing() throws {
    let tree = try Tree()
    let outcome = try tree.verify(without("five"), limit: 2)
    #expect(outcome.kept.isEmpty)
    #expect(outcome.untried.count == 6)
    #expect(try tree.texts() == before)
  }

  @Test func aCommandThatChangesARewrittenFileIsRefused() throws {
    let tree = try Tree()
    let error = #expect(throws: VerificationError.self) {
      try tree.verify("grep -q Theme A.swift && echo '// formatted' >> A.swift; true")
    }
    #expect(
      error?.description.hasPrefix("'A.swift' changed while the command ran") == true)
    #expect(try tree.texts() == [after[0] + "// formatted\n", before[1]])
  }

  @Test func undoRevertsKeptChanges() throws {
    let tree = try Tree()
    _ = try tree.verify(without("five"))
    try tree.undo()
    #expect(try tree.texts() == before)
  }

  /// Culprits at random among the six, found by a command that says nothing.
  @Test(arguments: 1...12) func theResultAlwaysPasses(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let words = ["one", "two", "three", "four", "five", "six"]
    let bad = words.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
    let command =
      "! grep -qE '\(bad.isEmpty ? "none" : bad.joined(separator: "|"))' A.swift B.swift"
    let tree = try Tree()
    let outcome = try tree.verify(command)
    #expect(outcome.culprits.map { $0.suggestion.replacement ?? "" } == bad)
    #expect(try tree.folder.run("/bin/sh", ["-c", command]).status == 0)
  }
}
