/// What a value is for, in the vocabulary that findings and tokens share.
///
/// Colors use the first group, fonts `text` and `icon`, radii and spacing the last group.
package enum UsageRole: String, CaseIterable, Codable, Sendable {
  // What a color paints.
  case text, icon, background, border, fill, tint, shadow, effect, data
  /// Text or an icon that lies on an accent or a feedback color.
  case onAccent
  // What a radius rounds.
  case card, button, input, badge, sheet, bubble, image
  /// Spacing between views, rather than around the content of one.
  case gap
  /// Spacing around the content of one view. Of code, only constraints between the same edges state it: what else is not a
  /// gap may be of any component.
  case inset
  /// The code does not say.
  case unknown
}

/// A role and the evidence for it.
package struct RoleReading: Hashable, Sendable {
  /// The strength of the evidence: a known modifier is strong, a variable's name is weak.
  package enum Strength: Int, Comparable, Sendable {
    case none, weak, strong
    /// Orders strengths, weakest first.
    package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  /// The evidence in words: `argument of tint(_:)`.
  package var evidence: String
  /// What the value is for.
  package var role: UsageRole
  /// The strength of the evidence.
  package var strength: Strength

  /// Makes a reading.
  package init(_ role: UsageRole, evidence: String, strength: Strength = .strong) {
    self.role = role
    self.evidence = evidence
    self.strength = strength
  }

  /// Nothing in the code says what the value is for.
  package static let unknown = RoleReading(
    .unknown, evidence: "nothing in the code says what it is for", strength: .none)
}
