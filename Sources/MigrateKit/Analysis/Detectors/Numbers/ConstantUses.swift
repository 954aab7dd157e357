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

  /// The uses of a getter, including those on a value, `kind.corner`, unless it may be the getter of another type of the
  /// file.
  func uses(ofGetter property: PropertyDeclaration, in outline: SyntaxOutline) -> [Use] {
    guard let found = uses[outline.name(property.name)] else { return [] }
    let isOnly = Self.isOnlyOfItsName(property, in: outline)
    return found.filter { use in
      if use.span.count == 1 { return outline.sees(property.parent, from: use.span.lowerBound) }
      return Self.owner(of: use.span, fits: property, in: outline)
        || !outline.startsUppercase(use.span.upperBound - 3) && !outline.isStatic(property)
          && (isOnly || Self.isCalledAsItsType(use.span, of: property, in: outline))
    }
  }

  /// Whether no other type of the file has a getter of the name of one.
  private static func isOnlyOfItsName(
    _ getter: PropertyDeclaration, in outline: SyntaxOutline
  ) -> Bool {
    let name = outline.nameBytes(getter.name)
    let owner = outline.scopes[getter.parent].typeScope
    return !outline.properties.contains { other in
      let scope = outline.scopes[other.parent]
      return scope.kind == .type && scope.typeScope != owner
        && outline.nameBytes(other.name) == name
    }
  }

  /// Whether the value that a reference asks is called as the type of a getter is: `cornerRadius.points`.
  private static func isCalledAsItsType(
    _ span: Range<Int>, of getter: PropertyDeclaration, in outline: SyntaxOutline
  ) -> Bool {
    let type = outline.scopes[getter.parent].typeScope
    guard type >= 0 else { return true }
    return outline.qualifiedTypeName(ofScope: type).split(at: ".").last?.lowercased()
      == outline.name(span.upperBound - 3).lowercased()
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
