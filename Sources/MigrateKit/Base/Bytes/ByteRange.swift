/// A half-open range of UTF-8 byte offsets in one file.
///
/// Offsets count bytes from the first byte of the file as it is on disk, a byte order mark included.
package struct ByteRange: Hashable, Sendable {
  // 32 bits each: every finding and declaration stores ranges, and files are below 4 GB.
  private let storedStart: UInt32
  private let storedEnd: UInt32

  /// The offset of the first byte.
  package var start: Int { Int(storedStart) }
  /// The offset just past the last byte.
  package var end: Int { Int(storedEnd) }

  /// Makes the range `start..<end`.
  package init(_ start: Int, _ end: Int) {
    precondition(start <= end, "a byte range never runs backwards")
    storedStart = UInt32(clamping: start)
    storedEnd = UInt32(clamping: end)
  }

  /// The number of bytes in the range.
  package var length: Int { end - start }

  /// Whether every byte of `other` lies in this range.
  package func contains(_ other: ByteRange) -> Bool { start <= other.start && other.end <= end }

  /// Whether the two ranges share a byte; ranges that only touch do not overlap.
  package func overlaps(_ other: ByteRange) -> Bool { start < other.end && other.start < end }
}

extension ByteRange: Comparable {
  /// Orders ranges by where they start, then by where they end.
  package static func < (a: ByteRange, b: ByteRange) -> Bool {
    (a.start, a.end) < (b.start, b.end)
  }
}
