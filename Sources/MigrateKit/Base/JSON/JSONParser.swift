/// Parses JSON (RFC 8259) from bytes; errors name the exact place.
///
/// It replaces Foundation's because people write these files by hand: the error for a missing comma
/// names the line, the column and the remedy, a duplicate key is reported, and a hostile file
/// (100,000 nested brackets) is an error, not a crash.
package struct JSONParser {
  /// What is wrong with a document, and where.
  package struct Failure: Error, Hashable {
    /// One sentence, with line and column.
    package var message: String
  }

  /// A key that an object holds more than once; the last value counts.
  package struct DuplicateKey: Hashable {
    var path: JSONPath
  }

  private enum Step {
    case key(String)
    case index(Int)
  }

  /// How deep arrays and objects may nest.
  ///
  /// Token files stay under 20; the limit bounds the recursion of the parser and of every reader.
  static let maximumDepth = 200

  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0
  /// The keys and indices that lead to the value being read.
  private var place: [Step] = []
  private(set) var duplicates: [DuplicateKey] = []
  /// The paths whose bytes are requested.
  private var wanted: Set<JSONPath> = []
  /// The bytes of the values at those paths.
  private var ranges: [JSONPath: ByteRange] = [:]

  /// Whether the last member of an object or an array may have a comma.
  private let allowsLastComma: Bool

  private init(_ bytes: [UInt8], allowsLastComma: Bool = false) {
    self.bytes = bytes
    self.allowsLastComma = allowsLastComma
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// The value of a document, and its duplicate keys.
  ///
  /// In the files of asset catalogs, as Xcode reads them, a comma may come after the last member.
  package static func parse(
    _ bytes: [UInt8], allowsLastComma: Bool = false
  ) throws(Failure) -> (JSONValue, [DuplicateKey]) {
    var parser = JSONParser(bytes, allowsLastComma: allowsLastComma)
    parser.skipSpace()
    guard parser.offset < bytes.count else { throw Failure(message: "the file is empty") }
    let value = try parser.value()
    parser.skipSpace()
    if let next = parser.peek {
      throw parser.failure("unexpected \(Self.name(next)) after the end of the document")
    }
    return (value, parser.duplicates)
  }

  /// The bytes of the values at some paths of a document; for a duplicate key those of the last.
  package static func ranges(
    of places: Set<JSONPath>, in bytes: [UInt8]
  ) throws(Failure) -> [JSONPath: ByteRange] {
    var parser = JSONParser(bytes)
    parser.wanted = places
    parser.skipSpace()
    _ = try parser.value()
    return parser.ranges
  }

  // MARK: Values

  private mutating func value() throws(Failure) -> JSONValue {
    let start = offset
    let value = try anyValue()
    if !wanted.isEmpty {
      let path = path
      if wanted.contains(path) { ranges[path] = ByteRange(start, offset) }
    }
    return value
  }

  /// The path of the value being read, which few values are asked for.
  private var path: JSONPath {
    place.reduce(.root) { path, step in
      switch step {
      case .key(let key): path.key(key)
      case .index(let index): path.index(index)
      }
    }
  }

  private mutating func anyValue() throws(Failure) -> JSONValue {
    switch peek {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      return try number()
    case UInt8(ascii: "/"):
      throw failure("JSON has no comments; use a \"$description\" or \"description\" instead")
    case UInt8(ascii: "'"): throw failure("strings take double quotes")
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      throw failure(
        "a value is missing before \(Self.name(bytes[offset])), or there is an extra comma")
    case .none: throw failure("the file ends where a value is expected")
    case .some(let byte): return try literal(startingWith: byte)
    }
  }

  private mutating func literal(startingWith byte: UInt8) throws(Failure) -> JSONValue {
    let start = offset
    while let next = peek, Self.isWordByte(next) { offset += 1 }
    let word = String(decoding: bytes[start..<offset], as: UTF8.self)
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      offset = start
      throw failure(
        word.isEmpty ? "unexpected \(Self.name(byte))" : "'\(word)' is not a JSON value")
    }
  }

  private mutating func object() throws(Failure) -> JSONValue {
    try enter()
    var object = JSONObject()
    skipSpace()
    while peek != UInt8(ascii: "}") {
      if peek == nil { throw failure("the file ends inside an object; '}' is missing") }
      guard peek == UInt8(ascii: "\"") else {
        throw failure(
          object.count > 0 && bytes[offset] == UInt8(ascii: ",")
            ? "there is an extra comma" : "a key in double quotes is missing here")
      }
      let key = try string()
      skipSpace()
      guard peek == UInt8(ascii: ":") else { throw failure("':' is missing after \"\(key)\"") }
      offset += 1
      skipSpace()
      place.append(.key(key))
      let value = try value()
      if object[key] != nil { duplicates.append(DuplicateKey(path: path)) }
      place.removeLast()
      object[key] = value
      try separator(closing: UInt8(ascii: "}"), of: "an object")
    }
    leave()
    return .object(object)
  }

  private mutating func array() throws(Failure) -> JSONValue {
    try enter()
    var elements: [JSONValue] = []
    skipSpace()
    while peek != UInt8(ascii: "]") {
      if peek == nil { throw failure("the file ends inside an array; ']' is missing") }
      place.append(.index(elements.count))
      elements.append(try value())
      place.removeLast()
      try separator(closing: UInt8(ascii: "]"), of: "an array")
    }
    leave()
    return .array(elements)
  }

  /// Steps over the comma between two members, or stays before the closing bracket.
  private mutating func separator(closing: UInt8, of whole: String) throws(Failure) {
    skipSpace()
    guard let next = peek, next != closing else { return }
    guard next == UInt8(ascii: ",") else {
      throw failure("',' or \(Self.name(closing)) is missing before \(Self.name(next))")
    }
    let comma = offset
    offset += 1
    skipSpace()
    if peek == closing, !allowsLastComma {
      offset = comma
      throw failure("\(whole) may not end with a comma")
    }
  }

  private mutating func enter() throws(Failure) {
    depth += 1
    guard depth <= Self.maximumDepth else {
      throw failure("nested more than \(Self.maximumDepth) levels deep")
    }
    offset += 1
  }

  private mutating func leave() {
    depth -= 1
    offset += 1
  }

  private mutating func number() throws(Failure) -> JSONValue {
    let start = offset
    if peek == UInt8(ascii: "-") { offset += 1 }
    let integer = digits()
    let hasLeadingZero = integer > 1 && bytes[offset - integer] == UInt8(ascii: "0")
    var isWhole = integer > 0 && !hasLeadingZero
    if peek == UInt8(ascii: ".") {
      offset += 1
      isWhole = digits() > 0 && isWhole
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      offset += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { offset += 1 }
      isWhole = digits() > 0 && isWhole
    }
    while let next = peek, Self.isWordByte(next) {
      offset += 1
      isWhole = false
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard isWhole, let number = Double(text) else {
      offset = start
      throw failure("'\(text)' is not a JSON number")
    }
    return .number(number)
  }

  private mutating func digits() -> Int {
    let start = offset
    while let next = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) { offset += 1 }
    return offset - start
  }

  // MARK: Bytes

  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func advance() { offset += 1 }

  /// Steps over printable ASCII without escapes up to a quotation mark, and returns it; `nil` if there is other text.
  mutating func plainText() -> String? {
    let start = offset
    while let byte = peek, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20, byte < 0x80, byte != UInt8(ascii: "\\") else { break }
      offset += 1
    }
    guard peek == UInt8(ascii: "\"") else {
      offset = start
      return nil
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// The offset of the next byte.
  var position: Int {
    get { offset }
    set { offset = newValue }
  }

  private mutating func skipSpace() {
    while let next = peek, next == 0x20 || (0x09...0x0A).contains(next) || next == 0x0D {
      offset += 1
    }
  }

  /// A failure at the current byte.
  func failure(_ message: String) -> Failure {
    let position = LineIndex(bytes).position(at: offset)
    return Failure(
      message: "line \(position.line), column \(position.column): \(message)")
  }

  /// A byte as a message names it.
  static func name(_ byte: UInt8) -> String {
    (0x21...0x7E).contains(byte)
      ? "'\(Unicode.Scalar(byte))'" : "byte 0x\(String(byte, radix: 16, uppercase: true))"
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "#"), UInt8(ascii: "+"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
