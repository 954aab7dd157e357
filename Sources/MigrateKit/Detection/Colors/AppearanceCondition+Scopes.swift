// Code that runs in one appearance alone.

extension AppearanceCondition {
  /// Light or dark, where the conditions around a lexeme let its code run in one of them alone.
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
    switch scope.word {
    case .if:
      guard scope.header + 1 < scope.open else { return nil }
      return style(of: scope.header + 1..<scope.open, in: outline)
    case .else where outline.kind(scope.header - 1) == .rightBrace:
      let before = outline.scopes[outline.scopeIndex(scope.header - 1)]
      guard before.word == .if, before.header + 1 < before.open else { return nil }
      return style(of: before.header + 1..<before.open, in: outline)?.other
    case .else:
      let start = outline.segmentStart(scope.header)
      guard outline.bareWord(start) == .guard, start + 1 < scope.header else { return nil }
      return style(of: start + 1..<scope.header, in: outline)?.other
    default: return nil
    }
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
