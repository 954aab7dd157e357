@testable import MigrateKitCore

/// Swift source in which `«…»` marks the ranges that a test is about.
///
/// Marks may be nested.
struct MarkedSource {
  /// The source without its marks.
  let text: String
  /// The marked ranges, by where they start.
  let ranges: [ByteRange]

  /// Takes the marks out of `marked`.
  init(_ marked: String) {
    var bytes: [UInt8] = []
    var open: [Int] = []
    var ranges: [ByteRange] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "«": open.append(bytes.count)
      case "»":
        guard let start = open.popLast() else { continue }
        ranges.append(ByteRange(start, bytes.count))
      default: bytes.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
    self.ranges = ranges.sorted()
  }

  /// The bytes of the source.
  var bytes: [UInt8] { Array(text.utf8) }

  /// The outline of the source.
  var outline: SyntaxOutline { SyntaxOutline(bytes) }

  /// `text` with `ranges` marked again, for messages that can be compared by eye.
  static func marking(_ ranges: [ByteRange], in text: String) -> String {
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    for offset in 0...bytes.count {
      for range in ranges where range.end == offset && range.length > 0 {
        result.append(contentsOf: "»".utf8)
      }
      for range in ranges where range.start == offset { result.append(contentsOf: "«".utf8) }
      if offset < bytes.count { result.append(bytes[offset]) }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension SyntaxOutline {
  /// The significant lexemes that a byte range covers.
  func span(of range: ByteRange) -> Range<Int> {
    firstLexeme(from: range.start)..<firstLexeme(from: range.end)
  }
}
