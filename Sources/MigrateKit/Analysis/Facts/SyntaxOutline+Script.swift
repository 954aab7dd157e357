extension SyntaxOutline {
  /// Whether the code is run on its own and no part of an app: its first line names the interpreter, or statements stand
  /// outside of all declarations, which only `main.swift` of a target may have.
  package func isScript(at path: String) -> Bool {
    if bytes.starts(with: "#!".utf8) { return true }
    return !path.hasSuffix("main.swift") && !path.hasSuffix("Package.swift") && hasStatements
  }

  /// Whether a call, an assignment or a loop stands outside of all declarations.
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

  /// Whether a lexeme that is in no brackets begins a statement that is no declaration.
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
