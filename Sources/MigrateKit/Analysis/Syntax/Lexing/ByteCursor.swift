/// A cursor in the bytes of one file.
///
/// It reads through a pointer without exclusivity and double bounds checks, for speed; every read
/// compares with the end first, so that no input can cause an out-of-bounds read. Reading past the
/// end gives 0; callers that distinguish a NUL in the file also check `isAtEnd`.
struct ByteCursor {
  /// The first byte of the file.
  let base: UnsafePointer<UInt8>
  /// The number of bytes in the file.
  let count: Int
  /// The traits of each byte, by its value.
  let traits: UnsafePointer<ByteTraits>
  /// The position of the cursor in bytes.
  var offset = 0

  /// Makes a cursor at the start of `bytes`, which must outlive it, as must the traits; `nil` when
  /// there are no bytes.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, traits: UnsafePointer<ByteTraits>) {
    guard let base = bytes.baseAddress, !bytes.isEmpty else { return nil }
    self.base = base
    self.count = bytes.count
    self.traits = traits
  }

  /// Whether every byte has been passed.
  var isAtEnd: Bool { offset >= count }

  /// The byte `distance` bytes after the cursor; 0 past the end.
  @inline(__always)
  func peek(_ distance: Int = 0) -> UInt8 {
    byte(at: offset + distance)
  }

  /// The byte at an offset; 0 outside the file.
  @inline(__always)
  func byte(at offset: Int) -> UInt8 {
    offset < count && offset >= 0 ? base[offset] : 0
  }

  /// Whether the bytes at an offset begin with `text`.
  func starts(with text: StaticString, at offset: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset >= 0, offset + length <= count else { return false }
    return (0..<length).allSatisfy { base[offset + $0] == text.utf8Start[$0] }
  }

  /// The first offset in `start...` whose byte satisfies `condition`; the end of the file if none
  /// does.
  @inline(__always)
  func offset(from start: Int, where condition: (UInt8) -> Bool) -> Int {
    var offset = start
    while offset < count, !condition(base[offset]) { offset += 1 }
    return offset
  }

  /// Whether a byte has a trait.
  @inline(__always)
  func has(_ trait: ByteTraits, _ byte: UInt8) -> Bool {
    traits[Int(byte)].contains(trait)
  }

  /// The first offset from `start` on whose byte does not have `trait`.
  @inline(__always)
  func end(of trait: ByteTraits, from start: Int) -> Int {
    var offset = start
    while offset < count, has(trait, base[offset]) { offset += 1 }
    return offset
  }

  /// The end of an identifier that continues at `start`.
  @inline(__always)
  func endOfIdentifier(from start: Int) -> Int {
    let end = end(of: .identifier, from: start)
    return byte(at: end) < 0x80 ? end : endOfUnicodeIdentifier(from: end)
  }

  private func endOfUnicodeIdentifier(from start: Int) -> Int {
    var offset = start
    while offset < count, let next = scalar(at: offset), next.scalar.continuesIdentifier {
      offset += next.length
    }
    return offset
  }

  /// The first line end at or after `start`, or the end of the file.
  ///
  /// Comments are a sixth of most code: eight of their bytes are compared at a time.
  func endOfLine(from start: Int) -> Int {
    var offset = start
    while offset + 8 <= count {
      let word = word(at: offset)
      let found =
        Self.zeroBytes(word ^ Self.repeated(UInt8(ascii: "\n")))
        | Self.zeroBytes(word ^ Self.repeated(UInt8(ascii: "\r")))
      if found != 0 { return offset + found.trailingZeroBitCount / 8 }
      offset += 8
    }
    return self.offset(from: offset) { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }

  /// The first offset from `start` on whose byte is no space, eight bytes at a time; it may also end at a
  /// space within the last eight bytes of the file.
  @inline(__always)
  func endOfIndentation(from start: Int) -> Int {
    var offset = start
    while offset + 8 <= count {
      let others = word(at: offset) ^ Self.repeated(UInt8(ascii: " "))
      if others != 0 { return offset + others.trailingZeroBitCount / 8 }
      offset += 8
    }
    return offset
  }

  /// Eight bytes, the first one lowest.
  @inline(__always)
  private func word(at offset: Int) -> UInt64 {
    UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self).littleEndian
  }

  @inline(__always)
  private static func repeated(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

  /// Eight bytes of which the lowest that is not zero marks the lowest zero of a word; zero where none is.
  @inline(__always)
  private static func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  /// The scalar that is encoded at an offset and the number of its bytes; `nil` where the bytes are
  /// no valid UTF-8 (overlong forms, surrogates and cut sequences are not).
  func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    let first = byte(at: offset)
    let length: Int
    switch first {
    case 0..<0x80: return (Unicode.Scalar(first), 1)
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return nil
    }
    guard offset + length <= count else { return nil }
    var value = UInt32(first & (0x7F >> UInt8(length)))
    for index in 1..<length {
      let next = base[offset + index]
      guard next & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(next & 0x3F)
    }
    let smallest: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard value >= smallest, let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }
}
