import MigrateKitCore

// Colors, gradients and materials.

extension SketchBuilder {
  /// The paint that an expression describes; `nil` if it is unknown.
  func paint(_ span: Range<Int>, _ scope: SketchScope, depth: Int = 0) -> SketchPaint? {
    guard depth < 8 else { return nil }
    let outline = scope.outline
    let span = outline.withoutParentheses(span)
    let node = scope.file.reader.view(span)
    if scope.file.changed(span) == nil {
      if let choice = values.chosen(span, scope), values.color(span, scope) == nil {
        return paint(choice, scope, depth: depth + 1)
      }
      if let gradient = gradient(node, scope) { return .gradient(gradient) }
      if let (bound, place) = values.binding(of: span, scope) {
        return paint(bound, place, depth: depth + 1)
      }
      if let last = values.path(span, outline)?.last,
        let (bound, place) = project.gradient(named: last)
      {
        return paint(bound, place, depth: depth + 1)
      }
      if node.name == "AnyShapeStyle", let inner = node.arguments.first {
        return paint(inner.value, scope, depth: depth + 1)
      }
      if let last = span.last, Self.materials.contains(outline.name(last)) { return .material }
    }
    if let color = values.color(span, scope) { return .color(color) }
    guard let (result, place) = values.result(of: span, scope) else { return nil }
    return paint(result, place, depth: depth + 1)
  }

  private static let materials: Set<String> = [
    "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial",
    "bar",
  ]

  /// The gradient that a call creates.
  private func gradient(_ node: ViewNode, _ scope: SketchScope) -> SketchGradient? {
    let name = scope.outline.name(node.head.lowerBound) == "." ? "" : node.name
    let kind: SketchGradient.Kind
    switch name.split(at: ".").last.map(String.init) ?? "" {
    case "LinearGradient", "linearGradient": kind = .linear
    case "AngularGradient", "angularGradient", "conicGradient":
      note("an angular gradient is drawn as a linear one")
      kind = .linear
    case "RadialGradient", "radialGradient", "EllipticalGradient", "ellipticalGradient":
      kind = .radial
    default: return nil
    }
    let outline = scope.outline
    func argument(_ label: String?) -> Range<Int>? {
      node.arguments.first { $0.label.map { outline.name($0) } == label }?.value
    }
    func point(_ label: String) -> SketchPoint? {
      argument(label)?.last.flatMap { SketchPoint.named(outline.name($0)) }
    }
    guard
      let list = argument("colors") ?? argument("stops") ?? argument("gradient") ?? argument(nil)
    else { return nil }
    let stops = stops(list, scope)
    guard !stops.isEmpty else { return nil }
    var gradient = SketchGradient(kind: kind, stops: stops)
    gradient.start = point("startPoint") ?? point("center") ?? gradient.start
    gradient.end = point("endPoint") ?? gradient.end
    if kind == .radial { gradient.start = point("center") ?? SketchPoint() }
    return gradient
  }

  /// The colors of `[a, b]`, `Gradient(colors: [a, b])` and `[.init(color: a, location: 0)]`.
  private func stops(
    _ span: Range<Int>, _ scope: SketchScope, depth: Int = 0
  ) -> [SketchGradient.Stop] {
    let outline = scope.outline
    guard depth < 6, let first = span.first else { return [] }
    if let (bound, place) = values.binding(of: span, scope) ?? values.result(of: span, scope) {
      return stops(bound, place, depth: depth + 1)
    }
    if let choice = values.chosen(span, scope) { return stops(choice, scope, depth: depth + 1) }
    if outline.kind(first) == .leftSquare, let close = outline.partner(first) {
      let elements = outline.elements(open: first, close: close)
      let last = Double(max(elements.count - 1, 1))
      return elements.enumerated().compactMap { number, element in
        stop(element.value, scope, at: Double(number) / last)
      }
    }
    let node = scope.file.reader.view(span)
    if let inner = node.arguments.first { return stops(inner.value, scope, depth: depth + 1) }
    return []
  }

  private func stop(
    _ span: Range<Int>, _ scope: SketchScope, at location: Double
  ) -> SketchGradient.Stop? {
    let outline = scope.outline
    let node = scope.file.reader.view(span)
    let labels = node.arguments.map { argument in
      argument.label.map { outline.name($0) }
    }
    if labels == ["color", "location"] {
      guard let color = values.color(node.arguments[0].value, scope) else { return nil }
      let place = values.number(node.arguments[1].value, scope) ?? location
      return SketchGradient.Stop(color: color, location: min(max(place, 0), 1))
    }
    if let color = values.color(span, scope) {
      return SketchGradient.Stop(color: color, location: location)
    }
    noteUnknown("not known: \(QuotedCode.line(outline.text(span))) (gradient)")
    return nil
  }
}
