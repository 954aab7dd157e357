/// Answers fonts: text with text, icons with icons; size, weight, design and family.
struct FontMatching {
  private struct Rival {
    let entry: ValueEntry<FontValue>
    let comparison: FontComparison
  }

  private let context: MatchContext
  private let query: MatchQuery
  private let code: FontValue

  init(_ value: FontValue, query: MatchQuery, context: MatchContext) {
    self.query = query
    self.context = context
    code = value.normalized
  }

  /// What matching says of the font.
  func verdict() -> Verdict {
    if query.role == .icon && !context.index.hasIconSizes {
      return .gap(ReasonMessages.iconSize(code.size))
    }
    let rivals: [Rival] = code.size.isFinite ? self.rivals() : []
    guard let best = rivals.first(where: { isWithinReach($0.comparison) }) else {
      return .gap(
        ReasonMessages.tooFar(nearest(rivals), size: code.size),
        candidates: candidates(rivals, best: nil, choice: nil))
    }
    let equals = rivals.filter { $0.comparison == best.comparison }
    let groups = equals.flatMap { rival in self.groups(of: rival).map { ($0, rival) } }
      .sorted { AliasGroup.precedes($0.0, $1.0) }
    guard let choice = context.choice(groups.map(\.0), at: query.site),
      let chosen = groups.first?.1
    else { return .gap(ReasonMessages.tooFar(nil, size: code.size)) }
    return Verdict(
      base: chosen.comparison.points == 0 ? .exact : .near,
      candidates: candidates(rivals, best: chosen, choice: choice),
      holds: context.commonHolds(choice) + holds(chosen, choice: choice, rivals: rivals))
  }

  // MARK: Ranking

  private func rivals() -> [Rival] {
    context.index.fonts.filter { entry in
      entry.tokens.contains { fit($0) != nil }
    }.map { Rival(entry: $0, comparison: FontComparison(code, $0.value)) }
      .sorted { a, b in
        if a.comparison == b.comparison { return a.entry.tokens[0] < b.entry.tokens[0] }
        return FontComparison.precedes(a.comparison, b.comparison)
      }
  }

  private func fit(_ token: Int) -> RoleFit? {
    RoleFit.ofFont(context.index.tokens[token], role: query.role)
  }

  private func groups(of rival: Rival) -> [AliasGroup] {
    context.groups(of: rival.entry.tokens, fit: fit)
  }

  private func isWithinReach(_ comparison: FontComparison) -> Bool {
    comparison.points <= context.thresholds.nearPoints
      || comparison.points <= context.thresholds.reviewShare * code.size
  }

  private func nearest(_ rivals: [Rival]) -> (path: String, size: Double)? {
    rivals.min { $0.comparison.ratio < $1.comparison.ratio }.flatMap { rival in
      groups(of: rival).first.map { ($0.name, rival.entry.value.size) }
    }
  }

  // MARK: What holds the answer back

  private func holds(_ best: Rival, choice: GroupChoice, rivals: [Rival]) -> [Reason] {
    var holds: [Reason] = []
    let token = best.entry.value
    let comparison = best.comparison
    if comparison.points > context.thresholds.nearPoints {
      holds.append(ReasonMessages.visibleChange(from: code.size, to: token.size))
    }
    if comparison.points > 0 { holds += doubts(best, rivals: rivals) }
    if !comparison.hasSameFamily {
      holds.append(ReasonMessages.familyDiffers(code, token))
    }
    if !comparison.hasSameDesign {
      holds.append(ReasonMessages.designDiffers(code, token))
    } else if !comparison.isItalicAlike && !code.isItalic {
      holds.append(ReasonMessages.tokenIsItalic)
    }
    if comparison.weightSteps > 0 {
      holds.append(
        ReasonMessages.weightDiffers(
          code, token, isKept: query.site == .font || query.weightIsOutside))
    }
    holds += scalingHolds(token)
    if query.role == .unknown { holds.append(ReasonMessages.fontRoleUnknown) }
    if form(token) != .plain, query.site != .font {
      holds.append(ReasonMessages.weightCannotBeKept(choice.chosen.name, site: query.site))
    }
    return holds
  }

  private func scalingHolds(_ token: FontValue) -> [Reason] {
    guard code.textStyle != token.textStyle else { return [] }
    guard let style = token.textStyle, code.textStyle == nil else {
      return [ReasonMessages.scalingDiffers(code, token)]
    }
    return [ReasonMessages.startsScaling(style)]
  }

  /// Another token of the same letterforms that is as near, or almost.
  private func doubts(_ best: Rival, rivals: [Rival]) -> [Reason] {
    let runnerUp = rivals.filter {
      $0.comparison.otherForms == best.comparison.otherForms
        && $0.entry.value.size != best.entry.value.size
    }.min { $0.comparison.points < $1.comparison.points }
    guard let runnerUp else { return [] }
    return NumberDoubts.doubts(
      value: code.size, best: best.entry.value.size, runnerUp: runnerUp.entry.value.size,
      runnerUpName: groups(of: runnerUp).first?.name ?? "",
      scale: NumberScale(.font, context.thresholds))
  }

  // MARK: Candidates

  /// What the code keeps of its own on top of the token: a weight that the token does not have, and
  /// italics.
  func form(_ token: FontValue) -> ReplacementForm {
    let weight = code.weight ?? .regular
    let keepsWeight = !query.weightIsOutside && weight != (token.weight ?? .regular)
    let keepsItalic = code.isItalic && !token.isItalic
    guard keepsWeight || keepsItalic else { return .plain }
    return .font(weight: keepsWeight ? weight : nil, isItalic: keepsItalic)
  }

  private func candidates(
    _ rivals: [Rival], best: Rival?, choice: GroupChoice?
  ) -> [Contender] {
    var chosen: [Contender] = []
    var others: [Contender] = []
    for rival in rivals.prefix(4 * ColorMatching.listed) {
      for group in groups(of: rival) {
        var contender = Contender(
          group: group, spelling: context.spelling.spelling(of: group.members, at: query.site),
          distance: Distance(rival.comparison.points, .pt),
          form: form(rival.entry.value))
        if let choice, group.name == choice.chosen.name {
          chosen.append(contender)
          continue
        }
        contender.rejection = rejection(of: group, rival, best: best, choice: choice)
        others.append(contender)
      }
    }
    return Array((chosen + others).prefix(ColorMatching.listed))
  }

  private func rejection(
    of group: AliasGroup, _ rival: Rival, best: Rival?, choice: GroupChoice?
  ) -> String {
    guard isWithinReach(rival.comparison) else {
      return Rejections.tooFar(rival.comparison.points, .pt)
    }
    if let choice, let best, rival.comparison == best.comparison {
      return Rejections.sameValue(group, choice: choice)
    }
    return Rejections.font(rival.comparison)
  }
}
