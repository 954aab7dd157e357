// Evaluates the forms of expressions.

extension ManifestEvaluator {
  /// The value of an expression, read part by part.
  mutating func expression(_ span: Range<Int>, _ scope: Scope) -> ManifestValue {
    var start = span.lowerBound
    while outline.isText(start, "try") || outline.isText(start, "await")
      || outline.isText(start, "return")
    {
      start += 1
    }
    guard start < span.upperBound else { return .unknown }
    let span = start..<span.upperBound
    if let value = ternary(span, scope) { return value }
    let parts = split(span, at: "??")
    if parts.count > 1 {
      return parts.reduce(.unknown) { result, part in
        if case .unknown = result { return value(part, scope) }
        return result
      }
    }
    let terms = split(span, at: "+")
    if terms.count > 1 {
      var result = value(terms[0], scope)
      for term in terms.dropFirst() { result = result + value(term, scope) }
      return result
    }
    return chain(span, scope)
  }

  private mutating func ternary(_ span: Range<Int>, _ scope: Scope) -> ManifestValue? {
    guard let question = position(in: span, where: { $0 == .infixQuestion }),
      let colon = position(in: question + 1..<span.upperBound, where: { $0 == .colon })
    else { return nil }
    return .either(
      value(question + 1..<colon, scope), value(colon + 1..<span.upperBound, scope))
  }

  private func position(in span: Range<Int>, where isFound: (Lexeme.Kind) -> Bool) -> Int? {
    var index = span.lowerBound
    while index < span.upperBound {
      if isFound(outline.kind(index)) { return index }
      index = outline.stepOver(index)
    }
    return nil
  }

  private func split(_ span: Range<Int>, at text: StaticString) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, index) = (span.lowerBound, span.lowerBound)
    while index < span.upperBound {
      if outline.isText(index, text), outline.kind(index) == .op {
        parts.append(start..<index)
        start = index + 1
      }
      index = outline.stepOver(index)
    }
    parts.append(start..<max(start, span.upperBound))
    return parts
  }

  /// The value of an expression with the members and calls that follow it.
  private mutating func chain(_ span: Range<Int>, _ scope: Scope) -> ManifestValue {
    var index = span.lowerBound
    var value = first(&index, span.upperBound, scope)
    while index < span.upperBound {
      let kind = outline.kind(index)
      if kind == .exclamation || kind == .postfixQuestion {
        index += 1
      } else if kind == .period, outline.kind(index + 1) == .identifier {
        let name = outline.name(index + 1)
        index += 2
        let arguments = self.arguments(&index, span.upperBound, scope)
        value = member(name, arguments, of: value, scope)
      } else {
        return .unknown
      }
    }
    return value
  }

  /// The first operand of an expression.
  private mutating func first(_ index: inout Int, _ end: Int, _ scope: Scope) -> ManifestValue {
    let start = index
    let close = min(outline.partner(start) ?? end, end)
    switch outline.kind(start) {
    case .stringStart:
      index = close + 1
      return text(start, close, scope)
    case .leftSquare:
      index = close + 1
      return list(start + 1..<max(close, start + 1), scope)
    case .leftParen:
      index = close + 1
      return value(start + 1..<max(close, start + 1), scope)
    case .leftBrace:
      index = close + 1
      let body = start + 1..<max(close, start + 1)
      guard outline.kind(index) == .leftParen, index < end else { return .closure(body) }
      index = outline.stepOver(index)
      return block(body, scope)
    case .dollarIdentifier:
      index += 1
      return scope[outline.text(start)] ?? .unknown
    case .identifier, .period: return name(&index, end, scope)
    default:
      index = end
      return .unknown
    }
  }

  private mutating func list(_ span: Range<Int>, _ scope: Scope) -> ManifestValue {
    if outline.kind(span.lowerBound) == .colon { return .list([], isComplete: true) }
    if position(in: span, where: { $0 == .colon || $0 == .comma })
      .map({ outline.kind($0) == .colon }) == true,
      position(in: span, where: { $0 == .infixQuestion }) == nil
    {
      return .unknown
    }
    var elements: [ManifestValue] = []
    for element in self.elements(span) { elements.append(value(element.value, scope)) }
    return .list(elements, isComplete: true)
  }

  /// The text of a literal with its interpolations.
  private mutating func text(_ start: Int, _ close: Int, _ scope: Scope) -> ManifestValue {
    if let literal = StringLiteral(at: start, in: outline.lexemes, bytes: outline.bytes) {
      return .text(literal.value)
    }
    var result = ""
    var index = start + 1
    while index < close {
      switch outline.kind(index) {
      case .stringText:
        result += outline.text(index)
        index += 1
      case .interpolationStart:
        guard let end = outline.partner(index), end <= close,
          let part = value(index + 1..<end, scope).text
        else { return .unknown }
        result += part
        index = end + 1
      default: return .unknown
      }
    }
    return .text(result)
  }
}

// MARK: - Names and calls

extension ManifestEvaluator {
  /// The value of a dotted name with its arguments: a constant, a function's result, or the call
  /// itself.
  private mutating func name(_ index: inout Int, _ end: Int, _ scope: Scope) -> ManifestValue {
    var names: [String] = []
    if outline.kind(index) == .period { index += 1 }
    while index < end, outline.kind(index) == .identifier {
      names.append(outline.name(index))
      index += 1
      guard outline.kind(index) == .period, outline.kind(index + 1) == .identifier, index < end,
        !isMethod(index + 1)
      else { break }
      // A local value starts a chain.
      if names.count == 1, scope[names[0]] != nil { break }
      index += 1
    }
    guard let last = names.last else {
      index = end
      return .unknown
    }
    if outline.kind(index) == .leftParen, index < end, !outline.startsLine(index) {
      let arguments = self.arguments(&index, end, scope) ?? []
      if last == "init", names.count > 1 {
        return .call(ManifestCall(name: names[names.count - 2], arguments: arguments))
      }
      return result(of: last, arguments)
        ?? .call(ManifestCall(name: last, arguments: arguments))
    }
    if names.count == 1, let value = scope[last] { return value }
    if last == "rawValue" || last == "description", names.count > 1 {
      return rawValue(names[names.count - 2]).map(ManifestValue.text) ?? .unknown
    }
    return constant(last, [:]) ?? .member(last)
  }

  /// Whether a name is a method of arrays and strings.
  private func isMethod(_ index: Int) -> Bool {
    outline.isText(index, "map") || outline.isText(index, "flatMap")
      || outline.isText(index, "compactMap") || outline.isText(index, "filter")
      || outline.isText(index, "lowercased") || outline.isText(index, "uppercased")
  }

  /// The arguments at a parenthesis and the trailing closure; `nil` if there are none.
  private mutating func arguments(
    _ index: inout Int, _ end: Int, _ scope: Scope
  ) -> [ManifestArgument]? {
    var result: [ManifestArgument] = []
    var isCall = false
    if index < end, outline.kind(index) == .leftParen, let close = outline.partner(index) {
      for element in elements(index + 1..<min(close, end)) {
        result.append(
          ManifestArgument(label: element.label, value: value(element.value, scope)))
      }
      index = close + 1
      isCall = true
    }
    if index < end, outline.kind(index) == .leftBrace, let close = outline.partner(index) {
      result.append(ManifestArgument(label: "", value: .closure(index + 1..<min(close, end))))
      index = close + 1
      isCall = true
    }
    return isCall ? result : nil
  }

  /// The value of a member of a value.
  private mutating func member(
    _ name: String, _ arguments: [ManifestArgument]?,
    of value: ManifestValue, _ scope: Scope
  ) -> ManifestValue {
    switch (name, value) {
    case ("map", .list(let elements, let isComplete)),
      ("flatMap", .list(let elements, let isComplete)),
      ("compactMap", .list(let elements, let isComplete)):
      guard let transform = arguments?.first?.value else { return .unknown }
      var results: [ManifestValue] = []
      for element in elements { results.append(apply(transform, to: element, scope)) }
      return .list(results, isComplete: isComplete)
    case ("filter", .list(let elements, _)): return .list(elements, isComplete: false)
    case ("lowercased", .text(let text)): return .text(text.lowercased())
    case ("uppercased", .text(let text)): return .text(text.uppercased())
    case ("rawValue", .text), ("rawValue", .list): return value
    case ("rawValue", .member(let name)): return rawValue(name).map(ManifestValue.text) ?? .unknown
    case (_, .call(let call)):
      if arguments == nil { return call[name] ?? .unknown }
      // A helper function that modifies a target keeps its name and path.
      return value
    default: return .unknown
    }
  }

  private mutating func apply(
    _ transform: ManifestValue, to element: ManifestValue, _ outer: Scope
  ) -> ManifestValue {
    var scope = outer
    switch transform {
    case .closure(let span):
      scope["$0"] = element
      guard let body = closureBody(span, element, &scope) else { return .unknown }
      return block(body, scope)
    case .member(let name):
      let arguments = [ManifestArgument(label: "", value: element)]
      return result(of: name, arguments)
        ?? .call(ManifestCall(name: name, arguments: arguments))
    case .text, .list, .call, .unknown: return .unknown
    }
  }

  /// The statements of a closure with one parameter, which gets its value.
  private func closureBody(
    _ span: Range<Int>, _ element: ManifestValue, _ scope: inout Scope
  ) -> Range<Int>? {
    var start = span.lowerBound
    if outline.kind(start) == .leftParen { start += 1 }
    guard outline.kind(start) == .identifier,
      let word = span.prefix(12).first(where: { outline.isText($0, "in") })
    else { return span }
    scope[outline.name(start)] = element
    return word + 1 < span.upperBound ? word + 1..<span.upperBound : nil
  }
}
