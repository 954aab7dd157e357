// Detects code that only runs in one appearance.

extension AppearanceCondition {
  /// Light or dark, if enclosing conditions limit a lexeme's code to one of them.
  static func style(around index: Int, _ outline: SyntaxOutline) -> SystemAppearance.Style? {
    var scope = outline.scopeIndex(index)
    for _ in 0..<SyntaxOutline.maximumDepth {
      let current = outline.scopes[scope]
      switch current.kind {
      case .control:
        if let found = style(ofBody: current, outline) { return found }
      case .switchCase:
        if let found = style(ofCase: current, outline) { return found }
      case .closure, .switchBody: break
      case .function, .property, .accessor, .type, .file: return nil
      }
      scope = current.parent
    }
    return nil
  }

  private static func style(ofBody scope: Scope, _ outline: SyntaxOutline) -> SystemAppearance
    .Style?
  {
    guard let (condition, holds) = outline.condition(of: scope),
      let style = style(of: condition, in: outline)
    else { return nil }
    return holds ? style : style.other
  }

  private static func style(ofCase scope: Scope, _ outline: SyntaxOutline) -> SystemAppearance
    .Style?
  {
    let body = outline.scopes[scope.parent]
    guard scope.bodyStart > scope.open + 1, body.header + 1 < body.open,
      isStyle(body.header + 1..<body.open, in: outline)
    else { return nil }
    let label = (scope.open + 1..<scope.bodyStart - 1).prefix(16)
    if label.contains(where: { ["dark", "darkAqua"].contains(outline.text($0)) }) { return .dark }
    return label.contains { ["light", "aqua"].contains(outline.text($0)) } ? .light : nil
  }
}
