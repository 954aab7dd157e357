import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// A random edit of a Swift file that leaves it a Swift file, as a person may make one after a
/// decision was written down.
struct SourceMutation {
  /// The kinds of edit.
  enum Kind: String, CaseIterable, CustomTestStringConvertible {
    case newLines = "empty lines and comments between lines"
    case reindent = "another indentation"
    case breakLines = "line breaks and comments in every argument list"
    case renameOther = "a new name for a variable or function that holds no value"
    case insertStatement = "another member with values of its own"
    case insertElsewhere = "equal values in another member"
    case insertModifier = "a modifier with another value, before the value"
    case insertEqualUse = "the equal value for another use, before the value"
    case insertTwin = "the equal value for the same use, before the value"

    var testDescription: String { rawValue }
  }

  /// The bytes after the edit.
  let bytes: [UInt8]
  /// Where a byte of the file before is now.
  let moved: (Int) -> Int

  private init(_ edits: [Edit], of bytes: [UInt8]) {
    let plan = EditPlan(edits.map { Fix([$0]) }, byteCount: bytes.count)
    let applied = plan.edits
    self.bytes = plan.applied(to: bytes)
    moved = { offset in
      applied.reduce(offset) { sum, edit in
        edit.range.end <= offset ? sum + edit.text.utf8.count - edit.range.length : sum
      }
    }
  }

  /// An edit of `kind`, at random; `nil` where the file offers no place for one.
  init?(
    _ kind: Kind, of bytes: [UInt8], finding: Finding, among findings: [Finding],
    random: inout SeededRandom
  ) {
    let outline = SyntaxOutline(bytes)
    let span = outline.span(of: finding.range)
    var edits: [Edit] = []
    switch kind {
    case .newLines: edits = Self.newLines(bytes, &random)
    case .reindent: edits = Self.reindent(bytes, by: Int.random(in: 1...3, using: &random))
    case .breakLines: edits = Self.breakLines(outline)
    case .renameOther: edits = Self.rename(outline, besides: findings, &random)
    case .insertStatement:
      edits = Self.member("Color(red: 0.123, green: 0.456, blue: 0.789)", in: outline, at: span)
    case .insertElsewhere: edits = Self.member(finding.source, in: outline, at: span)
    case .insertModifier: edits = Self.modifier(".overlay(Color(white: 0.123))", outline, span)
    case .insertEqualUse: edits = Self.modifier(".mask(\(finding.source))", outline, span)
    case .insertTwin: edits = Self.twin(outline, span)
    }
    if edits.isEmpty { return nil }
    self.init(edits, of: bytes)
  }

  // MARK: Layout

  private static func newLines(_ bytes: [UInt8], _ random: inout SeededRandom) -> [Edit] {
    Lexer.lexemes(in: bytes).filter { $0.kind == .newline && random.next() % 5 == 0 }.map {
      let text = random.next() % 2 == 0 ? "\n" : "\n// MARK: - Later\n"
      return Edit(ByteRange($0.end, $0.end), text)
    }
  }

  private static func reindent(_ bytes: [UInt8], by amount: Int) -> [Edit] {
    let lexemes = Lexer.lexemes(in: bytes)
    return zip(lexemes, lexemes.dropFirst()).filter {
      $0.0.kind == .newline && $0.1.kind != .newline
    }
    .map { Edit(ByteRange($0.0.end, $0.0.end), String(repeating: " ", count: amount)) }
  }

  private static func breakLines(_ outline: SyntaxOutline) -> [Edit] {
    (0..<outline.count).compactMap { index in
      let lexeme = outline.lexemes[index]
      // A string of one line stays on it, with what is interpolated.
      if isInterpolated(index, outline) { return nil }
      let isInList = outline.kind(outline.encloser(index)) == .leftParen
      switch outline.kind(index) {
      case .comma where isInList: return Edit(ByteRange(lexeme.end, lexeme.end), " // why\n")
      case .leftParen where outline.isCall(index) && outline.kind(index + 1) != .rightParen:
        return Edit(ByteRange(lexeme.end, lexeme.end), "\n/* first */ ")
      default: return nil
      }
    }
  }

  private static func isInterpolated(_ index: Int, _ outline: SyntaxOutline) -> Bool {
    var open = outline.encloser(index)
    while open >= 0 {
      if outline.kind(open) == .interpolationStart { return true }
      open = outline.encloser(open)
    }
    return false
  }

  // MARK: Names

  /// Gives a name that the file declares, and that holds none of the findings, another.
  private static func rename(
    _ outline: SyntaxOutline, besides findings: [Finding], _ random: inout SeededRandom
  ) -> [Edit] {
    let declared =
      outline.properties.map { outline.name($0.name) }
      + outline.functions.filter { $0.keyword == .func }.map { outline.name($0.name) }
    let holders = Set(
      findings.flatMap { ($0.context.view ?? "").split(separator: ".").map(String.init) })
    let names = Set(declared).filter { name in
      // What spells a value is a part of it: `fromHex` in `UIColor.fromHex("#FFFFFF")`.
      !holders.contains(name) && name != "_" && !findings.contains { $0.source.contains(name) }
        && !AppleAPINames.contains(name) && KnownWord.allCases.allSatisfy { "\($0)" != name }
    }.sorted()
    guard let name = names.randomElement(using: &random) else { return [] }
    return (0..<outline.count).filter {
      outline.kind($0) == .identifier && outline.name($0) == name && outline.kind($0 + 1) != .colon
    }.map {
      Edit(ByteRange(outline.lexemes[$0].start, outline.lexemes[$0].end), name + "Renamed")
    }
  }

  // MARK: More values

  /// A new member before the one that holds the value, at the start of its type.
  private static func member(
    _ value: String, in outline: SyntaxOutline, at span: Range<Int>
  ) -> [Edit] {
    var scope = outline.scopes[outline.scopeIndex(span.lowerBound)].typeScope
    while scope >= 0, outline.scopes[scope].kind != .type { scope = outline.scopes[scope].parent }
    guard scope > 0 else { return [] }
    let start = outline.lexemes[outline.scopes[scope].open].end
    let text = "\n  var inserted: some View { Text(a).foregroundColor(\(value)) }\n"
    return [Edit(ByteRange(start, start), text)]
  }

  /// A modifier before the one that takes the value.
  private static func modifier(
    _ text: String, _ outline: SyntaxOutline, _ span: Range<Int>
  ) -> [Edit] {
    guard let period = modifierPeriod(outline, span) else { return [] }
    let start = outline.lexemes[period].start
    return [Edit(ByteRange(start, start), text)]
  }

  /// The modifier that takes the value once more, before itself.
  private static func twin(_ outline: SyntaxOutline, _ span: Range<Int>) -> [Edit] {
    guard let period = modifierPeriod(outline, span),
      let close = outline.partner(outline.encloser(span.lowerBound))
    else { return [] }
    return modifier(outline.text(period..<close + 1), outline, span)
  }

  private static func modifierPeriod(_ outline: SyntaxOutline, _ span: Range<Int>) -> Int? {
    guard case .argument(let open, _, _) = outline.slot(of: span),
      let call = outline.call(at: open), outline.kind(call.name - 1) == .period,
      outline.chainStart(call.name) < call.name - 1
    else { return nil }
    return call.name - 1
  }
}
