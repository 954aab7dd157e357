/// The lines that the comments of a file silence, one comment after the other.
///
/// What an earlier question has shown is not looked for again, so that all of them together take
/// linear time, however many comments are on one line or one below the other.
struct SilencedLines {
  private let lexemes: [Lexeme]
  private var comments: LineBounds
  private var codes: LineBounds
  /// The first lexeme that was not looked at as the code before a comment.
  private var upcoming = 0
  /// Where the last code before the comment ends.
  private var lastCodeEnd = 0
  /// The next lexeme that is code, seen from the last comment.
  private var nextCode = 0

  init(lexemes: [Lexeme], bytes: [UInt8]) {
    self.lexemes = lexemes
    comments = LineBounds(bytes)
    codes = LineBounds(bytes)
  }

  /// The line of a comment that has code on it; else the next line that has.
  ///
  /// The index is that of a lexeme behind the one that was asked for before.
  mutating func silenced(by index: Int) -> ByteRange {
    let line = comments.around(lexemes[index].range)
    while upcoming < index {
      if !lexemes[upcoming].kind.isTrivia { lastCodeEnd = lexemes[upcoming].end }
      upcoming += 1
    }
    nextCode = max(nextCode, index + 1)
    while nextCode < lexemes.count, lexemes[nextCode].kind.isTrivia { nextCode += 1 }
    guard nextCode < lexemes.count else { return line }
    let next = lexemes[nextCode].start
    let isAlone = lastCodeEnd <= line.start && next >= line.end
    return isAlone ? codes.around(ByteRange(next, next)) : line
  }
}

/// The lines around places of a file, asked for from its start to its end.
private struct LineBounds {
  private let bytes: [UInt8]
  /// A place and where its line starts.
  private var asked = 0
  private var start = 0
  /// The last line end that was found, and a place before it from which it is the first.
  private var end = 0
  private var endIsFirstFrom = Int.max

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The whole lines that a range touches.
  mutating func around(_ range: ByteRange) -> ByteRange {
    if let lineEnd = bytes[asked..<range.start].lastIndex(where: \.isLineEnd) {
      start = lineEnd + 1
    }
    asked = range.start
    if range.end < endIsFirstFrom || range.end > end {
      end = bytes[range.end...].firstIndex(where: \.isLineEnd) ?? bytes.count
      endIsFirstFrom = range.end
    }
    return ByteRange(start, end)
  }
}
