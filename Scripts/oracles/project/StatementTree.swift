import SwiftSyntax

/// Statements as nested JSON arrays that begin with their kind.
enum StatementTree {
  static func tree(_ item: CodeBlockItemSyntax) -> JSONText {
    switch item.item {
    case .expr(let expression): return ["expr", ExpressionTree.tree(expression)]
    case .stmt(let statement): return tree(statement)
    case .decl(let declaration):
      if let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
        let binding = variable.bindings.first,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      {
        return ["let", .string(name), ExpressionTree.tree(binding.initializer?.value)]
      }
      return ["other", .string("\(declaration.kind)")]
    @unknown default: return ["other", "item"]
    }
  }

  private static func tree(_ statement: StmtSyntax) -> JSONText {
    if let node = statement.as(ReturnStmtSyntax.self) {
      return ["return", ExpressionTree.tree(node.expression)]
    }
    if let node = statement.as(ExpressionStmtSyntax.self) {
      return ["expr", ExpressionTree.tree(node.expression)]
    }
    if let node = statement.as(GuardStmtSyntax.self) {
      return ["guard", condition(node.conditions), ExpressionTree.block(node.body.statements)]
    }
    return ["other", .string("\(statement.kind)")]
  }

  static func conditional(_ node: IfExprSyntax) -> JSONText {
    let otherwise: JSONText =
      switch node.elseBody {
      case .codeBlock(let block): ExpressionTree.block(block.statements)
      case .ifExpr(let next): [["expr", conditional(next)]]
      default: .null
      }
    return [
      "if", condition(node.conditions), ExpressionTree.block(node.body.statements), otherwise,
    ]
  }

  static func switching(_ node: SwitchExprSyntax) -> JSONText {
    var cases: [JSONText] = []
    for element in node.cases {
      guard case .switchCase(let entry) = element else { return ["other", "#if in a switch"] }
      var patterns: [JSONText] = []
      if case .case(let label) = entry.label {
        for item in label.caseItems {
          guard item.whereClause == nil,
            let pattern = item.pattern.as(ExpressionPatternSyntax.self)
          else {
            patterns.append(["other", "pattern"])
            continue
          }
          patterns.append(ExpressionTree.tree(pattern.expression))
        }
      } else {
        patterns.append(["default"])
      }
      cases.append([.array(patterns), ExpressionTree.block(entry.statements)])
    }
    return ["switch", ExpressionTree.tree(node.subject), .array(cases)]
  }

  /// One condition as an expression, several as their conjunction; availability counts as true.
  private static func condition(_ list: ConditionElementListSyntax) -> JSONText {
    let parts: [JSONText] = list.map { element in
      switch element.condition {
      case .expression(let expression): ExpressionTree.tree(expression)
      case .availability(let clause):
        ["bool", .bool(clause.availabilityKeyword.text == "#available")]
      default: ["other", "binding"]
      }
    }
    return parts.dropFirst().reduce(parts.first ?? .null) { ["op", "&&", $0, $1] }
  }
}
