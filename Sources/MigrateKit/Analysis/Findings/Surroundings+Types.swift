// What the code around a value says about types.

extension SyntaxOutline {
  /// The types that the file's types inherit from and that are not Apple's, as written, by the names of those.
  func supertypes() -> [String: [String]] {
    var result: [String: [String]] = [:]
    for type in types where type.scope >= 0 {
      let names = supertypes(of: type)
      if !names.isEmpty { result[qualifiedTypeName(ofScope: type.scope), default: []] += names }
    }
    return result
  }

  private func supertypes(of type: TypeDeclaration) -> [String] {
    var names: [String] = []
    var next = type.inherited.lowerBound
    while next < type.inherited.upperBound, names.count < Self.mostSupertypes {
      let end = min(max(typeEnd(next), next + 1), type.inherited.upperBound)
      let name = compactText(next..<end)
      if kind(next) == .identifier, !DeclaredType.isSystem(name), !Self.isOfMainActor(name) {
        names.append(name)
      }
      next = end + (kind(end) == .comma ? 1 : 0)
    }
    return names
  }

  private static let mostSupertypes = 4

  /// Whether the place of an expression with these ancestors gives an implicit member in its place the type: an
  /// argument, a value that is assigned, returned or declared with a written type.
  ///
  /// `AnyShapeStyle` takes a value of any style, so that its argument has none.
  func hasExpectedType(among ancestors: [Ancestor]) -> Bool {
    for (inner, slot) in ancestors {
      switch slot {
      case .argument(let open, _, _): return !isText(open - 1, "AnyShapeStyle")
      case .assigned, .defaultArgument: return true
      case .initializer(let property): return !properties[property].type.isEmpty
      case .returned, .statement:
        guard let type = resultType(around: inner.lowerBound) else { return false }
        return !isText(type.lowerBound, "some")
      case .element, .dictionaryValue, .ternary, .parenthesized, .receiver: continue
      default: return false
      }
    }
    return false
  }
}
