import Testing

@testable import MigrateKit

/// Number expressions are computed as the compiler would, or not at all.
@Suite struct ConstantArithmeticTests {
  struct Case: CustomTestStringConvertible {
    var source: String
    var value: Double?
    init(_ source: String, _ value: Double?) {
      self.source = source
      self.value = value
    }
    var testDescription: String { source }
  }

  static let cases: [Case] = [
    Case("12", 12),
    Case("0.5", 0.5),
    Case("-3", -3),
    Case("234/255", 234.0 / 255),
    Case("234 / 255.0", 234.0 / 255),
    Case("CGFloat(12) / 255.0", 12.0 / 255),
    Case("0xB0 / 255.0", 176.0 / 255),
    Case("(1 + 2) * 3 - 4", 5),
    Case("1 - 2 - 3", -4),
    Case("8 / 4 / 2", 1),
    Case("Double(234) / 255", 234.0 / 255),
    Case("Double(1/2)", 0),
    Case("Double(1/2.0)", 0.5),
    Case("Double(-7/2)", -3),
    Case("(1/2)", 0.5),
    Case("1_000", 1000),
    Case("-(2)", -2),
    Case("size", nil),
    Case("size / 2", nil),
    Case("2 * scale", nil),
    Case("1 / 0", nil),
    Case("12.rounded()", nil),
    Case("a ? 1 : 2", nil),
    Case("Int(3)", nil),
    Case("CGFloat(a)", nil),
    Case("12 % 5", nil),
  ]

  @Test(arguments: cases)
  func value(_ example: Case) {
    let outline = MarkedSource(example.source).outline
    #expect(outline.number(0..<outline.count) == example.value)
  }

  @Test("groups nested beyond any use have no value, and do not overflow the stack")
  func depth() {
    let outline = MarkedSource(
      String(repeating: "(", count: 50_000) + "1" + String(repeating: ")", count: 50_000)
    ).outline
    #expect(outline.number(0..<outline.count) == nil)
  }
}
