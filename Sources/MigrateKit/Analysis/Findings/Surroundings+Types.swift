// What the code around a value says about types.

extension SyntaxOutline {
  /// The first name that the class around a lexeme inherits from; `nil` outside of classes.
  func superclass(around index: Int) -> String? {
    guard let type = enclosingType(of: index), type.keyword == .class,
      let first = type.inherited.first, kind(first) == .identifier
    else { return nil }
    return compactText(first..<min(typeEnd(first), type.inherited.upperBound))
  }

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
