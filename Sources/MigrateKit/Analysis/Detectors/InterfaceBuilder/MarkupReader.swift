/// Reads the tags of an XML file one by one, as far as Interface Builder files need it.
///
/// It skips what it cannot parse, and takes linear time on any input.
struct MarkupReader {
  /// The kind of a tag.
  enum Kind: Sendable {
    /// `<label …>`
    case start
    /// `</label>`
    case end
    /// `<color … />`
    case empty
  }

  /// One tag.
  struct Tag {
    var kind: Kind
    var name: ByteRange
    /// The whole tag, from `<` to `>`.
    var range: ByteRange
  }

  private let bytes: [UInt8]
  private var position = 0
  /// The names and values of the attributes of the last tag.
  private(set) var attributes: [(name: ByteRange, value: ByteRange)] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The value of an attribute of the last tag.
  func value(_ name: StaticString) -> ByteRange? {
    attributes.first { isText($0.name, name) }?.value
  }

  /// Whether the bytes of a range are exactly `text`.
  func isText(_ range: ByteRange, _ text: StaticString) -> Bool {
    range.length == text.utf8CodeUnitCount
      && text.withUTF8Buffer { $0.elementsEqual(bytes[range.start..<range.end]) }
  }

  /// The text of a range.
  func text(_ range: ByteRange) -> String {
    String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }

  /// The next tag; `nil` at the end of the file.
  mutating func next() -> Tag? {
    while let open = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = open + 1
      switch byte(position) {
      case UInt8(ascii: "!"): skipDeclaration(from: open)
      case UInt8(ascii: "?"): skip(past: "?>")
      case UInt8(ascii: "/"):
        position += 1
        let name = readName()
        skip(past: ">")
        return Tag(kind: .end, name: name, range: ByteRange(open, position))
      default:
        let name = readName()
        guard name.length > 0 else { continue }
        guard let kind = readAttributes() else { return nil }
        return Tag(kind: kind, name: name, range: ByteRange(open, position))
      }
    }
    return nil
  }

  private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  private mutating func skipDeclaration(from open: Int) {
    if bytes[open...].starts(with: "<!--".utf8) {
      position = open + 4
      skip(past: "-->")
    } else if bytes[open...].starts(with: "<![CDATA[".utf8) {
      skip(past: "]]>")
    } else {
      skip(past: ">")
    }
  }

  /// Advances past the next `mark`, or to the end.
  private mutating func skip(past mark: StaticString) {
    mark.withUTF8Buffer { mark in
      while position < bytes.count {
        if bytes[position] == mark[0], bytes[position...].starts(with: mark) {
          position += mark.count
          return
        }
        position += 1
      }
    }
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0, 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "="),
      UInt8(ascii: "<"), UInt8(ascii: "\""), UInt8(ascii: "'"):
      true
    default: false
    }
  }

  private mutating func readName() -> ByteRange {
    let start = position
    while !Self.endsName(byte(position)) { position += 1 }
    return ByteRange(start, position)
  }

  /// Reads up to the end of the tag; `nil` where the file ends first.
  private mutating func readAttributes() -> Kind? {
    attributes.removeAll(keepingCapacity: true)
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: ">"):
        position += 1
        return .start
      case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: ">"):
        position += 2
        return .empty
      default:
        let name = readName()
        if name.length > 0 {
          guard readValue(of: name) else { return nil }
        } else {
          position += 1
        }
      }
    }
    return nil
  }

  /// Reads `="…"`; false where the quotes are not closed.
  private mutating func readValue(of name: ByteRange) -> Bool {
    while isSpace(byte(position)) { position += 1 }
    guard byte(position) == UInt8(ascii: "=") else { return true }
    position += 1
    while isSpace(byte(position)) { position += 1 }
    let quote = byte(position)
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return true }
    guard let close = bytes[(position + 1)...].firstIndex(of: quote) else { return false }
    attributes.append((name, ByteRange(position + 1, close)))
    position = close + 1
    return true
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
