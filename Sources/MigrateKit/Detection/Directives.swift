/// What the author of a file silenced with comments.
///
///     Color.red  // dsmigrate:ignore
///     // dsmigrate:ignore color -- the brand team owns this red
///     Color.red
///     // dsmigrate:ignore-file
///
/// A comment with code on its line silences that line; one that stands alone silences the next line
/// that holds code. Words after `ignore` are categories, words after `--` the reason. A directive
/// opens its comment: text that merely mentions one is no directive.
package struct Directives: Sendable {
  /// One directive: which bytes and which categories it silences, and why.
  package struct Suppression: Hashable, Sendable {
    /// The bytes of the comment.
    package var comment: ByteRange
    /// The bytes that are silenced: whole lines, or the whole file.
    package var covers: ByteRange
    /// What is silenced there; empty means everything.
    package var categories: Set<TokenCategory>
    /// The author's reason, if one is given.
    package var reason: String?
  }

  /// Something about a directive that its author should know.
  package struct Warning: Hashable, Sendable {
    /// The first byte of the comment.
    package var offset: Int
    /// One sentence, lower case and without a full stop.
    package var message: String
  }

  /// The directives of the file, in order.
  package private(set) var suppressions: [Suppression] = []
  /// What was wrong with the way they are written, in order.
  package private(set) var warnings: [Warning] = []

  /// Reads the comments among the lexemes of a file; a file without one costs one look at each.
  package init(lexemes: [Lexeme], bytes: [UInt8]) {
    for (index, lexeme) in lexemes.enumerated() {
      guard lexeme.kind == .lineComment || lexeme.kind == .blockComment else { continue }
      guard let text = Self.directive(in: bytes[lexeme.start..<lexeme.end]) else { continue }
      let words = DirectiveWords(text)
      if let warning = words.warning {
        warnings.append(Warning(offset: lexeme.start, message: warning))
      }
      guard let verb = words.verb else { continue }
      let covers =
        verb == .ignoreFile
        ? ByteRange(0, bytes.count) : Self.silencedLines(by: index, in: lexemes, bytes)
      suppressions.append(
        Suppression(
          comment: lexeme.range, covers: covers, categories: words.categories,
          reason: words.reason))
    }
  }

  /// The index in `suppressions` of the first directive that silences a finding.
  package func suppression(of range: ByteRange, category: TokenCategory) -> Int? {
    suppressions.firstIndex { suppression in
      (suppression.categories.isEmpty || suppression.categories.contains(category))
        && suppression.covers.overlaps(range)
    }
  }

  /// A warning for each directive that silenced nothing, given the indices of those that did.
  package func warnings(unlessUsed used: Set<Int>) -> [Warning] {
    suppressions.indices.filter { !used.contains($0) }.map { index in
      Warning(
        offset: suppressions[index].comment.start,
        message: "this 'dsmigrate:ignore' silences nothing; remove it")
    }
  }

  /// What follows `dsmigrate:` in a comment that opens with it, up to the end of its line.
  private static func directive(in comment: ArraySlice<UInt8>) -> String? {
    let opening = comment.drop { byte in
      byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "!")
        || isSpace(byte) || isLineEnd(byte)
    }
    let marker = "dsmigrate:".utf8
    guard opening.starts(with: marker) else { return nil }
    let line = opening.dropFirst(marker.count).prefix { !isLineEnd($0) }
    let text = String(decoding: line, as: UTF8.self)
    guard comment.suffix(2).elementsEqual("*/".utf8), text.hasSuffix("*/") else { return text }
    return String(text.dropLast(2))
  }

  /// The line of a comment that has code on it; else the next line that has.
  private static func silencedLines(
    by index: Int, in lexemes: [Lexeme], _ bytes: [UInt8]
  ) -> ByteRange {
    let comment = lexemes[index]
    let line = lineBounds(around: comment.range, in: bytes)
    let isAlone =
      !lexemes[..<index].reversed().prefix { $0.end > line.start }.contains(where: isCode)
      && !lexemes[(index + 1)...].prefix { $0.start < line.end }.contains(where: isCode)
    guard isAlone, let next = lexemes[(index + 1)...].first(where: isCode) else { return line }
    return lineBounds(around: ByteRange(next.start, next.start), in: bytes)
  }

  private static func isCode(_ lexeme: Lexeme) -> Bool { !lexeme.kind.isTrivia }

  private static func lineBounds(around range: ByteRange, in bytes: [UInt8]) -> ByteRange {
    let start = bytes[..<range.start].lastIndex(where: isLineEnd).map { $0 + 1 } ?? 0
    let end = bytes[range.end...].firstIndex(where: isLineEnd) ?? bytes.count
    return ByteRange(start, end)
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
