/// Matches values of an app that moves from another system: first with the tokens of that system, then by name.
///
/// The old system determines the meaning of a value: text in Story's `color.text.primary` becomes
/// Coaching's `color.text.primary`, whatever color that is, and not the most similar token of
/// Coaching.
struct SourceSystems {
  private let systems: [(name: String, cache: MatchCache)]
  private let target: MatchContext

  /// Matches for the files of a module that imports `imports`; `nil` where the code moves from no other system.
  init?(
    _ sources: [MatcherParts], to target: MatchContext, imports: [String]
  ) {
    guard !sources.isEmpty else { return nil }
    systems = sources.map {
      ($0.name, $0.caches.cache(for: "", in: nil, imports: imports, uses: []))
    }
    self.target = target
  }

  /// The token of a value in the system that the code moves from, and its replacement.
  struct Move {
    /// Its name there: `color.text.primary of Story`.
    var symbol: String
    /// Whether it imperceptibly equals that token, and no other.
    var isCertain: Bool
    /// Whether it has the value of the token in light appearance and needs no additions.
    var isPlainlyEqual: Bool
    /// The match result with the token of the same name; `nil` if the new system has none.
    var result: MatchResult?
  }

  /// The move of a finding; `nil` where no other system has a token for it.
  func move(of finding: Finding) -> Move? {
    guard finding.context.deprecated == nil, finding.category != .touchTarget else { return nil }
    return systems.lazy.compactMap { name, cache in
      move(of: finding, from: name, cache)
    }.first
  }

  private func move(of finding: Finding, from name: String, _ cache: MatchCache) -> Move? {
    guard let query = MatchQuery(finding, cache.context.index) else { return nil }
    let match = cache.result(on: query) { TokenMatcher.result(on: query, context: cache.context) }
    // A pill has no fixed size.
    guard match.hasMatch, let chosen = match.candidates.first,
      !match.holds.contains(where: { $0.code == .pill })
    else { return nil }
    let symbol = "\(chosen.group.name) of \(name)"
    let codes = Set(match.holds.map(\.code))
    var result = NameMatching(
      finding: finding, symbol: symbol,
      tokens: paths(of: match, for: finding, in: cache.context.index), form: chosen.form,
      context: target
    ).result()
    result?.holds += match.holds.filter { !Self.comparing.contains($0.code) }.map {
      Reason($0.code, "in \(name), \($0.message)", values: $0.values)
    }
    return Move(
      symbol: symbol, isCertain: codes.isDisjoint(with: Self.doubts),
      isPlainlyEqual: match.base == .exact && chosen.form == .plain
        && codes.isDisjoint(with: FontMatching.lookReasons),
      result: result)
  }

  /// The possible paths of a value: those of the token and its aliases, and those of others of the
  /// same value that are indistinguishable or that the new system distinguishes.
  private func paths(
    of match: MatchResult, for finding: Finding, in index: MatchIndex
  ) -> [String] {
    guard let chosen = match.candidates.first else { return [] }
    let isOpen = finding.context.coversScreen || match.holds.contains { $0.code == .tie }
    let others = match.candidates.dropFirst().filter {
      $0.group.fit == chosen.group.fit && $0.distance == chosen.distance && $0.form == chosen.form
        && (isOpen || $0.code == chosen.code)
    }
    return ([chosen] + others).flatMap(\.group.members).map { index.tokens[$0].path }.uniqued()
  }

  /// The reasons that do not apply to a move: those that compare a value with the old token, and
  /// those about a choice between tokens of one value, which the new system decides.
  private static let comparing: Set<ReasonCode> = [
    .visibleChange, .changesInDark, .changesInHighContrast, .startsScaling, .scalingDiffers,
    .designDiffers, .familyDiffers, .weightDiffers, .deprecatedToken, .tie,
  ]

  /// The reasons to doubt that a value is a token.
  private static let doubts: Set<ReasonCode> = [
    .visibleChange, .closeRunnerUp, .halfway, .metricDisagreement,
  ]

  /// The better of a move and the match by value: a value that equals a token of the new system,
  /// and only resembles one of the old, belongs to the new one.
  func result(on finding: Finding, instead own: MatchResult) -> MatchResult {
    guard let move = move(of: finding) else { return own }
    guard var result = move.result else {
      guard !own.hasMatch, move.isCertain else { return own }
      var own = own
      own.remarks.append(ReasonMessages.notReplaced(move.symbol))
      return own
    }
    if !move.isCertain, own.hasMatch,
      !own.holds.contains(where: { Self.doubts.contains($0.code) })
    {
      return own
    }
    let chosen = result.candidates.map(\.group.name)
    result.candidates += own.candidates.filter { !chosen.contains($0.group.name) }
      .prefix(ColorMatching.listed - 1).map { other in
        var other = other
        other.rejection = Rejections.otherName
        return other
      }
    return result
  }
}
