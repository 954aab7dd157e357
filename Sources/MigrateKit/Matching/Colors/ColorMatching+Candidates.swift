extension ColorMatching {
  /// The list for `explain`: the chosen token, then the others by distance.
  ///
  /// Each of the others has the reason for its rejection. Near tokens that cannot serve the role
  /// are included.
  func candidates(
    choice: GroupChoice?, chosen: ComparedToken?, equals: [ComparedToken],
    refusals: [Refusal]? = nil
  ) -> [RankedCandidate] {
    // Only the few that are listed are written out, with the reasons for their rejections.
    var others: [(comparedToken: ComparedToken, group: AliasGroup, refusal: Refusal?)] = []
    for comparedToken in comparedTokens.prefix(max(equals.count, 1) + Self.listed) {
      for group in groups(of: comparedToken) where group.name != choice?.chosen.name {
        others.append((comparedToken, group, nil))
      }
    }
    others += (refusals ?? self.refusals()).prefix(Self.listed).map {
      ($0.comparedToken, $0.group, $0)
    }
    // Of tokens that are equally near, those that the site takes as they are come first.
    let keys = others.map { other in
      (
        distance: other.comparedToken.distance,
        isConverted: context.code.isConverted(other.group.members, at: query.site) ? 1 : 0
      )
    }
    let nearest = others.indices.sorted {
      (keys[$0].distance, keys[$0].isConverted, $0) < (keys[$1].distance, keys[$1].isConverted, $1)
    }
    let first = choice.flatMap { choice in chosen.map { candidate($0, choice.chosen) } }
    var candidates = first.map { [$0] } ?? []
    for position in nearest.prefix(Self.listed - candidates.count) {
      let (comparedToken, group, refusal) = others[position]
      candidates.append(
        refusal.map { candidate($0) }
          ?? candidate(
            comparedToken, group,
            rejection: rejection(of: group, comparedToken, choice: choice, chosen: chosen)))
    }
    return candidates
  }

  /// The tokens of a gap, those of the hue that the code names first.
  func list(_ kin: [ComparedToken], before others: [RankedCandidate]) -> [RankedCandidate] {
    let first = kin.prefix(Self.listed).flatMap { comparedToken in
      groups(of: comparedToken).map { group in
        candidate(
          comparedToken, group, rejection: Rejections.tooFar(comparedToken.distance, .dE00))
      } + refusedKin(comparedToken).map(candidate)
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
