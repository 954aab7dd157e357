/// The conditions under which a run applies a suggestion.
///
/// Two suggestions with equal conditions are applied by the same runs.
struct ApplyConditions: Hashable {
  private let status: Status
  private let heldBy: Set<ReasonCode>
  private let hasReplacement: Bool

  init(_ suggestion: borrowing Suggestion) {
    status = suggestion.status
    heldBy = suggestion.heldBy
    hasReplacement = suggestion.changesCode
  }
}

extension Suggestion {
  /// Whether some run may change the code.
  var changesCode: Bool { replacement != nil && finding.disposition == .open }
}

extension Suggestion {
  /// Makes suggestions share their conditions: all get the lowest status and all holding reasons.
  ///
  /// - Parameters:
  ///   - suggestions: All suggestions of a file.
  ///   - positions: The indices of the suggestions.
  ///   - reason: Makes the reason of one of them from the token of another and their current
  ///     reasons.
  static func shareConditions(
    _ suggestions: inout [Suggestion], _ positions: [Int],
    because reason: (_ partner: String, _ heldBy: Set<ReasonCode>) -> Reason
  ) {
    let ranks: [Status] = [.exact, .near, .review]
    let found = positions.compactMap { ranks.firstIndex(of: suggestions[$0].status) }
    guard found.count == positions.count, let rank = found.max() else { return }
    let status = ranks[rank]
    let heldBy = positions.reduce(into: Set<ReasonCode>()) { $0.formUnion(suggestions[$1].heldBy) }
    let old = positions.map { ApplyConditions(suggestions[$0]) }
    for (place, position) in positions.enumerated()
    where suggestions[position].status != status || suggestions[position].heldBy != heldBy {
      let other = old.indices.first { old[$0] != old[place] } ?? place
      let partner = suggestions[positions[other]].token ?? ""
      suggestions[position].status = status
      suggestions[position].heldBy = heldBy
      let reason = reason(partner, heldBy)
      suggestions[position].reasons.removeAll { $0.code == reason.code }
      suggestions[position].reasons.append(reason)
    }
  }
}
