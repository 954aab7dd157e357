/// Computes number expressions of literals: `234/255`, `CGFloat(12) / 255.0`.
///
/// Literals take the type that the context asks for, which for a color component or a radius is a
/// floating-point type: `1/2` is 0.5. Inside of a conversion the compiler prefers `Int`, so that
/// `Double(1/2)` is 0 and `Double(1/2.0)` is 0.5; the same is done here.
struct ConstantArithmetic {
  private struct Value {
    var number: Double
    /// Whether it only contains integer literals.
    var isInteger: Bool
  }

  private let outline: SyntaxOutline
  private let end: Int
  private var index: Int
  /// Whether integer literals divide as `Int`.
  private let dividesIntegers: Bool
  private let depth: Int

  private init(
    _ outline: SyntaxOutline, _ span: Range<Int>, dividesIntegers: Bool = false, depth: Int = 0
  ) {
    self.outline = outline
    self.index = span.lowerBound
    self.end = span.upperBound
    self.dividesIntegers = dividesIntegers
    self.depth = depth
  }

  /// The value of an expression; `nil` if it is not constant or not finite.
  static func value(of span: Range<Int>, in outline: SyntaxOutline) -> Double? {
    var arithmetic = ConstantArithmetic(outline, span)
    guard let value = arithmetic.whole(), value.number.isFinite else { return nil }
    return value.number
  }

  private mutating func whole() -> Value? {
    guard let value = sum(), index == end else { return nil }
    return value
  }

  private mutating func sum() -> Value? {
    guard var value = product() else { return nil }
    while let sign = takeOperator("+", "-") {
      guard let other = product() else { return nil }
      value.number = sign == "+" ? value.number + other.number : value.number - other.number
      value.isInteger = value.isInteger && other.isInteger
    }
    return value
  }

  private mutating func product() -> Value? {
    guard var value = operand() else { return nil }
    while let sign = takeOperator("*", "/") {
      guard let other = operand() else { return nil }
      value.isInteger = value.isInteger && other.isInteger
      if sign == "*" {
        value.number *= other.number
      } else {
        guard other.number != 0 else { return nil }
        value.number /= other.number
        if value.isInteger, dividesIntegers { value.number.round(.towardZero) }
      }
    }
    return value
  }

  private mutating func takeOperator(_ first: StaticString, _ second: StaticString) -> Unicode
    .Scalar?
  {
    guard index < end, outline.kind(index) == .op,
      outline.buffer.lexemes[index].flags.contains(.infix)
    else { return nil }
    guard outline.isText(index, first) || outline.isText(index, second) else { return nil }
    defer { index += 1 }
    return outline.text(index).unicodeScalars.first
  }

  private mutating func operand() -> Value? {
    var isNegative = false
    while index < end, outline.kind(index) == .op,
      outline.isText(index, "-") || outline.isText(index, "+"),
      outline.touches(index, index + 1)
    {
      if outline.isText(index, "-") { isNegative.toggle() }
      index += 1
    }
    guard var value = primary() else { return nil }
    if isNegative { value.number.negate() }
    return value
  }

  private mutating func primary() -> Value? {
    guard index < end else { return nil }
    switch outline.kind(index) {
    case .integer, .float:
      let lexeme = outline.buffer.lexemes[index]
      guard let literal = NumericLiteral(lexeme, in: outline.bytes) else { return nil }
      index += 1
      return Value(number: literal.value, isInteger: lexeme.kind == .integer)
    case .leftParen:
      return group(dividesIntegers: dividesIntegers)
    case .identifier:
      return conversion()
    default:
      return nil
    }
  }

  /// `CGFloat(…)`, `Double(…)`, `Float(…)`, with one argument and no label.
  private mutating func conversion() -> Value? {
    switch outline.bareWord(index) {
    case .CGFloat, .Double, .Float: break
    default: return nil
    }
    guard outline.isCall(index + 1) else { return nil }
    index += 1
    guard var value = group(dividesIntegers: true) else { return nil }
    value.isInteger = false
    return value
  }

  private mutating func group(dividesIntegers: Bool) -> Value? {
    guard depth < 32, let close = outline.partner(index), close < end else { return nil }
    var inner = ConstantArithmetic(
      outline, index + 1..<close, dividesIntegers: dividesIntegers, depth: depth + 1)
    guard let value = inner.whole() else { return nil }
    index = close + 1
    return value
  }
}

extension SyntaxOutline {
  /// The value of a number expression; `nil` if it is not constant.
  package func number(_ span: Range<Int>) -> Double? { ConstantArithmetic.value(of: span, in: self) }

  /// The value of an expression that is a string literal without interpolations.
  package func string(_ span: Range<Int>) -> String? {
    guard
      let literal = StringLiteral(
        at: span.lowerBound, in: buffer.lexemes, bytes: bytes),
      literal.lexemeCount == span.count
    else { return nil }
    return literal.value
  }

  /// The literal of an expression that is one number literal.
  func numericLiteral(_ span: Range<Int>) -> NumericLiteral? {
    guard span.count == 1, span.lowerBound < count else { return nil }
    return NumericLiteral(buffer.lexemes[span.lowerBound], in: bytes)
  }
}
