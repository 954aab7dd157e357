/// A constant that only carries a number of one category.
struct NumberConstant {
  /// Its declaration.
  var property: PropertyDeclaration
  /// Its uses in the same file.
  var uses: [ConstantUses.Use]
}

/// Finds the constants of a file that only carry a number of one category: the code uses them where
/// such a number is taken, or their name says so.
struct NumberConstants {
  let outline: SyntaxOutline
  let uses: ConstantUses
  /// Whether a name, by its words, can be of nothing else.
  let isNamed: ([String]) -> Bool

  /// The constants, each with its uses.
  func constants() -> [NumberConstant] {
    outline.properties.compactMap { property in
      guard !property.initializer.isEmpty, property.scope < 0 else { return nil }
      let uses = uses.uses(of: property, in: outline)
      guard !uses.isEmpty || isNamed(NameWords.split(outline.name(property.name))),
        outline.carriesNumber(property)
      else { return nil }
      return NumberConstant(property: property, uses: uses)
    }
  }
}

extension SyntaxOutline {
  /// Whether a property is declared with a constant number, and with no type that is none.
  func carriesNumber(_ property: PropertyDeclaration) -> Bool {
    switch numberReading(property.initializer) {
    case .constant, .several: break
    case .reference, .computed: return false
    }
    guard !property.type.isEmpty else { return true }
    guard let type = reading(ofType: property.type), !type.isArray, type.key == nil else {
      return false
    }
    switch word(type.name) {
    case .CGFloat, .Double, .Float, .Int: return true
    default: return isText(type.name, "TimeInterval")
    }
  }
}
