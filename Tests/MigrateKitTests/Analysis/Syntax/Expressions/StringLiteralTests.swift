import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("String literals")
struct StringLiteralTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var source: String
    var value: String?
    var testDescription: String { source.debugDescription }

    init(_ source: String, _ value: String?) {
      self.source = source
      self.value = value
    }
  }

  // The value of each row is the same literal, as the compiler reads it.
  static let plain = [
    Row(##""""##, ""),
    Row(##""#0891B2""##, "#0891B2"),
    Row(##""a\tb\n\r\0\\""##, "a\tb\n\r\0\\"),
    Row(##""say \"hi\" and \'hi\'""##, "say \"hi\" and \'hi\'"),
    Row(##""\u{41}\u{1F600}\u{0000e9}""##, "\u{41}\u{1F600}\u{0000e9}"),
    Row(##""é🎨 日本""##, "é🎨 日本"),
    Row(##"#"a "quoted" \n \(b)"#"##, #"a "quoted" \n \(b)"#),
    Row(##"#"tab\#t quote\#" "#"##, #"tab\#t quote\#" "#),
    Row(##"#"""#"##, #"""#),
    Row(##"#"""""#"##, #"""""#),
    Row(###"##"one "# two"##"###, ##"one "# two"##),
  ]

  static let multiline = [
    Row("\"\"\"\n\"\"\"", ""),
    Row("\"\"\"\nabc\n\"\"\"", "abc"),
    Row("\"\"\"  \n  abc\n    def\n\n  ghi\n  \"\"\"", "abc\n  def\n\nghi"),
    Row("\"\"\"\n  a \\\n  b\\  \n  c\n  \"\"\"", "a bc"),
    Row("\"\"\"\r\n\ta\r\n\tb\r\n\t\"\"\"", "a\nb"),
    Row("\"\"\"\na \"quoted\" \"\"\\\" b\n\"\"\"", "a \"quoted\" \"\"\" b"),
    Row("#\"\"\"\n  a \\n \"\"\" b\\#\n  c\n  \"\"\"#", "a \\n \"\"\" bc"),
  ]

  static let rejected = [
    Row(##""a\(b)c""##, nil),
    Row(##"#"a\#(b)c"#"##, nil),
    Row(##""cut off"##, nil),
    Row("\"cut off\n\"", nil),
    Row("'single'", nil),
    Row(##""\q""##, nil),
    Row(##""\u41""##, nil),
    Row(##""\u{}""##, nil),
    Row(##""\u{110000}""##, nil),
    Row(##""\u{+41}""##, nil),
    Row(##""\u{123456789}""##, nil),
    Row(##""a\  ""##, nil),
    Row("\"\"\"text\n\"\"\"", nil),
    Row("\"\"\"\ntext\"\"\"", nil),
    Row("\"\"\"\n  a\n b\n  \"\"\"", nil),
    Row("\"\"\"\n a\\\n \"\"\"", nil),
    Row("\"\"\"\"\"\"", nil),
    Row("12", nil),
  ]

  @Test("have the value that the compiler gives them", arguments: plain + multiline)
  func decodes(_ row: Row) throws {
    let bytes = Array(row.source.utf8)
    let lexemes = Lexer.lexemes(in: bytes)
    let literal = try #require(StringLiteral(at: 0, in: lexemes, bytes: bytes))
    #expect(literal.value == row.value)
    #expect(literal.lexemeCount == lexemes.count)
  }

  @Test("that interpolate, are cut off or malformed have no value", arguments: rejected)
  func rejects(_ row: Row) {
    let bytes = Array(row.source.utf8)
    let lexemes = Lexer.lexemes(in: bytes)
    #expect(StringLiteral(at: 0, in: lexemes, bytes: bytes) == nil)
  }

  @Test("with invalid UTF-8 have no value")
  func rejectsInvalidUTF8() {
    let bytes: [UInt8] = [0x22, 0x61, 0xFF, 0x22]
    #expect(StringLiteral(at: 0, in: Lexer.lexemes(in: bytes), bytes: bytes) == nil)
  }

  @Test("are only read at their opening")
  func needsOpening() {
    let bytes = Array(#""a""#.utf8)
    let lexemes = Lexer.lexemes(in: bytes)
    #expect(StringLiteral(at: 1, in: lexemes, bytes: bytes) == nil)
    #expect(StringLiteral(at: 3, in: lexemes, bytes: bytes) == nil)
    #expect(StringLiteral(at: -1, in: lexemes, bytes: bytes) == nil)
  }
}
