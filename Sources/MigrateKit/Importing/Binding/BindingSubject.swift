import MigrateKitCore

/// A token of a system, prepared for the comparison with declarations.
struct BindingSubject {
  /// The token, which has its own value.
  let token: DesignToken
  /// Its names: the end of its path, the paths of its aliases, and the names in its code.
  let names: Set<BindingName>
  /// The codes that the system's mapping gives to it.
  let codes: Set<String>
  /// Its roles, those of its aliases included; empty for any.
  let roles: Set<UsageRole>

  /// The tokens of a system that are not aliases, by path.
  static func subjects(of system: DesignSystem) -> [BindingSubject] {
    var aliases: [String: [DesignToken]] = [:]
    for token in system.tokens {
      if let target = token.aliasOf.last { aliases[target, default: []].append(token) }
    }
    let words = Set(NameWords.split(system.name))
    return system.tokens.filter { $0.aliasOf.isEmpty }.map { token in
      BindingSubject(token, aliases: aliases[token.path] ?? [], of: system, words: words)
    }
  }

  private init(
    _ token: DesignToken, aliases: [DesignToken], of system: DesignSystem, words: Set<String>
  ) {
    self.token = token
    codes = Set((system.codes[token.path] ?? [:]).values.map(\.text))
    var names: Set<BindingName> = []
    let parts = token.path.split(at: ".").map(String.init).filter { $0 != "$root" }
    names.insert(BindingName(parts.suffix(1), without: words))
    // `wellness.stress.high`: a level is not a name by itself.
    if token.means != nil, parts.count > 2 {
      names = [BindingName(parts.suffix(2), without: words)]
    }
    for alias in aliases {
      let path = alias.path.split(at: ".").map(String.init)
      names.insert(BindingName(path.dropFirst(), without: words))
    }
    self.names = names.filter { !$0.words.isEmpty }
    roles = token.roles.union(aliases.flatMap(\.roles))
  }

  /// Whether another token of the category has the same value.
  func isLike(_ other: BindingSubject) -> Bool {
    token.category == other.token.category && token.value.isSame(as: other.token.value)
  }
}

/// A declaration of an app, prepared for the comparison with tokens.
struct BindingOffer {
  let declaration: ImportedToken
  /// Its names: alone, and with the names of the types around it.
  let names: [BindingName]

  init(_ declaration: ImportedToken, appWords: Set<String>) {
    self.declaration = declaration
    let own = declaration.name.split { $0 == "." || $0 == "/" }.map(String.init)
    var names = [BindingName(own[...], without: appWords)]
    if case .member(let owner) = declaration.source {
      let owners = owner.split(at: ".").map(String.init)
      for count in 1...max(owners.count, 1) {
        names.append(BindingName((owners.suffix(count) + own)[...], without: appWords))
      }
    }
    self.names = names.filter { !$0.words.isEmpty }.uniqued()
  }

  /// Whether another declaration of the category has the same value.
  func isLike(_ other: BindingOffer) -> Bool {
    declaration.category == other.declaration.category
      && declaration.value.isSame(as: other.declaration.value)
  }
}
