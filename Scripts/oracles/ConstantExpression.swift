import SwiftSyntax

/// What an expression is worth when it is made of literals only.
///
/// Literals take the type that the code around them expects, here always a floating-point one:
/// `12 / 255` is a fraction. Only arithmetic inside `CGFloat(…)` and its like is done on integers,
/// because there the compiler prefers `Int` for a sum or a quotient of integer literals.
enum ConstantExpression {
  static func number(_ expression: ExprSyntax) -> Double? {
    value(expression)?.asDouble
  }

  /// The value of a string without interpolations.
  static func text(_ expression: ExprSyntax) -> String? {
    expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  private struct Value {
    var asDouble: Double
    /// The value in integer arithmetic; `nil` once a fraction is part of it.
    var asInteger: Double?
    var isLiteral = false
  }

  private static let conversions: Set = ["CGFloat", "Double", "Float"]

  private static func value(_ expression: ExprSyntax) -> Value? {
    if let literal = expression.as(IntegerLiteralExprSyntax.self) {
      return integer(literal.literal.text).map {
        Value(asDouble: $0, asInteger: $0, isLiteral: true)
      }
    }
    if let literal = expression.as(FloatLiteralExprSyntax.self) {
      return Double(literal.literal.text.filter { $0 != "_" }).map {
        Value(asDouble: $0, isLiteral: true)
      }
    }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self) {
      guard var operand = value(prefix.expression) else { return nil }
      switch prefix.operator.text {
      case "-":
        operand.asDouble.negate()
        operand.asInteger?.negate()
      case "+": break
      default: return nil
      }
      return operand
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { value($0.expression) }
    }
    if let infix = expression.as(InfixOperatorExprSyntax.self) { return operation(infix) }
    if let call = expression.as(FunctionCallExprSyntax.self) { return conversion(call) }
    if let cast = expression.as(AsExprSyntax.self), cast.questionOrExclamationMark == nil {
      return value(cast.expression)
    }
    return nil
  }

  private static func integer(_ text: String) -> Double? {
    let digits = text.filter { $0 != "_" }
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      return UInt64(digits.dropFirst(2), radix: radix).map { Double($0) }
    }
    return Double(digits)
  }

  private static func operation(_ infix: InfixOperatorExprSyntax) -> Value? {
    guard let symbol = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text,
      let left = value(infix.leftOperand), let right = value(infix.rightOperand)
    else { return nil }
    guard let result = combine(symbol, left.asDouble, right.asDouble) else { return nil }
    var integer: Double?
    if let left = left.asInteger, let right = right.asInteger {
      integer = combine(symbol, left, right)?.rounded(.towardZero)
    }
    return Value(asDouble: result, asInteger: integer)
  }

  private static func combine(_ symbol: String, _ left: Double, _ right: Double) -> Double? {
    switch symbol {
    case "+": left + right
    case "-": left - right
    case "*": left * right
    case "/" where right != 0: left / right
    default: nil
    }
  }

  private static func conversion(_ call: FunctionCallExprSyntax) -> Value? {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      conversions.contains(name), call.arguments.count == 1, call.trailingClosure == nil,
      let argument = call.arguments.first, argument.label == nil,
      let operand = value(argument.expression)
    else { return nil }
    return Value(
      asDouble: operand.isLiteral ? operand.asDouble : operand.asInteger ?? operand.asDouble)
  }
}
