/// Finds the decision on a finding, with care for findings that nothing but their order distinguishes.
struct DecisionBook: Sendable {
  private let decisions: Decisions

  init(_ decisions: Decisions) {
    self.decisions = decisions
  }

  /// What holds for one finding.
  enum Entry: Hashable {
    /// Nobody decided.
    case none
    /// A person decided.
    case decided(Decision)
    /// Somebody decided, but it is not known what, or on which finding.
    case unclear(Decision, objection: String)
  }

  /// What holds for `finding`.
  ///
  /// The names of findings that are alike count them in order. Once there are more or fewer of them
  /// than when one was decided, their order says nothing: only a decision that all of them share
  /// still holds.
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

  /// What holds for a suggestion on which no decision was carried out.
  ///
  /// A token was accepted as long as it is the one that is suggested.
  func entry(for suggestion: Suggestion) -> Entry {
    let entry = entry(for: suggestion.finding)
    guard case .decided(let decision) = entry, decision.choice == .accept,
      let accepted = decision.token, accepted != suggestion.token
    else { return entry }
    let suggested = suggestion.token.map { "'\($0)'" } ?? "nothing"
    return .unclear(
      decision, objection: "'\(accepted)' was accepted, and \(suggested) is suggested now")
  }

  /// The names of the decisions that are about `finding`, or of one that is alike.
  func names(speakingOf finding: Finding) -> [String] { members(of: finding).map(\.id) }

  private func group(of finding: Finding) -> [Decision] { members(of: finding).map(\.decision) }

  /// The decisions on all findings that are alike, also on those that are gone.
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

  /// The number of findings that are looked through for those alike.
  private static let longestGroup = 256

  private func isUnanimous(_ group: [Decision], of count: Int) -> Bool {
    group.count == count
      && group.allSatisfy { $0.choice == group[0].choice && $0.token == group[0].token }
  }
}
