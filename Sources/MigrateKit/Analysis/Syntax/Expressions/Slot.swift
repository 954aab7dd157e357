/// The immediate syntactic context of an expression.
package enum Slot: Hashable, Sendable {
  /// An argument of a call: its parenthesis, the label's lexeme, and the number of preceding ones.
  case argument(call: Int, label: Int?, position: Int)
  /// An element of an array literal, by its opening bracket.
  case element(open: Int)
  /// The key of a dictionary literal's entry.
  case dictionaryKey(open: Int)
  /// The value of a dictionary literal's entry.
  case dictionaryValue(open: Int, key: Range<Int>)
  /// An argument of a subscript.
  case subscripted(open: Int)
  /// The only content of parentheses, or an element of a tuple.
  case parenthesized(open: Int, label: Int?, position: Int)
  /// The value of an assignment.
  case assigned(target: Range<Int>)
  /// The initial value of a `let` or `var`, by its place among the outline's properties.
  case initializer(property: Int)
  /// The default value of a parameter.
  case defaultArgument(function: Int, parameter: Int)
  /// The raw value of an enum case, by the case's name.
  case rawValue(name: Int)
  /// The value bound by `if let` and similar.
  case bound(name: Int)
  /// An arm of a ternary, by its question mark.
  case ternary(question: Int, isThen: Bool)
  /// The condition of a ternary.
  case ternaryCondition(question: Int)
  /// An operand of an operator, by the operator (`is` and `as` are operators too).
  case operand(op: Int)
  /// The base of a member access.
  case receiver
  /// The operand of `return`.
  case returned
  /// A separate statement, in the scope.
  case statement(scope: Int)
  /// A pattern after `case`.
  case pattern
  /// The operand of `if`, `switch`, `for`, `while`, `guard` or `throw`, by the keyword.
  case subject(keyword: Int)
  /// An interpolation of a string.
  case interpolation
  /// Something else.
  case unknown
}

extension SyntaxOutline {
  /// The immediate syntactic context of the expression `span`.
  package func slot(of span: Range<Int>) -> Slot {
    if let following = slot(before: span.upperBound, of: span) { return following }
    let start = span.lowerBound
    let previous = start - 1
    let open = encloser(start)
    let isStatementLevel = open < 0 || kind(open) == .leftBrace
    if isStatementLevel, segmentStart(start) == start {
      return .statement(scope: scopeIndex(start))
    }
    switch kind(previous) {
    case .leftParen, .leftSquare, .comma: return isStatementLevel ? commaSlot(span) : listSlot(span)
    case .colon: return colonSlot(span, colon: previous)
    case .infixQuestion: return .ternary(question: previous, isThen: true)
    case .equal: return valueSlot(equal: previous)
    case .op, .prefixAmpersand: return .operand(op: previous)
    case .identifier: return slot(of: span, after: previous)
    case .interpolationStart: return .interpolation
    case .leftBrace, .semicolon: return .statement(scope: scopeIndex(start))
    default: return .unknown
    }
  }

  /// The following lexeme may determine it: a chain, an operator, a ternary.
  private func slot(before next: Int, of span: Range<Int>) -> Slot? {
    if link(at: next) != nil { return .receiver }
    switch kind(next) {
    case .infixQuestion: return .ternaryCondition(question: next)
    case .op where buffer.lexemes[next].flags.contains(.infix): return .operand(op: next)
    case .identifier where word(next) == .as || word(next) == .is:
      return isStatementBoundary(next) ? nil : .operand(op: next)
    case .equal:
      // The left side: a pattern, or an assignment target.
      return bareWord(span.lowerBound - 1) == .case ? .pattern : .operand(op: next)
    default: return nil
    }
  }

  private func isStatementBoundary(_ index: Int) -> Bool { segmentStart(index) == index }

  private func listSlot(_ span: Range<Int>) -> Slot {
    let open = encloser(span.lowerBound)
    if kind(open) == .leftSquare {
      if isSubscript(open) { return .subscripted(open: open) }
      return kind(span.upperBound) == .colon ? .dictionaryKey(open: open) : .element(open: open)
    }
    return parenSlot(open: open, label: nil, at: span.lowerBound)
  }

  private func parenSlot(open: Int, label: Int?, at index: Int) -> Slot {
    let position = elementsBefore(index, in: open)
    return isCall(open)
      ? .argument(call: open, label: label, position: position)
      : .parenthesized(open: open, label: label, position: position)
  }

  /// The number of list elements before the one at `index`.
  private func elementsBefore(_ index: Int, in open: Int) -> Int {
    var commas = 0
    var at = index - 1
    var steps = 0
    while at > open, steps < Self.maximumElements {
      if kind(at) == .comma { commas += 1 }
      at = stepBack(at)
      steps += 1
    }
    return commas
  }

  private func commaSlot(_ span: Range<Int>) -> Slot {
    let head = bareWord(declarationKeyword(from: segmentStart(span.lowerBound)))
    return head == .case ? .pattern : .unknown
  }

  private func colonSlot(_ span: Range<Int>, colon: Int) -> Slot {
    let open = encloser(colon)
    let isList = open >= 0 && kind(open) != .leftBrace
    if isList, kind(colon - 1) == .identifier || kind(colon - 1) == .dollarIdentifier,
      kind(colon - 2) == .leftParen || kind(colon - 2) == .comma, kind(open) == .leftParen
    {
      return parenSlot(open: open, label: colon - 1, at: span.lowerBound)
    }
    if let question = ternaryQuestion(of: colon) {
      return .ternary(question: question, isThen: false)
    }
    if isList, kind(open) == .leftSquare {
      if isSubscript(open) { return .subscripted(open: open) }
      let start = segmentStart(colon)
      return .dictionaryValue(open: open, key: start..<max(start, colon))
    }
    return .unknown
  }

  private func valueSlot(equal: Int) -> Slot {
    let open = encloser(equal)
    if open >= 0, kind(open) == .leftParen {
      guard let function = functionIndex(parametersOpen: open) else { return .unknown }
      return .defaultArgument(function: function, parameter: elementsBefore(equal, in: open))
    }
    if let property = propertyIndex(assignedBy: equal) { return .initializer(property: property) }
    let start = segmentStart(equal)
    switch bareWord(declarationKeyword(from: start)) {
    case .case: return .rawValue(name: equal - 1)
    case .if, .guard, .while, .else: return .bound(name: equal - 1)
    case .let, .var, .typealias: return .unknown
    default:
      let target = expressionStart(equal - 1, from: start)
      return .assigned(target: target..<equal)
    }
  }

  private func expressionStart(_ last: Int, from start: Int) -> Int {
    max(chainStart(last), start)
  }

  private func slot(of span: Range<Int>, after keyword: Int) -> Slot {
    switch bareWord(keyword) {
    case .return: return .returned
    case .try, .await, .any, .some: return slot(of: keyword..<span.upperBound)
    case .case: return .pattern
    case .as, .is: return .operand(op: keyword)
    case .if, .guard, .while, .switch, .for, .throw, .where: return .subject(keyword: keyword)
    case .in:
      let isStart = scopes[scopeIndex(span.lowerBound)].bodyStart == span.lowerBound
      return isStart
        ? .statement(scope: scopeIndex(span.lowerBound)) : .subject(keyword: keyword)
    default: return .unknown
    }
  }

  /// The property whose initial value an `=` starts; `nil` for other equal signs.
  func propertyIndex(assignedBy equal: Int) -> Int? {
    let next = properties.partitioningIndex { $0.name >= equal }
    guard next > 0, properties[next - 1].initializer.lowerBound == equal + 1,
      !properties[next - 1].initializer.isEmpty
    else { return nil }
    return next - 1
  }

  /// The function whose parameters a parenthesis opens.
  func functionIndex(parametersOpen open: Int) -> Int? {
    // Fast path: most parentheses follow the name of what is called.
    if open > 1, kind(open - 1) == .identifier, bareWord(open - 2) != .func {
      switch word(open - 1) {
      case .`init`, .subscript: break
      default: return nil
      }
    }
    let next = functions.partitioningIndex { $0.name >= open }
    return next > 0 && functions[next - 1].parametersOpen == open ? next - 1 : nil
  }
}
