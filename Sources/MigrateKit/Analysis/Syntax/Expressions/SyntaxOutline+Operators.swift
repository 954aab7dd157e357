// Finds the operators of an expression by precedence.

extension SyntaxOutline {
  /// The infix operator that is applied last in an expression: the rightmost of the lowest precedence, the
  /// leftmost of `??`.
  package func weakestOperator(in span: Range<Int>) -> (index: Int, name: String)? {
    var best: (index: Int, name: String, precedence: Int)?
    var index = span.lowerBound
    while index < span.upperBound {
      if index > span.lowerBound, let name = infixOperator(at: index) {
        let precedence = Self.precedence(of: name)
        let isLater = name != "??"
        if best.map({ precedence < $0.precedence || isLater && precedence == $0.precedence })
          ?? true
        {
          best = (index, name, precedence)
        }
      }
      index = stepOver(index)
    }
    return best.map { ($0.index, $0.name) }
  }

  private func infixOperator(at index: Int) -> String? {
    if kind(index) == .identifier {
      let word = bareWord(index)
      return word == .as ? "as" : word == .is ? "is" : nil
    }
    guard kind(index) == .op, buffer.lexemes[index].flags.contains(.infix),
      genericOpen(closing: index) == nil, genericEnd(index) == nil
    else { return nil }
    return text(index)
  }

  private static func precedence(of op: String) -> Int {
    switch op {
    case "||": 1
    case "&&": 2
    case "==", "!=", "<", ">", "<=", ">=", "~=", "===", "!==": 3
    case "??": 4
    case "as", "is": 5
    case "...", "..<": 6
    case "+", "-", "&+", "&-", "|", "^": 7
    case "*", "/", "%", "&", "&*": 8
    case "<<", ">>", "&<<", "&>>": 9
    // A custom operator, or an assignment.
    default: 0
    }
  }
}
