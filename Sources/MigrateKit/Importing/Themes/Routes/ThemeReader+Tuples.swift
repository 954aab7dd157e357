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

  /// Lists the cases of an enum of styles of text that code makes tuples of, each with a font or its weight:
  /// `func parts(of style: TextStyle) -> (Font, CGFloat)`.
  mutating func leaveTuples(of type: String, _ cases: [Declaration]) {
    let parts = type.split(at: ".").map(String.init)
    guard ThemeWords.nameText(parts) || ThemeWords.nameTheme(parts[...]),
      tuplesOfText.contains(where: { Self.isTuple($0, of: type) })
    else { return }
    for element in cases where element.parameters.isEmpty {
      // Code writes them without the name of the enum.
      leave(element, "it holds several styles of text", isOther: true, isUncounted: true)
    }
  }

  /// Whether a tuple is that of a property of an enum, or that of a function of its cases.
  private static func isTuple(_ declared: Declaration, of type: String) -> Bool {
    declared.owner == type && declared.kind == .property && !declared.isStatic
      || declared.kind == .function && declared.parameters.count == 1
        && DeclaredType.base(of: declared.parameters[0].type) == DeclaredType.base(of: type)
  }

  /// The declarations of tuples with a font or a weight among their elements.
  static func tuplesOfText(_ index: DeclarationIndex) -> [Declaration] {
    // A copy of each declaration would cost more than looking at it.
    let all = index.declarations
    return all.indices.filter { place in
      guard let written = all[place].type, written.hasPrefix("(") else { return false }
      return TypeText.tuple(written).contains { $0.type.map(partsOfText.contains) ?? false }
    }.map { all[$0] }
  }

  private static let partsOfText: Set<String> = ["Font", "UIFont", "Font.Weight", "UIFont.Weight"]
}
