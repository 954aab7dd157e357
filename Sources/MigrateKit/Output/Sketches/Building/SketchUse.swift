import MigrateKitCore

/// One use of a view or a modifier, with its arguments and its place.
struct SketchUse {
  let builder: SketchBuilder
  let name: String
  let span: Range<Int>
  let arguments: [Argument]
  let closures: [ViewClosure]
  private(set) var scope: SketchScope
  var style: SketchStyle
  /// The view or the modifier as a view without modifiers.
  var node: ViewNode {
    ViewNode(
      kind: .named([name]), head: span, span: span, arguments: arguments, closures: closures)
  }

  init(
    _ builder: SketchBuilder, _ modifier: ViewModifierUse, _ scope: SketchScope,
    _ style: SketchStyle
  ) {
    self.builder = builder
    name = modifier.name
    span = modifier.span
    arguments = modifier.arguments
    closures = modifier.closures
    self.scope = scope
    self.style = style
  }

  init(
    _ builder: SketchBuilder, _ node: ViewNode, name: String, _ scope: SketchScope,
    _ style: SketchStyle
  ) {
    self.builder = builder
    self.name = name
    span = node.head
    arguments = node.arguments
    closures = node.closures
    self.scope = scope
    self.style = style
  }

  /// The same use, with expressions that are read elsewhere.
  func within(_ scope: SketchScope) -> SketchUse {
    var use = self
    use.scope = scope
    return use
  }

  var outline: SyntaxOutline { scope.outline }
  var values: SketchValues { builder.values }

  /// The code on one line, for notes.
  var excerpt: String {
    let text = QuotedCode.line(outline.text(span))
    let plain = text.hasPrefix(".") ? String(text.dropFirst()) : text
    return plain.count > 48 ? plain.prefix(47) + "…" : plain
  }

  // MARK: Arguments

  /// The argument with a label; with `nil` the first one without.
  func argument(_ label: String?) -> Range<Int>? {
    arguments.first { $0.label.map { outline.name($0) } == label && !isClosure($0) }?.value
  }

  private func isClosure(_ argument: Argument) -> Bool {
    outline.kind(argument.value.lowerBound) == .leftBrace
  }

  /// The argument at a position among those without a label.
  func plainArgument(_ position: Int) -> Range<Int>? {
    let plain = arguments.filter { $0.label == nil && !isClosure($0) }
    return plain.indices.contains(position) ? plain[position].value : nil
  }

  /// The number of an argument; notes it if it is unknown.
  func number(_ label: String?) -> Double? {
    guard let span = argument(label) else { return nil }
    return number(at: span)
  }

  func number(at span: Range<Int>) -> Double? {
    let span = values.chosen(span, scope) ?? span
    if isWord("nil", span) { return nil }
    if isInfinity(span) { return .infinity }
    let number = values.number(span, scope)
    if number == nil { unknown(span) }
    return number.flatMap { $0.isFinite ? min(max($0, -4_000), 4_000) : $0 }
  }

  private func isInfinity(_ span: Range<Int>) -> Bool {
    guard let last = span.last else { return false }
    return outline.isText(last, "infinity") || outline.isText(last, "greatestFiniteMagnitude")
  }

  func isWord(_ word: String, _ span: Range<Int>) -> Bool {
    span.count == 1 && outline.text(span.lowerBound) == word
  }

  /// The last name of an argument: `leading` of `.leading`; a choice is made first.
  func word(_ label: String?) -> String? { argument(label).flatMap { word(at: $0) } }

  func word(at span: Range<Int>) -> String? {
    let chosen = values.chosen(span, scope) ?? span
    return chosen.last { outline.kind($0) == .identifier }.map { outline.name($0) }
  }

  /// The position of an alignment or a unit point.
  func point(_ label: String?) -> SketchPoint? { word(label).flatMap { SketchPoint.named($0) } }

  /// Notes a part as unknown.
  func unknown(_ span: Range<Int>) {
    builder.noteUnknown("not known: \(QuotedCode.line(outline.text(span))) (\(name))")
  }

  // MARK: Contents

  /// The boxes of the closure with a label; of the first one for `nil`.
  func content(_ label: String? = nil, _ style: SketchStyle? = nil) -> [SketchBox] {
    guard let closure = closures.first(where: { $0.label == label }) else { return [] }
    return builder.boxes(in: closure, scope, style ?? self.style)
  }

  /// The content of a closure; several views lie over one another.
  func layered(_ label: String? = nil, at point: SketchPoint = SketchPoint()) -> SketchBox {
    let boxes = content(label)
    return boxes.count == 1 ? boxes[0] : SketchBox(.layers(point, boxes))
  }

  /// The box of a view that is an argument.
  func view(at span: Range<Int>, _ style: SketchStyle? = nil) -> SketchBox {
    builder.box(scope.file.reader.view(span), scope, style ?? self.style)
  }

  /// A text in the current style.
  func text(_ text: String, isPlaceholder: Bool = false, _ style: SketchStyle? = nil) -> SketchBox {
    let style = style ?? self.style
    var drawn = SketchText(
      text: style.isUppercased ? text.uppercased() : text, font: style.drawnFont,
      paint: style.drawnForeground)
    drawn.alignment = style.textAlignment
    drawn.lineLimit = style.lineLimit
    drawn.lineSpacing = style.lineSpacing
    drawn.isPlaceholder = isPlaceholder
    drawn.isUnderlined = style.isUnderlined
    drawn.isStruckThrough = style.isStruckThrough
    return SketchBox(.text(drawn))
  }

  func text(at span: Range<Int>, _ style: SketchStyle? = nil) -> SketchBox {
    let (text, isPlaceholder) = values.text(span, scope)
    return self.text(text, isPlaceholder: isPlaceholder, style)
  }

  func symbol(_ name: String, _ style: SketchStyle? = nil) -> SketchBox {
    let style = style ?? self.style
    return SketchBox(.symbol(name, points: style.drawnFont.size, style.drawnForeground))
  }

  // MARK: Paints

  /// The paint that an expression describes; notes it if it is unknown.
  func paint(at span: Range<Int>) -> SketchPaint {
    if let paint = builder.paint(span, scope) { return paint }
    unknown(span)
    return .unknown(QuotedCode.line(outline.text(span)))
  }

  func paint(_ label: String?) -> SketchPaint? { argument(label).map { paint(at: $0) } }
}
