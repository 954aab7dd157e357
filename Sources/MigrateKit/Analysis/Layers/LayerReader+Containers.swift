// Follows a view outwards through closures and control flow to its container.

/// The topmost layers in a container after the statement that starts there: nothing (`nil`),
/// unknown (empty), or layers.
struct LayerTop {
  var statement: Int
  var layers: [Int]?
}

extension LayerReader {
  /// The layers beneath a view, by its container.
  mutating func outside(of view: Range<Int>, depth: Int) -> [Int] {
    guard depth < SyntaxOutline.maximumDepth else { return [] }
    switch outline.slot(of: view) {
    case .argument(let open, let label, _):
      guard let call = outline.call(at: open), label == nil || isContent(label) else { return [] }
      return inside(call.name, depth: depth)
    case .ternary(let question, _):
      guard let ternary = outline.ternary(at: question) else { return [] }
      return outside(of: ternary.span, depth: depth + 1)
    case .operand(let op) where outline.isText(op, "+"):
      let whole = outline.operands(around: view)
      return whole == view ? [] : outside(of: whole, depth: depth + 1)
    case .parenthesized(let open, nil, 0):
      return beneath(open, after: open, depth: depth + 1)
    case .statement, .returned:
      return beneath(statementAt: view.lowerBound, depth: depth + 1)
    default:
      return []
    }
  }

  private func isContent(_ label: Int?) -> Bool {
    ViewWords.isContent(label: label.map { outline.name($0) })
  }

  /// The layers beneath an argument of a call.
  private mutating func inside(_ name: Int, depth: Int) -> [Int] {
    let start = outline.chainStart(name)
    let text = outline.name(name)
    if outline.kind(name - 1) == .period, start < name - 1 {
      if ViewWords.behind.contains(text) { return beneath(start, after: name, depth: depth + 1) }
      guard text == "overlay" else { return [] }
      if let picture = picture(at: start) { return [picture] }
      return viewLayers[start] ?? surface(at: start) ?? []
    }
    guard ViewWords.isTransparent(text) || text == "AnyView" else { return [] }
    return beneath(start, after: start, depth: depth + 1)
  }

  /// The layers beneath a statement that is a view.
  private mutating func beneath(statementAt index: Int, depth: Int) -> [Int] {
    var scope = outline.scopeIndex(index)
    var statement = outline.segmentStart(index)
    var levels: [(scope: Int, statement: Int)] = []
    for _ in 0..<SyntaxOutline.maximumDepth {
      let current = outline.scopes[scope]
      switch current.kind {
      case .control, .switchCase:
        levels.append((scope, statement))
        statement = outline.segmentStart(current.header)
        scope = current.parent
      case .switchBody, .accessor:
        scope = current.parent
      case .closure:
        levels.append((scope, statement))
        return beneath(closure: current.open, levels, depth: depth)
      case .function, .property:
        return beneath(memberOf: scope, depth: depth)
      case .type, .file:
        return []
      }
    }
    return []
  }

  private mutating func beneath(
    closure open: Int, _ levels: [(scope: Int, statement: Int)], depth: Int
  ) -> [Int] {
    guard let name = outline.callTaking(closure: open), holdsContent(open) else { return [] }
    if stacks(name) {
      for (scope, statement) in levels {
        if let layers = top(inScope: scope, before: statement) { return layers }
      }
    }
    return inside(name, depth: depth)
  }

  /// Whether the views in a call's closures are stacked on one another.
  private func stacks(_ name: Int) -> Bool {
    let text = outline.name(name)
    return text == "ZStack" || text == "overlay" || ViewWords.behind.contains(text)
  }

  /// Whether a closure is the content of its call, not an action or a destination.
  private func holdsContent(_ open: Int) -> Bool {
    if outline.isTrailingClosure(open) {
      if outline.kind(open - 1) == .colon { return isContent(open - 2) }
      // `NavigationLink { destination } label: { … }`: the label is the content.
      let next = outline.stepOver(open)
      return !(outline.isText(next, "label") && outline.kind(next + 1) == .colon)
    }
    guard let close = outline.partner(open),
      case .argument(_, let label, _) = outline.slot(of: open..<close + 1)
    else { return false }
    return isContent(label)
  }

  /// The topmost layers of the statements before `end`.
  mutating func top(inScope scope: Int, before end: Int) -> [Int]? {
    let known = tops[scope] ?? tops(ofScope: scope)
    tops[scope] = known
    let next = known.partitioningIndex { $0.statement >= end }
    return next > 0 ? known[next - 1].layers : nil
  }

  private mutating func tops(ofScope index: Int) -> [LayerTop] {
    let scope = outline.scopes[index]
    var result: [LayerTop] = []
    var at = scope.bodyStart
    while at >= 0, at < scope.close {
      if at == scope.bodyStart || outline.segmentStart(at) == at {
        let before = result.last?.layers
        switch outline.bareWord(at) {
        case .let, .var: result.append(LayerTop(statement: at, layers: before))
        case .if, .switch, .for, .guard: result.append(LayerTop(statement: at, layers: []))
        default:
          let layers = picture(at: at).map { [$0] } ?? surface(at: at) ?? before
          result.append(LayerTop(statement: at, layers: layers))
        }
      }
      // Everything after an unclosed brace is inside of it.
      if outline.kind(at) == .leftBrace, outline.partner(at) == nil { break }
      at = outline.stepOver(at)
    }
    return result
  }
}
