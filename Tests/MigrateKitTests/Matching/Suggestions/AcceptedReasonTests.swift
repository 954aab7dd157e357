import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// A reason may be accepted for the changes of a category or to some tokens.
@Suite struct AcceptedReasonTests {
  private func held(
    _ category: TokenCategory, _ token: String, by codes: Set<ReasonCode> = [.roleUnknown]
  ) -> Suggestion {
    Suggestion(
      finding: category == .radius ? .of(.radius(8), site: .cgFloat) : .color("#000000"),
      status: .review, token: token, replacement: "Theme.a", heldBy: codes)
  }

  private func applies(_ scope: String, _ suggestion: Suggestion) throws -> Bool {
    let accepted = try #require(AcceptedReason(.roleUnknown, for: scope))
    return ApplyPolicy(accepting: [accepted]).applies(suggestion)
  }

  @Test func aCategoryIsAccepted() throws {
    #expect(try applies("radius", held(.radius, "radius.card")))
    #expect(try !applies("radius", held(.color, "color.accent.primary")))
  }

  @Test func aPatternOfTokensIsAccepted() throws {
    #expect(try applies("color.accent.*", held(.color, "color.accent.primary")))
    #expect(try !applies("color.accent.*", held(.color, "color.text.primary")))
    #expect(try applies("radius.card", held(.radius, "radius.card")))
  }

  @Test func otherReasonsStillHold() throws {
    let both = held(.radius, "radius.card", by: [.roleUnknown, .changesInDark])
    #expect(try !applies("radius", both))
    let accepted = [
      try #require(AcceptedReason(.roleUnknown, for: "radius")),
      try #require(AcceptedReason(.changesInDark, for: "radius.*")),
    ]
    #expect(ApplyPolicy(accepting: Set(accepted)).applies(both))
  }

  @Test func anUnknownWordIsNotAScope() {
    #expect(AcceptedReason(.roleUnknown, for: "raduis") == nil)
    #expect(AcceptedReason(.roleUnknown, for: "") == nil)
  }
}
