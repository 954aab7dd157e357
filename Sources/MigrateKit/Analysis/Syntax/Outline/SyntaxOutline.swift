/// The structure of a file for detectors: brackets, statements, scopes, declarations and calls.
///
/// It is not a syntax tree, but an array of significant lexemes with a few parallel arrays,
/// computed in one pass without recursion, and functions that walk from an index: to the enclosing
/// call, to the start of a chain, to the enclosing declaration. It never fails; unknown constructs
/// are omitted.
///
/// Expressions and declarations are named by indices into `lexemes`, ranges of them by
/// `Range<Int>`. Indices out of range are allowed everywhere and mean that there is nothing.
///
/// Every walk stops after `maximumWalk` steps, so that a walk from each lexeme is linear on any
/// input.
package struct SyntaxOutline: Sendable {
  /// The limit of steps of a walk along one level.
  static let maximumWalk = 512
  /// The limit of scopes of a walk outwards.
  static let maximumDepth = 64
  /// The limit of list elements.
  static let maximumElements = 256

  /// Everything there is to know, behind one reference: whatever reads a part of a file keeps a copy of the
  /// outline.
  private let storage: Storage

  private final class Storage: Sendable {
    let bytes: [UInt8]
    let buffer: LexemeBuffer
    let segments: [Int32]
    let runs: ScopeRuns
    let scopes: [Scope]
    let contents: OutlineContents

    init(
      _ bytes: [UInt8], _ buffer: LexemeBuffer, segments: [Int32] = [],
      runs: ScopeRuns = ScopeRuns(), scopes: [Scope] = [],
      contents: OutlineContents = OutlineContents()
    ) {
      self.bytes = bytes
      self.buffer = buffer
      self.segments = segments
      self.runs = runs
      self.scopes = scopes
      self.contents = contents
    }
  }

  /// Outlines a file from all of its lexemes.
  package init(_ all: [Lexeme], bytes: [UInt8]) {
    let buffer = LexemeBuffer(all, bytes: bytes)
    let unread = SyntaxOutline(Storage(bytes, buffer))
    var builder = OutlineBuilder(unread)
    let segments = [Int32](unsafeUninitializedCapacity: unread.count) { segments, count in
      builder.build(segments)
      count = unread.count
    }
    builder.contents.occurrences = WordIndex(buffer.lexemes)
    self.init(
      Storage(
        bytes, buffer, segments: segments, runs: builder.runs, scopes: builder.scopes,
        contents: builder.contents))
  }

  private init(_ storage: Storage) { self.storage = storage }

  /// Outlines a file from its bytes.
  package init(_ bytes: [UInt8]) {
    self.init(Lexer.lexemes(in: bytes), bytes: bytes)
  }
}

/// The lists of an outline.
struct OutlineContents: Sendable {
  /// Every type and extension, in order.
  var types: [TypeDeclaration] = []
  /// Every function, initializer and subscript, in order.
  var functions: [FunctionDeclaration] = []
  /// Every `let` and `var` that declares a name, in order.
  var properties: [PropertyDeclaration] = []
  /// Every `typealias`, in order.
  var aliases: [AliasDeclaration] = []
  /// The `import` words, in order.
  var imports: [Int] = []
  /// The occurrences of each known word.
  var occurrences = WordIndex()
}

extension SyntaxOutline {
  /// The bytes of the file.
  package var bytes: [UInt8] { storage.bytes }
  /// The significant lexemes with their brackets matched.
  var buffer: LexemeBuffer { storage.buffer }
  /// The significant lexemes: no white space, no comments, no `#if` lines.
  package var lexemes: [Lexeme] { storage.buffer.lexemes }
  /// Every scope, outer before inner; the first is the file.
  package var scopes: [Scope] { storage.scopes }
  /// Every type and extension, in order.
  package var types: [TypeDeclaration] { storage.contents.types }
  /// Every function, initializer and subscript, in order.
  package var functions: [FunctionDeclaration] { storage.contents.functions }
  /// Every `let` and `var` that declares a name, in order.
  package var properties: [PropertyDeclaration] { storage.contents.properties }
  /// Every `typealias`, in order.
  var aliases: [AliasDeclaration] { storage.contents.aliases }
  /// The `import` words, in order.
  var imports: [Int] { storage.contents.imports }
}

// MARK: - Single lexemes

extension SyntaxOutline {
  /// The number of significant lexemes.
  package var count: Int { storage.buffer.lexemes.count }

  /// The kind of a lexeme; `.newline`, which never occurs, if there is none.
  package func kind(_ index: Int) -> Lexeme.Kind {
    index >= 0 && index < storage.buffer.lexemes.count
      ? storage.buffer.lexemes[index].kind : .newline
  }

  /// The known word of a lexeme; `.none` for others and if there is none.
  func word(_ index: Int) -> KnownWord {
    index >= 0 && index < storage.buffer.lexemes.count ? storage.buffer.lexemes[index].word : .none
  }

  /// The word of a lexeme that is not a member after a period; for keywords.
  package func bareWord(_ index: Int) -> KnownWord {
    let word = word(index)
    guard word != .none, kind(index - 1) != .period, !isQuoted(index) else { return .none }
    return word
  }

  /// Whether an identifier is in backticks.
  func isQuoted(_ index: Int) -> Bool {
    kind(index) == .identifier && bytes[storage.buffer.lexemes[index].start] == UInt8(ascii: "`")
  }

  /// The partner of a bracket; `nil` if it is unmatched.
  package func partner(_ index: Int) -> Int? {
    guard index >= 0, index < storage.buffer.links.count else { return nil }
    let partner = storage.buffer.links[index].partner
    return partner >= 0 ? Int(partner) : nil
  }

  /// The innermost bracket open around a lexeme; -1 at the top of the file.
  package func encloser(_ index: Int) -> Int {
    index >= 0 && index < storage.buffer.links.count
      ? Int(storage.buffer.links[index].encloser) : -1
  }

  /// Whether a lexeme is the first on its line.
  package func startsLine(_ index: Int) -> Bool {
    index >= 0 && index < storage.buffer.links.count && storage.buffer.links[index].startsLine
  }

  /// The first lexeme of the statement, or of the list element, that a lexeme belongs to.
  package func segmentStart(_ index: Int) -> Int {
    index >= 0 && index < storage.segments.count ? Int(storage.segments[index]) : 0
  }

  /// The index of the innermost scope of a lexeme.
  package func scopeIndex(_ index: Int) -> Int {
    index >= 0 && index < count ? storage.runs.scope(of: index) : 0
  }

  /// Whether two adjacent lexemes touch, without white space or a comment between them.
  func touches(_ index: Int, _ next: Int) -> Bool {
    guard index >= 0, next < count, index < next else { return false }
    return storage.buffer.lexemes[index].end == storage.buffer.lexemes[next].start
  }
}

// MARK: - Bytes and text

extension SyntaxOutline {
  /// The bytes that a range of lexemes covers, trivia between them included.
  package func byteRange(_ span: Range<Int>) -> ByteRange {
    guard !span.isEmpty, span.lowerBound >= 0, span.upperBound <= count else {
      let at =
        span.lowerBound < count
        ? storage.buffer.lexemes[max(span.lowerBound, 0)].start : bytes.count
      return ByteRange(at, at)
    }
    return ByteRange(
      storage.buffer.lexemes[span.lowerBound].start, storage.buffer.lexemes[span.upperBound - 1].end
    )
  }

  /// The text of one lexeme.
  package func text(_ index: Int) -> String {
    guard index >= 0, index < count else { return "" }
    return storage.buffer.lexemes[index].text(in: bytes)
  }

  /// An identifier without its backticks.
  package func name(_ index: Int) -> String {
    guard isQuoted(index) else { return text(index) }
    return String(text(index).filter { $0 != "`" })
  }

  /// The bytes of an identifier without its backticks.
  func nameBytes(_ index: Int) -> ArraySlice<UInt8> {
    guard index >= 0, index < count else { return [] }
    let range = storage.buffer.lexemes[index].range
    let isQuoted = isQuoted(index) && range.end - range.start > 1
    return isQuoted ? bytes[range.start + 1..<range.end - 1] : bytes[range.start..<range.end]
  }

  /// Whether an identifier may be one of the names of a filter.
  func mayBe(_ index: Int, in filter: NameFilter) -> Bool {
    guard index >= 0, index < count else { return false }
    let lexeme = storage.buffer.lexemes[index]
    if storage.bytes[lexeme.start] == UInt8(ascii: "`") {
      return filter.mayContain(nameBytes(index))
    }
    return filter.mayContain(lexeme, storage.bytes)
  }

  /// The text of a range of lexemes as written.
  package func text(_ span: Range<Int>) -> String {
    let range = byteRange(span)
    return String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }

  /// The text of a range with its trivia reduced to single spaces where the source has any.
  package func compactText(_ span: Range<Int>) -> String {
    if span.count == 1 { return text(span.lowerBound) }
    var result = ""
    for index in span where index >= 0 && index < count {
      if index > span.lowerBound, !touches(index - 1, index) { result += " " }
      result += text(index)
    }
    return result
  }

  /// Whether the lexeme's bytes are exactly `text`.
  package func isText(_ index: Int, _ text: StaticString) -> Bool {
    guard index >= 0, index < count else { return false }
    let lexeme = storage.buffer.lexemes[index]
    guard Int(lexeme.length) == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[lexeme.start..<lexeme.end]) }
  }

  /// The first lexeme that starts at or after a byte offset.
  package func firstLexeme(from offset: Int) -> Int {
    storage.buffer.lexemes.partitioningIndex { $0.start >= offset }
  }

  /// Whether a byte is between an `#if` and its `#endif`.
  func isConditional(_ offset: Int) -> Bool {
    let regions = storage.buffer.conditionalRegions
    let next = regions.partitioningIndex { $0.end > offset }
    return next < regions.count && regions[next].start <= offset
  }

  /// The lexemes that are `word`, in order, members and declarations included.
  package func indices(of word: KnownWord) -> ArraySlice<Int32> {
    storage.contents.occurrences[word]
  }

  /// Whether `word` occurs anywhere in the code.
  package func contains(_ word: KnownWord) -> Bool { storage.contents.occurrences.contains(word) }
}
