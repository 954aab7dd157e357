/// Matches sizes of tap targets: with the token of the same size, or for one that is too small with
/// the nearest sufficient token.
struct TouchTargetMatching {
  private let context: MatchContext
  private let query: MatchQuery
  private let size: Double

  init(_ size: Double, query: MatchQuery, context: MatchContext) {
    self.size = size
    self.query = query
    self.context = context
  }

  /// The match result of the size: at best `near` if it is too small.
  func result() -> MatchResult {
    let entries = context.index.numbers[.touchTarget] ?? []
    if entries.isEmpty { return .gap(context.index.lacks(.touchTarget)) }
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
        from: size, to: entry.value, of: choice.chosen.name,
        scale: NumberScale(.touchTarget, context.thresholds))
    ]
    return result
  }
}
