/// Expands a color to the outermost expression that is still the same color.
///
/// `UIColor(red: …)` in `Color(uiColor: UIColor(red: …)).opacity(0.5)` expands to the whole; each
/// arm of `scheme == .dark ? a : b` expands to the ternary.
struct ColorExpressionExpander {
  let reader: ColorReader
  private var outline: SyntaxOutline { reader.outline }

  /// Starts with a reader.
  init(reader: ColorReader) {
    self.reader = reader
  }

  /// The outermost reading around `base`; `base` itself if no enclosing expression is a color.
  func grow(_ base: ColorReading) -> ColorReading {
    var reading = base
    for _ in 0..<ColorReader.maximumDepth {
      guard let wider = widen(reading), wider.span.lowerBound <= reading.span.lowerBound,
        wider.span.upperBound >= reading.span.upperBound, wider.span != reading.span
      else { break }
      reading = wider
    }
    return reading
  }

  private func widen(_ reading: ColorReading) -> ColorReading? {
    if let whole = reader.withFallback(reading) { return whole }
    switch outline.slot(of: reading.span) {
    case .argument(let open, _, _):
      guard let call = outline.call(at: open) else { return nil }
      return readCall(call)
    case .ternary(let question, _):
      guard let ternary = outline.ternary(at: question) else { return nil }
      return reader.readTernary(ternary, expecting: reading.type)
    case .parenthesized(let open, nil, 0):
      return reader.readChain(from: open, expecting: reading.type)
    case .returned, .statement:
      return readProvider(around: reading) ?? readBody(around: reading)
        ?? readBranches(around: reading)
    default:
      return nil
    }
  }

  /// The dynamic color whose closure returns the color.
  private func readProvider(around reading: ColorReading) -> ColorReading? {
    let scope = outline.scopes[outline.callableScope(around: reading.span.lowerBound)]
    guard scope.kind == .closure, let name = outline.callTaking(closure: scope.open),
      ColorType(outline.word(name)) != nil || outline.word(name) == .`init`
    else { return nil }
    return reader.readChain(from: outline.chainStart(name), expecting: reading.type)
  }

  /// The whole body of a getter or a function that returns a color for each appearance.
  private func readBody(around reading: ColorReading) -> ColorReading? {
    let scope = outline.callableScope(around: reading.span.lowerBound)
    switch outline.scopes[scope].kind {
    case .property, .function, .accessor: break
    default: return nil
    }
    guard let type = outline.resultType(around: reading.span.lowerBound),
      let name = outline.reading(ofType: type)?.name
    else { return nil }
    let isView = outline.isText(name, "View")
    guard isView || Site(type: name, in: outline) != nil else { return nil }
    return reader.readBody(scope: scope, expecting: reading.type)
  }

  /// `if scheme == .dark { A } else { B }` as an expression, or a `switch`.
  private func readBranches(around reading: ColorReading) -> ColorReading? {
    guard let start = outline.branchesStart(around: reading.span.lowerBound),
      let end = outline.branchesEnd(from: start)
    else { return nil }
    return reader.readBranches(start..<end, expecting: reading.type)
  }

  private func readCall(_ call: CallExpression) -> ColorReading? {
    let start = outline.chainStart(call.name)
    if let type = ColorType(outline.word(call.name)) {
      return reader.readChain(from: start, expecting: type)
    }
    guard outline.word(call.name) == .`init` else { return nil }
    if outline.kind(start) == .period {
      let whole = start..<call.close + 1
      guard let type = ColorUseReader.use(of: whole, in: outline).expected?.colorType else {
        return nil
      }
      return reader.readChain(from: start, expecting: type)
    }
    return reader.readChain(from: start, expecting: nil)
  }

  /// The type that an implicit member takes from the bridge that it is an argument of:
  /// `Color(uiColor: .init(hex: …))`, `Color(.systemBlue)`.
  static func bridgedType(around start: Int, in outline: SyntaxOutline) -> ColorType? {
    var span = start..<outline.chain(around: start + 1).upperBound
    for _ in 0..<ColorReader.maximumDepth {
      switch outline.slot(of: span) {
      case .argument(let open, let label, _):
        return bridgedType(open, label, outline)
      case .ternary(let question, _):
        guard let ternary = outline.ternary(at: question) else { return nil }
        span = ternary.span
      case .parenthesized(let open, nil, 0):
        guard let close = outline.partner(open) else { return nil }
        span = open..<close + 1
      case .returned, .statement:
        return providedType(around: start, outline)
      default:
        return nil
      }
    }
    return nil
  }

  private static func bridgedType(
    _ open: Int, _ label: Int?, _ outline: SyntaxOutline
  ) -> ColorType? {
    guard let call = outline.call(at: open) else { return nil }
    var name = call.name
    if outline.word(name) == .`init`, outline.kind(name - 1) == .period { name -= 2 }
    guard let type = ColorType(outline.word(name)) else { return nil }
    switch label.map({ outline.word($0) }) {
    case nil: return type == .color ? outline.platformColor : .color
    case .uiColor: return .uiColor
    case .nsColor: return .nsColor
    case .cgColor: return .cgColor
    case .light, .dark: return type
    default: return nil
    }
  }

  /// The type that a dynamic provider's closure returns.
  private static func providedType(around index: Int, _ outline: SyntaxOutline) -> ColorType? {
    let scope = outline.scopes[outline.callableScope(around: index)]
    guard scope.kind == .closure, let name = outline.callTaking(closure: scope.open),
      let type = ColorType(outline.word(name)), type == .uiColor || type == .nsColor
    else { return nil }
    return type
  }
}
