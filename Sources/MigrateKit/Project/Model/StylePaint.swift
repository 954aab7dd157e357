/// What the styles and modifiers of an app draw behind views, by how they are named.
struct StylePaint: Sendable {
  /// Code that a style paints, and the file that declares it.
  struct Part: Hashable, Sendable {
    var file: Int32
    var code: PaintedCode
  }

  private var parts: [OwnStyle: [Part]] = [:]
  private var members: [String: Set<String>] = [:]

  /// Adds what the next file declares; two styles of one name say nothing.
  mutating func add(_ facts: FileFacts, file: Int) {
    for (style, codes) in facts.ownStyles {
      let parts = codes.map { Part(file: Int32(clamping: file), code: $0) }
      self.parts[style] = self.parts[style] == nil ? parts : []
    }
    for (member, type) in facts.styleMembers { members[member, default: []].insert(type) }
  }

  /// What a style paints; nothing where that is not known.
  subscript(style: OwnStyle) -> [Part] {
    guard case .member(let name) = style else { return parts[style] ?? [] }
    guard let types = members[name], types.count == 1, let type = types.first else { return [] }
    return parts[.type(type)] ?? []
  }
}
