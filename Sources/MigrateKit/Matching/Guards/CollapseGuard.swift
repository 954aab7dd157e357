/// Keeps distinctions: two values of one view that can be distinguished do not become one token.
///
/// Rest and hover colors, the series of a chart, small and regular radii: intended differences are
/// kept until a person decides otherwise.
///
/// The guard holds the value that changes visibly to another's. A value that imperceptibly equals
/// its token is not held. A token that the view uses already counts as a value of the view.
struct CollapseGuard {
  private let tokens: TokensWithCode
  private let difference: ValueDifference
  /// The limit of different values of one view that are compared pairwise; a view with more is not
  /// designed by hand.
  private static let maximumValues = 64

  init(tokens: TokensWithCode, thresholds: Thresholds) {
    self.tokens = tokens
    difference = ValueDifference(thresholds: thresholds)
  }

  /// Holds changes that would make two values of one view equal.
  func hold(_ suggestions: inout [Suggestion], uses: [TokenUse]) {
    var groups: [Outcome: [Int]] = [:]
    for (position, suggestion) in suggestions.enumerated() where suggestion.changesCode {
      guard let outcome = Outcome(suggestion) else { continue }
      groups[outcome, default: []].append(position)
    }
    var used: [String: Set<Used>] = [:]
    for use in uses {
      guard let view = use.constantOf.map(Outcome.constants(of:)) ?? use.view else { continue }
      for token in tokens.paths(of: use) {
        used[view, default: []].insert(Used(token: token, change: use.change))
      }
    }
    var held: [(position: Int, reason: Reason)] = []
    for (outcome, members) in groups {
      let isUsed = used[outcome.view].map { outcome.isAmong($0) } ?? false
      held += holds(members.map { ($0, suggestions[$0].finding) }, outcome, isUsed: isUsed)
    }
    for (position, reason) in held { suggestions[position].holdForDecision(reason) }
  }

  /// A token that a view uses already, with what is chained on it.
  private struct Used: Hashable {
    var token: String
    var change: TokenUse.Change?
  }

  /// The visible result of a suggestion and its place: suggestions with equal outcomes are
  /// indistinguishable afterwards.
  private struct Outcome: Hashable {
    var view: String
    var token: String
    /// The parts of the code's value that the rewrite keeps.
    var alpha: UInt8?
    var weight: FontValue.Weight?
    var isItalic = false

    /// Whether a view already has the suggestion's outcome.
    func isAmong(_ used: Set<Used>) -> Bool {
      // A font with another weight than its token's is still that token to a reader.
      if alpha ?? 255 == 255, used.contains(Used(token: token, change: nil)) { return true }
      if let alpha, used.contains(Used(token: token, change: .alpha(alpha))) { return true }
      return weight.map { used.contains(Used(token: token, change: .weight($0))) } ?? false
    }

    /// The constants of a type count as one view, across its members.
    static func constants(of type: String) -> String { type + "()" }

    init?(_ suggestion: Suggestion) {
      let context = suggestion.finding.context
      guard let token = suggestion.token,
        let view = context.isConstant
          ? context.enclosingType.map(Self.constants(of:)) : context.view
      else { return nil }
      self.view = view
      self.token = token
      switch suggestion.finding.value {
      case .color(let color):
        alpha = RGBA8.byte(color.light.alpha)
      case .font(let font):
        weight = font.weight ?? .regular
        isItalic = font.isItalic
      default: break
      }
    }
  }

  private typealias Member = (position: Int, finding: Finding)

  private func holds(
    _ members: [Member], _ outcome: Outcome, isUsed: Bool
  ) -> [(position: Int, reason: Reason)] {
    var seen: Set<StyleValue> = []
    let first = members.filter { $0.finding.value.map { seen.insert($0).inserted } ?? false }
    guard first.count > 1 || isUsed, let target = tokens.value(ofToken: outcome.token) else {
      return []
    }
    let peers = peers(first.map(\.finding), target)
    var reasons: [StyleValue: Reason] = [:]
    for value in seen {
      reasons[value] = reason(value, target, outcome.token, peers: peers, isUsed: isUsed)
    }
    return members.compactMap { member in
      member.finding.value.flatMap { reasons[$0] }.map { (member.position, $0) }
    }
  }

  /// One of each distinguishable value, unchanged ones before changed ones.
  private func peers(_ findings: [Finding], _ target: StyleValue) -> [Peer] {
    let all = findings.compactMap { finding in
      finding.value.map {
        Peer(finding: finding, value: $0, moves: difference.isVisible($0, target))
      }
    }
    var peers: [Peer] = []
    for peer in all.filter({ !$0.moves }) + all.filter(\.moves)
    where peers.count < Self.maximumValues {
      if peers.allSatisfy({ difference.isVisible($0.value, peer.value) }) { peers.append(peer) }
    }
    return peers
  }

  /// Another value with the same outcome.
  private struct Peer {
    let finding: Finding
    let value: StyleValue
    let moves: Bool
  }

  /// Why a value may not become the token; `nil` when it may.
  private func reason(
    _ value: StyleValue, _ target: StyleValue, _ token: String, peers: [Peer], isUsed: Bool
  ) -> Reason? {
    let moves = difference.isVisible(value, target)
    let opposed = peers.filter { peer in
      (moves || !peer.moves) && difference.isVisible(value, peer.value)
    }
    if let peer = opposed.first {
      return ReasonMessages.collapse(
        value, peer.value, line: peer.finding.start.line, token: token,
        distance: difference.distance(value, peer.value))
    }
    guard isUsed, moves else { return nil }
    return ReasonMessages.collapse(
      value, ontoUsed: token, worth: target, distance: difference.distance(value, target))
  }
}
