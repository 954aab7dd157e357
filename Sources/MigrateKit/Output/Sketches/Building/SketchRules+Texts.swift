import MigrateKitCore

// Texts, symbols, pictures and labels.

extension SketchRules {
  static let textViews: [SketchViewRule] = [
    SketchViewRule(
      "Text",
      note: "What only the running app knows is named by its code and underlined with dots."
    ) { use in
      guard let first = use.arguments.first(where: { label($0, use) != "tableName" })?.value else {
        return .empty
      }
      return use.text(at: first)
    },
    SketchViewRule("Image", as: .approximated, note: "Symbols and pictures are placeholders.") {
      image($0)
    },
    SketchViewRule(
      "AsyncImage", "WebImage", "KFImage", "KFAnimatedImage", "AnimatedImage", "LazyImage",
      as: .approximated,
      note: "As a picture without content."
    ) { use in picture(use) },
    SketchViewRule("Label", note: "The symbol is a placeholder.") { label($0) },
    SketchViewRule("LabeledContent", as: .approximated, note: "As a row.") { use in
      let title =
        use.plainArgument(0).map { use.text(at: $0) }
        ?? use.builder.grouped(
          use.content("label"))
      var style = use.style
      style.foreground = .color(SketchColor.secondaryLabel)
      let value =
        use.argument("value").map { use.text(at: $0, style) }
        ?? use.builder.grouped(
          use.content(nil, style))
      return row(title, value)
    },
  ]

  private static func label(_ argument: Argument, _ use: SketchUse) -> String? {
    argument.label.map { use.outline.name($0) }
  }

  private static func image(_ use: SketchUse) -> SketchBox {
    guard let name = use.argument("systemName") ?? use.argument("systemImage") else {
      return picture(use)
    }
    let (text, isPlaceholder) = use.values.text(name, use.scope)
    return use.symbol(isPlaceholder ? "" : text)
  }

  /// A picture, whose size only the running app knows.
  private static func picture(_ use: SketchUse) -> SketchBox {
    var style = use.style
    style.foreground = .color(SketchColor.tertiaryLabel)
    style.font = FontValue(size: 17)
    let area = SketchBox(
      .shape(.rectangle, fill: .color(SketchColor.lightFill), stroke: nil))
    let shown = SketchBox(
      .decorated(area, by: use.symbol("photo", style), SketchPoint(), isBehind: false))
    return SketchBox(.framed(SketchFrame(width: 60, height: 60), shown))
  }

  /// A symbol and a title beside one another: SwiftUI's distance is about 8 points.
  static func label(_ use: SketchUse) -> SketchBox {
    let title =
      use.plainArgument(0).map { use.text(at: $0) }
      ?? use.builder.grouped(use.content("title").isEmpty ? use.content() : use.content("title"))
    let symbolName = use.argument("systemImage").map { use.values.text($0, use.scope) }
    let icon =
      symbolName.map { use.symbol($0.isPlaceholder ? "" : $0.text) }
      ?? use.builder.grouped(use.content("icon"))
    switch use.style.labelStyle {
    case "iconOnly", "IconOnlyLabelStyle": return icon
    case "titleOnly", "TitleOnlyLabelStyle": return title
    default:
      return SketchBox(.stack(.horizontal, spacing: 8, alignment: 0.5, [icon, title]))
    }
  }

  /// A title at the leading edge, and content at the trailing edge.
  static func row(_ title: SketchBox, _ value: SketchBox) -> SketchBox {
    let spacer = SketchBox(.spacer(.horizontal, minimum: standardSpacing))
    return SketchBox(
      .stack(.horizontal, spacing: standardSpacing, alignment: 0.5, [title, spacer, value]))
  }
}
