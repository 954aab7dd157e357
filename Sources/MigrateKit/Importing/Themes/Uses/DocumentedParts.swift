import MigrateKitCore

/// Restricts radii by the parts of an interface that their comments name.
///
///     /// Standard corner radius for cards
///     static let cornerRadius: CGFloat = 12
///     /// Small corner radius for buttons
///     static let smallCornerRadius: CGFloat = 8
///
/// What a comment says is for buttons rules the others of its type out for buttons only: no comment lists everything that
/// a size called after a step is for.
enum DocumentedParts {
  /// The parts after `for` in the comment of a declaration, if it names nothing else there.
  ///
  /// - Parameter lines: The lines of the comments before the declaration.
  /// - Returns: The parts; none for all other comments, and for those that give examples.
  static func roles(in lines: [Substring]) -> [UsageRole] {
    guard let line = DocumentedUse.line(of: lines) else { return [] }
    let clause = line.lowercased().prefix { !ends.contains($0) }
    let words = clause.split { !$0.isLetter }.map(String.init)
    guard let start = words.firstIndex(of: "for"), examples.isDisjoint(with: words) else {
      return []
    }
    var roles: [UsageRole] = []
    for word in words[(start + 1)...] where !fillers.contains(word) {
      guard let role = RoleGuess.part(named: word) else { return [] }
      roles.append(role)
    }
    return roles.uniqued()
  }

  private static let ends: Set<Character> = ["(", ":", ";", "—", "–"]
  /// Words of comments that name a few parts of many.
  private static let examples: Set<String> = [
    "e", "g", "eg", "such", "like", "including", "etc", "mostly", "mainly", "often", "default",
  ]
  private static let fillers: Set<String> = ["and", "or", "the", "all", "text"]

  /// Lets no radius serve the parts that the comments or the names of others of its type are for, unless its own comment
  /// names them as well.
  static func separate(_ tokens: inout [ImportedToken]) {
    let radii = tokens.indices.filter { index in
      tokens[index].category == .radius && !tokens[index].guess.isPlain
    }
    let families = Dictionary(grouping: radii) { "\(tokens[$0].source) \(tokens[$0].file)" }
    for members in families.values {
      let claims = members.map { index in
        tokens[index].guess.roles.isEmpty
          ? tokens[index].documentedRoles : tokens[index].guess.roles
      }
      for (index, own) in zip(members, claims)
      where tokens[index].guess.roles.isEmpty && !tokens[index].documentedRoles.isEmpty {
        let others = Set(claims.joined()).subtracting(own)
        guard !others.isEmpty else { continue }
        tokens[index].guess.roles = RoleGuess.parts.filter { !others.contains($0) }
        let named = UsageRole.allCases.filter(own.contains).map { "'\($0.rawValue)'" }
        tokens[index].guess.evidence =
          "its comment, which is about \(named.joined(separator: " and ")), and those of its type"
      }
    }
  }
}
