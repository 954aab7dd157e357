extension ColorMatching {
  /// The list for `explain`: the chosen token, then the others by distance.
  ///
  /// Each of the others says why it was not taken. Tokens that cannot serve are among them where they are near.
  func candidates(
    choice: GroupChoice?, chosen: Rival?, equals: [Rival], refusals: [Refusal]? = nil
  ) -> [Contender] {
    var others: [(contender: Contender, distance: Double)] = []
    for rival in rivals.prefix(max(equals.count, 1) + Self.listed) {
      for group in groups(of: rival) where group.name != choice?.chosen.name {
        let rejection = rejection(of: group, rival, choice: choice, chosen: chosen)
        others.append((contender(rival, group, rejection: rejection), rival.distance))
      }
    }
    others += (refusals ?? self.refusals()).prefix(Self.listed).map {
      (contender($0), $0.rival.distance)
    }
    let sorted = others.enumerated().sorted { a, b in
      a.element.distance != b.element.distance
        ? a.element.distance < b.element.distance : a.offset < b.offset
    }.map(\.element.contender)
    guard let choice, let chosen else { return Array(sorted.prefix(Self.listed)) }
    return Array(([contender(chosen, choice.chosen)] + sorted).prefix(Self.listed))
  }

  private func contender(
    _ rival: Rival, _ group: AliasGroup, rejection: String = ""
  ) -> Contender {
    let comparison = comparison(rival)
    return Contender(
      group: group, spelling: context.spelling.spelling(of: group.members, at: query.site),
      distance: Distance(comparison.inLight, .dE00, dark: comparison.dark),
      form: form(rival), rejection: rejection)
  }

  private func contender(_ refusal: Refusal) -> Contender {
    let token = token(refusal)
    let rejection =
      switch refusal.cause {
      case .role: Rejections.role(token, wanted: query.role)
      case .meaning: Rejections.meaning(token)
      case .alpha:
        Rejections.alpha(
          code: code.light.alpha, token: index.colors[refusal.rival.color].value.light.alpha)
      }
    return contender(refusal.rival, refusal.group, rejection: rejection)
  }

  private func form(_ rival: Rival) -> ReplacementForm {
    rival.alpha == .composable ? .alpha(code.light.sample.alpha) : .plain
  }

  private func rejection(
    of group: AliasGroup, _ rival: Rival, choice: GroupChoice?, chosen: Rival?
  ) -> String {
    let distance = rival.distance
    guard let choice, let chosen, distance <= context.thresholds.reviewColor else {
      return Rejections.tooFar(distance, .dE00)
    }
    if isOwn(choice.chosen), !isOwn(group), rival.distance == chosen.distance {
      return Rejections.otherAsset
    }
    if choice.ties.contains(group) || rival.color == chosen.color {
      return Rejections.sameValue(group, choice: choice)
    }
    guard distance == chosen.distance else {
      return Rejections.further(distance, than: chosen.distance, .dE00)
    }
    return rival.alpha == .composable ? Rejections.composed : Rejections.otherAppearance
  }
}
