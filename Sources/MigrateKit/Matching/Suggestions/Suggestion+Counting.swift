extension Suggestion {
  /// Whether the finding counts for `--check` and for adoption.
  package var countsAsHardCoded: Bool {
    guard finding.place != .test else { return false }
    switch status {
    case .exact, .near, .review, .gap: return true
    case .definition, .suppressed, .unresolved: return false
    }
  }

  /// Whether `--check` counts the finding: it is hard-coded, and nobody decided that it stays so.
  package var failsCheck: Bool { countsAsHardCoded && !(appliedDecision?.keeps ?? false) }
}
