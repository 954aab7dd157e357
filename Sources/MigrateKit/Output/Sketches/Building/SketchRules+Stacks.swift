import MigrateKitCore

// Containers with a layout.

extension SketchRules {
  /// Between views of a stack, and in a grid: SwiftUI's default is 8 points for most pairs of views, and
  /// less or more for some pairs of texts.
  static let standardSpacing = 8.0
  /// `padding()` without a length.
  static let standardPadding = 16.0

  static let stackViews: [SketchViewRule] = [
    SketchViewRule(
      "HStack", "LazyHStack", note: "The default spacing is drawn as 8 points everywhere."
    ) { stack(.horizontal, $0) },
    SketchViewRule("VStack", "LazyVStack") { stack(.vertical, $0) },
    SketchViewRule("ZStack") { use in
      SketchBox(.layers(use.point("alignment") ?? SketchPoint(), use.content()))
    },
    SketchViewRule("Group", "ForEach", note: "Of data that only the running app knows, three.") {
      use in
      use.name == "ForEach"
        ? use.builder.grouped(use.builder.repeated(use.node, use.scope, use.style))
        : use.builder.grouped(use.content())
    },
    SketchViewRule("Spacer") { use in
      SketchBox(.spacer(use.style.axis, minimum: use.number("minLength") ?? standardSpacing))
    },
    SketchViewRule("Divider") { use in
      SketchBox(.divider(use.style.axis, .color(SketchColor.separator)))
    },
    SketchViewRule("EmptyView") { _ in .empty },
    SketchViewRule(
      "Grid", as: .approximated, note: "Columns are as wide as their widest cell."
    ) { use in grid(use) },
    SketchViewRule("GridRow", as: .approximated, note: "Outside of a `Grid`, as an `HStack`.") {
      stack(.horizontal, $0)
    },
    SketchViewRule(
      "LazyVGrid", as: .approximated,
      note: "Columns of equal width, as many as the code names or as fit."
    ) { use in lazyGrid(use) },
    SketchViewRule(
      "ScrollView", note: "The whole content, where the picture can be that long."
    ) { use in
      let isHorizontal = use.argument(nil).map { use.word(at: $0) } == "horizontal"
      let axis: SketchAxis = isHorizontal ? .horizontal : .vertical
      var style = use.style
      style.axis = axis
      let boxes = use.content(nil, style)
      let content =
        boxes.count == 1
        ? boxes[0]
        : SketchBox(
          .stack(axis, spacing: standardSpacing, alignment: 0.5, boxes))
      let scrolled = SketchBox(.scrolled(axis, content))
      // A scroll view is as wide as its place, and centers content that is narrower.
      return axis == .vertical ? filling(scrolled) : scrolled
    },
    SketchViewRule(
      "ScrollViewReader", "ViewThatFits", "TimelineView", "LazyView", "AnyView", "ControlGroup",
      as: .approximated, note: "As its content; `ViewThatFits` as the first of it."
    ) { use in
      if use.name == "AnyView", let inner = use.argument(nil) { return use.view(at: inner) }
      let boxes = use.content()
      return use.name == "ViewThatFits" ? boxes.first ?? .empty : use.builder.grouped(boxes)
    },
    SketchViewRule(
      "GeometryReader", as: .approximated,
      note: "Its content in the top leading corner; the proxy has the size of a whole screen."
    ) { use in
      var frame = SketchFrame(maxWidth: .infinity, maxHeight: .infinity)
      frame.alignment = SketchPoint(x: 0, y: 0)
      let boxes = use.closures.first.map { closure in
        use.builder.boxes(
          in: closure, use.scope, use.style,
          parameters: [closure.parameter(in: use.outline): .geometry])
      }
      return SketchBox(.framed(frame, SketchBox(.layers(SketchPoint(x: 0, y: 0), boxes ?? []))))
    },
  ]

  /// A view in a place that is as wide as it can be.
  static func filling(_ box: SketchBox, _ point: SketchPoint = SketchPoint()) -> SketchBox {
    SketchBox(.framed(SketchFrame(maxWidth: .infinity, alignment: point), box))
  }

  static func stack(_ axis: SketchAxis, _ use: SketchUse) -> SketchBox {
    var style = use.style
    style.axis = axis
    let point = use.point("alignment") ?? SketchPoint()
    let spacing = use.number("spacing") ?? standardSpacing
    return SketchBox(
      .stack(
        axis, spacing: spacing, alignment: axis == .horizontal ? point.y : point.x,
        use.content(nil, style)))
  }

  private static func grid(_ use: SketchUse) -> SketchBox {
    guard let closure = use.closures.first else { return .empty }
    let reader = use.scope.file.reader
    let statements = reader.statements(inScope: reader.scope(openedAt: closure.open))
    var style = use.style
    style.axis = .horizontal
    var rows: [[SketchBox]] = []
    for statement in statements {
      if case .view(let node) = statement, node.name == "GridRow" {
        let row = SketchUse(use.builder, node, name: node.name, use.scope, style)
        rows.append(row.content())
      } else {
        rows += use.builder.boxes([statement], use.scope, style).map { [$0] }
      }
    }
    let columns = SketchColumns.fitted(
      rows: rows.map(\.count), spacing: use.number("horizontalSpacing") ?? standardSpacing)
    return SketchBox(
      .grid(columns, spacing: use.number("verticalSpacing") ?? standardSpacing, rows.flatMap { $0 })
    )
  }

  private static func lazyGrid(_ use: SketchUse) -> SketchBox {
    let spacing = use.number("spacing") ?? standardSpacing
    let shape = use.argument("columns").map { columns($0, use.scope, use) }
    return SketchBox(
      .grid(shape ?? .count(2, spacing: standardSpacing), spacing: spacing, use.content()))
  }

  /// The columns of `[GridItem(.flexible()), …]`, `Array(repeating:count:)` or a name for one.
  private static func columns(
    _ span: Range<Int>, _ scope: SketchScope, _ use: SketchUse, depth: Int = 0
  ) -> SketchColumns {
    let outline = scope.outline
    if depth < 4, let (bound, place) = use.values.binding(of: span, scope) {
      return columns(bound, place, use, depth: depth + 1)
    }
    let items = span.filter { outline.isText($0, "GridItem") }
    func number(_ label: StaticString) -> Double? {
      for index in span where outline.isText(index, label) && outline.kind(index + 1) == .colon {
        let open = outline.encloser(index)
        let elements = outline.partner(open).map { outline.elements(open: open, close: $0) } ?? []
        guard let argument = elements.first(where: { $0.label == index }) else { continue }
        return use.values.number(argument.value, scope)
      }
      return nil
    }
    let spacing = number("spacing") ?? standardSpacing
    if span.contains(where: { outline.isText($0, "adaptive") }) {
      return .adaptive(minimum: number("minimum") ?? 100, spacing: spacing)
    }
    if let count = number("count") { return .count(Int(min(max(count, 1), 12)), spacing: spacing) }
    guard !items.isEmpty else {
      use.builder.note("assumed: two columns for \(QuotedCode.line(outline.text(span)))")
      return .count(2, spacing: spacing)
    }
    return .count(items.count, spacing: spacing)
  }
}
