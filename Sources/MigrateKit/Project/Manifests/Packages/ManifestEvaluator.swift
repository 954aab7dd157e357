/// Evaluates the expressions of a `Package.swift` without running it.
///
/// Constants, static members, functions with one result, arrays, `+`, `map` and interpolation are
/// evaluated; what depends on the machine is unknown. All branches of an `if` count.
struct ManifestEvaluator {
  /// The values of parameters and local names.
  typealias Scope = [String: ManifestValue]

  let outline: SyntaxOutline
  /// The properties with each name, by their index in the outline.
  private var properties: [String: [Int]] = [:]
  /// The functions with each name, by their index in the outline.
  private var functions: [String: [Int]] = [:]
  /// The raw values of the cases of enumerations.
  private var cases: [String: String] = [:]
  /// The additions to arrays after their declaration, by name.
  private var additions: [String: [Addition]] = [:]
  /// The remaining number of expressions, and the nesting limit.
  private var steps: Int
  private var depth = 0

  private static let maximumDepth = 48

  /// An addition to an array.
  private struct Addition {
    var position: Int
    var value: Range<Int>
    var isElement: Bool
  }

  /// Prepares the evaluation of a file.
  init(_ bytes: [UInt8]) {
    outline = SyntaxOutline(bytes)
    steps = 10_000 + outline.count * 4
    for (index, property) in outline.properties.enumerated() {
      properties[outline.name(property.name), default: []].append(index)
    }
    for (index, function) in outline.functions.enumerated() {
      functions[outline.name(function.name), default: []].append(index)
    }
    noteCasesAndAdditions()
  }

  private mutating func noteCasesAndAdditions() {
    for index in 0..<outline.count {
      if outline.isText(index, "case"), outline.kind(index + 1) == .identifier {
        let name = outline.name(index + 1)
        var raw = name
        if outline.kind(index + 2) == .equal,
          let literal = StringLiteral(at: index + 3, in: outline.lexemes, bytes: outline.bytes)
        {
          raw = literal.value
        }
        if cases[name] == nil { cases[name] = raw }
      }
      noteAddition(at: index)
    }
  }

  /// Records `name.append(…)`, `name.append(contentsOf: …)`, `name.insert(…)` and `name += …`.
  private mutating func noteAddition(at index: Int) {
    if outline.isText(index, "+="), let name = chainName(endingAt: index - 1) {
      let value = index + 1..<statementEnd(from: index + 1)
      additions[name, default: []].append(
        Addition(position: index, value: value, isElement: false))
    } else if outline.isText(index, "append") || outline.isText(index, "insert"),
      outline.kind(index - 1) == .period, outline.kind(index + 1) == .leftParen,
      let close = outline.partner(index + 1), let name = chainName(endingAt: index - 2),
      let first = elements(index + 2..<close).first
    {
      let isElement = first.label != "contentsOf"
      additions[name, default: []].append(
        Addition(position: index, value: first.value, isElement: isElement))
    }
  }

  /// The dotted name that ends at a lexeme.
  private func chainName(endingAt end: Int) -> String? {
    guard outline.kind(end) == .identifier else { return nil }
    var start = end
    while outline.kind(start - 1) == .period, outline.kind(start - 2) == .identifier { start -= 2 }
    return outline.compactText(start..<end + 1)
  }

  private func statementEnd(from start: Int) -> Int {
    var end = start
    while end < outline.count, outline.kind(end) != .rightBrace, outline.kind(end) != .semicolon {
      let next = outline.stepOver(end)
      if next < outline.count, outline.startsLine(next), !continuesLine(next), end >= start {
        return next
      }
      end = next
    }
    return end
  }

  private func continuesLine(_ index: Int) -> Bool {
    outline.kind(index) == .period || outline.kind(index) == .op
      || outline.kind(index) == .infixQuestion || outline.kind(index) == .colon
      || outline.kind(index - 1) == .op || outline.kind(index - 1) == .equal
  }

  /// The elements of a list or of arguments, split at commas, with their labels.
  func elements(_ span: Range<Int>) -> [(label: String, value: Range<Int>)] {
    var result: [(label: String, value: Range<Int>)] = []
    var (start, index) = (span.lowerBound, span.lowerBound)
    while index <= span.upperBound {
      if index == span.upperBound || outline.kind(index) == .comma {
        if start < index { result.append(labeled(start..<index)) }
        start = index + 1
        index += 1
      } else {
        index = min(outline.stepOver(index), span.upperBound)
      }
    }
    return result
  }

  private func labeled(_ span: Range<Int>) -> (label: String, value: Range<Int>) {
    guard span.count > 2, outline.kind(span.lowerBound) == .identifier,
      outline.kind(span.lowerBound + 1) == .colon
    else { return ("", span) }
    return (outline.name(span.lowerBound), span.lowerBound + 2..<span.upperBound)
  }
}

// MARK: - Values of names

extension ManifestEvaluator {
  /// The value of an expression.
  mutating func value(_ span: Range<Int>, _ scope: Scope = [:]) -> ManifestValue {
    steps -= 1
    guard steps > 0, depth < Self.maximumDepth, !span.isEmpty else { return .unknown }
    depth += 1
    defer { depth -= 1 }
    return expression(span, scope)
  }

  /// The additions to a named array, in order.
  mutating func added(to name: String, _ scope: Scope = [:], in range: Range<Int>? = nil)
    -> ManifestValue
  {
    var result = ManifestValue.list([], isComplete: true)
    for addition in additions[name] ?? [] {
      if let range, !range.contains(addition.position) { continue }
      let value = value(addition.value, scope)
      result = result + (addition.isElement ? .list([value], isComplete: true) : value)
    }
    return result
  }

  /// The value of a constant, a static member or a case; `nil` when none has the name.
  mutating func constant(_ name: String, _ scope: Scope) -> ManifestValue? {
    guard let index = properties[name]?.first(where: { isVisible(outline.properties[$0]) }) else {
      return nil
    }
    let property = outline.properties[index]
    if property.initializer.isEmpty {
      guard property.scope >= 0 else { return .unknown }
      return body(property.scope, scope)
    }
    let value = value(property.initializer, scope)
    guard !property.isLet, additions[name] != nil else { return value }
    return value + added(to: name, scope)
  }

  /// Whether a property is global or a member of a type, not local.
  private func isVisible(_ property: PropertyDeclaration) -> Bool {
    outline.scopes.indices.contains(property.parent)
      && outline.scopes[property.parent].memberScope < 0
  }

  /// The raw value of a case with a name.
  func rawValue(_ name: String) -> String? { cases[name] }

  /// The result of a function for some arguments; `nil` when no function has the name and the
  /// labels.
  mutating func result(
    of name: String, _ arguments: [ManifestArgument]
  ) -> ManifestValue? {
    for index in functions[name] ?? [] {
      let function = outline.functions[index]
      guard function.scope >= 0, let scope = bind(function, arguments) else { continue }
      return body(function.scope, scope)
    }
    return nil
  }

  /// The values of a function's parameters; `nil` when the arguments do not fit.
  private mutating func bind(
    _ function: FunctionDeclaration, _ arguments: [ManifestArgument]
  ) -> Scope? {
    guard let close = outline.partner(function.parametersOpen) else { return nil }
    var scope: Scope = [:]
    var rest = arguments[...]
    for parameter in parameters(function.parametersOpen + 1..<close) {
      if let argument = rest.first, argument.label == parameter.label {
        scope[parameter.name] = argument.value
        rest.removeFirst()
      } else if !parameter.byDefault.isEmpty {
        scope[parameter.name] = value(parameter.byDefault)
      } else {
        return nil
      }
    }
    return rest.isEmpty ? scope : nil
  }

  private func parameters(
    _ span: Range<Int>
  ) -> [(label: String, name: String, byDefault: Range<Int>)] {
    elementRanges(span).compactMap { range in
      guard let colon = range.first(where: { outline.kind($0) == .colon }),
        colon > range.lowerBound
      else { return nil }
      let label = outline.name(range.lowerBound)
      let name = outline.name(colon - 1)
      let equal = range.first { outline.kind($0) == .equal }
      return (
        label == "_" ? "" : label, name, (equal ?? range.upperBound - 1) + 1..<range.upperBound
      )
    }
  }

  private func elementRanges(_ span: Range<Int>) -> [Range<Int>] {
    elements(span).map { element in
      element.label.isEmpty
        ? element.value : element.value.lowerBound - 2..<element.value.upperBound
    }
  }

  /// The value of a body: its last `return`, or its only expression.
  mutating func body(_ index: Int, _ scope: Scope) -> ManifestValue {
    guard outline.scopes.indices.contains(index) else { return .unknown }
    let body = outline.scopes[index]
    guard body.bodyStart <= body.close else { return .unknown }
    return block(body.bodyStart..<min(body.close, outline.count), scope)
  }

  /// The value of statements: of the last `return` among them, or of the only expression.
  mutating func block(_ span: Range<Int>, _ outer: Scope) -> ManifestValue {
    guard !span.isEmpty else { return .unknown }
    var scope = outer
    var results: [Range<Int>] = []
    var isPlain = true
    for index in span {
      if outline.isText(index, "return") {
        results.append(index + 1..<min(statementEnd(from: index + 1), span.upperBound))
      } else if outline.isText(index, "let") || outline.isText(index, "var"),
        let property = outline.property(named: index + 1), !property.initializer.isEmpty
      {
        isPlain = false
        let name = outline.name(property.name)
        let value = value(property.initializer, scope)
        if case .list = value {
          scope[name] = value + added(to: name, scope, in: span)
        } else {
          scope[name] = value
        }
      }
    }
    if results.isEmpty { return isPlain ? value(span, scope) : .unknown }
    var result = value(results[results.count - 1], scope)
    for other in results.dropLast() { result = .either(result, value(other, scope)) }
    return result
  }
}
