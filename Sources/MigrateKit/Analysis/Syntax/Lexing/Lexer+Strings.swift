// String literals: plain, raw, of one line or several, with interpolations to any depth.

extension Lexer {
  /// A string whose opening has been read and whose closing has not.
  struct OpenString {
    /// The index of its `stringStart`.
    var start: Int
    /// `"`, or `'` for a single-quoted string, which Swift rejects.
    var quote: UInt8
    var pounds: Int
    var isMultiline: Bool
    /// The parentheses open around it, in the interpolation or file that it is in.
    var outerParens: Int
    /// The index of the `interpolationStart` of its open interpolation.
    var interpolation = 0

    var quotes: Int { isMultiline ? 3 : 1 }
  }

  /// Lexes a string from its opening, at its number signs or quote, up to its end or first
  /// interpolation.
  mutating func lexStringStart(pounds: Int) {
    let quote = cursor.peek(pounds)
    let isMultiline =
      quote == UInt8(ascii: "\"") && cursor.peek(pounds + 1) == quote
      && cursor.peek(pounds + 2) == quote
      && !(pounds > 0 && closesOnSameLine(from: cursor.offset + pounds + 3, pounds: pounds))
    let string = OpenString(
      start: count, quote: quote, pounds: pounds, isMultiline: isMultiline,
      outerParens: openParens)
    emit(
      .stringStart, flags: isMultiline ? .multiline : [], length: pounds + string.quotes)
    lexStringText(string, isResumed: false)
  }

  /// Whether `#"""` is a string of one line that starts with quotes (`#"""#`, `#""" is text"#`).
  ///
  /// It searches at most to the end of the multi-line string, which has the same closing.
  private func closesOnSameLine(from start: Int, pounds: Int) -> Bool {
    if hasPounds(pounds, at: start) { return true }
    var offset = start
    while offset < cursor.count {
      switch cursor.base[offset] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return false
      case UInt8(ascii: "\""): if hasPounds(pounds, at: offset + 1) { return true }
      default: break
      }
      offset += 1
    }
    return false
  }

  /// Whether `pounds` number signs are at an offset.
  @inline(__always)
  private func hasPounds(_ pounds: Int, at offset: Int) -> Bool {
    var index = 0
    while index < pounds, cursor.byte(at: offset + index) == UInt8(ascii: "#") { index += 1 }
    return index == pounds
  }

  /// Lexes the text of a string up to its end, or up to its next interpolation, which is then open.
  ///
  /// - Parameters:
  ///   - string: The string; it is on the stack when `isResumed` is true.
  ///   - isResumed: Whether the text follows an interpolation.
  private mutating func lexStringText(_ string: OpenString, isResumed: Bool) {
    var offset = cursor.offset
    while offset < cursor.count {
      let byte = cursor.base[offset]
      if !cursor.has(.stopsText, byte) {
        offset += 1
      } else if byte == string.quote, closes(string, at: offset) {
        emit(.stringText, upTo: offset)
        emit(
          .stringEnd, flags: string.isMultiline ? .multiline : [],
          length: string.quotes + string.pounds)
        return leave(string, isResumed: isResumed)
      } else if byte == UInt8(ascii: "\\"), hasPounds(string.pounds, at: offset + 1) {
        let escaped = offset + 1 + string.pounds
        if cursor.byte(at: escaped) == UInt8(ascii: "(") {
          emit(.stringText, upTo: offset)
          return startInterpolation(in: string, isResumed: isResumed)
        }
        offset = escaped + (isQuoteOrBackslash(cursor.byte(at: escaped)) ? 1 : 0)
      } else if !string.isMultiline, cursor.has(.newline, byte) {
        emit(.stringText, upTo: offset)
        mark(.unterminated, at: string.start)
        cutsString = true
        return leave(string, isResumed: isResumed)
      } else {
        offset += 1
      }
    }
    emit(.stringText, upTo: min(offset, cursor.count))
    mark(.unterminated, at: string.start)
    leave(string, isResumed: isResumed)
  }

  private func isQuoteOrBackslash(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\\")
  }

  /// Whether the closing of `string` is at an offset where its quote does.
  @inline(__always)
  private func closes(_ string: OpenString, at offset: Int) -> Bool {
    if string.isMultiline {
      guard cursor.byte(at: offset + 1) == string.quote,
        cursor.byte(at: offset + 2) == string.quote
      else { return false }
    }
    return hasPounds(string.pounds, at: offset + string.quotes)
  }

  private mutating func leave(_ string: OpenString, isResumed: Bool) {
    openParens = string.outerParens
    if isResumed { openStrings.removeLast() }
  }

  private mutating func startInterpolation(in string: OpenString, isResumed: Bool) {
    if !isResumed { openStrings.append(string) }
    openStrings[openStrings.count - 1].interpolation = count
    emit(.interpolationStart, length: 2 + string.pounds)
    openParens = 0
  }

  /// Ends the innermost interpolation at its `)`, and goes on with the text of its string.
  mutating func endInterpolation() {
    guard let string = openStrings.last else { return }
    emit(.interpolationEnd, length: 1)
    lexStringText(string, isResumed: true)
  }

  /// Ends the strings of one line that the line end at the cursor cuts off.
  ///
  /// When they are in an interpolation of a string of several lines, that one goes on with text, as
  /// in the compiler: a missing quote must not affect the rest of the file.
  ///
  /// - Returns: Whether the line end became part of such a text.
  mutating func cutStringsAtNewline() -> Bool {
    var isCut = cutsString
    cutsString = false
    while let string = openStrings.last, !string.isMultiline {
      mark(.unterminated, at: string.start)
      mark(.unterminated, at: string.interpolation)
      leave(string, isResumed: true)
      isCut = true
    }
    guard isCut, let string = openStrings.last else { return false }
    mark(.unterminated, at: string.interpolation)
    lexStringText(string, isResumed: true)
    return true
  }

  /// Marks the strings that the end of the file cuts off inside their interpolations.
  mutating func closeStringsAtEnd() {
    for string in openStrings {
      mark(.unterminated, at: string.start)
      mark(.unterminated, at: string.interpolation)
    }
    openStrings.removeAll()
  }
}
