extension Suggestion {
  /// Whether the finding counts for `--check` and for adoption.
  package var countsAsHardCoded: Bool {
    guard finding.place != .test, !isPaletteAlias else { return false }
    switch status {
    case .exact, .near, .review, .gap: return true
    case .definition, .suppressed, .unresolved: return false
    }
  }

  /// Whether it is the value of a semantic constant that may name a palette color instead.
  var isPaletteAlias: Bool { reasons.contains { $0.code == .paletteAlias } }

  /// Whether `--check` counts the finding: it is hard-coded, and no decision keeps it.
  package var failsCheck: Bool { countsAsHardCoded && !(appliedDecision?.keeps ?? false) }
}
