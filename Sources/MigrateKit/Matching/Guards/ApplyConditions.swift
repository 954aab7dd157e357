/// What decides whether a run applies a suggestion.
///
/// Two suggestions with equal conditions are applied by the same runs.
struct ApplyConditions: Hashable {
  private let status: Status
  private let heldBy: Set<ReasonCode>
  private let hasReplacement: Bool

  init(_ suggestion: Suggestion) {
    status = suggestion.status
    heldBy = suggestion.heldBy
    hasReplacement = suggestion.changesCode
  }
}

extension Suggestion {
  /// Whether some run may put something else into the code.
  var changesCode: Bool { replacement != nil && finding.disposition == .open }
}
