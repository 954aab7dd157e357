import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Suggestions of a file that can be applied together")
struct FilePlanTests {
  private func suggestion(_ start: Int, _ end: Int, _ text: String) -> Suggestion {
    var suggestion = Suggestion(
      finding: .of(.radius(8), .card, site: .cgFloat, at: start), status: .exact)
    suggestion.replacement = text
    suggestion.edits = [Edit(ByteRange(start, end), text)]
    return suggestion
  }

  @Test("a change that overlaps an earlier one is held with a reason")
  func overlap() {
    var suggestions = [suggestion(0, 10, "a"), suggestion(8, 12, "b"), suggestion(12, 14, "c")]
    let plan = FilePlan(&suggestions, policy: ApplyPolicy(), byteCount: 20)
    #expect(plan.applied == [0, 2])
    #expect(suggestions.map(\.status) == [.exact, .review, .exact])
    #expect(suggestions[1].heldBy == [.overlap])
    #expect(suggestions[1].replacement == nil && suggestions[1].edits == [])
    #expect(
      suggestions[1].message(.overlap)
        == "it overlaps a change to 'a'")
  }

  @Test("a change beyond the end of the file is held too")
  func outside() {
    var suggestions = [suggestion(8, 30, "a")]
    #expect(FilePlan(&suggestions, policy: ApplyPolicy(), byteCount: 20).edits == [])
    #expect(suggestions[0].message(.overlap) == "it extends beyond the end of the file")
  }

  /// The change of a file of 20 bytes, with edits at 2, 8 and 14.
  private func change(_ suggestions: [Suggestion]) -> FileChange {
    var suggestions = suggestions
    let plan = FilePlan(&suggestions, policy: ApplyPolicy(), byteCount: 20)
    return FileChange(
      index: 0, name: "A.swift", path: "/A.swift", original: Array(repeating: 46, count: 20),
      plan: plan, suggestions: suggestions)
  }

  @Test(
    "what a second run would change again is held, the rest of the file stays",
    arguments: [
      // Ranges in the rewritten file, where the second edit is at 9 and the third at 15.
      ([ByteRange(9, 10)], [8]), ([ByteRange(2, 3), ByteRange(16, 17)], [2, 14]),
      // Of a value beside the changes, the change before it is at fault.
      ([ByteRange(12, 13)], [8]), ([ByteRange(0, 1)], [2]),
    ])
  func holding(findings: [ByteRange], held: [Int]) {
    let all = [suggestion(2, 3, "aa"), suggestion(8, 9, "b"), suggestion(14, 15, "cc")]
    let result = change(all).holding(whatCauses: findings)
    #expect(result.held.map(\.finding.range.start) == held)
    #expect(
      result.rest.applied.map(\.finding.range.start) == [2, 8, 14].filter { !held.contains($0) })
    #expect(result.rest.edits.count == 3 - held.count)
  }

  @Test("the value that is held is named, and is no error")
  func heldValueIsNamed() {
    let problem = MigrationRun.problem(holding: suggestion(8, 9, "b"), in: "A.swift")
    #expect(problem.file == "A.swift")
    #expect(problem.isWarning)
    #expect(
      problem.message.hasSuffix(
        "is left as it is, because a second run would change the result again"))
    #expect(problem.message.hasPrefix("line "))
  }
}
