import MigrateKitCore

/// The global aliases of the types that hold tokens, by which code may name them: `typealias Radius = Theme.Radius`.
struct ThemeAliases {
  private struct Alias {
    var name: String
    var isPublic: Bool
  }

  /// The aliases by the code of their type.
  private var byType: [String: [Alias]] = [:]

  /// Finds the aliases among the declarations of a project.
  init(_ index: DeclarationIndex) {
    // A copy of each declaration would cost more than looking at it.
    let all = index.declarations
    for place in all.indices where all[place].kind == .alias && all[place].owner.isEmpty {
      let alias = all[place]
      guard alias.access >= .internal else { continue }
      guard let type = alias.type.map(DeclaredType.path(of:)), !DeclaredType.isSystem(alias.name)
      else { continue }
      byType[type, default: []].append(
        Alias(name: alias.name, isPublic: alias.access >= .package))
    }
  }

  /// The codes of a token with an alias in place of its type; `nil` where none is seen by all who see the token.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - isImported: Whether other modules can see it, so that its alias has to be public too.
  /// - Returns: The codes by site.
  func codes(of token: ImportedToken, isImported: Bool) -> [Site: String]? {
    guard !byType.isEmpty else { return nil }
    let codes = token.codes.compactMapValues { code($0, isPublic: isImported) }
    return codes.count == token.codes.count && !codes.isEmpty ? codes : nil
  }

  private func code(_ code: String, isPublic: Bool) -> String? {
    var end = code.lastIndex(of: ".")
    while let period = end {
      let type = code[..<period]
      if let alias = byType[String(type)]?.first(where: { $0.isPublic || !isPublic }) {
        return alias.name + code[period...]
      }
      end = type.lastIndex(of: ".")
    }
    return nil
  }
}

extension ThemeSurvey {
  /// The tokens of one kind that one declaration holds: code may have an alias for the spacing of a type alone.
  private struct Family: Hashable {
    var source: ImportedToken.Source
    var category: TokenCategory

    init(_ token: ImportedToken) {
      source = token.source
      category = token.category
    }
  }

  /// Writes tokens by the alias of their type where most code does.
  ///
  /// - Parameters:
  ///   - usage: All uses, by path.
  ///   - aliased: The numbers of uses by an alias, by path.
  mutating func nameByAliases(_ usage: [String: TokenUsage], aliased: [String: Int]) {
    guard !aliased.isEmpty else { return }
    var uses: [Family: (all: Int, aliased: Int)] = [:]
    for token in tokens {
      uses[Family(token), default: (0, 0)].all += usage[token.path]?.count ?? 0
      uses[Family(token)]?.aliased += aliased[token.path] ?? 0
    }
    for index in tokens.indices {
      guard let codes = tokens[index].aliasCodes, let count = uses[Family(tokens[index])],
        count.aliased * 2 > count.all
      else { continue }
      tokens[index].codes = codes
    }
  }
}
