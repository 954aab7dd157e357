/// A ternary expression `condition ? then : else`.
package struct TernaryExpression: Hashable, Sendable {
  /// The lexemes of the condition.
  package var condition: Range<Int>
  /// The lexemes of the value if the condition holds.
  package var thenArm: Range<Int>
  /// The lexemes of the value if it does not.
  package var elseArm: Range<Int>

  /// All lexemes.
  package var span: Range<Int> { condition.lowerBound..<elseArm.upperBound }
}

extension SyntaxOutline {
  /// The ternary whose question mark is at `question`.
  package func ternary(at question: Int) -> TernaryExpression? {
    guard kind(question) == .infixQuestion, let colon = ternaryColon(of: question) else {
      return nil
    }
    guard let start = operandsStart(before: question), let end = ternaryEnd(after: colon),
      start < question, question + 1 < colon, colon + 1 < end
    else { return nil }
    return TernaryExpression(
      condition: start..<question, thenArm: question + 1..<colon, elseArm: colon + 1..<end)
  }

  /// The colon that belongs to a question mark.
  func ternaryColon(of question: Int) -> Int? {
    var open = 1
    var index = question + 1
    for _ in 0..<Self.maximumWalk {
      switch kind(index) {
      case .infixQuestion: open += 1
      case .colon:
        open -= 1
        if open == 0 { return index }
      case .comma, .semicolon, .rightParen, .rightSquare, .rightBrace, .newline, .equal: return nil
      default: break
      }
      index = stepOver(index)
    }
    return nil
  }

  /// The question mark that a colon belongs to; `nil` for a label, a case or an annotation.
  func ternaryQuestion(of colon: Int) -> Int? {
    var open = 1
    var index = colon - 1
    for _ in 0..<Self.maximumWalk {
      switch kind(index) {
      case .colon: open += 1
      case .infixQuestion:
        open -= 1
        if open == 0 { return index }
      case .comma, .semicolon, .leftParen, .leftSquare, .leftBrace, .newline, .equal,
        .interpolationStart:
        return nil
      default: break
      }
      guard segmentStart(index) != index else { return nil }
      index = stepBack(index)
    }
    return nil
  }

  /// The index after the last arm of a ternary, nested ones in it included; `nil` when it is too long.
  private func ternaryEnd(after colon: Int) -> Int? {
    var open = 0
    var index = colon + 1
    for _ in 0..<Self.maximumWalk {
      switch kind(index) {
      case .infixQuestion: open += 1
      case .colon:
        if open == 0 { return index }
        open -= 1
      default:
        if index > colon + 1, endsOperands(index) { return index }
      }
      index = stepOver(index)
    }
    return nil
  }

  /// The first lexeme of the operands and operators that end before `index`; `nil` when there are too
  /// many.
  func operandsStart(before index: Int) -> Int? {
    var start = index
    for _ in 0..<Self.maximumWalk {
      guard segmentStart(start) != start, !precedesOperands(start - 1) else { return start }
      start = stepBack(start - 1) + 1
    }
    return nil
  }

  /// The index after the operands and operators that start at `index`, where arms of ternaries end
  /// them; `nil` when there are too many.
  package func operandsEnd(from index: Int) -> Int? {
    var end = index
    for _ in 0..<Self.maximumWalk {
      if kind(end) == .infixQuestion || kind(end) == .colon || (end > index && endsOperands(end)) {
        return end
      }
      end = stepOver(end)
    }
    return nil
  }

  /// The operands and operators around an expression, up to the arms of a ternary: `a ?? b` around
  /// `b`.
  ///
  /// The expression itself if there are too many.
  func operands(around span: Range<Int>) -> Range<Int> {
    guard let start = operandsStart(before: span.lowerBound + 1),
      let end = operandsEnd(from: span.upperBound - 1)
    else { return span }
    return min(start, span.lowerBound)..<max(end, span.upperBound)
  }

  /// Whether a lexeme cannot belong to the operands that follow it.
  private func precedesOperands(_ index: Int) -> Bool {
    switch kind(index) {
    case .leftParen, .leftSquare, .leftBrace, .interpolationStart, .comma, .colon, .semicolon,
      .equal, .infixQuestion, .newline:
      return true
    case .identifier:
      switch bareWord(index) {
      case .return, .in, .case, .if, .guard, .while, .switch, .for, .where, .else, .throw, .let,
        .var, .try, .await:
        return true
      default: return false
      }
    default: return false
    }
  }

  /// Whether an expression ends before a lexeme.
  private func endsOperands(_ index: Int) -> Bool {
    switch kind(index) {
    case .comma, .semicolon, .rightParen, .rightSquare, .rightBrace, .interpolationEnd, .newline,
      .equal:
      return true
    case .leftBrace:
      return !isTrailingClosure(index)
    case .identifier:
      let bare = bareWord(index)
      return bare == .else || bare == .where || bare == .in || segmentStart(index) == index
    default:
      return segmentStart(index) == index
    }
  }
}
