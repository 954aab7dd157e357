// Evaluates switches and patterns.

extension Evaluator {
  /// Runs the matching case of a switch.
  mutating func choose(
    _ statement: Range<Int>, in frame: inout CodeFrame, isValue: Bool
  ) throws(EvaluationStop) -> Flow {
    let outline = frame.outline
    guard let open = outline.bodyOpen(after: statement.lowerBound, before: statement.upperBound),
      outline.scopes[outline.scopeIndex(open)].kind == .switchBody
    else { throw .notConstant }
    let cases = outline.switchCases(of: outline.scopeIndex(open))
    let subject = try subject(
      statement.lowerBound + 1..<open, of: cases, in: frame)
    // Whether the case before leaves everything to this one.
    var falls = false
    for scope in cases where try isCompiled(caseAt: scope, in: frame) {
      var inner = frame
      if !falls {
        guard try matches(scope, subject, in: &inner) else { continue }
      }
      let body = outline.scopes[scope].bodyStart..<outline.scopes[scope].close
      guard !body.isEmpty else { return .next }
      falls = body.count == 1 && outline.bareWord(body.lowerBound) == .fallthrough
      if falls { continue }
      if outline.contains(.fallthrough, in: body) { throw .notConstant }
      inner.result = frame.result
      let flow = try run(body, in: &inner, isValue: isValue)
      for name in inner.locals.keys where frame.locals[name] == nil { inner.locals[name] = nil }
      frame = inner
      return flow
    }
    throw .notConstant
  }

  private mutating func isCompiled(caseAt scope: Int, in frame: CodeFrame) throws(EvaluationStop)
    -> Bool
  {
    guard !frame.code.clauses.isEmpty else { return true }
    let header = frame.outline.scopes[scope].open
    return isCompiled(
      frame.code.clauses.condition(at: frame.outline.byteRange(header..<header + 1).start),
      given: frame.place.condition, in: frame.target)
  }

  /// The subject of a switch.
  ///
  /// If the case is only known at run time, each case named in the switch is tried.
  private mutating func subject(
    _ span: Range<Int>, of cases: [Int], in frame: CodeFrame
  ) throws(EvaluationStop) -> SwiftValue {
    let outline = frame.outline
    do throws(EvaluationStop) {
      return try evaluate(span, in: frame, as: nil)
    } catch {
      guard case .unknown = error else { throw error }
      var names: [String] = []
      for scope in cases {
        let scope = outline.scopes[scope]
        guard scope.word == .case, scope.bodyStart > scope.open + 1 else { throw error }
        for pattern in outline.patterns(scope.open + 1..<scope.bodyStart - 1) {
          guard pattern.count == 2, outline.kind(pattern.lowerBound) == .period else { throw error }
          names.append(outline.name(pattern.lowerBound + 1))
        }
      }
      guard !names.isEmpty, names.count <= 32, !names.contains("some"), !names.contains("none")
      else { throw error }
      let chooser = "\(frame.place.enclosingType).\(outline.compactText(span))"
      let chosen = choices.choose(.own(chooser), among: names)
      return .symbol(names[chosen])
    }
  }

  private mutating func matches(
    _ scope: Int, _ subject: SwiftValue, in frame: inout CodeFrame
  ) throws(EvaluationStop) -> Bool {
    let outline = frame.outline
    let scope = outline.scopes[scope]
    guard scope.word == .case else { return true }
    guard scope.bodyStart > scope.open + 1 else { throw .notConstant }
    for pattern in outline.patterns(scope.open + 1..<scope.bodyStart - 1) {
      var bare = pattern
      var demand: Range<Int>?
      if let place = pattern.first(where: { outline.bareWord($0) == .where }) {
        bare = pattern.lowerBound..<place
        demand = place + 1..<pattern.upperBound
      }
      var inner = frame
      guard try matches(bare, subject, in: &inner) else { continue }
      if let demand, try !condition(demand, in: inner) { continue }
      frame = inner
      return true
    }
    return false
  }

  /// Whether a value matches a pattern; adds its bindings to the frame.
  mutating func matches(
    _ pattern: Range<Int>, _ value: SwiftValue, in frame: inout CodeFrame
  ) throws(EvaluationStop) -> Bool {
    let outline = frame.outline
    guard let first = pattern.first else { throw .notConstant }
    if pattern.count == 1, outline.isText(first, "_") { return true }
    if outline.bareWord(first) == .let || outline.bareWord(first) == .var {
      let rest: Range<Int> = pattern.dropFirst()
      if rest.count == 1 {
        let name = outline.name(rest.lowerBound)
        frame.locals[name] = Lazy(value)
        if outline.bareWord(first) == .var { frame.variables.insert(name) }
        return true
      }
      return try matches(rest, value, in: &frame)
    }
    if outline.kind(first) == .leftParen, outline.partner(first) == pattern.upperBound - 1,
      case .tuple(let values) = value
    {
      let parts = outline.elements(open: first, close: pattern.upperBound - 1)
      guard parts.count == values.count else { throw .notConstant }
      for (part, element) in zip(parts, values) {
        guard try matches(part.value, force(element.value), in: &frame) else { return false }
      }
      return true
    }
    if let name = outline.caseName(pattern) {
      return try matches(caseNamed: name, pattern, value, in: &frame)
    }
    let other = try evaluate(pattern, in: frame, as: value.typeName)
    if case .range(let lower, let upper) = other, let number = value.number {
      let isOpen = pattern.contains { outline.isText($0, "..<") }
      return lower <= number && (isOpen ? number < upper : number <= upper)
    }
    return try isEqual(value, other)
  }

  /// `.custom(let size)`, `.light`, `Theme.light`.
  private mutating func matches(
    caseNamed name: Int, _ pattern: Range<Int>, _ value: SwiftValue, in frame: inout CodeFrame
  ) throws(EvaluationStop) -> Bool {
    let outline = frame.outline
    if case .none = value { return outline.isText(name, "none") }
    if outline.isText(name, "some"), name + 1 < pattern.upperBound {
      return try matches(name + 2..<pattern.upperBound - 1, value, in: &frame)
    }
    switch value {
    case .enumCase(let element):
      guard element.name == outline.name(name) else { return false }
      guard name + 1 < pattern.upperBound else { return true }
      let parts = outline.elements(open: name + 1, close: pattern.upperBound - 1)
      guard parts.count == element.values.count else { throw .notConstant }
      let isBinding = outline.bareWord(pattern.lowerBound - 1) == .let
      for (part, carried) in zip(parts, element.values) {
        if isBinding, part.value.count == 1 {
          frame.locals[outline.name(part.value.lowerBound)] = carried.value
        } else if isBinding, part.value.count > 2,
          outline.bareWord(part.value.lowerBound + 1) == .as
        {
          let cast = part.value.lowerBound + 2..<part.value.upperBound
          guard try isValue(carried.value, of: cast, in: frame) else { return false }
          frame.locals[outline.name(part.value.lowerBound)] = carried.value
        } else if try !matches(part.value, force(carried.value), in: &frame) {
          return false
        }
      }
      return true
    case .symbol, .setting:
      guard name + 1 == pattern.upperBound else { throw .notConstant }
      return try isEqual(value, .symbol(outline.name(name)))
    default:
      return try isEqual(value, evaluate(pattern, in: frame, as: value.typeName))
    }
  }
}

extension Evaluator {
  /// Whether a value is one of the type of a cast, `shade as Colorable`, or conforms to it.
  private mutating func isValue(
    _ value: Lazy, of cast: Range<Int>, in frame: CodeFrame
  ) throws(EvaluationStop) -> Bool {
    let written = frame.outline.compactText(cast)
    guard let own = try force(value).typeName,
      let type = typeName(written, within: frame.place.enclosingType, frame.target)
    else { throw .notConstant }
    return own == type || resolver(for: frame.target).supertypes(of: own).contains(type)
  }
}

extension SyntaxOutline {
  /// The scopes of the cases of a switch, in order.
  func switchCases(of body: Int) -> [Int] {
    var result: [Int] = []
    var index = body + 1
    while index < scopes.count, scopes[index].open < scopes[body].close, result.count < 512 {
      if scopes[index].parent == body, scopes[index].kind == .switchCase { result.append(index) }
      index += 1
    }
    return result
  }

  /// The patterns of a case, separated by commas.
  func patterns(_ label: Range<Int>) -> [Range<Int>] {
    parts(of: label) { kind($0) == .comma } ?? [label]
  }

  /// The lexeme with the case name of a pattern: `light` of `.light`, `Theme.light`, `.light(let
  /// value)`.
  func caseName(_ pattern: Range<Int>) -> Int? {
    var end = pattern.upperBound
    if kind(end - 1) == .rightParen, let open = partner(end - 1), open > pattern.lowerBound {
      end = open
    }
    let name = end - 1
    guard kind(name) == .identifier, kind(name - 1) == .period, name - 1 >= pattern.lowerBound
    else {
      return nil
    }
    let isPath = (pattern.lowerBound..<name - 1).allSatisfy {
      kind($0) == .identifier || kind($0) == .period
    }
    return isPath ? name : nil
  }

  /// Whether a word occurs in a span.
  func contains(_ word: KnownWord, in span: Range<Int>) -> Bool {
    span.contains { bareWord($0) == word }
  }
}
