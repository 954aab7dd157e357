// Reads the declarations of types.

extension DeclarationReader {
  mutating func readTypes() {
    for type in outline.types {
      let isNamed = type.name.contains { isWanted($0) }
      // Only its own declaration says what a protocol refines and isolates, whatever extensions add to it.
      let isRefinement =
        type.keyword == .protocol
        && (!type.inherited.isEmpty
          || outline.isolation(from: type.start, to: type.name.lowerBound) != nil)
      guard isNamed || isRefinement || isKept(type) || isForStyle(type),
        let scope = memberScope(type.parent)
      else { continue }
      let last = type.name.upperBound - 1
      guard isNew(.type, last, in: scope) else { continue }
      var declaration = declaration(
        .type, name: last, from: type.start, in: scope, type: nil)
      declaration.isExtension = type.keyword == .extension
      declaration.isProtocol = type.keyword == .protocol
      declaration.isClass = type.keyword == .class || type.keyword == .actor
      declaration.name =
        declaration.isExtension ? outline.compactText(type.name) : outline.name(last)
      declaration.isolation = outline.isolation(of: type)
      declaration.isGeneric =
        !declaration.isExtension && outline.genericEnd(type.name.upperBound) != nil
      declaration.inherited = inherited(by: type)
      append(declaration, at: last, in: scope)
    }
  }

  /// The names after the colon, and the `where` constraints of an extension on `Self`.
  private func inherited(by type: TypeDeclaration) -> [String] {
    var names: [String] = []
    if !type.inherited.isEmpty {
      let parts = outline.parts(of: type.inherited) { outline.kind($0) == .comma }
      names = (parts ?? [type.inherited]).map { outline.compactText($0) }
    }
    guard type.keyword == .extension, type.scope >= 0 else { return names }
    let open = outline.scopes[type.scope].open
    let head = type.name.upperBound..<max(type.name.upperBound, open)
    if let start = head.first(where: { outline.bareWord($0) == .where }) {
      names.append(outline.compactText(start + 1..<open))
    }
    return names
  }

  /// Whether an extension is that of a generic type for a style's type: `extension Kit where Base == UIColor`.
  private func isForStyle(_ type: TypeDeclaration) -> Bool {
    guard type.keyword == .extension, type.scope >= 0,
      case let last = outline.scopes[type.scope].open - 1, last > type.name.upperBound + 1
    else { return false }
    return outline.kind(last - 1) == .op && nameMayBeStyle(last)
  }

  /// Reads the associated types of protocols, which hide the types of their names in extensions of those.
  mutating func readAssociatedTypes() {
    for keyword in outline.indices(of: .associatedtype) {
      let name = Int(keyword) + 1
      guard outline.kind(name) == .identifier, isWanted(name),
        let scope = memberScope(outline.scopeIndex(name)), isNew(.alias, name, in: scope)
      else { continue }
      append(
        declaration(.alias, name: name, from: outline.segmentStart(name - 1), in: scope, type: nil),
        at: name, in: scope)
    }
  }
}
