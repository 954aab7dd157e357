/// The tokens that match nothing by their value, because the mapping gives them an empty list of roles: a white so
/// common that only its name can ask for it, a font that the app uses in one place.
///
/// Where no other token matches, reports list those of the same value, so that a person can choose one.
struct ReservedTokens: Sendable {
  private var colors: [(token: Int, value: ColorAppearances)] = []
  /// The places of the others.
  private(set) var others: [TokenCategory: [Int]] = [:]
  /// The colors that not even their names ask for, for a reason that the mapping states.
  private var closed: [(token: Int, value: ColorAppearances)] = []
  /// The roles that the names of colors say.
  private var named: [Int: UsageRole] = [:]

  /// Reads the tokens of a system; the primitives that its aliases name are for these alone.
  init(_ tokens: [DesignToken]) {
    let targets = Set(tokens.flatMap(\.aliasOf))
    for (place, token) in tokens.enumerated() {
      guard token.isForAliasesOnly, !token.isReserved, !token.reservation.isEmpty,
        case .color(let color) = token.value
      else { continue }
      closed.append((place, ColorAppearances(color)))
    }
    for (place, token) in tokens.enumerated()
    where token.isReserved && !targets.contains(token.path) {
      if case .color(let color) = token.value {
        colors.append((place, ColorAppearances(color)))
        // `onAccent` and `textOnDanger` are for what lies there.
        let isOn = NameWords.split(token.ownName).dropLast().contains("on")
        named[place] = isOn ? .onAccent : NameWords.role(of: token.ownName) ?? Self.surface(token)
      } else {
        others[token.category, default: []].append(place)
      }
    }
  }

  /// The role of a color that is named for what others lie on, and for nothing else.
  private static func surface(_ token: DesignToken) -> UsageRole? {
    let surfaces = ComponentSet(names: ["card", "sheet", "bubble"])
    return ComponentSet(names: [token.ownName]).isDisjoint(with: surfaces) ? nil : .background
  }

  /// The tokens that have a value, and how far it is from each; colors have it at least in light mode, or differ by up
  /// to a ΔE00.
  func equals(
    of value: StyleValue, in tokens: [DesignToken], within reach: Double = 0
  ) -> [Int: Distance] {
    var found: [Int: Distance] = [:]
    for place in places(of: value, in: tokens, within: reach) {
      found[place] = Distance.between(value, and: tokens[place].value)
    }
    return found
  }

  private func places(
    of value: StyleValue, in tokens: [DesignToken], within reach: Double
  ) -> [Int] {
    let own = others[value.category] ?? []
    switch value {
    case .color(let color):
      let code = ColorAppearances(color)
      return colors.filter { token in
        code.light.steps == token.value.light.steps
          && (!code.knowsDark || ColorComparison(code, token.value).isSame)
          || reach > 0 && !token.value.light.sample.isPlain
            && code.light.alpha == token.value.light.alpha
            && ColorComparison(code, token.value).distance <= reach
      }.map(\.token)
    case .font(let font):
      return own.filter { place in
        guard case .font(let token) = tokens[place].value else { return false }
        let comparison = FontComparison(font.normalized, token.normalized)
        return comparison.points == 0 && comparison.otherForms == 0
      }
    case .radius, .number: return own.filter { tokens[$0].value.isSame(as: value) }
    case .shadow, .animation: return []
    }
  }

  /// The closed color that equals a value in each appearance; `nil` for a white, a black or a gray, which are equal by
  /// chance.
  func closed(of value: StyleValue) -> Int? {
    guard case .color(let color) = value, case let code = ColorAppearances(color), !code.isNeutral
    else { return nil }
    return closed.first { ColorComparison(code, $0.value).isSame }?.token
  }

  /// The token of a category whose number is nearest to another.
  ///
  /// Of two that are as near it is the larger, and of equal ones that for any part of an interface.
  func nearest(
    to number: Double, _ category: TokenCategory, in tokens: [DesignToken]
  ) -> DesignToken? {
    let near = (others[category] ?? []).compactMap { place in
      tokens[place].value.number.map { (token: tokens[place], number: $0) }
    }
    return near.min { first, second in
      let (one, two) = (abs(first.number - number), abs(second.number - number))
      if one != two { return one < two }
      return first.number != second.number
        ? first.number > second.number : !first.token.isOfPart && second.token.isOfPart
    }?.token
  }

  /// Whether the name of a color says that it is for a role; any other token may be for any.
  func mayServe(_ role: UsageRole, _ token: Int, in category: TokenCategory) -> Bool {
    guard category == .color else { return true }
    guard let name = named[token] else { return false }
    let others: Set<UsageRole> =
      switch name {
      case .text: [.icon]
      case .onAccent: [.text, .icon, .tint]
      case .fill: [.background]
      case .background: [.fill]
      // Code uses an accent for text and icons, and for fills and lines.
      case .tint: [.text, .icon, .fill, .background, .border]
      default: []
      }
    return name == role || others.contains(role)
  }

  /// The color with another opacity whose name says the role, nearest in opacity.
  func otherOpacity(of value: StyleValue, for role: UsageRole) -> (token: Int, alpha: Int16)? {
    guard let code = Self.translucent(value) else { return nil }
    let alike = colors.filter { token in
      token.value.light.alpha < 255 && token.value.light.alpha != code.light.alpha
        && mayServe(role, token.token, in: .color)
        && ColorComparison(code.opaque, token.value.opaque).isSame
    }
    return alike.map { ($0.token, $0.value.light.alpha) }
      .min { abs($0.1 - code.light.alpha) < abs($1.1 - code.light.alpha) }
  }

  /// The opaque token of a translucent color whose name says the role, and that is as dark in dark mode.
  func withoutOpacity(of value: StyleValue, for role: UsageRole) -> Int? {
    guard let code = Self.translucent(value) else { return nil }
    return colors.first { token in
      token.value.light.alpha == 255 && mayServe(role, token.token, in: .color)
        && isSame(ColorComparison(code.opaque, token.value))
    }?.token
  }

  /// Whether a token has the color in each appearance: what is black in light mode alone is not black.
  private func isSame(_ comparison: ColorComparison) -> Bool {
    comparison.isSame && !comparison.changesInDark
  }

  /// A color that is translucent in light mode; `nil` for any other value.
  private static func translucent(_ value: StyleValue) -> ColorAppearances? {
    guard case .color(let color) = value else { return nil }
    let code = ColorAppearances(color)
    return code.light.alpha > 0 && code.light.alpha < 255 ? code : nil
  }

  /// Whether more than one color matches nothing by its value.
  var hasSeveralColors: Bool { colors.count > 1 }

  /// The role that the name of a color says.
  func namedRole(of token: Int) -> UsageRole? { named[token] }

  /// Whether the name of a color says that it is for another role, so that it explains nothing of this one.
  func isForAnother(than role: UsageRole, _ token: Int) -> Bool {
    role != .unknown && named[token] != nil && !mayServe(role, token, in: .color)
  }
}

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
    guard !equals.isEmpty else { return namingClosed(in: result, for: query) }
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
      return reason.map { .gap($0, candidates: listed.candidates) } ?? result
    }
    if let reason { listed.remarks = [reason] }
    return reason == nil ? namingClosed(in: listed, for: query) : listed
  }

  /// A gap that no token is near, with the token of the very color that not even its name asks for, else the opaque one.
  private func namingClosed(in result: MatchResult, for query: MatchQuery) -> MatchResult {
    guard isFar(result), let closed = index.reserved.closed(of: query.value) else {
      return namingOpaque(in: result, for: query)
    }
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
    guard isOfPart || reason.map({ open.contains($0.code) }) ?? true else { return nil }
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
    let ofRole = meant.first { saysRole($0.group.members[0], of: query) }
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
    return !query.isNeutral || !index.reserved.isForAnother(than: query.role, token)
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
