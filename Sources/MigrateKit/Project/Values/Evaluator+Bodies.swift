// Evaluates bodies statement by statement.

extension Evaluator {
  /// The control flow after a statement.
  enum Flow {
    case next
    case returned(SwiftValue)
  }

  /// The value of a body: that of `return`, or its only expression.
  mutating func result(ofBody span: Range<Int>, in frame: CodeFrame) throws(EvaluationStop)
    -> SwiftValue
  {
    var frame = frame
    switch try run(span, in: &frame, isValue: true) {
    case .returned(let value): return value
    case .next: throw .notConstant
    }
  }

  /// The value created by the body of an initializer.
  mutating func initialized(_ type: String, in frame: CodeFrame) throws(EvaluationStop)
    -> SwiftValue
  {
    var frame = frame
    // An initializer without a returned value creates `self`.
    if case .returned(.none) = try run(frame.code.all, in: &frame, isValue: false) { return .none }
    guard let instance = frame.instance else {
      // No build compiles an initializer without the clause that creates the value.
      throw frame.code.clauses.isEmpty ? .notConstant : .impossible
    }
    return instance
  }

  /// Runs the statements of a span, in which a single expression is its value.
  mutating func run(
    _ span: Range<Int>, in frame: inout CodeFrame, isValue: Bool
  ) throws(EvaluationStop) -> Flow {
    guard let all = frame.outline.statements(in: span) else { throw .tooLong }
    var statements: [Range<Int>] = []
    for statement in all where try isCompiled(statement, in: frame) { statements.append(statement) }
    let before = frame.locals
    var declared: Set<String> = []
    for statement in statements {
      let isOnly = isValue && statements.count == 1
      let flow = try nested { evaluator throws(EvaluationStop) in
        try evaluator.run(statement, in: &frame, declared: &declared, isValue: isOnly)
      }
      if case .returned = flow { return flow }
    }
    for name in declared { frame.locals[name] = before[name] }
    return .next
  }

  private mutating func isCompiled(
    _ statement: Range<Int>, in frame: CodeFrame
  ) throws(EvaluationStop) -> Bool {
    guard !frame.code.clauses.isEmpty else { return true }
    let start = frame.outline.byteRange(statement).start
    return isCompiled(
      frame.code.clauses.condition(at: start), given: frame.place.condition, in: frame.target)
  }

  private mutating func run(
    _ statement: Range<Int>, in frame: inout CodeFrame, declared: inout Set<String>, isValue: Bool
  ) throws(EvaluationStop) -> Flow {
    let outline = frame.outline
    try requireUnconditional(statement, in: frame)
    switch outline.bareWord(outline.declarationKeyword(from: statement.lowerBound)) {
    case .return:
      guard statement.count > 1 else { return .returned(.bool(true)) }
      if statement.count == 2, outline.isText(statement.lowerBound + 1, "nil") {
        return .returned(.none)
      }
      return .returned(try evaluate(statement.dropFirst(), in: frame, as: frame.result))
    case .let, .var:
      let level = outline.encloser(statement.lowerBound)
      for property in outline.properties
      where statement.contains(property.name) && outline.encloser(property.name) == level {
        try declare(property, in: &frame, &declared)
      }
      return .next
    case .if: return try branch(statement, in: &frame, isValue: isValue)
    case .guard: return try runGuard(statement, in: &frame, &declared)
    case .switch: return try choose(statement, in: &frame, isValue: isValue)
    case .for, .while, .repeat: throw .unknown("its code runs a loop")
    case .func:
      try declareFunction(in: statement, &frame, &declared)
      return .next
    case .do: return try runDo(statement, in: &frame)
    case .struct, .enum, .class, .defer, .throw:
      throw .unknown("its code does more than choose a value")
    default:
      return try runExpression(statement, in: &frame, isValue: isValue)
    }
  }

  /// Runs the body of `do`; what `catch` does with errors of files concerns no app that works.
  private mutating func runDo(
    _ statement: Range<Int>, in frame: inout CodeFrame
  ) throws(EvaluationStop) -> Flow {
    let open = statement.lowerBound + 1
    guard frame.outline.kind(open) == .leftBrace, let close = frame.outline.partner(open) else {
      throw .notConstant
    }
    return try run(open + 1..<close, in: &frame, isValue: false)
  }

  // MARK: Declarations and assignments

  /// A local function is a closure with a name.
  private func declareFunction(
    in statement: Range<Int>, _ frame: inout CodeFrame, _ declared: inout Set<String>
  ) throws(EvaluationStop) {
    let outline = frame.outline
    let level = outline.encloser(statement.lowerBound)
    guard
      let function = outline.functions.first(where: {
        statement.contains($0.name) && outline.encloser($0.name) == level
      }), function.scope >= 0
    else { throw .notConstant }
    let parameters = outline.parameters(function).map {
      Closure.Parameter(name: outline.name($0.name), type: outline.compactText($0.type))
    }
    let name = outline.name(function.name)
    declared.insert(name)
    frame.locals[name] = Lazy(
      .success(
        .closure(
          Closure(
            open: outline.scopes[function.scope].open, frame: frame, parameters: parameters,
            result: typeName(outline.typeText(function.result), in: frame)))))
  }

  private mutating func declare(
    _ property: PropertyDeclaration, in frame: inout CodeFrame, _ declared: inout Set<String>
  ) throws(EvaluationStop) {
    let outline = frame.outline
    let type = typeName(outline.typeText(property.type), in: frame)
    guard outline.kind(property.name) == .identifier else {
      guard let close = outline.partner(property.name) else { throw .notConstant }
      let names = outline.elements(open: property.name, close: close)
      guard case .tuple(let values) = try evaluate(property.initializer, in: frame, as: nil),
        values.count == names.count
      else { throw .notConstant }
      for (name, value) in zip(names, values) {
        let name = outline.name(name.value.lowerBound)
        frame.locals[name] = value.value
        declared.insert(name)
        if !property.isLet { frame.variables.insert(name) }
      }
      return
    }
    let name = outline.name(property.name)
    declared.insert(name)
    if !property.isLet { frame.variables.insert(name) }
    frame.types[name] = type
    guard !property.isComputed else { throw .notConstant }
    if property.initializer.contains(where: { outline.kind($0) == .prefixAmpersand }) {
      // `let hasDigits = scanner.scanHexInt64(&value)` changes another local.
      guard try changeText(property.initializer, in: &frame) else { throw .notConstant }
      frame.locals[name] = Lazy(.success(.bool(true)))
      return
    }
    frame.locals[name] =
      property.initializer.isEmpty
      ? Lazy(.failure(.noValue(name))) : Lazy(property.initializer, in: frame, as: type)
  }

  private mutating func runExpression(
    _ statement: Range<Int>, in frame: inout CodeFrame, isValue: Bool
  ) throws(EvaluationStop) -> Flow {
    let outline = frame.outline
    if frame.isInitializer, isForeign(statement, in: frame) { return .next }
    if let (op, name) = outline.weakestOperator(in: statement), name.count == 2,
      name.hasSuffix("="), "+-*/".contains(name.prefix(1))
    {
      try change(statement.lowerBound..<op, by: op, to: statement.upperBound, in: &frame)
      return .next
    }
    if let equal = outline.assignment(in: statement) {
      if equal == statement.lowerBound + 1, outline.isText(statement.lowerBound, "_") {
        // `_ = light` only says that a parameter is not used, and `_ = UIFont.registered` runs what it names.
        let ignored = equal + 1..<statement.upperBound
        let isMember =
          ignored.allSatisfy { [.identifier, .period].contains(outline.kind($0)) }
          && !frame.variables.contains(outline.name(ignored.lowerBound))
        return isMember ? .next : try runExpression(ignored, in: &frame, isValue: false)
      }
      try assign(
        statement.lowerBound..<equal, equal + 1..<statement.upperBound, in: &frame)
      return .next
    }
    let first = outline.name(statement.lowerBound)
    switch first {
    case "fatalError", "preconditionFailure": throw .impossible
    case "super":
      try runSuper(statement, in: &frame)
      return .next
    case "assert", "precondition", "assertionFailure", "print", "break": return .next
    case "self" where outline.isText(statement.lowerBound + 2, "init"):
      let links = Array(outline.links(from: statement.lowerBound))
      // `self.init(named: name)!`
      let isForced = links.count == 2 && links[1].kind == .force
      guard links.count == 1 || isForced else { throw .notConstant }
      let made = try construct(
        frame.instance?.typeName ?? selfType(in: frame), Self.call(of: links[0], in: frame))
      if isForced, case .none = made { throw .impossible }
      frame.instance = made
      return .next
    default: break
    }
    if try changeText(statement, in: &frame) { return .next }
    if !isValue, isCallOfOther(statement, in: frame) { return .next }
    let value = try evaluate(statement, in: frame, as: frame.result)
    guard isValue else { throw .unknown("its code does more than choose a value") }
    return .returned(value)
  }

  /// Runs the initializer of the project's class that a class inherits from.
  private mutating func runSuper(
    _ statement: Range<Int>, in frame: inout CodeFrame
  ) throws(EvaluationStop) {
    let outline = frame.outline
    guard outline.isText(statement.lowerBound + 2, "init"), frame.instance != nil,
      let link = Array(outline.links(from: statement.lowerBound)).first
    else { return }
    let call = Self.call(of: link, in: frame)
    let part = MemberChain.Name(text: "init", labels: call.labels)
    for type in resolver.supertypes(of: frame.place.enclosingType) where resolver.isClass(type) {
      let found = resolver.overloads(part, of: type, at: frame.place)
      guard !found.isEmpty else { continue }
      let place = try select(found, type, call, on: nil, in: frame)
      guard resolver.index[place].code != nil else { continue }
      var inner = try self.frame(of: place, from: frame.target)
      (inner.instance, inner.isInitializer) = (frame.instance, true)
      try bind(resolver.index[place], call, in: &inner)
      frame.instance = try following { evaluator throws(EvaluationStop) in
        try evaluator.initialized(type, in: inner)
      }
      return
    }
  }

  /// Whether a statement only calls what can change neither the locals nor the instance: what belongs to neither,
  /// such as `Fonts.register()`, or a constant, such as `font.registerIfNeeded()`.
  ///
  /// The first can only change variables, which count as assigned.
  private mutating func isCallOfOther(_ statement: Range<Int>, in frame: CodeFrame) -> Bool {
    let outline = frame.outline
    guard outline.kind(statement.lowerBound) == .identifier,
      outline.kind(statement.upperBound - 1) == .rightParen,
      outline.chain(around: statement.lowerBound) == statement,
      !statement.contains(where: {
        outline.kind($0) == .prefixAmpersand || outline.kind($0) == .leftBrace
      })
    else { return false }
    let head = outline.name(statement.lowerBound)
    if let local = frame.locals[head] {
      guard !frame.variables.contains(head), let value = try? force(local) else { return false }
      return isFixed(value)
    }
    return frame.instance == nil || head.first?.isUppercase == true && head != "Self"
  }

  /// Whether a constant's value stays as it is, unlike that of a class.
  private func isFixed(_ value: SwiftValue) -> Bool {
    switch value {
    case .integer, .number, .text, .bool, .color, .font, .enumCase: true
    case .instance(let instance):
      resolver.declaresType(instance.type) && !resolver.isClass(instance.type)
    default: false
    }
  }

  /// Whether a statement of an initializer concerns neither locals nor properties of the value: its
  /// calls can only change variables, which count as assigned.
  private func isForeign(_ statement: Range<Int>, in frame: CodeFrame) -> Bool {
    let outline = frame.outline
    guard outline.kind(statement.lowerBound) == .identifier,
      !statement.contains(where: { outline.kind($0) == .prefixAmpersand })
    else { return false }
    var head = statement.lowerBound
    let first = outline.name(head)
    if ["self", "super", "fatalError", "preconditionFailure"].contains(first) {
      guard first == "self", outline.kind(head + 1) == .period, outline.kind(head + 3) == .leftParen
      else { return false }
      head += 2
      return outline.name(head) != "init" && outline.chain(around: head) == statement
    }
    guard case .instance(let instance)? = frame.instance, frame.locals[first] == nil,
      !hasStoredProperty(first, of: instance)
    else { return false }
    return true
  }

  /// Runs `total += 2` and similar.
  private mutating func change(
    _ target: Range<Int>, by op: Int, to end: Int, in frame: inout CodeFrame
  ) throws(EvaluationStop) {
    let name = frame.outline.name(target.lowerBound)
    guard target.count == 1, frame.locals[name] != nil else { throw .notConstant }
    let value = try operation(
      String(frame.outline.text(op).dropLast()), target, op + 1..<end, in: frame,
      as: frame.types[name])
    frame.locals[name] = Lazy(value.settled(as: frame.types[name]))
  }

  private mutating func assign(
    _ target: Range<Int>, _ value: Range<Int>, in frame: inout CodeFrame
  ) throws(EvaluationStop) {
    let outline = frame.outline
    if target.count == 1, outline.isText(target.lowerBound, "self") {
      frame.instance = try evaluate(value, in: frame, as: selfType(in: frame))
      return
    }
    if outline.kind(target.lowerBound) == .leftParen {
      return try assignTuple(target, value, in: &frame)
    }
    // `decoder.keyDecodingStrategy = .convertFromSnakeCase`: keys are found in both forms.
    if let local = frame.locals[outline.name(target.lowerBound)], target.count == 3,
      case .instance(let instance) = try force(local), instance.type == "JSONDecoder"
    {
      return
    }
    let isMember = target.count == 3 && outline.isText(target.lowerBound, "self")
    guard isMember || target.count == 1, let last = target.last,
      outline.kind(last) == .identifier
    else { throw .notConstant }
    let name = outline.name(last)
    if !isMember, frame.locals[name] != nil {
      // The new value of a variable may use the previous one.
      let new = Lazy(value, in: frame, as: frame.types[name])
      frame.locals[name] = Lazy(try force(new))
      return
    }
    guard case .instance(var instance)? = frame.instance else { throw .notConstant }
    let property = resolver.index.members(name, of: instance.type).first
    let declared = property.map { resolver.index[$0] }
    instance.fields[name] = Lazy(
      value, in: frame, as: declared.flatMap { typeName($0.type, in: frame) })
    frame.instance = .instance(instance)
  }

  private mutating func assignTuple(
    _ target: Range<Int>, _ value: Range<Int>, in frame: inout CodeFrame
  ) throws(EvaluationStop) {
    let outline = frame.outline
    guard case .tuple(let values) = try evaluate(value, in: frame, as: nil),
      let close = outline.partner(target.lowerBound), close == target.upperBound - 1
    else { throw .notConstant }
    let names = outline.elements(open: target.lowerBound, close: close)
    guard names.count == values.count, names.allSatisfy({ $0.value.count == 1 }) else {
      throw .notConstant
    }
    for (name, element) in zip(names, values) {
      let name = outline.name(name.value.lowerBound)
      guard frame.locals[name] != nil else { throw .notConstant }
      frame.locals[name] = Lazy(try force(element.value).settled(as: frame.types[name]))
    }
  }
}

extension SyntaxOutline {
  /// The statements of a span; `nil` if there are too many.
  func statements(in span: Range<Int>) -> [Range<Int>]? {
    var result: [Range<Int>] = []
    var start = span.lowerBound
    var index = start
    for _ in 0..<(4 * Self.maximumWalk) {
      guard index < span.upperBound else { return result }
      index = stepOver(index)
      guard index >= span.upperBound || segmentStart(index) == index else { continue }
      var end = min(index, span.upperBound)
      if kind(end - 1) == .semicolon { end -= 1 }
      if start < end { result.append(start..<end) }
      start = index
    }
    return nil
  }

  /// The equal sign of an assignment statement.
  func assignment(in statement: Range<Int>) -> Int? {
    var index = statement.lowerBound
    while index < statement.upperBound {
      if kind(index) == .equal { return index }
      index = stepOver(index)
    }
    return nil
  }
}
