import MigrateKitCore

/// Leaves a role to the color that is named for it, where another one of the same value has it from its uses alone.
///
/// White text is `lightText`, however often the app takes `viewBackground` for it.
enum NamedRoles {
  /// Removes roles that only uses added.
  static func separate(_ tokens: inout [ImportedToken], usage: [String: TokenUsage]) {
    var groups: [[RGBA8?]: [Int]] = [:]
    for (index, token) in tokens.enumerated() where !token.guess.namedRoles.isEmpty {
      guard !token.guess.isPlain, !token.guess.isFeedback, case .color(let color) = token.value
      else { continue }
      let appearances = [color.light, color.dark, color.highContrast, color.darkHighContrast]
      groups[appearances.map { $0?.rgba8 }, default: []].append(index)
    }
    for group in groups.values where group.count > 1 {
      for index in group {
        let others = group.filter { $0 != index && usage[tokens[$0].path] != nil }
        // An accent paints whatever there is.
        let taken = others.map { tokens[$0].guess.namedRoles }.filter { !$0.contains(.tint) }
        let named = tokens[index].guess.namedRoles
        let kept = tokens[index].guess.roles.filter { role in
          named.contains(role) || !taken.contains { $0.contains(role) }
        }
        guard kept.count < tokens[index].guess.roles.count else { continue }
        tokens[index].guess.roles = kept
        if kept.count == named.count { tokens[index].guess.evidence = "its name" }
      }
    }
  }
}
