import SwiftOperators
import SwiftParser
import SwiftSyntax

/// What one file declares, imports and uses, as JSON.
///
/// Offsets are UTF-8 bytes. Local declarations are left out: no token is one.
final class DeclarationReader: SyntaxVisitor {
  private let lines: SourceLocationConverter
  private var declarations: [JSONText] = []
  private var imports: [JSONText] = []
  private var regions: [JSONText] = []
  private var uses: Set<String> = []
  /// The types and extensions around the node: their path and their place in `declarations`.
  private var parents: [(path: String, index: Int)] = []

  static func read(_ bytes: [UInt8]) -> JSONText {
    let parsed = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let folded = OperatorTable.standardOperators.foldAll(parsed) { _ in }
    let tree = folded.as(SourceFileSyntax.self) ?? parsed
    let reader = DeclarationReader(tree)
    reader.walk(tree)
    return .object([
      ("parses", .bool(!parsed.hasError)), ("declarations", .array(reader.declarations)),
      ("imports", .array(reader.imports)), ("regions", .array(reader.regions)),
      ("uses", .array(reader.uses.sorted().map { .string($0) })),
    ])
  }

  private init(_ tree: SourceFileSyntax) {
    lines = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, "struct", node.name.text, node.inheritanceClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { close() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, "class", node.name.text, node.inheritanceClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { close() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, "enum", node.name.text, node.inheritanceClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { close() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, "actor", node.name.text, node.inheritanceClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { close() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, "protocol", node.name.text, node.inheritanceClause)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { close() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    open(
      node, "extension", node.extendedType.trimmedDescription, node.inheritanceClause,
      [("where", JSONText(node.genericWhereClause?.requirements.trimmedDescription))])
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { close() }

  private func open(
    _ node: some DeclGroupSyntax, _ kind: String, _ name: String,
    _ inherited: InheritanceClauseSyntax?, _ more: [(String, JSONText)] = []
  ) -> SyntaxVisitorContinueKind {
    let supertypes =
      inherited?.inheritedTypes.map { JSONText.string($0.type.trimmedDescription) } ?? []
    add(node, kind, name, node.modifiers, node.attributes, [("super", .array(supertypes))] + more)
    let path = kind == "extension" ? name : (parents.last.map { $0.path + "." } ?? "") + name
    parents.append((path, declarations.count - 1))
    return .visitChildren
  }

  private func close() { parents.removeLast() }

  // MARK: Members

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      for name in Self.names(in: binding.pattern) {
        var members: [(String, JSONText)] = [
          ("type", JSONText(binding.typeAnnotation?.type.trimmedDescription)),
          ("value", ExpressionTree.tree(binding.initializer?.value)),
        ]
        if let block = binding.accessorBlock { members.append(("body", Self.getter(block))) }
        let kind = node.bindingSpecifier.text
        add(node, kind, name, node.modifiers, node.attributes, members)
      }
    }
    UseReader.read(node, into: &uses)
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let result = node.signature.returnClause?.type.trimmedDescription
    add(
      node, "func", node.name.text, node.modifiers, node.attributes,
      [("type", JSONText(result))] + Self.signature(node.signature.parameterClause)
        + [("body", node.body.map { ExpressionTree.block($0.statements) } ?? .null)])
    UseReader.read(node, into: &uses)
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      node, "init", "init", node.modifiers, node.attributes,
      Self.signature(node.signature.parameterClause)
        + [("body", node.body.map { ExpressionTree.block($0.statements) } ?? .null)])
    UseReader.read(node, into: &uses)
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    UseReader.read(node, into: &uses)
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements {
      add(
        node, "case", element.name.text, node.modifiers, node.attributes,
        [("value", ExpressionTree.tree(element.rawValue?.value))])
    }
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      node, "typealias", node.name.text, node.modifiers, node.attributes,
      [("type", .string(node.initializer.value.trimmedDescription))])
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let module = node.path.first?.name.text ?? ""
    let exported = node.attributes.trimmedDescription.contains("@_exported")
    let testable = node.attributes.trimmedDescription.contains("@testable")
    imports.append([
      .string(module), .number(node.position.utf8Offset), .bool(exported), .bool(testable),
    ])
    return .skipChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard !node.item.is(DeclSyntax.self) else { return .visitChildren }
    UseReader.read(node, into: &uses)
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    regions += ConditionReader.clauses(of: node)
    return .visitChildren
  }

  private func add(
    _ node: some SyntaxProtocol, _ kind: String, _ name: String,
    _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax,
    _ more: [(String, JSONText)]
  ) {
    regions += ConditionReader.regions(in: node)
    var access: String?
    var isStatic = false
    for modifier in modifiers {
      switch modifier.name.text {
      case "public", "open", "package", "internal", "fileprivate", "private":
        if modifier.detail == nil { access = modifier.name.text }
      case "static", "class": isStatic = true
      default: break
      }
    }
    let start = node.positionAfterSkippingLeadingTrivia
    declarations.append(
      .object(
        [
          ("kind", .string(kind)), ("name", .string(name.filter { $0 != "`" })),
          ("parent", JSONText(parents.last?.path)), ("in", .number(parents.last?.index ?? -1)),
          ("static", .bool(isStatic)), ("access", JSONText(access)),
          ("start", .number(start.utf8Offset)),
          ("end", .number(node.endPositionBeforeTrailingTrivia.utf8Offset)),
          ("line", .number(lines.location(for: start).line)),
          ("attributes", .array(attributes.map { .string($0.trimmedDescription) })),
        ] + more))
  }
}

extension DeclarationReader {
  private static func names(in pattern: PatternSyntax) -> [String] {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [name.identifier.text] }
    guard let tuple = pattern.as(TuplePatternSyntax.self) else { return [] }
    return tuple.elements.flatMap { names(in: $0.pattern) }
  }

  private static func getter(_ block: AccessorBlockSyntax) -> JSONText {
    switch block.accessors {
    case .getter(let statements): return ExpressionTree.block(statements)
    case .accessors(let list):
      for accessor in list where accessor.accessorSpecifier.text == "get" {
        return accessor.body.map { ExpressionTree.block($0.statements) } ?? [["other", "required"]]
      }
      return .null
    @unknown default: return .null
    }
  }

  private static func signature(_ clause: FunctionParameterClauseSyntax) -> [(String, JSONText)] {
    [
      ("labels", .array(clause.parameters.map { .string($0.firstName.text) })),
      ("names", .array(clause.parameters.map { .string(($0.secondName ?? $0.firstName).text) })),
      ("types", .array(clause.parameters.map { .string($0.type.trimmedDescription) })),
      ("defaults", .array(clause.parameters.map { ExpressionTree.tree($0.defaultValue?.value) })),
    ]
  }
}
