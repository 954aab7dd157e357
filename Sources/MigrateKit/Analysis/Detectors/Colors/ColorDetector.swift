/// Finds hard-coded colors in all forms.
///
/// It examines the words that a color can start with, reads the color there, and expands it to the
/// outermost expression that is still the same color: bridges, alpha, light/dark pairs.
struct ColorDetector: Detector {
  static let category: TokenCategory? = .color

  func rawFindings(in file: ScannedFile) -> [RawFinding] {
    let outline = file.outline
    var rawFindings: [RawFinding] = []
    var coveredUpTo = 0
    let (heads, hexTexts) = ColorStartFinder.starts(in: outline, assets: file.assets)
    for head in heads {
      // Heads come in order; one inside of the last color belongs to it.
      guard head.start >= coveredUpTo else { continue }
      let found = draftsOf(head, in: file)
      guard let last = found.last else { continue }
      // A color that expanded to the left around an earlier one replaces it.
      while let inner = rawFindings.last, inner.span.lowerBound >= last.span.lowerBound {
        rawFindings.removeLast()
      }
      for var one in found {
        if let before = rawFindings.last { one.share(with: before) }
        rawFindings.append(one)
      }
      // Only other files determine whether it is an alias; until then its argument counts as well.
      if !head.isAlias { coveredUpTo = last.span.upperBound }
    }
    settlePairs(among: &rawFindings, in: outline)
    // A file may hold very many: they are not copied to add a few.
    rawFindings += HexTexts.rawFindings(among: hexTexts, in: outline)
    return rawFindings
  }

  /// Reports pairs whose condition may not be the appearance in which a token would be drawn.
  private func settlePairs(among rawFindings: inout [RawFinding], in outline: SyntaxOutline) {
    guard rawFindings.contains(where: \.context.isPair) else { return }
    let setting = AppearanceProperty.typesSettingAppearance(in: outline)
    for index in rawFindings.indices where rawFindings[index].context.isPair {
      let type = outline.enclosingTypeName(of: rawFindings[index].span.lowerBound)
      let isSet = type.map { setting.contains($0) } ?? false
      if rawFindings[index].context.isCertainPair, !isSet { continue }
      rawFindings[index].context.isCertainPair = false
      rawFindings[index].reasons.append(
        Reason(
          .lightDarkPair,
          "one color is for light and one for dark; a choice that follows the appearance alone is applied"
        ))
    }
  }

  /// The color that begins at a head; several if other files determine its type.
  private func draftsOf(_ head: ColorStartFinder.Head, in file: ScannedFile) -> [RawFinding] {
    let outline = file.outline
    guard !outline.isInPattern(head.start) else { return [] }
    guard head.isImplicit else {
      return rawFinding(at: head, type: nil, in: file).map { [$0] } ?? []
    }
    let span = alphaChain(from: head.start, in: file)
    let place = ColorPlace(span, in: outline)
    let use = place.use
    let known =
      use.expected?.colorType
      ?? ColorExpressionExpander.bridgedType(around: head.start, in: outline)
    if let known {
      guard var rawFinding = rawFinding(at: head, type: known, place, in: file) else { return [] }
      if let type = use.annotatedType {
        rawFinding.premises.append(.typeNotDeclared(type.rawValue))
      }
      return [rawFinding]
    }
    guard use.expected == nil, !use.isInert, use.depth == 0 else { return [] }
    return draftsOfUnknownType(head, place, in: file)
  }

  /// An implicit member passed to one of the app's functions, whose declaration determines the
  /// type.
  ///
  /// A form that can only be a color is reported even without a declaration.
  private func draftsOfUnknownType(
    _ head: ColorStartFinder.Head, _ place: ColorPlace, in file: ScannedFile
  ) -> [RawFinding] {
    let outline = file.outline
    let use = place.use
    var rawFindings: [RawFinding] = []
    if let query = use.query {
      for type in [ColorType.color, outline.platformColor, .cgColor] {
        guard var rawFinding = rawFinding(at: head, type: type, place, in: file) else { continue }
        rawFinding.site = type.site
        rawFinding.premises.append(.parameter(query, type))
        rawFindings.append(rawFinding)
      }
    }
    guard let guess = selfEvidentType(at: head.start, in: outline),
      var rawFinding = rawFinding(at: head, type: guess, place, in: file)
    else { return rawFindings }
    rawFinding.disposition = rawFinding.disposition == .open ? .reportOnly : rawFinding.disposition
    rawFinding.reasons.append(
      Reason(.reportOnly, "the code does not say which type of color is expected here"))
    if let query = use.query { rawFinding.premises.append(.unknownParameter(query)) }
    rawFindings.append(rawFinding)
    return rawFindings
  }

  /// The likely type of `.init(red:green:blue:alpha:)`, `.init(hex:)` and `.hex(0x…)`; `nil` for forms
  /// that may be something else.
  private func selfEvidentType(at start: Int, in outline: SyntaxOutline) -> ColorType? {
    guard let call = outline.call(named: start + 1) else { return nil }
    let labels = outline.arguments(call).compactMap { $0.label.map { outline.word($0) } }
    switch outline.word(call.name) {
    case .`init`:
      guard labels.starts(with: [.red, .green, .blue]) || labels.first == .hex else { return nil }
    default:
      break
    }
    return labels.contains(.alpha) ? outline.platformColor : .color
  }

  private func rawFinding(
    at head: ColorStartFinder.Head, type: ColorType?, _ place: ColorPlace? = nil,
    in file: ScannedFile
  ) -> RawFinding? {
    let outline = file.outline
    let reader = ColorReader(
      outline: outline, assets: file.assets, alias: head.isAlias ? head.start : nil)
    guard let base = reader.readChain(from: head.start, expecting: type) else { return nil }
    var reading = ColorExpressionExpander(reader: reader).grow(base)
    if head.isAlias { reading.premises.append(.colorAlias(outline.name(head.start))) }
    let isKnown = place.map { $0.span == reading.span } ?? false
    let place = isKnown ? place : ColorPlace(reading.span, in: outline)
    guard let place, !place.use.isInert else { return nil }
    return rawFinding(reading, place, in: outline)
  }

  /// An implicit member with the constant alpha chained on it.
  private func alphaChain(from start: Int, in file: ScannedFile) -> Range<Int> {
    let outline = file.outline
    var end =
      file.assets.symbol(at: start + 1, in: outline)?.end ?? outline.primaryEnd(start)
    if let call = outline.call(named: start + 1) { end = call.close + 1 }
    while let link = outline.link(at: end), link.kind == .member, link.open >= 0,
      outline.word(link.name) == .opacity || outline.word(link.name) == .withAlphaComponent
    {
      end = link.end
    }
    return start..<end
  }

  private func rawFinding(
    _ reading: ColorReading, _ place: ColorPlace, in outline: SyntaxOutline
  ) -> RawFinding {
    let use = place.use
    let site = site(of: reading, use, in: outline)
    var rawFinding = RawFinding(
      detector: reading.form.rawValue, category: .color, span: reading.span,
      signature: reading.signature, value: .color(reading.expression), site: site)
    rawFinding.role = use.role
    if use.role.strength < .strong { rawFinding.roleQuery = use.query }
    rawFinding.meaning = place.meaning
    rawFinding.reasons = reading.reasons
    rawFinding.premises = premises(of: reading, site: site)
    rawFinding.context.isPair = reading.isPair
    rawFinding.context.isCertainPair = reading.isCertainPair
    rawFinding.context.alphaBase = reading.alphaBase.map { outline.byteRange($0) }
    if !reading.isConstant { rawFinding.disposition = .unresolved }
    if ColorReader(outline: outline).hasVariableAlpha(at: reading.span.upperBound) {
      rawFinding.reasons.append(
        Reason(
          .alphaUnknown,
          "its opacity is computed, so only the base color is known; a constant opacity is applied")
      )
    }
    let holder = ValueHolder(of: reading.span, in: outline)
    let style =
      use.appearance ?? AppearanceCondition.style(around: reading.span.lowerBound, outline)
    if !reading.isPair, let style { rawFinding.setAlone(style) }
    if let obstacle = reading.obstacle ?? holder.obstacle(in: outline) {
      rawFinding.hold(obstacle)
    } else if reading.isFailable {
      rawFinding.hold("the expression may be nil")
    } else if holder.whole == reading.span, outline.constant(holder, is: reading.span) {
      rawFinding.setConstant()
    }
    return rawFinding
  }

  private func site(of reading: ColorReading, _ use: ColorUse, in outline: SyntaxOutline) -> Site {
    let own = reading.type?.site
    guard let expected = use.expected else { return own ?? outline.platformColor.site }
    if expected == .any { return .any }
    if expected == .shapeStyle, own == nil || own == .color { return .shapeStyle }
    return own ?? expected
  }

  private func premises(of reading: ColorReading, site: Site) -> [Premise] {
    guard site == .shapeStyle else { return reading.premises }
    // An implicit member of a shape style can be shadowed in two places.
    return reading.premises.map { premise in
      if case .notDeclared(let member, let types) = premise, reading.signature.hasPrefix(".") {
        return .notDeclared(member: member, types: types + ["ShapeStyle"])
      }
      return premise
    }
  }
}

/// What the code around an expression says about a color in its place, read once for all the types that the
/// color may have.
private final class ColorPlace {
  let span: Range<Int>
  let use: ColorUse
  /// The meaning that the code around states; read when a value is found.
  private(set) lazy var meaning = MeaningReader.meaning(of: span, in: outline)
  private let outline: SyntaxOutline

  init(_ span: Range<Int>, in outline: SyntaxOutline) {
    self.span = span
    self.outline = outline
    use = ColorUseReader.use(of: span, in: outline)
  }
}

extension RawFinding {
  /// Marks that the value is only used in one appearance.
  ///
  /// Tokens are compared in light appearance, so that a color for dark appearance needs review.
  fileprivate mutating func setAlone(_ style: SystemAppearance.Style) {
    switch style {
    case .light:
      reasons.append(
        Reason(.lightDarkPair, "it is used in light appearance only; a use in both is applied"))
    case .dark:
      hold("it is used in dark appearance alone")
    }
  }
}
