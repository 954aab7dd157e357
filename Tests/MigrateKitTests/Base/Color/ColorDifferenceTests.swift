import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Differences between colors")
struct ColorDifferenceTests {
  @Test("the tables are complete")
  func counts() {
    #expect(ColorFixture.rows("sharma_ciede2000").count == 34)
    #expect(ColorFixture.rows("pairs_reference").count == 220)
  }

  @Test(
    "CIEDE2000 gives the published figures, both ways",
    arguments: ColorFixture.rows("sharma_ciede2000"))
  func sharma(row: ColorFixtureRow) throws {
    let cells = try row.numbers("L1", "a1", "b1", "L2", "a2", "b2")
    let a = CIELab(l: cells[0], a: cells[1], b: cells[2])
    let b = CIELab(l: cells[3], a: cells[4], b: cells[5])
    let published = try row.number("dE00")
    #expect(abs(ciede2000(a, b) - published) <= 0.5e-4)
    #expect(abs(ciede2000(b, a) - published) <= 0.5e-4)
    #expect(try abs(ciede2000(a, b) - row.number("coloraide")) <= 1e-9)
    #expect(ciede2000(a, a) == 0)
  }

  @Test("real pairs: ΔE00, ΔEOK2 and contrast", arguments: ColorFixture.rows("pairs_reference"))
  func pairs(row: ColorFixtureRow) throws {
    let a = try color(row.text("hex1"))
    let b = try color(row.text("hex2"))
    let dE00 = try row.number("dE00_labD65")
    let okay = try row.number("deltaEOK2")
    let contrast = try row.number("wcag_contrast")
    #expect(abs(ciede2000(a.lab, b.lab) - dE00) <= 1e-5)
    #expect(abs(ciede2000(b.lab, a.lab) - dE00) <= 1e-5)
    #expect(abs(deltaEOK2(a.okLab, b.okLab) - okay) <= 1e-6)
    #expect(deltaEOK2(a.okLab, b.okLab) == deltaEOK2(b.okLab, a.okLab))
    #expect(abs(Contrast.ratio(a, on: b) - contrast) <= 1e-6)
    #expect(abs(Contrast.ratio(b, on: a) - contrast) <= 1e-6)
  }

  @Test("Lab uses D65: a pair that distinguishes D50")
  func whitePoint() throws {
    let difference = try ciede2000(color("#2D5883").lab, color("#85670E").lab)
    #expect(abs(difference - 43.14) < 0.01)
  }

  @Test("a translucent foreground is drawn over its background before contrast is measured")
  func translucentContrast() {
    let white = ColorSample(red: 1, green: 1, blue: 1)
    let black = ColorSample(red: 0, green: 0, blue: 0)
    let halfBlack = ColorSample(red: 0, green: 0, blue: 0, alpha: 0.5)
    #expect(halfBlack.composited(over: white) == ColorSample(red: 0.5, green: 0.5, blue: 0.5))
    #expect(abs(Contrast.ratio(halfBlack, on: white) - 3.98) < 0.01)
    #expect(Contrast.ratio(halfBlack, on: black) == 1)
  }

  private func color(_ text: String) throws -> ColorSample {
    guard case .color(let color) = HexColor.read(text, order: nil) else {
      throw NotAColor(text: text)
    }
    return color
  }
}
