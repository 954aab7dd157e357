extension PairGuard {
  /// Holds colors that distinguish what a list of calls describes: the plans, sports or topics of an app.
  ///
  /// `Plan(title: "Neck", accent: Color(hex: 0x22D3EE))` beside five other plans has its color, which is that of a
  /// token by chance where most of the others have none.
  static func holdDistinctions(_ suggestions: inout [Suggestion]) {
    var arguments: [String: [Int]] = [:]
    for position in suggestions.indices where suggestions[position].status.isOfCode {
      let finding = suggestions[position].finding
      guard finding.category == .color, finding.place == .view, !finding.isNamedBySystem,
        finding.role.evidence.hasPrefix("argument '"), finding.isVivid
      else { continue }
      arguments[finding.role.evidence, default: []].append(position)
    }
    for (argument, members) in arguments where members.count >= fewestDistinctions {
      let changing = members.filter { suggestions[$0].changesCode }
      guard !changing.isEmpty else { continue }
      let colors = Set(members.map { suggestions[$0].finding.value })
      let tokens = Set(changing.map { suggestions[$0].finding.value })
      guard colors.count >= fewestDistinctions, 2 * tokens.count <= colors.count else { continue }
      for position in changing {
        suggestions[position].holdForDecision(
          ReasonMessages.distinguishes(argument, among: colors.count, tokens.count))
      }
    }
  }

  /// The minimum number of different colors that distinguish things.
  private static var fewestDistinctions: Int { 4 }
}

extension Finding {
  /// Whether it is a color with a hue that is seen.
  var isVivid: Bool {
    guard case .color(let color) = value else { return false }
    return ColorAppearances(color).light.isVivid
  }
}
