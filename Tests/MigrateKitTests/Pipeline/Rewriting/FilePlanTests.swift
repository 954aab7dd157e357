import Testing

@testable import MigrateKit

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
        == "it overlaps a change to 'a' of them")
  }

  @Test("a change beyond the end of the file is held too")
  func outside() {
    var suggestions = [suggestion(8, 30, "a")]
    #expect(FilePlan(&suggestions, policy: ApplyPolicy(), byteCount: 20).edits == [])
    #expect(suggestions[0].message(.overlap) == "it extends beyond the end of the file")
  }
}
