import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// The patch of a file, read by a person and by the programs that apply patches.
@Suite struct UnifiedDiffTests {
  private func diff(_ source: String, _ edits: [Edit], path: String = "A.swift") -> String {
    let patch = UnifiedDiff(path: path, original: Array(source.utf8), edits: edits)
    return String(decoding: patch.bytes, as: UTF8.self)
  }

  @Test func aChangedLineHasThreeLinesOfContext() {
    let source = (1...9).map { "line \($0)\n" }.joined()
    #expect(
      diff(source, [Edit(ByteRange(28 + 5, 28 + 6), "V")]) == """
        diff --git a/A.swift b/A.swift
        --- a/A.swift
        +++ b/A.swift
        @@ -2,7 +2,7 @@
         line 2
         line 3
         line 4
        -line 5
        +line V
         line 6
         line 7
         line 8

        """)
  }

  @Test func nearbyChangesShareAHunk() {
    let source = (0...9).map { "line \($0)\n" }.joined()
    let near = diff(source, [Edit(ByteRange(5, 6), "a"), Edit(ByteRange(54, 55), "b")])
    #expect(near.split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -1,10 +1,10 @@"])
    let far = diff(source, [Edit(ByteRange(5, 6), "a"), Edit(ByteRange(61, 62), "b")])
    #expect(
      far.split(separator: "\n").filter { $0.hasPrefix("@@") }
        == ["@@ -1,4 +1,4 @@", "@@ -6,5 +6,5 @@"])
  }

  @Test func anImportIsASeparateLine() {
    #expect(
      diff(
        "import A\nlet a = 1\n",
        [Edit(ByteRange(9, 9), "import B\n", kind: .import), Edit(ByteRange(17, 18), "b")]) == """
          diff --git a/A.swift b/A.swift
          --- a/A.swift
          +++ b/A.swift
          @@ -1,2 +1,3 @@
           import A
          -let a = 1
          +import B
          +let a = b

          """)
  }

  @Test func aMissingFinalNewlineIsMarked() {
    #expect(
      diff("let a = 1", [Edit(ByteRange(8, 9), "b")]) == """
        diff --git a/A.swift b/A.swift
        --- a/A.swift
        +++ b/A.swift
        @@ -1 +1 @@
        -let a = 1
        \\ No newline at end of file
        +let a = b
        \\ No newline at end of file

        """)
  }

  @Test func editsWithoutEffectGiveNoPatch() {
    #expect(diff("let a = 1\n", [Edit(ByteRange(8, 9), "1")]).isEmpty)
    #expect(diff("let a = 1\n", []).isEmpty)
  }

  struct Name: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var path: String
  }

  static let names = [
    Name(testDescription: "plain", path: "Views/Home.swift"),
    Name(testDescription: "space", path: "My Views/Home View.swift"),
    Name(testDescription: "quote", path: "a\"b.swift"),
    Name(testDescription: "backslash", path: "a\\b.swift"),
    Name(testDescription: "not ASCII", path: "Größe/表.swift"),
    Name(testDescription: "not ASCII and a space", path: "Größe 1.swift"),
    Name(testDescription: "tab", path: "a\tb.swift"),
    Name(testDescription: "newline", path: "a\nb.swift"),
    Name(testDescription: "control characters", path: "a\u{1}\u{7}\u{B}b.swift"),
    Name(testDescription: "delete", path: "a\u{7F}b.swift"),
    Name(testDescription: "signs", path: "+a&b'c$(d).swift"),
    Name(testDescription: "a leading dash", path: "-rf.swift"),
    Name(testDescription: "right to left", path: "\u{202E}tfiws.swift"),
    Name(testDescription: "a decomposed letter", path: "e\u{301}.swift"),
    Name(testDescription: "space at both ends", path: " a /b .swift"),
    Name(testDescription: "quote and space", path: "a \" b.swift"),
  ]

  /// Every byte that can be in a name, each in its own name.
  static let everyByte =
    (1...0x7F).filter { $0 != 0x2F }.map { byte in
      Name(testDescription: "byte \(byte)", path: "a\(Character(UnicodeScalar(UInt8(byte))))b")
    }
    + [0x80, 0xFF, 0x7FF, 0x800, 0xFFFD, 0x1F600, 0x10FFFF].compactMap { UnicodeScalar($0) }.map {
      Name(testDescription: "scalar \($0.value)", path: "a\($0)b")
    }

  @Test func everyByteIsQuotedAsGitQuotesIt() throws {
    let folder = try TemporaryFolder()
    for name in Self.everyByte { try folder.write(name.path, "a\n") }
    try folder.commitAll()
    for name in Self.everyByte { try folder.write(name.path, "b\n") }
    let git = try folder.run("git", ["diff", "--no-color"]).text.split(separator: "\n")
    let theirs = git.filter {
      $0.hasPrefix("diff ") || $0.hasPrefix("--- ") || $0.hasPrefix("+++ ")
    }
    let ours = Self.everyByte.flatMap { name in
      diff("a\n", [Edit(ByteRange(0, 1), "b")], path: name.path).split(separator: "\n").prefix(3)
    }
    #expect(Set(ours) == Set(theirs))
    #expect(ours.count == 3 * Self.everyByte.count)
  }

  @Test(arguments: names) func namesAreQuotedAsGitQuotesThem(_ name: Name) throws {
    let folder = try TemporaryFolder()
    try folder.write(name.path, "a\n")
    try folder.commitAll()
    try folder.write(name.path, "b\n")
    let git = try folder.run("git", ["diff", "--no-color"])
    let expected = git.text.split(separator: "\n").filter { !$0.hasPrefix("index ") }
    let ours = diff("a\n", [Edit(ByteRange(0, 1), "b")], path: name.path)
    #expect(ours.split(separator: "\n") == expected)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var source: String
    var edits: [Edit]

    init(_ name: String, _ source: String, _ edits: [Edit]) {
      testDescription = name
      self.source = source
      self.edits = edits
    }
  }

  static let rows = [
    Row("one line", "a\n", [Edit(ByteRange(0, 1), "b")]),
    Row("no final newline", "a\nb", [Edit(ByteRange(2, 3), "c")]),
    Row("a final newline comes", "a\nb", [Edit(ByteRange(3, 3), "\n")]),
    Row("the final newline goes", "a\nb\n", [Edit(ByteRange(3, 4), "")]),
    Row("CRLF", "a\r\nb\r\nc\r\n", [Edit(ByteRange(3, 4), "x")]),
    Row("CRLF with an import", "a\r\nb\r\n", [Edit(ByteRange(3, 3), "import X\r\n")]),
    Row("CR alone", "a\rb\rc", [Edit(ByteRange(2, 3), "x")]),
    Row("byte order mark", "\u{FEFF}a\nb\n", [Edit(ByteRange(3, 4), "x")]),
    Row("an insertion at the start", "a\nb\n", [Edit(ByteRange(0, 0), "x\n")]),
    Row("an insertion at the end", "a\nb\n", [Edit(ByteRange(4, 4), "x\n")]),
    Row("an insertion at the end without newline", "a\nb", [Edit(ByteRange(3, 3), "x")]),
    Row("an empty file", "", [Edit(ByteRange(0, 0), "x\n")]),
    Row("lines that become one", "a\nb\nc\nd\n", [Edit(ByteRange(1, 4), "+")]),
    Row("a line break that goes", "a\nb\nc\n", [Edit(ByteRange(1, 2), "")]),
    Row("a line that becomes three", "a\nb\nc\n", [Edit(ByteRange(2, 3), "x\ny\nz")]),
    Row("lines that go", "a\nb\nc\nd\n", [Edit(ByteRange(2, 6), "")]),
    Row("everything goes", "a\nb\n", [Edit(ByteRange(0, 4), "")]),
    Row(
      "two edits on a line", "f(1, 2)\n", [Edit(ByteRange(2, 3), "x"), Edit(ByteRange(5, 6), "y")]),
    Row(
      "neighboring lines", "a\nb\nc\n", [Edit(ByteRange(0, 1), "x"), Edit(ByteRange(2, 3), "y")]),
    Row("a line like a header", "-- a\n++ b\n@@ c\n", [Edit(ByteRange(3, 4), "x")]),
  ]

  @Test(arguments: rows) func programsApplyItToTheSameBytes(_ row: Row) throws {
    let original = Array(row.source.utf8)
    let plan = EditPlan([Fix(row.edits)], byteCount: original.count)
    try expectPatch(original, plan)
  }

  @Test(arguments: rows) func aReversedPatchRevertsTheChange(_ row: Row) throws {
    let original = Array(row.source.utf8)
    let plan = EditPlan([Fix(row.edits)], byteCount: original.count)
    let back = UnifiedDiff(
      path: "A.swift", original: original, edits: plan.edits, isReversed: true)
    #expect(StrictPatch.apply(back.bytes, to: plan.applied(to: original)) == original)
    guard !original.isEmpty, !plan.applied(to: original).isEmpty else { return }
    let folder = try TemporaryFolder()
    try folder.write("A.swift", plan.applied(to: original))
    let git = try folder.run("git", ["apply", "--whitespace=nowarn"], input: back.bytes)
    #expect(git.status == 0, "\(git.error)")
    #expect(try folder.read("A.swift") == original)
  }

  @Test(arguments: 0..<12) func randomEditsApply(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let pieces = ["a", "b ", "\n", "\n", "\r\n", "xyz", "é"]
    let original = Array(
      (0..<80).map { _ in pieces.randomElement(using: &random) ?? "" }.joined().utf8)
    let fixes = (0..<10).map { _ in
      let start = Int.random(in: 0...original.count, using: &random)
      let end = min(start + Int.random(in: 0...6, using: &random), original.count)
      return Fix([Edit(ByteRange(start, end), pieces.randomElement(using: &random) ?? "")])
    }
    try expectPatch(original, EditPlan(fixes, byteCount: original.count))
  }

  /// Expects that `git apply` and `patch -p1` make of the original what the plan makes of it.
  private func expectPatch(_ original: [UInt8], _ plan: EditPlan) throws {
    let patch = UnifiedDiff(path: "dir/A b.swift", original: original, edits: plan.edits).bytes
    let expected = plan.applied(to: original)
    guard original != expected else {
      #expect(patch.isEmpty)
      return
    }
    for (program, arguments) in [
      ("git", ["apply", "--whitespace=nowarn"]), ("patch", ["-p1", "-s", "--posix"]),
      ("patch", ["-p1", "-s"]),
    ] {
      let folder = try TemporaryFolder()
      try folder.write("dir/A b.swift", original)
      let result = try folder.run(program, arguments, input: patch)
      #expect(result.status == 0, "\(program): \(result.error)\(result.text)")
      // GNU patch removes a file that becomes empty.
      let bytes = (try? folder.read("dir/A b.swift")) ?? []
      #expect(bytes == expected, "\(program)")
    }
  }
}
