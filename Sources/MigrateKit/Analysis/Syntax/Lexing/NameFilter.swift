/// A filter for names by first byte, last byte and length, which excludes most other words without
/// copying bytes.
package struct NameFilter: Sendable {
  private var bins = [Bool](repeating: false, count: 4096)

  /// Adds a name.
  package mutating func insert(_ name: some BidirectionalCollection<UInt8>) {
    guard let first = name.first, let last = name.last else { return }
    bins[Self.bin(first, last, name.count)] = true
  }

  /// Whether the bytes of a lexeme may be one of the names.
  @inline(__always)
  func mayContain(_ lexeme: Lexeme, _ bytes: UnsafePointer<UInt8>) -> Bool {
    bins[Self.bin(bytes[lexeme.start], bytes[lexeme.end - 1], Int(lexeme.length))]
  }

  /// The same, of bytes in a buffer.
  @inline(__always)
  func mayContain(_ lexeme: Lexeme, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bins[Self.bin(bytes[lexeme.start], bytes[lexeme.end - 1], Int(lexeme.length))]
  }

  /// The same, of bytes in an array.
  @inline(__always)
  func mayContain(_ lexeme: Lexeme, _ bytes: [UInt8]) -> Bool {
    bins[Self.bin(bytes[lexeme.start], bytes[lexeme.end - 1], Int(lexeme.length))]
  }

  /// Whether bytes may be one of the names.
  @inline(__always)
  func mayContain(_ name: ArraySlice<UInt8>) -> Bool {
    guard let first = name.first, let last = name.last else { return false }
    return bins[Self.bin(first, last, name.count)]
  }

  private static func bin(_ first: UInt8, _ last: UInt8, _ length: Int) -> Int {
    (Int(first) ^ Int(last) &<< 3 ^ length &<< 6) & 4095
  }
}
