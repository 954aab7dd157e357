/// The stable names of findings: file, enclosing declaration, the literal's lexemes, and which of
/// its like it is.
///
/// A name survives edits elsewhere in the file, reformatting, and comments; it changes when the
/// literal itself changes or moves to another declaration.
struct Fingerprint {
  private let path: String
  private var seen: [UInt64: Int] = [:]
  private var last: (span: Range<Int>, id: String)?

  /// Starts on a file.
  init(path: String) {
    self.path = path
  }

  /// The name of the finding at `span`; ask in order of position.
  ///
  /// Two drafts of one expression, of
  /// which other files choose one, share a name.
  mutating func next(span: Range<Int>, declaration: String, in outline: SyntaxOutline) -> String {
    if let last, last.span == span { return last.id }
    var hash = Self.hash(path.utf8, from: Self.seed)
    hash = Self.hash(declaration.utf8, from: Self.hash([0], from: hash))
    for index in span where index < outline.count {
      let lexeme = outline.buffer.lexemes[index]
      hash = Self.hash([0], from: hash)
      hash = Self.hash(outline.bytes[lexeme.start..<lexeme.end], from: hash)
    }
    let ordinal = seen[hash, default: 0]
    seen[hash] = ordinal + 1
    let id = Self.hexadecimal(Self.hash("#\(ordinal)".utf8, from: hash))
    last = (span, id)
    return id
  }

  /// Where a hash begins.
  static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  /// FNV-1a with 64 bits (Fowler, Noll and Vo): small, well spread, the same on every machine.
  static func hash(_ bytes: some Sequence<UInt8>, from start: UInt64) -> UInt64 {
    bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }

  private static func hexadecimal(_ hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
