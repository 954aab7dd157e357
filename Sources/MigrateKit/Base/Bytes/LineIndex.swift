/// A place in a file: a byte offset, and the line and column a person would name.
package struct SourcePosition: Hashable, Sendable {
  // 32 bits each: every finding stores two positions, and files are below 4 GB.
  private let storedOffset: UInt32
  private let storedLine: UInt32
  private let storedColumn: UInt32
  private let storedScalarColumn: UInt32

  /// UTF-8 bytes from the start of the file.
  package var offset: Int { Int(storedOffset) }
  /// The line, counted from 1.
  package var line: Int { Int(storedLine) }
  /// The column, counted from 1 in UTF-8 bytes.
  package var column: Int { Int(storedColumn) }
  /// The column, counted from 1 in Unicode scalars, as formats for other tools count.
  package var scalarColumn: Int { Int(storedScalarColumn) }

  /// Makes a position from its numbers; where every character before it is ASCII, both columns are
  /// one.
  package init(offset: Int, line: Int, column: Int, scalarColumn: Int? = nil) {
    storedOffset = UInt32(clamping: offset)
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column)
    storedScalarColumn = UInt32(clamping: scalarColumn ?? column)
  }
}

/// Turns byte offsets into lines and columns.
///
/// A line ends after LF, CRLF, or a CR that is alone. A byte order mark takes no column.
package struct LineIndex: Sendable {
  private let lineStarts: [Int]
  private let bytes: [UInt8]
  /// The limit up to which scalars of a line are counted; without it a line of millions of bytes
  /// would be read once for each of its findings.
  private static let countedColumns = 4096

  /// Finds the line starts of `bytes` in one pass.
  package init(_ bytes: [UInt8]) {
    let hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    var starts = [hasByteOrderMark ? 3 : 0]
    starts.reserveCapacity(bytes.count / 24)
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return }
      if memchr(base, Int32(UInt8(ascii: "\r")), buffer.count) == nil {
        let rest = Self.addStartsByWords(in: buffer, to: &starts)
        for index in rest..<buffer.count where buffer[index] == UInt8(ascii: "\n") {
          starts.append(index + 1)
        }
      } else {
        Self.addStarts(in: buffer, to: &starts)
      }
    }
    lineStarts = starts
    self.bytes = bytes
  }

  /// The starts of lines that end with LF, eight bytes at a time; returns the offset of the remaining bytes.
  private static func addStartsByWords(
    in buffer: UnsafeRawBufferPointer, to starts: inout [Int]
  ) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let sevens: UInt64 = ones &* 0x7F
    var offset = 0
    while offset + 8 <= buffer.count {
      let word = UInt64(
        littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      // A byte becomes zero where it is LF, and its highest bit is set in `ends` exactly then.
      let zeros = word ^ (ones &* UInt64(UInt8(ascii: "\n")))
      var ends = ~(((zeros & sevens) &+ sevens) | zeros | sevens)
      while ends != 0 {
        starts.append(offset + ends.trailingZeroBitCount / 8 + 1)
        ends &= ends &- 1
      }
      offset += 8
    }
    return offset
  }

  /// The starts of lines, whichever line ends the file uses.
  private static func addStarts(in buffer: UnsafeRawBufferPointer, to starts: inout [Int]) {
    for index in buffer.indices {
      let byte = buffer[index]
      let endsLine =
        byte == UInt8(ascii: "\n")
        || (byte == UInt8(ascii: "\r")
          && !(index + 1 < buffer.count && buffer[index + 1] == UInt8(ascii: "\n")))
      if endsLine { starts.append(index + 1) }
    }
  }

  /// The number of lines; a final newline opens one more, empty line.
  package var lineCount: Int { lineStarts.count }

  /// The position of a byte offset.
  ///
  /// Offsets past the end give the end.
  ///
  /// - Complexity: O(log n) in the number of lines.
  package func position(at offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = max(lineStarts.partitioningIndex { $0 > offset }, 1)
    let column = max(offset - lineStarts[line - 1], 0) + 1
    return SourcePosition(
      offset: offset, line: line, column: column,
      scalarColumn: column - continuationBytes(before: offset, column: column))
  }

  /// How many bytes of the line before `offset` belong to a scalar that began earlier.
  private func continuationBytes(before offset: Int, column: Int) -> Int {
    guard column > 1, column <= Self.countedColumns else { return 0 }
    return bytes[(offset - column + 1)..<offset].count { $0 & 0xC0 == 0x80 }
  }

  /// The byte offset at which a line starts, counted from 1; `nil` when there is no such line.
  package func start(ofLine line: Int) -> Int? {
    lineStarts.indices.contains(line - 1) ? lineStarts[line - 1] : nil
  }
}
