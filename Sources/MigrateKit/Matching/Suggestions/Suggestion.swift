/// How sure the tool is of what a finding should become, or why there is nothing to do.
package enum Status: String, CaseIterable, Codable, Sendable {
  /// The same to 8 bits, or equal in points, in every appearance; one candidate; the role agrees.
  case exact
  /// Imperceptibly different; the role agrees.
  case near
  /// Visible but close, or certain but for a reason that a person must accept.
  case review
  /// No token matches.
  case gap
  /// The design system's own declaration.
  case definition
  /// Silenced by a comment.
  case suppressed
  /// Not constant, or a token of the system already.
  case unresolved
}

/// How far a value is from a token, in the unit of its category.
package struct Distance: Hashable, Sendable {
  /// What a distance is measured in.
  package enum Unit: String, Codable, Sendable {
    /// CIEDE2000.
    case dE00
    /// Points.
    case pt
    /// Seconds.
    case seconds = "s"
    /// A share of the whole, as an opacity is.
    case share
  }
  /// The distance in light appearance.
  package var value: Double
  /// The unit.
  package var unit: Unit
  /// The distance in dark appearance, where it differs from the light one.
  package var dark: Double?

  /// Makes a distance.
  package init(_ value: Double, _ unit: Unit, dark: Double? = nil) {
    self.value = value
    self.unit = unit
    self.dark = dark
  }
}

/// A token that could match a finding.
package struct Candidate: Hashable, Sendable {
  /// The token's path; of several names of one value, the shared semantic one.
  package var token: String
  /// How far the value is from it.
  package var distance: Distance
  /// What would be in the source; `nil` when the mapping cannot spell it here.
  package var replacement: String?
  /// Why the candidate was not taken, for `explain`; empty for the one that was.
  package var rejection: String
  /// The token's value, for swatches; a run fills it in.
  package var value: StyleValue?

  /// Makes a candidate.
  package init(token: String, distance: Distance, replacement: String?, rejection: String = "") {
    self.token = token
    self.distance = distance
    self.replacement = replacement
    self.rejection = rejection
  }
}

/// A finding with its match: the token, the edits, and how sure we are.
package struct Suggestion: Hashable, Sendable {
  /// What was found.
  @CopyOnWriteBox package var finding: Finding
  /// How sure we are.
  package var status: Status
  /// The token chosen; `nil` when none matches.
  package var token: String?
  /// How far the value is from it.
  package var distance: Distance?
  /// What would be in the source; `nil` when only a person's decision may put something there.
  package var replacement: String?
  /// The edits, applied together or not at all; empty without a replacement.
  package var edits: [Edit]
  /// The best candidates, at most five, best first.
  package var candidates: [Candidate]
  /// Why the status is what it is.
  package var reasons: [Reason]
  /// The reasons that alone keep a replacement from being applied; empty for `exact` and `near`.
  package var heldBy: Set<ReasonCode>
  /// What a person decided; `nil` when nobody did.
  package var appliedDecision: AppliedDecision?
  /// What a text or an icon lies on; `nil` where the file does not show it.
  package var backdrop: Backdrop?
  /// Whether the file shows only in part what a text or an icon lies on: something translucent, or a color
  /// that is not known.
  package var hasUnknownBackdrop = false

  /// Makes a suggestion; without a token it is the bare finding with a status.
  package init(
    finding: Finding, status: Status, token: String? = nil, distance: Distance? = nil,
    replacement: String? = nil, edits: [Edit] = [], candidates: [Candidate] = [],
    reasons: [Reason] = [], heldBy: Set<ReasonCode> = []
  ) {
    self.finding = finding
    self.status = status
    self.token = token
    self.distance = distance
    self.replacement = replacement
    self.edits = edits
    self.candidates = candidates
    self.reasons = reasons
    self.heldBy = heldBy
  }
}

extension Suggestion {
  /// The holding reasons that only their own name in `--accept` lifts.
  package var unprovenCodes: Set<ReasonCode> { heldBy.filter { $0.effect == .unproven } }
}

/// What counts as applicable in a run.
package struct ApplyPolicy: Hashable, Sendable {
  /// The lowest certainty that is applied: `exact`, `near` or `review`.
  package var level: Status
  /// Reasons that the user accepts, besides those the mapping accepts for good.
  package var accepted: Set<AcceptedReason>

  /// Makes a policy; by default what is exact or near is applied.
  package init(level: Status = .near, accepting accepted: Set<AcceptedReason>) {
    self.level = level
    self.accepted = accepted
  }

  /// Makes a policy that accepts reasons for every change.
  package init(level: Status = .near, accept: Set<ReasonCode> = []) {
    self.init(level: level, accepting: Set(accept.map { AcceptedReason($0) }))
  }

  /// The policy that applies everything with a replacement, apart from what the project does not bear out.
  package static let everything = ApplyPolicy(level: .review)

  /// Whether the user accepts a reason for a suggestion.
  func accepts(_ code: ReasonCode, for suggestion: Suggestion) -> Bool {
    accepted.contains { $0.lifts(code, from: suggestion) }
  }

  /// Whether a suggestion's edits are written in this run.
  ///
  /// What a person decided on the finding goes before everything else.
  package func applies(_ suggestion: Suggestion) -> Bool {
    guard suggestion.replacement != nil, suggestion.finding.disposition == .open else {
      return false
    }
    if let appliedDecision = suggestion.appliedDecision { return appliedDecision.applies }
    switch suggestion.status {
    case .exact: return true
    case .near: return level != .exact
    case .review:
      func areAccepted(_ codes: Set<ReasonCode>) -> Bool {
        codes.allSatisfy { accepts($0, for: suggestion) }
      }
      guard areAccepted(suggestion.unprovenCodes) else { return false }
      return level == .review || (!suggestion.heldBy.isEmpty && areAccepted(suggestion.heldBy))
    case .gap, .definition, .suppressed, .unresolved: return false
    }
  }
}
