/// Why a candidate was rejected, in a few words for `explain`.
enum Rejections {
  /// The same value as the chosen token.
  static func sameValue(_ group: AliasGroup, choice: GroupChoice) -> String {
    let chosen = choice.chosen
    if choice.ties.contains(group) { return "the same value, and nothing distinguishes it" }
    if group.fit < chosen.fit { return "the same value, but less specific for this role" }
    if group.isDeprecated && !chosen.isDeprecated { return "the same value, but deprecated" }
    if chosen.isVisible && !group.isVisible {
      return "the same value, but this module cannot see it"
    }
    if chosen.preference < group.preference { return "the same value, but not preferred" }
    return "the same value under another name"
  }

  /// The same value, but declared for another target.
  static let outOfReach = "the same value, but no target of this file sees it"

  /// The same value, but not the constant of the asset that the code names.
  static let otherAsset = "the same value, but not this asset"

  /// A token of another name than the value has in the system that the code moves from.
  static let otherName =
    "its name differs from that of the value in the system that the code moves from"

  /// Not nearest.
  static func further(_ distance: Double, than best: Double, _ unit: Distance.Unit) -> String {
    "less similar: \(amount(distance, unit)) against \(amount(best, unit))"
  }

  /// Beyond what can be reviewed.
  static func tooFar(_ distance: Double, _ unit: Distance.Unit) -> String {
    "too far: \(amount(distance, unit))"
  }

  /// A token with an alpha added loses to one that has it.
  static let composed = "it would need an opacity added, and a token has it"

  /// A token of the same light color that changes more elsewhere.
  static let otherAppearance = "it changes more in dark mode or under increased contrast"

  /// It serves other roles.
  static func role(_ token: DesignToken, wanted: UsageRole) -> String {
    "it is for \(ReasonMessages.nouns(token.roles)), not \(ReasonMessages.nouns(wanted))"
  }

  /// It means something that the code does not state.
  static func meaning(_ token: DesignToken) -> String {
    "it means \(token.means ?? ""), which the code does not state"
  }

  /// It is for a part of an interface that nothing indicates.
  static func notIndicated(_ token: DesignToken) -> String {
    "it is for \(ReasonMessages.list(token.purposes)), which nothing here indicates"
  }

  /// It matches nothing by its value.
  static let reserved = "the same value, but the mapping gives it no roles"

  /// Another alpha.
  static func alpha(code: Int16, token: Int16) -> String {
    "its opacity is \(Percent.text(alpha: token)), not \(Percent.text(alpha: code))"
  }

  /// A font of another design, family, weight or size.
  static func font(_ comparison: FontComparison) -> String {
    if !comparison.hasSameFamily { return "another family" }
    if !comparison.hasSameDesign { return "another design" }
    if comparison.points > 0 { return "another size: off by \(amount(comparison.points, .pt))" }
    if comparison.weightSteps > 0 { return "another weight" }
    return "it follows the text size in another way"
  }

  /// A distance with its unit.
  static func amount(_ distance: Double, _ unit: Distance.Unit) -> String {
    switch unit {
    case .dE00: "ΔE00 " + ReasonMessages.short(distance)
    case .pt: ReasonMessages.short(distance) + " pt"
    case .seconds: ReasonMessages.short(distance) + " s"
    case .share: Percent.text(distance)
    }
  }
}
