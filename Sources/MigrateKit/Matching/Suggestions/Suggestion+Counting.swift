extension Suggestion {
  /// Whether the finding counts for `--check` and for adoption.
  package var countsAsHardCoded: Bool {
    guard finding.place != .test, !isPaletteAlias else { return false }
    switch status {
    case .exact, .near, .review, .gap: return true
    case .definition, .suppressed, .unresolved: return false
    }
  }

  /// Whether it is the value of a token's declaration that may name a color of the palette instead.
  var isPaletteAlias: Bool { reasons.contains { $0.code == .paletteAlias } }

  /// Whether `--check` counts the finding: it is hard-coded, and nobody decided that it stays so.
  package var failsCheck: Bool { countsAsHardCoded && !(appliedDecision?.keeps ?? false) }
}
