/// Text and icons that lie on an accent or on a feedback color have a role of their own.
///
/// Detection finds that a white is text and what it lies on; only matching knows that this is an
/// accent, which the system defines.
struct OnAccent {
  let index: MatchIndex
  let thresholds: Thresholds
  /// A translucent accent counts as an ordinary background.
  private let minimumAlpha = 0.8

  init(index: MatchIndex, thresholds: Thresholds) {
    self.index = index
    self.thresholds = thresholds
  }

  /// The findings, by position, that lie on an accent, each with the token it lies on.
  ///
  /// One that may lie on several colors counts only if all of them are accents.
  func findings(in suggestions: [Suggestion], on file: PaintedFile) -> [Int: String] {
    let layers = file.layers
    let accents = accents(suggestions, file)
    guard !accents.isEmpty else { return [:] }
    var result: [Int: String] = [:]
    for position in suggestions.indices
    where Self.mayLie(suggestions[position].finding.role.role) {
      let own = suggestions[position].finding.layers
      guard
        own.allSatisfy({ layers.indices.contains($0) && layers[$0].isForeground })
      else { continue }
      // A constant counts only if all of its uses lie on an accent.
      let backdrops = own.map { layers[$0].backdrops }
      guard !backdrops.contains([]) else { continue }
      let tokens = backdrops.joined().map { accents[$0] }
      if let first = tokens.first, !tokens.contains(nil) { result[position] = first }
    }
    return result
  }

  /// The layers that are accents, each with its token: by the suggested token, by the token in the
  /// code, or by the value of another name.
  private func accents(_ suggestions: [Suggestion], _ file: PaintedFile) -> [Int: String] {
    var accents: [Int: String] = [:]
    for suggestion in suggestions where suggestion.finding.category == .color {
      // A declaration is not replaced, so its color alone identifies the token.
      let isDeclared = suggestion.finding.disposition == .definition
      let token = isDeclared ? suggestion.colorBefore.flatMap(accent) : suggestion.token
      guard let token, index.accents.contains(token) else { continue }
      for layer in suggestion.finding.layers
      where covers(suggestion.colorBefore, layer, file.layers) {
        accents[layer] = token
      }
    }
    for use in file.uses {
      let paths = index.withCode.paths(of: use).intersection(index.accents)
      guard let layer = use.layer, let token = paths.min(),
        case .color(let color)? = index.withCode.value(ofToken: token),
        covers(use.painted(color), layer, file.layers)
      else { continue }
      accents[layer] = token
    }
    for (layer, colors) in file.colors {
      let tokens = colors.map { covers($0, layer, file.layers) ? accent(like: $0) : nil }
      if let first = tokens.first, !tokens.contains(nil) { accents[layer] = first }
    }
    return accents
  }

  /// The accent that equals a color; `nil` if a token for other surfaces equals it too.
  private func accent(like color: ColorValue) -> String? {
    let code = ColorAppearances(color)
    var best: (path: String, distance: Double)?
    for entry in index.colors[index.colors(within: thresholds.nearColor, of: code)] {
      let distance = ColorComparison(code, entry.value).distance
      guard entry.value.light.sample.alpha >= minimumAlpha, distance <= thresholds.nearColor else {
        continue
      }
      for token in entry.tokens.lazy.map({ index.tokens[$0] }) {
        let isAccent = index.accents.contains(token.path)
        guard isAccent || token.roles.contains(.background) else { continue }
        if !isAccent { return nil }
        if best.map({ (distance, token.path) < ($0.distance, $0.path) }) ?? true {
          best = (token.path, distance)
        }
      }
    }
    return best?.path
  }

  private func covers(_ color: ColorValue?, _ layer: Int, _ layers: [Layer]) -> Bool {
    guard let color, layers.indices.contains(layer), let opacity = layers[layer].opacity else {
      return false
    }
    return color.light.alpha * opacity >= minimumAlpha
  }

  /// Whether a color of this role may lie on an accent.
  static func mayLie(_ role: UsageRole) -> Bool { role == .text || role == .icon }
}

extension ColorMatching {
  /// The match result of a text or icon color on an unknown background whose value only an
  /// on-accent token has: that token, for review.
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
