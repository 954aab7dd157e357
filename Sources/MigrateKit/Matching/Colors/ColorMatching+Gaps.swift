extension ColorMatching {
  /// A near token that cannot serve, and why.
  struct Refusal {
    enum Cause: CaseIterable { case meaning, use, role, alpha }
    let group: AliasGroup
    let comparedToken: ComparedToken
    let cause: Cause
    var distance: Double { comparedToken.distance }
  }

  /// The near tokens that cannot serve, nearest first; an alias and its target count as one.
  ///
  /// One that fails on both alpha and role is left out. Beyond the nearest colors, only as many are
  /// examined as a finding lists.
  func refusals() -> [Refusal] {
    let thresholds = context.thresholds
    let within = nearby.filter { $0.distance <= thresholds.reviewColor }
      .sorted { ($0.distance, $0.color) < ($1.distance, $1.color) }
    var refusals: [Refusal] = []
    for comparedToken in within {
      if refusals.count >= Self.listed, comparedToken.distance > thresholds.nearColor { break }
      refusals += self.refusals(comparedToken)
    }
    return refusals
  }

  func refusals(_ comparedToken: ComparedToken) -> [Refusal] {
    let tokens = index.colors[comparedToken.color].tokens
    let causes = Set(tokens.compactMap { cause($0, comparedToken) })
    guard !causes.isEmpty else { return [] }
    return Refusal.Cause.allCases.filter(causes.contains).flatMap { cause in
      context.groups(of: tokens) { self.cause($0, comparedToken) == cause ? .contradicted : nil }
        .map { Refusal(group: $0, comparedToken: comparedToken, cause: cause) }
    }
  }

  private func cause(_ token: Int, _ comparedToken: ComparedToken) -> Refusal.Cause? {
    let fit = index.traits[token].fit(wanted)
    let servesRole =
      fit.map { $0 == .silent ? query.role != .effect : $0 != .contradicted || takesRelatedRoles }
      ?? false
    let isMeant =
      !index.traits[token].hasMeaning
      || index.tokens[token].isMeant(by: query.words, topics: query.topics)
    if comparedToken.alpha == .different { return servesRole && isMeant ? .alpha : nil }
    if !servesRole { return .role }
    if !isMeant { return .meaning }
    return self.fit(token) == nil ? .use : nil
  }

  /// The colors that would serve, but for the part of an interface that their tokens are for.
  func refusedByUse() -> [ComparedToken] {
    nearby.filter { comparedToken in
      let tokens = index.colors[comparedToken.color].tokens
      return comparedToken.alpha != .different && !tokens.contains { fit($0) != nil }
        && tokens.contains { cause($0, comparedToken) == .use }
    }
  }

  /// Why no token matches, the most specific reason first.
  func gap() -> MatchResult {
    let refusals = refusals()
    let listed = candidates(choice: nil, chosen: nil, equals: [], refusals: refusals)
    let kin = kin()
    let role = query.role
    let coversEveryRole = index.coversEveryRole && role != .effect
    if role != .unknown, query.companions == nil, !coversEveryRole,
      !index.coveredRoles.contains(role)
    {
      return .gap(notCovered(role), candidates: list(kin, before: listed))
    }
    // Who writes white means no other color, however near.
    let reach = code.light.sample.isPlain ? 0 : context.thresholds.nearColor
    let near = refusals.filter { $0.distance <= reach }
    if let reason = self.reason(near) { return .gap(reason, candidates: listed) }
    if let named = namedPlain() {
      return .gap(
        ReasonMessages.nearestPlain(index.tokens[named.token], named.distance, role: role),
        candidates: list([named], before: listed))
    }
    let nearest = self.nearest(kin).map { (path: name(of: $0), distance: $0.distance) }
    let alike = self.alike(refusals, kin).min { $0.distance < $1.distance }
    if let alike, alike.distance < nearest?.distance ?? .infinity {
      return .gap(
        ReasonMessages.nearestForOther(token(alike), alike.distance, in: query),
        candidates: list(kin, before: listed))
    }
    var reason =
      index.colors.isEmpty && code.light.alpha > 0 && !isFarFromReserved
      ? index.lacks(.color)
      : ReasonMessages.tooFar(
        nearest, role: role, alpha: code.light.alpha, isPlain: code.light.sample.isPlain,
        isOfOthers: nearest == nil && (!refusals.isEmpty || isNearReserved), ofHue: ofHue(kin))
    if let companions = query.companions, code.light.alpha > 0 {
      ReasonMessages.name(companions, in: &reason)
    }
    return .gap(reason, candidates: list(kin, before: listed))
  }

  /// Whether a token that matches nothing by its value is near.
  private var isNearReserved: Bool {
    !index.reserved.equals(
      of: query.value, in: index.tokens,
      within: query.isPlain ? 0 : context.thresholds.reviewColor
    ).isEmpty
  }

  /// Why nothing is for a role: the system has no color for it, or none in use that is near.
  private func notCovered(_ role: UsageRole) -> Reason {
    guard let idle = index.idle(for: role) else {
      guard index.colors.isEmpty else { return ReasonMessages.roleNotCovered(role) }
      return isFarFromReserved
        ? noneNear
        : Reason(
          .roleNotCovered, index.lacks(.color).message, values: ["role": .text(role.rawValue)])
    }
    guard case .color(let color) = idle.value,
      ColorComparison(code, ColorAppearances(color)).distance <= context.thresholds.reviewColor
    else { return noneNear }
    return ReasonMessages.roleNotCovered(role, instead: idle)
  }

  /// No token of any use is near.
  private var noneNear: Reason {
    ReasonMessages.tooFar(
      nil, role: query.role, alpha: code.light.alpha, isPlain: code.light.sample.isPlain)
  }

  /// Whether only names ask for the colors of the system, and none of them is near: a person has nothing to choose.
  private var isFarFromReserved: Bool { index.reserved.hasSeveralColors && !isNearReserved }

  /// The refused tokens of a color like this one, and those of the hue that the code names, where their meaning alone
  /// is not stated.
  private func alike(_ refusals: [Refusal], _ kin: [ComparedToken]) -> [Refusal] {
    guard !code.isNeutral, opaqueCode == nil else { return [] }
    let thresholds = context.thresholds
    return refusals.filter { $0.distance <= 2 * thresholds.nearColor && $0.cause != .alpha }
      + kin.filter { $0.distance <= 2 * thresholds.reviewColor && !isServing($0) }
      .flatMap(refusedKin).filter { $0.cause == .meaning }
  }

  /// Why the tokens that have the color do not match, the most specific cause first; `nil` if that of none explains
  /// the gap.
  private func reason(_ near: [Refusal]) -> Reason? {
    // That some opaque white exists explains no overlay, nor what is white in light mode alone a white.
    let refused = near.filter { refusal in
      !code.isNeutral
        || refusal.comparedToken.alpha != .composable
          && (refusal.cause == .role || !comparison(refusal.comparedToken).changesInDark)
    }
    if let refusal = refused.first(where: { $0.cause == .meaning }) {
      return ReasonMessages.meaningNotStated(token(refusal), share(of: refusal))
    }
    let ofOtherUses = refused.filter { $0.cause == .use }
    if let refusal = ofOtherUses.first(where: saysRole) ?? ofOtherUses.first {
      return ReasonMessages.onlyFor(token(refusal), in: query, share(of: refusal))
    }
    let ofOtherRoles = refused.filter { $0.cause == .role }
    if let refusal = ofOtherRoles.first(where: isForContent) ?? ofOtherRoles.first,
      !isOnBackground(refusal)
    {
      return ReasonMessages.wrongRole(
        token(refusal), role: query.role,
        adapts: comparison(refusal.comparedToken).changesInDark, isNeutral: code.isNeutral,
        share(of: refusal))
    }
    func difference(_ token: ColorAppearances) -> Int {
      abs(Int(token.light.alpha) - Int(code.light.alpha))
    }
    return near.lazy.filter { $0.cause == .alpha && (!code.isNeutral || isOfColorOrRole($0)) }
      .map { ($0.group.name, index.colors[$0.comparedToken.color].value) }
      .filter { mayBeMeant(alpha: $0.1.light.alpha) }
      .min { difference($0.1) < difference($1.1) }
      .map { name, token in
        // Only in dark mode may the opacity differ.
        guard token.light.alpha == code.light.alpha else {
          return ReasonMessages.alphaDiffers(
            name, code: code.light.alpha, token: token.light.alpha)
        }
        return ReasonMessages.alphaDiffers(
          name, code: code.dark.alpha, token: token.dark.alpha, isInDark: true)
      }
  }

  private func saysRole(_ refusal: Refusal) -> Bool {
    refusal.group.members.contains { index.traits[$0].fit(wanted) == .stated }
  }

  /// Whether a token states the role, or its name only the color: a rim in white is not text.
  private func isOfColorOrRole(_ refusal: Refusal) -> Bool {
    refusal.group.members.contains {
      index.traits[$0].isPalette
    } || saysRole(refusal)
  }

  /// The app's own white or black, where the code has that of the system: `mainBlack` for black.
  private func namedPlain() -> ComparedToken? {
    guard code.light.sample.isPlain, code.commonAlpha == 255, case .color(let color) = query.value
    else { return nil }
    let words = SystemColors.shortNames(of: color)
    return index.colors(within: context.thresholds.reviewColor, of: code).lazy.map(compare)
      .filter { comparedToken in
        comparedToken.distance <= context.thresholds.reviewColor && isServing(comparedToken)
          && !comparedToken.changesInDark
          && index.colors[comparedToken.color].value.commonAlpha == 255
          && !words.isDisjoint(with: NameWords.split(index.tokens[comparedToken.token].ownName))
      }.min(by: Self.precedes)
  }

  /// Whether a token is for something that is drawn on a background, as the code is.
  private func isForContent(_ refusal: Refusal) -> Bool {
    let content: Set<UsageRole> = [.text, .icon, .tint, .onAccent]
    return content.contains(query.role) && !content.isDisjoint(with: token(refusal).roles)
  }

  /// How much of the color in the code a token has.
  private func share(of refusal: Refusal) -> ReasonMessages.ValueShare {
    if refusal.comparedToken.alpha == .composable { return .withoutOpacity }
    return comparison(refusal.comparedToken).isSame ? .whole : .nearly
  }

  /// The nearest color that a reason names, if one is near enough to be meant.
  private func nearest(_ kin: [ComparedToken]) -> ComparedToken? {
    // White does not mean gray, nor an overlay an opaque color.
    let isPlain = code.light.sample.isPlain
    guard !code.isNeutral || opaqueCode == nil else { return nil }
    return (comparedTokens + (isPlain ? [] : kin.filter(isServing))).first { comparedToken in
      guard comparedToken.distance <= 2 * context.thresholds.reviewColor,
        let group = groups(of: comparedToken).first
      else { return false }
      return group.members.contains { mayBeMeant($0, fit: group.fit) }
    }
  }

  /// Whether a token that is near may be the one that the code is about: it states the role, or looks alone.
  private func mayBeMeant(_ token: Int, fit: RoleFit) -> Bool {
    let isOfRole = fit >= .stated || query.role == .unknown && index.traits[token].servesEveryUse
    let name = index.tokens[token].ownName
    // The name of a hue may also say where it belongs: `chartPink`.
    let isHue = PaletteNames.nameHue(name) && NameWords.role(of: name) == nil
    return index.indicatesAll(of: token, in: query)
      && (isOfRole || isHue && !code.light.sample.isPlain)
  }

  /// Whether plain white or black content only has the color that a background has in light mode.
  private func isOnBackground(_ refusal: Refusal) -> Bool {
    [.text, .icon, .tint].contains(query.role) && code.light.sample.isPlain
      && comparison(refusal.comparedToken).changesInDark
  }

  /// Whether a token of this color and another opacity may be the one that is meant.
  ///
  /// A faint overlay is not, for an opaque color. The opacity of a shadow is often stated elsewhere.
  private func mayBeMeant(alpha: Int16) -> Bool {
    if query.role == .shadow { return true }
    return code.light.alpha == 0 ? alpha == 255 : abs(code.light.alpha - alpha) <= 128
  }

  /// The rejected token, by its name in reports.
  func token(_ refusal: Refusal) -> DesignToken {
    let members = refusal.group.members
    let named = members.first { index.tokens[$0].path == refusal.group.name } ?? members[0]
    return index.tokens[named]
  }
}
