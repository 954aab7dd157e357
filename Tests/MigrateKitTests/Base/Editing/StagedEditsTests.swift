import Testing

@testable import MigrateKitCore

/// The edits of a file in stages come to the same as all of them at once.
@Suite struct StagedEditsTests {
  private let source = Array("let a = 1, b = 2\nlet c = 3\n".utf8)

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func aStageStartsFromTheResultOfEarlierStages() {
    let edits = [Edit(ByteRange(8, 9), "Token.one"), Edit(ByteRange(15, 16), "Token.two")]
    let staged = StagedEdits(original: source, edits: edits, stages: [0, 1])
    #expect(text(staged.bytes(before: 0)) == "let a = 1, b = 2\nlet c = 3\n")
    #expect(text(staged.bytes(before: 1)) == "let a = Token.one, b = 2\nlet c = 3\n")
    #expect(text(staged.bytes(before: 2)) == "let a = Token.one, b = Token.two\nlet c = 3\n")
    #expect(staged.edits(of: 1) == [Edit(ByteRange(23, 24), "Token.two")])
  }

  @Test func aLaterStageMayComeFirstInTheFile() {
    let edits = [Edit(ByteRange(8, 9), "Token.one"), Edit(ByteRange(15, 16), "Token.two")]
    let staged = StagedEdits(original: source, edits: edits, stages: [1, 0])
    #expect(text(staged.bytes(before: 1)) == "let a = 1, b = Token.two\nlet c = 3\n")
    #expect(staged.edits(of: 1) == [Edit(ByteRange(8, 9), "Token.one")])
  }

  @Test func insertionsAtOneOffsetKeepTheirOrderInAnyStages() {
    let edits = [
      Edit(ByteRange(0, 0), "1\n"), Edit(ByteRange(0, 0), "2\n"), Edit(ByteRange(0, 3), "var"),
    ]
    for stages in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let staged = StagedEdits(original: source, edits: edits, stages: stages)
      #expect(text(staged.bytes(before: 3)).hasPrefix("1\n2\nvar a"))
      for stage in 0..<3 {
        let plan = EditPlan(
          [Fix(staged.edits(of: stage))], byteCount: staged.bytes(before: stage).count)
        #expect(
          plan.applied(to: staged.bytes(before: stage)) == staged.bytes(before: stage + 1),
          "\(stages), stage \(stage)")
      }
    }
  }

  @Test(arguments: 0..<300) func eachStageAppliesAfterThePreviousOne(seed: Int) throws {
    guard let change = GeneratedChange.several(["A.swift"], seed: seed).first else { return }
    var random = SeededRandom(seed: UInt64(seed))
    let stages = change.edits.map { _ in Int.random(in: 0..<4, using: &random) }
    let staged = StagedEdits(original: change.original, edits: change.edits, stages: stages)
    var bytes = change.original
    for stage in 0..<4 {
      bytes = try #require(
        StrictPatch.apply(staged.diff(of: stage, path: "A.swift"), to: bytes), "stage \(stage)")
    }
    #expect(bytes == change.rewritten)
    for stage in (0..<4).reversed() {
      let diff = staged.diff(of: stage, path: "A.swift", isReversed: true)
      bytes = try #require(StrictPatch.apply(diff, to: bytes), "back over stage \(stage)")
    }
    #expect(bytes == change.original)
  }
}
