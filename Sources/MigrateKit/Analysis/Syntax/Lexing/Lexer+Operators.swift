// Operators, and the punctuation that looks like them.

extension Lexer {
  @inline(__always)
  mutating func lexPeriod() {
    let next = cursor.peek(1)
    if next < 0x80, !cursor.has(.op, next) {
      emit(.period, length: 1)
    } else {
      lexOperator()
    }
  }

  mutating func lexSlash() {
    switch cursor.peek(1) {
    case UInt8(ascii: "/"): lexLineComment()
    case UInt8(ascii: "*"): lexBlockComment()
    default: lexOperator()
    }
  }

  /// Lexes `!` or `?`: as punctuation if it follows directly, else as an operator.
  mutating func lexOptionalMark(_ byte: UInt8) {
    guard cursor.isLeftBound(cursor.offset) else { return lexOperator() }
    emit(byte == UInt8(ascii: "!") ? .exclamation : .postfixQuestion, length: 1)
  }

  mutating func lexOperator() {
    let start = cursor.offset
    var (end, slash) = cursor.scanOperator()
    if let slash {
      if let regex = bareRegex(at: slash, operatorStart: start, operatorEnd: end) {
        emit(.op, flags: .prefix, upTo: slash)
        return emit(.regex, flags: regex.flags, upTo: regex.end)
      }
      end = cursor.beforeComment(from: start, to: end)
    }
    emitOperator(upTo: end)
  }

  @inline(__always)
  private mutating func emitOperator(upTo end: Int) {
    let start = cursor.offset
    let isLeftBound = cursor.isLeftBound(start)
    let isRightBound = cursor.isRightBound(end, isLeftBound: isLeftBound)
    let flags: Lexeme.Flags =
      isLeftBound == isRightBound ? .infix : isLeftBound ? .postfix : .prefix
    emit(cursor.operatorKind(start, end, flags), flags: flags, upTo: end)
  }
}

// On the cursor, which is small: calling them on a lexer would copy it.
extension ByteCursor {
  /// The end of the operator characters at the cursor, and the first slash among them.
  fileprivate func scanOperator() -> (end: Int, slash: Int?) {
    let start = self.offset
    let mayHavePeriods = base[start] == UInt8(ascii: ".")
    var slash: Int?
    var offset = start
    while offset < count {
      let byte = base[offset]
      if byte >= 0x80 {
        guard let (scalar, length) = scalar(at: offset), scalar.continuesOperator else {
          break
        }
        offset += length
        continue
      }
      guard has(.op, byte) else { break }
      switch byte {
      case UInt8(ascii: "."): if !mayHavePeriods { return (offset, slash) }
      case UInt8(ascii: "/"): slash = slash ?? offset
      case UInt8(ascii: "<"):
        if offset > start, placeholderEnd(at: offset) != nil { return (offset, slash) }
      default: break
      }
      offset += 1
    }
    return (offset, slash)
  }

  /// Where a comment begins in the operator characters `start..<end`, else `end`.
  fileprivate func beforeComment(from start: Int, to end: Int) -> Int {
    guard end - start > 2 else { return end }
    return (start + 1..<end).first { offset in
      let next = byte(at: offset + 1)
      return base[offset] == UInt8(ascii: "/")
        && (next == UInt8(ascii: "/") || next == UInt8(ascii: "*"))
    } ?? end
  }

  fileprivate func operatorKind(_ start: Int, _ end: Int, _ flags: Lexeme.Flags) -> Lexeme.Kind {
    switch end - start {
    case 1:
      switch base[start] {
      case UInt8(ascii: "="): return .equal
      case UInt8(ascii: "."): return .period
      case UInt8(ascii: "?"): return .infixQuestion
      case UInt8(ascii: "&"): return flags == .prefix ? .prefixAmpersand : .op
      default: return .op
      }
    case 2 where base[start] == UInt8(ascii: "-"):
      return base[start + 1] == UInt8(ascii: ">") ? .arrow : .op
    default:
      // The end of a comment that never began.
      let endsComment = (start..<end - 1).contains { offset in
        base[offset] == UInt8(ascii: "*") && base[offset + 1] == UInt8(ascii: "/")
      }
      return endsComment ? .unknown : .op
    }
  }

  /// Whether an operator that starts here touches an expression on its left.
  func isLeftBound(_ offset: Int) -> Bool {
    guard offset > 0 else { return false }
    switch base[offset - 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0,
      UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"):
      // The end of a comment.
      return byte(at: offset - 2) != UInt8(ascii: "*")
    case 0xA0:
      // A no-break space.
      return byte(at: offset - 2) != 0xC2
    default:
      return true
    }
  }

  /// Whether an operator that ends here touches an expression on its right.
  func isRightBound(_ end: Int, isLeftBound: Bool) -> Bool {
    switch byte(at: end) {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0,
      UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."):
      // `x^.y` has a postfix operator, `^.y` a prefix one.
      return !isLeftBound
    case UInt8(ascii: "/"):
      let next = byte(at: end + 1)
      return next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
    case 0xC2:
      return byte(at: end + 1) != 0xA0
    default:
      return true
    }
  }
}
