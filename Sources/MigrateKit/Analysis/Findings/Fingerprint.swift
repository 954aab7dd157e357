/// The stable names of findings: file, enclosing declaration, use, the literal's lexemes, and the
/// number among equals.
///
/// A name survives edits elsewhere in the file, reformatting, comments, and new names for the app's
/// own variables and functions around it; it changes when the literal itself changes, when it is used
/// for something else, or when it moves to another declaration.
struct Fingerprint {
  private let path: String
  private var counts: [UInt64: Int] = [:]
  private var last: (span: Range<Int>, category: TokenCategory, key: FindingKey)?

  /// Starts with a file.
  init(path: String) {
    self.path = path
  }

  /// The key of the finding at `span`, which has these ancestors, but for the count of its like; ask in order
  /// of position.
  ///
  /// Two raw findings of one expression, of which other files choose one, share a key.
  mutating func key(
    of span: Range<Int>, among ancestors: [SyntaxOutline.Ancestor], category: TokenCategory,
    declaration: String, in outline: SyntaxOutline
  ) -> FindingKey {
    if let last, last.span == span, last.category == category { return last.key }
    let literal = outline.hashLiteral(
      span, from: FNV1a.hash(category.rawValue.utf8))
    var context = FNV1a.hash(declaration.utf8)
    context = outline.hashUse(among: ancestors, from: FNV1a.hash([0], from: context))
    let ordinal = counts[Self.pair(literal, context), default: 0]
    counts[Self.pair(literal, context)] = ordinal + 1
    let key = FindingKey(literal: literal, context: context, ordinal: ordinal)
    last = (span, category, key)
    return key
  }

  /// The number of findings with the literal and the context of `key`; call after all keys are
  /// made.
  func count(like key: FindingKey) -> Int {
    counts[Self.pair(key.literal, key.context), default: 1]
  }

  /// The name of the finding of `key` in the file at `path`.
  static func id(of key: FindingKey, in path: String) -> String {
    var hash = FNV1a.hash(path.utf8)
    hash = FNV1a.hash(bytes(key.literal), from: FNV1a.hash([0], from: hash))
    hash = FNV1a.hash(bytes(key.context), from: hash)
    let digits = String(FNV1a.hash("#\(key.ordinal)".utf8, from: hash), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func pair(_ literal: UInt64, _ context: UInt64) -> UInt64 {
    FNV1a.hash(bytes(literal), from: context)
  }

  private static func bytes(_ number: UInt64) -> some Sequence<UInt8> {
    (0..<8).lazy.map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
