extension SyntaxOutline {
  /// Whether the file is a script, which no app contains: its first line names the interpreter, or it has statements at
  /// the top level, which a target allows in `main.swift` only.
  package func isScript(at path: String) -> Bool {
    if bytes.starts(with: "#!".utf8) { return true }
    return !path.hasSuffix("main.swift") && !path.hasSuffix("Package.swift") && hasStatements
  }

  /// Whether the top level has a call, an assignment or a loop.
  private var hasStatements: Bool {
    var index = 0
    while index < count {
      // What follows an unmatched brace may be inside of a declaration.
      if kind(index) == .rightBrace { return false }
      if startsLine(index) || index == 0, isStatement(at: index) { return true }
      index = stepOver(index)
    }
    return false
  }

  /// Whether a lexeme at the top level begins a statement, not a declaration.
  private func isStatement(at index: Int) -> Bool {
    guard kind(index) == .identifier, segmentStart(index) == index else { return false }
    switch bareWord(index) {
    case .for, .while, .guard, .if, .switch, .do, .defer: return true
    default: break
    }
    // `nonisolated(unsafe) let shared` declares something, and so does any word in front of another.
    var next = index + 1
    while kind(next) == .period, kind(next + 1) == .identifier { next += 2 }
    if kind(next) == .equal { return true }
    guard kind(next) == .leftParen else { return false }
    let after = stepOver(next)
    return after == count || startsLine(after) || [.period, .leftBrace].contains(kind(after))
  }
}
