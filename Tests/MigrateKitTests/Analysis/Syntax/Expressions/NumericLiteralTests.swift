import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Number literals")
struct NumericLiteralTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var text: String
    var value: Double?
    var integer: UInt64?
    var hexDigits: Int?

    init(_ text: String, _ value: Double?, integer: UInt64? = nil, hexDigits: Int? = nil) {
      self.text = text
      self.value = value
      self.integer = integer
      self.hexDigits = hexDigits
    }

    var testDescription: String { text }
  }

  static let integers = [
    Row("0", 0, integer: 0),
    Row("12", 12, integer: 12),
    Row("007", 7, integer: 7),
    Row("1_000", 1000, integer: 1000),
    Row("1__0_", 10, integer: 10),
    Row("0xFF", 0xFF, integer: 0xFF, hexDigits: 2),
    Row("0x0891b2", 0x0891B2, integer: 0x0891B2, hexDigits: 6),
    Row("0xF5F5_F7FF", 0xF5F5_F7FF, integer: 0xF5F5_F7FF, hexDigits: 8),
    Row("0x000", 0, integer: 0, hexDigits: 3),
    Row("0b1010_0101", 0b1010_0101, integer: 0b1010_0101),
    Row("0o17", 0o17, integer: 0o17),
    Row("18446744073709551615", 0x1p64, integer: .max),
    Row("18446744073709551616", 18_446_744_073_709_551_616),
    Row("0x1_0000_0000_0000_0000", 0x1p64, hexDigits: 17),
  ]

  static let floats = [
    Row("1.5", 1.5),
    Row("0.1", 0.1),
    Row("21.898", 21.898),
    Row("1_0.2_5", 10.25),
    Row("1e-3", 1e-3),
    Row("2E+2", 2e+2),
    Row("12.5e1_0", 12.5e1_0),
    Row("0x1p4", 0x1p4),
    Row("0x1.8p1", 0x1.8p1),
    Row("0xA.8P-2", 0xA.8P-2),
    Row("9007199254740993.0", 9007199254740993.0),
    Row("0.1000000000000000055511151231257827021181583404541015625", 0.1),
  ]

  static let malformed = [
    "", "_1", "x", "12px", "0x", "0xG", "0x_1", "0b2", "0b", "0o8", "1.", "1._5", ".5", "1e",
    "1e+", "1e_1", "0x1.8", "0x1p", "0x1pF", "1.5.2", "1 ", "-1", "1e400", "０",
  ]

  @Test("are read to the nearest Double", arguments: integers + floats)
  func reads(_ row: Row) throws {
    let literal = try #require(NumericLiteral(row.text))
    #expect(literal.value == row.value)
    #expect(literal.integer == row.integer)
    #expect(literal.hexDigitCount == row.hexDigits)
  }

  @Test("that the compiler rejects have no value", arguments: malformed)
  func rejects(_ text: String) {
    #expect(NumericLiteral(text) == nil)
  }

  @Test("are read from their lexemes", arguments: integers + floats)
  func readsLexeme(_ row: Row) throws {
    let bytes = Array("f(\(row.text))".utf8)
    let lexemes = Lexer.lexemes(in: bytes)
    #expect(lexemes.count == 4)
    #expect(NumericLiteral(lexemes[2], in: bytes)?.value == row.value)
    #expect(NumericLiteral(lexemes[0], in: bytes) == nil)
  }
}
