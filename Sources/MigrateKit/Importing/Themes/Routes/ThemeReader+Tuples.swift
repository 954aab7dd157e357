import MigrateKitCore

// Tuples that hold the styles of a theme: `static let brand = (ink: UIColor.black, page: UIColor.white)`.

extension ThemeReader {
  /// Adds the elements of a tuple that have labels, and those of tuples in it.
  ///
  /// - Returns: Whether it is one, and any element is a style.
  mutating func addTuple(_ member: ThemeMember, _ value: ThemeValue, depth: Int = 0) -> Bool {
    guard depth < Self.deepestTuple, case .tuple(let elements)? = value.held,
      elements.allSatisfy({ $0.label != nil && $0.label != "self" })
    else { return false }
    let known = result.tokens.count + result.unreadable.count
    let types = member.declared.type.map(TypeText.tuple) ?? []
    for (label, element) in elements {
      var declared = member.declared
      declared.name = label ?? ""
      declared.type = types.first { $0.label == label }?.type
      declared.isTypeWritten = declared.type != nil
      // Its code says whether it may be nil.
      declared.code = element.code
      var part = ThemeMember(declared, place: member.place, through: member.plainCode)
      part.holder = member.declared
      part.isOfValue = true
      part.isPublic = member.isPublic
      let value = appraise(part)
      if !addTuple(part, value, depth: depth + 1) { add(part, value) }
    }
    return result.tokens.count + result.unreadable.count > known
  }

  private static let deepestTuple = 3
}
