/// A person's decision on a finding, and its outcome.
package struct AppliedDecision: Hashable, Sendable {
  /// The possible decisions.
  package enum Choice: String, CaseIterable, Codable, Sendable {
    /// The suggested token is applied, whatever reasons hold it.
    case accept
    /// The value is kept.
    case reject
    /// Another token is applied.
    case use
  }

  /// The decision.
  package var choice: Choice
  /// The person's reason; empty if none was written.
  package var reason: String
  /// Why the decision cannot be applied; `nil` if it can.
  package var objection: String?
  /// The reasons of guards that the decision overrides.
  package var overrides: [Reason] = []

  /// Makes a decision that can be applied.
  package init(_ choice: Choice, reason: String = "", objection: String? = nil) {
    self.choice = choice
    self.reason = reason
    self.objection = objection
  }

  /// Whether it makes the finding a token.
  package var applies: Bool { choice != .reject && objection == nil }

  /// Whether it keeps the finding.
  package var keeps: Bool { choice == .reject && objection == nil }
}

extension Suggestion {
  /// Reverts the guards' changes to a decided finding and records their reasons.
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
