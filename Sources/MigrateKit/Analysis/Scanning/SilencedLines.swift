/// The suppressed lines of a file's comments, computed in order.
///
/// Results are reused between calls, so that all calls together take linear time.
struct SilencedLines {
  private let lexemes: [Lexeme]
  private var comments: LineBounds
  private var codes: LineBounds
  /// The first lexeme not yet examined as code before a comment.
  private var upcoming = 0
  /// The end of the last code before the comment.
  private var lastCodeEnd = 0
  /// The next code lexeme after the last comment.
  private var nextCode = 0

  init(lexemes: [Lexeme], bytes: [UInt8]) {
    self.lexemes = lexemes
    comments = LineBounds(bytes)
    codes = LineBounds(bytes)
  }

  /// The line of a comment that has code on it; else the next line that has.
  ///
  /// Indices must increase between calls.
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

/// Finds lines around increasing positions in a file.
private struct LineBounds {
  private let bytes: [UInt8]
  /// A position and the start of its line.
  private var asked = 0
  private var start = 0
  /// The last found line end, and an earlier position from which it is the first.
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
