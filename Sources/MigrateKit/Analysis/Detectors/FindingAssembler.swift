/// Adds to raw findings what is common to all detectors: positions, surroundings, places, names.
struct FindingAssembler {
  private let file: SourceFile
  private let scanned: ScannedFile
  private let lines: LineIndex
  private let places: PlaceClassifier
  private let directives: Directives
  private var fingerprints: Fingerprint
  private var names: DeclarationNames
  /// The last texts of findings, each stored once: a file may hold very many that are alike.
  private var texts: Set<String> = []
  /// The context of the last finding: a file may hold very many beside each other that have an equal one.
  private var lastContext = FindingContext.empty
  /// Unmatched brackets, in order: a span that contains one is not an expression.
  private let strays: [Int]
  /// The comparisons of properties, which assigned colors may depend on.
  private lazy var comparisons = scanned.outline.comparisons
  /// The indices of the directives that suppressed something.
  private(set) var usedDirectives: Set<Int> = []

  /// The declarations that hide names of codes.
  private let hidden: HiddenHeads

  /// Starts with a file that has findings.
  init(
    file: SourceFile, scanned: ScannedFile, lexemes: [Lexeme], directives: Directives,
    hidden: HiddenHeads
  ) {
    self.file = file
    self.hidden = hidden
    self.scanned = scanned
    self.directives = directives
    places = PlaceClassifier(
      path: file.path, outline: scanned.outline, lexemes: lexemes,
      definitions: scanned.settings.definitions)
    lines = LineIndex(file.bytes)
    fingerprints = Fingerprint(path: file.path)
    names = DeclarationNames(scanned.outline)
    strays = scanned.outline.buffer.strays
  }

  /// Findings before the facts of other files are applied, in order of position.
  ///
  /// Consumes the raw findings, of which a file may hold very many.
  mutating func finish(_ rawFindings: inout [RawFinding]) -> [PendingFinding] {
    let order = rawFindings.indices.filter { isExpression(rawFindings[$0].span) }.sorted {
      let (a, b) = (rawFindings[$0].span, rawFindings[$1].span)
      return (a.lowerBound, a.upperBound, rawFindings[$0].detector)
        < (b.lowerBound, b.upperBound, rawFindings[$1].detector)
    }
    // Findings are large: room for them is made once, and the raw ones are freed on the way.
    var parts = order.divided(every: 4096).map { $0.map { rawFindings[$0] } }
    rawFindings = []
    var pending: [PendingFinding] = []
    pending.reserveCapacity(order.count)
    for number in parts.indices {
      var part = parts[number]
      parts[number] = []
      for index in part.indices {
        let context = part[index].takeContext()
        pending.append(finish(part[index], context))
      }
      if (number + 1).isMultiple(of: Self.partsBeforeReturn) { FreeMemory.returnToSystem() }
    }
    for index in pending.indices {
      pending[index].finding.key.count = fingerprints.count(like: pending[index].finding.key)
    }
    return pending
  }

  /// After how many parts the memory of the raw findings among them is returned: the allocator would keep it.
  private static let partsBeforeReturn = 16

  /// Whether a span can be one expression, because malformed code may look like a value too.
  private func isExpression(_ span: Range<Int>) -> Bool {
    !holdsStray(span) && !touchesWord(span)
  }

  /// Whether a word follows without a space, as in `Color.black.opacity(0.5)c`, which would merge
  /// with the replacement.
  private func touchesWord(_ span: Range<Int>) -> Bool {
    isWord(span.upperBound) && scanned.outline.touches(span.upperBound - 1, span.upperBound)
  }

  /// Whether a word directly precedes a span, as in `return.red`, which would merge with the
  /// replacement.
  private func followsWord(_ span: Range<Int>) -> Bool {
    let before = span.lowerBound - 1
    return (isWord(before) || scanned.outline.kind(before) == .poundWord)
      && scanned.outline.touches(before, span.lowerBound)
  }

  private func isWord(_ index: Int) -> Bool {
    switch scanned.outline.kind(index) {
    case .identifier, .dollarIdentifier, .integer, .float: true
    default: false
    }
  }

  /// Whether a span contains an unmatched bracket, as in `.system(size: 20, ])`.
  private func holdsStray(_ span: Range<Int>) -> Bool {
    let first = strays.partitioningIndex { $0 >= span.lowerBound }
    return first < strays.count && strays[first] < span.upperBound
  }

  private mutating func finish(
    _ rawFinding: RawFinding, _ context: consuming CopyOnWriteBox<FindingContext>
  ) -> PendingFinding {
    let outline = scanned.outline
    let range = outline.byteRange(rawFinding.span)
    let ancestors = outline.ancestors(of: rawFinding.span).all
    var chain = outline.modifierChain(among: ancestors)
    outline.addSurroundings(
      of: rawFinding.span, rawFinding.category, among: ancestors, chain: chain,
      to: &context.wrappedValue, &names)
    context.wrappedValue.subject = shared(context.wrappedValue.subject)
    if rawFinding.category == .radius, chain == nil {
      chain = outline.layeredView(around: ancestors)
    }
    context.wrappedValue.counterpart = counterpart(of: rawFinding, among: ancestors, inView: chain)
    let isMoving = rawFinding.category == .color && !scanned.settings.deprecatedNames.isEmpty
    if isMoving { context.wrappedValue.palette = outline.palette(of: rawFinding.span) }
    if isMoving || rawFinding.isBehind, outline.coversScreen(rawFinding.span) {
      context.wrappedValue.coversScreen = true
    }
    context.wrappedValue.hiddenNames = hidden.names(at: rawFinding.span.lowerBound)
    if context == lastContext { context = lastContext } else { lastContext = context }
    let key = fingerprints.key(
      of: rawFinding.span, among: ancestors, category: rawFinding.category,
      declaration: context.wrappedValue.view ?? "", in: outline)
    var finding = Finding(
      key: key, file: file.path, range: range,
      start: lines.position(at: range.start),
      end: lines.position(at: range.end), category: rawFinding.category,
      source: shared(file.text(in: range)), signature: rawFinding.signature, value: nil,
      role: rawFinding.role,
      meaning: rawFinding.meaning, site: rawFinding.site,
      place: places.place(of: rawFinding.span.lowerBound),
      disposition: rawFinding.disposition, reasons: rawFinding.reasons, context: context,
      uses: rawFinding.uses.map { use in
        let position = lines.position(at: outline.byteRange(use.span).start)
        return UseSite(file: file.path, position: position, role: use.role)
      })
    (finding.chain, finding.layer) = (chain, rawFinding.layer)
    finding.role.evidence = shared(finding.role.evidence)
    if finding.disposition == .open, followsWord(rawFinding.span) {
      finding.disposition = .reportOnly
      finding.reasons.append(
        Reason(.reportOnly, "no space precedes it: a token would join the word there"))
    }
    if finding.category == .spacing, finding.disposition == .open,
      let chain, outline.isPlaceholder(chain)
    {
      finding.reasons.append(.insetOfEditor)
    }
    silence(&finding)
    close(&finding)
    var pending = PendingFinding(
      finding: finding, value: rawFinding.value, premises: rawFinding.premises)
    pending.otherFiles = PendingFinding.Links(
      constantPath: rawFinding.constantPath, constantOwner: rawFinding.constantOwner,
      hiddenUses: rawFinding.hiddenUses.map { reported($0) },
      query: rawFinding.numberQuery ?? rawFinding.roleQuery)
    return pending
  }

  /// The code that depends on the same value: a number, in the closure of an overlay too, or a color that is compared.
  private mutating func counterpart(
    of rawFinding: RawFinding, among ancestors: [SyntaxOutline.Ancestor], inView chain: Int?
  ) -> FindingContext.Counterpart? {
    let outline = scanned.outline
    let counterpart: Range<Int>?
    switch rawFinding.category {
    case .color:
      let words = outline.comparedWords(of: rawFinding.span, among: ancestors)
      counterpart = if let words { comparisons[words] } else { nil }
    case .spacing, .radius:
      counterpart = outline.counterpart(
        of: rawFinding.span, among: ancestors, inView: chain, category: rawFinding.category)
    default: return nil
    }
    return counterpart.map { span in
      let range = outline.byteRange(span)
      return FindingContext.Counterpart(
        range: range, source: file.text(in: range), line: lines.position(at: range.start).line)
    }
  }

  /// An equal text of a finding before, if there is one; short texts need no storage.
  private mutating func shared(_ text: String) -> String {
    guard text.utf8.count > 15 else { return text }
    if texts.count == 1024 { texts = [] }
    let known = texts.insert(text).memberAfterInsert
    return known.hasSameBytes(as: text) ? known : text
  }

  private func reported(_ hidden: HiddenUses) -> String {
    switch hidden {
    case .outside:
      return "code outside of the scan may use it"
    case .value:
      return "other code may ask a value of its type for it"
    case .unread(let span):
      let line = lines.position(at: scanned.outline.byteRange(span).start).line
      return "what it is used for at line \(line) is unknown"
    }
  }

  /// Marks a suppressed finding; one without a value needs no suppression.
  private mutating func silence(_ finding: inout Finding) {
    let index = directives.suppression(of: finding.range, category: finding.category)
    guard let index else { return }
    usedDirectives.insert(index)
    // A token may be exactly 0, so a 0 may need suppression too.
    let isZero = finding.reasons.contains { $0.code == .zero }
    if finding.disposition != .unresolved || isZero { finding.disposition = .suppressed }
  }

  /// Marks a finding in a place that is not rewritten.
  private func close(_ finding: inout Finding) {
    guard finding.disposition == .open || finding.disposition == .reportOnly else { return }
    switch finding.place {
    case .view, .preview:
      return
    case .definition:
      finding.disposition = .definition
      finding.reasons = []
    case .test:
      finding.disposition = .reportOnly
      finding.reasons.append(Reason(.inTest, "it is in a test"))
    case .generated:
      finding.disposition = .reportOnly
      finding.reasons.append(Reason(.reportOnly, "the file says that it is generated"))
    case .vendored:
      finding.disposition = .reportOnly
      finding.reasons.append(Reason(.reportOnly, "the file is vendored code"))
    }
  }
}

extension RawFinding {
  /// Whether it is what others lie on.
  fileprivate var isBehind: Bool { role.role == .background || role.role == .fill }
}
