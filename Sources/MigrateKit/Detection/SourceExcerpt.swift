/// The code on both sides of a finding, to the ends of its lines, for reports that show code.
public struct SourceExcerpt: Hashable, Sendable {
  /// What stands before the finding on its first line.
  public let before: String
  /// What stands after it on its last line.
  public let after: String

  /// How many bytes either side may have; the far end of a longer one is cut.
  private static let longestSide = 160

  /// The code around `range`.
  init(around range: ByteRange, in bytes: [UInt8]) {
    func isLineEnd(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }
    var start = range.start
    let first = max(0, start - Self.longestSide)
    while start > first, !isLineEnd(bytes[start - 1]) { start -= 1 }
    var end = range.end
    let last = min(bytes.count, end + Self.longestSide)
    while end < last, !isLineEnd(bytes[end]) { end += 1 }
    before = String(decoding: bytes[start..<range.start], as: UTF8.self)
    after = String(decoding: bytes[range.end..<end], as: UTF8.self)
  }
}
