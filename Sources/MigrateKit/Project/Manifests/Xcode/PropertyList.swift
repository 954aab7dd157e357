/// A property list in the OpenStep format, as a flat array of nodes.
///
/// The children of a dictionary are alternating keys and values. A flat array supports any depth of
/// nesting, and strings are decoded on access.
final class PropertyList: Sendable {
  /// The kind of a node.
  enum Kind: UInt8, Sendable {
    case text, escapedText, data, array, dictionary
  }

  /// A value, or the key of one.
  struct Node: Sendable {
    var kind: Kind
    /// The bytes of the text, without quotes.
    var start: Int32
    var end: Int32
    /// The first child; -1 without children.
    var child: Int32 = -1
    /// The next node in the same container; -1 for the last.
    var next: Int32 = -1
  }

  let bytes: [UInt8]
  let nodes: [Node]

  /// Reads a property list.
  ///
  /// - Throws: `ManifestError` with the line of the mistake, also for the XML and binary formats.
  init(_ bytes: [UInt8]) throws {
    guard bytes.count < Int(Int32.max) else { throw ManifestError("is larger than two gigabytes") }
    if let format = Self.otherFormat(bytes) {
      throw ManifestError(
        "is a property list in the \(format) format, which is not read; save the project in Xcode")
    }
    var parser = PropertyListParser(bytes)
    try parser.run()
    self.bytes = bytes
    nodes = parser.nodes
  }

  /// Whether the bytes of a node are a text.
  func holds(_ text: StaticString, at node: Node) -> Bool {
    guard Int(node.end - node.start) == text.utf8CodeUnitCount else { return false }
    return bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return true }
      return memcmp(base + Int(node.start), text.utf8Start, text.utf8CodeUnitCount) == 0
    }
  }

  /// The outermost value.
  var root: PropertyListValue { PropertyListValue(list: self, index: 0) }

  private static func otherFormat(_ bytes: [UInt8]) -> String? {
    let head = bytes.prefix(64).drop { $0 <= 0x20 || $0 >= 0x80 }
    if head.starts(with: "<?xml".utf8) || head.starts(with: "<!DOCTYPE".utf8)
      || head.starts(with: "<plist".utf8)
    {
      return "XML"
    }
    return head.starts(with: "bplist".utf8) ? "binary" : nil
  }
}

/// A value in a property list.
struct PropertyListValue: Sendable {
  let list: PropertyList
  let index: Int32

  private var node: PropertyList.Node { list.nodes[Int(index)] }

  /// Whether it is a dictionary.
  var isDictionary: Bool { node.kind == .dictionary }

  /// The text; `nil` for containers and data.
  var text: String? {
    let node = node
    let bytes = list.bytes[Int(node.start)..<Int(node.end)]
    switch node.kind {
    case .text: return String(decoding: bytes, as: UTF8.self)
    case .escapedText: return PropertyListText.decoded(bytes)
    case .data, .array, .dictionary: return nil
    }
  }

  /// Whether it is the text, written without escapes.
  func isText(_ text: StaticString) -> Bool {
    let node = node
    return node.kind == .text && list.holds(text, at: node)
  }

  /// The elements of an array; empty for other values.
  var elements: [PropertyListValue] { node.kind == .array ? children : [] }

  /// The elements of an array, or the value itself.
  var elementsOrSelf: [PropertyListValue] { node.kind == .array ? children : [self] }

  /// The texts of an array, or the text itself.
  var texts: [String] { elementsOrSelf.compactMap(\.text) }

  /// The keys and values of a dictionary, in order; empty for other values.
  var pairs: [(key: String, value: PropertyListValue)] {
    entries.compactMap { key, value in
      PropertyListValue(list: list, index: key).text.map { ($0, value) }
    }
  }

  /// The nodes of the keys of a dictionary, and the values; empty for other values.
  var entries: [(key: Int32, value: PropertyListValue)] {
    guard node.kind == .dictionary else { return [] }
    var result: [(key: Int32, value: PropertyListValue)] = []
    var at = node.child
    while at >= 0 {
      let value = list.nodes[Int(at)].next
      guard value >= 0 else { break }
      result.append((at, PropertyListValue(list: list, index: value)))
      at = list.nodes[Int(value)].next
    }
    return result
  }

  /// The value of a key in a dictionary.
  subscript(key: StaticString) -> PropertyListValue? {
    guard node.kind == .dictionary else { return nil }
    var at = node.child
    while at >= 0 {
      let name = list.nodes[Int(at)]
      guard name.next >= 0 else { return nil }
      if list.holds(key, at: name) { return PropertyListValue(list: list, index: name.next) }
      at = list.nodes[Int(name.next)].next
    }
    return nil
  }

  private var children: [PropertyListValue] {
    var result: [PropertyListValue] = []
    var at = node.child
    while at >= 0 {
      result.append(PropertyListValue(list: list, index: at))
      at = list.nodes[Int(at)].next
    }
    return result
  }
}
