import MigrateKitCore

// Modifiers of texts and of inherited styles.

extension SketchRules {
  static let textModifiers: [SketchModifierRule] = [
    SketchModifierRule(
      "font",
      inherit: { use, style in
        guard let span = use.argument(nil), !use.isWord("nil", span) else { return }
        guard let font = use.values.font(span, use.scope) else { return use.unknown(span) }
        style.font = font
      }),
    SketchModifierRule(
      "fontWeight",
      inherit: { use, style in
        guard let span = use.argument(nil), !use.isWord("nil", span) else { return }
        guard let weight = use.values.weight(span, use.scope) else {
          return use.word(at: span) == "none" ? () : use.unknown(span)
        }
        style.weight = weight
      }),
    SketchModifierRule(
      "bold",
      inherit: { use, style in
        if isOn(use) { style.weight = .bold }
      }),
    SketchModifierRule(
      "italic",
      inherit: { use, style in
        if isOn(use) { style.isItalic = true }
      }),
    SketchModifierRule(
      "fontDesign",
      inherit: { use, style in
        if let word = use.word(nil) { style.design = FontValue.Design(rawValue: word) }
      }),
    SketchModifierRule(
      "monospaced",
      inherit: { use, style in
        if isOn(use) { style.design = .monospaced }
      }),
    SketchModifierRule(
      "underline",
      inherit: { use, style in
        style.isUnderlined = isOn(use)
      }),
    SketchModifierRule(
      "strikethrough",
      inherit: { use, style in
        style.isStruckThrough = isOn(use)
      }),
    SketchModifierRule(
      "textCase",
      inherit: { use, style in
        style.isUppercased = use.word(nil) == "uppercase"
      }),
    SketchModifierRule(
      "lineLimit",
      inherit: { use, style in
        guard let span = use.argument(nil) else { return }
        style.lineLimit = use.values.number(span, use.scope).map { Int(min(max($0, 1), 99)) }
      }),
    SketchModifierRule(
      "lineSpacing",
      inherit: { use, style in
        style.lineSpacing = use.number(nil) ?? 0
      }),
    SketchModifierRule(
      "multilineTextAlignment",
      inherit: { use, style in
        style.textAlignment = use.point(nil)?.x ?? 0
      }),
    SketchModifierRule(
      "foregroundColor", "foregroundStyle", note: "Hierarchical styles as the label colors.",
      inherit: { use, style in
        guard let span = use.argument(nil), !use.isWord("nil", span) else { return }
        style.foreground = use.paint(at: span)
      }),
    SketchModifierRule(
      "tint", "accentColor",
      inherit: { use, style in
        guard let span = use.argument(nil), !use.isWord("nil", span) else { return }
        guard case .color(let color) = use.paint(at: span) else { return }
        style.tint = color
        style.progressTint = color
        style.toggleTint = use.name == "tint" ? .color(color) : style.toggleTint
      }),
    SketchModifierRule(
      "imageScale", as: .approximated,
      inherit: { use, style in
        switch use.word(nil) {
        case "small": style.font.size *= 0.8
        case "large": style.font.size *= 1.25
        default: break
        }
      }),
  ]

  /// Whether a modifier such as `bold(isBold)` is on.
  private static func isOn(_ use: SketchUse) -> Bool {
    guard let span = use.argument(nil) else { return true }
    return use.values.holds(span, use.scope) ?? true
  }

  static let styleModifiers: [SketchModifierRule] = [
    SketchModifierRule(
      "buttonStyle",
      inherit: { use, style in
        guard let span = use.argument(nil) else { return }
        let node = use.scope.file.reader.view(span)
        let name = node.name.split(at: ".").last.map(String.init) ?? ""
        style.buttonStyle = name
        style.ownButtonStyle = nil
        let type = use.builder.styleType(name, span, use.scope)
        if let place = use.builder.project.type(
          named: type, conforming: SketchBuilder.buttonStyleProtocols, from: use.scope)
        {
          style.ownButtonStyle = SketchStyle.OwnStyle(place: place, node: node, scope: use.scope)
        }
      }),
    SketchModifierRule(
      "buttonBorderShape",
      inherit: { use, style in
        style.buttonShape = use.argument(nil).flatMap { outline(at: $0, use) }
      }),
    SketchModifierRule(
      "controlSize",
      inherit: { use, style in
        style.controlSize = use.word(nil) ?? style.controlSize
      }),
    SketchModifierRule(
      "listStyle",
      inherit: { use, style in
        style.listStyle = styleWord(use) ?? style.listStyle
      }),
    SketchModifierRule(
      "labelStyle",
      inherit: { use, style in
        style.labelStyle = styleWord(use) ?? style.labelStyle
      }),
    SketchModifierRule(
      "textFieldStyle",
      inherit: { use, style in
        style.textFieldStyle = styleWord(use) ?? style.textFieldStyle
      }),
    SketchModifierRule(
      "pickerStyle",
      inherit: { use, style in
        let word = styleWord(use) ?? ""
        style.pickerStyle = word.lowercased().hasPrefix("segmented") ? "segmented" : word
      }),
    SketchModifierRule(
      "tabViewStyle", as: .approximated,
      inherit: { use, style in
        let word = use.argument(nil).map { use.outline.text($0) } ?? ""
        style.tabViewStyle = word.lowercased().contains("page") ? "page" : "automatic"
      }),
    SketchModifierRule(
      "toggleStyle", as: .approximated,
      inherit: { use, style in
        style.toggleTint = styleTint(use).map(SketchPaint.color) ?? style.toggleTint
      }),
    SketchModifierRule(
      "progressViewStyle", as: .approximated,
      inherit: { use, style in
        let word = styleWord(use)?.lowercased() ?? ""
        style.progressStyle = word.hasPrefix("circular") ? "circular" : "linear"
        if let tint = styleTint(use) { (style.tint, style.progressTint) = (tint, tint) }
      }),
    SketchModifierRule(
      "navigationBarTitleDisplayMode", as: .approximated, note: "Where it follows the title.",
      inherit: { use, style in style.hasInlineTitle = use.word(nil) == "inline" }),
    SketchModifierRule(
      "scrollContentBackground",
      inherit: { use, style in
        style.hidesScrollBackground = use.word(nil) == "hidden"
      }),
    SketchModifierRule(
      "listRowSeparatorTint",
      inherit: { use, style in
        style.separator = use.paint(nil)
      }),
    SketchModifierRule(
      "listRowBackground", note: "Behind the whole row.",
      inherit: { use, style in
        guard let span = use.argument(nil) else { return }
        style.rowBackground = use.builder.paint(span, use.scope)
      },
      draw: { use, box in
        guard let span = use.argument(nil), !box.row.isSection else { return box }
        box.row.background = use.builder.paint(span, use.scope) ?? viewPaint(span, use)
        return box
      }),
  ]

  /// The paint of a row's background that is a view: that of its shape.
  private static func viewPaint(_ span: Range<Int>, _ use: SketchUse) -> SketchPaint? {
    var paint: SketchPaint?
    _ = use.view(at: span).mappingShape { _, fill, _ in
      paint = fill
      return .empty
    }
    return paint
  }

  /// The word of a style: `plain` of `.plain`, `PlainListStyle` of `PlainListStyle()`.
  private static func styleWord(_ use: SketchUse) -> String? {
    guard let span = use.argument(nil) else { return nil }
    return use.scope.file.reader.view(span).name.split(at: ".").last.map(String.init)
  }

  /// The color argument of a style: `SwitchToggleStyle(tint: .green)`.
  private static func styleTint(_ use: SketchUse) -> ColorValue? {
    guard let span = use.argument(nil) else { return nil }
    let node = use.scope.file.reader.view(span)
    let tint = node.arguments.first { $0.label.map { use.outline.isText($0, "tint") } ?? false }
    return tint.flatMap { use.values.color($0.value, use.scope) }
  }
}

extension SketchBuilder {
  /// The type of a style: `Filled` of `Filled()`, and of `.filled` where the project declares
  /// `static var filled: Filled`.
  func styleType(_ name: String, _ span: Range<Int>, _ scope: SketchScope) -> String {
    guard scope.outline.kind(span.lowerBound) == .period else { return name }
    for number in project.index.files(declaring: "ButtonStyle") {
      guard let outline = project.file(number)?.outline else { continue }
      let property = outline.properties.first { outline.name($0.name) == name && !$0.type.isEmpty }
      if let property { return outline.name(property.type.upperBound - 1) }
    }
    return name
  }
}
