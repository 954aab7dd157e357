// The releases of systems on which code runs at least, by what it checks and states.

extension SyntaxOutline {
  /// The first release of each platform on which the code at a lexeme runs: that of `if #available(iOS 17, *)`,
  /// `guard #available`, and of the `@available` of the declarations around it.
  func releases(at index: Int) -> [String: [Int]] {
    guard contains(.available) || contains(.unavailable) else { return [:] }
    let reader = AccessReader(outline: self)
    var result = Availability()
    if let property = initializedMember(around: index),
      let stated = reader.availability(statedFrom: property.start)
    {
      result = stated
    }
    var scope = scopeIndex(index)
    for _ in 0..<Self.maximumDepth {
      let current = scopes[scope]
      for found in stated(by: current, reader) + guarded(before: index, in: scope, reader) {
        result = result.merged(with: found)
      }
      guard scope > 0 else { break }
      scope = current.parent
    }
    return result.introduced
  }

  /// The releases that a scope needs.
  private func stated(by scope: Scope, _ reader: AccessReader) -> [Availability] {
    switch scope.kind {
    case .type where scope.declaration >= 0:
      return reader.availability(statedFrom: types[scope.declaration].start).map { [$0] } ?? []
    case .function, .property, .accessor:
      let start = member(of: scope)?.start ?? scope.header
      return start < 0 ? [] : reader.availability(statedFrom: start).map { [$0] } ?? []
    case .control:
      if scope.word == .else {
        guard kind(scope.header - 1) == .rightBrace, let open = partner(scope.header - 1) else {
          return []
        }
        let before = scopes[scopeIndex(open + 1)]
        guard before.open == open, before.word == .if else { return [] }
        return checks(.unavailable, in: before.header..<open, reader)
      }
      return [.if, .while].contains(scope.word)
        ? checks(.available, in: scope.header..<scope.open, reader) : []
    default: return []
    }
  }

  /// What `guard #available` in the statements of a scope ensures for those after it.
  private func guarded(before index: Int, in scope: Int, _ reader: AccessReader) -> [Availability] {
    let all = indices(of: .available)
    let end = all.partitioningIndex { Int($0) >= index }
    return all[..<end].suffix(Self.mostChecks).flatMap { place -> [Availability] in
      let check = Int(place)
      guard kind(check) == .poundWord, scopeIndex(check) == scope,
        let keyword = last(.guard, before: check), scopeIndex(keyword) == scope,
        last(.else, before: check).map({ $0 < keyword }) ?? true,
        let body = first(.else, after: check), kind(body + 1) == .leftBrace,
        let close = partner(body + 1), close < index
      else { return [] }
      return checks(.available, in: keyword..<body, reader)
    }
  }

  private static let mostChecks = 64

  private func last(_ word: KnownWord, before index: Int) -> Int? {
    let all = indices(of: word)
    return all[..<all.partitioningIndex { Int($0) >= index }].last.map { Int($0) }
  }

  private func first(_ word: KnownWord, after index: Int) -> Int? {
    let all = indices(of: word)
    return all[all.partitioningIndex { Int($0) > index }...].first.map { Int($0) }
  }

  /// The releases for which a condition checks: `#available(iOS 17, *)`.
  private func checks(
    _ word: KnownWord, in condition: Range<Int>, _ reader: AccessReader
  ) -> [Availability] {
    let all = indices(of: word)
    let first = all.partitioningIndex { Int($0) >= condition.lowerBound }
    let around = encloser(condition.upperBound)
    return all[first...].prefix { Int($0) < condition.upperBound }.compactMap { place in
      let check = Int(place)
      guard kind(check) == .poundWord, encloser(check) == around, kind(check + 1) == .leftParen,
        let close = partner(check + 1)
      else { return nil }
      return reader.availability(elements(open: check + 1, close: close))
    }
  }
}
