/// A constant that only carries a number of one category.
struct NumberConstant {
  /// Its declaration.
  var property: PropertyDeclaration
  /// Its uses in the same file.
  var uses: [ConstantUses.Use]
  /// Its path, where only a use in another file makes such a number of it: `Layout.radius`.
  var neededUse: String?
}

/// Finds the constants of a file that only carry a number of one category: the code uses them where
/// such a number is taken, or their name says so.
struct NumberConstants {
  let outline: SyntaxOutline
  let uses: ConstantUses
  /// Whether a choice between numbers is one.
  let mayBeChoice: Bool
  /// Whether a name, by its words, can be of nothing else.
  let isNamed: ([String]) -> Bool
  /// Whether a name, by its words, may be of such a number.
  let mayBeNamed: ([String]) -> Bool

  /// The constants, each with its uses.
  func constants() -> [NumberConstant] {
    outline.properties.compactMap { property in
      guard mayBeChoice || startsNumber(property.initializer), outline.carriesNumber(property)
      else {
        return nil
      }
      let uses = uses.uses(of: property, in: outline)
      if !uses.isEmpty { return NumberConstant(property: property, uses: uses) }
      let words = NameWords.split(outline.name(property.name))
      if isNamed(words) { return NumberConstant(property: property, uses: []) }
      guard mayBeNamed(words), let path = outline.constantPath(of: property) else { return nil }
      return NumberConstant(property: property, uses: [], neededUse: path)
    }
  }

  /// Whether an initial value begins as a constant number does: most begin otherwise, and reading the
  /// names of all would cost more than anything else here.
  private func startsNumber(_ initializer: Range<Int>) -> Bool {
    guard let first = initializer.first else { return false }
    switch outline.kind(first) {
    case .integer, .float, .op, .leftParen: return true
    case .identifier:
      let word = outline.word(first)
      return word == .CGFloat || word == .Double || word == .Float
    default: return false
    }
  }
}

extension SyntaxOutline {
  /// Whether a property is declared with a constant number, and with no type that is none.
  func carriesNumber(_ property: PropertyDeclaration) -> Bool {
    guard !property.initializer.isEmpty else { return false }
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
