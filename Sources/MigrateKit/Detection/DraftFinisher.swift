/// Adds to drafts what is common to all detectors: positions, surroundings, places, names.
struct DraftFinisher {
  private let file: SourceFile
  private let scanned: ScannedFile
  private let lines: LineIndex
  private var fingerprints: Fingerprint

  /// Starts on a file of which something was found.
  init(file: SourceFile, scanned: ScannedFile, lexemes: [Lexeme]) {
    self.file = file
    self.scanned = scanned
    lines = LineIndex(file.bytes)
    fingerprints = Fingerprint(path: file.path)
  }

  /// Findings but for what other files say, in order of position.
  mutating func finish(_ drafts: [Draft]) -> [PendingFinding] {
    let ordered = drafts.sorted {
      ($0.span.lowerBound, $0.span.upperBound, $0.detector)
        < ($1.span.lowerBound, $1.span.upperBound, $1.detector)
    }
    return ordered.map { finish($0) }
  }

  private mutating func finish(_ draft: Draft) -> PendingFinding {
    let outline = scanned.outline
    let range = outline.byteRange(draft.span)
    var context = outline.surroundings(of: draft.span)
    context.alphaBase = draft.context.alphaBase
    context.weightIsOutside = draft.context.weightIsOutside
    context.hasSeveralValues = draft.context.hasSeveralValues
    context.isPair = draft.context.isPair
    context.isConstant = draft.context.isConstant
    let declaration = outline.declarationName(around: draft.span.lowerBound) ?? ""
    let id = fingerprints.next(span: draft.span, declaration: declaration, in: outline)
    let finding = Finding(
      id: id, file: file.path, range: range, start: lines.position(at: range.start),
      end: lines.position(at: range.end), category: draft.category,
      source: file.text(in: range), spelling: draft.spelling, value: nil, role: draft.role,
      meaning: draft.meaning, site: draft.site, disposition: draft.disposition,
      reasons: draft.reasons, context: context, uses: draft.uses)
    return PendingFinding(finding: finding, value: draft.value, premises: draft.premises)
  }
}
