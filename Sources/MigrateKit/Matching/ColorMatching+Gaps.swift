extension ColorMatching {
  /// A token near enough to be worth a word that does not serve, and why.
  struct Refusal {
    enum Cause: CaseIterable { case meaning, role, alpha }
    let group: AliasGroup
    let rival: Rival
    let cause: Cause
    var distance: Double { rival.comparison.distance }
  }

  /// The tokens within reach that do not serve, nearest first; an alias and its target are one.
  ///
  /// One that fails on its alpha as well as on its role is left out: it says nothing by its role.
  func refusals() -> [Refusal] {
    let reach = context.thresholds.reviewColor
    let refusals = nearby.filter { $0.comparison.distance <= reach }.flatMap { rival in
      Refusal.Cause.allCases.flatMap { cause in
        context.groups(of: rival.entry.tokens) { token in
          self.cause(token, rival) == cause ? .contradicted : nil
        }.map { Refusal(group: $0, rival: rival, cause: cause) }
      }
    }
    return refusals.sorted { a, b in
      if a.distance != b.distance { return a.distance < b.distance }
      return AliasGroup.precedes(a.group, b.group)
    }
  }

  private func cause(_ token: DesignToken, _ rival: Rival) -> Refusal.Cause? {
    let servesRole =
      RoleFit.ofColor(token, role: query.role).map {
        $0 != .contradicted || takesRelatedRoles
      } ?? false
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
      return .gap(ReasonMessages.meaningNotStated(token(refusal)), candidates: listed)
    }
    if let refusal = near.first(where: { $0.cause == .role }) {
      return .gap(ReasonMessages.wrongRole(token(refusal), role: role), candidates: listed)
    }
    if let refusal = near.first(where: { $0.cause == .alpha }) {
      let reason = ReasonMessages.alphaDiffers(
        refusal.group.name, code: code.light.alpha,
        token: refusal.rival.entry.color.light.alpha)
      return .gap(reason, candidates: listed)
    }
    let nearest = rivals.first.map { (path: name(of: $0), distance: $0.comparison.distance) }
    return .gap(ReasonMessages.tooFar(nearest), candidates: listed)
  }

  /// The token that a refusal is about, under the name that reports give it.
  func token(_ refusal: Refusal) -> DesignToken {
    let members = refusal.group.members
    let named = members.first { index.tokens[$0].path == refusal.group.name } ?? members[0]
    return index.tokens[named]
  }
}
