import Testing

@testable import MigrateKitCore

/// Which fixes can be applied together, and what comes of it.
@Suite struct EditPlanTests {
  private let source = Array("let a = 1\nlet b = 2\n".utf8)

  private func plan(_ fixes: [[Edit]]) -> EditPlan {
    EditPlan(fixes.map { Fix($0) }, byteCount: source.count)
  }

  private func text(_ plan: EditPlan) -> String {
    String(decoding: plan.applied(to: source), as: UTF8.self)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var fixes: [[Edit]]
    var result: String
    var accepted: [Int]

    init(_ name: String, _ fixes: [[Edit]], _ result: String, accepted: [Int]) {
      testDescription = name
      self.fixes = fixes
      self.result = result
      self.accepted = accepted
    }
  }

  static let rows = [
    Row("nothing to do", [], "let a = 1\nlet b = 2\n", accepted: []),
    Row(
      "one replacement", [[Edit(ByteRange(8, 9), "x")]], "let a = x\nlet b = 2\n", accepted: [0]),
    Row(
      "an insertion at the start", [[Edit(ByteRange(0, 0), "import X\n", kind: .import)]],
      "import X\nlet a = 1\nlet b = 2\n", accepted: [0]),
    Row(
      "an insertion at the end", [[Edit(ByteRange(20, 20), "// end\n")]],
      "let a = 1\nlet b = 2\n// end\n", accepted: [0]),
    Row("the whole file", [[Edit(ByteRange(0, 20), "")]], "", accepted: [0]),
    Row(
      "edits that touch are both made",
      [[Edit(ByteRange(4, 5), "A")], [Edit(ByteRange(5, 8), ":")]],
      "let A:1\nlet b = 2\n", accepted: [0, 1]),
    Row(
      "edits given from last to first",
      [[Edit(ByteRange(18, 19), "y")], [Edit(ByteRange(8, 9), "x")]],
      "let a = x\nlet b = y\n", accepted: [0, 1]),
    Row(
      "one import that two fixes need",
      [
        [Edit(ByteRange(8, 9), "x"), Edit(ByteRange(0, 0), "import X\n", kind: .import)],
        [Edit(ByteRange(18, 19), "y"), Edit(ByteRange(0, 0), "import X\n", kind: .import)],
      ],
      "import X\nlet a = x\nlet b = y\n", accepted: [0, 1]),
    Row(
      "insertions at one place keep the order of their fixes",
      [[Edit(ByteRange(0, 0), "2\n")], [Edit(ByteRange(0, 0), "1\n")]],
      "2\n1\nlet a = 1\nlet b = 2\n", accepted: [0, 1]),
    Row(
      "an insertion where a replacement starts comes before it",
      [[Edit(ByteRange(8, 9), "x")], [Edit(ByteRange(8, 8), "-")]],
      "let a = -x\nlet b = 2\n", accepted: [0, 1]),
    Row(
      "an insertion where a replacement ends comes after it",
      [[Edit(ByteRange(9, 9), "-")], [Edit(ByteRange(8, 9), "x")]],
      "let a = x-\nlet b = 2\n", accepted: [0, 1]),
    Row(
      "of two that overlap the first is made",
      [[Edit(ByteRange(4, 9), "x")], [Edit(ByteRange(8, 9), "y")]],
      "let x\nlet b = 2\n", accepted: [0]),
    Row(
      "a fix is made whole or not at all",
      [
        [Edit(ByteRange(8, 9), "x")],
        [Edit(ByteRange(18, 19), "y"), Edit(ByteRange(7, 9), "z")],
      ],
      "let a = x\nlet b = 2\n", accepted: [0]),
    Row(
      "an insertion inside replaced bytes overlaps",
      [[Edit(ByteRange(4, 9), "x")], [Edit(ByteRange(6, 6), "y")]],
      "let x\nlet b = 2\n", accepted: [0]),
    Row(
      "a fix without edits changes nothing", [[]], "let a = 1\nlet b = 2\n", accepted: [0]),
  ]

  @Test(arguments: rows) func applies(_ row: Row) {
    let plan = plan(row.fixes)
    #expect(text(plan) == row.result)
    #expect(plan.accepted == row.accepted)
    #expect(plan.accepted.count + plan.rejected.count == row.fixes.count)
  }

  @Test func aRejectionNamesTheConflictingEdit() {
    let first = Edit(ByteRange(4, 9), "x")
    let plan = plan([[first], [Edit(ByteRange(8, 9), "y")]])
    #expect(plan.rejected.map(\.index) == [1])
    #expect(plan.rejected.map(\.reason) == [.overlaps(first)])
  }

  @Test func aFixThatOverlapsItselfIsRejected() {
    let plan = plan([[Edit(ByteRange(4, 9), "x"), Edit(ByteRange(8, 9), "y")]])
    #expect(plan.rejected.map(\.reason) == [.overlapsItself])
    #expect(plan.isEmpty)
  }

  @Test func anEditBeyondTheFileIsRejected() {
    let plan = plan([[Edit(ByteRange(19, 21), "x")]])
    #expect(plan.rejected.map(\.reason) == [.outsideFile])
  }

  @Test func anOverlapIsFoundAfterInsertions() {
    let plan = plan([
      [Edit(ByteRange(0, 9), "x")], [Edit(ByteRange(0, 0), "1")], [Edit(ByteRange(9, 9), "2")],
      [Edit(ByteRange(8, 10), "y")],
    ])
    #expect(plan.accepted == [0, 1, 2])
    #expect(text(plan) == "1x2\nlet b = 2\n")
  }

  /// Holds the plan against the plainest way to decide: compare every pair.
  @Test(arguments: 0..<200) func agreesWithComparingEveryPair(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let fixes = (0..<12).map { index in
      let start = Int.random(in: 0...18, using: &random)
      let end = min(start + Int.random(in: 0...4, using: &random), 20)
      return [Edit(ByteRange(start, end), "<\(index)>")]
    }
    var expected: [Int] = []
    for index in fixes.indices {
      let clashes = expected.contains { fixes[$0][0].range.overlaps(fixes[index][0].range) }
      if !clashes { expected.append(index) }
    }
    #expect(plan(fixes).accepted == expected)
  }
}
