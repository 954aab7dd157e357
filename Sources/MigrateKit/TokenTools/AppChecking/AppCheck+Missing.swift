import MigrateKitCore

extension AppCheck {
  /// A design system of only the tokens that the app neither declares nor uses.
  package func missingPart(of system: DesignSystem) -> DesignSystem {
    let paths = Set(missing.map(\.token))
    var part = system
    part.tokens = system.tokens.compactMap { token in
      guard paths.contains(token.path) else {
        let isNameOfOne = token.aliasOf.last.map(paths.contains) ?? false
        return isNameOfOne ? token : nil
      }
      var token = token
      // Its target is declared, but its own code needs a declaration too.
      if let target = token.aliasOf.last, !paths.contains(target) { token.aliasOf = [] }
      return token
    }
    let kept = Set(part.tokens.map(\.path))
    part.codes = system.codes.filter { kept.contains($0.key) }
    return part
  }
}
