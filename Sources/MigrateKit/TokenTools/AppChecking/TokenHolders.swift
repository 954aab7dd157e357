import MigrateKitCore

/// The types in which an app declares tokens, with their declarations.
struct TokenHolders {
  /// The token declarations of one type.
  struct Holder {
    /// The kinds of value that its tokens have.
    var kinds: Set<Kind> = []
    /// The types of the declarations.
    var types: Set<String> = []

    /// Whether a declaration has a type that tokens have here; `nil` where only its value can say so.
    ///
    /// A count of columns beside spacings is an `Int`, whose type need not be written.
    func hasType(of declared: Declaration) -> Bool? {
      guard declared.kind == .property, !types.isEmpty else { return nil }
      if let type = declared.type { return types.contains(DeclaredType.base(of: type)) }
      let isInteger = declared.code.flatMap { NumericLiteral($0)?.integer } != nil
      return isInteger ? types.contains("Int") : nil
    }
  }

  /// A kind of value, regardless of its category.
  enum Kind {
    case color, font, shadow, animation, number

    init(_ category: TokenCategory) {
      switch category {
      case .color: self = .color
      case .font: self = .font
      case .shadow: self = .shadow
      case .animation: self = .animation
      default: self = .number
      }
    }
  }

  /// The holders by the qualified names of their types.
  private(set) var holders: [String: Holder] = [:]
  /// The qualified names of tokens and deprecated names in the mapping.
  private var named: Set<String> = []
  /// The last names of tokens that are members of system types.
  private var namedMembers: Set<String> = []

  /// Starts with the types named by the code of the tokens.
  init(_ model: ProjectModel) {
    let system = model.system
    for token in system.tokens {
      for code in Set((system.codes[token.path] ?? [:]).values.map(\.text)) {
        add(model.names.parsed(code).outline.memberChains, of: token)
      }
    }
    for deprecated in system.deprecatedNames {
      named.insert(deprecated.symbol)
      if let last = deprecated.symbol.split(at: ".").last {
        namedMembers.insert(String(last))
      }
    }
  }

  private mutating func add(_ chains: [MemberChain], of token: DesignToken) {
    for (position, chain) in chains.enumerated() {
      var path = ""
      for name in chain.names {
        path += (path.isEmpty ? "" : ".") + name.text
        named.insert(path)
      }
      guard position == 0, !chain.isImplicit, chain.names.count > 1 else { continue }
      let end = chain.names.firstIndex(where: \.isCall) ?? chain.names.count - 1
      let owner = chain.names[..<end].map(\.text).joined(separator: ".")
      if !owner.isEmpty { holders[owner, default: Holder()].kinds.insert(Kind(token.category)) }
      if DeclaredType.isSystem(owner) { namedMembers.insert(chain.names[end].text) }
    }
  }

  /// Adds the declaration of a token.
  mutating func add(_ declaration: Declaration, of token: DesignToken) {
    named.insert(declaration.path)
    guard !declaration.owner.isEmpty else { return }
    holders[declaration.owner, default: Holder()].kinds.insert(Kind(token.category))
    if let type = declaration.type {
      holders[declaration.owner]?.types.insert(DeclaredType.base(of: type))
    }
    if DeclaredType.isSystem(declaration.owner) { namedMembers.insert(declaration.name) }
  }

  /// Whether this is the name of a token or a deprecated name.
  func isNamed(_ declaration: Declaration) -> Bool {
    named.contains(declaration.path)
      || DeclaredType.isSystem(declaration.owner) && namedMembers.contains(declaration.name)
  }
}

extension AppCheckBuilder {
  /// The declarations next to those of tokens that belong to no token, in order of their places.
  func extras(beside holders: TokenHolders) -> [AppCheck.Extra] {
    var evaluators: [Int: Evaluator] = [:]
    var seen: Set<String> = []
    var extras: [AppCheck.Extra] = []
    for owner in holders.holders.keys.sorted() {
      guard let holder = holders.holders[owner] else { continue }
      for name in model.index.memberNames(of: owner) {
        for place in model.index.members(name, of: owner) {
          let declared = model.index[place]
          guard isExtra(declared, holders), !seen.contains(declared.path),
            let location = location(place), isOwnFile(Int(declared.file)),
            let target = productTarget(of: declared)
          else { continue }
          var evaluator = evaluators[target] ?? model.evaluator(for: target)
          let value = value(of: place, in: holder, &evaluator)
          evaluators[target] = evaluator
          guard holder.hasType(of: declared) ?? (value != nil) else { continue }
          seen.insert(declared.path)
          extras.append(AppCheck.Extra(name: declared.path, value: value, place: location))
        }
      }
    }
    return extras.sorted { AppCheck.Place.precedes($0.place, $1.place) }
  }

  private func isExtra(_ declared: Declaration, _ holders: TokenHolders) -> Bool {
    guard declared.isStatic, declared.access > .fileprivate, !declared.isRequirement else {
      return false
    }
    switch declared.kind {
    case .property, .enumCase: return declared.parameters.isEmpty && !holders.isNamed(declared)
    case .type, .alias, .function, .initializer: return false
    }
  }

  /// The first target of a declaration that is not a test target.
  private func productTarget(of declared: Declaration) -> Int? {
    model.targets.productTargets(ofFile: declared.file).first
  }

  /// The value of a declaration, where it is of a kind that the tokens of its type have.
  private func value(
    of declaration: Int32, in holder: TokenHolders.Holder, _ evaluator: inout Evaluator
  ) -> StyleValue? {
    guard case .value(let value) = evaluator.worth(of: declaration, expecting: nil),
      holder.kinds.contains(TokenHolders.Kind(value.category))
    else { return nil }
    return value
  }
}
