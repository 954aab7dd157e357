/// Determines what the dimensions and numbers of a token set measure; the format has no types for
/// it.
///
/// The mapping's `categories` decide; else a token file's `$extensions["com.figma.scopes"]`; else
/// the words of the path (`radius`, `spacing`, `border.width`). An alias has the category of its
/// target. A target of a radius alias is a radius too (a size that also serves for spacing), but
/// that does not make its other aliases radii.
package struct MeasureReading {
  /// What each token measures, by path; others are not matched.
  package private(set) var categories: [String: TokenCategory] = [:]

  package init(
    _ tokens: [ParsedToken],
    choices: PathPatterns<(category: TokenCategory?, place: TokenOrigin)> = .init()
  ) {
    let measures = tokens.filter { token in
      // A negative length is an overlap, not a step of a scale.
      if case .dimension(let points) = token.value, points < 0 { return false }
      return token.type == .dimension || token.type == .number
    }
    var excluded: Set<String> = []
    for token in measures {
      if let choice = choices.statement(about: token.path) {
        categories[token.path] = choice.category
        if choice.category == nil { excluded.insert(token.path) }
      } else {
        categories[token.path] = Self.category(of: token)
      }
    }
    let named = categories
    for token in measures where !excluded.contains(token.path) {
      let chain = [token.path] + token.aliasOf
      guard let first = chain.firstIndex(where: { named[$0] != nil }),
        let category = named[chain[first]]
      else { continue }
      for path in chain where !excluded.contains(path) && categories[path] == nil {
        categories[path] = category
      }
    }
  }

  private static func category(of token: ParsedToken) -> TokenCategory? {
    if let scopes = token.extensions?["com.figma.scopes"]?.array?.compactMap(\.string),
      !scopes.isEmpty, !scopes.contains("ALL_SCOPES")
    {
      return Self.scopes.first { scopes.contains($0.scope) }?.category
    }
    let words = token.path.split(at: ".").flatMap { MeaningWords.humps(of: String($0)) }
    guard token.type == .dimension else { return numberCategory(words) }
    return category(of: words)
  }

  /// The category of a dimension by its path, if the path states one.
  package static func category(ofPath path: String) -> TokenCategory? {
    category(of: path.split(at: ".").flatMap { MeaningWords.humps(of: String($0)) })
  }

  /// The categories by words of the path, the most specific words first.
  private static func category(of words: [String]) -> TokenCategory? {
    func has(_ options: String...) -> Bool { words.contains { options.contains($0) } }
    if words.contains(where: radiusWords.contains) { return .radius }
    if has("touch", "tap", "hit"), has("target", "area", "size") { return .touchTarget }
    if has("linespacing") || has("line") && has("spacing", "gap") { return .lineSpacing }
    if has("borderwidth", "strokewidth", "linewidth")
      || has("border", "stroke", "outline", "line") && has("width", "thickness", "weight")
    {
      return .borderWidth
    }
    let isOfFont =
      has("fontsize", "fontsizes")
      || zip(words, words.dropFirst()).contains { $0 == "font" && ["size", "sizes"].contains($1) }
    if isOfFont, !has("min", "max", "line", "letter", "icon", "spacing", "height", "width") {
      return .fontSize
    }
    let isOther = has("letter", "paragraph", "character", "width", "height", "breakpoint")
    return !isOther && words.contains(where: spacingWords.contains) ? .spacing : nil
  }

  /// The category of a number without a unit.
  private static func numberCategory(_ words: [String]) -> TokenCategory? {
    if words.contains("opacity") { return .opacity }
    return words.contains(where: radiusWords.contains) ? .radius : nil
  }

  private static let radiusWords: Set<String> = [
    "radius", "radii", "corner", "corners", "rounded", "rounding", "cornerradius", "borderradius",
  ]
  private static let spacingWords: Set<String> = [
    "spacing", "space", "spacings", "padding", "margin", "inset", "gap", "gutter",
  ]
  /// Figma's scopes of number variables.
  private static let scopes: [(scope: String, category: TokenCategory)] = [
    ("CORNER_RADIUS", .radius), ("GAP", .spacing), ("STROKE_FLOAT", .borderWidth),
    ("OPACITY", .opacity), ("FONT_SIZE", .fontSize),
  ]
}
