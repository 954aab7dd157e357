/// Counts the lines before offsets that are asked for in increasing order, without an index of all lines.
struct LineCounter {
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  /// For files with carriage returns, which end lines in two ways.
  private let index: LineIndex?

  /// Starts at the first line.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let hasReturns = bytes.withUnsafeBytes { buffer in
      buffer.baseAddress.map { memchr($0, Int32(UInt8(ascii: "\r")), buffer.count) != nil } ?? false
    }
    index = hasReturns ? LineIndex(bytes) : nil
  }

  /// The line of an offset that is not below the last one, counted from 1.
  mutating func line(at offset: Int) -> Int {
    if let index { return index.position(at: offset).line }
    let next = min(max(offset, self.offset), bytes.count)
    bytes.withUnsafeBufferPointer { bytes in
      for byte in bytes[self.offset..<next] { line &+= byte == UInt8(ascii: "\n") ? 1 : 0 }
    }
    self.offset = next
    return line
  }
}
