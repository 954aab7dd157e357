/// Text and icons that lie on an accent or on a feedback color have a role of their own.
///
/// Detection sees that a white is for text and what it lies on; only matching sees that this is an
/// accent, because the system says so.
struct OnAccent {
  let index: MatchIndex
  /// A veil of an accent is a background like others.
  private let minimumAlpha = 0.8

  init(index: MatchIndex) {
    self.index = index
  }

  /// The findings, by position, that lie on an accent, each with the token it lies on.
  ///
  /// One that may lie on several colors lies on an accent where all of them are.
  func findings(
    in suggestions: [Suggestion], layers: [Layer], uses: [TokenUse]
  ) -> [Int: String] {
    var accents: [Int: String] = [:]
    for suggestion in suggestions {
      guard let token = suggestion.token, index.accents.contains(token) else { continue }
      for layer in suggestion.finding.context.layers
      where covers(suggestion.colorBefore, layer, layers) {
        accents[layer] = token
      }
    }
    for use in uses where use.isPlain {
      let paths = index.withCode.paths(of: use).intersection(index.accents)
      guard let layer = use.layer, let token = paths.min(),
        case .color(let color)? = index.withCode.value(ofToken: token), covers(color, layer, layers)
      else { continue }
      accents[layer] = token
    }
    guard !accents.isEmpty else { return [:] }
    var result: [Int: String] = [:]
    for (position, suggestion) in suggestions.enumerated() {
      let finding = suggestion.finding
      let own = finding.context.layers
      guard Self.mayLie(finding.role.role),
        own.allSatisfy({ layers.indices.contains($0) && layers[$0].isForeground })
      else { continue }
      // A constant lies on an accent where it does so wherever it is used.
      let backdrops = own.map { layers[$0].backdrops }
      guard !backdrops.contains([]) else { continue }
      let tokens = backdrops.joined().map { accents[$0] }
      if let first = tokens.first, !tokens.contains(nil) { result[position] = first }
    }
    return result
  }

  private func covers(_ color: ColorValue?, _ layer: Int, _ layers: [Layer]) -> Bool {
    guard let color, layers.indices.contains(layer), let opacity = layers[layer].opacity else {
      return false
    }
    return color.light.alpha * opacity >= minimumAlpha
  }

  /// Whether a color of this role may be one that lies on an accent.
  static func mayLie(_ role: UsageRole) -> Bool { role == .text || role == .icon }
}

extension ColorMatching {
  /// What matching says of a color for text or an icon whose value only a token for accents has, when
  /// nothing says what it lies on: that token, for a person to confirm.
  static func resultOnUnknownBackdrop(
    _ value: ColorValue, query: MatchQuery, context: MatchContext
  ) -> MatchResult? {
    guard OnAccent.mayLie(query.role) else { return nil }
    var query = query
    query.role = .onAccent
    var match = ColorMatching(value, query: query, context: context).result()
    guard match.hasMatch, !match.holds.contains(where: { $0.code == .visibleChange }) else {
      return nil
    }
    match.holds.append(ReasonMessages.backdropUnknown)
    return match
  }
}
