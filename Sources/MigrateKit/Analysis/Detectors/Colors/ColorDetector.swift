/// Finds hard-coded colors in all their spellings.
///
/// It looks at the words that a color can begin with, reads the color that stands there, and grows it
/// to the outermost expression that is still the same color: bridges, alpha, light/dark pairs.
struct ColorDetector: Detector {
  static let category: TokenCategory? = .color

  func drafts(in file: ScannedFile) -> [Draft] {
    let outline = file.outline
    var drafts: [Draft] = []
    var coveredUpTo = 0
    for head in ColorHeads.heads(in: outline, assets: file.assets) {
      // Heads come in order: what begins inside of the last color belongs to it.
      guard head.start >= coveredUpTo else { continue }
      let found = draftsOf(head, in: file)
      guard let last = found.last else { continue }
      // A color that grew to the left, around one that was found already, takes its place.
      while let inner = drafts.last, inner.span.lowerBound >= last.span.lowerBound {
        drafts.removeLast()
      }
      drafts += found
      // Whether an alias is one, only other files know; until then what it holds counts as well.
      if !head.isAlias { coveredUpTo = last.span.upperBound }
    }
    settlePairs(among: &drafts, in: outline)
    return drafts
  }

  /// Tells of pairs of which it is not certain that a token would be drawn in the appearance that chooses
  /// between the two.
  private func settlePairs(among drafts: inout [Draft], in outline: SyntaxOutline) {
    guard drafts.contains(where: \.context.isPair) else { return }
    let setting = AppearanceProperty.typesSettingAppearance(in: outline)
    for index in drafts.indices where drafts[index].context.isPair {
      let type = outline.enclosingTypeName(of: drafts[index].span.lowerBound)
      let isSet = type.map { setting.contains($0) } ?? false
      if drafts[index].context.isCertainPair, !isSet { continue }
      drafts[index].context.isCertainPair = false
      drafts[index].reasons.append(
        Reason(
          .lightDarkPair,
          "one color in light appearance, another in dark; not the system alone may choose"))
    }
  }

  /// The color that begins at a head; several where other files decide of which type it is.
  private func draftsOf(_ head: ColorHeads.Head, in file: ScannedFile) -> [Draft] {
    let outline = file.outline
    guard !outline.isInPattern(head.start) else { return [] }
    guard head.isImplicit else {
      return draft(at: head, type: nil, in: file).map { [$0] } ?? []
    }
    let span = alphaChain(from: head.start, in: file)
    let use = ColorUseReader.use(of: span, in: outline)
    let known = use.expected?.colorType ?? ColorGrowth.bridgedType(around: head.start, in: outline)
    if let known {
      guard var draft = draft(at: head, type: known, in: file) else { return [] }
      if let type = use.annotatedType { draft.premises.append(.typeNotDeclared(type.rawValue)) }
      return [draft]
    }
    guard use.expected == nil, !use.isInert, use.depth == 0 else { return [] }
    return draftsOfUnknownType(head, use, in: file)
  }

  /// An implicit member given to one of the app's own functions, whose declaration tells the type.
  ///
  /// A form that can be nothing but a color is told even where no declaration is found.
  private func draftsOfUnknownType(
    _ head: ColorHeads.Head, _ use: ColorUse, in file: ScannedFile
  ) -> [Draft] {
    let outline = file.outline
    var drafts: [Draft] = []
    if let query = use.query {
      for type in [ColorType.color, outline.platformColor, .cgColor] {
        guard var draft = draft(at: head, type: type, in: file) else { continue }
        draft.site = type.site
        draft.premises.append(.parameter(query, type))
        drafts.append(draft)
      }
    }
    guard let guess = selfEvidentType(at: head.start, in: outline),
      var draft = draft(at: head, type: guess, in: file)
    else { return drafts }
    draft.disposition = draft.disposition == .open ? .reportOnly : draft.disposition
    draft.reasons.append(
      Reason(.reportOnly, "nothing in the code tells which type of color is expected here"))
    if let query = use.query { draft.premises.append(.unknownParameter(query)) }
    drafts.append(draft)
    return drafts
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

  private func draft(
    at head: ColorHeads.Head, type: ColorType?, in file: ScannedFile
  ) -> Draft? {
    let outline = file.outline
    let reader = ColorReader(
      outline: outline, assets: file.assets, alias: head.isAlias ? head.start : nil)
    guard let base = reader.readChain(from: head.start, expecting: type) else { return nil }
    var reading = ColorGrowth(reader: reader).grow(base)
    if head.isAlias { reading.premises.append(.colorAlias(outline.name(head.start))) }
    let use = ColorUseReader.use(of: reading.span, in: outline)
    return use.isInert ? nil : draft(reading, use, in: outline)
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

  private func draft(
    _ reading: ColorReading, _ use: ColorUse, in outline: SyntaxOutline
  ) -> Draft {
    let site = site(of: reading, use, in: outline)
    var draft = Draft(
      detector: reading.form.rawValue, category: .color, span: reading.span,
      spelling: reading.spelling, value: .color(reading.expression), site: site)
    draft.role = use.role
    draft.meaning = MeaningReader.meaning(of: reading.span, in: outline)
    draft.reasons = reading.reasons
    draft.premises = premises(of: reading, site: site)
    draft.context.isPair = reading.isPair
    draft.context.isCertainPair = reading.isCertainPair
    draft.context.alphaBase = reading.alphaBase.map { outline.byteRange($0) }
    if !reading.isConstant { draft.disposition = .unresolved }
    if ColorReader(outline: outline).hasVariableAlpha(at: reading.span.upperBound) {
      draft.reasons.append(
        Reason(.alphaUnknown, "its alpha is computed, so that only the base color is known"))
    }
    let holder = ValueHolder(of: reading.span, in: outline)
    let style =
      use.appearance ?? AppearanceCondition.style(around: reading.span.lowerBound, outline)
    if !reading.isPair, let style { draft.setAlone(style) }
    if let obstacle = reading.obstacle ?? holder.obstacle(in: outline) {
      draft.hold(obstacle)
    } else if reading.isFailable {
      draft.hold("the expression may be nil")
    } else if holder.whole == reading.span, outline.constant(holder, is: reading.span) {
      draft.setConstant()
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

extension Draft {
  /// Notes that the value is seen in one appearance alone.
  ///
  /// Tokens are compared with what is seen in light appearance, so that a color of dark appearance
  /// needs a person.
  fileprivate mutating func setAlone(_ style: SystemAppearance.Style) {
    switch style {
    case .light:
      reasons.append(Reason(.lightDarkPair, "it is used in light appearance alone"))
    case .dark:
      hold("it is used in dark appearance alone")
    }
  }
}
