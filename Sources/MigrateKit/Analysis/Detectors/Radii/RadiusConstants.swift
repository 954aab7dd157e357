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

  /// A constant that carries a radius.
  struct Constant {
    /// Its declaration.
    var property: PropertyDeclaration
    /// Its uses in the same file.
    var uses: [ConstantUses.Use]
    /// How other files name it: `Layout.corner`; `nil` when they cannot.
    var path: String?
    /// Whether only a use in another file makes a radius of it.
    var needsUse: Bool
  }

  /// The constants of the file that carry a radius, each with its uses.
  func constants() -> [Constant] {
    outline.properties.compactMap { property in
      guard !property.initializer.isEmpty, outline.carriesNumber(property) else { return nil }
      let name = outline.name(property.name)
      let uses = uses.uses(of: property, in: outline)
      let path = outline.constantPath(of: property)
      let isCertain = !uses.isEmpty || namesCorner(name)
      guard isCertain || path != nil && namesRadius(name) else { return nil }
      return Constant(property: property, uses: uses, path: path, needsUse: !isCertain)
    }
  }

  /// Whether a name may be that of a corner's radius, if the code uses it so.
  private func namesRadius(_ name: String) -> Bool {
    let words = NameWords.split(name)
    return words.contains { ["radius", "radii", "round", "rounded", "rounding"].contains($0) }
      && !words.contains { ["shadow", "blur", "glow"].contains($0) }
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
