/// What a person decided on a finding, and what came of it.
package struct AppliedDecision: Hashable, Sendable {
  /// What a person can decide.
  package enum Choice: String, CaseIterable, Codable, Sendable {
    /// The token that the tool suggests is taken, whatever holds it back.
    case accept
    /// The value stays as it is.
    case reject
    /// Another token is taken.
    case use
  }

  /// What was decided.
  package var choice: Choice
  /// Why, in the words of the person; empty when none were written.
  package var reason: String
  /// Why the decision cannot be carried out, as a sentence; `nil` when it is.
  package var objection: String?
  /// What would have held the finding back by what else is in its view: the decision goes before.
  package var overrides: [Reason] = []

  /// Makes a decision that is carried out.
  package init(_ choice: Choice, reason: String = "", objection: String? = nil) {
    self.choice = choice
    self.reason = reason
    self.objection = objection
  }

  /// Whether the finding becomes a token because of it.
  package var applies: Bool { choice != .reject && objection == nil }

  /// Whether the finding stays as it is because a person wants it so.
  package var keeps: Bool { choice == .reject && objection == nil }
}

extension Suggestion {
  /// Reverts what guards did to a finding that a person decided, and notes what they said.
  mutating func keepDecided(_ decided: Suggestion) {
    guard var appliedDecision = decided.appliedDecision, appliedDecision.applies,
      replacement != decided.replacement
    else {
      return
    }
    appliedDecision.overrides = reasons.filter { !decided.reasons.contains($0) }
    let (backdrop, hasUnknownBackdrop) = (backdrop, hasUnknownBackdrop)
    self = decided
    (self.appliedDecision, self.backdrop, self.hasUnknownBackdrop) = (
      appliedDecision, backdrop, hasUnknownBackdrop
    )
  }
}
