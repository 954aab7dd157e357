import MigrateKitCore

/// Makes the boxes of a class of UIKit or AppKit from the views that it creates.
struct KitBuilder {
  let builder: SketchBuilder
  let reader: KitReader
  /// The depth of nested classes of the project.
  var depth = 0

  /// The box of the class itself: its view with all others in it.
  func root() -> SketchBox {
    guard var view = reader.views[""] else { return .empty }
    let placed = Set(reader.views.values.flatMap(\.children))
    // Views that other code adds, such as a storyboard, come last.
    view.children += reader.names.filter { !placed.contains($0) }
    guard KitRules.roots.contains(view.base) else { return box(view) }
    view.base = "UIView"
    return box(view) { KitRules.column($0) }
  }

  /// The box of a view with its background, its border and its size.
  fileprivate func box(_ view: KitView, draw: ((KitUse) -> SketchBox)? = nil) -> SketchBox {
    builder.countElement()
    let (box, changes) = builder.values.changes { () -> SketchBox in
      let kit = KitUse(self, view)
      let inner = own(view) ?? draw?(kit) ?? KitRules.views[view.base]?.draw(kit)
      return surface(kit, inner ?? KitRules.hatched(kit))
    }
    noteProperties(of: view)
    return builder.marked(changes, box)
  }

  /// The views that a class of the project adds to itself.
  private func own(_ view: KitView) -> SketchBox? {
    guard depth < 2, !view.name.isEmpty, view.type != view.base, view.children.isEmpty,
      let place = builder.project.type(named: view.type, from: view.scope)
    else { return nil }
    let scope = builder.values.scope(of: place, view.call, view.scope)
    let reader = KitReader(scope, base: view.base, values: builder.values)
    guard !reader.names.isEmpty else { return nil }
    return KitBuilder(builder: builder, reader: reader, depth: depth + 1).root()
  }

  /// Counts the properties that a view is given, and notes those that are not drawn.
  private func noteProperties(of view: KitView) {
    for property in view.order {
      switch KitRules.properties[property] {
      case .ignored: continue
      case .hatched:
        builder.countElement()
        builder.noteUnknown("not drawn: \(view.name.isEmpty ? view.type : view.name).\(property)")
      case nil where KitRules.parts.contains { property.hasPrefix($0 + ".") }: continue
      case nil:
        let isIgnored = ["accessibility", "on", "did"].contains { property.hasPrefix($0) }
        guard !view.name.isEmpty, !isIgnored, view.type == view.base else { continue }
        builder.countElement()
        builder.noteUnknown("not drawn: \(view.name).\(property)")
      default: builder.countElement()
      }
    }
  }

  /// The effect of layers around a view.
  private func surface(_ kit: KitUse, _ inner: SketchBox) -> SketchBox {
    var box = inner
    if kit.view.base != "UIImageView" || kit.view.settings["image"] != nil {
      let (width, height) = (kit.number("width"), kit.number("height"))
      if width != nil || height != nil {
        box = SketchBox(.framed(SketchFrame(width: width, height: height), box))
      }
    }
    let corner = kit.number("layer.cornerRadius").map { SketchOutline.rounded($0) } ?? .rectangle
    let fill = kit.paint("backgroundColor") ?? kit.paint("layer.backgroundColor")
    let width = kit.number("layer.borderWidth") ?? 0
    let color = kit.paint("layer.borderColor") ?? .color(SketchColor.label)
    if let fill {
      let area = SketchBox(.shape(corner, fill: fill, stroke: nil))
      box = SketchBox(.decorated(box, by: area, SketchPoint(), isBehind: true))
    }
    if corner != .rectangle { box = SketchBox(.clipped(corner, box)) }
    if width > 0 {
      let line = SketchBox(
        .shape(
          corner, fill: nil, stroke: SketchStroke(paint: color, width: width, isInside: true)))
      box = SketchBox(.decorated(box, by: line, SketchPoint(), isBehind: false))
    }
    if let opacity = kit.number("layer.shadowOpacity"), opacity > 0 {
      box = SketchBox(.shadowed(kit.shadow(opacity), box))
    }
    return kit.number("alpha").map { SketchBox(.faded(min(max($0, 0), 1), box)) } ?? box
  }
}

/// One view of UIKit or AppKit with what its code gives it.
struct KitUse {
  let kit: KitBuilder
  let view: KitView
  /// The view as one of SwiftUI, for what is drawn alike.
  private(set) var use: SketchUse

  init(_ kit: KitBuilder, _ view: KitView) {
    self.kit = kit
    self.view = view
    let place = 0..<0
    let node = view.call ?? ViewNode(kind: .other, head: place, span: place)
    use = SketchUse(kit.builder, node, name: view.base, view.scope, SketchStyle())
    if case .color(let color) = paint("tintColor") { use.style.tint = color }
    let isButton = view.base.hasSuffix("Button")
    use.style.font = FontValue(size: view.base.hasPrefix("NS") ? 13 : isButton ? 15 : 17)
    for property in ["titleLabel.font", "font"] {
      guard let setting = view.settings[property] else { continue }
      guard let font = kit.builder.values.font(setting.value, setting.scope) else {
        unknown(setting)
        continue
      }
      use.style.font = font
    }
    use.style.foreground = paint("textColor")
    if view.base.hasSuffix("ImageView") { use.style.foreground = .color(use.style.tint) }
    use.style.textAlignment = word("textAlignment") == "center" ? 0.5 : 0
    use.style.lineLimit = number("numberOfLines").flatMap { $0 > 0 ? Int(min($0, 99)) : nil }
    if view.base == "UILabel", view.settings["numberOfLines"] == nil { use.style.lineLimit = 1 }
  }

  var builder: SketchBuilder { kit.builder }

  /// The name that is shown for a view without text.
  var title: String { view.name.isEmpty ? view.type : view.name }

  var hasBackground: Bool {
    view.settings["backgroundColor"] != nil || view.settings["layer.backgroundColor"] != nil
  }

  /// An argument of the call that makes the view.
  func argument(_ label: String) -> KitView.Setting? {
    let outline = view.scope.outline
    let argument = view.call?.arguments.first { $0.label.map { outline.name($0) } == label }
    return argument.map { KitView.Setting(value: $0.value, scope: view.scope, body: 0) }
  }

  func children() -> [SketchBox] {
    view.children.compactMap { kit.reader.views[$0].map { kit.box($0) } }
  }

  /// A view that UIKit itself has made, by what code gives it: `cell.textLabel?.font = …`.
  func part(_ name: String, as base: String) -> SketchBox? {
    var part = KitView(name: name, type: base, base: base, scope: view.scope)
    for property in view.order where property.hasPrefix(name + ".") {
      guard let setting = view.settings[property] else { continue }
      part.set(
        String(property.dropFirst(name.count + 1)), to: setting.value, setting.scope, body: 0)
    }
    return part.order.isEmpty ? nil : kit.box(part)
  }

  // MARK: Values

  private func unknown(_ setting: KitView.Setting) {
    let code = QuotedCode.line(setting.scope.outline.text(setting.value))
    builder.noteUnknown("not known: \(code) (\(title))")
  }

  func number(_ property: String) -> Double? {
    guard let setting = view.settings[property] else { return nil }
    // The radius of a shadow that is one finding is a number still.
    let number =
      builder.values.number(setting.value, setting.scope)
      ?? setting.scope.outline.number(setting.value)
    if number == nil { unknown(setting) }
    return number.map { min(max($0, -4_000), 4_000) }
  }

  func paint(_ property: String) -> SketchPaint? {
    guard let setting = view.settings[property] else { return nil }
    let outline = setting.scope.outline
    guard !outline.isText(setting.value.lowerBound, "nil") else { return nil }
    if let color = implicitColor(setting) { return .color(color) }
    if let paint = builder.paint(setting.value, setting.scope) { return paint }
    unknown(setting)
    return .unknown(QuotedCode.line(outline.text(setting.value)))
  }

  /// `.red` is pure in UIKit, and another red in SwiftUI.
  private func implicitColor(_ setting: KitView.Setting) -> ColorValue? {
    let (span, outline) = (setting.value, setting.scope.outline)
    guard outline.startsImplicitMember(span.lowerBound), span.count == 2,
      setting.scope.file.changed(span) == nil
    else { return nil }
    let name = outline.name(span.lowerBound + 1)
    return SketchColor.named(name, on: .uiColor) ?? SketchColor.named(name, on: .nsColor)
  }

  /// The last name of a value: `vertical` of `.vertical`.
  func word(_ property: String) -> String? {
    guard let setting = view.settings[property] else { return nil }
    let span = builder.values.chosen(setting.value, setting.scope) ?? setting.value
    let outline = setting.scope.outline
    return span.last { outline.kind($0) == .identifier }.map { outline.name($0) }
  }

  func text(_ setting: KitView.Setting, _ use: SketchUse) -> SketchBox {
    use.within(setting.scope).text(at: setting.value)
  }

  /// A symbol or a picture.
  func image(_ setting: KitView.Setting) -> SketchBox {
    let outline = setting.scope.outline
    for index in setting.value where outline.isText(index, "systemName") {
      let name = outline.string(index + 2..<index + 3) ?? ""
      return use.symbol(name)
    }
    return use.symbol("photo")
  }

  /// The margins of a stack view, the insets of a button.
  var insets: SketchInsets? {
    for property in ["contentEdgeInsets", "directionalLayoutMargins", "layoutMargins"] {
      guard let setting = view.settings[property] else { continue }
      let node = setting.scope.file.reader.view(setting.value)
      func length(_ labels: String...) -> Double {
        let argument = node.arguments.first { argument in
          argument.label.map { labels.contains(setting.scope.outline.name($0)) } ?? false
        }
        return argument.flatMap { builder.values.number($0.value, setting.scope) } ?? 0
      }
      guard !node.arguments.isEmpty else {
        unknown(setting)
        return nil
      }
      return SketchInsets(
        top: length("top"), leading: length("left", "leading"), bottom: length("bottom"),
        trailing: length("right", "trailing"))
    }
    return nil
  }

  /// The shadow of a layer: 3 points of blur, 3 points up and black, where code names nothing else.
  func shadow(_ opacity: Double) -> ShadowValue {
    var color = ColorValue(light: ColorSample(red: 0, green: 0, blue: 0))
    if case .color(let own) = paint("layer.shadowColor") { color = own }
    let offset = view.settings["layer.shadowOffset"]
    func part(_ label: String) -> Double? {
      guard let offset else { return nil }
      let argument = offset.scope.file.reader.view(offset.value).arguments.first {
        $0.label.map { offset.scope.outline.name($0) } == label
      }
      return argument.flatMap { builder.values.number($0.value, offset.scope) }
    }
    let isZero = offset.map { $0.scope.outline.isText($0.value.upperBound - 1, "zero") } ?? false
    return ShadowValue(
      color: color.faded(by: min(opacity, 1)), radius: number("layer.shadowRadius") ?? 3,
      x: part("width") ?? 0, y: isZero ? 0 : part("height") ?? -3)
  }
}
