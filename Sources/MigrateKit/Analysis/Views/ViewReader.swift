/// Reads views from code: the statements of a body, and the expressions in them.
///
/// It looks at syntax alone, one level at a time: whoever draws a view asks for what its closures hold.
package struct ViewReader: Sendable {
  let outline: SyntaxOutline

  /// Makes a reader of one file.
  package init(outline: SyntaxOutline) {
    self.outline = outline
  }

  // MARK: Bodies

  /// The scope that a brace opens.
  package func scope(openedAt open: Int) -> Int { outline.scopeIndex(open) }

  /// The statements of a body, in order.
  package func statements(inScope index: Int) -> [ViewStatement] {
    let scope = outline.scopes[index]
    guard scope.bodyStart >= 0 else { return [] }
    var result: [ViewStatement] = []
    var at = scope.bodyStart
    while at < scope.close, result.count < SyntaxOutline.maximumElements {
      let end = statementEnd(from: at, before: scope.close)
      if let statement = statement(at..<end) { result.append(statement) }
      at = end
    }
    return result
  }

  /// The views of the getter or the function whose scope it is; a `get` inside is looked into.
  package func statements(ofMember index: Int) -> [ViewStatement] {
    let scope = outline.scopes[index]
    if outline.isText(scope.bodyStart, "get"), outline.kind(scope.bodyStart + 1) == .leftBrace {
      return statements(inScope: self.scope(openedAt: scope.bodyStart + 1))
    }
    return statements(inScope: index)
  }

  private func statementEnd(from start: Int, before close: Int) -> Int {
    var index = start
    if outline.bareWord(start) == .if || outline.bareWord(start) == .switch {
      if let end = outline.branchesEnd(from: start), end > start { return min(end, close) }
    }
    repeat {
      index = outline.stepOver(index)
    } while index < close
      && outline.segmentStart(index) != index
    return min(index, close)
  }

  private func statement(_ span: Range<Int>) -> ViewStatement? {
    var span = span
    while !span.isEmpty, outline.kind(span.upperBound - 1) == .semicolon { span = span.dropLast() }
    guard let first = span.first else { return nil }
    switch outline.bareWord(first) {
    case .if: return .branches(branches(ofIf: first))
    case .switch: return .branches(branches(ofSwitch: first))
    case .return: return span.count > 1 ? .view(view(span.dropFirst())) : nil
    case .let, .var:
      return outline.properties.first { $0.start >= first && $0.start < span.upperBound }
        .map(ViewStatement.local)
    case .guard, .for, .while, .func, .defer, .do, .repeat: return nil
    default:
      // `@Bindable var store = store`
      guard outline.kind(first) != .at else { return nil }
      return .view(view(span))
    }
  }

  private func branches(ofIf start: Int) -> [ViewBranch] {
    var branches: [ViewBranch] = []
    var keyword = start
    for _ in 0..<16 {
      guard let open = outline.bodyOpen(after: keyword, before: outline.count),
        let close = outline.partner(open)
      else { break }
      let condition = keyword + 1..<open
      branches.append(
        ViewBranch(
          condition: condition, title: "if " + outline.compactText(condition),
          scope: scope(openedAt: open)))
      guard outline.bareWord(close + 1) == .else else { break }
      if outline.bareWord(close + 2) == .if {
        keyword = close + 2
      } else {
        if outline.kind(close + 2) == .leftBrace {
          branches.append(ViewBranch(title: "else", scope: scope(openedAt: close + 2)))
        }
        break
      }
    }
    return branches
  }

  private func branches(ofSwitch start: Int) -> [ViewBranch] {
    guard let open = outline.bodyOpen(after: start, before: outline.count) else { return [] }
    return outline.cases(ofSwitch: scope(openedAt: open)).map { index in
      let scope = outline.scopes[index]
      let title = scope.header..<max(scope.header + 1, scope.bodyStart - 1)
      let isDefault = outline.bareWord(scope.header) != .case
      return ViewBranch(
        subject: start + 1..<open, condition: isDefault ? nil : title.dropFirst(),
        title: outline.compactText(title), scope: index)
    }
  }

  // MARK: Expressions

  /// The view that an expression is.
  package func view(_ span: Range<Int>) -> ViewNode {
    let span = outline.withoutParentheses(span)
    guard let first = span.first else { return ViewNode(kind: .other, head: span, span: span) }
    if let question = operators(in: span).first(where: { outline.kind($0) == .infixQuestion }),
      let ternary = outline.ternary(at: question), ternary.span == span
    {
      return ViewNode(kind: .choice(ternary), head: span, span: span)
    }
    if let parts = outline.parts(of: span, splitAt: { isPlus($0) }) {
      return ViewNode(kind: .joined(parts), head: span, span: span)
    }
    return chain(from: first, span)
  }

  private func isPlus(_ index: Int) -> Bool {
    outline.isText(index, "+") && outline.lexemes[index].flags.contains(.infix)
  }

  /// The operators on the level of an expression.
  private func operators(in span: Range<Int>) -> [Int] {
    var result: [Int] = []
    var index = span.lowerBound
    while index < span.upperBound {
      let kind = outline.kind(index)
      if kind == .op || kind == .infixQuestion { result.append(index) }
      index = outline.stepOver(index)
    }
    return result
  }

  private func chain(from first: Int, _ span: Range<Int>) -> ViewNode {
    var node = ViewNode(kind: .other, head: span, span: span)
    guard outline.kind(first) == .identifier || outline.startsImplicitMember(first) else {
      return node
    }
    var links = outline.links(from: first).prefix { $0.end <= span.upperBound }[...]
    var names = [outline.name(outline.kind(first) == .period ? first + 1 : first)]
    var end = outline.primaryEnd(first)
    var isCalled = false
    while let link = links.first {
      switch link.kind {
      case .member where isPartOfName(link, after: names, isCalled: isCalled):
        names.append(outline.name(link.name))
        isCalled = take(link, into: &node)
      case .call, .closure:
        isCalled = take(link, into: &node)
      case .optional, .force: break
      default:
        node.kind = .named(names)
        return withModifiers(links, node, head: first..<end)
      }
      end = link.end
      links = links.dropFirst()
    }
    node.kind = .named(names)
    node.head = first..<end
    return node
  }

  /// Whether a member belongs to what the view is called: of `self.header`, `Theme.logo`, `configuration.label`.
  private func isPartOfName(_ link: ChainLink, after names: [String], isCalled: Bool) -> Bool {
    guard !isCalled else { return false }
    if names.last == "self" || names.last == "Self" { return true }
    // What follows a type is a member of the type: `Color.hex("#123456")`, `SwiftUI.Text("a")`. What is called
    // on the next line modifies a constant.
    if names.last?.first?.isUppercase ?? false, !startsLine(link.name - 1) { return true }
    return link.open < 0 && link.closure < 0
  }

  /// Whether a lexeme is the first of its line.
  private func startsLine(_ index: Int) -> Bool {
    outline.bytes[outline.lexemes[index - 1].end..<outline.lexemes[index].start]
      .contains(UInt8(ascii: "\n"))
  }

  /// Takes the arguments and the closures of a call; returns whether there are any.
  private func take(_ link: ChainLink, into node: inout ViewNode) -> Bool {
    guard link.open >= 0 || link.closure >= 0 else { return false }
    node.arguments += arguments(of: link)
    node.closures += closures(of: link)
    return true
  }

  private func withModifiers(
    _ links: ArraySlice<ChainLink>, _ node: ViewNode, head: Range<Int>
  ) -> ViewNode {
    var node = node
    node.head = head
    for link in links where link.kind == .member {
      node.modifiers.append(
        ViewModifierUse(
          name: outline.name(link.name), span: link.name - 1..<link.end,
          arguments: arguments(of: link), closures: closures(of: link)))
    }
    return node
  }

  private func arguments(of link: ChainLink) -> [Argument] {
    guard link.open >= 0, let close = outline.partner(link.open) else { return [] }
    return outline.elements(open: link.open, close: close)
  }

  /// The closures of a call: those among its arguments, then the trailing ones.
  private func closures(of link: ChainLink) -> [ViewClosure] {
    var result = arguments(of: link).compactMap { argument -> ViewClosure? in
      guard outline.kind(argument.value.lowerBound) == .leftBrace else { return nil }
      return ViewClosure(
        label: argument.label.map { outline.name($0) }, open: argument.value.lowerBound)
    }
    guard link.closure >= 0 else { return result }
    result.append(ViewClosure(label: nil, open: link.closure))
    var next = outline.stepOver(link.closure)
    while next < link.end, outline.kind(next) == .identifier,
      outline.kind(next + 2) == .leftBrace
    {
      result.append(ViewClosure(label: outline.name(next), open: next + 2))
      next = outline.stepOver(next + 2)
    }
    return result
  }
}
