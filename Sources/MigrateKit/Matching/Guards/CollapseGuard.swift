/// Keeps distinctions: two values of one view that can be distinguished do not become one token.
///
/// A rest and a hover color, the series of a chart, a small and a regular radius: what the author made
/// different on purpose stays different until a person says otherwise.
///
/// What takes a distinction away is a value that moves visibly onto another's place, so that one is
/// held. A value that is its token's already, as far as can be seen, stays where it is and is not.
/// A token that the view uses already counts as a value of the view.
struct CollapseGuard {
  private let tokens: TokensWithCode
  private let difference: ValueDifference
  /// How many different values of one view are compared with each other one; more are no design.
  private static let maximumValues = 64

  init(tokens: TokensWithCode, thresholds: Thresholds) {
    self.tokens = tokens
    difference = ValueDifference(thresholds: thresholds)
  }

  /// Holds back what would make two values of one view one.
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

  /// What a suggestion would put on the screen, and where: suggestions with equal outcomes cannot be
  /// distinguished afterwards.
  private struct Outcome: Hashable {
    var view: String
    var token: String
    /// What the rewrite keeps of the code's own value.
    var alpha: UInt8?
    var weight: FontValue.Weight?
    var isItalic = false

    /// Whether a view has what the suggestion would put there already.
    func isAmong(_ used: Set<Used>) -> Bool {
      // A font with another weight than its token's is still that token to a reader.
      if alpha ?? 255 == 255, used.contains(Used(token: token, change: nil)) { return true }
      if let alpha, used.contains(Used(token: token, change: .alpha(alpha))) { return true }
      return weight.map { used.contains(Used(token: token, change: .weight($0))) } ?? false
    }

    /// The constants of a type are one view, whatever members they are.
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

  /// One of each of the values that can be distinguished, those that stay before those that move.
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
