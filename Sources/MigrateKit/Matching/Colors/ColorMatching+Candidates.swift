extension ColorMatching {
  /// The list for `explain`: the chosen token, then the others by distance.
  ///
  /// Each of the others has the reason for its rejection. Near tokens that cannot serve the role
  /// are included.
  func candidates(
    choice: GroupChoice?, chosen: ComparedToken?, equals: [ComparedToken],
    refusals: [Refusal]? = nil
  ) -> [RankedCandidate] {
    var others: [(candidate: RankedCandidate, distance: Double)] = []
    for comparedToken in comparedTokens.prefix(max(equals.count, 1) + Self.listed) {
      for group in groups(of: comparedToken) where group.name != choice?.chosen.name {
        let rejection = rejection(of: group, comparedToken, choice: choice, chosen: chosen)
        others.append(
          (candidate(comparedToken, group, rejection: rejection), comparedToken.distance))
      }
    }
    others += (refusals ?? self.refusals()).prefix(Self.listed).map {
      (candidate($0), $0.comparedToken.distance)
    }
    let sorted = others.enumerated().sorted { a, b in
      a.element.distance != b.element.distance
        ? a.element.distance < b.element.distance : a.offset < b.offset
    }.map(\.element.candidate)
    guard let choice, let chosen else { return Array(sorted.prefix(Self.listed)) }
    return Array(([candidate(chosen, choice.chosen)] + sorted).prefix(Self.listed))
  }

  /// The tokens of a gap, those of the hue that the code names first.
  func list(_ kin: [ComparedToken], before others: [RankedCandidate]) -> [RankedCandidate] {
    let first = kin.prefix(Self.listed).flatMap { comparedToken in
      groups(of: comparedToken).map { group in
        candidate(
          comparedToken, group, rejection: Rejections.tooFar(comparedToken.distance, .dE00))
      }
    }
    let names = Set(first.map(\.group.name))
    return Array((first + others.filter { !names.contains($0.group.name) }).prefix(Self.listed))
  }

  private func candidate(
    _ comparedToken: ComparedToken, _ group: AliasGroup, rejection: String = ""
  ) -> RankedCandidate {
    let comparison = comparison(comparedToken)
    return RankedCandidate(
      group: group, code: context.code.code(of: group.members, at: query.site),
      distance: Distance(comparison.inLight, .dE00, dark: comparison.dark),
      form: form(comparedToken), rejection: rejection)
  }

  private func candidate(_ refusal: Refusal) -> RankedCandidate {
    let token = token(refusal)
    let rejection =
      switch refusal.cause {
      case .role: Rejections.role(token, wanted: query.role)
      case .meaning: Rejections.meaning(token)
      case .use: Rejections.notIndicated(token)
      case .alpha:
        Rejections.alpha(
          code: code.light.alpha, token: index.colors[refusal.comparedToken.color].value.light.alpha
        )
      }
    return candidate(refusal.comparedToken, refusal.group, rejection: rejection)
  }

  private func form(_ comparedToken: ComparedToken) -> ReplacementForm {
    comparedToken.alpha == .composable ? .alpha(code.light.sample.alpha) : .plain
  }

  private func rejection(
    of group: AliasGroup, _ comparedToken: ComparedToken, choice: GroupChoice?,
    chosen: ComparedToken?
  ) -> String {
    let distance = comparedToken.distance
    guard let choice, let chosen, distance <= context.thresholds.reviewColor else {
      return Rejections.tooFar(distance, .dE00)
    }
    if isOwn(choice.chosen), !isOwn(group), comparedToken.distance == chosen.distance {
      return Rejections.otherAsset
    }
    if choice.ties.contains(group) || comparedToken.color == chosen.color {
      return Rejections.sameValue(group, choice: choice)
    }
    guard distance == chosen.distance else {
      return Rejections.further(distance, than: chosen.distance, .dE00)
    }
    return comparedToken.alpha == .composable ? Rejections.composed : Rejections.otherAppearance
  }
}
