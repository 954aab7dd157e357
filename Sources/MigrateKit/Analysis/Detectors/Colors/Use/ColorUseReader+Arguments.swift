// Reads arguments and modifiers: calls with the color, and on the color.

extension ColorUseReader {
  mutating func argument(_ open: Int, _ label: Int?, _ position: Int) -> Range<Int>? {
    guard let call = outline.call(at: open) else { return nil }
    let name = calledName(call)
    let labelText = label.map { outline.name($0) }
    if let bridge = bridge(call, label) { return bridge }
    if attributeArgument(call, name, label) { return nil }
    let slot = ColorSlot.slots(of: name).first { $0.carries(label: labelText, position: position) }
    guard let slot, isOwn(slot, name, call) else {
      return unknownArgument(call, name, labelText, position)
    }
    let evidence = "argument of \(name)(\(labelText ?? "_"):)"
    expect(slot.site)
    isDirect = false
    noteBlending(after: call.name)
    switch slot.use {
    case .role(.background) where isLine(call):
      decide(.border, evidence + " on a line")
      return nil
    case .role(.border) where isRing(call):
      decide(.fill, evidence + " on a ring")
      return nil
    case .role(let role):
      if role == .effect { use.role = .unknown }
      if role == .background, use.role.role == .fill, !inner.isEmpty {
        use.role = RoleReading(role, evidence: inner + " inside \(name)")
      }
      decide(role, evidence)
      return nil
    case .foreground:
      foreground(call, evidence)
      return nil
    case .fill:
      decide(isLine(call) ? .border : .fill, evidence)
      inner = evidence
      return around(call)
    case .veil:
      decide(isLine(call) ? .border : .effect, evidence)
      return around(call)
    case .part:
      return around(call)
    }
  }

  /// A call that derives a color from another: the context of the whole determines the role.
  private mutating func bridge(_ call: CallExpression, _ label: Int?) -> Range<Int>? {
    var name = call.name
    if outline.word(name) == .`init`, outline.kind(name - 1) == .period { name -= 2 }
    guard let type = ColorType(outline.word(name)), outline.arguments(call).count == 1 else {
      return nil
    }
    switch label.map({ outline.word($0) }) {
    case nil: expect((type == .color ? outline.platformColor : .color).site)
    case .uiColor: expect(.uiColor)
    case .nsColor: expect(.nsColor)
    case .cgColor: expect(.cgColor)
    default: return nil
    }
    isDirect = false
    return around(call)
  }

  /// Whether a call is `addAttribute(.foregroundColor, value: …, range: …)`, which is then read.
  private mutating func attributeArgument(
    _ call: CallExpression, _ name: String, _ label: Int?
  ) -> Bool {
    guard name == "addAttribute", label.map({ outline.isText($0, "value") }) ?? false,
      let key = outline.arguments(call).first?.value.last,
      let role = ColorSlot.attribute(outline.name(key))
    else { return false }
    decide(role, "value of the attribute .\(outline.name(key))")
    expect(.any)
    return true
  }

  /// Whether the receiver of a modifier is a line: a divider, or one or two points thin.
  private func isLine(_ call: CallExpression) -> Bool {
    let start = outline.chainStart(call.name)
    return ForegroundReceiver.role(of: outline.headName(at: start)) == .border
      || outline.links(from: start).contains { isThin($0) }
  }

  /// Whether a stroke is a ring that fills up: a part of an outline, or the track beneath one.
  private func isRing(_ call: CallExpression) -> Bool {
    let start = outline.chainStart(call.name)
    if outline.links(from: start).contains(where: { outline.isText($0.name, "trim") }) {
      return true
    }
    guard outline.isText(start, "Circle") else { return false }
    let scope = outline.scopes[outline.scopeIndex(start)]
    let end = min(scope.close, start + Self.longestRing)
    return (max(scope.open, start - Self.longestRing)..<end).contains { index in
      outline.isText(index, "trim") && outline.kind(index - 1) == .period
        && outline.scopeIndex(index) == outline.scopeIndex(start)
    }
  }

  /// The maximum number of lexemes between the parts of a ring.
  private static let longestRing = 200

  /// Records that the view is blended or inverted, so that its color is not the visible one.
  mutating func noteBlending(after name: Int) {
    guard use.blending.isEmpty else { return }
    for link in outline.links(from: outline.chainStart(name))
    where link.kind == .member && link.name > name {
      let modifier = outline.text(link.name)
      guard ["blendMode", "luminanceToAlpha", "colorInvert"].contains(modifier) else { continue }
      let mode = outline.call(named: link.name).flatMap { outline.arguments($0).first }
      if let mode, outline.isText(mode.value.upperBound - 1, "normal") { continue }
      use.blending = modifier
      return
    }
  }

  /// The name of a call in the table: `Stop` for `.init(color:location:)` in a list of stops.
  private func calledName(_ call: CallExpression) -> String {
    guard outline.word(call.name) == .`init`, outline.kind(call.name - 1) == .period else {
      return outline.name(call.name)
    }
    if outline.endsExpression(call.name - 2) { return outline.name(call.name - 2) }
    let labels = outline.arguments(call).map { $0.label.map { outline.name($0) } ?? "" }
    if labels == ["color", "location"] { return "Stop" }
    return labels.first == "colors" || labels.first == "stops" ? "Gradient" : "init"
  }

  /// Whether a call fits a slot of the table: modifiers have a receiver, types do not.
  private func isOwn(_ slot: ColorSlot, _ name: String, _ call: CallExpression) -> Bool {
    guard let first = name.unicodeScalars.first, first.properties.isLowercase else { return true }
    if outline.kind(call.name - 1) == .period { return true }
    // `foregroundColor(.red)` inside of an extension of `View` is a call on `self`.
    return slot.use != .part
  }

  func around(_ call: CallExpression) -> Range<Int> { outline.chain(around: call.name) }

  private mutating func unknownArgument(
    _ call: CallExpression, _ name: String, _ label: String?, _ position: Int
  ) -> Range<Int>? {
    if isDirect, use.depth == 0 {
      use.query = ParameterQuery(
        function: name, label: label, position: position)
    }
    isDirect = false
    if let label {
      hint(label, "argument '\(label)' of \(name)")
    } else if outline.kind(call.name - 1) == .period {
      hint(name, "argument of \(name)(_:)")
    }
    return nil
  }

  private mutating func foreground(_ call: CallExpression, _ evidence: String) {
    let start = outline.chainStart(call.name)
    guard outline.kind(start) == .identifier else {
      decide(.text, evidence, strength: .weak)
      return
    }
    let path = outline.calleePath(from: start)
    let head = path.first { outline.name($0) != "SwiftUI" }.map { outline.name($0) } ?? ""
    if ForegroundReceiver.isShape(head), isLine(call) {
      decide(.border, evidence + " on a line")
    } else if let role = ForegroundReceiver.role(of: head) {
      let detail = head == "Image" && isSymbol(start) ? "Image(systemName:)" : head
      decide(role, evidence + " on " + detail)
    } else if let role = ForegroundReceiver.hint(of: head) {
      decide(role, evidence + " on " + head, strength: .weak)
    } else {
      decide(.text, evidence, strength: .weak)
    }
  }

  private func isSymbol(_ image: Int) -> Bool {
    outline.kind(image + 1) == .leftParen && outline.isText(image + 2, "systemName")
  }

  /// A member is chained on the color: it is drawn as a view, or used by a method.
  mutating func receiver(_ span: Range<Int>) -> Range<Int>? {
    let start = outline.chainStart(span.lowerBound)
    guard start == span.lowerBound, let link = outline.link(at: span.upperBound) else {
      return nil
    }
    let whole = outline.chain(around: span.lowerBound)
    if link.kind == .member {
      noteBlending(after: span.upperBound - 1)
      switch outline.text(link.name) {
      case "setFill" where isPaper(span), "set" where isPaper(span):
        decide(.effect, "the paper or the ink of an image")
      case "setFill": decide(.fill, "setFill()")
      case "setStroke": decide(.border, "setStroke()")
      case "set": decide(.fill, "set()", strength: .weak)
      case "ignoresSafeArea", "edgesIgnoringSafeArea":
        decide(.background, "fills the screen with \(outline.text(link.name))")
      case "opacity", "withAlphaComponent", "gradient", "mix", "resolve":
        break
      default:
        if isThin(link) { decide(.border, "a line, by its frame") }
      }
    }
    if link.kind == .force || link.kind == .optional { return whole }
    if !isAlpha(link) { expectNothing() }
    return whole
  }

  /// Whether white or black is drawn into an image, which is the same in every theme.
  private func isPaper(_ color: Range<Int>) -> Bool {
    let name = outline.text(color.upperBound - 1)
    guard name == "white" || name == "black" else { return false }
    let scope = outline.scopes[outline.callableScope(around: color.lowerBound)]
    guard scope.kind == .closure, let call = outline.callTaking(closure: scope.open) else {
      return false
    }
    return ["image", "pngData", "jpegData", "pdfData", "writePDF"].contains(outline.name(call))
  }

  private func isAlpha(_ link: ChainLink) -> Bool {
    outline.word(link.name) == .opacity || outline.word(link.name) == .withAlphaComponent
  }

  private mutating func expectNothing() { isDirect = false }

  /// Whether a link makes a view one or two points thin.
  private func isThin(_ link: ChainLink) -> Bool {
    guard outline.isText(link.name, "frame"), let call = outline.call(named: link.name) else {
      return false
    }
    return outline.arguments(call).contains { argument in
      guard let label = argument.label,
        outline.isText(label, "height") || outline.isText(label, "width"),
        let points = outline.number(argument.value)
      else { return false }
      return points > 0 && points <= 2
    }
  }
}
