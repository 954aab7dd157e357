import MigrateKitCore

// Values computed from others: arithmetic, and modifiers of a color or a font.

extension SketchValues {
  /// `size * 0.6` and `max(size, 8)`, with names that only the sketch knows.
  func arithmetic(_ span: Range<Int>, _ scope: SketchScope, _ depth: Int) -> Double? {
    let outline = scope.outline
    if let call = outline.call(named: span.lowerBound), call.close == span.upperBound - 1 {
      return function(outline.name(span.lowerBound), outline.arguments(call), scope, depth)
    }
    guard let op = outline.weakestOperator(in: span), op.index > span.lowerBound else {
      guard span.count > 1, outline.isText(span.lowerBound, "-") else { return nil }
      return value(span.dropFirst(), .cgFloat, scope, depth: depth + 1)?.number.map { -$0 }
    }
    let left = value(span.lowerBound..<op.index, .cgFloat, scope, depth: depth + 1)?.number
    let right = value(op.index + 1..<span.upperBound, .cgFloat, scope, depth: depth + 1)?.number
    guard let left, let right else { return nil }
    switch op.name {
    case "+": return left + right
    case "-": return left - right
    case "*": return left * right
    case "/": return right == 0 ? nil : left / right
    case "%": return right == 0 ? nil : left.truncatingRemainder(dividingBy: right)
    default: return nil
    }
  }

  private func function(
    _ name: String, _ arguments: [Argument], _ scope: SketchScope, _ depth: Int
  ) -> Double? {
    let reduce: ([Double]) -> Double?
    switch name {
    case "min": reduce = { $0.min() }
    case "max": reduce = { $0.max() }
    case "abs": reduce = { $0.first.map { abs($0) } }
    default: return nil
    }
    let numbers = arguments.map { value($0.value, .cgFloat, scope, depth: depth + 1)?.number }
    return numbers.contains(nil) ? nil : reduce(numbers.compactMap { $0 })
  }

  /// The value of a chain whose last link modifies a color or a font.
  func chained(
    _ span: Range<Int>, _ site: Site, _ scope: SketchScope, _ depth: Int
  ) -> StyleValue? {
    let outline = scope.outline
    if let inner = converted(span, outline) {
      return value(inner, site, scope, depth: depth + 1)
    }
    if site == .font, let font = systemFont(span, scope) { return .font(font) }
    if site == .color, let color = builtColor(span, scope) { return .color(color) }
    let links = Array(outline.links(from: span.lowerBound))
    guard let last = links.last, last.end == span.upperBound, last.kind == .member,
      last.name - 1 > span.lowerBound
    else { return nil }
    let base = span.lowerBound..<last.name - 1
    let argument = outline.call(named: last.name).flatMap { outline.arguments($0).first }
    switch site {
    case .color: return color(base, outline.name(last.name), argument, scope, depth)
    case .font: return font(base, outline.name(last.name), argument, scope, depth)
    default: return nil
    }
  }

  /// `.system(size: size * 0.6, weight: .bold)` and `.custom(name, size: size)`, whose size only the sketch
  /// may know.
  private func systemFont(_ span: Range<Int>, _ scope: SketchScope) -> FontValue? {
    let node = scope.file.reader.view(span)
    let name = node.name.split(at: ".").last.map(String.init) ?? ""
    guard ["system", "custom", "systemFont", "boldSystemFont"].contains(name),
      node.modifiers.isEmpty
    else { return nil }
    func argument(_ label: String) -> Range<Int>? {
      node.arguments.first { $0.label.map { scope.outline.name($0) } == label }?.value
    }
    guard
      let span = argument("size") ?? argument("fixedSize") ?? argument("ofSize"),
      let size = number(span, scope)
    else { return nil }
    var font = FontValue(size: size)
    font.weight = argument("weight").flatMap { weight($0, scope) }
    if name == "boldSystemFont" { font.weight = .bold }
    font.design = argument("design").flatMap { span in
      span.last.flatMap { FontValue.Design(rawValue: scope.outline.name($0)) }
    }
    return font
  }

  /// `Color(red: red, green: green, blue: blue)`, whose parts only the sketch knows.
  private func builtColor(_ span: Range<Int>, _ scope: SketchScope) -> ColorValue? {
    let node = scope.file.reader.view(span)
    guard ["Color", "UIColor", "NSColor"].contains(node.name), node.modifiers.isEmpty else {
      return nil
    }
    func part(_ label: String) -> Double? {
      let argument = node.arguments.first { $0.label.map { scope.outline.name($0) } == label }
      return argument.flatMap { number($0.value, scope) }
    }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
      return nil
    }
    let alpha = part("opacity") ?? part("alpha") ?? 1
    return ColorValue(light: ColorSample(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The arguments of Apple's conversions: `Color(uiColor: a)`, `CGFloat(a)`.
  private func converted(_ span: Range<Int>, _ outline: SyntaxOutline) -> Range<Int>? {
    guard let call = outline.call(named: span.lowerBound), call.close == span.upperBound - 1,
      ["Color", "UIColor", "NSColor", "CGFloat", "Double", "Int", "Float", "Font"].contains(
        outline.name(span.lowerBound))
    else { return nil }
    let arguments = outline.arguments(call)
    guard arguments.count == 1, let argument = arguments.first else { return nil }
    let label = argument.label.map { outline.name($0) } ?? "uiColor"
    guard ["uiColor", "nsColor", "cgColor"].contains(label),
      outline.string(argument.value) == nil,
      !outline.startsImplicitMember(argument.value.lowerBound)
    else { return nil }
    return argument.value
  }

  private func color(
    _ base: Range<Int>, _ name: String, _ argument: Argument?, _ scope: SketchScope, _ depth: Int
  ) -> StyleValue? {
    switch name {
    case "opacity", "withAlphaComponent":
      guard let argument, let factor = number(argument.value, scope),
        case .color(let color) = value(base, .color, scope, depth: depth + 1)
      else { return nil }
      return .color(color.faded(by: factor))
    case "gradient", "cgColor", "color":
      guard case .color(let color) = value(base, .color, scope, depth: depth + 1) else {
        return nil
      }
      return .color(color)
    default: return nil
    }
  }

  private func font(
    _ base: Range<Int>, _ name: String, _ argument: Argument?, _ scope: SketchScope, _ depth: Int
  ) -> StyleValue? {
    guard case .font(var font) = value(base, .font, scope, depth: depth + 1) else { return nil }
    switch name {
    case "weight":
      guard let argument, let weight = weight(argument.value, scope) else { return nil }
      font.weight = weight
    case "bold": font.weight = .bold
    case "italic": font.isItalic = true
    case "monospaced": font.design = .monospaced
    case "monospacedDigit", "smallCaps", "leading", "width": break
    default: return nil
    }
    return .font(font)
  }

  /// A weight by its member: `.semibold`, `Font.Weight.bold`.
  func weight(_ span: Range<Int>, _ scope: SketchScope) -> FontValue.Weight? {
    let chosen = chosen(span, scope) ?? span
    guard let last = chosen.last else { return nil }
    return FontValue.Weight(rawValue: scope.outline.name(last))
  }

  /// A color of the system by its member, unless the project redeclares it.
  func systemColor(_ span: Range<Int>, _ scope: SketchScope) -> ColorValue? {
    let outline = scope.outline
    if outline.kind(span.lowerBound) == .period, span.count == 2 {
      return systemColor(named: outline.name(span.lowerBound + 1), on: .color, scope)
    }
    if let names = path(span, outline), names.count == 2 {
      let owners: [String: SystemColors.Owner] = [
        "Color": .color, "UIColor": .uiColor, "NSColor": .nsColor,
      ]
      return owners[names[0]].flatMap { systemColor(named: names[1], on: $0, scope) }
    }
    guard let call = outline.call(named: span.lowerBound), call.close == span.upperBound - 1,
      outline.isText(span.lowerBound, "Color"), let argument = outline.arguments(call).first,
      let last = argument.value.last
    else { return nil }
    if let name = outline.string(argument.value) { return project.asset(name, in: scope) }
    let name = outline.name(last)
    return SketchColor.named(name, on: .uiColor) ?? SketchColor.named(name, on: .nsColor)
  }

  private func systemColor(
    named name: String, on owner: SystemColors.Owner, _ scope: SketchScope
  ) -> ColorValue? {
    switch name {
    case "accentColor", "tint": project.asset("AccentColor", in: scope) ?? SketchColor.accent
    case "tertiary": SketchColor.tertiaryLabel
    case "quaternary": SketchColor.named("quaternaryLabel", on: .uiColor)
    case "background": SketchColor.background
    case "separator": SketchColor.separator
    case "placeholder": SketchColor.placeholder
    case "selection": SketchColor.accent
    default: SketchColor.named(name, on: owner)
    }
  }

  // MARK: Texts

  /// The text of an expression; a name in its place where only the running app knows it.
  func text(_ span: Range<Int>, _ scope: SketchScope, depth: Int = 0) -> (
    text: String, isPlaceholder: Bool
  ) {
    let outline = scope.outline
    let span = outline.withoutParentheses(span)
    if let text = outline.string(span) { return (text, false) }
    if outline.kind(span.lowerBound) == .stringStart { return interpolated(span, scope, depth) }
    guard depth < 8 else { return (placeholder(span, scope), true) }
    if let choice = chosen(span, scope) { return text(choice, scope, depth: depth + 1) }
    if let (bound, place) = binding(of: span, scope) ?? result(of: span, scope) {
      // The name at hand is clearer than the code that computes it.
      let inner = text(bound, place, depth: depth + 1)
      return inner.isPlaceholder ? (placeholder(span, scope), true) : inner
    }
    if let call = outline.call(named: span.lowerBound), call.close == span.upperBound - 1,
      Self.textCalls.contains(outline.name(span.lowerBound)),
      let argument = outline.arguments(call).first
    {
      return text(argument.value, scope, depth: depth + 1)
    }
    return (placeholder(span, scope), true)
  }

  /// Calls that return their text argument.
  private static let textCalls: Set<String> = [
    "Text", "LocalizedStringKey", "NSLocalizedString", "String", "LocalizedStringResource",
    "AttributedString", "NSAttributedString", "NSMutableAttributedString",
  ]

  /// The text of a literal with code in it, of which each part is named by its last word.
  private func interpolated(
    _ span: Range<Int>, _ scope: SketchScope, _ depth: Int
  ) -> (text: String, isPlaceholder: Bool) {
    let outline = scope.outline
    var text = ""
    var at = outline.lexemes[span.lowerBound].end
    var index = span.lowerBound + 1
    while index < span.upperBound {
      if outline.kind(index) == .interpolationStart, let close = outline.partner(index) {
        text += String(decoding: outline.bytes[at..<outline.lexemes[index].start], as: UTF8.self)
        let elements = outline.elements(open: index, close: close)
        if let first = elements.first, depth < 8 {
          text += self.text(first.value, scope, depth: depth + 1).text
        }
        at = outline.lexemes[close].end
        index = close
      }
      index += 1
    }
    let end = outline.lexemes[span.upperBound - 1].start
    if at <= end { text += String(decoding: outline.bytes[at..<end], as: UTF8.self) }
    return (text.replacing("\\n", with: "\n"), true)
  }

  /// The word that is shown for an unknown text: `name` for `user.name`.
  private func placeholder(_ span: Range<Int>, _ scope: SketchScope) -> String {
    let outline = scope.outline
    // `Int(progress * 100)` is about the progress.
    if let call = outline.call(named: span.lowerBound), call.close == span.upperBound - 1,
      outline.name(span.lowerBound).first?.isUppercase ?? false,
      let argument = outline.arguments(call).first
    {
      return placeholder(argument.value, scope)
    }
    var names: [String] = []
    var index = span.lowerBound
    while index < span.upperBound {
      if outline.kind(index) == .identifier { names.append(outline.name(index)) }
      index = outline.stepOver(index)
    }
    let isCall = { (name: String) in Self.formatters.contains(name) }
    return names.last { !isCall($0) } ?? "text"
  }

  /// Members that only change the format of a text.
  private static let formatters: Set<String> = [
    "formatted", "uppercased", "lowercased", "capitalized", "description", "localized", "rawValue",
    "prefix", "trimmingCharacters", "string", "wrappedValue", "projectedValue",
  ]
}
