// Finds the candidates of a name before overload resolution.

extension NameResolver {
  /// The visible candidates for a name with these labels as a member of a type, or as a global for
  /// no type.
  ///
  /// Those of the nearest type only, all overloads and all `#if` branches.
  func overloads(_ name: MemberChain.Name, of owner: String, at place: Place) -> [Int32] {
    for type in lookupTypes(owner) {
      let found = declarations(of: name, in: type).filter { sees($0, at: place) == nil }
      if !found.isEmpty { return withoutRequirements(nearest(found, of: owner)) }
    }
    return []
  }

  /// The constants of a type that are instances of it, one for each theme: light and dark ones, or any where the
  /// environment of views holds one of them.
  package func themes(of type: String) -> [Int32] {
    project[target].themes.value(of: type) { readThemes(of: type) }
  }

  private func readThemes(of type: String) -> [Int32] {
    let all = index.members(of: type).filter { place in
      let declared = index[place]
      return declared.isStatic && declared.isLet && declared.kind == .property
        && declared.type.flatMap { qualified($0, within: type) } == type
    }.sorted()
    // Of one theme for several platforms, that of iOS.
    let ranks = Dictionary(grouping: all) { index[$0].name }
      .mapValues { $0.min { rank(index[$0]) < rank(index[$1]) } }
    let own = all.filter { ranks[index[$0].name] == $0 && rank(index[$0]) < 2 }
    let names = own.map { index[$0].name.lowercased() }
    let isThemed = ["light", "dark"].allSatisfy { word in names.contains { $0.contains(word) } }
    guard own.count <= Evaluator.mostThemes, isThemed || own.count > 1 && isInEnvironment(type)
    else { return [] }
    return own
  }

  /// Whether the environment of views has a value of a type.
  private func isInEnvironment(_ type: String) -> Bool {
    let holder = "EnvironmentValues"
    return index.members(of: holder).contains { place in
      index[place].type.flatMap { qualified($0, within: holder) } == type
    }
  }

  /// Whether the project declares a type itself, not only extensions.
  package func declaresType(_ path: String) -> Bool {
    index.types(path).contains { !index[$0].isExtension }
  }

  /// Whether a type of the project is a class, whose values others may change.
  func isClass(_ type: String) -> Bool {
    index.types(type).contains { index[$0].isClass }
  }
}
