/// Parses a property list in the OpenStep format with an explicit stack, in one pass.
struct PropertyListParser {
  private(set) var nodes: [PropertyList.Node] = []
  private let bytes: [UInt8]
  private var offset = 0
  private var open: [Container] = []

  /// A container whose end is not read yet.
  private struct Container {
    var node: Int32
    var last: Int32 = -1
    var expects: Expectation
  }

  /// The expected next element in a container.
  private enum Expectation { case element, comma, key, equals, value, semicolon }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    nodes.reserveCapacity(bytes.count / 16)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// Reads one value and what follows it.
  mutating func run() throws {
    repeat {
      try skipTrivia()
      guard offset < bytes.count else { throw truncated() }
      try readNext(bytes[offset])
    } while !open.isEmpty || nodes.isEmpty
    try skipTrivia()
    if offset < bytes.count { throw unexpected(bytes[offset]) }
  }

  private mutating func readNext(_ byte: UInt8) throws {
    switch byte {
    case UInt8(ascii: "{"): try begin(.dictionary, .key)
    case UInt8(ascii: "("): try begin(.array, .element)
    case UInt8(ascii: "}"): try end(where: .key)
    case UInt8(ascii: ")"): try end(where: .element, .comma)
    case UInt8(ascii: "="): try pass(.equals, then: .value)
    case UInt8(ascii: ";"): try pass(.semicolon, then: .key)
    case UInt8(ascii: ","): try pass(.comma, then: .element)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): try addQuoted(byte)
    case UInt8(ascii: "<"): try addData()
    default: try addPlain()
    }
  }

  // MARK: - Containers

  private mutating func begin(_ kind: PropertyList.Kind, _ expects: Expectation) throws {
    let start = offset
    offset += 1
    try add(PropertyList.Node(kind: kind, start: Int32(start), end: Int32(start)))
    open.append(Container(node: Int32(nodes.count - 1), expects: expects))
  }

  private mutating func end(where allowed: Expectation...) throws {
    guard let container = open.last, allowed.contains(container.expects) else {
      throw unexpected(bytes[offset])
    }
    open.removeLast()
    offset += 1
  }

  private mutating func pass(_ expected: Expectation, then next: Expectation) throws {
    guard let container = open.last, container.expects == expected else {
      throw unexpected(bytes[offset])
    }
    open[open.count - 1].expects = next
    offset += 1
  }

  /// Adds a node to the innermost container.
  private mutating func add(_ node: PropertyList.Node) throws {
    let index = Int32(nodes.count)
    nodes.append(node)
    guard let container = open.last else { return }
    let next: Expectation
    switch container.expects {
    case .element: next = .comma
    case .key:
      guard node.kind == .text || node.kind == .escapedText else {
        throw error("a key is expected", at: Int(node.start))
      }
      next = .equals
    case .value: next = .semicolon
    case .comma, .equals, .semicolon: throw unexpected(bytes[Int(node.start)])
    }
    if container.last >= 0 {
      nodes[Int(container.last)].next = index
    } else {
      nodes[Int(container.node)].child = index
    }
    open[open.count - 1].last = index
    open[open.count - 1].expects = next
  }

  // MARK: - Texts

  private mutating func addQuoted(_ quote: UInt8) throws {
    let start = offset + 1
    var end = start
    var isEscaped = false
    while end < bytes.count, bytes[end] != quote {
      if bytes[end] == UInt8(ascii: "\\") {
        isEscaped = true
        end += 1
      }
      end += 1
    }
    guard end < bytes.count else { throw truncated() }
    offset = end + 1
    try add(
      PropertyList.Node(
        kind: isEscaped ? .escapedText : .text, start: Int32(start), end: Int32(end)))
  }

  private mutating func addData() throws {
    let start = offset + 1
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else { throw truncated() }
    offset = end + 1
    try add(PropertyList.Node(kind: .data, start: Int32(start), end: Int32(end)))
  }

  private mutating func addPlain() throws {
    let start = offset
    while offset < bytes.count, Self.isPlain(bytes[offset]) { offset += 1 }
    guard offset > start else { throw unexpected(bytes[offset]) }
    try add(PropertyList.Node(kind: .text, start: Int32(start), end: Int32(offset)))
  }

  /// Whether the byte may be in an unquoted string.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "\""),
      UInt8(ascii: "'"), UInt8(ascii: "<"), UInt8(ascii: ">"), 0x7F:
      false
    default: true
    }
  }

  // MARK: - Trivia and errors

  private mutating func skipTrivia() throws {
    while offset < bytes.count {
      let byte = bytes[offset]
      let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
      if byte <= 0x20 {
        offset += 1
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while offset < bytes.count, !bytes[offset].isLineEnd { offset += 1 }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws {
    var end = offset + 2
    while end + 1 < bytes.count {
      if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") {
        offset = end + 2
        return
      }
      end += 1
    }
    throw truncated()
  }

  private func truncated() -> ManifestError {
    ManifestError("ends in the middle of a value; restore the file")
  }

  private func unexpected(_ byte: UInt8) -> ManifestError {
    let isVisible = (0x21...0x7E).contains(byte)
    let found = isVisible ? "'\(Character(Unicode.Scalar(byte)))'" : "a byte \(byte)"
    return error("\(found) is not expected there", at: offset)
  }

  private func error(_ message: String, at offset: Int) -> ManifestError {
    let line = bytes[..<min(offset, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1
    return ManifestError("cannot be read at line \(line): \(message); restore the file")
  }
}

/// The escapes in the quoted texts of property lists.
enum PropertyListText {
  /// A text with its escapes decoded.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
        result.append(byte)
        continue
      }
      append(escaped, &rest, to: &result)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func append(
    _ escaped: UInt8, _ rest: inout ArraySlice<UInt8>, to result: inout [UInt8]
  ) {
    switch escaped {
    case UInt8(ascii: "n"): result.append(10)
    case UInt8(ascii: "r"): result.append(13)
    case UInt8(ascii: "t"): result.append(9)
    case UInt8(ascii: "a"): result.append(7)
    case UInt8(ascii: "b"): result.append(8)
    case UInt8(ascii: "f"): result.append(12)
    case UInt8(ascii: "v"): result.append(11)
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      let digits = rest.prefix(4)
      rest = rest.dropFirst(digits.count)
      append(UInt32(String(decoding: digits, as: UTF8.self), radix: 16), to: &result)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let more = rest.prefix(2).prefix { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
      rest = rest.dropFirst(more.count)
      append(UInt32(String(decoding: [escaped] + more, as: UTF8.self), radix: 8), to: &result)
    default: result.append(escaped)
    }
  }

  private static func append(_ value: UInt32?, to result: inout [UInt8]) {
    let scalar = value.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
    result.append(contentsOf: Character(scalar).utf8)
  }
}
