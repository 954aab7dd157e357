/// Matches numbers: the value decides, the role only ranks.
struct NumberMatching {
  private let context: MatchContext
  private let query: MatchQuery
  private let category: TokenCategory
  private let scale: NumberScale
  /// The number that tokens are compared with; for spacing its absolute value.
  private let value: Double
  private let isNegated: Bool
  /// The groups of the entries that were asked for.
  private let known = EntryGroups()
  private var index: MatchIndex { context.index }

  init(
    _ value: Double, of category: TokenCategory, query: MatchQuery, context: MatchContext
  ) {
    self.query = query
    self.context = context
    self.category = category
    scale = NumberScale(category, context.thresholds, of: value)
    isNegated = category == .spacing && value < 0
    self.value = isNegated ? -value : value
  }

  /// The match result of the number.
  func result() -> MatchResult {
    guard value.isFinite, index.numbers[category]?.isEmpty == false else {
      return .gap(roundEnds ?? index.lacks(category, near: value))
    }
    if category == .fontSize, query.role == .icon, !hasSizesOfIcons {
      return .gap(ReasonMessages.iconSize(value))
    }
    // A number halfway between two steps is rounded up.
    let value = value
    let entries = (index.numbers[category] ?? []).sorted { a, b in
      let (near, far) = (abs(a.value - value), abs(b.value - value))
      return near != far ? near < far : a.value > b.value
    }
    if let result = pillResult(entries) { return result }
    guard let best = entries.first(where: { !groups(of: $0).isEmpty }), isWithinReach(best),
      !isPassedOver(best, entries),
      let choice = context.choice(groups(of: best), at: query.site)
    else {
      return largeResult(entries)
        ?? .gap(
          roundEnds ?? gap(entries),
          candidates: candidates(entries, best: nil, choice: nil))
    }
    var result = MatchResult(
      base: distance(best) == 0 ? .exact : .near,
      candidates: candidates(entries, best: best, choice: choice))
    result.holds = holds(best, choice: choice, entries: entries)
    if isPill {
      // A pill looks the same with any radius that is large enough.
      result.holds.insert(ReasonMessages.pill(value, height: query.knownHeight), at: 0)
    } else if let pill = pillForLarge(entries), pill.value != best.value {
      result.holds.append(ReasonMessages.mayBePill(value, name(of: pill)))
    }
    return result
  }

  private var hasSizesOfIcons: Bool {
    index.numbers[category, default: []].contains { !groups(of: $0).isEmpty }
  }

  // MARK: Ranking

  /// Decimals such as 4.4 and 4 have no exact difference in binary, so a billionth of a point is tolerated.
  private func distance(_ entry: ValueEntry<Double>) -> Double {
    guard entry.value != value else { return 0 }
    return max((abs(entry.value - value) * 1e9).rounded() / 1e9, .leastNonzeroMagnitude)
  }

  /// The tokens of a value that can serve.
  private func groups(of entry: ValueEntry<Double>) -> [AliasGroup] {
    known.groups(of: entry.tokens) { context.groups(ofNumbers: $0, for: query) }
  }

  /// The tokens of a value that cannot serve, because each is for one part of an interface.
  private func refused(_ entry: ValueEntry<Double>) -> [AliasGroup] {
    guard groups(of: entry).isEmpty else { return [] }
    return context.groups(of: entry.tokens, names: query.subjects) { _ in .contradicted }
  }

  /// Whether a token would differ visibly where another one has the very value, and its name says more than the code:
  /// what has the size of cards does not mean a smaller one.
  private func isPassedOver(_ best: ValueEntry<Double>, _ entries: [ValueEntry<Double>]) -> Bool {
    guard distance(best) > scale.near, let first = entries.first else { return false }
    return distance(first) <= scale.near && !refused(first).isEmpty
  }

  /// Whether a token that can serve is for the very use, and not for any.
  private func isForThisUse(_ group: AliasGroup) -> Bool {
    query.role != .unknown
      && (group.fit == .stated
        || group.members.contains { !index.tokens[$0].components.isEmpty })
  }

  private func isWithinReach(_ entry: ValueEntry<Double>) -> Bool {
    distance(entry) <= scale.reach(of: value)
  }

  /// Why no token matches: those of this value have another use, or none is near.
  private func gap(_ entries: [ValueEntry<Double>]) -> Reason {
    if let entry = entries.first, distance(entry) <= scale.near,
      let position = refused(entry).first?.members.first
    {
      let token = index.tokens[position]
      let own = entries.lazy.compactMap { entry in
        self.groups(of: entry).first(where: isForThisUse).map { ($0.name, entry.value) }
      }.first
      return own.map {
        ReasonMessages.onlyFor(token, value, while: $0.0, has: $0.1, in: query)
      } ?? ReasonMessages.onlyFor(token, in: query)
    }
    let serving = entries.first { !groups(of: $0).isEmpty }
    if let nearer = nearestReserved(than: entries.first) {
      return ReasonMessages.nearestReserved(nearer, near: value)
    }
    if serving == nil {
      return ReasonMessages.noGeneral(
        category, entries.flatMap(\.tokens).map { index.tokens[$0] },
        areAll: index.reserved.nearest(to: value, category, in: index.tokens) == nil, near: value)
    }
    let named = serving.flatMap { distance($0) <= 2 * scale.reach(of: value) ? $0 : nil }
    let nearest = named.flatMap { entry in
      groups(of: entry).first.map {
        ReasonMessages.NearestSize(
          path: $0.name, size: entry.value, isOfAll: entries.first?.value == entry.value)
      }
    }
    return ReasonMessages.tooFar(nearest, of: category, value)
  }

  /// The token that matches nothing by its value and is nearer than the nearest other one, in the distance in which
  /// reasons name any.
  private func nearestReserved(than entry: ValueEntry<Double>?) -> DesignToken? {
    guard let token = index.reserved.nearest(to: value, category, in: index.tokens),
      let number = token.value.number
    else { return nil }
    let own = abs(number - value)
    // One of the very value is named for what it is for.
    return own > 0 && own <= 2 * scale.reach(of: value) && own < entry.map(distance) ?? .infinity
      ? token : nil
  }

  // MARK: What holds the match

  private func holds(
    _ best: ValueEntry<Double>, choice: GroupChoice, entries: [ValueEntry<Double>]
  ) -> [Reason] {
    var holds = context.commonHolds(choice) + context.roleHolds(choice, for: query)
    if let equal = marginOfScreens(best, beside: choice) ?? step(best, beside: choice) {
      holds.append(ReasonMessages.tie([choice.chosen, equal]))
    }
    if isNegated && !query.countsBothWays { holds.append(ReasonMessages.negative) }
    if distance(best) > scale.near {
      holds.append(
        ReasonMessages.visibleChange(
          from: value, to: best.value, of: choice.chosen.name, scale: scale,
          besideNearerOf: entries.contains { distance($0) < distance(best) } ? category : nil))
    }
    if distance(best) > 0, let runnerUp = entries.first(where: { $0.value != best.value }) {
      holds += NumberDoubts.doubts(
        value: value, best: best.value, runnerUp: runnerUp.value,
        runnerUpName: name(of: runnerUp), scale: scale)
    }
    return holds
  }

  /// The token for the sides of screens that has the very value of the chosen one, where the code may mean either:
  /// it is for the left and the right, and nothing says of what.
  private func marginOfScreens(
    _ best: ValueEntry<Double>, beside choice: GroupChoice
  ) -> AliasGroup? {
    guard query.mayBeMargin else { return nil }
    return equal(best, to: choice, where: { !$0.isOfPart }) { $0.isMarginOfScreens }
  }

  /// The step of the scale that has the very value of the chosen token for what is around any content: code that pads
  /// one view may mean either.
  private func step(_ best: ValueEntry<Double>, beside choice: GroupChoice) -> AliasGroup? {
    equal(best, to: choice, where: \.isAroundContent) {
      !$0.isSpecific && !$0.isAroundContent && !$0.isUnused
    }
  }

  /// The first token of a kind that can serve and has the very value of the chosen one, if that is of another kind and
  /// no user prefers it.
  private func equal(
    _ best: ValueEntry<Double>, to choice: GroupChoice, where isChosen: (DesignToken) -> Bool,
    among isOther: (DesignToken) -> Bool
  ) -> AliasGroup? {
    guard distance(best) == 0,
      choice.chosen.members.allSatisfy({
        index.preferences[$0] == .max && isChosen(index.tokens[$0])
      })
    else { return nil }
    let others = best.tokens.filter {
      isOther(index.tokens[$0]) && context.numberFit($0, WantedRole(query.role)) > .unconfirmed
    }
    return context.groups(of: others) { _ in .unconfirmed }.first
  }

  // MARK: Pills

  /// Whether the radius makes its view a pill.
  private var isPill: Bool {
    category == .radius && query.knownHeight.map { $0 > 0 && value >= $0 / 2 } ?? false
  }

  /// Why a radius that is half of its view's height needs no token.
  private var roundEnds: Reason? {
    query.roundView.map { ReasonMessages.roundEnds(value, of: $0) }
  }

  /// The match with a token for pills, if the radius makes one and there is such a token.
  private func pillResult(_ entries: [ValueEntry<Double>]) -> MatchResult? {
    guard isPill, let height = query.knownHeight,
      // A step of the scale looks the same, and is what the code says.
      !entries.contains(where: { $0.value == value && !groups(of: $0).isEmpty }),
      let entry = entries.first(where: { $0.value >= height / 2 && isMadeForPills($0) }),
      let choice = context.choice(groups(of: entry), at: query.site)
    else { return nil }
    var candidates = candidates(entries, best: entry, choice: choice)
    candidates[0].distance = Distance(0, .pt)
    return MatchResult(
      base: .exact, candidates: candidates,
      holds: context.commonHolds(choice) + [ReasonMessages.pill(value, height: height)])
  }

  /// The radius from which most views are pills.
  private static let largeRadius = 30.0

  /// The token for pills, if the radius is large enough for one and the height is unknown.
  private func pillForLarge(_ entries: [ValueEntry<Double>]) -> ValueEntry<Double>? {
    guard category == .radius, value >= Self.largeRadius, query.knownHeight == nil,
      !query.isOfCorners
    else {
      return nil
    }
    return entries.first(where: isMadeForPills)
  }

  /// The token for pills for a large radius without a token, for review.
  private func largeResult(_ entries: [ValueEntry<Double>]) -> MatchResult? {
    guard let pill = pillForLarge(entries),
      let choice = context.choice(groups(of: pill), at: query.site)
    else { return nil }
    return MatchResult(
      base: .near, candidates: candidates(entries, best: pill, choice: choice),
      holds: context.commonHolds(choice) + [ReasonMessages.mayBePill(value, choice.chosen.name)])
  }

  private func name(of entry: ValueEntry<Double>) -> String {
    (groups(of: entry) + refused(entry)).first?.name ?? ""
  }

  private func isMadeForPills(_ entry: ValueEntry<Double>) -> Bool {
    entry.value >= 500
      || entry.tokens.contains { token in
        let words: Set = ["pill", "full", "capsule", "round", "circle", "circular"]
        let name = index.tokens[token].path.split(at: ".").last ?? ""
        return words.contains(name.lowercased())
      }
  }

  // MARK: Candidates

  private func candidates(
    _ entries: [ValueEntry<Double>], best: ValueEntry<Double>?, choice: GroupChoice?
  ) -> [RankedCandidate] {
    var chosen: [RankedCandidate] = []
    var others: [RankedCandidate] = []
    for entry in entries.prefix(2 * ColorMatching.listed) {
      for group in groups(of: entry) {
        let isChosen = group.name == choice?.chosen.name
        guard isChosen || others.count < ColorMatching.listed else { continue }
        var candidate = self.candidate(group, distance: distance(entry))
        if isChosen {
          chosen.append(candidate)
          continue
        }
        candidate.rejection = rejection(of: group, entry, best: best, choice: choice)
        others.append(candidate)
      }
      for group in refused(entry) where others.count < ColorMatching.listed {
        var candidate = self.candidate(group, distance: distance(entry))
        candidate.rejection = Rejections.notIndicated(index.tokens[group.members[0]])
        others.append(candidate)
      }
    }
    if let choice, let best, chosen.isEmpty {
      chosen.append(candidate(choice.chosen, distance: distance(best)))
    }
    return Array((chosen + others).prefix(ColorMatching.listed))
  }

  private func candidate(_ group: AliasGroup, distance: Double) -> RankedCandidate {
    RankedCandidate(
      group: group, code: context.code.code(of: group.members, at: query.site),
      distance: Distance(distance, scale.unit), form: isNegated ? .negated : .plain)
  }

  private func rejection(
    of group: AliasGroup, _ entry: ValueEntry<Double>, best: ValueEntry<Double>?,
    choice: GroupChoice?
  ) -> String {
    if let choice, let best, best.value == entry.value {
      return Rejections.sameValue(group, choice: choice)
    }
    guard isWithinReach(entry), let best else {
      return Rejections.tooFar(distance(entry), scale.unit)
    }
    return Rejections.further(distance(entry), than: distance(best), scale.unit)
  }
}
