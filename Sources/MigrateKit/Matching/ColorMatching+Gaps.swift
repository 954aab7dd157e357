extension ColorMatching {
  /// A token near enough to be worth a word that does not serve, and why.
  struct Refusal {
    enum Cause { case meaning, role, alpha }
    let token: Int
    let rival: Rival
    let cause: Cause
    var distance: Double { rival.comparison.distance }
  }

  /// The tokens within reach that do not serve, nearest first.
  ///
  /// One that fails on its alpha as well as on its role is left out: it says nothing by its role.
  func refusals() -> [Refusal] {
    let reach = context.thresholds.reviewColor
    let refusals = nearby.filter { $0.comparison.distance <= reach }.flatMap { rival in
      rival.entry.tokens.compactMap { token in
        cause(index.tokens[token], rival).map {
          Refusal(token: token, rival: rival, cause: $0)
        }
      }
    }
    return refusals.sorted { a, b in
      a.distance != b.distance ? a.distance < b.distance : a.token < b.token
    }
  }

  private func cause(_ token: DesignToken, _ rival: Rival) -> Refusal.Cause? {
    let servesRole = RoleFit.ofColor(token, role: query.role) != nil
    let isMeant = token.isMeant(by: query.words)
    if rival.alpha == .different { return servesRole && isMeant ? .alpha : nil }
    if !servesRole { return .role }
    return isMeant ? nil : .meaning
  }

  /// Why no token answers, the most telling reason first.
  func gap() -> Verdict {
    let refusals = refusals()
    let listed = candidates(choice: nil, chosen: nil, equals: [], refusals: refusals)
    let role = query.role
    if role != .unknown, !index.coversEveryRole, !index.coveredRoles.contains(role) {
      return .gap(ReasonMessages.roleNotCovered(role), candidates: listed)
    }
    let near = refusals.filter { $0.distance <= context.thresholds.nearColor }
    if let refusal = near.first(where: { $0.cause == .meaning }) {
      let token = index.tokens[refusal.token]
      return .gap(ReasonMessages.meaningNotStated(token), candidates: listed)
    }
    if let refusal = near.first(where: { $0.cause == .role }) {
      let token = index.tokens[refusal.token]
      return .gap(ReasonMessages.wrongRole(token, role: role), candidates: listed)
    }
    if let refusal = near.first(where: { $0.cause == .alpha }) {
      let reason = ReasonMessages.alphaDiffers(
        index.tokens[refusal.token].path, code: code.light.alpha,
        token: refusal.rival.entry.color.light.alpha)
      return .gap(reason, candidates: listed)
    }
    let nearest = rivals.first.map { (path: name(of: $0), distance: $0.comparison.distance) }
    return .gap(ReasonMessages.tooFar(nearest), candidates: listed)
  }
}
