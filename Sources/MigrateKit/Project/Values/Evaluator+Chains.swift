// Evaluates chains of names, calls and subscripts.

/// The arguments of a call with their frame.
struct Call {
  /// One argument.
  struct Passed {
    var label: String?
    var span: Range<Int>
  }

  var frame: CodeFrame
  var arguments: [Passed]
  /// The brace of a trailing closure; `nil` without one.
  var closure: Int?

  /// The labels in order, those of trailing closures left out.
  var labels: [String?] { arguments.map(\.label) }

  /// The argument with a label.
  func argument(_ label: String?) -> Range<Int>? {
    arguments.first { $0.label == label }?.span
  }

  /// The call in the form of declarations: a trailing closure becomes the last argument, with the
  /// label of the last parameter.
  func forms(for declarations: [Int32], _ index: DeclarationIndex) -> [Call] {
    guard let open = closure else { return [self] }
    guard let close = frame.outline.partner(open) else { return [] }
    let ends = declarations.compactMap { index[$0].parameters.last }
    let labels = ends.lazy.filter { $0.type.contains("->") }.map(\.label)
    return Array(labels).uniqued().map { label in
      var call = self
      call.closure = nil
      call.arguments.append(Passed(label: label, span: open..<close + 1))
      return call
    }
  }
}

extension Evaluator {
  /// The value of a chain: a head and its links.
  mutating func chain(
    _ span: Range<Int>, in frame: CodeFrame, as type: String?
  ) throws(EvaluationStop) -> SwiftValue {
    let outline = frame.outline
    var (value, index) = try head(span, in: frame, as: type)
    while index < span.upperBound {
      guard let link = outline.link(at: index), link.end <= span.upperBound else {
        throw .notConstant
      }
      let next = link.end == span.upperBound ? type : nil
      switch link.kind {
      case .optional: index = link.end
      case .force:
        if case .none = value { throw .notConstant }
        index = link.end
      case .member:
        if case .none = value { return .none }
        (value, index) = try follow(link, from: value, in: frame, as: next)
      case .call:
        value = try call(value, with: Self.call(of: link, in: frame), as: next)
        index = link.end
      case .subscript:
        if case .none = value { return .none }
        value = try element(of: value, at: link.open, in: frame)
        index = link.end
      case .closure: throw .notConstant
      }
    }
    guard index == span.upperBound else { throw .notConstant }
    return value
  }

  /// The value of a member link, and the index after it.
  private mutating func follow(
    _ link: ChainLink, from value: SwiftValue, in frame: CodeFrame, as type: String?
  ) throws(EvaluationStop) -> (SwiftValue, Int) {
    if case .type(let owner) = value, link.open < 0, link.closure < 0,
      let found = try assetSymbol(at: link.name, of: owner, in: frame)
    {
      return found
    }
    let call = link.open >= 0 || link.closure >= 0 ? Self.call(of: link, in: frame) : nil
    let name = frame.outline.name(link.name)
    return (try member(name, call, of: value, in: frame, as: type), link.end)
  }

  static func call(of link: ChainLink, in frame: CodeFrame) -> Call {
    let outline = frame.outline
    var arguments: [Call.Passed] = []
    if link.open >= 0, let close = outline.partner(link.open) {
      arguments = outline.elements(open: link.open, close: close).map { argument in
        Call.Passed(label: argument.label.map { outline.name($0) }, span: argument.value)
      }
    }
    return Call(
      frame: frame, arguments: arguments, closure: link.closure >= 0 ? link.closure : nil)
  }

  // MARK: Heads

  /// The head of a chain with its call, and the index after it.
  private mutating func head(
    _ span: Range<Int>, in frame: CodeFrame, as type: String?
  ) throws(EvaluationStop) -> (SwiftValue, Int) {
    let outline = frame.outline
    let start = span.lowerBound
    let end = outline.stepOver(start)
    switch outline.kind(start) {
    case .integer, .float:
      if let made = try expressed(by: start, in: frame, as: type) { return (made, end) }
      return (try literal(start, in: outline, as: type), end)
    case .stringStart: return (try text(start, in: frame), end)
    case .leftSquare: return (try collection(start, in: frame, as: type), end)
    case .leftParen: return (try group(start, in: frame, as: type), end)
    case .leftBrace:
      let result = type.flatMap(TypeText.result)
      let types = type.map(TypeText.parameters) ?? []
      return (.closure(Closure(open: start, frame: frame, result: result, types: types)), end)
    case .period:
      guard let type else {
        let isWhole = start + 2 == span.upperBound
        guard isWhole else { throw .notConstant }
        return (.symbol(outline.name(start + 1)), start + 2)
      }
      if let found = try assetSymbol(at: start + 1, of: type, in: frame) { return found }
      let (call, end) = head(callAfter: start + 1, in: frame)
      return (try implicitMember(outline.name(start + 1), call, of: type, in: frame), end)
    case .identifier, .dollarIdentifier:
      if let found = try resourceColor(at: start, in: frame) { return found }
      if let found = try generatedColor(at: start, in: frame, as: type) { return found }
      if let found = try generatedFont(at: start, in: frame) { return found }
      if let found = resourceFontName(at: start, in: frame) { return found }
      let (call, end) = head(callAfter: start, in: frame)
      return (try named(outline.name(start), call, in: frame, as: type), end)
    case .backslash: return try keyPath(span, in: outline)
    case .poundWord where outline.isText(start, "#function"):
      guard let member = frame.member else { throw .notConstant }
      return (.text(member), end)
    case .poundWord: return (try colorLiteral(start, in: outline), outline.stepOver(start + 1))
    default: throw .notConstant
    }
  }

  /// A key path of members: `\.colors.text`, `\Theme.colors`.
  private func keyPath(
    _ span: Range<Int>, in outline: SyntaxOutline
  ) throws(EvaluationStop) -> (SwiftValue, Int) {
    var index = span.lowerBound + 1
    // The type at its start says nothing about a value.
    if outline.kind(index) == .identifier { index += 1 }
    var names: [String] = []
    while index + 1 < span.upperBound, outline.kind(index) == .period,
      outline.kind(index + 1) == .identifier
    {
      names.append(outline.name(index + 1))
      index += 2
    }
    guard index == span.upperBound, !names.isEmpty else { throw .notConstant }
    return (.keyPath(names), index)
  }

  private func head(callAfter name: Int, in frame: CodeFrame) -> (Call?, Int) {
    let outline = frame.outline
    var index = name + 1
    if let generic = outline.genericEnd(index) { index = generic }
    guard let link = outline.link(at: index), link.kind == .call || link.kind == .closure else {
      return (nil, name + 1)
    }
    return (Self.call(of: link, in: frame), link.end)
  }

  // MARK: Calls and subscripts of values

  /// The result of calling a value: a closure, or a type.
  mutating func call(_ value: SwiftValue, with call: Call, as type: String?) throws(EvaluationStop)
    -> SwiftValue
  {
    switch value {
    case .closure(let closure): return try run(closure, with: call, as: type)
    case .type(let path): return try construct(path, call)
    default: throw .notConstant
    }
  }

  private mutating func element(
    of value: SwiftValue, at open: Int, in frame: CodeFrame
  ) throws(EvaluationStop) -> SwiftValue {
    let outline = frame.outline
    guard let close = outline.partner(open),
      let first = outline.elements(open: open, close: close).first
    else { throw .notConstant }
    if let label = first.label, outline.isText(label, "keyPath") {
      guard case .keyPath(let names) = try evaluate(first.value, in: frame, as: nil) else {
        throw .notConstant
      }
      var found = value
      for name in names { found = try member(name, nil, of: found, in: frame, as: nil) }
      return found
    }
    switch value {
    case .json(let json): return try element(of: json, at: first.value, in: frame)
    case .array(let elements):
      guard case .integer(let place, _) = try evaluate(first.value, in: frame, as: "Int"),
        elements.indices.contains(place)
      else { throw .notConstant }
      return try force(elements[place])
    case .dictionary(let pairs):
      let type = pairs.first?.key.typeName
      let key = try evaluate(first.value, in: frame, as: type)
      for pair in pairs where try isEqual(pair.key, key) { return try force(pair.value) }
      let fallback = outline.elements(open: open, close: close).dropFirst().first
      if let fallback, fallback.label.map({ outline.isText($0, "default") }) ?? false {
        return try evaluate(fallback.value, in: frame, as: nil)
      }
      return .none
    default: throw .notConstant
    }
  }

  /// The value of a closure with the arguments of a call.
  mutating func run(
    _ closure: Closure, with call: Call, as type: String?
  ) throws(EvaluationStop) -> SwiftValue {
    let stated = closure.parameters?.map(\.type) ?? closure.parameterTypes
    let types = stated.isEmpty ? closure.types : stated
    let arguments = call.arguments.enumerated().map { place, argument in
      let type = place < types.count ? typeName(types[place], in: closure.frame) : nil
      return Lazy(passed: argument.span, in: call.frame, as: type)
    }
    return try run(closure, given: arguments, as: type)
  }

  /// The value of a closure with arguments in order.
  mutating func run(
    _ closure: Closure, given arguments: [Lazy], as type: String?
  ) throws(EvaluationStop) -> SwiftValue {
    var frame = closure.frame
    let outline = frame.outline
    guard outline.kind(closure.open) == .leftBrace, let close = outline.partner(closure.open) else {
      throw .notConstant
    }
    let start = outline.scopes[outline.scopeIndex(closure.open)].bodyStart
    guard start > closure.open, start <= close else { throw .notConstant }
    frame.isInitializer = false
    var names =
      closure.parameters?.map(\.name) ?? outline.closureParameters(closure.open + 1..<start)
    if closure.parameters != nil, names.count != arguments.count { throw .notConstant }
    for (position, argument) in arguments.enumerated() {
      frame.locals["$\(position)"] = argument
      if !names.isEmpty { frame.locals[names.removeFirst()] = argument }
    }
    frame.result = closure.result ?? type
    return try following { evaluator throws(EvaluationStop) in
      try evaluator.result(ofBody: start..<close, in: frame)
    }
  }
}

extension SyntaxOutline {
  /// The names of a closure's parameters: `traits` of `traits in`, `(traits: UITraitCollection) -> UIColor in`.
  func closureParameters(_ signature: Range<Int>) -> [String] {
    guard let first = signature.first else { return [] }
    var start = first
    while kind(start) == .at { start = attributeEnd(start) }
    if kind(start) == .leftSquare { start = stepOver(start) }
    if kind(start) == .leftParen, let close = partner(start) {
      return elements(open: start, close: close).map { element in
        name(element.label ?? element.value.lowerBound)
      }
    }
    var names: [String] = []
    while start < signature.upperBound, kind(start) == .identifier, bareWord(start) != .in {
      names.append(name(start))
      start += 1
      guard kind(start) == .comma else { break }
      start += 1
    }
    return names
  }
}

extension Closure {
  /// The types of its parameters, if its signature states them.
  fileprivate var parameterTypes: [String] {
    let outline = frame.outline
    guard outline.kind(open + 1) == .leftParen, let close = outline.partner(open + 1),
      outline.scopes[outline.scopeIndex(open)].bodyStart > close
    else { return [] }
    return outline.elements(open: open + 1, close: close).map { outline.compactText($0.value) }
  }
}
