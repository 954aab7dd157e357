/// Finds fonts with a numeric size, and system text styles, for which matching decides whether a
/// token equals the style.
struct FontDetector: Detector {
  static let category: TokenCategory? = .font

  func rawFindings(in file: ScannedFile) -> [RawFinding] {
    let outline = file.outline
    let reader = FontReader(outline)
    let rawFindings =
      reader.expressions().map { rawFinding($0, in: outline) }
      + textStyles(in: outline, reader: reader)
    return rawFindings.withoutInnerOnes
  }

  private func rawFinding(_ expression: FontExpression, in outline: SyntaxOutline) -> RawFinding {
    let use = FontUseReader(outline: outline).use(of: expression.span)
    let holder = ValueHolder(of: expression.span, in: outline)
    var rawFinding = RawFinding(
      detector: expression.form.rawValue, category: .font, span: expression.span,
      signature: expression.signature, value: .none, site: use.site ?? expression.site)
    rawFinding.role = expression.role(in: use)
    rawFinding.context.weightIsOutside = use.weightIsOutside
    rawFinding.context.fontFeatures = expression.features
    let font = expression.font.applying(use)
    switch expression.size {
    case .constant(let size):
      rawFinding.value = .known(.font(font.sized(size)))
      if size == 0 { rawFinding.leave(.zero, "a size of 0 means the system's own") }
    case .several(let sizes):
      rawFinding.setSeveral(sizes) { .font(font.sized($0)) }
    case .reference(let name) where outline.isSystemSize(name):
      rawFinding.leave(.systemSemantic, "the size of the font is the system's own")
    case .reference, .computed:
      rawFinding.leave(.notConstant, "the size of the font is not constant")
    }
    if expression.form == .style {
      rawFinding.reasons.append(Reason(.systemSemantic, "it is a text style of the system"))
    }
    if let unknown = expression.unknownPart {
      rawFinding.hold(unknown)
    } else if expression.hasSeveralValues, !rawFinding.context.hasSeveralValues {
      rawFinding.context.hasSeveralValues = true
      rawFinding.reasons.append(
        Reason(.severalValues, "the expression has several fonts; a single one is applied"))
    }
    if let alias = expression.alias {
      rawFinding.premises = [.fontAlias(alias)]
      rawFinding.hold("'\(alias)' is an alias in the app that may mean several types")
    }
    if let obstacle = holder.obstacle(in: outline) ?? expression.failure(holder, in: outline) {
      rawFinding.hold(obstacle)
    } else if outline.constant(holder, is: expression.span) {
      rawFinding.setConstant()
    }
    return rawFinding
  }

  /// Reads `.font(.body)`, `.font(Font.title.bold())`.
  private func textStyles(in outline: SyntaxOutline, reader: FontReader) -> [RawFinding] {
    outline.indices(of: .font).compactMap { index in
      let name = Int(index)
      guard outline.kind(name - 1) == .period, let call = outline.call(named: name),
        let argument = outline.arguments(call).first, argument.label == nil
      else { return nil }
      let start = argument.value.lowerBound
      let isQualified = outline.word(start) == .Font && outline.kind(start + 1) == .period
      let member = isQualified ? start + 2 : start + 1
      guard isQualified || outline.kind(start) == .period, outline.kind(member) == .identifier,
        let style = SystemTextStyle.named(outline.name(member)),
        style.name == outline.name(member), outline.kind(member + 1) != .leftParen
      else { return nil }
      let expression = reader.swiftUIChain(
        FontExpression(
          form: .style, span: start..<member + 1, signature: "Font.\(style.name)", site: .font,
          size: .constant(style.size), sizeSpan: start..<member + 1, font: style.font))
      return rawFinding(expression, in: outline)
    }
  }
}

extension SyntaxOutline {
  /// Whether a reference is a size of the system: `UIFont.systemFontSize`.
  fileprivate func isSystemSize(_ span: Range<Int>) -> Bool {
    let names = ["systemFontSize", "smallSystemFontSize", "labelFontSize", "buttonFontSize"]
    return span.last.map { names.contains(name($0)) } ?? false
  }
}

extension FontExpression {
  /// The role of the font, which the configuration of a symbol states whatever its use.
  func role(in use: FontUse) -> RoleReading {
    form == .symbol
      ? RoleReading(.icon, evidence: "argument of SymbolConfiguration(pointSize:)") : use.role
  }

  /// Why a font that may not exist cannot be replaced.
  fileprivate func failure(_ holder: ValueHolder, in outline: SyntaxOutline) -> String? {
    guard form == .named, site != .font, outline.kind(span.upperBound - 1) != .exclamation,
      signature.hasSuffix("(name:size:)"), !span.contains(where: { outline.isText($0, "??") })
    else { return nil }
    if outline.kind(span.upperBound) == .postfixQuestion { return "the expression may be nil" }
    guard case .initializer(let property) = holder.slot,
      outline.properties[property].type.isEmpty
    else { return nil }
    return "the expression may be nil"
  }
}

extension FontValue {
  /// The same font with a size.
  fileprivate func sized(_ size: Double) -> FontValue {
    var font = self
    font.size = size
    return font
  }

  /// The same font with the view's modifiers, which take precedence.
  fileprivate func applying(_ use: FontUse) -> FontValue {
    var font = self
    if use.weightIsOutside { font.weight = use.outer.weight }
    if let design = use.outer.design { font.design = design }
    font.isItalic = font.isItalic || use.outer.isItalic
    font.hasMonospacedDigits = font.hasMonospacedDigits || use.outer.hasMonospacedDigits
    return font
  }
}

extension [RawFinding] {
  /// The raw findings that are not inside another one: `UIFont.systemFont(…)` in a fallback belongs
  /// to the whole.
  fileprivate var withoutInnerOnes: [RawFinding] {
    let ordered = sorted {
      ($0.span.lowerBound, -$0.span.upperBound) < ($1.span.lowerBound, -$1.span.upperBound)
    }
    var result: [RawFinding] = []
    var end = -1
    for rawFinding in ordered where rawFinding.span.upperBound > end {
      result.append(rawFinding)
      end = rawFinding.span.upperBound
    }
    return result
  }
}
