import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Lists the constant colors, fonts and radii of a file, as a full parser sees them.
///
/// It shares no code with the library and knows only the file at hand: no types, no other files.
final class StyleVisitor: SyntaxVisitor {
  private var truth = FileTruth()

  static func truth(of bytes: [UInt8]) -> FileTruth {
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let visitor = StyleVisitor(viewMode: .sourceAccurate)
    visitor.walk(OperatorTable.standardOperators.foldAll(tree) { _ in })
    visitor.truth.parses = !tree.hasError
    visitor.addExpressions(of: Syntax(tree))
    return visitor.truth
  }

  private func addExpressions(of node: Syntax) {
    let finder = ExpressionFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    truth.expressions.formUnion(finder.ranges)
  }

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    // Folding gives sums and ternaries their own nodes; the tree before it is read too.
    addExpressions(of: Syntax(node))
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let (form, values) = ColorForms.read(node) {
      let isExtra = form.hasSuffix("asset name")
      add(.color, form, Syntax(node), .color(values), isExtra: isExtra)
    } else if let font = FontForms.read(node) {
      add(.font, font.form, Syntax(node), font.value, isExtra: font.isExtra)
    } else if ColorForms.isVariableColor(node) {
      // Parts of it may be constant, but it is not a constant color.
    } else {
      RadiusForms.read(node).forEach { add(radius: $0) }
    }
    NumberForms.read(node).forEach { add(number: $0) }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if let values = ColorForms.literal(node) {
      add(.color, "#colorLiteral", Syntax(node), .color(values))
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let form = ColorForms.systemColor(node) {
      add(.color, form, Syntax(node), .color([]), isExtra: true)
    }
    return .visitChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if let radius = RadiusForms.assignment(node) { add(radius: radius) }
    NumberForms.assignment(node).forEach { add(number: $0) }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if let radius = RadiusForms.defaultArgument(node) { add(radius: radius, isExtra: true) }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let radius = RadiusForms.constant(node) { add(radius: radius, isExtra: true) }
    return .visitChildren
  }

  private func add(radius: RadiusForms.Radius, isExtra: Bool = false) {
    add(
      .radius, radius.form, Syntax(radius.expression), .number(radius.points),
      isExtra: isExtra || radius.isExtra)
  }

  private func add(number: NumberForms.Number) {
    add(number.category, number.form, Syntax(number.expression), .number(number.value))
  }

  private func add(
    _ category: StyleTruth.Category, _ form: String, _ node: Syntax, _ value: StyleTruth.Value,
    isExtra: Bool = false
  ) {
    var levels = [StyleTruth.Level(start: node.start, end: node.end, value: value)]
    if let expression = node.as(ExprSyntax.self) {
      levels += Wrapping.levels(around: expression, value: value)
    }
    truth.values.append(
      StyleTruth(
        category: category, form: form, levels: levels, isExtra: isExtra,
        source: node.trimmedDescription))
  }
}

/// Collects the ranges of all expressions of a tree.
private final class ExpressionFinder: SyntaxAnyVisitor {
  private(set) var ranges: Set<UInt64> = []

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if node.is(ExprSyntax.self) { ranges.insert(FileTruth.key(node.start, node.end)) }
    return .visitChildren
  }
}
