/// Any bytes: lexemes tile them.
enum LexerTarget {
  static func run(_ bytes: [UInt8]) {
    hold(PipelineLaws.brokenByLexer(bytes))
  }
}
