extension AppCheck {
  /// A design system of the tokens alone that the app neither declares nor uses.
  package func missingPart(of system: DesignSystem) -> DesignSystem {
    let paths = Set(missing.map(\.token))
    var part = system
    part.tokens = system.tokens.compactMap { token in
      guard paths.contains(token.path) else {
        let isNameOfOne = token.aliasOf.last.map(paths.contains) ?? false
        return isNameOfOne ? token : nil
      }
      var token = token
      // What it represents is declared: its own code needs its own declaration.
      if let target = token.aliasOf.last, !paths.contains(target) { token.aliasOf = [] }
      return token
    }
    let kept = Set(part.tokens.map(\.path))
    part.codes = system.codes.filter { kept.contains($0.key) }
    return part
  }
}
