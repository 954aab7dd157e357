// Lexes names: identifiers, keywords, `$0`, `#words`, placeholders, and invalid characters.

extension Lexer {
  @inline(__always)
  mutating func lexIdentifier(firstLength: Int = 1) {
    let start = cursor.offset
    let end = cursor.endOfIdentifier(from: start + firstLength)
    let word = words.word(
      at: cursor.base + start, length: end - start, readable: cursor.count - start)
    let flags = word == .none ? cursor.flags(ofName: start..<end) : []
    emit(.identifier, flags: flags, word: word, length: end - start)
  }

  mutating func lexDollar() {
    let end = cursor.endOfIdentifier(from: cursor.offset + 1)
    emit(end == cursor.offset + 1 ? .identifier : .dollarIdentifier, upTo: end)
  }

  /// Lexes an identifier in backticks; a raw identifier may contain almost anything.
  mutating func lexBacktick() {
    var end = cursor.offset + 1
    while end < cursor.count {
      let byte = cursor.base[end]
      if byte == UInt8(ascii: "`") {
        guard end > cursor.offset + 1 else { break }
        return emit(.identifier, upTo: end + 1)
      }
      if byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\\") { break }
      end += 1
    }
    emit(.unknown, length: 1)
  }

  /// Lexes what a number sign opens: a raw string, an extended regex, or a `#word`.
  mutating func lexPound() {
    let start = cursor.offset
    let afterPounds = cursor.offset(from: start) { $0 != UInt8(ascii: "#") }
    switch cursor.byte(at: afterPounds) {
    case UInt8(ascii: "\""):
      return lexStringStart(pounds: afterPounds - start)
    case UInt8(ascii: "/"):
      if let regex = extendedRegex(pounds: afterPounds - start) {
        return emit(.regex, flags: regex.flags, upTo: regex.end)
      }
    default: break
    }
    let next = start + 1
    guard next < cursor.count, let first = cursor.scalar(at: next)?.scalar,
      first.startsIdentifier
    else {
      return emit(.pound, length: 1)
    }
    let end = cursor.endOfIdentifier(from: next)
    let word = words.word(
      at: cursor.base + next, length: end - next, readable: cursor.count - next)
    emit(.poundWord, word: word, upTo: end)
  }

  mutating func lexLeftAngle() {
    if lexConflict() { return }
    if let end = cursor.placeholderEnd(at: cursor.offset) {
      emit(.identifier, upTo: end)
    } else {
      lexOperator()
    }
  }

  mutating func lexNonASCII() {
    let start = cursor.offset
    guard let (scalar, length) = cursor.scalar(at: start) else { return lexInvalidBytes() }
    switch scalar {
    case "\u{A0}", "\u{FEFF}":
      emit(.whitespace, length: length)
    case "\u{201C}":
      emit(.unknown, upTo: endOfCurlyQuotes(from: start + length))
    case _ where scalar.continuesIdentifier:
      // An invalid start character still forms one word with the following ones.
      lexIdentifier(firstLength: length)
    case _ where scalar.startsOperator:
      lexOperator()
    default:
      emit(.unknown, length: length)
    }
  }

  private mutating func lexInvalidBytes() {
    var end = cursor.offset + 1
    while end < cursor.count, cursor.base[end] >= 0x80, cursor.scalar(at: end) == nil { end += 1 }
    emit(.unknown, upTo: end)
  }

  /// The end of text in curly quotes, pasted instead of a string, which is not code.
  private func endOfCurlyQuotes(from start: Int) -> Int {
    var offset = start
    while offset < cursor.count {
      switch cursor.base[offset] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return start
      case UInt8(ascii: "\\"):
        if cursor.byte(at: offset + 1) == UInt8(ascii: "(") { return start }
      case UInt8(ascii: "\""): return offset + 1
      case 0xE2:
        // Stops at the next opening quote, to be linear for many unclosed ones on one line.
        if cursor.starts(with: "\u{201D}", at: offset) { return offset + 3 }
        if cursor.starts(with: "\u{201C}", at: offset) { return start }
      default: break
      }
      offset += 1
    }
    return start
  }
}

// On the cursor, which is small: calling them on a lexer would copy it.
extension ByteCursor {
  /// How an unknown word is written.
  @inline(__always)
  fileprivate func flags(ofName name: Range<Int>) -> Lexeme.Flags {
    let isCapitalized = base[name.lowerBound].isASCIICapital
    var flags: Lexeme.Flags = isCapitalized ? .capitalized : []
    switch base[name.upperBound - 1] {
    case UInt8(ascii: "r"):
      if isCapitalized, ends(name, with: "Color") { flags.insert(.endsInColor) }
    case UInt8(ascii: "s"):
      if ends(name, with: "CornerRadius") { flags.insert(.endsInCornerRadius) }
    default: break
    }
    return flags
  }

  /// Whether a name ends with an ending that is shorter.
  private func ends(_ name: Range<Int>, with ending: StaticString) -> Bool {
    let length = ending.utf8CodeUnitCount
    return name.count > length
      && ending.withUTF8Buffer { ending in
        ending.indices.allSatisfy { base[name.upperBound - length + $0] == ending[$0] }
      }
  }

  /// The end of an editor's placeholder (`<#name#>`) that starts at an offset.
  func placeholderEnd(at start: Int) -> Int? {
    guard starts(with: "<#", at: start) else { return nil }
    var offset = start + 2
    while offset < count {
      switch base[offset] {
      case UInt8(ascii: "\n"): return nil
      case UInt8(ascii: "<"): if byte(at: offset + 1) == UInt8(ascii: "#") { return nil }
      case UInt8(ascii: "#"):
        if byte(at: offset + 1) == UInt8(ascii: ">") { return offset + 2 }
      default: break
      }
      offset += 1
    }
    return nil
  }
}
