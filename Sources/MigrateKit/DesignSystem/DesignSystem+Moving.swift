// Moving code from one system to another by shared token paths.

extension DesignSystem {
  /// Adds every code of another system as a deprecated name, replaced by the tokens of the same
  /// path in this one, and treats the other system's declarations as definitions.
  ///
  /// Hard-coded values are first matched with the tokens of the other system, whose paths then
  /// decide.
  ///
  /// Code that both systems share is left alone, because old and new uses cannot be distinguished.
  /// A name that the mapping lists itself keeps its token.
  ///
  /// - Returns: Whether the systems share any token.
  package mutating func move(from old: DesignSystem) -> Bool {
    let own = Set(tokens.map(\.path))
    let written = Set(codes.values.flatMap { $0.values.map(\.text) })
    var names: [String: DeprecatedName] = [:]
    for token in old.tokens {
      for (site, code) in old.codes[token.path] ?? [:]
      where !written.contains(code.text) && DeprecatedNames.isName(code.text) {
        let text = code.text
        var name =
          names[text] ?? DeprecatedName(text, token.category, tokens: [], value: token.value)
        name.site = Self.nearer(name.site, site)
        if own.contains(token.path), !name.tokens.contains(token.path) {
          name.tokens.append(token.path)
        }
        names[text] = name
      }
    }
    for listed in deprecatedNames { names[listed.symbol] = listed }
    deprecatedNames = names.values.sorted { $0.symbol < $1.symbol }
    definitions.formUnion(old.definitions)
    hexInitializers.merge(old.hexInitializers) { own, _ in own }
    sources.append(old)
    return old.tokens.contains { own.contains($0.path) }
  }

  /// Of the sites that one text is the code for, the one whose type the expression has: a `Color`
  /// is at a `ShapeStyle`, not the other way around.
  private static func nearer(_ known: Site?, _ other: Site) -> Site {
    let order = Site.allCases.filter { $0 != .shapeStyle && $0 != .any } + [.shapeStyle, .any]
    guard let known, let a = order.firstIndex(of: known), let b = order.firstIndex(of: other)
    else { return other }
    return order[min(a, b)]
  }
}
