/// The code on both sides of a finding, to the ends of its lines, for reports that show code.
package struct SourceExcerpt: Hashable, Sendable {
  /// The text before the finding on its first line.
  package let before: String
  /// The text after it on its last line.
  package let after: String
  /// The lines above its first line, if requested.
  package let above: [String]
  /// The lines below its last line.
  package let below: [String]

  /// The limit of bytes on either side; the far end is cut.
  private static let longestSide = 160

  /// The code around `range`, with so many whole lines above and below.
  package init(around range: ByteRange, in bytes: [UInt8], lines: Int = 0) {
    func text(_ range: Range<Int>) -> String {
      String(decoding: bytes[range].prefix(Self.longestSide * 2), as: UTF8.self)
    }
    var start = range.start
    while start > 0, !bytes[start - 1].isLineEnd, range.start - start < Self.longestSide {
      start -= 1
    }
    var end = range.end
    while end < bytes.count, !bytes[end].isLineEnd, end - range.end < Self.longestSide { end += 1 }
    before = text(start..<range.start)
    after = text(range.end..<end)
    var above: [String] = []
    while above.count < lines, start > 0, bytes[start - 1].isLineEnd {
      var last = start - 1
      if last > 0, bytes[last] == UInt8(ascii: "\n"), bytes[last - 1] == UInt8(ascii: "\r") {
        last -= 1
      }
      start = bytes[..<last].lastIndex(where: \.isLineEnd).map { $0 + 1 } ?? 0
      above.insert(text(start..<last), at: 0)
    }
    var below: [String] = []
    while below.count < lines, end < bytes.count {
      let isPair =
        bytes[end] == UInt8(ascii: "\r") && end + 1 < bytes.count
        && bytes[end + 1] == UInt8(ascii: "\n")
      let first = end + (isPair ? 2 : 1)
      guard bytes[end].isLineEnd, first < bytes.count else { break }
      end = bytes[first...].firstIndex(where: \.isLineEnd) ?? bytes.count
      below.append(text(first..<end))
    }
    (self.above, self.below) = (above, below)
  }
}
