import MigrateKitCore

// Enums whose cases are themes.

extension ThemeProtocols {
  /// Whether the cases of an enum are themes, a light and a dark one among them, and have several styles each.
  ///
  /// `ButtonVariant` may have a dark case as well.
  static func isEnumOfThemes(_ type: String, _ resolver: NameResolver) -> Bool {
    let cases = resolver.index.cases(ofEnum: type).map { resolver.index[$0] }
    guard cases.count > 1, namesTheme(DeclaredType.base(of: type)) else { return false }
    func hasCase(of words: Set<String>) -> Bool {
      cases.contains { !words.isDisjoint(with: NameWords.split($0.name)) }
    }
    return hasCase(of: ["light", "day"]) && hasCase(of: ["dark", "night"])
      && cases.allSatisfy(\.parameters.isEmpty)
      && members(of: type, resolver).count { place in
        let declared = resolver.index[place]
        return declared.kind != .enumCase && declared.parameters.isEmpty && isStyle(declared)
      } > 1
  }

  /// Whether a name is that of a theme or of what keeps one: `AppTheme`, `ThemeChoice`, `currentTheme`.
  private static func namesTheme(_ name: String) -> Bool {
    !Set(["theme", "themes", "palette", "appearance", "skin"])
      .isDisjoint(with: NameWords.split(name))
  }

  /// Whether a declaration may hold the case that is on: code sets it, or its name says so.
  ///
  /// `static var standard: Theme { .light }` is always the same one, and `item` is one of those that a list shows.
  static func mayHoldCase(_ declared: Declaration, of type: String) -> Bool {
    let words = NameWords.split(declared.name)
    let saysCurrent = words.contains { ["current", "active", "selected"].contains($0) }
    if declared.kind == .function { return saysCurrent }
    if declared.owner == type { return saysCurrent || !declared.isBody }
    let isSet = declared.isStatic && !declared.isLet && !declared.isBody
    return isSet || saysCurrent || namesTheme(declared.name)
  }
}

extension Declaration {
  /// Whether it is a static function without arguments that returns a value: `static func currentTheme() -> Theme`.
  var isGetter: Bool {
    kind == .function && isStatic && parameters.isEmpty && type != nil && code != nil
  }
}
