/// A person's decision on one finding, as stored in a decisions file.
package struct Decision: Hashable, Sendable {
  /// The choice.
  package var choice: AppliedDecision.Choice
  /// The token: the one to take for `use`, the one that was suggested for `accept`.
  ///
  /// `accept` without a token accepts any suggestion.
  package var token: String?
  /// The person's reason.
  package var reason: String
  /// The file of the finding when it was decided.
  package var file: String
  /// The code of the finding when it was decided.
  package var source: String
  /// The number of findings that only order distinguished at the time of the decision, including
  /// this one.
  package var alike: Int

  /// Makes a decision.
  package init(
    _ choice: AppliedDecision.Choice, token: String? = nil, reason: String = "", file: String = "",
    source: String = "", alike: Int = 1
  ) {
    self.choice = choice
    self.token = token
    self.reason = reason
    self.file = file
    self.source = source
    self.alike = alike
  }

  /// Decides on a finding as it is now.
  ///
  /// - Parameters:
  ///   - choice: The choice.
  ///   - suggestion: The finding with its match.
  ///   - token: The token to take instead of the one suggested, for `use`.
  ///   - reason: The person's reason.
  package init(
    _ choice: AppliedDecision.Choice, on suggestion: Suggestion, token: String? = nil,
    reason: String = ""
  ) {
    let finding = suggestion.finding
    self.init(
      choice, token: token ?? (choice == .reject ? nil : suggestion.token), reason: reason,
      file: finding.recordedFile, source: QuotedCode.line(finding.source), alike: finding.key.count)
  }
}

/// Decisions by the fingerprints of the findings.
package struct Decisions: Hashable, Sendable {
  /// The name of the file in messages.
  package var file: String
  /// The decisions, by the `id` of the finding.
  package var entries: [String: Decision]
  /// The findings with unreadable decisions, which are not applied.
  package var unreadable: Set<String> = []

  /// Makes a set of decisions; none by default.
  package init(file: String = "", entries: [String: Decision] = [:]) {
    self.file = file
    self.entries = entries
  }

  /// Whether there are no decisions.
  package var isEmpty: Bool { entries.isEmpty && unreadable.isEmpty }
}
