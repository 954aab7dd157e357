/// Splits the bytes of a Swift file into lexemes, by the rules of the language's own lexer.
///
/// One pass, no recursion, and linear time on any input: strings and interpolations nest on an
/// explicit stack, and lookahead is bounded by the next lexeme.
///
///     Lexer.lexemes(in: Array("a /* b */ .c(1.5)".utf8)).map(\.kind)
///     // identifier, whitespace, blockComment, whitespace, period, identifier, leftParen, float,
///     // rightParen
package struct Lexer {
  /// The remaining input.
  var cursor: ByteCursor
  /// The output, with capacity for one lexeme per byte, so that writes need no check.
  private let output: UnsafeMutablePointer<Lexeme>
  /// The number of lexemes.
  private(set) var count = 0
  /// The last lexeme that is not trivia, by its index; -1 before the first.
  private(set) var lastSignificant = -1

  /// The strings whose interpolations are open here, innermost last.
  var openStrings: [OpenString] = []
  /// Whether the line end at the cursor cut off a string.
  var cutsString = false
  /// The parentheses open since the innermost interpolation began.
  var openParens = 0
  /// Results of searches to the end of the file, to avoid repeating them.
  var searches = Searches()

  /// Collects the lexemes that later stages need, where some do; no optional, which each lexeme would unpack.
  private var survey: LexemeSurvey
  private let isSurveying: Bool

  let classes: UnsafePointer<ByteClass>
  let words: KnownWordTable

  /// The lexemes of `bytes`, in order, covering every byte.
  ///
  /// It never fails. Offsets have 32 bits: for 4 GB and more there are no lexemes.
  package static func lexemes(in bytes: [UInt8]) -> [Lexeme] {
    var none = LexemeSurvey()
    return lexemes(in: bytes, &none, isSurveying: false)
  }

  /// The same without spaces and indentation, a third of all lexemes, with a survey of the others on the way.
  package static func lexemes(in bytes: [UInt8], surveyedBy survey: inout LexemeSurvey) -> [Lexeme] {
    lexemes(in: bytes, &survey, isSurveying: true)
  }

  private static func lexemes(
    in bytes: [UInt8], _ survey: inout LexemeSurvey, isSurveying: Bool
  ) -> [Lexeme] {
    guard bytes.count <= Int(UInt32.max) else { return [] }
    return bytes.withUnsafeBufferPointer { bytes in
      ByteClass.table.withUnsafeBufferPointer { classes in
        ByteTraits.table.withUnsafeBufferPointer { traits in
          guard let classes = classes.baseAddress, let traits = traits.baseAddress,
            let cursor = ByteCursor(bytes, traits: traits)
          else { return [] }
          return [Lexeme](unsafeUninitializedCapacity: bytes.count) { output, count in
            guard let output = output.baseAddress else { return }
            var lexer = Lexer(cursor, output: output, classes, survey, isSurveying: isSurveying)
            lexer.run()
            count = lexer.count
            survey = lexer.survey
          }
        }
      }
    }
  }

  private init(
    _ cursor: ByteCursor, output: UnsafeMutablePointer<Lexeme>, _ classes: UnsafePointer<ByteClass>,
    _ survey: LexemeSurvey, isSurveying: Bool
  ) {
    self.cursor = cursor
    self.output = output
    self.classes = classes
    self.words = .shared
    self.survey = survey
    self.isSurveying = isSurveying
  }

  private mutating func run() {
    lexShebang()
    while cursor.offset < cursor.count {
      let start = cursor.offset
      lexNext(cursor.base[start])
      // Every rule consumes at least one byte; this prevents a hang in case of a bug.
      if cursor.offset <= start { emit(.unknown, length: 1) }
    }
    closeStringsAtEnd()
  }

  /// Lexes what starts with `byte`, outside the text of strings.
  @inline(__always)
  private mutating func lexNext(_ byte: UInt8) {
    switch classes[Int(byte)] {
    case .space: lexSpace()
    case .newline: lexNewline()
    case .identifier: lexIdentifier()
    case .digit: lexNumber()
    case .leftParen:
      openParens += 1
      emit(.leftParen, length: 1)
    case .rightParen: lexRightParen()
    case .punctuation: emit(Self.punctuation(byte), length: 1)
    case .period: lexPeriod()
    case .slash: lexSlash()
    case .optionalMark: lexOptionalMark(byte)
    case .leftAngle: lexLeftAngle()
    case .rightAngle: if !lexConflict() { lexOperator() }
    case .op: lexOperator()
    case .quote: lexStringStart(pounds: 0)
    case .pound: lexPound()
    case .dollar: lexDollar()
    case .backtick: lexBacktick()
    case .nonASCII: lexNonASCII()
    case .control: emit(.unknown, length: 1)
    }
  }

  private static func punctuation(_ byte: UInt8) -> Lexeme.Kind {
    switch byte {
    case UInt8(ascii: "["): .leftSquare
    case UInt8(ascii: "]"): .rightSquare
    case UInt8(ascii: "{"): .leftBrace
    case UInt8(ascii: "}"): .rightBrace
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: "@"): .at
    default: .backslash
    }
  }

  private mutating func lexRightParen() {
    if openParens == 0, !openStrings.isEmpty {
      endInterpolation()
    } else {
      openParens -= openParens > 0 ? 1 : 0
      emit(.rightParen, length: 1)
    }
  }
}

extension Lexer {
  /// Adds a lexeme of `length` bytes at the cursor and moves the cursor past it.
  @inline(__always)
  mutating func emit(
    _ kind: Lexeme.Kind, flags: Lexeme.Flags = [], word: KnownWord = .none, length: Int
  ) {
    let lexeme = Lexeme(kind, flags: flags, word: word, offset: cursor.offset, length: length)
    output[count] = lexeme
    if isSurveying { survey.add(lexeme, at: count, cursor.base) }
    if !kind.isTrivia { lastSignificant = count }
    count += 1
    cursor.offset += length
  }

  /// Adds a lexeme that ends at `end`, if there are bytes up to there.
  @inline(__always)
  mutating func emit(
    _ kind: Lexeme.Kind, flags: Lexeme.Flags = [], word: KnownWord = .none, upTo end: Int
  ) {
    if end > cursor.offset {
      emit(kind, flags: flags, word: word, length: end - cursor.offset)
    }
  }

  /// Adds the white space up to `end`, if any; it is left out of what is surveyed.
  @inline(__always)
  mutating func emitSpace(upTo end: Int) {
    if isSurveying { cursor.offset = end } else { emit(.whitespace, upTo: end) }
  }

  /// The last lexeme that is not trivia.
  var previous: Lexeme? {
    lastSignificant < 0 ? nil : output[lastSignificant]
  }

  /// The lexeme before the last one that is not trivia.
  var beforePrevious: Lexeme? {
    var index = lastSignificant - 1
    while index >= 0, output[index].kind.isTrivia { index -= 1 }
    return index < 0 ? nil : output[index]
  }

  /// Flags an earlier lexeme, if only later bytes determine the flag.
  mutating func mark(_ flags: Lexeme.Flags, at index: Int) {
    output[index].flags.insert(flags)
  }
}
