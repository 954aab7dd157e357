/// The result of matching one value, independent of whether and how the match can be written.
struct MatchResult: Sendable {
  /// How near the best token is: `exact`, `near` or `gap`.
  ///
  /// The reasons that hold it are in `holds`.
  var base: Status
  /// The tokens that could match, the chosen one first.
  var candidates: [RankedCandidate]
  /// Whether the first candidate is the match.
  ///
  /// A gap has candidates, but no match.
  var hasMatch: Bool { base != .gap }
  /// The reasons that hold the match.
  var holds: [Reason] = []
  /// Remarks; for a gap, why no token matches.
  var remarks: [Reason] = []
  /// The candidates as reports list them, shared by all findings with this match result; `nil` if
  /// they depend on the finding.
  var listed: [Candidate]?

  /// No token matches.
  static func gap(_ reason: Reason, candidates: [RankedCandidate] = []) -> MatchResult {
    MatchResult(base: .gap, candidates: candidates, remarks: [reason])
  }
}

/// A token that could match a value, and how.
struct RankedCandidate: Sendable {
  /// The token with its aliases.
  var group: AliasGroup
  /// The token's code at the value's site, without additions; `nil` if it has none.
  var code: TokenCode?
  /// How far the value is from it.
  var distance: Distance
  /// The additions that give the token the value.
  var form: ReplacementForm = .plain
  /// Why it was rejected; empty for the chosen one.
  var rejection = ""
}

/// The additions to a token's code that keep the rest of the value.
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
