import MigrateKitCore

// `ForEach`: the repeated view, and the number of repetitions.

extension SketchBuilder {
  /// The number of repetitions drawn when only the running app knows the number.
  private static let assumedCount = 3
  /// The largest number of repetitions.
  private static let maximumCount = 7

  func repeated(_ node: ViewNode, _ scope: SketchScope, _ style: SketchStyle) -> [SketchBox] {
    countElement()
    guard let closure = node.closures.last else { return [] }
    let outline = scope.outline
    let data = node.arguments.first { $0.label == nil }?.value ?? 0..<0
    let name = closure.parameter(in: outline)
    // A list that is empty at first is filled by the running app.
    guard let items = elements(of: data, scope), !items.isEmpty else {
      if !data.isEmpty {
        note("assumed: \(Self.assumedCount) × \(QuotedCode.line(outline.text(data)))")
      }
      return (0..<Self.assumedCount).flatMap { _ in
        boxes(in: closure, scope, style, parameters: [name: .unknown(name)])
      }
    }
    if items.count > Self.maximumCount {
      note(
        "only \(Self.maximumCount) of \(items.count) are drawn: \(QuotedCode.line(outline.text(data)))"
      )
    }
    return items.prefix(Self.maximumCount).flatMap { item in
      boxes(in: closure, scope, style, parameters: [name: item])
    }
  }

  /// The elements of an array or a range in the code; `nil` for other data.
  private func elements(
    of span: Range<Int>, _ scope: SketchScope, depth: Int = 0
  ) -> [SketchScope.Binding]? {
    let outline = scope.outline
    guard depth < 6, let first = span.first else { return nil }
    if outline.kind(first) == .leftSquare, let close = outline.partner(first),
      close == span.upperBound - 1
    {
      return outline.elements(open: first, close: close).map { .code($0.value, scope) }
    }
    if let (bound, place) = values.binding(of: span, scope) ?? values.result(of: span, scope) {
      return elements(of: bound, place, depth: depth + 1)
    }
    guard let op = outline.weakestOperator(in: span), op.name == "..<" || op.name == "...",
      let from = values.number(span.lowerBound..<op.index, scope),
      let to = values.number(op.index + 1..<span.upperBound, scope), to - from < 10_000
    else { return nil }
    let count = Int(to - from) + (op.name == "..." ? 1 : 0)
    return (0..<max(count, 0)).map { .unknown(String(Int(from) + $0)) }
  }
}
