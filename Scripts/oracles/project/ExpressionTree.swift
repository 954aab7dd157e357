import SwiftOperators
import SwiftParser
import SwiftSyntax

/// An expression, or the body of a declaration, as nested JSON arrays that begin with their kind.
enum ExpressionTree {
  /// The tree of an expression that stands alone.
  static func parse(_ source: String) -> JSONText {
    let file = Parser.parse(source: source)
    let folded = OperatorTable.standardOperators.foldAll(file) { _ in }
    guard let file = folded.as(SourceFileSyntax.self), file.statements.count == 1,
      let item = file.statements.first?.item
    else { return ["other", "statements"] }
    if case .expr(let expression) = item { return tree(expression) }
    return ["other", "statement"]
  }

  static func tree(_ expression: ExprSyntax?) -> JSONText {
    guard let expression else { return .null }
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let node): return ["int", .string(node.literal.text)]
    case .floatLiteralExpr(let node): return ["float", .string(node.literal.text)]
    case .booleanLiteralExpr(let node): return ["bool", .bool(node.literal.text == "true")]
    case .stringLiteralExpr(let node): return ["str", JSONText(node.representedLiteralValue)]
    case .nilLiteralExpr: return ["nil"]
    case .declReferenceExpr(let node): return ["ref", .string(node.baseName.text)]
    case .superExpr: return ["ref", "super"]
    case .memberAccessExpr(let node):
      return ["mem", tree(node.base), .string(node.declName.baseName.text)]
    case .functionCallExpr(let node):
      return [
        "call", tree(node.calledExpression), arguments(node.arguments),
        tree(node.trailingClosure.map { ExprSyntax($0) }),
      ]
    case .subscriptCallExpr(let node):
      return ["index", tree(node.calledExpression), arguments(node.arguments)]
    case .infixOperatorExpr(let node): return infix(node)
    case .prefixOperatorExpr(let node):
      return ["pre", .string(node.operator.text), tree(node.expression)]
    case .forceUnwrapExpr(let node): return ["force", tree(node.expression)]
    case .optionalChainingExpr(let node): return ["force", tree(node.expression)]
    case .tryExpr(let node): return tree(node.expression)
    case .awaitExpr(let node): return tree(node.expression)
    case .asExpr(let node): return tree(node.expression)
    case .ternaryExpr(let node):
      return [
        "if", tree(node.condition), [["expr", tree(node.thenExpression)]],
        [["expr", tree(node.elseExpression)]],
      ]
    case .tupleExpr(let node):
      if node.elements.count == 1, let only = node.elements.first, only.label == nil {
        return tree(only.expression)
      }
      return ["tuple", arguments(node.elements)]
    case .arrayExpr(let node): return ["array", .array(node.elements.map { tree($0.expression) })]
    case .closureExpr(let node): return ["closure", parameters(node), block(node.statements)]
    case .ifExpr(let node): return StatementTree.conditional(node)
    case .switchExpr(let node): return StatementTree.switching(node)
    case .macroExpansionExpr(let node):
      return ["macro", .string(node.macroName.text), arguments(node.arguments)]
    case .genericSpecializationExpr(let node): return tree(node.expression)
    default: return ["other", .string("\(expression.kind)")]
    }
  }

  /// The statements of a body; bodies too long to be a value are left out.
  static func block(_ statements: CodeBlockItemListSyntax) -> JSONText {
    guard statements.count <= 40 else { return [["other", "long"]] }
    return .array(statements.map { StatementTree.tree($0) })
  }

  private static func infix(_ node: InfixOperatorExprSyntax) -> JSONText {
    if node.operator.is(AssignmentExprSyntax.self) {
      return ["set", tree(node.leftOperand), tree(node.rightOperand)]
    }
    guard let symbol = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else {
      return ["other", "operator"]
    }
    return ["op", .string(symbol), tree(node.leftOperand), tree(node.rightOperand)]
  }

  private static func arguments(_ list: LabeledExprListSyntax) -> JSONText {
    .array(list.map { [JSONText($0.label?.text), tree($0.expression)] })
  }

  private static func parameters(_ node: ClosureExprSyntax) -> JSONText {
    switch node.signature?.parameterClause {
    case .simpleInput(let list): .array(list.map { .string($0.name.text) })
    case .parameterClause(let clause):
      .array(clause.parameters.map { .string(($0.secondName ?? $0.firstName).text) })
    default: []
    }
  }
}
