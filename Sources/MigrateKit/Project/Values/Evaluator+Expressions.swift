// Evaluates expressions: choices, casts, operators, literals.

extension Evaluator {
  /// The value of a span of a frame's code as one expression.
  mutating func evaluate(
    _ span: Range<Int>, in frame: CodeFrame, as type: String?
  ) throws(EvaluationStop) -> SwiftValue {
    try nested { evaluator throws(EvaluationStop) in
      try evaluator.expression(span, in: frame, as: type)
    }
  }

  private mutating func expression(
    _ span: Range<Int>, in frame: CodeFrame, as type: String?
  ) throws(EvaluationStop) -> SwiftValue {
    let outline = frame.outline
    guard !span.isEmpty else { throw .notConstant }
    switch outline.bareWord(span.lowerBound) {
    case .try, .await:
      var start = span.lowerBound + 1
      if outline.kind(start) == .exclamation || outline.kind(start) == .postfixQuestion {
        start += 1
      }
      return try evaluate(start..<max(start, span.upperBound), in: frame, as: type)
    case .if, .switch:
      var inner = frame
      inner.result = type
      return try result(ofBody: span, in: inner)
    default: break
    }
    if let question = outline.outerQuestion(in: span) {
      guard let colon = outline.ternaryColon(of: question), colon < span.upperBound else {
        throw .notConstant
      }
      let arms = (question + 1..<colon, colon + 1..<span.upperBound)
      return try choice(span.lowerBound..<question, arms, in: frame, as: type)
    }
    if let (op, name) = outline.weakestOperator(in: span) {
      return try operation(
        name, span.lowerBound..<op, op + 1..<span.upperBound, in: frame, as: type)
    }
    if outline.kind(span.lowerBound) == .op { return try prefixed(span, in: frame, as: type) }
    return try chain(span, in: frame, as: type)
  }

  /// The value of the arm that a condition chooses; of both where it is not known and they are equal.
  private mutating func choice(
    _ question: Range<Int>, _ arms: (then: Range<Int>, else: Range<Int>), in frame: CodeFrame,
    as type: String?
  ) throws(EvaluationStop) -> SwiftValue {
    let holds: Bool
    do {
      holds = try condition(question, in: frame)
    } catch {
      guard case .unknown = error, let value = try? evaluate(arms.then, in: frame, as: type),
        let other = try? evaluate(arms.else, in: frame, as: type), value.isStyle(equalTo: other)
      else { throw error }
      return value
    }
    return try evaluate(holds ? arms.then : arms.else, in: frame, as: type)
  }

  /// Whether a condition holds.
  mutating func condition(_ span: Range<Int>, in frame: CodeFrame) throws(EvaluationStop) -> Bool {
    do throws(EvaluationStop) {
      guard case .bool(let holds) = try evaluate(span, in: frame, as: "Bool") else {
        throw .notConstant
      }
      return holds
    } catch {
      guard case .unknown = error, isAppearance(span, in: frame) else { throw error }
      return choices.choose(.style, among: ["light", "dark"]) == 1
    }
  }

  /// Whether a condition is the flag for the dark appearance of a type that Swift code does not declare, as that of an app
  /// in Objective-C: `Theme.isDarkThemeEnabled`, or `isDarkThemeEnabled` in an extension of `Theme`.
  private func isAppearance(_ span: Range<Int>, in frame: CodeFrame) -> Bool {
    let outline = frame.outline
    let name = span.upperBound - 1
    let owner: String
    switch span.count {
    case 1: owner = frame.place.enclosingType
    case 3 where outline.kind(span.lowerBound + 1) == .period: owner = outline.name(span.lowerBound)
    default: return false
    }
    return owner.first?.isUppercase ?? false && AppearanceFlag.isOwner(owner)
      && AppearanceFlag.isName(outline.name(name))
      && !resolver(for: frame.target).declaresType(owner)
  }

  private mutating func prefixed(
    _ span: Range<Int>, in frame: CodeFrame, as type: String?
  ) throws(EvaluationStop) -> SwiftValue {
    let op = frame.outline.text(span.lowerBound)
    let value = try evaluate(span.dropFirst(), in: frame, as: type)
    switch (op, value) {
    case ("-", .integer(let integer, let isLiteral)):
      guard integer != .min else { throw .notConstant }
      return .integer(-integer, isLiteral: isLiteral)
    case ("-", .number(let number)): return .number(-number)
    case ("+", .integer), ("+", .number): return value
    case ("!", .bool(let holds)): return .bool(!holds)
    // The complement of an unsigned integer depends on its width.
    case ("~", .integer(let integer, _)) where type == "Int":
      return .integer(~integer, isLiteral: false)
    default: throw .notConstant
    }
  }

  // MARK: Literals

  /// The number of a literal for an expected type.
  func literal(_ index: Int, in outline: SyntaxOutline, as type: String?) throws(EvaluationStop)
    -> SwiftValue
  {
    let lexeme = outline.lexemes[index]
    guard let literal = NumericLiteral(lexeme, in: outline.bytes) else { throw .notConstant }
    if lexeme.kind == .float || NumberKind.isFloating(type) { return .number(literal.value) }
    guard let integer = literal.integer.flatMap({ Int(exactly: $0) }) else { throw .notConstant }
    return .integer(integer, isLiteral: true)
  }

  /// The value of a type of the project that is expressible by a number, `static let px40: FontSize = 40`; `nil` for any
  /// other type.
  mutating func expressed(
    by literal: Int, in frame: CodeFrame, as type: String?
  ) throws(EvaluationStop) -> SwiftValue? {
    guard let type, !isSystem(type) else { return nil }
    let labels =
      frame.outline.kind(literal) == .integer
      ? ["integerLiteral", "floatLiteral"] : ["floatLiteral"]
    let initializers = resolver.index.members("init", of: type)
    for label in labels
    where initializers.contains(where: {
      resolver.index[$0].parameters.map(\.label) == [label]
    }) {
      let argument = Call.Passed(label: label, span: literal..<literal + 1)
      return try construct(type, Call(frame: frame, arguments: [argument]))
    }
    return nil
  }

  /// The text of a string literal, with the values of its interpolations.
  mutating func text(_ start: Int, in frame: CodeFrame) throws(EvaluationStop) -> SwiftValue {
    let outline = frame.outline
    guard let end = outline.partner(start) else { throw .notConstant }
    if let text = outline.string(start..<end + 1) { return .text(text) }
    guard !outline.lexemes[start].flags.contains(.multiline) else { throw .notConstant }
    var result = ""
    var index = start + 1
    while index < end {
      switch outline.kind(index) {
      case .stringText:
        let text = outline.text(index)
        guard !text.utf8.contains(UInt8(ascii: "\\")) else { throw .notConstant }
        result += text
        index += 1
      case .interpolationStart:
        guard let close = outline.partner(index), close <= end else { throw .notConstant }
        result += try interpolated(index + 1..<close, in: frame)
        index = close + 1
      default: throw .notConstant
      }
    }
    return .text(result)
  }

  private mutating func interpolated(
    _ span: Range<Int>, in frame: CodeFrame
  ) throws(EvaluationStop) -> String {
    switch try evaluate(span, in: frame, as: nil) {
    case .text(let text): return text
    case .integer(let integer, _): return String(integer)
    case .enumCase(let element): return element.name
    default: throw .notConstant
    }
  }

  /// An array or a dictionary in brackets.
  mutating func collection(_ open: Int, in frame: CodeFrame, as type: String?)
    throws(EvaluationStop) -> SwiftValue
  {
    let outline = frame.outline
    guard let close = outline.partner(open) else { throw .notConstant }
    let (keyType, valueType) = TypeText.elements(of: type)
    var values: [Lazy] = []
    var pairs: [(key: SwiftValue, value: Lazy)] = []
    if close == open + 2, outline.kind(open + 1) == .colon { return .dictionary([]) }
    for element in outline.elements(open: open, close: close) {
      // The outline represents `name: value` as an argument with its label.
      let span = (element.label ?? element.value.lowerBound)..<element.value.upperBound
      var colon = span.lowerBound
      var open = 0
      while colon < span.upperBound {
        if outline.kind(colon) == .infixQuestion { open += 1 }
        if outline.kind(colon) == .colon {
          if open == 0 { break }
          open -= 1
        }
        colon = outline.stepOver(colon)
      }
      if colon < span.upperBound {
        let key = try evaluate(span.lowerBound..<colon, in: frame, as: keyType)
        let value = Lazy(colon + 1..<span.upperBound, in: frame, as: valueType)
        pairs.append((key, value))
      } else {
        values.append(Lazy(span, in: frame, as: valueType))
      }
    }
    guard values.isEmpty || pairs.isEmpty else { throw .notConstant }
    return pairs.isEmpty ? .array(values) : .dictionary(pairs)
  }

  /// The value in parentheses: one expression, or a tuple.
  mutating func group(_ open: Int, in frame: CodeFrame, as type: String?) throws(EvaluationStop)
    -> SwiftValue
  {
    let outline = frame.outline
    guard let close = outline.partner(open) else { throw .notConstant }
    let elements = outline.elements(open: open, close: close)
    if elements.count == 1, elements[0].label == nil {
      return try evaluate(elements[0].value, in: frame, as: type)
    }
    let types = type.map(TypeText.tuple) ?? []
    return .tuple(
      elements.enumerated().map { place, element in
        let declared = types.count == elements.count ? types[place] : (label: nil, type: nil)
        let label = element.label.map { outline.name($0) } ?? declared.label
        return (label, Lazy(element.value, in: frame, as: declared.type))
      })
  }
}

/// Reads the element types from the written type of a collection.
package enum TypeText {
  /// The types of keys and of values: `Int` and `Color` of `[Int: Color]`, none and `Color` of `[Color]`.
  package static func elements(of type: String?) -> (key: String?, value: String?) {
    guard let type, type.hasPrefix("["), type.hasSuffix("]") else { return (nil, nil) }
    let parts = split(type.dropFirst().dropLast(), at: ":")
    return parts.count == 2 ? (parts[0], parts[1]) : (nil, parts[0])
  }

  /// The labels and types of a tuple's elements: `width` and `CGFloat` of `(width: CGFloat, Int)`.
  package static func tuple(_ type: String) -> [(label: String?, type: String?)] {
    guard type.hasPrefix("("), type.hasSuffix(")") else { return [] }
    return split(type.dropFirst().dropLast(), at: ",").map { part in
      let parts = split(part[...], at: ":")
      return parts.count == 2 ? (parts[0], parts[1]) : (nil, part)
    }
  }

  /// The result of a function's type: `Color` of `(Bool) -> Color`.
  package static func result(_ type: String) -> String? {
    var depth = 0
    var previous: Character = " "
    for index in type.indices {
      switch type[index] {
      case "(", "[", "<": depth += 1
      case ">" where previous == "-":
        if depth == 0 { return trimmed(type[type.index(after: index)...]) }
      case ")", "]", ">": depth -= 1
      default: break
      }
      previous = type[index]
    }
    return nil
  }

  /// The types of a function's parameters: `Bool` of `(Bool) -> Color`.
  package static func parameters(_ type: String) -> [String] {
    guard type.hasPrefix("("), let result = result(type), let arrow = type.lastIndex(of: "-"),
      type[arrow...].hasSuffix(result),
      case let tuple = trimmed(type[..<arrow]), tuple.hasPrefix("("), tuple.hasSuffix(")"),
      tuple.count > 2
    else { return [] }
    return split(tuple.dropFirst().dropLast(), at: ",")
  }

  /// The parts between separators outside of brackets.
  private static func split(_ text: Substring, at separator: Character) -> [String] {
    var parts: [String] = []
    var start = text.startIndex
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "[", "(", "<": depth += 1
      case "]", ")", ">": depth -= 1
      case separator where depth == 0:
        parts.append(trimmed(text[start..<index]))
        start = text.index(after: index)
      default: break
      }
    }
    return parts + [trimmed(text[start...])]
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
