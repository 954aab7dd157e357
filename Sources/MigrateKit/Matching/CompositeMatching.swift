/// Matches values of several parts, such as shadows and animations, by the metric of their kind.
struct CompositeMatching<Metric: ValueMetric> {
  private let metric: Metric
  private let entries: [ValueEntry<Metric.Value>]
  private let query: MatchQuery
  private let context: MatchContext

  init(
    _ metric: Metric, among entries: [ValueEntry<Metric.Value>], query: MatchQuery,
    context: MatchContext
  ) {
    self.metric = metric
    self.entries = entries
    self.query = query
    self.context = context
  }

  /// A system value that may match.
  private struct ComparedToken {
    var entry: ValueEntry<Metric.Value>
    var difference: MetricDifference
  }

  /// The match result of the value.
  func result() -> MatchResult {
    let comparedTokens = entries.compactMap { entry in
      metric.difference(to: entry.value).map { ComparedToken(entry: entry, difference: $0) }
    }.sorted { a, b in
      (a.difference.total, a.entry.tokens[0]) < (b.difference.total, b.entry.tokens[0])
    }
    guard let best = comparedTokens.first, best.difference.isWithinReach,
      let choice = context.choice(groups(of: best), at: query.site)
    else {
      let nearest = comparedTokens.first.flatMap { groups(of: $0).first?.name }
      return .gap(tooFar(nearest), candidates: candidates(comparedTokens, choice: nil))
    }
    var result = MatchResult(
      base: best.difference.isExact ? .exact : .near,
      candidates: candidates(comparedTokens, choice: choice))
    result.holds = holds(best, comparedTokens, choice)
    return result
  }

  // MARK: Reasons

  private func holds(
    _ best: ComparedToken, _ comparedTokens: [ComparedToken], _ choice: GroupChoice
  ) -> [Reason] {
    var holds = context.commonHolds(choice) + context.roleHolds(choice, for: query)
    if !best.difference.isNear {
      holds.append(
        ReasonMessages.visibleChange(
          fromWords: Metric.words(metric.value), to: Metric.words(best.entry.value)))
    }
    if best.difference.total > 0, let other = comparedTokens.dropFirst().first,
      let margin = metric.margin(of: best.difference, before: other.difference)
    {
      holds.append(
        ReasonMessages.closeRunnerUp(
          groups(of: other).first?.name ?? "", distance: other.difference.distance,
          unit: Metric.unit, margin: margin, needed: nil))
    }
    return holds
  }

  private func tooFar(_ nearest: String?) -> Reason {
    guard let nearest else { return Reason(.tooFar, metric.absence) }
    return Reason(
      .tooFar,
      "no \(Metric.noun) is near \(Metric.words(metric.value)), the nearest being \(nearest); a nearer one is applied",
      values: ["token": .text(nearest)])
  }

  // MARK: Candidates

  private func groups(of comparedToken: ComparedToken) -> [AliasGroup] {
    context.groups(of: comparedToken.entry.tokens) {
      metric.fit(of: $0, query: query, context: context)
    }
  }

  private func candidates(_ comparedTokens: [ComparedToken], choice: GroupChoice?)
    -> [RankedCandidate]
  {
    var candidates: [RankedCandidate] = []
    for (rank, comparedToken) in comparedTokens.prefix(ColorMatching.listed).enumerated() {
      for group in groups(of: comparedToken) {
        var candidate = RankedCandidate(
          group: group, code: context.code.code(of: group.members, at: query.site),
          distance: Distance(comparedToken.difference.distance, Metric.unit))
        if rank == 0, let choice {
          if group.name == choice.chosen.name {
            candidates.insert(candidate, at: 0)
            continue
          }
          candidate.rejection = Rejections.sameValue(group, choice: choice)
        } else {
          candidate.rejection =
            (comparedToken.difference.isWithinReach ? "less similar: " : "too far: ")
            + Metric.words(comparedToken.entry.value)
        }
        candidates.append(candidate)
      }
    }
    return Array(candidates.prefix(ColorMatching.listed))
  }
}

/// Compares a value of the code with those of tokens, all of one kind.
protocol ValueMetric {
  associatedtype Value: Sendable

  /// The kind of value in messages: `shadow`.
  static var noun: String { get }
  /// The unit of distances.
  static var unit: Distance.Unit { get }
  /// A value in words.
  static func words(_ value: Value) -> String

  /// The value in the code.
  var value: Value { get }
  /// The reason if no token can be compared with the value.
  var absence: String { get }

  /// The difference from the value of a token; `nil` where the two cannot be compared.
  func difference(to other: Value) -> MetricDifference?
  /// The margin between `best` and the next; `nil` if that is too far to mention.
  func margin(of best: MetricDifference, before next: MetricDifference) -> Double?
  /// The role fit of the token at an index.
  func fit(of token: Int, query: MatchQuery, context: MatchContext) -> RoleFit
}

/// The difference between the value of a token and the code's.
struct MetricDifference {
  /// The distance that reports list, in the unit of the metric.
  var distance: Double
  /// A combined scale of all differences, for ranking.
  var total: Double
  /// Whether the values are equal.
  var isExact: Bool
  /// Whether the difference is imperceptible.
  var isNear: Bool
  /// Whether the difference is small enough for review.
  var isWithinReach: Bool
}

/// Values in words.
enum ValueWords {}
