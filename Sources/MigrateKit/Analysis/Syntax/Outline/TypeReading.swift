/// The essence of a written type: its last name, and its wrappers.
struct TypeReading: Hashable, Sendable {
  /// The lexeme of the last name: `Color` of `[SwiftUI.Color]?`.
  var name: Int
  /// Whether it is optional.
  var isOptional: Bool
  /// Whether it is an array.
  var isArray: Bool
  /// The lexeme of the key's name, for a dictionary; the name is then its value's.
  var key: Int?
}

extension SyntaxOutline {
  /// Reads a written type; `nil` for tuples, functions and other types without a single name.
  func reading(ofType span: Range<Int>) -> TypeReading? {
    var span = span
    var reading = TypeReading(name: -1, isOptional: false, isArray: false, key: nil)
    while !span.isEmpty {
      let first = span.lowerBound
      let last = span.upperBound - 1
      if kind(last) == .postfixQuestion || kind(last) == .exclamation {
        reading.isOptional = true
        span = first..<last
      } else if kind(first) == .leftSquare, partner(first) == last {
        guard !reading.isArray else { return nil }
        let colon = elementColon(first, last)
        if let colon { reading.key = colon - 1 } else { reading.isArray = true }
        span = (colon ?? first) + 1..<last
      } else if kind(first) == .leftParen, partner(first) == last {
        span = first + 1..<last
      } else if word(first) == .some || word(first) == .any || word(first) == .inout {
        span = first + 1..<span.upperBound
      } else if kind(first) == .at {
        span = min(attributeEnd(first), span.upperBound)..<span.upperBound
      } else {
        return named(span, reading)
      }
    }
    return nil
  }

  private func elementColon(_ open: Int, _ close: Int) -> Int? {
    var index = open + 1
    while index < close {
      if kind(index) == .colon { return index }
      index = stepOver(index)
    }
    return nil
  }

  private func named(_ span: Range<Int>, _ reading: TypeReading) -> TypeReading? {
    var index = span.lowerBound
    guard kind(index) == .identifier else { return nil }
    while kind(index + 1) == .period, kind(index + 2) == .identifier { index += 2 }
    let end = genericEnd(index + 1) ?? index + 1
    guard end >= span.upperBound else { return nil }
    var result = reading
    result.name = index
    return result
  }
}
