/// Keeps palettes consistent: the colors of one switch, one enum or one list move to another system
/// together or not at all.
///
/// They were chosen to be distinguishable. If only one of four categories got a color of the new
/// system, one chart would mix two systems.
enum PaletteGuard {
  /// Holds the colors of a palette if one of them cannot move.
  static func hold(_ suggestions: inout [Suggestion]) {
    var palettes: [Int: [Int]] = [:]
    for (position, suggestion) in suggestions.enumerated() {
      guard let palette = suggestion.finding.context.palette else { continue }
      palettes[palette, default: []].append(position)
    }
    for (_, positions) in palettes.sorted(by: { $0.key < $1.key }) {
      let members = positions.filter { suggestions[$0].status.isOfCode }
      guard members.count > 1, isMoved(members.map { suggestions[$0] }) else { continue }
      hold(members, in: &suggestions)
    }
  }

  /// Whether a deprecated name or a value of another system is among the colors, and all have the
  /// same use.
  private static func isMoved(_ suggestions: [Suggestion]) -> Bool {
    let roles = Set(suggestions.map(\.finding.role.role)).subtracting([.unknown])
    return roles.count <= 1
      && suggestions.contains { $0.reasons.contains { $0.code == .deprecatedName } }
  }

  private static func hold(_ members: [Int], in suggestions: inout [Suggestion]) {
    guard let staying = members.first(where: { !suggestions[$0].changesCode }) else {
      Suggestion.shareConditions(&suggestions, members) {
        ReasonMessages.waits(for: $0, $1, orElse: "the palette")
      }
      return
    }
    let reason = ReasonMessages.splitsPalette(staying: suggestions[staying].finding)
    for position in members where suggestions[position].changesCode {
      suggestions[position].holdForDecision(reason)
    }
  }
}

extension Status {
  /// Whether it is the status of an open finding, not of a definition or of one without anything to
  /// do.
  var isOfCode: Bool {
    switch self {
    case .exact, .near, .review, .gap: true
    case .definition, .suppressed, .unresolved: false
    }
  }
}
