extension OutlineBuilder {
  /// Whether a statement ends between the lexeme before `index` and `index`, which starts a line.
  ///
  /// Swift ends a statement at a line break unless the lexeme before or after it continues the
  /// statement.
  func isStatementBoundary(_ index: Int) -> Bool {
    guard frame.isStatements, index > frame.headEnd else { return false }
    return !outline.asksForMore(index - 1, before: index) && !outline.continuesLine(index)
  }

  /// Ends the current segment and starts the next one at `index`.
  mutating func startSegment(at index: Int) {
    endBinding(at: index)
    frame.isFresh = false
    frame.segment = index
    guard frame.isStatements else { return }
    let keyword = outline.declarationKeyword(from: index)
    let head = outline.bareWord(keyword)
    frame.head = head
    frame.headEnd = keyword
    frame.pending = .none
    frame.declaration = -1
    frame.sawEqual = false
    frame.ternaries = 0
    declare(head, keyword: keyword, start: index)
  }

  private mutating func declare(_ head: KnownWord, keyword: Int, start: Int) {
    switch head {
    case .struct, .class, .enum, .protocol, .extension, .actor:
      declareType(head, keyword: keyword, start: start)
    case .func, .`init`, .deinit, .subscript:
      declareFunction(head, keyword: keyword, start: start)
    case .let, .var:
      declareProperty(isLet: head == .let, name: keyword + 1)
    case .case, .default:
      startCase(at: start, keyword: keyword, head: head)
    case .import:
      contents.imports.append(keyword)
    case .typealias:
      declareAlias(keyword: keyword)
    default: break
    }
  }

  /// A `case` or `default` of a switch is a scope up to the next one.
  private mutating func startCase(at start: Int, keyword: Int, head: KnownWord) {
    let base = frame.baseScope
    guard scopes[base].kind == .switchBody else { return }
    if frame.scope != base { scopes[frame.scope].close = start }
    frame.scope = addScope(
      .switchCase, word: head, header: start, open: keyword, parent: base, declaration: -1)
    scopes[frame.scope].bodyStart = -1
  }

  /// Adds a scope that is open to the end of the file until it is closed.
  mutating func addScope(
    _ kind: Scope.Kind, word: KnownWord, header: Int, open: Int, parent: Int, declaration: Int
  ) -> Int {
    let index = scopes.count
    let outer = scopes[parent]
    let typeScope = kind == .type ? index : outer.typeScope
    let memberScope: Int
    switch kind {
    case .function, .property: memberScope = index
    case .type: memberScope = -1
    default: memberScope = outer.memberScope
    }
    scopes.append(
      Scope(
        kind: kind, word: word, header: header, open: open, bodyStart: open + 1,
        close: outline.count, parent: parent, declaration: declaration, typeScope: typeScope,
        memberScope: memberScope))
    return index
  }

  /// Determines the kind of scope that a brace opens from its statement.
  mutating func openBrace(at index: Int) {
    let scope = scope(openedBy: index)
    runs.add(scope, from: index)
    open(Frame(open: index, isStatements: true, baseScope: scope, scope: scope))
  }

  private mutating func scope(openedBy index: Int) -> Int {
    let frame = frame
    let parent = frame.scope
    guard frame.isStatements else {
      return addScope(
        .closure, word: .none, header: frame.segment, open: index, parent: parent,
        declaration: -1)
    }
    if frame.pending != .none {
      self.frame.pending = .none
      return addScope(
        frame.pending == .switch ? .switchBody : .control, word: frame.pending,
        header: frame.pendingStart, open: index, parent: parent, declaration: -1)
    }
    if let body = declarationBody(openedBy: index) { return body }
    return addScope(
      .closure, word: .none, header: frame.segment, open: index, parent: parent, declaration: -1)
  }

  private mutating func declarationBody(openedBy index: Int) -> Int? {
    let frame = frame
    let declaration = frame.declaration
    func scope(_ builder: inout OutlineBuilder, _ kind: Scope.Kind) -> Int {
      builder.frame.declaration = -1
      return builder.addScope(
        kind, word: frame.head, header: frame.segment, open: index, parent: frame.scope,
        declaration: declaration)
    }
    switch frame.head {
    case .struct, .class, .enum, .protocol, .extension, .actor:
      guard declaration >= 0 else { return nil }
      let body = scope(&self, .type)
      contents.types[declaration].scope = body
      return body
    case .func, .`init`, .deinit, .subscript:
      guard declaration >= 0 else { return nil }
      let body = scope(&self, frame.head == .subscript ? .property : .function)
      contents.functions[declaration].scope = body
      return body
    case .let, .var:
      return propertyBody(openedBy: index)
    case .get, .set, .willSet, .didSet, ._read, ._modify:
      guard scopes[frame.baseScope].kind == .property else { return nil }
      return scope(&self, .accessor)
    default:
      return nil
    }
  }

  private mutating func propertyBody(openedBy index: Int) -> Int? {
    let frame = frame
    guard frame.declaration >= 0 else { return nil }
    let observes = outline.word(index + 1) == .willSet || outline.word(index + 1) == .didSet
    guard !frame.sawEqual || observes else { return nil }
    endBinding(at: index)
    self.frame.declaration = -1
    let body = addScope(
      .property, word: .var, header: frame.segment, open: index, parent: frame.scope,
      declaration: frame.declaration)
    contents.properties[frame.declaration].scope = body
    contents.properties[frame.declaration].isComputed = !observes
    return body
  }
}
