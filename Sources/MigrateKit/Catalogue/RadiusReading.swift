/// Tells which dimensions are corner radii: the format has no type for them.
///
/// The mapping's `categories` decide; else a token file's `$extensions["com.figma.scopes"]`; else the
/// path, where a part is or ends in a word for it (`radius`, `radii`, `corner`, `rounded`). What an
/// alias is, its target is too, and the other way round.
struct RadiusReading {
  /// The paths of the radii.
  private(set) var paths: Set<String> = []

  init(
    _ tokens: [ParsedToken],
    choices: [(glob: PathGlob, category: TokenCategory?, place: TokenOrigin)]
  ) {
    let dimensions = tokens.filter { $0.type == .dimension || $0.type == .number }
    var excluded: Set<String> = []
    for token in dimensions {
      let choice = choices.filter { $0.glob.matches(token.path) }
        .max { $0.glob.specificity < $1.glob.specificity }
      if let choice {
        if choice.category == .radius {
          paths.insert(token.path)
        } else {
          excluded.insert(token.path)
        }
      } else if Self.isRadius(token) {
        paths.insert(token.path)
      }
    }
    for token in dimensions {
      let group = ([token.path] + token.aliasOf).filter { !excluded.contains($0) }
      if group.contains(where: paths.contains) { paths.formUnion(group) }
    }
  }

  private static func isRadius(_ token: ParsedToken) -> Bool {
    if let scopes = token.extensions?["com.figma.scopes"]?.array?.compactMap(\.string),
      !scopes.isEmpty, !scopes.contains("ALL_SCOPES")
    {
      return scopes.contains("CORNER_RADIUS")
    }
    return token.path.split(separator: ".").contains { part in
      MeaningWords.humps(of: String(part)).contains { words.contains($0) }
    }
  }

  private static let words: Set<String> = [
    "radius", "radii", "corner", "corners", "rounded", "rounding", "cornerradius", "borderradius",
  ]
}
