/// Reads colors from expressions, outside in: bridges, initializers, members, alpha, pairs.
///
/// It determines whether an expression is a constant color, and which; it ignores the surroundings.
/// An expression that cannot be read as a whole is not read at all.
struct ColorReader {
  /// The nesting limit of bridges, pairs and groups.
  static let maximumDepth = 8

  let outline: SyntaxOutline
  /// The colors of the app's asset catalogs, whose symbols are members of the color types.
  var assets = NamedColors()
  /// A name that counts as the app's alias of the platform's color type: `UXColor`.
  var alias: Int?
  /// The appearance for which choices are followed; `nil` to read code as written.
  var appearance: SystemAppearance?

  /// The color that the expression `span` is, as a whole.
  func read(_ span: Range<Int>, expecting type: ColorType?, depth: Int = 0) -> ColorReading? {
    let span = followed(span)
    guard !span.isEmpty, depth < Self.maximumDepth else { return nil }
    if let reading = readChain(from: span.lowerBound, expecting: type, depth: depth) {
      if reading.span == span { return reading }
      if let whole = withFallback(reading), whole.span == span { return whole }
    }
    return readTernary(span, expecting: type, depth: depth)
  }

  /// The expression with choices followed.
  private func followed(_ span: Range<Int>) -> Range<Int> {
    guard let appearance else { return span }
    return AppearanceChoice(outline: outline, appearance: appearance).value(of: span)
  }

  /// The arguments of a call, with the choices among them followed.
  func arguments(_ call: CallExpression) -> [Argument] {
    let arguments = outline.arguments(call)
    guard appearance != nil else { return arguments }
    return arguments.map { argument in
      var argument = argument
      argument.value = followed(argument.value)
      return argument
    }
  }

  /// The color at the start of a chain, with the links that are still part of it.
  ///
  /// If an argument depends on the appearance, it is a pair: `Color(white: isDark ? 0.1 : 0.9)`.
  func readChain(from start: Int, expecting type: ColorType?, depth: Int = 0) -> ColorReading? {
    let reading = readChainAsWritten(from: start, expecting: type, depth)
    guard appearance == nil, choosesInside(start, reading),
      let wider = adaptive(
        over: nil, expecting: type, signature: reading?.signature,
        { $0.readChainAsWritten(from: start, expecting: $1, depth) }),
      wider.span.upperBound > reading?.span.upperBound ?? 0 || reading?.isConstant == false
    else { return reading }
    return wider
  }

  /// Whether a non-constant chain has a choice in one of its arguments.
  private func choosesInside(_ start: Int, _ reading: ColorReading?) -> Bool {
    guard let reading else { return choosesAmongArguments(start) }
    return !reading.isConstant || hasVariableAlpha(at: reading.span.upperBound)
  }

  /// Whether an argument of the call at the start of a chain is a ternary: `Color(isDark ? "a" : "b")`.
  private func choosesAmongArguments(_ start: Int) -> Bool {
    guard let name = outline.calleePath(from: start).last,
      let call = outline.call(named: name)
    else { return false }
    return outline.arguments(call).contains { outline.outerQuestion(in: $0.value) != nil }
  }

  private func readChainAsWritten(
    from start: Int, expecting type: ColorType?, _ depth: Int
  ) -> ColorReading? {
    guard depth < Self.maximumDepth, var reading = readHead(at: start, type, depth) else {
      return nil
    }
    for _ in 0..<16 {
      guard let link = outline.link(at: reading.span.upperBound),
        let longer = extend(reading, by: link)
      else { break }
      reading = longer
    }
    // What the app makes of digits may be nil only where code asks it for a member that is not read.
    if reading.form == .hex, outline.link(at: reading.span.upperBound)?.kind == .optional {
      reading.isFailable = true
    }
    return reading
  }

  /// A failable color with the `?? fallback` that follows.
  func withFallback(_ reading: ColorReading) -> ColorReading? {
    let op = reading.span.upperBound
    guard reading.mayBeNil, outline.isText(op, "??") else { return nil }
    guard let end = outline.operandsEnd(from: op + 1), end > op + 1 else { return nil }
    var whole = reading
    whole.span = reading.span.lowerBound..<end
    whole.isFailable = false
    return whole
  }

  // MARK: Links

  private func extend(_ reading: ColorReading, by link: ChainLink) -> ColorReading? {
    var longer = reading
    longer.span = reading.span.lowerBound..<link.end
    switch link.kind {
    case .force:
      // Code unwraps what an initializer of the app makes only where that may fail.
      guard reading.mayBeNil else { return nil }
      longer.isFailable = false
      return longer
    case .optional:
      // `?.` only counts if the following link does.
      guard reading.mayBeNil, let next = outline.link(at: link.end),
        var chained = extend(reading, by: next)
      else { return nil }
      chained.span = reading.span.lowerBound..<next.end
      return chained
    case .member:
      return extend(longer, from: reading, byMember: link)
    case .call, .subscript, .closure:
      return nil
    }
  }

  private func extend(
    _ longer: ColorReading, from reading: ColorReading, byMember link: ChainLink
  ) -> ColorReading? {
    var longer = longer
    if link.open < 0, link.closure < 0 {
      let isBridge = outline.isText(link.name, "cgColor")
      guard isBridge, reading.type != .cgColor else { return nil }
      longer.type = .cgColor
      return longer
    }
    guard link.closure < 0, let alpha = alpha(of: link) else { return nil }
    // An alpha on an alpha keeps the innermost base.
    longer.alphaBase = reading.alphaBase ?? reading.span
    if let reason = ColorComponents.rangeReason(of: alpha.value, isAlpha: true) {
      longer.reasons.append(reason)
    }
    longer.expression =
      alpha.multiplies
      ? .opacity(reading.expression, alpha.value) : .alpha(reading.expression, alpha.value)
    return longer
  }

  /// The constant alpha that a link sets: `opacity(0.5)`, `withAlphaComponent(0.5)`,
  /// `copy(alpha: 0.5)`.
  private func alpha(of link: ChainLink) -> (value: Double, multiplies: Bool)? {
    guard let call = outline.call(named: link.name) else { return nil }
    let arguments = arguments(call)
    guard arguments.count == 1, let argument = arguments.first,
      let value = outline.number(argument.value)
    else { return nil }
    switch outline.word(link.name) {
    case .opacity where argument.label == nil: return (value, true)
    case .withAlphaComponent where argument.label == nil: return (value, false)
    default:
      let copies = outline.isText(link.name, "copy")
      return copies && argument.label.map { outline.word($0) } == .alpha ? (value, false) : nil
    }
  }

  /// Whether the link after a color sets an alpha that is not constant.
  func hasVariableAlpha(at index: Int) -> Bool {
    guard let link = outline.link(at: index), link.kind == .member, link.open >= 0 else {
      return false
    }
    let sets =
      outline.word(link.name) == .opacity || outline.word(link.name) == .withAlphaComponent
    return sets && alpha(of: link) == nil
  }

  // MARK: Heads

  private func readHead(at start: Int, _ type: ColorType?, _ depth: Int) -> ColorReading? {
    switch outline.kind(start) {
    case .poundWord:
      return readLiteral(at: start)
    case .period:
      guard let type else { return nil }
      return readMember(named: start + 1, of: type, start: start, isImplicit: true, depth)
    case .leftParen:
      return readGroup(at: start, type, depth)
    case .identifier:
      return readQualified(at: start, depth)
    default:
      return nil
    }
  }

  /// `Color…`, `SwiftUI.Color…`.
  private func readQualified(at start: Int, _ depth: Int) -> ColorReading? {
    var name = start
    if isModule(start), outline.kind(start + 1) == .period { name = start + 2 }
    let aliased = name == alias ? outline.platformColor : nil
    guard let type = ColorType(outline.word(name)) ?? aliased else { return nil }
    if let call = outline.call(named: name) {
      return readInitializer(call, of: type, start: start, depth)
    }
    if outline.kind(name + 1) == .leftBrace, outline.isTrailingClosure(name + 1) {
      return readProvider(closure: name + 1, type: type, start: start, depth)
    }
    guard outline.kind(name + 1) == .period else { return nil }
    if outline.isText(name + 2, "Resolved"), let call = outline.call(named: name + 2) {
      return readInitializer(call, of: type, start: start, depth)
    }
    return readMember(named: name + 2, of: type, start: start, isImplicit: false, depth)
  }

  /// Whether a type is named with its module: `SwiftUI.Color`.
  func isQualified(_ start: Int) -> Bool {
    isModule(start) && outline.kind(start + 1) == .period
  }

  private func isModule(_ index: Int) -> Bool {
    switch outline.word(index) {
    case .SwiftUI, .UIKit, .AppKit: true
    default: outline.isText(index, "CoreGraphics") || outline.isText(index, "Cocoa")
    }
  }

  /// `.init(…)`, a factory of the app, or a named color.
  private func readMember(
    named name: Int, of type: ColorType, start: Int, isImplicit: Bool, _ depth: Int
  ) -> ColorReading? {
    guard outline.kind(name) == .identifier else { return nil }
    if let call = outline.call(named: name) {
      return outline.word(name) == .`init`
        ? readInitializer(call, of: type, start: start, depth)
        : readFactory(call, of: type, start: start)
    }
    if outline.word(name) == .`init`, outline.isTrailingClosure(name + 1) {
      return readProvider(closure: name + 1, type: type, start: start, depth)
    }
    let member = outline.name(name)
    let isSystem = SystemColors.meaning(of: member, on: type.owner, in: .ios18) != nil
    let isStyle = !isImplicit && type == .color && SystemColors.swiftUIStyles.contains(member)
    if !isSystem || isStyle,
      let symbol = readSymbol(named: name, of: type, start: start, isImplicit: isImplicit)
    {
      return symbol
    }
    guard isSystem else { return nil }
    return ColorReading(
      span: start..<name + 1, expression: .system(type: type, member: member), type: type,
      signature: isImplicit ? "." + member : type.rawValue + "." + member, form: .system,
      premises: [.notDeclared(member: member, types: [type.rawValue])]
        + (isImplicit || isQualified(start) ? [] : [.typeNotDeclared(type.rawValue)]))
  }

  /// A color in parentheses.
  private func readGroup(at open: Int, _ type: ColorType?, _ depth: Int) -> ColorReading? {
    guard !outline.isCall(open), let close = outline.partner(open), close > open + 1,
      var reading = read(open + 1..<close, expecting: type, depth: depth + 1)
    else { return nil }
    reading.span = open..<close + 1
    reading.alphaBase = nil
    return reading
  }

  /// The color of `#colorLiteral(red:green:blue:alpha:)`.
  private func readLiteral(at start: Int) -> ColorReading? {
    guard outline.isText(start, "#colorLiteral"), let call = outline.call(named: start) else {
      return nil
    }
    let components = ColorComponents(outline, outline.arguments(call)[...])
    return ColorReading(
      span: start..<call.close + 1,
      expression: components.rgb(space: .srgb, labels: ["red", "green", "blue"]) ?? .notConstant,
      type: nil, signature: outline.signature("#colorLiteral", outline.arguments(call)),
      form: .literal, reasons: components.rangeReasons)
  }
}

extension ColorExpression {
  /// A color that is computed.
  static let notConstant = ColorExpression.unreadable(
    Reason(.notConstant, "the value is computed, not written out"))
}
