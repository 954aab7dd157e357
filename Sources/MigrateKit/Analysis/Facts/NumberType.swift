/// The number types.
enum NumberType: UInt8, Hashable, Sendable {
  case cgFloat, double, float, integer

  /// The type with a name.
  init?(_ word: KnownWord) {
    switch word {
    case .CGFloat: self = .cgFloat
    case .Double: self = .double
    case .Float: self = .float
    case .Int: self = .integer
    default: return nil
    }
  }
}

extension SyntaxOutline {
  /// The type of number that a property has: by its annotation, else by its initial value.
  func numberType(of property: PropertyDeclaration) -> NumberType? {
    if !property.type.isEmpty { return numberType(written: property.type) }
    guard number(property.initializer) != nil else { return nil }
    if let named = property.initializer.lazy.compactMap({ NumberType(self.word($0)) }).first {
      return named
    }
    return property.initializer.contains { kind($0) == .float } ? .double : .integer
  }

  /// The type of number that an annotation names.
  func numberType(written type: Range<Int>) -> NumberType? {
    guard let reading = reading(ofType: type), !reading.isArray, reading.key == nil else {
      return nil
    }
    return NumberType(word(reading.name))
  }
}
