import MigrateKitCore

/// Computes lines and columns of edits without the bytes of the file: an edit is in its finding,
/// whose text and position are known, or at a place that was recorded when the file was read.
struct EditLocator {
  /// The positions of offsets outside of findings at which edits may start or end.
  let noted: [Int: SourcePosition]

  /// Fills in the positions of a suggestion's edits.
  func locate(_ suggestion: inout Suggestion) {
    guard !suggestion.edits.isEmpty else { return }
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
    if let position = noted[offset] { return position }
    let text = Array(finding.source.utf8)
    guard finding.range.start < offset, offset < finding.range.end,
      text.count == finding.range.length
    else { return nil }
    return Self.advance(finding.start, over: text[..<(offset - finding.range.start)])
  }

  /// The positions that the edits of a file may need: where an import goes, and the other assignments
  /// of shadows that several make.
  static func notes(on scan: FileScan, of bytes: [UInt8]) -> [Int: SourcePosition] {
    guard !scan.pending.isEmpty else { return [:] }
    let insertion = scan.facts.importInsertion
    var noted = [insertion: position(of: insertion, in: bytes)]
    var ranges: [ByteRange] = []
    for index in scan.pending.indices {
      if let shadow = scan.pending[index].finding.context.layerShadow {
        ranges += [shadow.call] + shadow.lines
      }
    }
    guard !ranges.isEmpty else { return noted }
    let index = LineIndex(bytes)
    for offset in ranges.flatMap({ [$0.start, $0.end] }) {
      noted[offset] = index.position(at: offset)
    }
    return noted
  }

  /// The position of an offset near the start of a file, computed from the bytes before it.
  private static func position(of offset: Int, in bytes: [UInt8]) -> SourcePosition {
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
