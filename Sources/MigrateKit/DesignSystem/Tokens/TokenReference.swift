/// A reference to a token or into its value: `{color.blue}`, or the JSON Pointer of a `$ref`.
package struct TokenReference: Hashable {
  /// The components of the path, `$value` and what follows included.
  package var components: [String]
  /// The file before the `#`, when the reference names one.
  var file: String?
  /// The reference as written.
  package var text: String

  /// Reads a value that is a reference and nothing else.
  package init?(_ json: JSONValue) {
    if let text = json.string {
      self.init(text: text)
    } else if let object = json.object, object.count == 1, let text = object["$ref"]?.string {
      self.init(pointer: text)
    } else {
      return nil
    }
  }

  /// Reads `{color.blue}`, or a pointer in its place (`#/color/blue`).
  init?(text: String) {
    if text.hasPrefix("#/") {
      self.init(pointer: text)
      return
    }
    guard text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 else { return nil }
    let inner = text.dropFirst().dropLast()
    guard !inner.contains("{"), !inner.contains("}") else { return nil }
    self.init(
      components: inner.split(at: ".", omittingEmptySubsequences: false)
        .map { String(Self.trimmed($0)) },
      file: nil, text: text)
  }

  private init?(pointer text: String) {
    guard let hash = text.firstIndex(of: "#") else { return nil }
    let fragment = text[text.index(after: hash)...]
    guard fragment.hasPrefix("/") else { return nil }
    self.init(
      components: fragment.dropFirst().split(at: "/", omittingEmptySubsequences: false)
        .map(Self.unescaped),
      file: hash == text.startIndex ? nil : String(text[..<hash]), text: text)
  }

  private init(components: [String], file: String?, text: String) {
    self.components = components
    self.file = file
    self.text = text
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " }
    while text.last == " " { text = text.dropLast() }
    return text
  }

  /// Decodes `~1`, `~0` and percent escapes of one part of a pointer.
  private static func unescaped(_ part: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(part.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "~"), let code = rest.first,
        code == UInt8(ascii: "0") || code == UInt8(ascii: "1")
      {
        rest.removeFirst()
        bytes.append(code == UInt8(ascii: "0") ? UInt8(ascii: "~") : UInt8(ascii: "/"))
      } else if byte == UInt8(ascii: "%"), rest.count >= 2,
        let high = JSONParser.hexValue(rest[rest.startIndex]),
        let low = JSONParser.hexValue(rest[rest.startIndex + 1])
      {
        rest.removeFirst(2)
        bytes.append(high << 4 | low)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
