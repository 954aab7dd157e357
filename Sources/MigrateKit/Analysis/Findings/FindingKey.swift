/// The identity of a finding within its file, independent of its position: the literal and its use.
///
/// Both are hashes, for decisions files and baselines. Neither depends on a line, a count or the
/// text of a message.
package struct FindingKey: Hashable, Sendable {
  /// The kind of value and the lexemes of the literal.
  package var literal: UInt64
  /// The enclosing declaration, and the use of the value there.
  package var context: UInt64
  /// Its number among the findings of its file with the same literal and context, from 0.
  @Int32Backed package var ordinal: Int
  /// The number of those findings.
  @Int32Backed package var count: Int

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

  /// The number of digits of `text` for the literal, enough to distinguish those of any app.
  static let literalDigits = 12

  private static func digits(_ hash: UInt64) -> String {
    let text = String(hash >> 16, radix: 16)
    return String(repeating: "0", count: literalDigits - text.count) + text
  }
}
