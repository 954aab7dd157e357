/// Matches numbers: the value decides, the role only ranks.
struct NumberMatching {
  private let context: MatchContext
  private let query: MatchQuery
  private let category: TokenCategory
  private let scale: NumberScale
  /// The number that tokens are compared with; a distance by its size alone.
  private let value: Double
  private let isNegated: Bool
  private var index: MatchIndex { context.index }

  init(
    _ value: Double, of category: TokenCategory, query: MatchQuery, context: MatchContext
  ) {
    self.query = query
    self.context = context
    self.category = category
    scale = NumberScale(category, context.thresholds)
    isNegated = category == .spacing && value < 0
    self.value = isNegated ? -value : value
  }

  /// What matching says of the number.
  func result() -> MatchResult {
    guard value.isFinite else { return .gap(ReasonMessages.tooFar(nil, of: category, value)) }
    let entries = (index.numbers[category] ?? []).sorted { a, b in
      let (near, far) = (abs(a.value - value), abs(b.value - value))
      return near != far ? near < far : a.value < b.value
    }
    if let result = pillResult(entries) { return result }
    guard let best = entries.first, isWithinReach(best),
      let choice = context.choice(groups(of: best), at: query.site)
    else {
      return .gap(
        ReasonMessages.tooFar(nearest(entries), of: category, value),
        candidates: candidates(entries, best: nil, choice: nil))
    }
    var result = MatchResult(
      base: distance(best) == 0 ? .exact : .near,
      candidates: candidates(entries, best: best, choice: choice))
    result.holds = holds(best, choice: choice, entries: entries)
    if isPill { result.holds.append(ReasonMessages.pill(value, height: query.knownHeight)) }
    return result
  }

  // MARK: Ranking

  private func distance(_ entry: ValueEntry<Double>) -> Double { abs(entry.value - value) }

  private func groups(of entry: ValueEntry<Double>) -> [AliasGroup] {
    context.groups(ofNumbers: entry.tokens, role: query.role)
  }

  private func isWithinReach(_ entry: ValueEntry<Double>) -> Bool {
    distance(entry) <= scale.reach(of: value)
  }

  private func nearest(_ entries: [ValueEntry<Double>]) -> (path: String, size: Double)? {
    entries.first.flatMap { entry in groups(of: entry).first.map { ($0.name, entry.value) } }
  }

  // MARK: What holds the match

  private func holds(
    _ best: ValueEntry<Double>, choice: GroupChoice, entries: [ValueEntry<Double>]
  ) -> [Reason] {
    var holds = context.commonHolds(choice) + context.roleHolds(choice, role: query.role)
    if isNegated && !query.countsBothWays { holds.append(ReasonMessages.negative) }
    if distance(best) > scale.near {
      holds.append(ReasonMessages.visibleChange(from: value, to: best.value, scale: scale))
    }
    if distance(best) > 0, let runnerUp = entries.dropFirst().first {
      holds += NumberDoubts.doubts(
        value: value, best: best.value, runnerUp: runnerUp.value,
        runnerUpName: groups(of: runnerUp).first?.name ?? "", scale: scale)
    }
    return holds
  }

  // MARK: Pills

  /// Whether the radius rounds the ends of its view entirely.
  private var isPill: Bool {
    category == .radius && query.knownHeight.map { $0 > 0 && value >= $0 / 2 } ?? false
  }

  /// The match with a token that is made for pills, where the radius is one and there is such a token.
  private func pillResult(_ entries: [ValueEntry<Double>]) -> MatchResult? {
    guard isPill, let height = query.knownHeight,
      let entry = entries.first(where: { $0.value >= height / 2 && isMadeForPills($0) }),
      let choice = context.choice(groups(of: entry), at: query.site)
    else { return nil }
    var candidates = candidates(entries, best: entry, choice: choice)
    candidates[0].distance = Distance(0, .pt)
    return MatchResult(
      base: .exact, candidates: candidates,
      holds: context.commonHolds(choice) + [ReasonMessages.pill(value, height: height)])
  }

  private func isMadeForPills(_ entry: ValueEntry<Double>) -> Bool {
    entry.value >= 500
      || entry.tokens.contains { token in
        let words: Set = ["pill", "full", "capsule", "round", "circle", "circular"]
        let name = index.tokens[token].path.split(separator: ".").last ?? ""
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
        var candidate = self.candidate(group, distance: distance(entry))
        if let choice, group.name == choice.chosen.name {
          chosen.append(candidate)
          continue
        }
        candidate.rejection = rejection(of: group, entry, best: best, choice: choice)
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
