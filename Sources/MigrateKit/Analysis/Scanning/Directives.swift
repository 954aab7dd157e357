/// What the author of a file silenced with comments.
///
///     Color.red  // dsmigrate:ignore
///     // dsmigrate:ignore color -- the brand team owns this red
///     Color.red
///     // dsmigrate:ignore-file
///
/// A comment with code on its line silences that line; one that is alone silences the next line
/// that holds code. Words after `ignore` are categories, words after `--` the reason. A directive
/// opens its comment: text that merely mentions one is not a directive.
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
  /// The directives that silence lines of a category, by their indices; what they cover is in order
  /// too, by where it starts and by where it ends.
  private var ofLines: [TokenCategory: [Int]] = [:]
  /// The first directive that silences a category in the whole file.
  private var ofFile: [TokenCategory: Int] = [:]

  /// Reads the comments of a file, which `comments` names by their indices.
  init(lexemes: [Lexeme], bytes: [UInt8], comments: [Int]) {
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

  /// The index in `suppressions` of the first directive that silences a finding.
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
