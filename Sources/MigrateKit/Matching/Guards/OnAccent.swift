/// Text and icons that lie on an accent or on a feedback color have a role of their own.
///
/// Detection sees that a white is for text; only matching sees that the color behind it is an accent,
/// because the system says so.
struct OnAccent {
  let index: MatchIndex

  /// The findings, by position, that lie on an accent, each with the token it lies on.
  ///
  /// In its simplest form: both are colors of one chain of modifiers on one view.
  func findings(in suggestions: [Suggestion]) -> [Int: String] {
    var accents: [Int: String] = [:]
    for suggestion in suggestions {
      guard let chain = suggestion.finding.context.chain, accents[chain] == nil,
        suggestion.finding.role.role == .background, let token = suggestion.token,
        index.accents.contains(token)
      else { continue }
      accents[chain] = token
    }
    guard !accents.isEmpty else { return [:] }
    var result: [Int: String] = [:]
    for (position, suggestion) in suggestions.enumerated() {
      let finding = suggestion.finding
      guard let chain = finding.context.chain, let accent = accents[chain],
        finding.category == .color, Self.mayLie(finding.role.role)
      else { continue }
      result[position] = accent
    }
    return result
  }

  /// Whether a color of this role may be one that lies on an accent.
  static func mayLie(_ role: UsageRole) -> Bool { role == .text || role == .icon }
}

extension ColorMatching {
  /// What matching says of a color for text or an icon whose value only a token for accents has, when
  /// nothing tells what it lies on: that token, for a person to confirm.
  static func verdictWithUnknownGround(
    _ value: ColorValue, query: MatchQuery, context: MatchContext
  ) -> Verdict? {
    guard OnAccent.mayLie(query.role) else { return nil }
    var query = query
    query.role = .onAccent
    var verdict = ColorMatching(value, query: query, context: context).verdict()
    guard verdict.hasAnswer, let distance = verdict.candidates.first?.distance.value,
      distance <= context.thresholds.nearColor
    else { return nil }
    verdict.holds.append(ReasonMessages.groundUnknown)
    return verdict
  }
}
