import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Hex colors and 8-bit rounding")
struct HexColorTests {
  @Test(
    "3, 4, 6 and 8 digits, with and without a prefix, either case",
    arguments: [
      ("#0891B2", nil, "#0891B2FF"),
      ("0891b2", nil, "#0891B2FF"),
      ("0x0891B2", nil, "#0891B2FF"),
      ("0X0891b2", .argb, "#0891B2FF"),
      ("#F8A", nil, "#FF88AAFF"),
      ("#80F8A0C0", .argb, "#F8A0C080"),
      ("#F8A0C080", .rgba, "#F8A0C080"),
      ("8F8A", .argb, "#FF88AA88"),
      ("F8A8", .rgba, "#FF88AA88"),
      ("00000000", .argb, "#00000000"),
    ] as [(String, HexDigitOrder?, String)])
  func reads(text: String, order: HexDigitOrder?, expected: String) {
    guard case .color(let color) = HexColor.read(text, order: order) else {
      Issue.record("\(text) should be a color")
      return
    }
    #expect(color.rgba8.hex == expected)
  }

  @Test("four or eight digits without an order are not guessed", arguments: ["#80F8A0C0", "8F8A"])
  func unknownOrder(text: String) {
    #expect(HexColor.read(text, order: nil) == .orderUnknown)
  }

  @Test(
    "anything else is malformed",
    arguments: [
      "", "#", "0x", "12", "12345", "1234567", "123456789", "GGGGGG", "#12 456", "##123456",
      "ffffff ", "é12345", "-12345",
    ])
  func malformed(text: String) {
    #expect(HexColor.read(text, order: .rgba) == .malformed)
  }

  @Test("integers know how many digits they were written with")
  func integers() {
    #expect(
      HexColor.read(integer: 0x1E42A4, digits: 6, order: nil)
        == .color(ColorSample(red: 30 / 255, green: 66 / 255, blue: 164 / 255)))
    #expect(HexColor.read(integer: 0x00FF_FFFF, digits: 8, order: nil) == .orderUnknown)
  }

  @Test(
    "components round half up, and never out of range",
    arguments: [
      (0.5, 128), (0.0, 0), (1.0, 255), (-3.0, 0), (217.0, 255), (0.3, 77), (0.29, 74),
      (0.5 / 255, 1), (0.49 / 255, 0), (.nan, 0), (.infinity, 255), (-.infinity, 0),
    ] as [(Double, UInt8)])
  func rounding(component: Double, byte: UInt8) {
    #expect(RGBA8.byte(component) == byte)
  }

  @Test("every byte round-trips through a component", arguments: 0...255)
  func roundTrip(level: Int) {
    #expect(RGBA8.byte(Double(level) / 255) == UInt8(level))
  }

  @Test("short hex leaves out an opaque alpha")
  func shortHex() {
    #expect(RGBA8(red: 1, green: 2, blue: 3).shortHex == "#010203")
    #expect(RGBA8(red: 1, green: 2, blue: 3, alpha: 4).shortHex == "#01020304")
  }
}
