extension OutlineBuilder {
  mutating func declareType(_ head: KnownWord, keyword: Int, start: Int) {
    guard outline.kind(keyword + 1) == .identifier else { return }
    if head == .actor {
      // `actor` is an ordinary name elsewhere.
      let next = outline.kind(keyword + 2)
      guard next == .leftBrace || next == .colon || next == .op else { return }
    }
    var end = keyword + 2
    while outline.kind(end) == .period, outline.kind(end + 1) == .identifier { end += 2 }
    let name = keyword + 1..<end
    if let generic = outline.genericEnd(end) { end = generic }
    var inherited = end..<end
    if outline.kind(end) == .colon {
      let first = end + 1
      end = first
      let limit = min(outline.count, first + SyntaxOutline.maximumWalk)
      while end < limit, outline.kind(end) != .leftBrace, outline.bareWord(end) != .where {
        end = outline.stepOver(end)
      }
      inherited = first..<max(first, min(end, limit))
    }
    frame.declaration = contents.types.count
    frame.headEnd = inherited.upperBound - 1
    contents.types.append(
      TypeDeclaration(
        keyword: head, start: start, name: name, inherited: inherited, scope: -1,
        parent: frame.scope))
  }

  mutating func declareFunction(_ head: KnownWord, keyword: Int, start: Int) {
    let base = scopes[frame.baseScope].kind
    guard head == .func || base == .type else { return }
    let name = head == .func ? keyword + 1 : keyword
    var end = name + 1
    if head == .func {
      while outline.kind(end) == .op, outline.kind(end + 1) == .op { end += 1 }
    }
    while outline.kind(end) == .postfixQuestion || outline.kind(end) == .exclamation { end += 1 }
    if let generic = outline.genericEnd(end) { end = generic }
    var open = -1
    if outline.kind(end) == .leftParen {
      open = end
      end = outline.stepOver(end)
    }
    frame.declaration = contents.functions.count
    frame.headEnd = max(end - 1, keyword)
    contents.functions.append(
      FunctionDeclaration(
        keyword: head, start: start, name: name, parametersOpen: open,
        result: outline.resultType(after: end), scope: -1, parent: frame.scope))
  }

  /// Declares one name of a `let` or `var`; its value follows as it is read.
  mutating func declareProperty(isLet: Bool, name: Int) {
    let nameKind = outline.kind(name)
    guard nameKind == .identifier || nameKind == .leftParen else { return }
    var end = outline.stepOver(name)
    var type = end..<end
    if outline.kind(end) == .colon {
      type = end + 1..<outline.typeEnd(end + 1)
      end = type.upperBound
      shareType(type)
    }
    frame.declaration = contents.properties.count
    frame.headEnd = max(frame.headEnd, type.upperBound - 1)
    frame.sawEqual = false
    contents.properties.append(
      PropertyDeclaration(
        isLet: isLet, start: frame.segment, name: name, type: type,
        initializer: end..<end, scope: -1, parent: frame.scope, isComputed: false))
  }

  /// Gives the names before one with a type that type: all of `red, green, blue: Double`.
  private mutating func shareType(_ type: Range<Int>) {
    // An empty type would leave all names without one, so that each scans all before it: quadratic time.
    guard !type.isEmpty else { return }
    for place in contents.properties.indices.reversed() {
      let property = contents.properties[place]
      guard property.start == frame.segment, property.parent == frame.scope,
        property.type.isEmpty, property.initializer.isEmpty
      else { return }
      contents.properties[place].type = type
    }
  }

  mutating func declareAlias(keyword: Int) {
    guard outline.kind(keyword + 1) == .identifier else { return }
    var end = keyword + 2
    if let generic = outline.genericEnd(end) { end = generic }
    guard outline.kind(end) == .equal else { return }
    contents.aliases.append(
      AliasDeclaration(
        name: keyword + 1, type: end + 1..<outline.typeEnd(end + 1), parent: frame.scope))
  }
}
