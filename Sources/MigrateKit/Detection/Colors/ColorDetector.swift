/// Finds hard-coded colors in all their spellings.
///
/// It looks at the words that a color can begin with, reads the color that stands there, and grows it
/// to the outermost expression that is still the same color: bridges, alpha, light/dark pairs.
struct ColorDetector: Detector {
  static var infos: [DetectorInfo] { ColorForm.allCases.map(\.info) }

  func drafts(in file: ScannedFile) -> [Draft] {
    var found: [Range<Int>: Draft] = [:]
    var covered: [Range<Int>] = []
    let outline = file.outline
    for head in ColorHeads.heads(in: outline) {
      // Heads come in order, so that only the last range can hold the next one.
      if let last = covered.last, last.contains(head.start) { continue }
      guard let draft = draft(at: head, in: outline) else { continue }
      found[draft.span] = draft
      covered.append(draft.span)
    }
    return found.values.sorted { $0.span.lowerBound < $1.span.lowerBound }
  }

  private func draft(at head: ColorHeads.Head, in outline: SyntaxOutline) -> Draft? {
    guard !outline.isInPattern(head.start) else { return nil }
    let reader = ColorReader(outline: outline)
    var implicit: ColorUse?
    var type: ColorType?
    if head.isImplicit {
      let chain = head.start..<max(outline.chain(around: head.start + 1).upperBound, head.start + 2)
      let use = ColorUseReader.use(
        of: alphaChain(from: head.start, in: outline) ?? chain, in: outline)
      implicit = use
      type = use.expected?.colorType ?? ColorGrowth.bridgedType(around: head.start, in: outline)
      guard type != nil else { return nil }
    }
    guard let base = reader.readChain(from: head.start, expecting: type) else { return nil }
    let reading = ColorGrowth(reader: reader).grow(base)
    let use = ColorUseReader.use(of: reading.span, in: outline)
    guard !use.isInert else { return nil }
    _ = implicit
    return draft(reading, use, head: head, in: outline)
  }

  /// An implicit member with the constant alpha chained on it.
  private func alphaChain(from start: Int, in outline: SyntaxOutline) -> Range<Int>? {
    var end = outline.primaryEnd(start)
    if let call = outline.call(named: start + 1) { end = call.close + 1 }
    while let link = outline.link(at: end), link.kind == .member, link.open >= 0,
      outline.word(link.name) == .opacity || outline.word(link.name) == .withAlphaComponent
    {
      end = link.end
    }
    return start..<end
  }

  private func draft(
    _ reading: ColorReading, _ use: ColorUse, head: ColorHeads.Head, in outline: SyntaxOutline
  ) -> Draft? {
    let site = site(of: reading, use, in: outline)
    var draft = Draft(
      detector: reading.form.rawValue, category: .color, span: reading.span,
      spelling: reading.spelling, value: .color(reading.expression), site: site)
    draft.role = use.role
    draft.meaning = MeaningReader.meaning(of: reading.span, in: outline)
    draft.reasons = reading.reasons
    draft.premises = premises(of: reading, site: site)
    draft.context.isPair = reading.isPair
    draft.context.alphaBase = reading.alphaBase.map { outline.byteRange($0) }
    if reading.isPair {
      draft.reasons.append(
        Reason(.lightDarkPair, "one color in light appearance, another in dark"))
    }
    if !reading.isConstant { draft.disposition = .unresolved }
    if ColorReader(outline: outline).hasVariableAlpha(at: reading.span.upperBound) {
      draft.reasons.append(
        Reason(.alphaUnknown, "its alpha is computed, so that only the base color is known"))
    }
    let isOptional = reading.isFailable
    if let told = use.reportOnly ?? (isOptional ? "the expression may be nil" : nil) {
      draft.disposition = draft.disposition == .open ? .reportOnly : draft.disposition
      draft.reasons.append(Reason(.reportOnly, told))
    }
    return draft
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
    // What an implicit member of a shape style means can be hidden in two places.
    return reading.premises.map { premise in
      if case .notDeclared(let member, let types) = premise, reading.spelling.hasPrefix(".") {
        return .notDeclared(member: member, types: types + ["ShapeStyle"])
      }
      return premise
    }
  }
}
