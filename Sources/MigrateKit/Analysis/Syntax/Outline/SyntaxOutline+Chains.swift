// Chains of members and calls: `Text("a").font(.body).padding()`.

/// One link of a chain, read left to right.
package struct ChainLink: Hashable, Sendable {
  /// The kind of a link.
  package enum Kind: UInt8, Sendable {
    /// `.name`, and its call with it when one follows: `.opacity(0.5)`, `.cgColor`.
    case member
    /// `(…)` on something that is not a name.
    case call
    /// `[…]`
    case `subscript`
    /// A trailing closure on something that has no parentheses.
    case closure
    /// `?`
    case optional
    /// `!`
    case force
  }

  /// The kind.
  package var kind: Kind
  /// The name of a member; -1 for other links.
  package var name: Int
  /// The opening bracket of the arguments; -1 if there is none.
  var open: Int
  /// The first trailing closure; -1 when there is none.
  var closure: Int
  /// The index after the link's last lexeme.
  package var end: Int
}

/// The links of a chain, each read when it is asked for.
package struct ChainLinks: Sequence, IteratorProtocol {
  private let outline: SyntaxOutline
  /// The index after the last link.
  private var end: Int
  private var rest = SyntaxOutline.maximumWalk

  fileprivate init(_ outline: SyntaxOutline, from start: Int) {
    self.outline = outline
    end = outline.primaryEnd(start)
  }

  package mutating func next() -> ChainLink? {
    guard rest > 0, let link = outline.link(at: end) else { return nil }
    (end, rest) = (link.end, rest - 1)
    return link
  }
}

extension SyntaxOutline {
  /// The first lexeme of the chain that the lexeme at `index` belongs to.
  ///
  /// `index` is a name, a literal, or a bracket that closes a part of the chain. A chain that begins
  /// with an implicit member begins at its period.
  package func chainStart(_ index: Int) -> Int {
    var start = index
    for _ in 0..<Self.maximumWalk {
      if let previous = primaryBefore(start) {
        start = previous
        continue
      }
      guard kind(start - 1) == .period else { return start }
      var end = start - 2
      while kind(end) == .postfixQuestion || kind(end) == .exclamation { end -= 1 }
      if kind(end) == .backslash { return end }
      guard endsExpression(end), !startsImplicitMember(start - 1) else { return start - 1 }
      start = end
    }
    return start
  }

  /// One step to the left inside one part of a chain: from its brackets to their base.
  private func primaryBefore(_ start: Int) -> Int? {
    switch kind(start) {
    case .rightParen, .rightSquare:
      guard let open = partner(start) else { return nil }
      let applied = kind(open) == .leftParen ? isCall(open) : isSubscript(open)
      return applied ? open - 1 : open
    case .rightBrace:
      guard let open = partner(start) else { return nil }
      return isTrailingClosure(open) ? beforeTrailingClosure(open) : open
    case .stringEnd, .interpolationEnd:
      return partner(start)
    case .postfixQuestion, .exclamation:
      return start - 1
    case .op:
      return genericOpen(closing: start).map { $0 - 1 }
    default:
      return nil
    }
  }

  private func beforeTrailingClosure(_ open: Int) -> Int {
    kind(open - 1) == .colon ? open - 3 : open - 1
  }

  /// Whether a period is at the start of an expression, as in `.red`.
  package func startsImplicitMember(_ period: Int) -> Bool {
    guard kind(period) == .period else { return false }
    if segmentStart(period) == period { return true }
    return !endsExpression(period - 1)
  }

  /// Whether a bracket is a subscript, not a literal.
  func isSubscript(_ open: Int) -> Bool {
    kind(open) == .leftSquare && !startsLine(open) && endsExpression(open - 1)
      && partner(open) != nil
  }

  /// Whether a brace opens a closure that is passed to the call before it.
  func isTrailingClosure(_ open: Int) -> Bool {
    guard kind(open) == .leftBrace, scopes[scopeIndex(open)].kind == .closure else { return false }
    if kind(open - 1) == .colon {
      return kind(open - 2) == .identifier && kind(open - 3) == .rightBrace
    }
    return endsExpression(open - 1)
  }

  /// The index after the first part of an expression: a name, a literal, a bracketed group, `.name`.
  package func primaryEnd(_ start: Int) -> Int {
    switch kind(start) {
    case .period: start + 2
    case .backslash: kind(start + 1) == .period ? start + 1 : start + 2
    default: stepOver(start)
    }
  }

  /// The link that follows at `index`; `nil` at the end of the chain.
  func link(at index: Int) -> ChainLink? {
    switch kind(index) {
    case .period:
      guard endsExpression(index - 1) || kind(index - 1) == .backslash,
        segmentStart(index) != index
      else { return nil }
      return memberLink(named: index + 1)
    case .leftParen:
      guard isCall(index) else { return nil }
      return withClosures(
        ChainLink(kind: .call, name: -1, open: index, closure: -1, end: stepOver(index)))
    case .leftSquare:
      guard isSubscript(index) else { return nil }
      return ChainLink(kind: .subscript, name: -1, open: index, closure: -1, end: stepOver(index))
    case .leftBrace:
      guard isTrailingClosure(index), partner(index) != nil else { return nil }
      return withClosures(
        ChainLink(kind: .closure, name: -1, open: -1, closure: -1, end: index))
    case .postfixQuestion:
      return ChainLink(kind: .optional, name: -1, open: -1, closure: -1, end: index + 1)
    case .exclamation:
      return ChainLink(kind: .force, name: -1, open: -1, closure: -1, end: index + 1)
    case .op:
      guard let end = genericEnd(index), kind(end) == .leftParen else { return nil }
      return withClosures(
        ChainLink(kind: .call, name: -1, open: end, closure: -1, end: stepOver(end)))
    default:
      return nil
    }
  }

  private func memberLink(named name: Int) -> ChainLink? {
    var link = ChainLink(kind: .member, name: name, open: -1, closure: -1, end: name + 1)
    switch kind(name) {
    case .identifier, .integer, .dollarIdentifier: break
    default: return nil
    }
    var open = link.end
    if let generic = genericEnd(open) { open = generic }
    if kind(open) == .leftParen, !startsLine(open), partner(open) != nil {
      link.open = open
      link.end = stepOver(open)
    }
    return withClosures(link)
  }

  private func withClosures(_ link: ChainLink) -> ChainLink {
    var link = link
    if isTrailingClosure(link.end), partner(link.end) != nil {
      link.closure = link.end
      link.end = stepOver(link.end)
      while kind(link.end) == .identifier, kind(link.end + 1) == .colon,
        isTrailingClosure(link.end + 2), partner(link.end + 2) != nil
      {
        link.end = stepOver(link.end + 2)
      }
    }
    return link
  }

  /// The links of the chain that starts at `start`, in order.
  package func links(from start: Int) -> ChainLinks { ChainLinks(self, from: start) }

  /// The links of a chain after the modifier whose name is at a lexeme.
  func links(afterModifier name: Int) -> some Sequence<ChainLink> {
    links(from: chainStart(name)).lazy.drop { $0.name != name }.dropFirst()
  }

  /// The whole chain around a name, from its first part to its last link.
  package func chain(around index: Int) -> Range<Int> {
    let start = chainStart(index)
    var end = primaryEnd(start)
    for _ in 0..<Self.maximumWalk {
      guard let link = link(at: end) else { break }
      end = link.end
    }
    return start..<max(end, index + 1)
  }

  /// The names before the first call of the chain that starts at `start`: `SwiftUI.Color` of
  /// `SwiftUI.Color(…)`; a leading period counts as no name.
  func calleePath(from start: Int) -> [Int] {
    var path: [Int] = []
    var index = start
    if kind(index) == .period { index += 1 }
    while kind(index) == .identifier, path.count < 16 {
      path.append(index)
      guard kind(index + 1) == .period else { break }
      index += 2
    }
    return path
  }
}
