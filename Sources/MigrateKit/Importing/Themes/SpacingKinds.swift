import MigrateKitCore

/// Limits spacing to the gaps between views in types that also name the padding inside views: `elementSpacing`
/// beside `cardPadding`.
///
/// A type with one kind only has distances for everything.
enum SpacingKinds {
  private static let between: Set<String> = ["spacing", "gap"]
  private static let inside: Set<String> = [
    "padding", "inset", "insets", "margin", "margins",
  ]

  /// Restricts what is named for spacing to gaps in types that also name padding.
  static func restrict(_ tokens: inout [ImportedToken]) {
    let owners = tokens.reduce(into: Set<String>()) { owners, token in
      if let owner = owner(of: token), ends(token.name, in: inside) { owners.insert(owner) }
    }
    for index in tokens.indices where ends(tokens[index].name, in: between) {
      guard let owner = owner(of: tokens[index]), owners.contains(owner),
        tokens[index].guess.roles.isEmpty, !tokens[index].guess.isPlain
      else { continue }
      tokens[index].guess.roles = [.gap]
      tokens[index].guess.evidence = "its name, beside padding in the same type"
    }
  }

  /// The type that holds the token, if it holds spacing.
  private static func owner(of token: ImportedToken) -> String? {
    guard case .number(_, of: .spacing) = token.value, case .member(let owner) = token.source,
      !owner.isEmpty, ThemeType(named: owner) == nil
    else { return nil }
    return owner
  }

  /// Whether a name of several words ends with one of some.
  private static func ends(_ name: String, in ends: Set<String>) -> Bool {
    let words = NameWords.split(name).drop { $0 == "default" || $0 == "standard" }
    return words.count > 1 && words.last.map(ends.contains) ?? false
  }
}
