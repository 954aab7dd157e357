/// What a deprecated name is declared as, so that a use can say what it was worth.
struct DeprecatedDeclaration: Hashable, Sendable {
  /// The value, or how to learn it.
  var value: RawFinding.Value
  /// What must hold, by other files, for it to be that value.
  var premises: [Premise]
}

/// Reads the declarations of deprecated names: `static let deepNavy = Color(hex: 0x222B45)` in an extension
/// of `Color`, and computed properties that give nothing but a value.
enum DeprecatedDeclarations {
  /// The declarations among the values of a file, by the name that the mapping lists.
  static func all(
    among rawFindings: [RawFinding], of names: DeprecatedNames, in outline: SyntaxOutline
  ) -> [String: Set<DeprecatedDeclaration>] {
    guard !names.declarations.isEmpty else { return [:] }
    var result: [String: Set<DeprecatedDeclaration>] = [:]
    for rawFinding in rawFindings
    where rawFinding.value != .none && rawFinding.context.deprecated == nil {
      guard let property = property(givenBy: rawFinding.span, in: outline),
        outline.hasModifier(.static, from: property.start, to: property.name),
        let owner = outline.enclosingTypeName(of: property.name),
        let symbol = names.declarations[owner + "." + outline.name(property.name)]
      else { continue }
      result[symbol, default: []].insert(
        DeprecatedDeclaration(value: rawFinding.value, premises: rawFinding.premises))
    }
    return result
  }

  /// The property that a value is all of: its initial value, or the body of its getter.
  private static func property(
    givenBy span: Range<Int>, in outline: SyntaxOutline
  ) -> PropertyDeclaration? {
    switch outline.slot(of: span) {
    case .initializer(let property):
      return outline.properties[property]
    case .statement, .returned:
      let body = outline.scopes[outline.callableScope(around: span.lowerBound)]
      let isWhole = body.bodyStart >= span.lowerBound - 1 && body.close == span.upperBound
      guard isWhole, body.kind == .property, body.word != .subscript, body.declaration >= 0 else {
        return nil
      }
      return outline.properties[body.declaration]
    default:
      return nil
    }
  }
}
