/// The backgrounds drawn by an app's styles and modifiers, by name.
struct StylePaint: Sendable {
  /// Code that a style paints, and the file that declares it.
  struct Part: Hashable, Sendable {
    var file: Int32
    var code: PaintedCode
  }

  private var parts: [OwnStyle: [Part]] = [:]
  private var members: [String: Set<String>] = [:]

  /// Adds the declarations of the next file; two styles of the same name are ambiguous.
  mutating func add(_ facts: FileFacts, file: Int) {
    for (style, codes) in facts.ownStyles {
      let parts = codes.map { Part(file: Int32(clamping: file), code: $0) }
      self.parts[style] = self.parts[style] == nil ? parts : []
    }
    for (member, type) in facts.styleMembers { members[member, default: []].insert(type) }
  }

  /// The background of a style; `nil` if unknown.
  subscript(style: OwnStyle) -> [Part] {
    guard case .member(let name) = style else { return parts[style] ?? [] }
    guard let types = members[name], types.count == 1, let type = types.first else { return [] }
    return parts[.type(type)] ?? []
  }
}
