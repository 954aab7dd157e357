import MigrateKitCore

/// The risk of a change, the greatest first: the order of a review.
///
/// The terminal, the page and the report count changes by these, in the same words.
package enum ReviewRisk: String, CaseIterable, Sendable {
  /// Text becomes hard to read on its background.
  case contrast
  /// The color changes in dark mode or under increased contrast.
  case dark
  /// A difference that can be seen.
  case visible
  /// Nothing visible changes; a person is needed for another reason.
  case judgment
  /// Applied without a decision.
  case safe
  /// The design system has no token for the value.
  case gap
  /// The value cannot be rewritten.
  case reportOnly

  /// The risk of a suggestion under a policy.
  init(_ suggestion: Suggestion, policy: ApplyPolicy) {
    let codes = Set(suggestion.reasons.map(\.code))
    let distance = suggestion.distance
    if suggestion.status == .gap {
      self = .gap
    } else if suggestion.finding.disposition == .reportOnly {
      self = .reportOnly
    } else if policy.applies(suggestion) {
      self = .safe
    } else if codes.contains(.contrast) {
      self = .contrast
    } else if codes.contains(.changesInDark) || codes.contains(.changesInHighContrast)
      || Self.isVisible(distance?.dark, distance?.unit)
    {
      self = .dark
    } else if codes.contains(where: \.changesLook)
      || Self.isVisible(distance?.value, distance?.unit)
    {
      self = .visible
    } else {
      self = .judgment
    }
  }

  /// Whether a distance is visible: more than ΔE00 1, or any other difference that is shown in
  /// text.
  private static func isVisible(_ value: Double?, _ unit: Distance.Unit?) -> Bool {
    guard let value, let unit else { return false }
    return unit == .dE00 ? value > 1 : value >= 0.005
  }

  /// The changes with the risk, as the head of a list.
  package var title: String {
    switch self {
    case .contrast: "Contrast breaks"
    case .dark: "Changes in dark mode"
    case .visible: "Visible changes"
    case .judgment: "Other changes that need review"
    case .safe: "Safe"
    case .gap: "No matching token"
    case .reportOnly: "Report only"
    }
  }

  /// What a run does with the changes without a decision.
  package var standing: Standing {
    switch self {
    case .contrast, .dark, .visible, .judgment: .review
    case .safe: .safe
    case .gap: .gap
    case .reportOnly: .reportOnly
    }
  }

  /// What a run does with hard-coded values.
  package enum Standing: CaseIterable, Sendable {
    /// Held until a person decides.
    case review
    /// Applied.
    case safe
    /// Kept, because no token matches.
    case gap
    /// Kept, because a rewrite is not safe.
    case reportOnly

    /// The words after the number of values: `265 to review`.
    package var label: String {
      switch self {
      case .review: "to review"
      case .safe: "safe"
      case .gap: "without a token"
      case .reportOnly: "report only"
      }
    }
  }
}
