extension DeclarationIndex {
  /// An extension of a generic type for one style's type: `extension Kit where Base == UIColor`.
  private struct WrapperExtension {
    var place: Int32
    /// The generic type.
    var wrapper: String
    /// The style's type.
    var base: String
  }

  /// Moves the static members of an extension of a generic type for a style's type to a type inside of that one.
  ///
  /// The type is called as the property of a protocol that holds the generic type: `UIColor.kit` has `ink`.
  ///
  ///     extension Kit where Base == UIColor { static var ink: UIColor { … } }
  ///     extension KitCompatible { static var kit: Kit<Self>.Type { Kit<Self>.self } }
  ///     extension UIColor: KitCompatible {}
  ///
  /// Of extensions for one type in several files none is read, as they may be of several modules.
  mutating func resolveWrappers() {
    let extensions = wrapperExtensions()
    guard !extensions.isEmpty else { return }
    let wrappers = Set(extensions.map(\.wrapper))
    let holders = declarations.filter { declared in
      guard declared.kind == .property, declared.isStatic, !declared.isRequirement,
        let type = declared.type, type.hasSuffix("<Self>.Type")
      else { return false }
      return wrappers.contains(String(type.dropLast("<Self>.Type".count)))
    }
    guard !holders.isEmpty else { return }
    let groups = Dictionary(grouping: extensions) { "\($0.wrapper) \($0.base)" }
    for group in groups.values.sorted(by: { $0[0].place < $1[0].place })
    where Set(group.map { self[$0.place].file }).count == 1 {
      let (wrapper, base) = (group[0].wrapper, group[0].base)
      let own = holders.filter {
        $0.type == "\(wrapper)<Self>.Type" && conforms(base, to: $0.owner)
      }
      guard own.count == 1, types("\(base).\(own[0].name)").isEmpty else { continue }
      for found in group {
        moveStaticMembers(of: found.place, of: wrapper, to: base, as: own[0])
      }
    }
  }

  private func wrapperExtensions() -> [WrapperExtension] {
    constrained.compactMap { place in
      let declared = self[place]
      guard let base = declared.inherited.last.flatMap(Self.base), DeclaredType.isStyle(base) else {
        return nil
      }
      return WrapperExtension(place: place, wrapper: declared.path, base: base)
    }
  }

  /// The type that a constraint states for a generic parameter: `UIColor` of `Base == UIColor`.
  private static func base(in constraint: String) -> String? {
    guard let sign = constraint.firstRange(of: "=="),
      !constraint[..<sign.lowerBound].hasPrefix("Self")
    else { return nil }
    let type = constraint[sign.upperBound...].drop { $0 == " " }
    return type.allSatisfy { $0.isLetter || $0.isNumber } ? String(type) : nil
  }

  /// Whether an extension of a system's type states that it conforms to a protocol.
  private func conforms(_ type: String, to name: String) -> Bool {
    types(type).contains { self[$0].inherited.contains(name) }
  }
}
