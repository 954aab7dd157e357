import MigrateKitCore

// Lists, forms and screens.

extension SketchRules {
  static let containerViews: [SketchViewRule] = [
    SketchViewRule(
      "NavigationStack", "NavigationView", "NavigationSplitView", as: .approximated,
      note: "As its content, with the title above where the code names one."
    ) { use in
      let boxes = use.content().isEmpty ? use.content("sidebar") : use.content()
      return screen(use.builder.grouped(boxes))
    },
    SketchViewRule("TabView", as: .approximated, note: "The first tab, without the bar's items.") {
      tabs($0)
    },
    SketchViewRule("Tab", "ToolbarItem", "ToolbarItemGroup", as: .approximated) { use in
      use.builder.grouped(use.content())
    },
    SketchViewRule(
      "List", "Form", as: .approximated,
      note: "Grouped, with rows of 44 points at least, as in iOS 15 to 18."
    ) { list($0) },
    SketchViewRule("Section", as: .approximated) { section($0) },
    SketchViewRule("DisclosureGroup", as: .approximated, note: "Closed.") { use in
      var style = use.style
      style.foreground = .color(style.tint)
      return row(title(use), use.symbol("chevron.right", style))
    },
    SketchViewRule("GroupBox", as: .approximated) { use in
      let label = use.plainArgument(0).map { use.text(at: $0) }
      let column = SketchBox(
        .stack(
          .vertical, spacing: 8, alignment: 0,
          (label.map { [$0] } ?? use.content("label")) + use.content()))
      let area = SketchBox(.shape(.rounded(8), fill: .color(SketchColor.lightFill), stroke: nil))
      return SketchBox(
        .decorated(
          SketchBox(.padded(.all(12), filling(column, SketchPoint(x: 0, y: 0.5)))), by: area,
          SketchPoint(), isBehind: true))
    },
    SketchViewRule("ContentUnavailableView", as: .approximated) { use in
      var style = use.style
      style.font = FontValue(size: 22, weight: .bold, textStyle: "title2")
      return SketchBox(
        .stack(
          .vertical, spacing: 12, alignment: 0.5,
          [use.symbol("magnifyingglass", style), title(use, style)]))
    },
  ]

  /// A view that takes the whole screen.
  private static func screen(_ box: SketchBox) -> SketchBox {
    SketchBox(
      .framed(
        SketchFrame(maxWidth: .infinity, maxHeight: .infinity, alignment: SketchPoint()), box))
  }

  /// The first tab above a bar of 49 points.
  private static func tabs(_ use: SketchUse) -> SketchBox {
    guard let first = use.content().first else { return .empty }
    guard use.style.tabViewStyle != "page" else { return first }
    let icons = (0..<4).map { number -> SketchBox in
      var style = use.style
      style.font = FontValue(size: 20)
      style.foreground = .color(number == 0 ? style.tint : SketchColor.gray)
      return filling(use.symbol("circle.fill", style))
    }
    let bar = SketchBox(
      .framed(
        SketchFrame(height: 49),
        SketchBox(.stack(.horizontal, spacing: 0, alignment: 0.5, icons))))
    let line = SketchBox(.divider(.vertical, .color(SketchColor.separator)))
    return SketchBox(
      .stack(.vertical, spacing: 0, alignment: 0.5, [screen(first), line, bar]))
  }

  // MARK: Lists

  private static func list(_ use: SketchUse) -> SketchBox {
    var style = use.style
    style.isInList = true
    style.axis = .vertical
    let boxes = use.content(nil, style)
    var groups: [SketchBox] = []
    var rows: [SketchBox] = []
    func close() {
      if !rows.isEmpty { groups.append(card(rows, style)) }
      rows = []
    }
    for box in boxes {
      if box.row.isSection {
        close()
        groups.append(box)
      } else {
        rows.append(box)
      }
    }
    close()
    let isPlain = isPlain(style)
    let column = SketchBox(.stack(.vertical, spacing: isPlain ? 0 : 20, alignment: 0, groups))
    let y = isPlain ? 0.0 : 20
    let content = SketchBox(
      .scrolled(
        .vertical,
        SketchBox(.padded(SketchInsets(top: y, leading: 0, bottom: y, trailing: 0), column))))
    let whole = SketchBox(
      .framed(SketchFrame(maxWidth: .infinity, alignment: SketchPoint(x: 0.5, y: 0)), content))
    guard !style.hidesScrollBackground else { return whole }
    let paint = isPlain ? SketchColor.background : SketchColor.groupedBackground
    return SketchBox(
      .decorated(
        whole, by: SketchBox(.shape(.rectangle, fill: .color(paint), stroke: nil)), SketchPoint(),
        isBehind: true))
  }

  private static func isPlain(_ style: SketchStyle) -> Bool {
    style.listStyle.lowercased().hasPrefix("plain") || style.listStyle == "inset"
  }

  /// Rows on a card: insets of 20 and 11 points, hairlines between them, corners of 10 points, and 16
  /// points to the edges of the screen (Apple's design resources for iOS 17).
  private static func card(_ rows: [SketchBox], _ style: SketchStyle) -> SketchBox {
    var column: [SketchBox] = []
    for (number, content) in rows.enumerated() {
      let line = SketchBox(
        .framed(
          SketchFrame(
            maxWidth: .infinity, minHeight: 44, alignment: SketchPoint(x: 0, y: 0.5)),
          SketchBox(
            .padded(SketchInsets(top: 6, leading: 20, bottom: 6, trailing: 20), content))))
      let paint =
        content.row.background ?? style.rowBackground
        ?? .color(
          isPlain(style) ? SketchColor.background : SketchColor.cell)
      let area = SketchBox(.shape(.rectangle, fill: paint, stroke: nil))
      column.append(SketchBox(.decorated(line, by: area, SketchPoint(), isBehind: true)))
      guard number < rows.count - 1 else { continue }
      column.append(
        SketchBox(
          .padded(
            SketchInsets(leading: 20),
            SketchBox(.divider(.vertical, style.separator ?? .color(SketchColor.separator))))))
    }
    let card = SketchBox(.stack(.vertical, spacing: 0, alignment: 0, column))
    guard !isPlain(style) else { return card }
    return SketchBox(
      .padded(
        SketchInsets(leading: 16, trailing: 16), SketchBox(.clipped(.rounded(10), card))))
  }

  /// A header in footnote size above a card, a footer below it.
  private static func section(_ use: SketchUse) -> SketchBox {
    var small = use.style
    small.font = FontValue(size: 13, textStyle: "footnote")
    small.foreground = .color(SketchColor.secondaryLabel)
    var header = small
    header.isUppercased = !isPlain(use.style)
    let head =
      use.argument("header").map { [use.view(at: $0, header)] }
      ?? use.plainArgument(0).map { [use.text(at: $0, header)] } ?? use.content("header", header)
    let foot =
      use.argument("footer").map { [use.view(at: $0, small)] }
      ?? use.content("footer", small)
    let rows = use.content()
    guard use.style.isInList else {
      return SketchBox(.stack(.vertical, spacing: 8, alignment: 0, head + rows + foot))
    }
    func beside(_ box: SketchBox) -> SketchBox {
      SketchBox(.padded(SketchInsets(leading: isPlain(use.style) ? 20 : 36, trailing: 20), box))
    }
    let parts = head.map(beside) + (rows.isEmpty ? [] : [card(rows, use.style)]) + foot.map(beside)
    let section = SketchBox(.stack(.vertical, spacing: 7, alignment: 0, parts))
    section.row.isSection = true
    return section
  }
}
