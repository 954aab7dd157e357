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

  /// Whether the project declares a type itself, not only extensions.
  package func declaresType(_ path: String) -> Bool {
    index.types(path).contains { !index[$0].isExtension }
  }

  /// Whether a type of the project is a class, whose values others may change.
  func isClass(_ type: String) -> Bool {
    index.types(type).contains { index[$0].isClass }
  }
}
