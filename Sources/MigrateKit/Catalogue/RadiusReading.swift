/// Tells which dimensions are corner radii: the format has no type for them.
///
/// The mapping's `categories` decide; else a token file's `$extensions["com.figma.scopes"]`; else the
/// path, where a part is or ends in a word for it (`radius`, `radii`, `corner`, `rounded`). What an
/// alias of a radius is, it is; and what a radius is an alias of (a size that also serves for spacing)
/// is one too, but not for that what else points there.
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
    let named = paths
    for token in dimensions where !excluded.contains(token.path) {
      let chain = [token.path] + token.aliasOf
      guard let first = chain.firstIndex(where: named.contains) else { continue }
      paths.formUnion(chain[...first])
      paths.formUnion(chain[first...].filter { !excluded.contains($0) })
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
