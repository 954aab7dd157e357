/// The types that code of a file means by their plain names, and code of most other files does not: private ones, and those
/// inside of other types.
///
/// Many files of an app have their own `private enum Constants`.
struct TypesOfFile {
  private let outline: SyntaxOutline
  /// The names of the types around them, by their names; `nil` for the whole file.
  private var owners: [String: Set<String?>] = [:]

  /// Finds the types that a file declares.
  init(_ outline: SyntaxOutline) {
    self.outline = outline
    for type in outline.types where type.keyword != .extension && type.name.count == 1 {
      let isInType = outline.scopes[type.parent].kind == .type
      guard isInType || outline.isPrivate(type) else { continue }
      owners[outline.name(type.name.lowerBound), default: []].insert(
        isInType ? outline.qualifiedTypeName(ofScope: type.parent) : nil)
    }
  }

  /// Whether an identifier is the plain name of one of them.
  func declare(_ index: Int) -> Bool {
    guard !owners.isEmpty, let owners = owners[outline.name(index)] else { return false }
    if owners.contains(nil) { return true }
    var scope = outline.scopes[outline.scopeIndex(index)].typeScope
    for _ in 0..<SyntaxOutline.maximumDepth where scope >= 0 {
      if owners.contains(outline.qualifiedTypeName(ofScope: scope)) { return true }
      scope = outline.scopes[outline.scopes[scope].parent].typeScope
    }
    return false
  }
}

extension SyntaxOutline {
  /// Whether a property, or a type around it, is private to its file.
  func isPrivate(_ property: PropertyDeclaration) -> Bool {
    if hasPrivate(from: property.start, to: property.name) { return true }
    var scope = scopes[property.parent].typeScope
    for _ in 0..<Self.maximumDepth where scope >= 0 {
      guard scopes[scope].declaration >= 0 else { return false }
      if isPrivate(types[scopes[scope].declaration]) { return true }
      scope = scopes[scopes[scope].parent].typeScope
    }
    return false
  }

  /// Whether a type is private to its file, or to the one around it.
  func isPrivate(_ type: TypeDeclaration) -> Bool {
    hasPrivate(from: type.start, to: type.name.lowerBound)
  }

  private func hasPrivate(from start: Int, to name: Int) -> Bool {
    hasModifier(.private, from: start, to: name) || hasModifier(.fileprivate, from: start, to: name)
  }
}
