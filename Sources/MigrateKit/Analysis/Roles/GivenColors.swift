/// Derives the roles of colors from the uses of the getter, function, closure, variable, array or dictionary
/// that returns them, where the code around the colors is weak evidence.
///
/// The color of `var avatarColor: Color { … }` has the role of the uses of `avatarColor`, and those
/// of `let ranks: [Color] = […]` that of the uses of `ranks[place]`.
struct GivenColors {
  private let outline: SyntaxOutline

  /// A declaration whose uses receive colors.
  private struct Giver: Hashable {
    /// The lexeme of the name.
    var name: Int
    /// The scope that declares it.
    var parent: Int
    /// The start of its scope, for a local.
    var start: Int

    init(_ property: PropertyDeclaration) {
      name = property.name
      parent = property.parent
      start = property.initializer.upperBound
    }

    init(_ function: FunctionDeclaration) {
      name = function.name
      parent = function.parent
      start = function.name
    }
  }

  /// Completes the raw findings of one file; all references must be understood and agree.
  static func readUses(of rawFindings: inout [RawFinding], in outline: SyntaxOutline) {
    let reader = GivenColors(outline: outline)
    var givers: [(rawFinding: Int, giver: Giver)] = []
    for index in rawFindings.indices where rawFindings[index].isColorOfUnknownUse {
      guard let giver = reader.giver(of: rawFindings[index].span) else { continue }
      givers.append((index, giver))
    }
    guard !givers.isEmpty else { return }
    let references = outline.references(to: Set(givers.map { outline.name($0.giver.name) }))
    var known: [Giver: (role: RoleReading, spans: [Range<Int>])] = [:]
    for (index, giver) in givers {
      let uses =
        known[giver] ?? reader.uses(of: giver, references[outline.name(giver.name)] ?? [])
      known[giver] = uses
      if uses.role.role != .unknown { rawFindings[index].role = uses.role }
      rawFindings[index].namedAt = uses.spans
    }
  }

  private func uses(
    of giver: Giver, _ references: [Range<Int>]
  ) -> (role: RoleReading, spans: [Range<Int>]) {
    let spans = references.filter { means($0, giver) }.map { withCall($0) }
    var agreed: RoleReading?
    for span in spans.prefix(64) where !isQuestion(span) {
      let use = ColorUseReader.use(of: span, in: outline)
      if use.isInert { continue }
      guard use.role.role != .unknown, agreed == nil || agreed?.role == use.role.role else {
        return (.unknown, spans)
      }
      agreed = agreed ?? use.role
    }
    guard var agreed else { return (.unknown, spans) }
    agreed.evidence = "where \(outline.name(giver.name)) is used: " + agreed.evidence
    return (agreed, spans)
  }

  /// A reference with the call that follows: `color(for: state)`.
  private func withCall(_ span: Range<Int>) -> Range<Int> {
    guard let call = outline.call(named: span.upperBound - 1) else { return span }
    return span.lowerBound..<call.close + 1
  }

  /// Whether only the number of colors is read: `palette.count`.
  private func isQuestion(_ span: Range<Int>) -> Bool {
    outline.kind(span.upperBound) == .period
      && ["count", "isEmpty", "indices"].contains(outline.text(span.upperBound + 1))
  }

  /// The declaration that returns a color: in its getter or body, as its initial value or a part of
  /// it.
  private func giver(of span: Range<Int>) -> Giver? {
    var held = span
    for ancestor in outline.ancestors(of: span) {
      switch ancestor.slot {
      case .element, .dictionaryValue, .ternary, .parenthesized: held = ancestor.span
      case .operand(let op) where outline.isText(op, "??"): held = ancestor.span
      case .initializer(let property): return Giver(outline.properties[property])
      case .returned, .statement: return giver(around: ancestor.span)
      default: return nil
      }
      guard held.count < 4096 else { return nil }
    }
    return nil
  }

  private func giver(around span: Range<Int>) -> Giver? {
    guard outline.resultType(around: span.lowerBound) != nil else { return nil }
    let scope = outline.scopes[outline.callableScope(around: span.lowerBound)]
    switch scope.kind {
    case .property where scope.declaration >= 0 && scope.word != .subscript:
      return Giver(outline.properties[scope.declaration])
    case .function where scope.declaration >= 0:
      let function = outline.functions[scope.declaration]
      let type = outline.reading(ofType: function.result).flatMap {
        Site(type: $0.name, in: outline)
      }
      return function.keyword == .func && type != nil ? Giver(function) : nil
    case .closure:
      return outline.property(initializedByClosure: scope.open).map { Giver($0) }
    default:
      return nil
    }
  }

  /// Whether a reference can mean a giver: by the owner it names, and by where a local is.
  private func means(_ span: Range<Int>, _ giver: Giver) -> Bool {
    let scope = outline.scopes[giver.parent]
    if scope.kind != .type, scope.kind != .file {
      return span.count == 1 && giver.start <= span.lowerBound && span.lowerBound < scope.close
    }
    guard span.count > 1 else { return outline.sees(giver.parent, from: span.lowerBound) }
    let type = scope.typeScope >= 0 ? outline.qualifiedTypeName(ofScope: scope.typeScope) : ""
    let owner = outline.name(span.upperBound - 3)
    return owner == "self" || owner == "Self" || type == owner || type.hasSuffix("." + owner)
  }
}

extension RawFinding {
  /// Whether it is a color whose role has no evidence but a name.
  fileprivate var isColorOfUnknownUse: Bool {
    category == .color && role.strength < .strong && uses.isEmpty
  }
}

extension SyntaxOutline {
  /// The references to some names, by name; declarations and labels are none.
  func references(to names: Set<String>) -> [String: [Range<Int>]] {
    var filter = NameFilter()
    for name in names { filter.insert(Array(name.utf8)) }
    var result: [String: [Range<Int>]] = [:]
    for (index, lexeme) in lexemes.enumerated()
    where lexeme.kind == .identifier && filter.mayContain(lexeme, bytes) {
      let name = text(index)
      guard names.contains(name), property(named: index) == nil, !isLabelOrName(index) else {
        continue
      }
      result[name, default: []].append(chainStart(index)..<index + 1)
    }
    return result
  }

  private func isLabelOrName(_ index: Int) -> Bool {
    let before = kind(index - 1)
    if before == .identifier, bareWord(index - 1) == .func { return true }
    return kind(index + 1) == .colon && (before == .leftParen || before == .comma)
  }

  /// Whether a bare name at a place can mean a member that a scope declares: it is in that type or an
  /// extension of it, in one that is nested in it, or in one that inherits from it.
  func sees(_ scope: Int, from index: Int) -> Bool {
    guard scopes[scope].kind == .type else { return true }
    let owner = qualifiedTypeName(ofScope: scopes[scope].typeScope)
    guard let type = enclosingTypeName(of: index) else { return false }
    if type == owner || type.hasPrefix(owner + ".") { return true }
    let inherited = enclosingType(of: index)?.inherited ?? 0..<0
    return inherited.contains { owner == name($0) || owner.hasSuffix("." + name($0)) }
  }
}
