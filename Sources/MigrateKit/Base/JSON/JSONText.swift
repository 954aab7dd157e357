/// Single values of JSON as text.
enum JSONText {
  /// A string in quotes, with what JSON wants escaped.
  static func quoted(_ value: String) -> String {
    var bytes: [UInt8] = []
    write(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes a string in quotes, with what JSON wants escaped.
  static func write(_ value: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var value = value
    // Nearly all text is plain ASCII, which goes over as it is.
    let wasPlain = value.withUTF8 { text in
      guard text.allSatisfy({ isPlain($0) }) else { return false }
      bytes.append(contentsOf: text)
      return true
    }
    if !wasPlain {
      for scalar in value.unicodeScalars { write(scalar, to: &bytes) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
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

  /// A number by the fewest digits that read back as the same number; `null` for what is none.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension JSONObject {
  /// An object of some members, in order.
  init(_ members: KeyValuePairs<String, JSONValue?>) {
    self.init()
    for (key, value) in members { self[key] = value }
  }
}
