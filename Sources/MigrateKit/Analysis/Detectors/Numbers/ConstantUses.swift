/// Where the constants of a file are used, by the last name of the reference.
struct ConstantUses {
  /// A place where a constant is used as a style value.
  struct Use: Hashable, Sendable {
    /// The lexemes of the reference: `Layout.corner`.
    var span: Range<Int>
    /// What the value is used for there.
    var role: RoleReading
    /// Whether a function of the app's own takes it there, which decides what it is for.
    var isOwn = false
  }

  private var uses: [String: [Use]] = [:]

  /// Notes a use.
  mutating func add(
    _ span: Range<Int>, role: RoleReading, isOwn: Bool = false, in outline: SyntaxOutline
  ) {
    guard let last = span.last else { return }
    uses[outline.name(last), default: []].append(Use(span: span, role: role, isOwn: isOwn))
  }

  /// The uses of a property, as far as names say: the reference names it, and where it names a type
  /// too, that is the property's.
  func uses(of property: PropertyDeclaration, in outline: SyntaxOutline) -> [Use] {
    guard let found = uses[outline.name(property.name)] else { return [] }
    return found.filter { use in
      use.span.count < 3 || Self.owner(of: use.span, fits: property, in: outline)
    }
  }

  /// The uses of a getter: besides those of any property those that ask a value for it, `kind.corner`.
  func uses(ofGetter property: PropertyDeclaration, in outline: SyntaxOutline) -> [Use] {
    guard let found = uses[outline.name(property.name)] else { return [] }
    return found.filter { use in
      if use.span.count == 1 { return outline.sees(property.parent, from: use.span.lowerBound) }
      return Self.owner(of: use.span, fits: property, in: outline)
        || !outline.startsUppercase(use.span.upperBound - 3) && !outline.isStatic(property)
    }
  }

  /// Whether what is before the last name of a reference is the type of a property, or `self`.
  static func owner(
    of span: Range<Int>, fits property: PropertyDeclaration, in outline: SyntaxOutline
  ) -> Bool {
    let typeScope = outline.scopes[property.parent].typeScope
    let type = typeScope >= 0 ? outline.qualifiedTypeName(ofScope: typeScope) : ""
    let owner = outline.name(span.upperBound - 3)
    return owner == "self" || owner == "Self" || type == owner || type.hasSuffix("." + owner)
  }
}
