import SwiftSyntax

/// The ways to write a constant corner radius.
enum RadiusForms {
  struct Radius {
    var form: String
    var expression: ExprSyntax
    var points: Double
    var isExtra = false
  }

  private static let labels: Set = [
    "cornerRadius", "xRadius", "yRadius", "topLeadingRadius", "topTrailingRadius",
    "bottomLeadingRadius", "bottomTrailingRadius", "cornerWidth", "cornerHeight",
  ]
  private static let modifiers: Set = ["cornerRadius", "presentationCornerRadius"]
  private static let corners: Set = [
    "topLeading", "topTrailing", "bottomLeading", "bottomTrailing",
  ]

  /// The radii among the arguments of a call.
  static func read(_ call: FunctionCallExprSyntax) -> [Radius] {
    guard let callee = Callee(call) else { return [] }
    var radii: [Radius] = []
    for (index, argument) in call.arguments.enumerated() {
      let label = argument.label?.text
      let value = argument.expression
      if let label, labels.contains(label) {
        radii += radius(value, form: form(label, callee))
      } else if label == "cornerSize" || label == "cornerRadii" {
        radii += cornerSize(value, label ?? "")
      } else if index == 0, label == nil, let member = callee.member, modifiers.contains(member),
        callee.hasBase || isInConditionalChain(call)
      {
        radii += radius(value, form: ".\(member)(_:)")
      } else if index == 0, label == nil, let member = callee.member,
        member.hasSuffix("CornerRadius"), callee.hasBase
      {
        radii += radius(value, form: ".…CornerRadius(_:), the app's own").map { radius in
          Radius(
            form: radius.form, expression: radius.expression, points: radius.points, isExtra: true)
        }
      } else if label == "radius", callee.member == "roundedRectangle", !callee.hasBase {
        radii += radius(value, form: ".roundedRectangle(radius:)")
      } else if let label, corners.contains(label), callee.name == "RectangleCornerRadii" {
        radii += radius(value, form: "RectangleCornerRadii(…)")
      }
    }
    return radii
  }

  /// The radius that `layer.cornerRadius = 8` sets.
  static func assignment(_ infix: InfixOperatorExprSyntax) -> Radius? {
    guard infix.operator.is(AssignmentExprSyntax.self) else { return nil }
    if let member = infix.leftOperand.as(MemberAccessExprSyntax.self) {
      guard member.declName.baseName.text == "cornerRadius" else { return nil }
      return radius(infix.rightOperand, form: ".cornerRadius =").first
    }
    guard infix.leftOperand.as(DeclReferenceExprSyntax.self)?.baseName.text == "cornerRadius" else {
      return nil
    }
    return radius(infix.rightOperand, form: "cornerRadius = (own property)").first
  }

  /// The radius that `let cornerRadius: CGFloat = 8` names.
  static func constant(_ binding: PatternBindingSyntax) -> Radius? {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      name.lowercased().hasSuffix("cornerradius"), let value = binding.initializer?.value
    else { return nil }
    return radius(value, form: "constant named …cornerRadius").first
  }

  /// The radius that a parameter `cornerRadius: CGFloat = 8` has when none is given.
  static func defaultArgument(_ parameter: FunctionParameterSyntax) -> Radius? {
    guard parameter.firstName.text.lowercased().hasSuffix("cornerradius"),
      let value = parameter.defaultValue?.value
    else { return nil }
    return radius(value, form: "default of a parameter …cornerRadius").first
  }

  private static func radius(_ expression: ExprSyntax, form: String) -> [Radius] {
    if let points = ConstantExpression.number(expression) {
      return [Radius(form: form, expression: expression, points: points)]
    }
    // `isCompact ? 0 : 10`: one finding with two values, so either will do.
    guard let ternary = expression.as(TernaryExprSyntax.self) else { return [] }
    return [ternary.thenExpression, ternary.elseExpression].flatMap { branch in
      radius(branch, form: form).map { radius in
        Radius(
          form: "\(form) in a ternary", expression: radius.expression, points: radius.points,
          isExtra: true)
      }
    }
  }

  /// `CGSize(width: 4, height: 4)`: the first number stands for both.
  private static func cornerSize(_ expression: ExprSyntax, _ label: String) -> [Radius] {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let width = Arguments(call).expression("width")
    else { return [] }
    return radius(width, form: "\(label): CGSize(…)")
  }

  private static func form(_ label: String, _ callee: Callee) -> String {
    let name = callee.name ?? callee.member.map { ".\($0)" } ?? "…"
    let known: Set = [
      "RoundedRectangle", "UnevenRoundedRectangle", ".rect", "UIBezierPath", "NSBezierPath",
    ]
    return known.contains(name) ? "\(name)(\(label):)" : "the app's own (\(label):)"
  }

  /// Whether a call continues a chain across `#if`, where the parser gives its member no base.
  private static func isInConditionalChain(_ call: FunctionCallExprSyntax) -> Bool {
    var node = Syntax(call).parent
    while let current = node {
      if current.is(PostfixIfConfigExprSyntax.self) { return true }
      if current.is(CodeBlockItemSyntax.self) { return false }
      node = current.parent
    }
    return false
  }
}
