import SwiftSyntax

/// The member accesses that code writes out in full, such as `Asset.Colors.primary.color`.
///
/// A call without arguments is part of the path (`R.color.brand()`); one with arguments ends it.
final class UseReader: SyntaxVisitor {
  private var uses: Set<String> = []

  static func read(_ node: some SyntaxProtocol, into uses: inout Set<String>) {
    let reader = UseReader(viewMode: .sourceAccurate)
    reader.walk(node)
    uses.formUnion(reader.uses)
  }

  /// Assignments are kept as `Path =`.
  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.is(AssignmentExprSyntax.self), let path = Self.path(node.leftOperand) {
      uses.insert(path + " =")
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let path = Self.path(ExprSyntax(node)) {
      uses.insert(Self.withCall(path, node))
      return .skipChildren
    }
    return .visitChildren
  }

  private static func withCall(_ path: String, _ node: MemberAccessExprSyntax) -> String {
    guard let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == node.id, call.arguments.isEmpty, call.trailingClosure == nil
    else { return path }
    return path + "()"
  }

  private static func path(_ expression: ExprSyntax) -> String? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return name.first?.isUppercase == true ? name : nil
    }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      return path(base).map { "\($0).\(member.declName.baseName.text)" }
    }
    if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      call.trailingClosure == nil
    {
      return path(call.calledExpression).map { $0 + "()" }
    }
    return nil
  }
}

/// The ranges that a condition of `#if` governs, as `[condition, start, end]`.
///
/// The condition of a clause includes that those before it do not hold.
final class ConditionReader: SyntaxVisitor {
  private var found: [JSONText] = []

  static func regions(in node: some SyntaxProtocol) -> [JSONText] {
    // Types are walked by the caller, which meets the conditions inside them by itself.
    guard !node.isProtocol((any DeclGroupSyntax).self) else { return [] }
    let reader = ConditionReader(viewMode: .sourceAccurate)
    reader.walk(node)
    return reader.found
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    found += Self.clauses(of: node)
    return .visitChildren
  }

  static func clauses(of node: IfConfigDeclSyntax) -> [JSONText] {
    var before: JSONText?
    return node.clauses.map { clause in
      let own = clause.condition.map { ExpressionTree.tree($0) }
      let parts = [before, own].compactMap { $0 }
      if let own {
        let negated: JSONText = ["pre", "!", own]
        before = before.map { ["op", "&&", $0, negated] } ?? negated
      }
      let condition = parts.count == 2 ? ["op", "&&", parts[0], parts[1]] : parts.first ?? .null
      return [
        condition, .number(clause.position.utf8Offset), .number(clause.endPosition.utf8Offset),
      ]
    }
  }
}
