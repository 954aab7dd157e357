/// Builds an outline in one pass over its lexemes.
///
/// A frame represents each open bracket. In braces, and at the top of the file, a frame is split into
/// statements; in parentheses and square brackets it is split into elements at the commas.
struct OutlineBuilder {
  /// The state of one open bracket; small, because each bracket moves two.
  struct Frame {
    /// The opening bracket; -1 for the file.
    @Int32Backed var open: Int
    /// Whether it contains statements, not elements.
    var isStatements: Bool
    /// The scope that the bracket opened or is in.
    @Int32Backed var baseScope: Int
    /// The current scope: the base, or the current case of a switch.
    @Int32Backed var scope: Int
    /// The first lexeme of the current segment.
    @Int32Backed var segment = -1
    /// The word that the current statement begins with, after attributes and modifiers.
    var head = KnownWord.none
    /// The lexeme up to which a line break does not end the statement.
    @Int32Backed var headEnd = -1
    /// The control word that waits for its brace.
    var pending = KnownWord.none
    /// The first lexeme of the part that `pending` opened.
    @Int32Backed var pendingStart = -1
    /// The declaration that waits for its body or its initial value; -1 if there is none.
    @Int32Backed var declaration = -1
    /// Whether the current binding has its `=`.
    var sawEqual = false
    /// Ternaries whose colon is still missing.
    @Int32Backed var ternaries = 0
    /// Whether the next lexeme starts a segment.
    var isFresh = true
  }

  /// The lexemes and brackets that are read.
  let outline: SyntaxOutline
  /// Every scope so far, outer before inner.
  var scopes: [Scope] = []
  /// The scope of each lexeme so far.
  var runs = ScopeRuns()
  /// The declarations read so far.
  var contents = OutlineContents()
  /// The innermost open bracket.
  var frame = Frame(open: -1, isStatements: true, baseScope: 0, scope: 0)
  /// The enclosing brackets, outermost first.
  private var outer: [Frame] = []

  /// Starts with an outline that has its lexemes and brackets.
  init(_ outline: SyntaxOutline) { self.outline = outline }

  /// Reads all lexemes, and notes for each the first lexeme of the statement, or of the element in a list, that it
  /// belongs to.
  ///
  /// - Parameter segments: Room for one index of a lexeme each.
  mutating func build(_ segments: UnsafeMutableBufferPointer<Int32>) {
    let count = outline.count
    scopes = [
      Scope(
        kind: .file, word: .none, header: 0, open: -1, bodyStart: 0, close: count, parent: -1,
        declaration: -1, typeScope: -1, memberScope: -1)
    ]
    let buffer = outline.buffer
    buffer.lexemes.withUnsafeBufferPointer { lexemes in
      buffer.links.withUnsafeBufferPointer { links in
        for index in 0..<count {
          read(index, lexemes[index], links[index], segments)
        }
      }
    }
    while !outer.isEmpty { closeFrame(at: count) }
    endFrame(at: count)
  }

  @inline(__always)
  private mutating func read(
    _ index: Int, _ lexeme: Lexeme, _ link: LexemeBuffer.Link,
    _ segments: UnsafeMutableBufferPointer<Int32>
  ) {
    let kind = lexeme.kind
    let open = Int(link.partner)
    if open >= 0, open < index {
      while frame.open > open { closeFrame(at: index) }
      let opened = frame.baseScope
      closeFrame(at: index)
      runs.add(kind == .rightBrace ? opened : frame.scope, from: index)
      segments.initializeElement(at: index, to: Int32(truncatingIfNeeded: frame.segment))
      return
    }
    if frame.isFresh || (link.startsLine && isStatementBoundary(index)) {
      startSegment(at: index)
    }
    runs.add(frame.scope, from: index)
    segments.initializeElement(at: index, to: Int32(truncatingIfNeeded: frame.segment))
    // Most lexemes are names and members, which change nothing.
    if kind == .identifier {
      if lexeme.word != .none, frame.isStatements { reactToWord(at: index) }
    } else if kind.shapesOutline {
      react(to: kind, at: index)
    }
  }

  private mutating func react(to kind: Lexeme.Kind, at index: Int) {
    switch kind {
    case .leftBrace: openBrace(at: index)
    case .leftParen, .leftSquare, .stringStart, .interpolationStart:
      let scope = frame.scope
      open(Frame(open: index, isStatements: false, baseScope: scope, scope: scope))
    case .comma: endElement(at: index)
    case .semicolon:
      if frame.isStatements { endBinding(at: index) }
      frame.isFresh = frame.isStatements
    case .colon: endLabel(at: index)
    case .infixQuestion: frame.ternaries += 1
    case .equal: startInitializer(at: index)
    default: break
    }
  }

  /// Notes a control word of a statement.
  private mutating func reactToWord(at index: Int) {
    let word = outline.bareWord(index)
    switch word {
    case .if, .guard, .while, .for, .switch, .do, .catch, .else, .defer, .repeat:
      frame.pending = word
      frame.pendingStart = index
    case .in:
      let scope = frame.scope
      let isSignature =
        scopes[scope].kind == .closure && frame.head != .for
        && frame.pending != .for && scopes[scope].bodyStart == frame.segment
      if isSignature {
        scopes[scope].bodyStart = index + 1
        frame.isFresh = true
      }
    default: break
    }
  }

  /// A comma ends a list element; in a statement it may start another binding.
  private mutating func endElement(at index: Int) {
    guard frame.isStatements else {
      frame.isFresh = true
      return
    }
    let declares = frame.head == .let || frame.head == .var
    guard declares, frame.declaration >= 0 else { return }
    guard outline.kind(index + 1) == .identifier else { return }
    switch outline.kind(index + 2) {
    case .equal, .colon: break
    // `let red, green, blue: Double`, but not a type or a value with commas.
    case .comma where !frame.sawEqual && index > frame.headEnd: break
    default: return
    }
    endBinding(at: index)
    declareProperty(isLet: frame.head == .let, name: index + 1)
  }

  /// The colon after `case …` or `default` ends the label; what follows is a statement.
  private mutating func endLabel(at index: Int) {
    if frame.ternaries > 0 {
      frame.ternaries -= 1
      return
    }
    let scope = frame.scope
    guard frame.head == .case || frame.head == .default,
      scopes[scope].kind == .switchCase, scopes[scope].bodyStart < 0
    else { return }
    scopes[scope].bodyStart = index + 1
    frame.isFresh = true
  }

  private mutating func startInitializer(at index: Int) {
    guard frame.isStatements, !frame.sawEqual else { return }
    frame.sawEqual = true
    let declares = frame.head == .let || frame.head == .var
    guard declares, frame.declaration >= 0 else { return }
    contents.properties[frame.declaration].initializer = index + 1..<index + 1
  }

  /// Ends the value of the current `let` or `var`.
  mutating func endBinding(at index: Int) {
    let declares = frame.head == .let || frame.head == .var
    guard declares, frame.declaration >= 0, frame.sawEqual else { return }
    let declaration = frame.declaration
    let start = contents.properties[declaration].initializer.lowerBound
    if contents.properties[declaration].initializer.isEmpty, start <= index {
      contents.properties[declaration].initializer = start..<index
    }
  }

  mutating func open(_ inner: Frame) {
    outer.append(frame)
    frame = inner
  }

  private mutating func closeFrame(at index: Int) {
    guard let around = outer.popLast() else { return }
    endFrame(at: index)
    frame = around
  }

  private mutating func endFrame(at index: Int) {
    endBinding(at: index)
    if frame.scope != frame.baseScope { scopes[frame.scope].close = index }
    if frame.isStatements { scopes[frame.baseScope].close = index }
  }
}

extension Lexeme.Kind {
  /// Whether the builder reacts to it: what opens a bracket, and what separates.
  fileprivate var shapesOutline: Bool {
    switch self {
    case .leftBrace, .leftParen, .leftSquare, .stringStart, .interpolationStart, .comma, .semicolon,
      .colon, .infixQuestion, .equal:
      true
    default: false
    }
  }
}
