/// Parses written tuple types, which small themes use for the parts of a shadow.
enum TupleType {
  /// Whether a written type is that of a tuple with labels: `(color: Color, radius: CGFloat)`.
  static func isTuple(_ type: String) -> Bool { type.hasPrefix("(") && type.contains(":") }

  /// The type of the element with a label; `nil` if there is none.
  static func type(ofElement label: String, in tuple: String) -> String? {
    elements(of: tuple).first { $0.label == label }?.type
  }

  /// The labels and types of the elements, in order.
  static func elements(of tuple: String) -> [(label: String?, type: String)] {
    let outline = SyntaxOutline(Array(tuple.utf8))
    guard outline.kind(0) == .leftParen, let close = outline.partner(0) else { return [] }
    return outline.elements(open: 0, close: close).map { element in
      (element.label.map { outline.name($0) }, outline.compactText(element.value))
    }
  }
}

extension SyntaxOutline {
  /// The type of a tuple with labels that an expression makes: `(color: Color.black, radius: 4)`.
  func madeTupleType(_ span: Range<Int>) -> String? {
    guard let first = span.first, kind(first) == .leftParen, partner(first) == span.upperBound - 1
    else { return nil }
    let elements = elements(open: first, close: span.upperBound - 1)
    let types = elements.compactMap { element -> String? in
      guard let label = element.label, let type = madeType(element.value) else { return nil }
      return "\(name(label)): \(type)"
    }
    guard !types.isEmpty, types.count == elements.count else { return nil }
    return "(" + types.joined(separator: ", ") + ")"
  }
}
