// Where code can name the members of the instance around it.

extension SyntaxOutline {
  /// Whether code at an index can name a member of the instance around it without `self`.
  func namesInstance(at index: Int) -> Bool {
    var scope = scopeIndex(index)
    var isInClosure = false
    for _ in 0..<Self.maximumDepth where scope > 0 {
      let current = scopes[scope]
      switch current.kind {
      case .closure: isInClosure = true
      case .function where isMember(current):
        guard current.declaration >= 0 else { return false }
        let function = functions[current.declaration]
        return function.keyword != .`init` && !isStatic(from: function.start, to: function.name)
          && (!isInClosure || isInValueType(current))
      case .property where isMember(current):
        guard current.declaration >= 0 else { return false }
        if current.word == .subscript {
          let function = functions[current.declaration]
          return !isStatic(from: function.start, to: function.name)
            && (!isInClosure || isInValueType(current))
        }
        let property = properties[current.declaration]
        return property.isComputed && !isStatic(property)
          && (!isInClosure || isInValueType(current))
      // An initial value or a default argument.
      case .type, .file: return false
      default: break
      }
      scope = current.parent
    }
    return false
  }

  private func isMember(_ scope: Scope) -> Bool {
    scope.parent > 0 && scopes[scope.parent].kind == .type
  }

  /// Whether the closures of a member capture the instance without `self`; an extension may be one of a class.
  private func isInValueType(_ scope: Scope) -> Bool {
    let declaration = scopes[scope.parent].declaration
    guard declaration >= 0 else { return false }
    let type = types[declaration]
    return type.keyword == .struct || type.keyword == .enum
      || type.keyword == .extension
        && types.contains { $0.keyword == .struct && text($0.name) == text(type.name) }
  }
}
