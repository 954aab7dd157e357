/// A constant or a getter that only carries numbers of one category.
struct NumberConstant {
  /// Its declaration.
  var property: PropertyDeclaration
  /// Its values: the initial one, or those that the getter returns.
  var values: [Range<Int>]
  /// Its uses in the same file.
  var uses: [ConstantUses.Use]
  /// Its path, if only a use in another file determines its category: `Layout.radius`.
  var neededUse: String?
}

/// Finds the constants and getters of a file that only carry numbers of one category, by their uses
/// or their name.
struct NumberConstants {
  let outline: SyntaxOutline
  let uses: ConstantUses
  /// Whether a choice between numbers counts as one.
  let mayBeChoice: Bool
  /// Whether a name is certainly of the category, by its words.
  let isNamed: ([String]) -> Bool
  /// Whether a name may be of the category, by its words.
  let mayBeNamed: ([String]) -> Bool

  /// The constants, each with its uses.
  func constants() -> [NumberConstant] {
    outline.properties.compactMap { property in
      if property.isComputed { return getter(property) }
      guard mayBeChoice || startsNumber(property.initializer), outline.carriesNumber(property)
      else {
        return nil
      }
      var constant = NumberConstant(
        property: property, values: [property.initializer],
        uses: uses.uses(of: property, in: outline))
      if !constant.uses.isEmpty { return constant }
      let words = NameWords.split(outline.name(property.name))
      if isNamed(words) { return constant }
      guard mayBeNamed(words), let path = outline.constantPath(of: property) else { return nil }
      constant.neededUse = path
      return constant
    }
  }

  /// A getter that returns constant numbers: `var corner: CGFloat { isCompact ? 12 : 16 }`.
  private func getter(_ property: PropertyDeclaration) -> NumberConstant? {
    guard outline.numberType(written: property.type) != nil else { return nil }
    let uses = uses.uses(ofGetter: property, in: outline)
    guard !uses.isEmpty || isNamed(NameWords.split(outline.name(property.name))) else {
      return nil
    }
    let values = outline.numbers(returnedBy: property)
    return values.isEmpty ? nil : NumberConstant(property: property, values: values, uses: uses)
  }

  /// Whether an initial value starts like a constant number, which quickly excludes most
  /// properties.
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
  /// The expressions of constant numbers that a getter returns, in order.
  fileprivate func numbers(returnedBy property: PropertyDeclaration) -> [Range<Int>] {
    guard property.scope >= 0 else { return [] }
    let scope = scopes[property.scope]
    var result: [Range<Int>] = []
    for index in scope.open + 1..<max(scope.close, scope.open + 1)
    where kind(index) == .integer || kind(index) == .float {
      guard index >= result.last?.upperBound ?? 0 else { continue }
      let holder = ValueHolder(of: index..<index + 1, in: self)
      switch holder.slot {
      case .returned, .statement: break
      default: continue
      }
      // Results of nested closures do not count.
      guard resultType(around: index) == property.type else { continue }
      switch numberReading(holder.whole) {
      case .constant, .several: result.append(holder.whole)
      case .reference, .computed: result.append(index..<index + 1)
      }
    }
    return result
  }

  /// The property whose getter returns a value.
  func getter(returning span: Range<Int>) -> PropertyDeclaration? {
    guard let member = enclosingMember(of: span.lowerBound), member.kind == .property,
      member.word != .subscript, member.declaration >= 0, properties[member.declaration].isComputed
    else { return nil }
    return properties[member.declaration]
  }

  /// Whether a property has a constant number and no other type.
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
    default: return isTimeInterval(type.name)
    }
  }
}
