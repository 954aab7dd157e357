/// What matching says of a value, before it is known whether and how the match can be written.
struct MatchResult: Sendable {
  /// How near the best token is: `exact`, `near` or `gap`.
  ///
  /// What holds it back is in `holds`.
  var base: Status
  /// The tokens that could match, the chosen one first.
  var candidates: [RankedCandidate]
  /// Whether the first candidate is the match.
  ///
  /// A gap has candidates, but no match.
  var hasMatch: Bool { base != .gap }
  /// What holds the match.
  var holds: [Reason] = []
  /// What a reader should know besides; for a gap, why.
  var remarks: [Reason] = []
  /// The candidates as reports list them, shared by all findings with this match result; `nil` where each
  /// finding has them written for itself.
  var listed: [Candidate]?

  /// No token matches.
  static func gap(_ reason: Reason, candidates: [RankedCandidate] = []) -> MatchResult {
    MatchResult(base: .gap, candidates: candidates, remarks: [reason])
  }
}

/// A token that could match a value, and how.
struct RankedCandidate: Sendable {
  /// The token under the names it goes by.
  var group: AliasGroup
  /// How the token is written at the value's site, before anything is added; `nil` when it is not.
  var code: TokenCode?
  /// How far the value is from it.
  var distance: Distance
  /// What has to be added to the token so that it gives the value.
  var form: ReplacementForm = .plain
  /// Why it was not taken; empty for the one that was.
  var rejection = ""
}

/// What is added to a token's code so that the rest of the value stays as the code has it.
enum ReplacementForm: Hashable, Sendable {
  /// Nothing.
  case plain
  /// An alpha: `token.opacity(0.5)`.
  case alpha(Double)
  /// A weight, italics, or both: `token.weight(.semibold).italic()`.
  case font(weight: FontValue.Weight?, isItalic: Bool)
  /// A minus sign: `-Spacing.small`.
  case negated
}
