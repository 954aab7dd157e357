import SwiftSyntax

/// The ways to write the constant numbers that only some systems have tokens for: distances, line
/// spacings, the widths of borders, durations, the opacities of views.
enum NumberForms {
  struct Number {
    var category: StyleTruth.Category
    var form: String
    var expression: ExprSyntax
    var value: Double
  }

  private static let paddings: Set = ["padding", "safeAreaPadding", "contentMargins"]
  private static let containers: Set = [
    "HStack", "VStack", "LazyHStack", "LazyVStack", "LazyHGrid", "LazyVGrid", "Grid", "GridItem",
  ]
  private static let spacings: Set = ["spacing", "horizontalSpacing", "verticalSpacing"]
  private static let insets: Set = ["EdgeInsets", "UIEdgeInsets", "NSDirectionalEdgeInsets"]
  private static let sides: Set = ["top", "leading", "left", "bottom", "trailing", "right"]
  private static let edges: Set = [
    "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "topAnchor", "bottomAnchor",
  ]
  private static let curves: Set = ["easeInOut", "easeIn", "easeOut", "linear"]
  /// Types that draw, and have an opacity that is not the view's.
  private static let styles: Set = [
    "Color", "UIColor", "NSColor", "CGColor", "LinearGradient", "RadialGradient",
    "AngularGradient", "EllipticalGradient", "Gradient", "AnyShapeStyle",
  ]

  /// The numbers among the arguments of a call.
  static func read(_ call: FunctionCallExprSyntax) -> [Number] {
    guard let callee = Callee(call) else { return [] }
    if let member = callee.member, callee.hasBase {
      let arguments = call.arguments.prefix { $0.label == nil }
      if paddings.contains(member), (1...2).contains(arguments.count), let last = arguments.last {
        return numbers(last.expression, .spacing, ".\(member)(…)")
      }
      if member == "lineSpacing", call.arguments.count == 1, let only = arguments.first {
        return numbers(only.expression, .lineSpacing, ".lineSpacing(_:)")
      }
      if member == "opacity", call.arguments.count == 1, let only = arguments.first, isView(call) {
        return numbers(only.expression, .opacity, ".opacity(_:) of a view")
      }
      if member == "setCustomSpacing", let first = arguments.first {
        return numbers(first.expression, .spacing, "setCustomSpacing(_:after:)")
      }
      if member == "constraint", isBetweenEdges(call) {
        return labelled(call, ["constant"], .spacing, "constraint(…constant:)")
      }
      if member == "border" { return labelled(call, ["width"], .borderWidth, ".border(_:width:)") }
    }
    if let member = callee.member {
      if curves.contains(member) {
        return labelled(call, ["duration"], .duration, ".\(member)(duration:)")
      }
      if member.hasPrefix("animate") {
        return labelled(call, ["withDuration"], .duration, "animate(withDuration:)")
      }
      if member == "stroke" || member == "strokeBorder" {
        return labelled(call, ["lineWidth"], .borderWidth, ".\(member)(…lineWidth:)")
      }
    }
    guard let name = callee.name else { return [] }
    if containers.contains(name) { return labelled(call, spacings, .spacing, "\(name)(…spacing:)") }
    if name == "Spacer" { return labelled(call, ["minLength"], .spacing, "Spacer(minLength:)") }
    if name == "StrokeStyle" {
      return labelled(call, ["lineWidth"], .borderWidth, "StrokeStyle(lineWidth:)")
    }
    return insets.contains(name) && !isCap(call)
      ? labelled(call, sides, .spacing, "\(name)(…)") : []
  }

  /// The number that `stackView.spacing = 8` and its like set.
  static func assignment(_ infix: InfixOperatorExprSyntax) -> [Number] {
    guard infix.operator.is(AssignmentExprSyntax.self),
      let member = infix.leftOperand.as(MemberAccessExprSyntax.self), member.base != nil
    else { return [] }
    let name = member.declName.baseName.text
    let categories: [String: StyleTruth.Category] = [
      "spacing": .spacing, "minimumLineSpacing": .spacing, "minimumInteritemSpacing": .spacing,
      "lineSpacing": .lineSpacing, "borderWidth": .borderWidth,
    ]
    return categories[name].map { numbers(infix.rightOperand, $0, ".\(name) =") } ?? []
  }

  private static func labelled(
    _ call: FunctionCallExprSyntax, _ labels: Set<String>, _ category: StyleTruth.Category,
    _ form: String
  ) -> [Number] {
    call.arguments.flatMap { argument in
      argument.label.map { labels.contains($0.text) } ?? false
        ? numbers(argument.expression, category, form) : []
    }
  }

  /// The number that an expression is, or those of the arms of a choice.
  private static func numbers(
    _ expression: ExprSyntax, _ category: StyleTruth.Category, _ form: String
  ) -> [Number] {
    if let value = ConstantExpression.number(expression) {
      return [Number(category: category, form: form, expression: expression, value: value)]
    }
    guard let ternary = expression.as(TernaryExprSyntax.self) else { return [] }
    return [ternary.thenExpression, ternary.elseExpression].flatMap { numbers($0, category, form) }
  }

  /// Whether the receiver of a modifier begins with the call of a type that is no style.
  private static func isView(_ call: FunctionCallExprSyntax) -> Bool {
    var base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    while let current = base {
      if let call = current.as(FunctionCallExprSyntax.self) {
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
          return name.first?.isUppercase == true && !styles.contains(name)
        }
        base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      } else {
        return false
      }
    }
    return false
  }

  private static func isBetweenEdges(_ call: FunctionCallExprSyntax) -> Bool {
    guard let anchor = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
      return false
    }
    let name =
      anchor.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? anchor.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name.map(edges.contains) ?? false
      && call.arguments.first?.label?.text != "equalToConstant"
  }

  private static func isCap(_ call: FunctionCallExprSyntax) -> Bool {
    call.parent?.as(LabeledExprSyntax.self)?.label?.text.lowercased().contains("capinsets") ?? false
  }
}
