// Tuples: `var colors: (fill: Color, text: Color) { (.white, .black) }`.

extension ColorUseReader {
  /// Records that the color is an element of a tuple; false for nested tuples and arrays of them,
  /// which are ambiguous.
  mutating func enterTuple(at position: Int) -> Bool {
    guard isDirect, tupleElement == nil, use.depth == 0 else { return false }
    tupleElement = position
    return true
  }

  /// The type of the color by the type of its tuple; other types unchanged; `nil` if the type is
  /// not the tuple's.
  mutating func leaveTuple(ofType span: Range<Int>) -> Range<Int>? {
    guard let element = tupleElement else { return span }
    var span = span
    if use.depth > 0 {
      guard use.depth == 1, outline.kind(span.lowerBound) == .leftSquare,
        outline.partner(span.lowerBound) == span.upperBound - 1
      else { return nil }
      span = span.lowerBound + 1..<span.upperBound - 1
    }
    guard let open = span.first, outline.kind(open) == .leftParen,
      let close = outline.partner(open), close == span.upperBound - 1
    else { return nil }
    let elements = outline.elements(open: open, close: close)
    guard elements.count > 1, elements.indices.contains(element) else { return nil }
    use.depth = 0
    tupleElement = nil
    return elements[element].value
  }
}
