/// Strings of a JSON document: escapes, surrogate pairs, and forbidden characters.
extension JSONParser {
  /// The string that starts at the quotation mark here.
  mutating func string() throws(Failure) -> String {
    let start = position
    advance()
    if let text = plainText() {
      advance()
      return text
    }
    var text: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        advance()
        let string = String(decoding: text, as: UTF8.self)
        guard string.utf8.elementsEqual(text) else {
          position = start
          throw failure("this string is not valid UTF-8")
        }
        return string
      case UInt8(ascii: "\\"):
        text.append(contentsOf: try escape())
      case 0x0A, 0x0D:
        position = start
        throw failure("this string is not closed on its line; '\"' is missing")
      case 0..<0x20:
        throw failure("\(Self.name(byte)) must be escaped in a string")
      default:
        text.append(byte)
        advance()
      }
    }
    position = start
    throw failure("this string is never closed; '\"' is missing")
  }

  private mutating func escape() throws(Failure) -> [UInt8] {
    let start = position
    advance()
    guard let byte = peek else { throw failure("the file ends inside a string") }
    advance()
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"):
      guard let scalar = unicodeEscape() else {
        position = start
        throw failure("'\\u' takes four hex digits that make a character")
      }
      return Array(String(Character(scalar)).utf8)
    default:
      position = start
      throw failure("'\\\(Unicode.Scalar(byte))' is not an escape; a backslash is written '\\\\'")
    }
  }

  /// The scalar of `\uXXXX`, or of the two that make a surrogate pair; `nil` if it is malformed.
  private mutating func unicodeEscape() -> Unicode.Scalar? {
    guard let high = hexDigits() else { return nil }
    guard (0xD800..<0xDC00).contains(high) else { return Unicode.Scalar(high) }
    guard peek == UInt8(ascii: "\\") else { return nil }
    advance()
    guard peek == UInt8(ascii: "u") else { return nil }
    advance()
    guard let low = hexDigits(), (0xDC00..<0xE000).contains(low) else { return nil }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
  }

  private mutating func hexDigits() -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Self.hexValue(byte) else { return nil }
      value = value << 4 | UInt32(digit)
      advance()
    }
    return value
  }

  /// The value of a hex digit.
  static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
