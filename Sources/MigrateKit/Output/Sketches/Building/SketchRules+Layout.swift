import MigrateKitCore

// Modifiers that place and size views.

extension SketchRules {
  static let layoutModifiers: [SketchModifierRule] = [
    SketchModifierRule(
      "padding", note: "Without a length, 16 points.",
      draw: { use, box in
        SketchBox(.padded(insets(use), box))
      }),
    SketchModifierRule(
      "safeAreaPadding", "scenePadding", "contentMargins", as: .approximated, note: "As `padding`.",
      draw: { use, box in SketchBox(.padded(insets(use), box)) }),
    SketchModifierRule("frame", draw: { use, box in SketchBox(.framed(frame(use), box)) }),
    SketchModifierRule(
      "containerRelativeFrame", as: .approximated, note: "As wide as its place.",
      draw: { _, box in filling(box) }),
    SketchModifierRule(
      "fixedSize",
      draw: { use, box in
        let isBoth = use.arguments.isEmpty
        func isOn(_ label: String) -> Bool {
          isBoth || use.argument(label).flatMap { use.values.holds($0, use.scope) } ?? false
        }
        return SketchBox(
          .fixed(horizontally: isOn("horizontal"), vertically: isOn("vertical"), box))
      }),
    SketchModifierRule(
      "offset",
      draw: { use, box in
        SketchBox(.moved(x: use.number("x") ?? 0, y: use.number("y") ?? 0, box))
      }),
    SketchModifierRule(
      "aspectRatio", "scaledToFit", as: .approximated,
      note: "Pictures without a stated ratio as 4 to 3.",
      draw: { use, box in
        let isFill = use.word("contentMode") == "fill"
        let ratio = use.number(nil)
        if isFill, ratio == nil { return box }
        return SketchBox(.proportioned(max(ratio ?? standardRatio(box), 0.05), box))
      }),
    SketchModifierRule("scaledToFill", as: .approximated, draw: { _, box in box }),
    SketchModifierRule(
      "resizable", as: .approximated, note: "Takes the size that it is given.",
      draw: { use, box in resizable(box, use) }),
    SketchModifierRule(
      "overlay",
      draw: { use, box in
        decorated(use, box, isBehind: false)
      }),
    SketchModifierRule(
      "background", note: "Ignored safe areas are not drawn.",
      draw: { use, box in
        decorated(use, box, isBehind: true)
      }),
    SketchModifierRule(
      "safeAreaInset", as: .approximated, note: "Above or below the view.",
      draw: { use, box in
        let inset = use.builder.grouped(use.content())
        let isTop = use.word("edge") == "top"
        return SketchBox(
          .stack(.vertical, spacing: 0, alignment: 0.5, isTop ? [inset, box] : [box, inset]))
      }),
    SketchModifierRule(
      "navigationTitle", "navigationBarTitle", as: .approximated,
      note: "A large title above the view, or a small one where the code says so.",
      draw: { use, box in titled(use, box) }),
    SketchModifierRule(
      "toolbar", as: .approximated, note: "Its items at the trailing edge, above the view.",
      draw: { use, box in toolbar(use, box) }),
    SketchModifierRule(
      "searchable", as: .approximated, note: "A search field above the view.",
      draw: { use, box in searchable(use, box) }),
    SketchModifierRule("hidden", draw: { _, box in SketchBox(.faded(0, box)) }),
    SketchModifierRule(
      "rotationEffect", "rotation3DEffect", "scaleEffect", "blur", "position", "mask",
      "projectionEffect", "layoutPriority", "trim", "rotation", as: .approximated,
      note: "Without the effect.", draw: { _, box in box }),
  ]

  // MARK: Sizes

  private static func insets(_ use: SketchUse) -> SketchInsets {
    let plain = use.arguments.filter { $0.label == nil }
    guard let first = plain.first else { return .all(standardPadding) }
    let edges = edges(first.value, use)
    if let edges {
      let length = plain.count > 1 ? use.number(at: plain[1].value) : standardPadding
      return insets(edges, length ?? standardPadding)
    }
    if let insets = edgeInsets(first.value, use) { return insets }
    let values = use.values
    if values.number(first.value, use.scope) == nil,
      let (found, place) = values.binding(of: first.value, use.scope)
        ?? values.result(of: first.value, use.scope),
      let insets = edgeInsets(found, use.within(place))
    {
      return insets
    }
    return .all(use.number(at: first.value) ?? standardPadding)
  }

  private static func insets(_ edges: Set<String>, _ length: Double) -> SketchInsets {
    func isOn(_ names: String...) -> Bool { names.contains { edges.contains($0) } }
    return SketchInsets(
      top: isOn("all", "vertical", "top") ? length : 0,
      leading: isOn("all", "horizontal", "leading") ? length : 0,
      bottom: isOn("all", "vertical", "bottom") ? length : 0,
      trailing: isOn("all", "horizontal", "trailing") ? length : 0)
  }

  /// The edges of `.horizontal` and `[.top, .leading]`; `nil` for any other expression.
  private static func edges(_ span: Range<Int>, _ use: SketchUse) -> Set<String>? {
    let outline = use.outline
    let names = span.filter { outline.kind($0) == .identifier }.map { outline.name($0) }
    let isList = outline.kind(span.lowerBound) == .leftSquare
    let known: Set = ["all", "horizontal", "vertical", "top", "bottom", "leading", "trailing"]
    guard
      isList || outline.kind(span.lowerBound) == .period && span.count == 2 || names.first == "Edge"
    else { return nil }
    let edges = known.intersection(names)
    return edges.isEmpty ? nil : edges
  }

  /// The insets of `EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)`.
  private static func edgeInsets(_ span: Range<Int>, _ use: SketchUse) -> SketchInsets? {
    let node = use.scope.file.reader.view(span)
    guard node.name == "EdgeInsets" || node.name == "init" else { return nil }
    func length(_ label: String) -> Double {
      let argument = node.arguments.first { $0.label.map { use.outline.name($0) } == label }
      return argument.flatMap { use.number(at: $0.value) } ?? 0
    }
    return SketchInsets(
      top: length("top"), leading: length("leading"), bottom: length("bottom"),
      trailing: length("trailing"))
  }

  private static func frame(_ use: SketchUse) -> SketchFrame {
    func length(_ label: String) -> Double? { use.number(label).map { max($0, 0) } }
    return SketchFrame(
      width: length("width"), height: length("height"), minWidth: length("minWidth"),
      idealWidth: length("idealWidth"), maxWidth: length("maxWidth"),
      minHeight: length("minHeight"), idealHeight: length("idealHeight"),
      maxHeight: length("maxHeight"), alignment: use.point("alignment") ?? SketchPoint())
  }

  private static func standardRatio(_ box: SketchBox) -> Double {
    if case .symbol = box.content { return 1 }
    return 4.0 / 3
  }

  /// A picture or a symbol that takes the offered size.
  private static func resizable(_ box: SketchBox, _ use: SketchUse) -> SketchBox {
    switch box.content {
    case .framed(_, let inner): return inner
    case .symbol(let name, _, let paint):
      return SketchBox(
        .framed(
          SketchFrame(maxWidth: .infinity, maxHeight: .infinity),
          SketchBox(.proportioned(1, SketchBox(.symbol(name, points: 17, paint))))))
    case .marked(let changes, let inner):
      return SketchBox(.marked(changes, resizable(inner, use)))
    default: return box
    }
  }

  // MARK: Layers

  /// The content of `overlay` and `background`.
  private static func decorated(
    _ use: SketchUse, _ box: SketchBox, isBehind: Bool
  ) -> SketchBox {
    let point = use.point("alignment") ?? SketchPoint()
    let decoration: SketchBox
    if !use.closures.isEmpty {
      decoration = use.layered(at: point)
    } else if let span = use.plainArgument(0) ?? use.argument("_") {
      decoration = layer(span, use)
    } else if let span = use.argument("in") {
      let shape = outline(at: span, use) ?? .rectangle
      decoration = SketchBox(.shape(shape, fill: .color(SketchColor.background), stroke: nil))
    } else {
      return box
    }
    return SketchBox(.decorated(box, by: decoration, point, isBehind: isBehind))
  }

  /// A style, in a shape where `in:` names one, or a view.
  private static func layer(_ span: Range<Int>, _ use: SketchUse) -> SketchBox {
    if let paint = use.builder.paint(span, use.scope) {
      let shape = use.argument("in").flatMap { outline(at: $0, use) } ?? .rectangle
      return SketchBox(.shape(shape, fill: paint, stroke: nil))
    }
    // A path without a known paint, such as `user.color`, is a color that only the running app
    // knows.
    let names = use.values.path(span, use.outline) ?? []
    if names.count > 1, names.first != "self" {
      return SketchBox(.shape(.rectangle, fill: use.paint(at: span), stroke: nil))
    }
    return use.view(at: span)
  }

  // MARK: Screens

  private static func titled(_ use: SketchUse, _ box: SketchBox) -> SketchBox {
    guard let span = use.argument(nil) else { return box }
    var style = use.style
    style.foreground = .color(SketchColor.label)
    (style.weight, style.lineLimit) = (nil, 1)
    style.font = FontValue(size: 34, weight: .bold, textStyle: "largeTitle")
    if use.word("displayMode") == "inline" || use.style.hasInlineTitle {
      style.font = FontValue(size: 17, weight: .semibold, textStyle: "headline")
      let title = SketchBox(
        .framed(SketchFrame(maxWidth: .infinity, minHeight: 44), use.text(at: span, style)))
      return SketchBox(.barred(title, box))
    }
    let title = SketchBox(
      .framed(
        SketchFrame(maxWidth: .infinity, minHeight: 52, alignment: SketchPoint(x: 0, y: 0.5)),
        SketchBox(.padded(SketchInsets(leading: 16, trailing: 16), use.text(at: span, style)))))
    return SketchBox(.barred(title, box))
  }

  private static func toolbar(_ use: SketchUse, _ box: SketchBox) -> SketchBox {
    let items = use.content().filter { if case .empty = $0.content { false } else { true } }
    guard !items.isEmpty else { return box }
    let spacer = SketchBox(.spacer(.horizontal, minimum: 0))
    let line = SketchBox(.stack(.horizontal, spacing: 16, alignment: 0.5, [spacer] + items))
    let bar = SketchBox(
      .framed(
        SketchFrame(minHeight: 44),
        SketchBox(.padded(SketchInsets(leading: 16, trailing: 16), line))))
    return SketchBox(.barred(bar, box))
  }

  private static func searchable(_ use: SketchUse, _ box: SketchBox) -> SketchBox {
    var style = use.style
    style.font = FontValue(size: 17)
    style.foreground = .color(SketchColor.secondaryLabel)
    let prompt = use.argument("prompt").map { use.text(at: $0, style) } ?? use.text("Search", style)
    let line = SketchBox(
      .stack(
        .horizontal, spacing: 6, alignment: 0.5, [use.symbol("magnifyingglass", style), prompt]))
    let area = SketchBox(.shape(.rounded(10), fill: .color(SketchColor.lightFill), stroke: nil))
    let field = SketchBox(
      .decorated(
        SketchBox(.padded(.all(7), filling(line, SketchPoint(x: 0, y: 0.5)))), by: area,
        SketchPoint(), isBehind: true))
    let bar = SketchBox(.padded(SketchInsets(top: 1, leading: 16, bottom: 15, trailing: 16), field))
    return SketchBox(.barred(bar, box))
  }
}
