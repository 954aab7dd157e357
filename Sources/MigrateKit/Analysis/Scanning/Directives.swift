/// The suppressions in the comments of a file.
///
///     Color.red  // dsmigrate:ignore
///     // dsmigrate:ignore color -- the brand team owns this red
///     Color.red
///     // dsmigrate:ignore-file
///
/// A comment after code suppresses that line; a comment on its own line suppresses the next line
/// with code. Words after `ignore` are categories, words after `--` the reason. A directive must be
/// at the start of its comment.
package struct Directives: Sendable {
  /// One directive: the suppressed bytes and categories, and the reason.
  package struct Suppression: Hashable, Sendable {
    /// The bytes of the comment.
    package var comment: ByteRange
    /// The suppressed bytes: whole lines, or the whole file.
    package var covers: ByteRange
    /// The suppressed categories; empty means all.
    package var categories: Set<TokenCategory>
    /// The author's reason, if any.
    package var reason: String?
  }

  /// A warning about a directive.
  package struct Warning: Hashable, Sendable {
    /// The first byte of the comment.
    package var offset: Int
    /// One sentence, lower case and without a full stop.
    package var message: String
  }

  /// The directives of the file, in order.
  package private(set) var suppressions: [Suppression] = []
  /// The warnings about malformed directives, in order.
  package private(set) var warnings: [Warning] = []
  /// The indices of the line directives of a category, ordered by both start and end.
  private var ofLines: [TokenCategory: [Int]] = [:]
  /// The first directive that suppresses a category in the whole file.
  private var ofFile: [TokenCategory: Int] = [:]

  /// Reads the comments of a file, which `comments` names by their indices.
  package init(lexemes: [Lexeme], bytes: [UInt8], comments: [Int]) {
    guard !comments.isEmpty else { return }
    var lines = SilencedLines(lexemes: lexemes, bytes: bytes)
    for index in comments {
      let lexeme = lexemes[index]
      guard let text = Self.directive(in: bytes[lexeme.start..<lexeme.end]) else { continue }
      let words = DirectiveWords(text)
      if let warning = words.warning {
        warnings.append(Warning(offset: lexeme.start, message: warning))
      }
      guard let verb = words.verb else { continue }
      let isOfFile = verb == .ignoreFile
      let covers = isOfFile ? ByteRange(0, bytes.count) : lines.silenced(by: index)
      let silenced = words.categories.isEmpty ? Set(TokenCategory.allCases) : words.categories
      for category in silenced {
        if !isOfFile {
          ofLines[category, default: []].append(suppressions.count)
        } else if ofFile[category] == nil {
          ofFile[category] = suppressions.count
        }
      }
      suppressions.append(
        Suppression(
          comment: lexeme.range, covers: covers, categories: words.categories,
          reason: words.reason))
    }
  }

  /// The index in `suppressions` of the first directive that suppresses a finding.
  package func suppression(of range: ByteRange, category: TokenCategory) -> Int? {
    let ofLine = ofLines[category].flatMap { firstOverlapping(range, among: $0) }
    return [ofLine, ofFile[category]].compactMap { $0 }.min()
  }

  /// The first of the directives that overlaps a range.
  private func firstOverlapping(_ range: ByteRange, among indices: [Int]) -> Int? {
    let first = indices.partitioningIndex { suppressions[$0].covers.end > range.start }
    guard first < indices.count, suppressions[indices[first]].covers.overlaps(range) else {
      return nil
    }
    return indices[first]
  }

  /// A warning for each unused directive, given the indices of the used ones.
  package func warnings(unlessUsed used: Set<Int>) -> [Warning] {
    suppressions.indices.filter { !used.contains($0) }.map { index in
      Warning(
        offset: suppressions[index].comment.start,
        message: "this 'dsmigrate:ignore' suppresses nothing; remove it")
    }
  }

  /// The text after `dsmigrate:` at the start of a comment, up to the end of its line.
  private static func directive(in comment: ArraySlice<UInt8>) -> String? {
    let opening = comment.drop { byte in
      byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "!")
        || isSpace(byte) || byte.isLineEnd
    }
    let marker = "dsmigrate:".utf8
    guard opening.starts(with: marker) else { return nil }
    let line = opening.dropFirst(marker.count).prefix { !$0.isLineEnd }
    let text = String(decoding: line, as: UTF8.self)
    guard comment.suffix(2).elementsEqual("*/".utf8), text.hasSuffix("*/") else { return text }
    return String(text.dropLast(2))
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
