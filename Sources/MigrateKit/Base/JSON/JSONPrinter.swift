/// Prints JSON values as people lay them out by hand: what fits on a line stands on one, everything
/// else has a line for each member.
///
/// Made for small files that people go on editing: token files, mappings, configurations. Large
/// reports go through `JSONWriter`.
struct JSONPrinter {
  /// The columns of a line.
  static let width = 100

  private var text = ""

  /// The bytes of a document, with a newline at the end.
  static func bytes(_ value: JSONValue) -> [UInt8] {
    var printer = JSONPrinter()
    // The document itself is laid out in lines however short it is: the next member gets its own.
    printer.print(value, indent: 0, used: 0, isDocument: true)
    printer.text += "\n"
    return Array(printer.text.utf8)
  }

  /// Prints a value that begins in a column, what follows it on its line included in `used`.
  private mutating func print(
    _ value: JSONValue, indent: Int, used: Int, isDocument: Bool = false
  ) {
    let isEmpty = value.array?.isEmpty ?? value.object.map { $0.count == 0 } ?? true
    if isEmpty || !isDocument, let line = Self.line(value, limit: Self.width - used) {
      text += line
      return
    }
    let inner = String(repeating: " ", count: indent + 2)
    switch value {
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        text += (index == 0 ? "\n" : ",\n") + inner
        print(element, indent: indent + 2, used: indent + 3)
      }
      text += "\n" + String(repeating: " ", count: indent) + "]"
    case .object(let object):
      text += "{"
      for (index, member) in object.members.enumerated() {
        let key = JSONText.quoted(member.key) + ": "
        text += (index == 0 ? "\n" : ",\n") + inner + key
        print(member.value, indent: indent + 2, used: indent + 3 + key.count)
      }
      text += "\n" + String(repeating: " ", count: indent) + "}"
    case .null, .bool, .number, .string:
      // Longer than a line, and not to be broken.
      text += Self.line(value, limit: .max) ?? "null"
    }
  }

  /// A value on one line; `nil` when it is longer than `limit`.
  private static func line(_ value: JSONValue, limit: Int) -> String? {
    guard limit > 0 else { return nil }
    let text: String
    switch value {
    case .null: text = "null"
    case .bool(let bool): text = bool ? "true" : "false"
    case .number(let number): text = JSONText.number(number)
    case .string(let string): text = JSONText.quoted(string)
    case .array(let elements):
      guard let parts = joined(elements.lazy.map { ("", $0) }, limit: limit) else { return nil }
      text = "[\(parts)]"
    case .object(let object):
      let members = object.members.lazy.map { (JSONText.quoted($0.key) + ": ", $0.value) }
      guard let parts = joined(members, limit: limit) else { return nil }
      text = parts.isEmpty ? "{}" : "{ \(parts) }"
    }
    return text.count <= limit ? text : nil
  }

  private static func joined(
    _ parts: some Sequence<(String, JSONValue)>, limit: Int
  ) -> String? {
    var text = ""
    for (key, value) in parts {
      if !text.isEmpty { text += ", " }
      text += key
      guard let part = line(value, limit: limit - text.count) else { return nil }
      text += part
    }
    return text
  }
}

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
