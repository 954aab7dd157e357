import MigrateKitCore

// Controls: buttons, and controls that hold a value.

extension SketchRules {
  static let controlViews: [SketchViewRule] = [
    SketchViewRule(
      "Button", "EditButton", "ShareLink", "RenameButton", "PasteButton",
      note: "Bordered styles have the size and the corners of iOS 15 to 18."
    ) { button($0) },
    SketchViewRule("NavigationLink", "Link", "Menu") { link($0) },
    SketchViewRule("Toggle", as: .approximated, note: "As a switch that is on.") { toggle($0) },
    SketchViewRule("Slider", as: .approximated, note: "In the middle.") { use in
      barBox(5, use.style.tint, knob: true)
    },
    SketchViewRule("ProgressView", as: .approximated, note: "A bar at two fifths, or a ring.") {
      progress($0)
    },
    SketchViewRule("Stepper", as: .approximated) { use in row(title(use), stepper(use)) },
    SketchViewRule(
      "Picker", "DatePicker", "ColorPicker", as: .approximated, note: "As a row with its value."
    ) { picker($0) },
    SketchViewRule(
      "TextField", "SecureField", "TextEditor", as: .approximated, note: "With its prompt."
    ) { field($0) },
  ]

  /// The title of a control: its first argument, or the views in the closure of its label.
  static func title(_ use: SketchUse, _ style: SketchStyle? = nil) -> SketchBox {
    if let first = use.plainArgument(0) {
      let title = use.text(at: first, style)
      guard let symbol = use.argument("systemImage") else { return title }
      let icon = use.symbol(use.values.text(symbol, use.scope).text, style)
      return SketchBox(.stack(.horizontal, spacing: 8, alignment: 0.5, [icon, title]))
    }
    let label = use.content("label", style)
    return use.builder.grouped(label.isEmpty ? use.content(nil, style) : label)
  }

  // MARK: Buttons

  private static func button(_ use: SketchUse) -> SketchBox {
    let isDestructive = use.word("role") == "destructive"
    let label = { (style: SketchStyle) in buttonLabel(use, style) }
    var style = use.style
    if let own = style.ownButtonStyle {
      style.ownButtonStyle = nil
      var inner = use
      inner.style = style
      if let box = use.builder.styled(own, inner, label) { return box }
    }
    let tint = isDestructive ? SketchColor.destructive : style.tint
    switch style.buttonStyle {
    case "plain", "PlainButtonStyle": return label(style)
    case "borderedProminent", "BorderedProminentButtonStyle", "glassProminent":
      style.foreground = style.foreground ?? .color(SketchColor.white)
      return bordered(label(style), .color(tint), style)
    case "bordered", "BorderedButtonStyle", "glass":
      style.foreground = style.foreground ?? .color(tint)
      return bordered(label(style), .color(tint.faded(by: 0.15)), style)
    default:
      style.foreground = style.foreground ?? .color(tint)
      return label(style)
    }
  }

  private static func buttonLabel(_ use: SketchUse, _ style: SketchStyle) -> SketchBox {
    let hasAction = use.arguments.contains {
      $0.label.map { use.outline.isText($0, "action") } ?? false
    }
    if use.closures.contains(where: { $0.label == "label" }) {
      return use.builder.grouped(use.content("label", style))
    }
    if use.plainArgument(0) != nil { return title(use, style) }
    switch use.name {
    case "EditButton": return use.text("Edit", style)
    case "RenameButton": return use.text("Rename", style)
    case "PasteButton": return use.text("Paste", style)
    case "ShareLink":
      return hasAction || !use.closures.isEmpty ? title(use, style) : share(use, style)
    default: return use.builder.grouped(use.content(nil, style))
    }
  }

  private static func share(_ use: SketchUse, _ style: SketchStyle) -> SketchBox {
    SketchBox(
      .stack(
        .horizontal, spacing: 8, alignment: 0.5,
        [use.symbol("square.and.arrow.up", style), use.text("Share…", style)]))
  }

  /// A bordered button of regular size: 12 and 7 points around the label, large 20 and 14 (measured in
  /// Apple's design resources for iOS 17).
  private static func bordered(
    _ label: SketchBox, _ fill: SketchPaint, _ style: SketchStyle
  ) -> SketchBox {
    let isLarge = style.controlSize == "large" || style.controlSize == "extraLarge"
    let (x, y) = isLarge ? (20.0, 14.0) : style.controlSize == "small" ? (10, 4) : (12, 7)
    let padded = SketchBox(
      .padded(SketchInsets(top: y, leading: x, bottom: y, trailing: x), label))
    let outline = style.buttonShape ?? .rounded(isLarge ? 12 : 8)
    let shape = SketchBox(.shape(outline, fill: fill, stroke: nil))
    return SketchBox(.decorated(padded, by: shape, SketchPoint(), isBehind: true))
  }

  private static func link(_ use: SketchUse) -> SketchBox {
    var style = use.style
    if !style.isInList, style.buttonStyle != "plain", style.ownButtonStyle == nil {
      style.foreground = style.foreground ?? .color(style.tint)
    }
    let label: SketchBox
    if use.closures.contains(where: { $0.label == "label" }) {
      label = use.builder.grouped(use.content("label", style))
    } else if let first = use.plainArgument(0), use.name != "Link" || use.closures.isEmpty {
      label = use.text(at: first, style)
    } else {
      label = use.builder.grouped(use.content(nil, style))
    }
    guard style.isInList, use.name == "NavigationLink" else { return label }
    style.foreground = .color(SketchColor.tertiaryLabel)
    style.font = FontValue(size: 14, weight: .semibold)
    return row(label, use.symbol("chevron.right", style))
  }

  // MARK: Values

  private static func toggle(_ use: SketchUse) -> SketchBox {
    row(title(use), switchBox(use.style.toggleTint ?? .color(SketchColor.green)))
  }

  /// A switch of 51 by 31 points, as in iOS up to 18.
  static func switchBox(_ tint: SketchPaint) -> SketchBox {
    let track = SketchBox(.shape(.capsule, fill: tint, stroke: nil))
    let knob = SketchBox(
      .framed(
        SketchFrame(width: 27, height: 27),
        SketchBox(.shape(.circle, fill: .color(SketchColor.white), stroke: nil))))
    let inset = SketchBox(.padded(.all(2), knob))
    return SketchBox(
      .decorated(
        SketchBox(.framed(SketchFrame(width: 51, height: 31), track)), by: inset,
        SketchPoint(x: 1, y: 0.5), isBehind: false))
  }

  /// A progress bar, in tenths.
  static func barBox(_ done: Int, _ tint: ColorValue, knob: Bool) -> SketchBox {
    let share = Double(done) / 10
    let colors = [(tint, 0), (tint, share), (SketchColor.fill, share)]
    let line = SketchGradient(
      kind: .linear, stops: colors.map { SketchGradient.Stop(color: $0, location: $1) },
      start: SketchPoint(x: 0, y: 0.5), end: SketchPoint(x: 1, y: 0.5))
    let track = SketchBox(
      .framed(
        SketchFrame(height: 4), SketchBox(.shape(.capsule, fill: .gradient(line), stroke: nil))))
    guard knob else { return track }
    let circle = SketchBox(
      .shadowed(
        ShadowValue(color: ShadowValue.standardColor, radius: 2, x: 0, y: 1),
        SketchBox(.shape(.circle, fill: .color(SketchColor.white), stroke: nil))))
    let handle = SketchBox(.framed(SketchFrame(width: 27, height: 27), circle))
    return SketchBox(
      .framed(
        SketchFrame(height: 31),
        SketchBox(.decorated(track, by: handle, SketchPoint(), isBehind: false))))
  }

  private static func progress(_ use: SketchUse) -> SketchBox {
    let label = use.plainArgument(0).map { use.text(at: $0) }
    let isBar = use.argument("value") != nil || use.style.progressStyle == "linear"
    let isRing = use.style.progressStyle == "circular" || !isBar
    let drawn: SketchBox
    if isRing {
      let stroke = SketchStroke(paint: .color(use.style.progressTint ?? SketchColor.gray), width: 3)
      drawn = SketchBox(
        .framed(
          SketchFrame(width: 20, height: 20), SketchBox(.shape(.circle, fill: nil, stroke: stroke)))
      )
    } else {
      drawn = barBox(4, use.style.tint, knob: false)
    }
    guard let label else { return drawn }
    return SketchBox(.stack(.vertical, spacing: 8, alignment: 0, [label, drawn]))
  }

  private static func stepper(_ use: SketchUse) -> SketchBox {
    let area = SketchBox(
      .shape(.rounded(8), fill: .color(SketchColor.lightFill), stroke: nil))
    return SketchBox(
      .decorated(
        SketchBox(.framed(SketchFrame(width: 94, height: 32), area)),
        by: use.text("−   |   +"), SketchPoint(), isBehind: false))
  }

  private static func picker(_ use: SketchUse) -> SketchBox {
    var style = use.style
    style.foreground = .color(SketchColor.secondaryLabel)
    switch use.name {
    case "ColorPicker":
      let circle = SketchBox(.shape(.circle, fill: .color(style.tint), stroke: nil))
      return row(title(use), SketchBox(.framed(SketchFrame(width: 28, height: 28), circle)))
    case "DatePicker":
      let area = SketchBox(.shape(.rounded(6), fill: .color(SketchColor.lightFill), stroke: nil))
      let date = SketchBox(
        .padded(
          SketchInsets(top: 6, leading: 11, bottom: 6, trailing: 11), use.text("Date", use.style)))
      return row(title(use), SketchBox(.decorated(date, by: area, SketchPoint(), isBehind: true)))
    default:
      if use.style.pickerStyle == "segmented" { return segments(use) }
      return row(
        use.plainArgument(0).map { use.text(at: $0) } ?? use.builder.grouped(use.content("label")),
        use.text("Value ⌄", style))
    }
  }

  /// A segmented picker: 32 points high, the first part selected.
  private static func segments(_ use: SketchUse) -> SketchBox {
    var style = use.style
    style.font = FontValue(size: 13, weight: .medium)
    let parts = use.content(nil, style).prefix(5).enumerated().map { number, part in
      let cell = SketchBox(
        .framed(SketchFrame(maxWidth: .infinity, minHeight: 28, maxHeight: 28), part))
      guard number == 0 else { return cell }
      let area = SketchBox(.shape(.rounded(7), fill: .color(SketchColor.cell), stroke: nil))
      return SketchBox(.decorated(cell, by: area, SketchPoint(), isBehind: true))
    }
    let line = SketchBox(.stack(.horizontal, spacing: 0, alignment: 0.5, Array(parts)))
    let track = SketchBox(.shape(.rounded(9), fill: .color(SketchColor.lightFill), stroke: nil))
    return SketchBox(
      .decorated(SketchBox(.padded(.all(2), line)), by: track, SketchPoint(), isBehind: true))
  }

  private static func field(_ use: SketchUse) -> SketchBox {
    var style = use.style
    style.foreground = .color(SketchColor.placeholder)
    let prompt = use.plainArgument(0).map { use.text(at: $0, style) } ?? use.text("text", style)
    let line = filling(prompt, SketchPoint(x: 0, y: 0.5))
    guard use.name != "TextEditor", style.textFieldStyle.lowercased().contains("rounded") else {
      return line
    }
    // The rounded border has 7 points around the text and corners of about 5.
    let stroke = SketchStroke(paint: .color(SketchColor.separator), width: 1, isInside: true)
    let area = SketchBox(
      .shape(.rounded(5), fill: .color(SketchColor.background), stroke: stroke))
    return SketchBox(
      .decorated(SketchBox(.padded(.all(7), line)), by: area, SketchPoint(), isBehind: true))
  }
}
