// What a name may mean before its arguments decide.

extension NameResolver {
  /// The visible declarations that a name with these labels may mean as a member of a type, or at the
  /// top of a file for no type.
  ///
  /// Those of the nearest type only, all overloads and all `#if` branches.
  func overloads(_ name: MemberChain.Name, of owner: String, at place: Place) -> [Int32] {
    for type in lookupTypes(owner) {
      let found = index.members(name.text, of: type).filter {
        fits(index[$0], name) && sees($0, at: place) == nil
      }
      if !found.isEmpty { return withoutRequirements(nearest(found, of: owner)) }
    }
    return []
  }

  /// Whether the project declares a type, not only extends it.
  func declaresType(_ path: String) -> Bool {
    index.types(path).contains { !index[$0].isExtension }
  }
}
