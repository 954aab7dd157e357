// Statements of bodies and branches, and the meaning of unqualified names.

extension SyntaxOutline {
  /// The statements of a body; `nil` if there are more than a few, or they are long.
  func statements(inScope scope: Int) -> [Range<Int>]? {
    let scope = scopes[scope]
    guard scope.bodyStart >= 0 else { return nil }
    var result: [Range<Int>] = []
    var start = scope.bodyStart
    var index = start
    for _ in 0..<Self.maximumWalk {
      guard index < scope.close else { return result }
      index = stepOver(index)
      guard index >= scope.close || segmentStart(index) == index else { continue }
      var end = min(index, scope.close)
      if kind(end - 1) == .semicolon { end -= 1 }
      if start < end { result.append(start..<end) }
      guard result.count <= 6 else { return nil }
      start = index
    }
    return nil
  }

  /// The brace that opens the body of `if`, `guard` or `switch`.
  func bodyOpen(after keyword: Int, before end: Int) -> Int? {
    var index = keyword + 1
    for _ in 0..<Self.maximumWalk where index < end {
      if kind(index) == .leftBrace, !isTrailingClosure(index) { return index }
      index = stepOver(index)
    }
    return nil
  }

  /// The `if` or `switch` that a lexeme is in a branch of.
  func branchesStart(around index: Int) -> Int? {
    var scope = scopes[scopeIndex(index)]
    if scope.kind == .switchCase {
      scope = scopes[scope.parent]
      return bareWord(scope.header) == .switch ? scope.header : nil
    }
    for _ in 0..<8 {
      guard scope.kind == .control else { return nil }
      var start = scope.header
      if bareWord(start) == .else, bareWord(start + 1) == .if { start += 1 }
      if bareWord(start) == .if, bareWord(start - 1) != .else { return start }
      let close = bareWord(start) == .else ? start - 1 : start - 2
      guard kind(close) == .rightBrace else { return nil }
      scope = scopes[scopeIndex(close)]
    }
    return nil
  }

  /// The index after the last branch of the `if` or the `switch` at `start`.
  func branchesEnd(from start: Int) -> Int? {
    var start = start
    for _ in 0..<8 {
      guard let open = bodyOpen(after: start, before: count), let close = partner(open) else {
        return nil
      }
      guard bareWord(start) == .if, bareWord(close + 1) == .else else { return close + 1 }
      if kind(close + 2) == .leftBrace { return partner(close + 2).map { $0 + 1 } }
      start = close + 2
    }
    return nil
  }

  /// The scopes of the cases of a switch, a few at most.
  func cases(ofSwitch body: Int) -> [Int] {
    var result: [Int] = []
    for scope in (body + 1..<max(scopes.count, body + 1)).prefix(Self.maximumDepth) {
      guard scopes[scope].open < scopes[body].close else { break }
      if scopes[scope].parent == body, scopes[scope].kind == .switchCase { result.append(scope) }
    }
    return result
  }

  /// The property that an unqualified name means: a local, or a member of the enclosing type.
  ///
  /// Only nearby declarations are examined.
  func property(seenAt index: Int) -> PropertyDeclaration? {
    let next = properties.partitioningIndex { $0.name >= index }
    let type = scopes[scopeIndex(index)].typeScope
    var member: PropertyDeclaration?
    let before = properties[..<next].suffix(Self.maximumWalk).reversed()
    let after = properties[next...].prefix(Self.maximumDepth)
    for property in Array(before) + Array(after)
    where lexemes[property.name].length == lexemes[index].length
      && name(property.name) == name(index)
    {
      let scope = scopes[property.parent]
      if scope.kind == .type || scope.kind == .file {
        if property.parent == max(type, 0), member == nil { member = property }
      } else if property.name < index, index < scope.close, scope.open < index {
        return property
      }
    }
    return member
  }

  /// The only value that a property can have: the initial value of a `let`, the expression of a getter.
  package func singleValue(of property: PropertyDeclaration) -> Range<Int>? {
    guard property.isComputed else {
      return property.initializer.isEmpty ? nil : property.initializer
    }
    guard property.scope >= 0, let statements = statements(inScope: property.scope),
      statements.count == 1
    else { return nil }
    let isReturn = bareWord(statements[0].lowerBound) == .return
    return isReturn ? statements[0].dropFirst() : statements[0]
  }
}

// MARK: - Conditions

extension SyntaxOutline {
  /// The condition of the body of `if`, `else`, `guard` or `while`, and whether it holds there.
  func condition(of scope: Scope) -> (condition: Range<Int>, holds: Bool)? {
    switch scope.word {
    case .if, .while:
      guard scope.header + 1 < scope.open else { return nil }
      return (scope.header + 1..<scope.open, true)
    case .else where kind(scope.header - 1) == .rightBrace:
      let before = scopes[scopeIndex(scope.header - 1)]
      guard before.word == .if, before.header + 1 < before.open else { return nil }
      return (before.header + 1..<before.open, false)
    case .else:
      let start = segmentStart(scope.header)
      guard bareWord(start) == .guard, start + 1 < scope.header else { return nil }
      return (start + 1..<scope.header, false)
    default: return nil
    }
  }

  /// The parts between separators on the level of an expression; `nil` when there is none.
  package func parts(of span: Range<Int>, splitAt isSeparator: (Int) -> Bool) -> [Range<Int>]? {
    var parts: [Range<Int>] = []
    var start = span.lowerBound
    var index = start
    while index < span.upperBound {
      if isSeparator(index) {
        parts.append(start..<index)
        start = index + 1
      }
      index = stepOver(index)
    }
    guard !parts.isEmpty, start <= span.upperBound else { return nil }
    return parts + [start..<span.upperBound]
  }
}
