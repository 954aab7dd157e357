/// Finds constants that only carry a corner radius: `private let cardRadius: CGFloat = 12`.
///
/// The name says so (`corner…`), or the code uses it where a radius is taken. A name like
/// `shadowRadius` or a bare `radius` that nothing uses so is somebody else's.
struct RadiusConstants {
  private let outline: SyntaxOutline
  private let uses: ConstantUses

  /// Prepares the constants of a file, given where the file takes radii.
  init(_ outline: SyntaxOutline, uses: ConstantUses) {
    self.outline = outline
    self.uses = uses
  }

  /// The properties that carry a radius, each with its uses.
  func properties() -> [(property: PropertyDeclaration, uses: [ConstantUses.Use])] {
    outline.properties.compactMap { property in
      guard !property.initializer.isEmpty, isNumber(property) else { return nil }
      let uses = uses.uses(of: property, in: outline)
      guard !uses.isEmpty || namesCorner(outline.name(property.name)) else { return nil }
      return (property, uses)
    }
  }

  private func isNumber(_ property: PropertyDeclaration) -> Bool {
    switch outline.numberReading(property.initializer) {
    case .constant, .several: break
    case .reference, .computed: return false
    }
    guard !property.type.isEmpty else { return true }
    guard let type = outline.reading(ofType: property.type), !type.isArray, type.key == nil else {
      return false
    }
    switch outline.word(type.name) {
    case .CGFloat, .Double, .Float, .Int: return true
    default: return false
    }
  }

  /// Whether a name is that of a corner's radius: `cornerRadius`, `cardCorner`, `corner`.
  private func namesCorner(_ name: String) -> Bool {
    let words = NameWords.split(name)
    guard let last = words.last, words.contains("corner") || words.contains("corners") else {
      return false
    }
    return ["corner", "corners", "radius", "radii"].contains(last)
  }
}
