import MigrateKitCore

// Shapes and colors that are views.

extension SketchRules {
  static let shapeViews: [SketchViewRule] = [
    SketchViewRule(
      "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Capsule", "Ellipse",
      "ContainerRelativeShape", note: "Continuous corners are drawn as circular ones."
    ) { use in
      let shape = outline(of: use.node, use) ?? .rectangle
      return SketchBox(.shape(shape, fill: use.style.drawnForeground, stroke: nil))
    },
    SketchViewRule("Color", "UIColor") { use in
      let paint = use.paint(at: use.span)
      return SketchBox(.shape(.rectangle, fill: paint, stroke: nil))
    },
    SketchViewRule(
      "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
      note: "Angular gradients are drawn as linear ones."
    ) { use in SketchBox(.shape(.rectangle, fill: use.paint(at: use.span), stroke: nil)) },
  ]

  /// The outline of `RoundedRectangle(cornerRadius: 8)`, `.rect(cornerRadius: 8)`, `.capsule`.
  static func outline(at span: Range<Int>, _ use: SketchUse) -> SketchOutline? {
    let node = use.scope.file.reader.view(span)
    if let outline = outline(of: node, use) { return outline }
    if let chosen = use.values.chosen(span, use.scope) { return outline(at: chosen, use) }
    let values = use.values
    guard
      let (found, place) = values.binding(of: span, use.scope) ?? values.result(of: span, use.scope)
    else { return nil }
    return outline(at: found, use.within(place))
  }

  static func outline(of node: ViewNode, _ use: SketchUse) -> SketchOutline? {
    guard let name = node.name.split(at: ".").last else { return nil }
    let labels = node.arguments.map { $0.label.map { use.outline.name($0) } ?? "" }
    func number(_ label: String) -> Double? {
      labels.firstIndex(of: label).flatMap { use.number(at: node.arguments[$0].value) }
    }
    switch name {
    case "Rectangle", "ContainerRelativeShape": return .rectangle
    case "AnyShape": return node.arguments.first.flatMap { outline(at: $0.value, use) }
    case "rect" where node.arguments.isEmpty: return .rectangle
    case "Circle", "circle": return .circle
    case "Capsule", "capsule": return .capsule
    case "Ellipse", "ellipse": return .ellipse
    case "RoundedRectangle", "rect", "UnevenRoundedRectangle", "roundedRectangle":
      if let radius = number("cornerRadius") ?? number("radius") { return .rounded(radius) }
      let corners = ["topLeading", "topTrailing", "bottomTrailing", "bottomLeading"]
      let radii = corners.map { corner in
        number(corner + "Radius") ?? cornerRadius(corner, node, use) ?? 0
      }
      if radii.contains(where: { $0 > 0 }) { return .rounded(radii) }
      return cornerSize(node, use).map { .rounded($0) }
    default: return ownShape(String(name), node, use)
    }
  }

  /// A rounded shape of the project, by its name and its arguments: `RoundedCorner(radius: 8,
  /// corners: .top)`.
  private static func ownShape(
    _ name: String, _ node: ViewNode, _ use: SketchUse
  ) -> SketchOutline? {
    guard name.contains("Round"), name.first?.isUppercase ?? false else { return nil }
    let radius = node.arguments.first { argument in
      let label = argument.label.map { use.outline.name($0) } ?? ""
      return label.lowercased().contains("radius")
    }
    return radius.flatMap { use.number(at: $0.value) }.map { .rounded($0) }
  }

  /// One radius of `cornerRadii: .init(topLeading: 8, …)`.
  private static func cornerRadius(
    _ corner: String, _ node: ViewNode, _ use: SketchUse
  ) -> Double? {
    let outline = use.outline
    for index in node.head where outline.kind(index) == .identifier && outline.name(index) == corner
    {
      let open = outline.encloser(index)
      guard outline.kind(index + 1) == .colon, let close = outline.partner(open) else { continue }
      let element = outline.elements(open: open, close: close).first { $0.label == index }
      return element.flatMap { use.number(at: $0.value) }
    }
    return nil
  }

  /// The radius of `cornerSize: CGSize(width: 8, height: 8)`.
  private static func cornerSize(_ node: ViewNode, _ use: SketchUse) -> Double? {
    let outline = use.outline
    for index in node.head where outline.isText(index, "width") {
      let open = outline.encloser(index)
      guard outline.kind(index + 1) == .colon, let close = outline.partner(open) else { continue }
      let element = outline.elements(open: open, close: close).first { $0.label == index }
      return element.flatMap { use.number(at: $0.value) }
    }
    return nil
  }
}

extension SketchBox {
  /// The box with another shape; `nil` if it is not a shape.
  func mappingShape(
    _ change: (SketchOutline, SketchPaint?, SketchStroke?) -> SketchBox
  ) -> SketchBox? {
    switch content {
    case .shape(let outline, let fill, let stroke): return change(outline, fill, stroke)
    case .marked(let changes, let inner):
      return inner.mappingShape(change).map { SketchBox(.marked(changes, $0)) }
    case .padded(let insets, let inner):
      return inner.mappingShape(change).map { SketchBox(.padded(insets, $0)) }
    case .decorated(let inner, let other, let point, let isBehind):
      return inner.mappingShape(change).map {
        SketchBox(.decorated($0, by: other, point, isBehind: isBehind))
      }
    default: return nil
    }
  }
}
