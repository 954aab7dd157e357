/// The uses of a file's constants, by the last name of the reference.
struct ConstantUses {
  /// A use of a constant as a style value.
  struct Use: Hashable, Sendable {
    /// The lexemes of the reference: `Layout.corner`.
    var span: Range<Int>
    /// The role of the use.
    var role: RoleReading
    /// Whether it is passed to an app's function, which determines its role.
    var isOwn = false
  }

  private var uses: [String: [Use]] = [:]

  /// Adds a use.
  mutating func add(
    _ span: Range<Int>, role: RoleReading, isOwn: Bool = false, in outline: SyntaxOutline
  ) {
    guard let last = span.last else { return }
    uses[outline.name(last), default: []].append(Use(span: span, role: role, isOwn: isOwn))
  }

  /// The uses of a property by name: the reference names it, and its type if it names one.
  func uses(of property: PropertyDeclaration, in outline: SyntaxOutline) -> [Use] {
    guard let found = uses[outline.name(property.name)] else { return [] }
    return found.filter { use in
      use.span.count < 3 || Self.owner(of: use.span, fits: property, in: outline)
    }
  }

  /// The uses of a getter, including those on a value, `kind.corner`.
  func uses(ofGetter property: PropertyDeclaration, in outline: SyntaxOutline) -> [Use] {
    guard let found = uses[outline.name(property.name)] else { return [] }
    return found.filter { use in
      if use.span.count == 1 { return outline.sees(property.parent, from: use.span.lowerBound) }
      return Self.owner(of: use.span, fits: property, in: outline)
        || !outline.startsUppercase(use.span.upperBound - 3) && !outline.isStatic(property)
    }
  }

  /// Whether the base of a reference is the type of a property, or `self`.
  static func owner(
    of span: Range<Int>, fits property: PropertyDeclaration, in outline: SyntaxOutline
  ) -> Bool {
    let typeScope = outline.scopes[property.parent].typeScope
    let type = typeScope >= 0 ? outline.qualifiedTypeName(ofScope: typeScope) : ""
    let owner = outline.name(span.upperBound - 3)
    return owner == "self" || owner == "Self" || type == owner || type.hasSuffix("." + owner)
  }
}
