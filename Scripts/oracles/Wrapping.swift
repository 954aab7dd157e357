import SwiftSyntax

/// What may stand around a constructor without making it another value.
enum Wrapping {
  private static let bridges: Set = ["Color", "UIColor", "NSColor", "CGColor", "Font"]
  private static let bridgeLabels: Set<String?> = [nil, "uiColor", "nsColor", "cgColor", "color"]
  private static let fontModifiers: Set = [
    "weight", "bold", "italic", "monospacedDigit", "monospaced", "leading", "smallCaps",
    "lowercaseSmallCaps", "uppercaseSmallCaps", "width",
  ]

  /// The expressions around `expression`, inside out, as far as they are the same value.
  static func levels(
    around expression: ExprSyntax, value: StyleTruth.Value
  ) -> [StyleTruth.Level] {
    var levels: [StyleTruth.Level] = []
    var current = expression
    var value = value
    while let (next, nextValue) = step(from: current, value) {
      levels.append(StyleTruth.Level(start: next.start, end: next.end, value: nextValue))
      current = next
      value = nextValue
    }
    return levels
  }

  private static func step(
    from expression: ExprSyntax, _ value: StyleTruth.Value
  ) -> (ExprSyntax, StyleTruth.Value)? {
    guard let parent = expression.parent else { return nil }
    if let unwrap = parent.as(ForceUnwrapExprSyntax.self) { return (ExprSyntax(unwrap), value) }
    if let infix = parent.as(InfixOperatorExprSyntax.self), infix.leftOperand.id == expression.id,
      infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    {
      return (ExprSyntax(infix), value)
    }
    if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == expression.id {
      return chained(member, value)
    }
    guard let argument = parent.as(LabeledExprSyntax.self),
      let list = argument.parent?.as(LabeledExprListSyntax.self), let owner = list.parent
    else { return nil }
    if let tuple = owner.as(TupleExprSyntax.self), list.count == 1 {
      return (ExprSyntax(tuple), value)
    }
    guard let call = owner.as(FunctionCallExprSyntax.self), list.first?.id == argument.id else {
      return nil
    }
    let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    if let name, bridges.contains(name), bridgeLabels.contains(argument.label?.text),
      list.count == 1
    {
      return (ExprSyntax(call), value)
    }
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if case .font = value, member == "scaledFont", argument.label?.text == "for" {
      return (ExprSyntax(call), value)
    }
    return nil
  }

  private static func chained(
    _ member: MemberAccessExprSyntax, _ value: StyleTruth.Value
  ) -> (ExprSyntax, StyleTruth.Value)? {
    let name = member.declName.baseName.text
    switch value {
    case .color(let values):
      if name == "cgColor" { return (ExprSyntax(member), value) }
      guard let call = member.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == member.id, call.arguments.count == 1,
        let alpha = call.arguments.first.flatMap({ ConstantExpression.number($0.expression) })
      else { return nil }
      switch name {
      case "opacity":
        return (ExprSyntax(call), .color(values.map { $0.with(alpha: $0.alpha * alpha) }))
      case "withAlphaComponent", "copy":
        return (ExprSyntax(call), .color(values.map { $0.with(alpha: alpha) }))
      default: return nil
      }
    case .font:
      guard fontModifiers.contains(name), let call = member.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == member.id
      else { return nil }
      return (ExprSyntax(call), value)
    case .number:
      return nil
    }
  }
}

extension StyleTruth.Components {
  func with(alpha: Double) -> Self {
    var copy = self
    copy.alpha = alpha
    return copy
  }
}
