/// What names a finding within its file, without any place in it: the literal itself, and what it is
/// used for.
///
/// Both are hashes, so that a file of decisions or a baseline can hold them. Neither holds a line, a
/// count or the text of a message.
package struct FindingKey: Hashable, Sendable {
  /// The kind of value and the lexemes of the literal.
  package var literal: UInt64
  /// The enclosing declaration, and what the value is an argument of there.
  package var context: UInt64
  /// Which of the findings of its file with the same literal and context it is, from 0.
  package var ordinal: Int
  /// How many of them there are.
  package var count: Int

  /// Makes a key; most findings are the only one of their kind.
  package init(literal: UInt64 = 0, context: UInt64 = 0, ordinal: Int = 0, count: Int = 1) {
    self.literal = literal
    self.context = context
    self.ordinal = ordinal
    self.count = count
  }

  /// Literal and context as text: 24 hexadecimal digits.
  package var text: String { Self.digits(literal) + Self.digits(context) }

  /// The literal as text: the first digits of `text`.
  var literalText: String { Self.digits(literal) }

  /// How many digits of `text` name the literal: enough to tell those of any app apart.
  static let literalDigits = 12

  private static func digits(_ hash: UInt64) -> String {
    let text = String(hash >> 16, radix: 16)
    return String(repeating: "0", count: literalDigits - text.count) + text
  }
}
