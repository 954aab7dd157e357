/// The statements that assign the parts of a layer's shadow, which one call replaces.
package struct LayerShadowEdits: Hashable, Sendable {
  /// The place of the call: one of the assignments, without the layer, `shadowRadius = 4`.
  package var call: ByteRange
  /// The whole lines of the others, which are removed.
  package var lines: [ByteRange]

  /// Makes the edits.
  package init(call: ByteRange, lines: [ByteRange]) {
    self.call = call
    self.lines = lines
  }
}

extension SyntaxOutline {
  /// The lines of a statement with the end of the last one, if there is nothing else on them.
  func wholeLines(of span: Range<Int>) -> ByteRange? {
    let statement = byteRange(span)
    var start = statement.start
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    var end = statement.end
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    guard start == 0 || bytes[start - 1].isLineEnd, end < bytes.count, bytes[end].isLineEnd else {
      return nil
    }
    let isPair =
      bytes[end] == UInt8(ascii: "\r") && end + 1 < bytes.count
      && bytes[end + 1] == UInt8(ascii: "\n")
    return ByteRange(start, end + (isPair ? 2 : 1))
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
