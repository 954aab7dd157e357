/// Finds the ranges of a JSON document's parts without parsing them into values, so that a report
/// of a million findings is split in one pass over its bytes.
struct JSONSkimmer {
  /// A syntax error.
  struct Failure: Error {
    /// The offset.
    var offset: Int
    /// The message.
    var message: String
  }

  let bytes: [UInt8]
  private(set) var offset: Int

  /// Starts at an offset of a document.
  init(_ bytes: [UInt8], at offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  /// Iterates over the members of the object that begins here.
  mutating func members(
    _ body: (_ key: Range<Int>, _ value: Range<Int>) throws -> Void
  ) throws {
    try sequence(of: "an object", from: UInt8(ascii: "{"), to: UInt8(ascii: "}")) { skimmer in
      let key = try skimmer.value()
      guard skimmer.bytes[key.lowerBound] == UInt8(ascii: "\"") else {
        throw Failure(offset: key.lowerBound, message: "a key in double quotes is missing")
      }
      try skimmer.expect(UInt8(ascii: ":"), "':'")
      try body(key, skimmer.value())
    }
  }

  /// Iterates over the elements of the array that begins here.
  mutating func elements(_ body: (_ element: Range<Int>) throws -> Void) throws {
    try sequence(of: "an array", from: UInt8(ascii: "["), to: UInt8(ascii: "]")) { skimmer in
      try body(skimmer.value())
    }
  }

  /// Checks that nothing follows.
  mutating func end() throws {
    skipSpace()
    guard offset == bytes.count else { throw failure("there is more after the end") }
  }

  private mutating func sequence(
    of whole: String, from opening: UInt8, to closing: UInt8,
    _ body: (inout JSONSkimmer) throws -> Void
  ) throws {
    try expect(opening, whole)
    skipSpace()
    if peek == closing {
      offset += 1
      return
    }
    while true {
      try body(&self)
      skipSpace()
      switch peek {
      case closing:
        offset += 1
        return
      case UInt8(ascii: ","): offset += 1
      case nil: throw failure("it ends inside \(whole)")
      default: throw failure("',' is missing")
      }
    }
  }

  /// Skips one value.
  private mutating func value() throws -> Range<Int> {
    skipSpace()
    let start = offset
    var depth = 0
    repeat {
      switch peek {
      case nil: throw failure("it ends inside a value")
      case UInt8(ascii: "\""): try skipString()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        offset += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard depth > 0 else { throw failure("a value is missing") }
        depth -= 1
        offset += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        guard depth > 0 else { throw failure("a value is missing") }
        offset += 1
      default: skipWord()
      }
      if depth > 0 { skipSpace() }
    } while depth > 0
    return start..<offset
  }

  private mutating func skipString() throws {
    offset += 1
    while let byte = peek, byte != UInt8(ascii: "\"") {
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard offset < bytes.count else {
      offset = bytes.count
      throw failure("it ends inside a string")
    }
    offset += 1
  }

  /// Skips a number or a name.
  private mutating func skipWord() {
    while let byte = peek {
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "]"), UInt8(ascii: "}"),
        UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "\""), 0x20, 0x09, 0x0A, 0x0D:
        return
      default: offset += 1
      }
    }
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D {
      offset += 1
    }
  }

  private mutating func expect(_ byte: UInt8, _ name: String) throws {
    skipSpace()
    guard peek == byte else {
      throw failure(peek == nil ? "it ends where \(name) is expected" : "expected \(name)")
    }
    offset += 1
  }

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func failure(_ message: String) -> Failure { Failure(offset: offset, message: message) }
}
