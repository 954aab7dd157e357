/// The declaration of a deprecated name, which determines the value of its uses.
struct DeprecatedDeclaration: Hashable, Sendable {
  /// The value, or how to determine it.
  var value: RawFinding.Value
  /// The conditions on other files.
  var premises: [Premise]
}

/// Reads the declarations of deprecated names: `static let deepNavy = Color(hex: 0x222B45)` in an
/// extension of `Color`, and computed properties that only return a value.
enum DeprecatedDeclarations {
  /// The declarations among the values of a file, by deprecated name.
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

  /// The property whose whole initial value or getter is the value.
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
