/// Single values of JSON as text.
package enum JSONText {
  /// A string in quotes, with what JSON wants escaped.
  package static func quoted(_ value: String) -> String {
    var bytes: [UInt8] = []
    write(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes a string in quotes, with what JSON wants escaped.
  static func write(_ value: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var value = value
    // Nearly all text is plain ASCII, which is copied as a whole.
    let wasPlain = value.withUTF8 { text in
      guard isPlain(text) else { return false }
      bytes.append(contentsOf: text)
      return true
    }
    if !wasPlain {
      for scalar in value.unicodeScalars { write(scalar, to: &bytes) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether no byte of a text needs an escape; eight bytes at a time.
  private static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let words = UnsafeRawBufferPointer(text)
    let rest = text.count & ~7
    var offset = 0
    while offset < rest {
      let word = words.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      guard isPlain(word) else { return false }
      offset += 8
    }
    return text[rest...].allSatisfy {
      $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
  }

  /// Whether each of eight bytes is printable ASCII that needs no escape.
  ///
  /// Each test sets the highest bit of a matching byte: adding carries DEL beyond 0x7F, subtracting
  /// 0x20 borrows for control characters, and subtracting one borrows where an exclusive or with
  /// the wanted character gave zero ("Bit Twiddling Hacks", "Determine if a word has a byte less
  /// than n").
  private static func isPlain(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
    let backslashes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
    let marked =
      word | (word &+ ones) | (word &- ones &* 0x20) | (quotes &- ones) | (backslashes &- ones)
    return marked & (ones &* 0x80) == 0
  }

  private static func write(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "\"": bytes += "\\\"".utf8
    case "\\": bytes += "\\\\".utf8
    case "\n": bytes += "\\n".utf8
    case "\r": bytes += "\\r".utf8
    case "\t": bytes += "\\t".utf8
    default:
      if ControlCharacters.contains(scalar) {
        let hex = String(scalar.value, radix: 16, uppercase: true)
        bytes += "\\u\(String(repeating: "0", count: max(4 - hex.count, 0)))\(hex)".utf8
      } else {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// A number by the fewest digits that read back as the same number; `null` if it is not finite.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension JSONObject {
  /// An object of some members, in order.
  package init(_ members: KeyValuePairs<String, JSONValue?>) {
    self.init()
    for (key, value) in members { self[key] = value }
  }
}
