/// Finds the decision on a finding, also among findings that only their order distinguishes.
package struct DecisionBook: Sendable {
  private let decisions: Decisions

  package init(_ decisions: Decisions) {
    self.decisions = decisions
  }

  /// The decision state of one finding.
  package enum Entry: Hashable {
    /// There is no decision.
    case none
    /// There is a decision.
    case decided(Decision)
    /// There is a decision, but its content or its finding is uncertain.
    case unclear(Decision, objection: String)
  }

  /// The decision state of `finding`.
  ///
  /// The fingerprints of findings that are alike number them in order. If their number has changed
  /// since the decision, the order is meaningless, and only a decision shared by all of them is
  /// valid.
  func entry(for finding: Finding) -> Entry {
    if decisions.unreadable.contains(finding.id) {
      return .unclear(Decision(.reject), objection: "its decision cannot be read")
    }
    let own = decisions.entries[finding.id]
    let group = group(of: finding)
    guard let other = group.first(where: { $0.alike != finding.key.count }) else {
      return own.map { .decided($0) } ?? .none
    }
    if isUnanimous(group, of: other.alike) { return .decided(other) }
    let now = finding.key.count
    return .unclear(
      own ?? other,
      objection:
        "it was decided as one of \(other.alike) alike, and there \(now == 1 ? "is" : "are")"
        + " \(now) now; decide again")
  }

  /// The decision state of a suggestion without an applied decision.
  ///
  /// An acceptance is valid only for the token that was suggested.
  package func entry(for suggestion: Suggestion) -> Entry {
    let entry = entry(for: suggestion.finding)
    guard case .decided(let decision) = entry, decision.choice == .accept,
      let accepted = decision.token, accepted != suggestion.token
    else { return entry }
    let suggested = suggestion.token.map { "'\($0)'" } ?? "nothing"
    return .unclear(
      decision, objection: "'\(accepted)' was accepted, and \(suggested) is suggested now")
  }

  /// The fingerprints of the decisions on `finding` or on one like it.
  func names(speakingOf finding: Finding) -> [String] { members(of: finding).map(\.id) }

  private func group(of finding: Finding) -> [Decision] { members(of: finding).map(\.decision) }

  /// The decisions on all findings that are alike, including those that are gone.
  private func members(of finding: Finding) -> [(id: String, decision: Decision)] {
    var found: [(id: String, decision: Decision)] = []
    var key = finding.key
    var count = key.count
    key.ordinal = 0
    while key.ordinal < min(count, Self.longestGroup) {
      let id = Fingerprint.id(of: key, in: finding.recordedFile)
      if let decision = decisions.entries[id] {
        found.append((id, decision))
        count = max(count, decision.alike)
      }
      key.ordinal += 1
    }
    return found
  }

  /// The limit of findings searched for those alike.
  private static let longestGroup = 256

  private func isUnanimous(_ group: [Decision], of count: Int) -> Bool {
    group.count == count
      && group.allSatisfy { $0.choice == group[0].choice && $0.token == group[0].token }
  }
}
