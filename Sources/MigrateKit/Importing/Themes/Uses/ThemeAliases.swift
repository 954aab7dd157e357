import MigrateKitCore

/// The aliases of the types that hold tokens, by which code may name them.
///
/// These are `typealias Radius = Theme.Radius`, also inside another type, properties that are a type, `static let theme =
/// BrandTheme.self`, and the names of views for the theme of their environment or another one: `explicit ?? envTheme`.
struct ThemeAliases {
  private struct Alias {
    var name: String
    var isPublic: Bool
  }

  /// The aliases by the code of their type.
  private var byType: [String: [Alias]] = [:]

  /// The names of views for a theme that may be that of their environment, by the name of the latter.
  private var byTheme: [String: String] = [:]

  /// Finds the aliases among the declarations of a project.
  init(_ index: DeclarationIndex) {
    // A copy of each declaration would cost more than looking at it.
    let all = index.declarations
    var inTypes: [String: [Alias]] = [:]
    for place in all.indices where all[place].kind == .alias || all[place].holdsType {
      let alias = all[place]
      guard alias.access >= .internal else { continue }
      let written = alias.kind == .alias ? alias.type : alias.typeValue
      guard let name = written.map(DeclaredType.path(of:)), !DeclaredType.isSystem(alias.path)
      else { continue }
      let inner = alias.owner.isEmpty ? name : "\(alias.owner).\(name)"
      let type = index.types(inner).isEmpty ? name : inner
      let found = Alias(name: alias.path, isPublic: alias.access >= .package)
      if alias.owner.isEmpty {
        byType[type, default: []].append(found)
      } else {
        inTypes[type, default: []].append(found)
      }
    }
    byType.merge(inTypes) { $0 + $1 }
    for place in all.indices
    where all[place].kind == .property && all[place].isBody
      && all[place].code?.contains("??") ?? false
    {
      guard let theme = Self.environmentTheme(of: all[place], index) else { continue }
      byTheme[theme] = all[place].name
    }
  }

  /// The property with the theme of the environment that a property of a view has unless the view is given another one.
  private static func environmentTheme(of property: Declaration, _ index: DeclarationIndex)
    -> String?
  {
    guard !property.isStatic, !property.owner.isEmpty, let code = property.code,
      case let outline = SyntaxOutline(Array(code.utf8)),
      let last = outline.lexemes.indices.last(where: { outline.kind($0) == .identifier }),
      outline.isText(last - 1, "??"), case let name = outline.name(last)
    else { return nil }
    let isOfEnvironment = index.members(name, of: property.owner).contains {
      index[$0].attributes.contains("Environment")
    }
    return isOfEnvironment ? name : nil
  }

  /// The codes of a token with an alias in place of its type; `nil` where none is seen by all who see the token.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - isImported: Whether other modules can see it, so that its alias has to be public too.
  /// - Returns: The codes by site.
  func codes(of token: ImportedToken, isImported: Bool) -> [Site: String]? {
    if let theme = token.requires, let name = byTheme[theme] {
      return token.codes.mapValues { code in
        code.hasPrefix("\(theme).") ? name + code.dropFirst(theme.utf8.count) : code
      }
    }
    guard !byType.isEmpty else { return nil }
    let codes = token.codes.compactMapValues { code($0, isPublic: isImported) }
    return codes.count == token.codes.count && !codes.isEmpty ? codes : nil
  }

  /// Code with an alias in place of its type, a public one if it has to be; `nil` for none.
  fileprivate func code(_ code: String, isPublic: Bool) -> String? {
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

extension Declaration {
  /// Whether it is a static property that always is one type: `static let theme = BrandTheme.self`.
  var holdsType: Bool { isStatic && (isLet || isBody) && typeValue != nil }

  /// The type that is the value of a property: `BrandTheme` of `BrandTheme.self`.
  fileprivate var typeValue: String? {
    guard kind == .property, let code, code.hasSuffix(".self") else { return nil }
    let name = (code.hasPrefix("return ") ? code.dropFirst(7) : code[...]).dropLast(5)
    return name.allSatisfy { $0 == "." || $0 == "_" || $0.isLetter || $0.isNumber }
      ? String(name) : nil
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

  /// Records the aliases by which code may name tokens and what has no value.
  ///
  /// - Parameters:
  ///   - aliases: The aliases of the project.
  ///   - isOfModule: Whether a file is one of a module that others can import.
  mutating func addAliases(_ aliases: ThemeAliases, isOfModule: (_ file: String) -> Bool) {
    for index in tokens.indices {
      let isImported = tokens[index].isPublic && isOfModule(tokens[index].file)
      tokens[index].aliasCodes =
        tokens[index].aliasCodes ?? aliases.codes(of: tokens[index], isImported: isImported)
    }
    for index in unreadable.indices {
      unreadable[index].aliasCode = unreadable[index].code.flatMap {
        aliases.code($0, isPublic: false)
      }
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
      if let theme = tokens[index].requires,
        tokens[index].codes.ofFirstSite?.hasPrefix("\(theme).") ?? false
      {
        tokens[index].requires = codes.ofFirstSite?.split(at: ".").first.map(String.init)
      }
      tokens[index].codes = codes
    }
  }
}
