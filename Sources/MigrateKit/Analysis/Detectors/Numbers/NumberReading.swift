/// The value of a number expression.
enum NumberReading: Hashable, Sendable {
  /// One constant number.
  case constant(Double)
  /// A choice between constant numbers, in order of appearance.
  case several([Double])
  /// A name or a member, whose value is elsewhere.
  case reference(Range<Int>)
  /// A computed value.
  case computed
}

extension SyntaxOutline {
  /// Reads the expression `span` as a number.
  func numberReading(_ span: Range<Int>) -> NumberReading {
    if let number = number(span) { return .constant(number) }
    let span = withoutParentheses(span)
    if let question = outerQuestion(in: span), let ternary = ternary(at: question) {
      var numbers: [Double] = []
      for arm in [ternary.thenArm, ternary.elseArm] {
        switch numberReading(arm) {
        case .constant(let number): numbers.append(number)
        case .several(let more): numbers += more
        case .reference, .computed: return .computed
        }
      }
      return .several(numbers)
    }
    return isReference(span) ? .reference(span) : .computed
  }

  /// Whether an expression adds or subtracts numbers: `16 + 32 + 12`.
  func isSum(_ span: Range<Int>) -> Bool {
    let span = withoutParentheses(span)
    return span.dropFirst().dropLast().contains { index in
      kind(index) == .op && (isText(index, "+") || isText(index, "-"))
        && kind(index - 1) != .leftParen
    }
  }

  /// The expression inside of redundant parentheses.
  package func withoutParentheses(_ span: Range<Int>) -> Range<Int> {
    var span = span
    while span.count > 2, kind(span.lowerBound) == .leftParen,
      partner(span.lowerBound) == span.upperBound - 1
    {
      span = span.lowerBound + 1..<span.upperBound - 1
    }
    return span
  }

  /// The question mark of a ternary that `span` consists of.
  func outerQuestion(in span: Range<Int>) -> Int? {
    var index = span.lowerBound
    while index < span.upperBound {
      if kind(index) == .infixQuestion { return index }
      index = stepOver(index)
    }
    return nil
  }

  /// Whether an expression is a name or a chain of names: `Layout.corner`, `self.radius`.
  private func isReference(_ span: Range<Int>) -> Bool {
    span.allSatisfy { index in
      switch kind(index) {
      case .identifier, .dollarIdentifier, .period, .postfixQuestion, .exclamation: true
      default: false
      }
    }
  }
}
