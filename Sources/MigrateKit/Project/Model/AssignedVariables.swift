// Finds the declarations behind the paths to which files assign.

extension ProjectNames {
  /// The paths of variables that files assign to, with those of the declarations that they name: `Theme.ink` for
  /// `Kit.Theme.ink`, `Palette.shared.ink` and an alias of the type.
  ///
  /// `Look().ink` is that of any object of a class.
  func declaredPaths(ofAssigned codes: Set<String>) -> Set<String> {
    var result = codes
    for code in codes {
      let names = code.split(at: ".").map(String.init)
      if names.count > 1, let path = declaredPath(of: names) { result.insert(path) }
    }
    return result
  }

  /// The path of the declaration that names written from the top of a file lead to, whoever sees it.
  private func declaredPath(of names: [String]) -> String? {
    var rest = names[...]
    if targets.targetsByModule[names[0]] != nil, index.types(names[0]).isEmpty {
      rest = rest.dropFirst()
    }
    guard let last = rest.popLast() else { return nil }
    var owner = ""
    for name in rest {
      let isObject = name.hasSuffix("()")
      let name = isObject ? String(name.dropLast(2)) : name
      guard let next = type(named: name, in: owner) else { return nil }
      owner = next
      // A value of another type is a copy.
      if isObject,
        !index.types(owner).contains(where: { index[$0].isClass || index[$0].isProtocol })
      {
        return nil
      }
    }
    return owner.isEmpty || index.members(last, of: owner).isEmpty ? nil : "\(owner).\(last)"
  }

  /// The type that a name in a type means: a nested type, an alias, or the type of a property.
  private func type(named name: String, in owner: String) -> String? {
    let path = owner.isEmpty ? name : "\(owner).\(name)"
    if !index.types(path).isEmpty { return path }
    for place in index.members(name, of: owner) {
      let declared = index[place]
      guard declared.kind == .alias || declared.kind == .property,
        let type = declared.type.map(DeclaredType.path(of:))
      else { continue }
      let nested = declared.owner.isEmpty ? type : "\(declared.owner).\(type)"
      return [nested, type].first { !index.types($0).isEmpty }
    }
    return nil
  }
}
