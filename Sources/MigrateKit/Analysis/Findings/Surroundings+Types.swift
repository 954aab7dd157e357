// What the code around a value says about types.

extension SyntaxOutline {
  /// The first types that the type around a lexeme inherits from and that are not Apple's, separated by commas; `nil` for
  /// none.
  func supertypes(around index: Int) -> String? {
    guard let type = enclosingType(of: index), let first = type.inherited.first else { return nil }
    var names: [String] = []
    var next = first
    while next < type.inherited.upperBound, names.count < Self.mostSupertypes {
      let end = min(max(typeEnd(next), next + 1), type.inherited.upperBound)
      let name = compactText(next..<end)
      if kind(next) == .identifier, !DeclaredType.isSystem(name), !Self.isOfMainActor(name) {
        names.append(name)
      }
      next = end + (kind(end) == .comma ? 1 : 0)
    }
    return names.isEmpty ? nil : names.joined(separator: ",")
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
