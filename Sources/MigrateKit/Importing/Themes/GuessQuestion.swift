import MigrateKitCore

/// A doubtful guess, with the line of the mapping that settles it.
package struct GuessQuestion: Hashable, Sendable {
  /// The doubt, as a sentence without a full stop.
  package var text: String
  /// The member of the mapping that settles it.
  package var line: String
  /// The number of affected uses.
  package var uses: Int
}

/// Finds the guesses that are doubtful.
enum GuessQuestions {
  /// The minimum number of uses for a question.
  private static let fewestUses = 5

  /// The questions about guesses: about scales that no code uses, then those with the most uses.
  static func all(_ tokens: [ImportedToken], _ usage: [String: TokenUsage]) -> [GuessQuestion] {
    let uses = usage.mapValues(\.count)
    var questions = EqualTokens(tokens, uses: uses).ties.compactMap(about)
    questions += tokens.compactMap { about($0, usage[$0.path] ?? TokenUsage()) }
    questions.sort { ($1.uses, $0.text) < ($0.uses, $1.text) }
    return [aboutUnused(tokens)].compactMap(\.self) + questions
  }

  /// The scales that no code uses yet.
  private static func aboutUnused(_ tokens: [ImportedToken]) -> GuessQuestion? {
    let unused = tokens.filter(\.guess.isUnused)
    guard !unused.isEmpty else { return nil }
    let types = unused.map { token in
      if case .member(let owner) = token.source, !owner.isEmpty { owner } else { token.path }
    }.uniqued()
    let more = types.count > named ? " and \(types.count - named) more" : ""
    let subject =
      unused.count == 1
      ? unused[0].path
      : "\(unused.count) tokens of \(types.prefix(named).joined(separator: ", "))\(more)"
    return GuessQuestion(
      text: "No code uses \(subject); changes to \(unused.count == 1 ? "it" : "them") need review"
        + " until this accepts them",
      line: "\"accept\": [\(JSONText.quoted(ReasonCode.notInUse.rawValue))]", uses: 0)
  }

  /// The limit of types named in a question.
  private static let named = 3

  /// Two tokens of one value, both in use.
  private static func about(_ tie: EqualTokens.Preference) -> GuessQuestion? {
    guard tie.uses + tie.otherUses >= fewestUses else { return nil }
    return GuessQuestion(
      text: "\(tie.path) (used \(times(tie.uses))) and \(tie.other) (\(times(tie.otherUses))) have"
        + " the same value; neither is applied where the code does not say which is meant",
      line: "\"prefer\": [\(JSONText.quoted(tie.path))]", uses: tie.uses + tie.otherUses)
  }

  /// A token whose name contradicts its uses, or whose name alone excludes it.
  private static func about(_ token: ImportedToken, _ usage: TokenUsage) -> GuessQuestion? {
    guard token.category == .color, usage.count >= fewestUses else { return nil }
    let roles = mostUsed(usage)
    let line =
      "\"roles\": { \(JSONText.quoted(token.path)): { \"roles\": \(list(roles)) } }"
    if token.guess.isPlain, !token.guess.isOutOfForce, !roles.isEmpty {
      return GuessQuestion(
        text: "\(token.path) is used \(times(usage.count)), but its value is so common that"
          + " nothing is replaced by it; with a role it matches",
        line: line, uses: usage.count)
    }
    guard let first = roles.first, let named = token.guess.namedRoles.first,
      token.guess.namedRoles.allSatisfy({ usage.roles[$0] == nil })
    else { return nil }
    return GuessQuestion(
      text: "\(token.path) is for \(named.rawValue) by its name, and most of its"
        + " \(usage.count) uses are for \(first.rawValue)",
      line: line, uses: usage.count)
  }

  /// The role of more than half of the uses with a known role.
  private static func mostUsed(_ usage: TokenUsage) -> [UsageRole] {
    let known = usage.roles.filter { $0.key != .unknown }
    let total = known.values.reduce(0, +)
    return known.filter { $0.value * 2 > total && $0.value >= fewestUses }.map(\.key)
  }

  private static func list(_ roles: [UsageRole]) -> String {
    "[" + roles.map { JSONText.quoted($0.rawValue) }.joined(separator: ", ") + "]"
  }

  private static func times(_ count: Int) -> String {
    switch count {
    case 0: "never"
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }
}
