/// A half-open range of UTF-8 byte offsets in one file.
///
/// Offsets count bytes from the first byte of the file as it is on disk, a byte order mark included.
package struct ByteRange: Hashable, Sendable {
  /// The offset of the first byte.
  package let start: Int
  /// The offset just past the last byte.
  package let end: Int

  /// Makes the range `start..<end`.
  package init(_ start: Int, _ end: Int) {
    precondition(start <= end, "a byte range never runs backwards")
    self.start = start
    self.end = end
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
