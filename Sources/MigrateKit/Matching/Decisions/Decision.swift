/// What a person decided on one finding, as a file of decisions keeps it.
package struct Decision: Hashable, Sendable {
  /// What was decided.
  package var choice: AppliedDecision.Choice
  /// The token: the one to take for `use`, the one that was suggested for `accept`.
  ///
  /// `accept` without a token takes whatever is suggested.
  package var token: String?
  /// Why, in the person's own words.
  package var reason: String
  /// The file of the finding when it was decided.
  package var file: String
  /// The code of the finding when it was decided.
  package var source: String
  /// How many findings nothing but their order distinguished from this one when it was decided, itself
  /// included.
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
  ///   - choice: What is decided.
  ///   - suggestion: The finding with its match.
  ///   - token: The token to take instead of the one suggested, for `use`.
  ///   - reason: Why, in the person's own words.
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

/// What people decided, by the fingerprints of the findings.
package struct Decisions: Hashable, Sendable {
  /// The name of the file, as messages show it.
  package var file: String
  /// The decisions, by the `id` of the finding.
  package var entries: [String: Decision]
  /// The findings whose decisions cannot be read: none of these is applied.
  package var unreadable: Set<String> = []

  /// Makes a set of decisions; none by default.
  package init(file: String = "", entries: [String: Decision] = [:]) {
    self.file = file
    self.entries = entries
  }

  /// Whether nobody decided anything.
  package var isEmpty: Bool { entries.isEmpty && unreadable.isEmpty }
}
