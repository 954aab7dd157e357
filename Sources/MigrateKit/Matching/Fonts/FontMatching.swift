/// Matches fonts: text with text, icons with icons; size, weight, design and family.
struct FontMatching {
  private struct ComparedToken {
    let entry: ValueEntry<FontValue>
    let comparison: FontComparison
  }

  /// The reasons that a token looks or scales differently.
  static let lookReasons: Set<ReasonCode> = [
    .familyDiffers, .designDiffers, .weightDiffers, .scalingDiffers, .startsScaling,
  ]

  private let context: MatchContext
  private let query: MatchQuery
  private let wanted: WantedRole
  private let code: FontValue
  private let isSystemBold: Bool
  /// The groups of the entries that were asked for.
  private let known = EntryGroups()

  init(_ value: FontValue, query: MatchQuery, context: MatchContext) {
    self.query = query
    self.context = context
    wanted = WantedRole(query.role)
    code = value.normalized
    isSystemBold = value.isSystemBold && value.weight == .bold
  }

  /// The match result of the font.
  func result() -> MatchResult {
    let comparedTokens: [ComparedToken] = code.size.isFinite ? self.comparedTokens() : []
    if query.role == .icon, comparedTokens.isEmpty {
      return .gap(ReasonMessages.iconSize(code.size))
    }
    guard let best = nearest(within: comparedTokens) else {
      let refused = refused().map { ReasonMessages.onlyFor($0, in: query) }
      return .gap(
        refused ?? gap(comparedTokens),
        candidates: candidates(self.comparedTokens(withRefused: true), best: nil, choice: nil))
    }
    let equals = comparedTokens.filter { $0.comparison == best.comparison }
    let groups = equals.flatMap { comparedToken in
      self.groups(of: comparedToken).map { ($0, comparedToken) }
    }
    .sorted { AliasGroup.precedes($0.0, $1.0) }
    guard let choice = context.choice(groups.map(\.0), at: query.site),
      let chosen = groups.first(where: { $0.0 == choice.chosen })?.1
    else { return .gap(ReasonMessages.tooFar(nil, size: code.size)) }
    return MatchResult(
      base: chosen.comparison.points == 0 ? .exact : .near,
      candidates: candidates(comparedTokens, best: chosen, choice: choice),
      holds: context.commonHolds(choice)
        + holds(chosen, choice: choice, comparedTokens: comparedTokens))
  }

  // MARK: Ranking

  /// The tokens that can serve the role, nearest first; on request also those whose names say more than the code does.
  private func comparedTokens(withRefused: Bool = false) -> [ComparedToken] {
    context.index.fonts.filter { entry in
      // A token for code or figures is not meant by text in proportional letters.
      (entry.value.design != .monospaced || code.design == .monospaced)
        && entry.tokens.contains { fit($0) != nil || withRefused && isRefused($0) }
    }.map { ComparedToken(entry: $0, comparison: FontComparison(code, $0.value)) }
      .sorted { a, b in
        if a.comparison == b.comparison { return a.entry.tokens[0] < b.entry.tokens[0] }
        return FontComparison.precedes(a.comparison, b.comparison)
      }
  }

  private func fit(_ token: Int) -> RoleFit? {
    context.index.traits[token].fontFit(wanted)?
      .narrowed(isIndicated: context.index.indicates(token, in: query))
  }

  /// A token that looks like the code, and that cannot serve because of what its name says.
  private func refused() -> DesignToken? {
    let alike = context.index.fonts.lazy.filter { FontComparison(code, $0.value).isAlike }
    return alike.flatMap(\.tokens).first(where: isRefused).map { context.index.tokens[$0] }
  }

  /// Whether a token would serve the role, but for what its name says.
  private func isRefused(_ token: Int) -> Bool {
    context.index.traits[token].fontFit(wanted) != nil && fit(token) == nil
  }

  private func groups(of comparedToken: ComparedToken) -> [AliasGroup] {
    known.groups(of: comparedToken.entry.tokens) {
      context.groups(of: $0, names: query.subjects, fit: fit)
    }
  }

  private func isWithinReach(_ comparison: FontComparison) -> Bool {
    comparison.points <= context.thresholds.nearPoints
      || comparison.points <= context.thresholds.reviewShare * code.size
  }

  /// The nearest token within reach that the site can name; the nearest of all, where it can name none.
  private func nearest(within comparedTokens: [ComparedToken]) -> ComparedToken? {
    let reached = comparedTokens.lazy.filter {
      isWithinReach($0.comparison) && ($0.comparison.points == 0 || !isOfAnySize($0))
    }
    return reached.first { comparedToken in
      groups(of: comparedToken).contains {
        context.code.code(of: $0.members, at: query.site) != nil
      }
    } ?? reached.first
  }

  /// Whether a function makes it, which the code would rather ask for its own size.
  private func isOfAnySize(_ comparedToken: ComparedToken) -> Bool {
    groups(of: comparedToken).contains {
      context.code.code(of: $0.members, at: query.site)?.takesNumber ?? false
    }
  }

  /// Why no token matches: there is none for the role, or none is near.
  private func gap(_ comparedTokens: [ComparedToken]) -> Reason {
    let nearest = comparedTokens.min { $0.comparison.ratio < $1.comparison.ratio }
    guard let nearest else {
      return ReasonMessages.noFont(
        for: query.role, size: code.size, nearest: nearestOfOtherUse())
    }
    if let nearer = nearestReserved(than: nearest.comparison) {
      return ReasonMessages.noFont(for: query.role, size: code.size, nearest: nearer)
    }
    let isNear = nearest.comparison.points <= 2 * context.thresholds.reviewShare * code.size
    let named = isNear ? groups(of: nearest).first : nil
    return ReasonMessages.tooFar(
      named.map {
        ReasonMessages.NearestSize(
          path: $0.name, size: nearest.entry.value.size,
          isOfAll: !context.index.fonts.contains { entry in
            FontComparison(code, entry.value).ratio < nearest.comparison.ratio
              && (entry.value.design != nearest.entry.value.design
                || entry.tokens.contains(where: isRefused))
          })
      }, size: code.size)
  }

  /// The font that matches nothing by its value and has a nearer size than others, in the distance in which reasons name
  /// any.
  private func nearestReserved(than other: FontComparison) -> DesignToken? {
    guard let token = nearestOfOtherUse(), token.isReserved, case .font(let font) = token.value
    else { return nil }
    let own = FontComparison(code, font.normalized)
    return own.otherForms == 0 && own.points > 0 && own.points < other.points
      && own.points <= 2 * context.thresholds.reviewShare * code.size ? token : nil
  }

  /// The font most like the code, whatever it is for.
  private func nearestOfOtherUse() -> DesignToken? {
    let tokens = context.index.tokens
    let fonts = tokens.indices.compactMap { place -> (token: Int, comparison: FontComparison)? in
      guard case .font(let font) = tokens[place].value,
        !tokens[place].isForAliasesOnly || tokens[place].isReserved
      else { return nil }
      return (place, FontComparison(code, font.normalized))
    }
    return fonts.min { FontComparison.precedes($0.comparison, $1.comparison) }
      .map { tokens[$0.token] }
  }

  // MARK: What holds the match

  private func holds(_ best: ComparedToken, choice: GroupChoice, comparedTokens: [ComparedToken])
    -> [Reason]
  {
    var holds: [Reason] = []
    let token = best.entry.value
    let comparison = best.comparison
    if comparison.points > NumberScale(.font, context.thresholds).near {
      var reason = ReasonMessages.visibleChange(
        from: code.size, to: token.size, of: choice.chosen.name,
        scale: NumberScale(.font, context.thresholds))
      if let other = refused() {
        ReasonMessages.add(equal: other, of: code.size, in: query, to: &reason)
      }
      holds.append(reason)
    }
    if comparison.points > 0 { holds += doubts(best, comparedTokens: comparedTokens) }
    if !comparison.hasSameFamily {
      holds.append(ReasonMessages.familyDiffers(code, token))
    }
    if !comparison.hasSameDesign {
      holds.append(ReasonMessages.designDiffers(code, token))
    } else if !comparison.isItalicAlike && !code.isItalic {
      holds.append(ReasonMessages.tokenIsItalic)
    }
    if comparison.addsMonospacedDigits { holds.append(ReasonMessages.tokenHasMonospacedDigits) }
    if comparison.weightSteps > 0 {
      holds.append(
        ReasonMessages.weightDiffers(
          code, token, isKept: query.site == .font || query.weightIsOutside,
          isSystemBold: isSystemBold))
    }
    holds += scalingHolds(token)
    if query.role == .unknown { holds.append(ReasonMessages.fontRoleUnknown) }
    if choice.chosen.fit == .unconfirmed { holds += context.roleHolds(choice, for: query) }
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

  /// Another token of the same letterforms that is equally or almost equally near.
  private func doubts(_ best: ComparedToken, comparedTokens: [ComparedToken]) -> [Reason] {
    let runnerUp = comparedTokens.filter {
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

  /// The additions to the token that keep the code's weight and italics.
  func form(_ token: FontValue) -> ReplacementForm {
    let weight = code.weight ?? .regular
    let keepsWeight = !query.weightIsOutside && weight != (token.weight ?? .regular)
    let keepsItalic = code.isItalic && !token.isItalic
    guard keepsWeight || keepsItalic else { return .plain }
    return .font(weight: keepsWeight ? weight : nil, isItalic: keepsItalic)
  }

  private func candidates(
    _ comparedTokens: [ComparedToken], best: ComparedToken?, choice: GroupChoice?
  ) -> [RankedCandidate] {
    var chosen: [RankedCandidate] = []
    var others: [RankedCandidate] = []
    for comparedToken in comparedTokens.prefix(4 * ColorMatching.listed) {
      for group in groups(of: comparedToken) {
        let isChosen = group.name == choice?.chosen.name
        guard isChosen || others.count < ColorMatching.listed else { continue }
        if isChosen {
          chosen.append(candidate(group, comparedToken))
        } else {
          let rejection = rejection(of: group, comparedToken, best: best, choice: choice)
          others.append(candidate(group, comparedToken, rejection: rejection))
        }
      }
      guard choice == nil else { continue }
      let refused = context.groups(of: comparedToken.entry.tokens) {
        isRefused($0) ? .contradicted : nil
      }
      for group in refused where others.count < ColorMatching.listed {
        let token = context.index.tokens[group.members[0]]
        let candidate = candidate(
          group, comparedToken, rejection: Rejections.notIndicated(token))
        // The app's own name for a token that serves is the same token.
        if !others.contains(where: { $0.code != nil && $0.code == candidate.code }) {
          others.append(candidate)
        }
      }
    }
    return Array((chosen + others).prefix(ColorMatching.listed))
  }

  private func candidate(
    _ group: AliasGroup, _ comparedToken: ComparedToken, rejection: String = ""
  ) -> RankedCandidate {
    RankedCandidate(
      group: group, code: context.code.code(of: group.members, at: query.site),
      distance: Distance(comparedToken.comparison.points, .pt),
      form: form(comparedToken.entry.value), rejection: rejection)
  }

  private func rejection(
    of group: AliasGroup, _ comparedToken: ComparedToken, best: ComparedToken?, choice: GroupChoice?
  ) -> String {
    guard isWithinReach(comparedToken.comparison) else {
      return Rejections.tooFar(comparedToken.comparison.points, .pt)
    }
    if let choice, let best, comparedToken.comparison == best.comparison {
      return Rejections.sameValue(group, choice: choice)
    }
    return Rejections.font(comparedToken.comparison)
  }
}
