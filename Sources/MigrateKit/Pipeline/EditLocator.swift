/// Gives edits their lines and columns without the bytes of the file: an edit stands in its finding,
/// whose text and position are known, or where imports go.
struct EditLocator {
  /// Where an import goes in the file.
  let importPosition: SourcePosition

  /// Fills in the positions of a suggestion's edits.
  func locate(_ suggestion: inout Suggestion) {
    let finding = suggestion.finding
    for index in suggestion.edits.indices {
      let range = suggestion.edits[index].range
      suggestion.edits[index].start = position(of: range.start, in: finding)
      suggestion.edits[index].end = position(of: range.end, in: finding)
    }
  }

  private func position(of offset: Int, in finding: Finding) -> SourcePosition? {
    if offset == finding.range.start { return finding.start }
    if offset == finding.range.end { return finding.end }
    if offset == importPosition.offset { return importPosition }
    let text = Array(finding.source.utf8)
    guard finding.range.start < offset, offset < finding.range.end,
      text.count == finding.range.length
    else { return nil }
    return Self.advance(finding.start, over: text[..<(offset - finding.range.start)])
  }

  /// The position of an offset near the start of a file, by looking at the bytes before it.
  static func position(of offset: Int, in bytes: [UInt8]) -> SourcePosition {
    let markLength = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let start = SourcePosition(offset: markLength, line: 1, column: 1)
    guard offset > markLength, offset <= bytes.count else { return start }
    return advance(start, over: bytes[markLength..<offset])
  }

  private static func advance(
    _ start: SourcePosition, over bytes: ArraySlice<UInt8>
  ) -> SourcePosition {
    var line = start.line
    var column = start.column
    var scalarColumn = start.scalarColumn
    var previous: UInt8 = 0
    for byte in bytes {
      let continuesLineEnd = byte == UInt8(ascii: "\n") && previous == UInt8(ascii: "\r")
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        if !continuesLineEnd { line += 1 }
        column = 1
        scalarColumn = 1
      } else {
        column += 1
        if byte & 0xC0 != 0x80 { scalarColumn += 1 }
      }
      previous = byte
    }
    return SourcePosition(
      offset: start.offset + bytes.count, line: line, column: column, scalarColumn: scalarColumn)
  }
}
