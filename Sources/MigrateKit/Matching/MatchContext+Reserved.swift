// The reserved tokens of a value in the results of gaps, and the reasons that name them.

extension MatchContext {
  /// The match with the constant of the asset that the code names, where the mapping gives it no roles: the name asks for it,
  /// and a person has to confirm that this one is in use.
  func reservedAsset(for query: MatchQuery, insteadOf result: MatchResult) -> MatchResult? {
    guard let constants = query.asset.flatMap({ index.assetTokens[$0] }),
      result.candidates.first?.group.members.contains(where: constants.contains) != true
        || !result.hasMatch
    else { return nil }
    let equals = index.reserved.equals(of: query.value, in: index.tokens)
      .filter { constants.contains($0.key) }
    let groups = nativeFirst(
      groups(of: equals.keys.sorted(), names: query.subjects) { token in
        index.isSpecific(token, beside: query) ? .unconfirmed : .meant
      }, at: query.site)
    guard let choice = choice(groups, at: query.site), let token = choice.chosen.members.first,
      let distance = equals[token]
    else { return nil }
    var match = match(choice, at: query.site, distance, before: result)
    match.holds.append(ReasonMessages.reservedAsset(index.tokens[token]))
    return match
  }

  /// A gap with the reserved tokens of the value among its candidates: those whose names say its role, and nothing that
  /// the code does not, first; the others behind the tokens that are as near.
  func listingReserved(in result: MatchResult, for query: MatchQuery) -> MatchResult {
    let isGap = !result.hasMatch
    let isOther = query.isPlain && result.candidates.first.map { $0.distance.value > 0 } ?? false
    guard isGap || isOther || result.holds.contains(where: { $0.code == .visibleChange }) else {
      return result
    }
    let result = isGap ? namingOtherOpacity(in: result, for: query) : result
    let equals = index.reserved.equals(
      of: query.value, in: index.tokens, within: reach(beside: result, for: query))
    guard !equals.isEmpty else {
      return namingClosed(in: isOther ? withoutShade(result, for: query) : result, for: query)
    }
    let category = query.value.category
    let groups = groups(of: equals.keys.sorted(), names: query.subjects) { token in
      index.reserved.mayServe(query.role, token, in: category)
        && index.indicates(token, in: query) == true ? .silent : .unconfirmed
    }
    let reserved = likeFirst(nativeFirst(groups, at: query.site), query.value)
      .compactMap { group in
        group.members.first.flatMap { equals[$0] }.map { distance in
          RankedCandidate(
            group: group, code: code.code(of: group.members, at: query.site), distance: distance,
            rejection: Rejections.reserved)
        }
      }
    guard !reserved.isEmpty else { return result }
    let reach = nearDistance(category)
    let equal = reserved.filter { $0.distance.value <= reach }
    let serving = equal.filter { $0.group.fit == .silent }
    let others = reserved.filter { $0.group.fit != .silent || $0.distance.value > reach }
    let near = result.candidates.filter { $0.distance.value <= reach }
    let far = result.candidates.filter { $0.distance.value > reach }
    var listed = result
    listed.candidates = Array((serving + near + others + far).prefix(ColorMatching.listed))
    let reason = reason(reserved: reserved, insteadOf: result.remarks.first, for: query)
    guard isGap else {
      // Another value is not meant where a token has the very one.
      return reason.map { .gap($0, candidates: listed.candidates) }
        ?? (isOther ? withoutShade(result, for: query) : result)
    }
    if let reason { listed.remarks = [reason] }
    return reason == nil ? namingClosed(in: listed, for: query) : listed
  }

  /// A gap instead of a match of white or black with a shade of it, if the app has its own white or black, which is
  /// another color in dark mode, or if the shade is that of the pages on which the white lies; otherwise the match.
  private func withoutShade(_ result: MatchResult, for query: MatchQuery) -> MatchResult {
    let isOwn = index.reserved.adaptiveEquals(of: query.value).contains { token in
      !index.reserved.isForAnother(than: query.role, token) && mayBeMeant(token, by: query)
    }
    guard result.hasMatch, isOwn || isShadeOfPage(result, for: query) else { return result }
    return .gap(
      ReasonMessages.tooFar(nil, role: query.role, alpha: 255, isPlain: true),
      candidates: result.candidates)
  }

  /// Whether white or black in the background of something would become the color of the pages below it.
  private func isShadeOfPage(_ result: MatchResult, for query: MatchQuery) -> Bool {
    guard query.role == .background || query.role == .fill, !query.coversScreen,
      case .color(let color) = query.value, color.light.alpha == 1,
      result.holds.contains(where: { $0.code == .visibleChange }),
      let token = result.candidates.first?.group.members.first
    else { return false }
    return index.tokens[token].isPage
  }

  /// A gap that no token is near, with the token of the very color that not even its name asks for, else the opaque one.
  private func namingClosed(in result: MatchResult, for query: MatchQuery) -> MatchResult {
    // What the system names has the color of a closed one by chance.
    guard isFar(result), !query.isCommon, let closed = index.reserved.closed(of: query.value)
    else { return namingOpaque(in: result, for: query) }
    var named = result
    named.remarks[0] = ReasonMessages.reserved(index.tokens[closed], for: query.value)
    return named
  }

  /// Fonts of one size, those that look most like the code first; anything else as it is.
  private func likeFirst(_ groups: [AliasGroup], _ value: StyleValue) -> [AliasGroup] {
    guard case .font(let code) = value, groups.count > 1 else { return groups }
    func comparison(_ group: AliasGroup) -> FontComparison {
      guard let token = group.members.first, case .font(let font) = index.tokens[token].value else {
        return FontComparison(code.normalized, code.normalized)
      }
      return FontComparison(code.normalized, font.normalized)
    }
    return groups.enumerated().map { (place: $0, group: $1, like: comparison($1)) }.sorted {
      if $0.like.seenSteps != $1.like.seenSteps { return $0.like.seenSteps < $1.like.seenSteps }
      if FontComparison.precedes($0.like, $1.like) { return true }
      return !FontComparison.precedes($1.like, $0.like) && $0.place < $1.place
    }.map(\.group)
  }

  /// A gap that no token is near, with the reserved token of the color for this role that has another opacity.
  private func namingOtherOpacity(in result: MatchResult, for query: MatchQuery) -> MatchResult {
    guard isFar(result), case .color(let color) = query.value,
      let other = index.reserved.otherOpacity(of: query.value, for: query.role),
      index.indicatesAll(of: other.token, in: query)
    else { return result }
    var named = result
    named.remarks[0] = ReasonMessages.alphaDiffers(
      index.tokens[other.token].path, code: ColorAppearances(color).light.alpha, token: other.alpha)
    return named
  }

  /// A gap that no token is near, with the opaque reserved token of a translucent color for this role.
  private func namingOpaque(in result: MatchResult, for query: MatchQuery) -> MatchResult {
    guard isFar(result),
      let opaque = index.reserved.withoutOpacity(of: query.value, for: query.role),
      index.indicatesAll(of: opaque, in: query)
    else { return result }
    var named = result
    named.remarks[0] = ReasonMessages.reserved(
      index.tokens[opaque], for: query.value, .withoutOpacity)
    return named
  }

  /// Whether a result is a gap that no token is near.
  private func isFar(_ result: MatchResult) -> Bool {
    guard !result.hasMatch, let reason = result.remarks.first else { return false }
    return reason.values["distance"] == nil
      && (reason.code == .tooFar || reason.code == .roleNotCovered)
  }

  /// The reason that names a reserved token of the value that may be meant; `nil` if `reason` explains more.
  private func reason(
    reserved: [RankedCandidate], insteadOf reason: Reason?, for query: MatchQuery
  ) -> Reason? {
    let isOfPart = reason.map(isOfPart) ?? false
    // Who has the color with another opacity is of less help than who has the very one.
    let open: [ReasonCode] = [.tooFar, .roleNotCovered, .alphaDiffers]
    // That another white is for backgrounds is of less help than which one is for text.
    let isOfOtherRole = reason?.code == .wrongRole && query.isPlain
    guard isOfPart || isOfOtherRole || reason.map({ open.contains($0.code) }) ?? true else {
      return nil
    }
    let near = query.isPlain ? 0 : nearDistance(query.value.category)
    // What a reason names already is nearer.
    var limit = isOfPart ? near : Double.infinity
    if case .number(let distance)? = reason?.values["distance"] { limit = min(limit, distance) }
    let possible = reserved.filter { candidate in
      let token = candidate.group.members[0]
      return candidate.distance.value <= max(near, limit)
        && !index.reserved.isForAnother(than: query.role, token)
    }
    let meant = possible.filter { mayBeMeant($0.group.members[0], by: query) }
    let ofRole = meant.filter { saysRole($0.group.members[0], of: query) }
      .min { $0.distance.value < $1.distance.value }
    if isOfOtherRole,
      ofRole.map({ !index.reserved.mayServe(query.role, $0.group.members[0], in: .color) }) ?? true
    {
      return nil
    }
    let alike = ofRole == nil ? meant.filter { $0.distance.value <= near } : []
    if alike.count > 1 { return ReasonMessages.reserved(alike.map(\.group)) }
    if let meant = ofRole ?? meant.min(by: { $0.distance.value < $1.distance.value }) {
      let distance = meant.distance.value
      let token = index.tokens[meant.group.members[0]]
      return distance > near
        ? ReasonMessages.nearestReserved(token, distance, in: query)
        : ReasonMessages.reserved(token, for: query.value)
    }
    guard !isOfPart else { return nil }
    if let other = colorOfOtherRole(reserved, for: query) { return other }
    // White is white by chance; that its opacity is the same is hardly one.
    guard !query.isNeutral || isTranslucent(query.value) else { return nil }
    return possible.first {
      $0.distance.value <= near && index.tokens[$0.group.members[0]].isOfPart
    }.map { ReasonMessages.onlyFor(index.tokens[$0.group.members[0]], in: query) }
  }

  private func isTranslucent(_ value: StyleValue) -> Bool {
    guard case .color(let color) = value else { return false }
    return color.light.alpha > 0 && color.light.alpha < 1
  }

  /// Whether a reason names a token that is for one part of an interface.
  private func isOfPart(_ reason: Reason) -> Bool {
    guard reason.code == .meaningNotStated, case .text(let path)? = reason.values["token"],
      let token = index.position(of: path)
    else { return false }
    return index.tokens[token].isOfPart
  }

  /// The reason that names the token of a color that is for another role by its name: that both have the same hue or the
  /// same opacity is hardly chance.
  private func colorOfOtherRole(
    _ reserved: [RankedCandidate], for query: MatchQuery
  ) -> Reason? {
    guard query.value.category == .color, isTranslucent(query.value) || !query.isNeutral,
      query.role != .unknown
    else { return nil }
    return reserved.lazy.compactMap { candidate -> Reason? in
      let token = candidate.group.members[0]
      guard candidate.distance.value == 0, self.index.indicatesAll(of: token, in: query),
        let named = self.index.reserved.namedRole(of: token),
        self.isTranslucent(query.value)
          || self.index.reserved.isForAnother(than: query.role, token)
      else { return nil }
      return ReasonMessages.wrongRole(
        self.index.tokens[token], named: named, role: query.role)
    }.first
  }

  /// Whether the name of a reserved token says the role or the color.
  private func saysRole(_ token: Int, of query: MatchQuery) -> Bool {
    index.reserved.mayServe(query.role, token, in: query.value.category)
      || PaletteNames.contain(index.tokens[token].ownName)
  }

  /// Whether nothing in the name of a reserved token is against it, such as another hue or another role.
  private func mayBeMeant(_ token: Int, by query: MatchQuery) -> Bool {
    guard index.indicatesAll(of: token, in: query),
      !namesAnotherHue(index.tokens[token].ownName, than: query.value)
        || query.isPlain && index.tokens.isNumbered(token)
    else { return false }
    // That a system's color is one called `favorite` is chance.
    if query.isCommon, isCalledAfterAnother(token, than: query) { return false }
    return !query.isNeutral || !index.reserved.isForAnother(than: query.role, token)
  }

  /// Whether the name of a color says what it is for, which the code does not say, and not which color it is.
  private func isCalledAfterAnother(_ token: Int, than query: MatchQuery) -> Bool {
    let name = index.tokens[token].ownName
    return query.value.category == .color && !PaletteNames.nameHue(name)
      && !query.subjects.isSuperset(of: NameSubjects.subjects(of: [name], own: "", in: .color))
  }

  /// Whether a name is that of another hue than the color that the system names has: `gray03` for white.
  private func namesAnotherHue(_ name: String, than value: StyleValue) -> Bool {
    guard case .color(let color) = value, PaletteNames.nameHue(name) else { return false }
    let hues = SystemColors.shortNames(of: color).map { $0.lowercased() }
    let words = Set(NameWords.split(name).map { $0 == "grey" ? "gray" : $0 })
    return !hues.isEmpty && words.isDisjoint(with: hues)
  }

  /// The distance up to which reserved tokens are listed: as far as the nearest one that a gap names, or that a reason calls
  /// the nearest to white or black, which mean no other color by themselves.
  private func reach(beside result: MatchResult, for query: MatchQuery) -> Double {
    let isPlain = query.isPlain
    guard result.hasMatch == isPlain else { return 0 }
    let reasons = isPlain ? result.holds.filter { $0.code == .visibleChange } : result.remarks
    guard case .number(let distance)? = reasons.first?.values["distance"] else {
      return isPlain ? 0 : 2 * thresholds.nearColor
    }
    return isPlain
      ? distance : max(2 * thresholds.nearColor, min(distance, thresholds.reviewColor))
  }

  /// The distance up to which a value counts as that of a token.
  private func nearDistance(_ category: TokenCategory) -> Double {
    category == .color ? thresholds.nearColor : 0
  }
}
