/// The smallest unit the lexer emits.
///
/// Lexemes tile the file: each one starts where the last one ended, so joining them gives back the
/// file byte for byte. White space and comments are lexemes too.
package struct Lexeme: Equatable, Sendable {
  /// The kind.
  package var kind: Kind
  /// How an operator binds to its neighbors, how an unknown identifier is written, whether a literal
  /// is whole.
  package var flags: Flags
  /// The known word of an identifier, or the word after the `#` of a `poundWord`; `.none` for every
  /// other lexeme, and for identifiers in backticks, which are never keywords.
  package var word: KnownWord
  /// Bytes from the start of the file.
  package var offset: UInt32
  /// Length in bytes; never zero.
  package var length: UInt32

  /// Makes a lexeme of `length` bytes at `offset`.
  package init(
    _ kind: Kind, flags: Flags = [], word: KnownWord = .none, offset: Int, length: Int
  ) {
    self.kind = kind
    self.flags = flags
    self.word = word
    self.offset = UInt32(truncatingIfNeeded: offset)
    self.length = UInt32(truncatingIfNeeded: length)
  }

  /// The offset of the first byte.
  package var start: Int { Int(offset) }
  /// The offset just past the last byte.
  package var end: Int { Int(offset) + Int(length) }
  /// The bytes the lexeme covers.
  package var range: ByteRange { ByteRange(start, end) }

  /// How its angle brackets change the depth of nested types, as an operator: 1 for `<`, -2 for `>>`.
  func angleChange(in bytes: [UInt8]) -> Int {
    bytes[start..<end].reduce(0) { change, byte in
      change + (byte == UInt8(ascii: "<") ? 1 : byte == UInt8(ascii: ">") ? -1 : 0)
    }
  }

  /// Its text in the bytes of its file; invalid UTF-8 is shown with replacement characters.
  package func text(in bytes: [UInt8]) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

extension Lexeme {
  /// The kind of a lexeme.
  package enum Kind: UInt8, Sendable, CaseIterable {
    // Trivia.
    /// Spaces, tabs, form feeds, a byte order mark, NUL, no-break spaces.
    case whitespace
    /// One or more line ends (LF, CRLF, CR), with the white space between them; the indentation of
    /// the line after them is its own lexeme.
    case newline
    /// `// …` up to, not including, the line end.
    case lineComment
    /// `/* … */`, nested ones included; one that is not closed runs to the end of the file.
    case blockComment
    /// A merge conflict from its first marker to its last, which the compiler skips.
    case conflict
    /// `#!…` on the first line.
    case shebang

    // Names.
    /// An identifier or a keyword, with its backticks if it has them; an editor's placeholder
    /// (`<#name#>`) too.
    case identifier
    /// `$0`, `$name`: closure parameters and projected values.
    case dollarIdentifier
    /// `#if`, `#selector`, `#colorLiteral`, `#Preview`: a number sign with its word.
    case poundWord

    // Literals.
    /// `12`, `0xFF`, `1_000`, `0b01`, `0o17`.
    case integer
    /// `1.5`, `2e3`, `0x1p4`.
    case float
    /// The opening of a string: number signs and one or three quotes. A string without a
    /// `stringEnd` (flag `unterminated`) ends before the line end, or with the file.
    case stringStart
    /// A run of text in a string, escapes included; never an interpolation.
    case stringText
    /// `\(` or `\#(`; what follows is code up to its `interpolationEnd`. One that is cut off
    /// (flag `unterminated`) has none, but ends with its string or before more text of it.
    case interpolationStart
    /// The `)` that closes an interpolation.
    case interpolationEnd
    /// The closing of a string, its number signs included.
    case stringEnd
    /// A regular expression literal as a whole: `/…/` or `#/…/#`.
    case regex

    // Punctuation.
    /// `(`
    case leftParen
    /// `)`
    case rightParen
    /// `[`
    case leftSquare
    /// `]`
    case rightSquare
    /// `{`
    case leftBrace
    /// `}`
    case rightBrace
    /// `,`
    case comma
    /// `:`
    case colon
    /// `;`
    case semicolon
    /// `.` before a member name (also the leading period of an implicit member).
    case period
    /// `@`
    case at
    /// A number sign that starts no word, string or regex.
    case pound
    /// A backslash outside a string: the start of a key path.
    case backslash
    /// `=` alone.
    case equal
    /// `->`
    case arrow
    /// `?` right after an expression or a type: optional chaining, optional type.
    case postfixQuestion
    /// `?` of a ternary.
    case infixQuestion
    /// `!` right after an expression or a type.
    case exclamation
    /// `&` before an inout argument.
    case prefixAmpersand
    /// Any other operator: `==`, `+`, `??`, `..<`, `<`, `>`, custom ones.
    case op
    /// Bytes that no rule covers, such as invalid UTF-8.
    case unknown

    /// Whether the lexeme is white space or a comment.
    package var isTrivia: Bool { rawValue <= Kind.shebang.rawValue }

    /// Whether it opens or closes something: brackets, the ends of strings and of interpolations.
    var isBracket: Bool {
      switch self {
      case .leftParen, .rightParen, .leftSquare, .rightSquare, .leftBrace, .rightBrace,
        .stringStart, .stringEnd, .interpolationStart, .interpolationEnd:
        true
      default: false
      }
    }
  }

  /// What later stages would have to look at the bytes of a lexeme, or around it, to know.
  package struct Flags: OptionSet, Sendable {
    /// The bits of the set.
    package let rawValue: UInt8
    /// Makes a set from its bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// White space or an opening on the left only.
    package static let prefix = Flags(rawValue: 1)
    /// White space or a closing on the right only.
    package static let postfix = Flags(rawValue: 2)
    /// White space on both sides or on neither.
    package static let infix = Flags(rawValue: 4)
    /// The string opened or closed here may span several lines (`"""`).
    package static let multiline = Flags(rawValue: 8)
    /// The string, interpolation, comment or regular expression that starts here was cut off by
    /// the end of its line or file.
    package static let unterminated = Flags(rawValue: 16)
    /// An unknown identifier that starts with an ASCII capital, as names of types do.
    package static let capitalized = Flags(rawValue: 32)
    /// A capitalized one that ends in `Color`.
    package static let endsInColor = Flags(rawValue: 64)
    /// An unknown identifier that ends in `CornerRadius` and is longer than that.
    package static let endsInCornerRadius = Flags(rawValue: 128)
  }
}
