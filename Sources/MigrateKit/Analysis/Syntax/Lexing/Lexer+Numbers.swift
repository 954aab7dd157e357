// Number literals.

extension Lexer {
  /// Lexes a number.
  ///
  /// Letters that do not belong to it (`12px`, `0b12`) are part of its lexeme, as in the compiler;
  /// `NumericLiteral` then finds no value in it.
  mutating func lexNumber() {
    let start = cursor.offset
    if cursor.base[start] == UInt8(ascii: "0") {
      switch cursor.byte(at: start + 1) {
      case UInt8(ascii: "x"): return lexHexNumber()
      case UInt8(ascii: "o"), UInt8(ascii: "b"):
        return emit(.integer, upTo: cursor.endOfIdentifier(from: start + 2))
      default: break
      }
    }
    var end = endOfDigits(from: start + 1)
    let next = cursor.byte(at: end)
    if next == UInt8(ascii: ".") {
      // `1.max` is a member, `tuple.0.1` a member of a member.
      guard isDigit(cursor.byte(at: end + 1)), previous?.kind != .period else {
        return emit(.integer, upTo: end)
      }
      end = endOfDigits(from: end + 1)
    } else if next | 0x20 != UInt8(ascii: "e") {
      return emit(.integer, upTo: cursor.endOfIdentifier(from: end))
    }
    if cursor.byte(at: end) | 0x20 == UInt8(ascii: "e") {
      end = endOfExponent(from: end + 1)
    }
    emit(.float, upTo: end)
  }

  private mutating func lexHexNumber() {
    let start = cursor.offset
    let digits = end(of: .hexDigit, orUnderscoreFrom: start + 2)
    guard digits > start + 2, cursor.base[start + 2] != UInt8(ascii: "_") else {
      return emit(.integer, upTo: cursor.endOfIdentifier(from: start + 2))
    }
    var end = digits
    let fractionIsDecimal = isDigit(cursor.byte(at: digits + 1))
    let hasPeriod = cursor.byte(at: digits) == UInt8(ascii: ".")
    if hasPeriod {
      // `0xFF.description`: without an exponent, what follows the period is a member.
      guard cursor.has(.hexDigit, cursor.byte(at: digits + 1)) else {
        return emit(.integer, upTo: digits)
      }
      end = self.end(of: .hexDigit, orUnderscoreFrom: digits + 1)
    }
    guard cursor.byte(at: end) | 0x20 == UInt8(ascii: "p") else {
      return emit(.integer, upTo: hasPeriod ? digits : cursor.endOfIdentifier(from: digits))
    }
    let sign = cursor.byte(at: end + 1)
    let isSigned = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
    let hasExponent = isDigit(cursor.byte(at: end + (isSigned ? 2 : 1)))
    // `0xFF.fp`: a member again.
    if hasPeriod, !hasExponent, !isSigned, !fractionIsDecimal {
      return emit(.integer, upTo: digits)
    }
    emit(.float, upTo: endOfExponent(from: end + 1))
  }

  /// The end of an exponent, after its letter, including invalid letters.
  private func endOfExponent(from start: Int) -> Int {
    let sign = cursor.byte(at: start)
    let hasSign = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
    return cursor.endOfIdentifier(from: hasSign ? start + 1 : start)
  }

  private func endOfDigits(from start: Int) -> Int {
    end(of: .digit, orUnderscoreFrom: start)
  }

  private func end(of trait: ByteTraits, orUnderscoreFrom start: Int) -> Int {
    cursor.offset(from: start) { byte in
      !cursor.has(trait, byte) && byte != UInt8(ascii: "_")
    }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    cursor.has(.digit, byte)
  }
}
