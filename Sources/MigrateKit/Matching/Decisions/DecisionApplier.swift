/// Applies decisions to the suggestions of one file.
package struct DecisionApplier: Sendable {
  private let cache: DecisionBook

  package init(_ decisions: Decisions) {
    cache = DecisionBook(decisions)
  }

  /// Applies the decision of each decided finding.
  ///
  /// - Parameters:
  ///   - suggestions: The suggestions of one file, before its guards.
  ///   - chooser: Writes tokens; `nil` without a mapping.
  package func apply(to suggestions: inout [Suggestion], choosing chooser: TokenChooser?) {
    for position in suggestions.indices {
      switch cache.entry(for: suggestions[position].finding) {
      case .none: continue
      case .decided(let decision): rule(decision, on: &suggestions[position], chooser)
      case .unclear(let decision, let objection):
        suggestions[position].appliedDecision = AppliedDecision(
          decision.choice, reason: decision.reason, objection: objection)
      }
    }
  }

  /// The fingerprints of the decisions on `finding` or on one like it.
  package func names(speakingOf finding: Finding) -> [String] { cache.names(speakingOf: finding) }

  private func rule(
    _ decision: Decision, on suggestion: inout Suggestion, _ chooser: TokenChooser?
  ) {
    var appliedDecision = AppliedDecision(decision.choice, reason: decision.reason)
    if decision.choice == .reject {
      suggestion.replacement = nil
      suggestion.edits = []
    } else {
      appliedDecision.objection = objection(to: decision, on: &suggestion, chooser)
      if appliedDecision.applies, suggestion.finding.place == .test {
        suggestion.finding.disposition = .open
      }
    }
    suggestion.appliedDecision = appliedDecision
  }

  /// Applies the decided token; returns a message if that is impossible.
  private func objection(
    to decision: Decision, on suggestion: inout Suggestion, _ chooser: TokenChooser?
  ) -> String? {
    if let sentence = Self.isClosed(suggestion) { return sentence }
    guard let chooser else { return "there is no mapping to take a token from" }
    guard decision.choice == .accept else {
      return take(decision.token ?? "", on: &suggestion, chooser)
    }
    guard let suggested = suggestion.token else {
      return decision.token.map { "'\($0)' was accepted, and no token matches the value now" }
        ?? "no token matches the value; name the one to 'use'"
    }
    if let accepted = decision.token, !chooser.isSame(accepted, suggested) {
      return "'\(accepted)' was accepted, and '\(suggested)' is suggested now; decide again"
    }
    return suggestion.replacement == nil ? chooser.put(suggested, into: &suggestion) : nil
  }

  private func take(
    _ token: String, on suggestion: inout Suggestion, _ chooser: TokenChooser
  ) -> String? {
    if let sentence = chooser.put(token, into: &suggestion) { return sentence }
    suggestion.status = .review
    suggestion.heldBy = []
    suggestion.reasons.removeAll { $0.code.effect == .gap }
    return nil
  }

  /// Why the finding cannot become a token; `nil` if it can.
  private static func isClosed(_ suggestion: Suggestion) -> String? {
    let finding = suggestion.finding
    switch finding.disposition {
    case .open: return nil
    case .definition: return "it is the design system's own declaration"
    case .suppressed: return "a comment suppresses it"
    case .unresolved: return finding.reasons.first?.message ?? "its value is not constant"
    case .reportOnly:
      let reported = finding.reasons.first { $0.code == .reportOnly }
      return reported?.message
        ?? (finding.place == .test ? nil : ReasonMessages.reportOnly.message)
    }
  }
}
