/// How safe the change of a finding is, or why there is nothing to do.
package enum Status: String, CaseIterable, Codable, Sendable {
  /// The same to 8 bits, or equal in points, in every appearance; one candidate; the role agrees.
  case exact
  /// Imperceptibly different; the role agrees.
  case near
  /// Visible but close, or held by a reason that a person must accept.
  case review
  /// No token matches.
  case gap
  /// The design system's own declaration.
  case definition
  /// Suppressed by a comment.
  case suppressed
  /// Not constant, or a token of the system already.
  case unresolved
}

/// The difference between a value and a token, in the unit of its category.
package struct Distance: Hashable, Sendable {
  /// The unit of a distance.
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
  /// The distance in dark appearance, where it differs from the light one.
  package var dark: Double?
  /// The unit.
  package var unit: Unit

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
  /// The replacement; `nil` if the mapping has no code for this site.
  package var replacement: String?
  /// Why the candidate was rejected, for `explain`; empty for the chosen one.
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

/// A finding with its match: the token, the edits, and the status.
package struct Suggestion: Hashable, Sendable {
  /// The finding; another module reads a part of it without a copy of the whole.
  package var finding: Finding {
    _read { yield findingBox.wrappedValue }
    _modify { yield &findingBox.wrappedValue }
  }
  private var findingBox: CopyOnWriteBox<Finding>
  /// The token chosen; `nil` when none matches.
  package var token: String?
  /// How far the value is from it.
  package var distance: Distance?
  /// The status.
  package var status: Status
  /// Whether the backdrop of a text or an icon is only partly known: it is translucent, or a color
  /// is unknown.
  package var hasUnknownBackdrop = false
  /// The replacement; `nil` if only a decision may replace the value.
  package var replacement: String?
  /// The edits, applied together or not at all; empty without a replacement.
  package var edits: [Edit]
  /// The best candidates, at most five, best first.
  package var candidates: [Candidate]
  /// The reasons for the status.
  package var reasons: [Reason]
  /// The reasons that hold the replacement; empty for `exact` and `near`.
  package var heldBy: Set<ReasonCode>
  /// The decision; `nil` if there is none.
  package var appliedDecision: AppliedDecision? {
    get { storedDecision?.wrappedValue }
    set { storedDecision = newValue.map { CopyOnWriteBox(wrappedValue: $0) } }
  }
  /// Stored apart, because few have one.
  private var storedDecision: CopyOnWriteBox<AppliedDecision>?
  /// The backdrop of a text or an icon; `nil` if unknown.
  package var backdrop: Backdrop?

  /// Makes a suggestion; without a token it is the bare finding with a status.
  package init(
    finding: Finding, status: Status, token: String? = nil, distance: Distance? = nil,
    replacement: String? = nil, edits: [Edit] = [], candidates: [Candidate] = [],
    reasons: [Reason] = [], heldBy: Set<ReasonCode> = []
  ) {
    findingBox = CopyOnWriteBox(wrappedValue: finding)
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

/// Which changes a run applies.
package struct ApplyPolicy: Hashable, Sendable {
  /// The lowest status that is applied: `exact`, `near` or `review`.
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

  /// The policy that applies everything with a replacement, except for what the project's
  /// declarations do not confirm.
  package static let everything = ApplyPolicy(level: .review)

  /// Whether the user accepts a reason for a suggestion.
  package func accepts(_ code: ReasonCode, for suggestion: Suggestion) -> Bool {
    accepted.contains { $0.lifts(code, from: suggestion) }
  }

  /// Whether a suggestion's edits are written in this run.
  ///
  /// A decision on the finding takes precedence.
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
