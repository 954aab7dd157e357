// Finds the enclosing types, members, cases and patterns of a lexeme, and expected types.

extension SyntaxOutline {
  /// The innermost type or extension around a lexeme.
  func enclosingType(of index: Int) -> TypeDeclaration? {
    let scope = scopes[scopeIndex(index)].typeScope
    guard scope >= 0, scopes[scope].declaration >= 0 else { return nil }
    return types[scopes[scope].declaration]
  }

  /// The qualified name of the innermost type around a lexeme: `HomeView.Row`.
  package func enclosingTypeName(of index: Int) -> String? {
    let scope = scopes[scopeIndex(index)].typeScope
    return scope >= 0 ? qualifiedTypeName(ofScope: scope) : nil
  }

  /// The qualified name of a type, by the scope of its members.
  package func qualifiedTypeName(ofScope scope: Int) -> String {
    var parts: [String] = []
    var scope = scope
    while scope >= 0, parts.count < Self.maximumDepth {
      let declaration = scopes[scope].declaration
      guard declaration >= 0 else { break }
      parts.append(compactText(types[declaration].name))
      scope = scopes[scopes[scope].parent].typeScope
    }
    return parts.reversed().joined(separator: ".")
  }

  /// The outermost member of the innermost type around a lexeme: the property or function whose
  /// body contains it, skipping closures and local functions; `nil` outside of members.
  func enclosingMember(of index: Int) -> Scope? {
    var found: Int?
    var member = scopes[scopeIndex(index)].memberScope
    for _ in 0..<Self.maximumDepth where member >= 0 {
      found = member
      member = scopes[scopes[member].parent].memberScope
    }
    return found.map { scopes[$0] }
  }

  /// The name of the function or property that a member scope is the body of.
  func memberName(_ scope: Scope) -> String? {
    if scope.kind == .property, scope.word == .subscript { return "subscript" }
    return memberNameIndex(scope).map { name($0) }
  }

  /// The lexeme that names the function or property that a member scope is the body of.
  func memberNameIndex(_ scope: Scope) -> Int? {
    guard scope.declaration >= 0 else { return nil }
    switch scope.kind {
    case .function: return functions[scope.declaration].name
    case .property:
      return scope.word == .subscript
        ? functions[scope.declaration].name : properties[scope.declaration].name
    default: return nil
    }
  }

  /// The declared result type of the function, getter or closure whose result a lexeme is part of.
  ///
  /// Skips bodies of `if`, `switch` and similar; `nil` for a closure without a declared result.
  package func resultType(around index: Int) -> Range<Int>? {
    var scope = scopeIndex(index)
    for _ in 0..<Self.maximumDepth {
      let current = scopes[scope]
      switch current.kind {
      case .function:
        return nonEmpty(functions[current.declaration].result)
      case .property:
        if current.word == .subscript { return nonEmpty(functions[current.declaration].result) }
        return properties[current.declaration].isComputed
          ? nonEmpty(properties[current.declaration].type) : nil
      case .accessor:
        guard current.word == .get || current.word == ._read else { return nil }
        scope = current.parent
      case .closure:
        return closureResult(current) ?? declaredResult(ofClosure: current.open)
      case .control, .switchBody, .switchCase:
        scope = current.parent
      case .type, .file:
        return nil
      }
    }
    return nil
  }

  private func nonEmpty(_ span: Range<Int>) -> Range<Int>? { span.isEmpty ? nil : span }

  /// The result type in a closure's signature: `{ (a) -> Color in`.
  private func closureResult(_ scope: Scope) -> Range<Int>? {
    var index = scope.open + 1
    while index < scope.bodyStart {
      if kind(index) == .arrow { return index + 1..<min(typeEnd(index + 1), scope.bodyStart) }
      index = stepOver(index)
    }
    return nil
  }

  /// The property whose initial value a closure is, or the call of it.
  func property(initializedByClosure open: Int) -> PropertyDeclaration? {
    let next = properties.partitioningIndex { $0.name >= open }
    guard next > 0, properties[next - 1].initializer.lowerBound == open else { return nil }
    return properties[next - 1]
  }

  /// The result type that the type of a property gives the closure that it begins with: `Color` for
  /// `let pick: (Bool) -> Color = { … }`, and for `let ink: Color = { … }()`.
  private func declaredResult(ofClosure open: Int) -> Range<Int>? {
    guard let property = property(initializedByClosure: open), !property.type.isEmpty,
      let close = partner(open)
    else { return nil }
    let end = property.initializer.upperBound
    if close + 1 == end {
      var index = property.type.lowerBound
      while index < property.type.upperBound {
        if kind(index) == .arrow { return nonEmpty(index + 1..<property.type.upperBound) }
        index = stepOver(index)
      }
      return nil
    }
    return kind(close + 1) == .leftParen && stepOver(close + 1) == end ? property.type : nil
  }

  /// The scope of the body of a function, getter or closure around a lexeme, control flow passed
  /// through.
  func callableScope(around index: Int) -> Int {
    var scope = scopeIndex(index)
    for _ in 0..<Self.maximumDepth {
      switch scopes[scope].kind {
      case .control, .switchBody, .switchCase: scope = scopes[scope].parent
      default: return scope
      }
    }
    return scope
  }

  /// The labels of the switch cases around a lexeme, innermost first, up to the enclosing body of a
  /// function, getter or closure.
  func caseLabels(around index: Int) -> [Range<Int>] {
    var labels: [Range<Int>] = []
    var scope = scopeIndex(index)
    for _ in 0..<Self.maximumDepth {
      let current = scopes[scope]
      switch current.kind {
      case .switchCase:
        if current.bodyStart > current.open + 1 {
          labels.append(current.open + 1..<current.bodyStart - 1)
        }
      case .control, .switchBody: break
      default: return labels
      }
      scope = current.parent
    }
    return labels
  }

  /// The conditions of the `if`, `guard` and `while` bodies around a lexeme, innermost first, up to
  /// the enclosing body of a function, getter or closure; `else` bodies have none.
  func conditions(around index: Int) -> [Range<Int>] {
    var conditions: [Range<Int>] = []
    var scope = scopeIndex(index)
    for _ in 0..<Self.maximumDepth {
      let current = scopes[scope]
      switch current.kind {
      case .control:
        let holds = current.word == .if || current.word == .while
        if holds, current.open > current.header + 1 {
          conditions.append(current.header + 1..<current.open)
        }
      case .switchCase, .switchBody: break
      default: return conditions
      }
      scope = current.parent
    }
    return conditions
  }

  /// Whether a lexeme belongs to a pattern: after `case` in a switch, in `if case`, in `for case`.
  ///
  /// What follows `where` in a case is not a pattern.
  func isInPattern(_ index: Int) -> Bool {
    let scope = scopes[scopeIndex(index)]
    if scope.kind == .switchCase, scope.bodyStart < 0 || index < scope.bodyStart {
      return !hasWhere(before: index, from: scope.open)
    }
    var at = index
    for _ in 0..<Self.maximumDepth {
      if isAfterCase(at) { return true }
      let open = encloser(at)
      guard open >= 0, kind(open) != .leftBrace, kind(open) != .interpolationStart else {
        return false
      }
      at = open
    }
    return false
  }

  private func hasWhere(before index: Int, from start: Int) -> Bool {
    var at = start
    var steps = 0
    while at < index, steps < Self.maximumWalk {
      if bareWord(at) == .where { return true }
      at = stepOver(at)
      steps += 1
    }
    return false
  }

  /// Whether `case` is before a lexeme on its level, with nothing between that ends a pattern.
  private func isAfterCase(_ index: Int) -> Bool {
    var at = index
    for _ in 0..<Self.maximumWalk {
      if at == segmentStart(index) { return bareWord(at) == .case && isPatternCase(at) }
      switch kind(at) {
      case .equal, .leftBrace: return false
      case .leftParen where at != index: return false
      case .leftSquare where at != index: return false
      case .identifier where bareWord(at) == .case: return true
      default: break
      }
      at = stepBack(at)
    }
    return false
  }

  /// Cases of an enum are declarations, not patterns.
  private func isPatternCase(_ index: Int) -> Bool {
    scopes[scopeIndex(index)].kind != .type
  }

  /// The bare names of the attributes before a declaration: `State`, `Environment`.
  func attributes(from start: Int) -> [Int] {
    var result: [Int] = []
    var index = start
    for _ in 0..<Self.maximumDepth {
      if kind(index) == .at {
        result.append(index + 1)
        index = attributeEnd(index)
      } else if kind(index) == .identifier, word(index).isModifier {
        index += 1
        if kind(index) == .leftParen { index = stepOver(index) }
      } else {
        break
      }
    }
    return result
  }

  /// Whether a declaration has a modifier.
  func hasModifier(_ modifier: KnownWord, from start: Int, to name: Int) -> Bool {
    var index = start
    while index < name {
      if kind(index) == .at {
        index = attributeEnd(index)
      } else {
        let word = bareWord(index)
        if word == modifier { return true }
        // One keyword may declare very many names.
        if word == .let || word == .var || word == .func { return false }
        index = stepOver(index)
      }
    }
    return false
  }

  /// Whether a property is `static` or `class`, or is outside of types.
  func isStatic(_ property: PropertyDeclaration) -> Bool {
    isStatic(from: property.start, to: property.name)
  }

  /// Whether a declaration that starts at an index and has its name at another is a member of the type itself.
  func isStatic(from start: Int, to name: Int) -> Bool {
    hasModifier(.static, from: start, to: name) || hasModifier(.class, from: start, to: name)
  }

  /// The parameters of a function.
  package func parameters(_ function: FunctionDeclaration) -> [Parameter] {
    var start = function.parametersOpen + 1
    guard let close = partner(function.parametersOpen), start < close else { return [] }
    var result: [Parameter] = []
    result.reserveCapacity(4)
    while start < close {
      var end = start
      while end < close, kind(end) != .comma { end = stepOver(end) }
      end = min(end, close)
      if let parameter = parameter(start..<end) { result.append(parameter) }
      start = end + 1
    }
    return result
  }

  private func parameter(_ span: Range<Int>) -> Parameter? {
    var first = span.lowerBound
    while kind(first) == .at { first = attributeEnd(first) }
    guard first < span.upperBound, kind(first) == .identifier else { return nil }
    let name = kind(first + 1) == .identifier ? first + 1 : first
    guard kind(name + 1) == .colon else { return nil }
    let typeStart = min(name + 2, span.upperBound)
    let type = typeStart..<max(typeStart, min(typeEnd(typeStart), span.upperBound))
    var value = type.upperBound
    if kind(value) == .postfixQuestion || kind(value) == .op { value += 1 }
    let hasDefault = kind(value) == .equal && value < span.upperBound
    return Parameter(
      label: isText(first, "_") ? nil : first, name: name, type: type,
      defaultValue: hasDefault ? value + 1..<span.upperBound : span.upperBound..<span.upperBound)
  }
}
