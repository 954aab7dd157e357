extension ColorMatching {
  /// The match result of fixed black or white without an equal token: an adaptive color for the
  /// same use that is dark or light too, for review.
  ///
  /// Black text and white backgrounds mostly date from before the app had a dark mode. White text
  /// is never offered a color that is black in light mode.
  func adaptiveResult() -> MatchResult? {
    guard !code.knowsDark, code.commonAlpha == 255, let isLight = plainLightness else { return nil }
    let colors = index.colors.indices.filter { position in
      let color = index.colors[position].value
      guard color.commonAlpha == 255 else { return false }
      let (light, dark) = (color.light.lab.l, color.dark.lab.l)
      let isAdaptive = isLight ? light >= 85 && dark <= 45 : light <= 35 && dark >= 65
      return isAdaptive && index.colors[position].tokens.contains { fit($0) == .stated }
    }
    guard let best = colors.map(compare).min(by: Self.precedes) else { return nil }
    let groups = groups(of: best).filter { $0.fit == .stated }
    guard let choice = context.choice(groups, at: query.site) else { return nil }
    return MatchResult(
      base: .near, candidates: candidates(choice: choice, chosen: best, equals: [best]),
      holds: context.commonHolds(choice) + holds(best, choice: choice, equals: [best]))
  }

  /// Whether the color is a white background or black text; `nil` for anything else.
  private var plainLightness: Bool? {
    let lightness = code.light.lab.l
    switch query.role {
    case .background where lightness >= 99.9: return true
    case .text where lightness <= 0.1, .icon where lightness <= 0.1: return false
    default: return nil
    }
  }
}
