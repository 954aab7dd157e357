import MigrateKitCore

// Tuples that hold the styles of a theme: `static let brand = (ink: UIColor.black, page: UIColor.white)`.

extension ThemeReader {
  /// Adds the elements of a tuple that have labels, and those of tuples in it.
  ///
  /// - Returns: Whether it is one.
  mutating func addTuple(_ member: ThemeMember, _ value: ThemeValue) -> Bool {
    guard case .tuple(let elements)? = value.held, elements.allSatisfy({ $0.label != nil }) else {
      return false
    }
    for (label, element) in elements {
      var declared = member.declared
      declared.name = label ?? ""
      declared.type = nil
      declared.isTypeWritten = false
      // Its code says whether it may be nil.
      declared.code = element.code
      var part = ThemeMember(declared, place: member.place, through: member.plainCode)
      part.holder = member.declared
      part.isOfValue = true
      part.isPublic = member.isPublic
      let value = appraise(part)
      if !addTuple(part, value) { add(part, value) }
    }
    return true
  }
}
