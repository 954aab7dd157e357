/// Matches sizes of what is tapped: by the token of the same size, and what is less than it should be
/// by the nearest that is enough.
struct TouchTargetMatching {
  private let context: MatchContext
  private let query: MatchQuery
  private let size: Double

  init(_ size: Double, query: MatchQuery, context: MatchContext) {
    self.size = size
    self.query = query
    self.context = context
  }

  /// What matching says of the size: `near` at best where it is not what it should be.
  func result() -> MatchResult {
    let entries = context.index.numbers[.touchTarget] ?? []
    guard let entry = entries.first(where: { $0.value >= size }),
      let choice = context.choice(
        context.groups(of: entry.tokens) { _ in .silent }, at: query.site)
    else { return .gap(ReasonMessages.tooFar(nil, of: .touchTarget, size)) }
    let candidate = RankedCandidate(
      group: choice.chosen,
      code: context.code.code(of: choice.chosen.members, at: query.site),
      distance: Distance(entry.value - size, .pt))
    var result = MatchResult(base: .exact, candidates: [candidate])
    result.holds = context.commonHolds(choice)
    guard entry.value > size else { return result }
    result.base = .near
    result.holds += [
      ReasonMessages.visibleChange(
        from: size, to: entry.value, scale: NumberScale(.touchTarget, context.thresholds))
    ]
    return result
  }
}
