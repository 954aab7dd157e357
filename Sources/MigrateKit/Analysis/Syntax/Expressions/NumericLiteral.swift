/// The value of a number literal.
///
///     NumericLiteral("1_000.5")?.value    // 1000.5
///     NumericLiteral("0x00FF7A")?.integer // 65402, with six hex digits
///     NumericLiteral("12px")              // nil
package struct NumericLiteral: Hashable, Sendable {
  /// The value, correctly rounded.
  package let value: Double
  /// The value of an integer literal; `nil` for a float, and for more than 64 bits.
  package let integer: UInt64?
  /// The number of digits after the `0x` of an integer, including leading zeros; `nil` in other
  /// bases.
  package let hexDigitCount: Int?

  /// Reads the literal of a number lexeme; `nil` if it is malformed or too large for a `Double`.
  package init?(_ lexeme: Lexeme, in bytes: [UInt8]) {
    guard lexeme.kind == .integer || lexeme.kind == .float, lexeme.end <= bytes.count else {
      return nil
    }
    self.init(bytes[lexeme.start..<lexeme.end])
  }

  /// Reads a literal from its text.
  package init?(_ text: String) {
    self.init(Array(text.utf8)[...])
  }

  /// Reads a literal from its bytes.
  package init?(_ bytes: ArraySlice<UInt8>) {
    var reader = Reader(bytes)
    guard let literal = reader.read(), literal.value.isFinite else { return nil }
    self = literal
  }

  fileprivate init(value: Double, integer: UInt64? = nil, hexDigitCount: Int? = nil) {
    self.value = value
    self.integer = integer
    self.hexDigitCount = hexDigitCount
  }
}

/// Parses one literal by the grammar of numeric literals.
private struct Reader {
  private var rest: ArraySlice<UInt8>
  /// The text read so far, without underscores, for conversions.
  private var digits: [UInt8] = []

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  mutating func read() -> NumericLiteral? {
    guard let first = rest.first, isDigit(first, radix: 10) else { return nil }
    if first == UInt8(ascii: "0"), let radix = radix(of: rest.dropFirst().first) {
      rest = rest.dropFirst(2)
      return radix == 16 ? readHexadecimal() : readInteger(radix: radix)
    }
    return readDecimal()
  }

  private func radix(of letter: UInt8?) -> UInt8? {
    switch letter {
    case UInt8(ascii: "x"): 16
    case UInt8(ascii: "o"): 8
    case UInt8(ascii: "b"): 2
    default: nil
    }
  }

  private mutating func readInteger(radix: UInt8) -> NumericLiteral? {
    guard takeDigits(radix: radix), rest.isEmpty else { return nil }
    return integer(radix: radix)
  }

  private mutating func readDecimal() -> NumericLiteral? {
    guard takeDigits(radix: 10) else { return nil }
    if rest.isEmpty { return integer(radix: 10) }
    let hasFraction = take(UInt8(ascii: "."))
    if hasFraction, !takeDigits(radix: 10) { return nil }
    let hasExponent = take(UInt8(ascii: "e")) || take(UInt8(ascii: "E"))
    if hasExponent, !takeExponent() { return nil }
    guard rest.isEmpty else { return nil }
    return float()
  }

  private mutating func readHexadecimal() -> NumericLiteral? {
    guard takeDigits(radix: 16) else { return nil }
    if rest.isEmpty { return integer(radix: 16) }
    if take(UInt8(ascii: ".")), !takeDigits(radix: 16) { return nil }
    guard take(UInt8(ascii: "p")) || take(UInt8(ascii: "P")), takeExponent(), rest.isEmpty else {
      return nil
    }
    digits.insert(contentsOf: "0x".utf8, at: 0)
    return float()
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard rest.first == byte else { return false }
    digits.append(byte)
    rest.removeFirst()
    return true
  }

  private mutating func takeExponent() -> Bool {
    if !take(UInt8(ascii: "-")) { _ = take(UInt8(ascii: "+")) }
    return takeDigits(radix: 10)
  }

  /// Reads digits with underscores, not starting with one.
  private mutating func takeDigits(radix: UInt8) -> Bool {
    guard let first = rest.first, isDigit(first, radix: radix) else { return false }
    while let byte = rest.first {
      if isDigit(byte, radix: radix) {
        digits.append(byte)
      } else if byte != UInt8(ascii: "_") {
        break
      }
      rest.removeFirst()
    }
    return true
  }

  private func isDigit(_ byte: UInt8, radix: UInt8) -> Bool {
    guard let value = Self.digitValue(byte) else { return false }
    return value < radix
  }

  private func integer(radix: UInt8) -> NumericLiteral {
    let hexDigitCount = radix == 16 ? digits.count : nil
    var exact: UInt64 = 0
    for digit in digits {
      let (product, overflows) = exact.multipliedReportingOverflow(by: UInt64(radix))
      let (sum, carries) = product.addingReportingOverflow(UInt64(Self.digitValue(digit) ?? 0))
      if overflows || carries {
        return NumericLiteral(value: large(radix: radix), hexDigitCount: hexDigitCount)
      }
      exact = sum
    }
    return NumericLiteral(value: Double(exact), integer: exact, hexDigitCount: hexDigitCount)
  }

  /// The value of an integer of more than 64 bits.
  ///
  /// No style value is this large, so only decimals, which the standard library rounds, are exact
  /// to the last bit.
  private func large(radix: UInt8) -> Double {
    guard radix != 10 else { return Double(String(decoding: digits, as: UTF8.self)) ?? .infinity }
    return digits.reduce(0) { $0 * Double(radix) + Double(Self.digitValue($1) ?? 0) }
  }

  private func float() -> NumericLiteral? {
    Double(String(decoding: digits, as: UTF8.self)).map { NumericLiteral(value: $0) }
  }

  private static func digitValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
