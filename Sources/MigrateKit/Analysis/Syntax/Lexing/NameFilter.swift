/// A filter for names by first byte, last byte and length, which excludes most other words without
/// copying bytes.
package struct NameFilter: Sendable {
  /// A bit for each bin.
  private var bins = [UInt64](repeating: 0, count: 64)

  /// Adds a name.
  package mutating func insert(_ name: some BidirectionalCollection<UInt8>) {
    guard let first = name.first, let last = name.last else { return }
    let bin = Self.bin(first, last, name.count)
    bins[bin >> 6] |= 1 << UInt64(bin & 63)
  }

  /// Whether the bytes of a lexeme may be one of the names.
  @inline(__always)
  func mayContain(_ lexeme: Lexeme, _ bytes: UnsafePointer<UInt8>) -> Bool {
    mayContain(bin: Self.bin(bytes[lexeme.start], bytes[lexeme.end - 1], Int(lexeme.length)))
  }

  /// The same, of bytes in a buffer.
  @inline(__always)
  func mayContain(_ lexeme: Lexeme, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    mayContain(bin: Self.bin(bytes[lexeme.start], bytes[lexeme.end - 1], Int(lexeme.length)))
  }

  /// The same, of bytes in an array.
  @inline(__always)
  func mayContain(_ lexeme: Lexeme, _ bytes: [UInt8]) -> Bool {
    mayContain(bin: Self.bin(bytes[lexeme.start], bytes[lexeme.end - 1], Int(lexeme.length)))
  }

  /// Whether bytes may be one of the names.
  @inline(__always)
  func mayContain(_ name: ArraySlice<UInt8>) -> Bool {
    guard let first = name.first, let last = name.last else { return false }
    return mayContain(bin: Self.bin(first, last, name.count))
  }

  @inline(__always)
  private func mayContain(bin: Int) -> Bool { bins[bin >> 6] >> UInt64(bin & 63) & 1 != 0 }

  private static func bin(_ first: UInt8, _ last: UInt8, _ length: Int) -> Int {
    (Int(first) ^ Int(last) &<< 3 ^ length &<< 6) & 4095
  }
}
