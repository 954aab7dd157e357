import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Conversions between color spaces")
struct ColorSpaceTests {
  @Test("the tables are complete")
  func counts() {
    #expect(ColorFixture.rows("colors_reference").count == 260)
    #expect(ColorFixture.rows("display_p3").count == 12)
    #expect(ColorFixture.rows("hsb").count == 12)
  }

  @Test(
    "sRGB to linear light, XYZ, Lab and OKLab", arguments: ColorFixture.rows("colors_reference"))
  func reference(row: ColorFixtureRow) throws {
    let color = try hexColor(row.text("hex"))
    let linear = color.linear
    let xyz = XYZ(linear)
    let lab = color.lab
    let ok = color.okLab
    #expect(
      try agree(
        [linear.red, linear.green, linear.blue], row.numbers("lin_r", "lin_g", "lin_b"),
        within: 1e-9))
    #expect(
      try agree([xyz.x, xyz.y, xyz.z], row.numbers("X_d65", "Y_d65", "Z_d65"), within: 1e-9))
    #expect(try agree([lab.l, lab.a, lab.b], row.numbers("lab_L", "lab_a", "lab_b"), within: 1e-6))
    #expect(try agree([ok.l, ok.a, ok.b], row.numbers("ok_L", "ok_a", "ok_b"), within: 1e-6))
    #expect(
      try agree(
        [Contrast.luminance(color)], row.numbers("wcag_luminance"), within: 1e-9))
  }

  @Test(
    "every color round-trips through XYZ", arguments: ColorFixture.rows("colors_reference")
  )
  func roundTrip(row: ColorFixtureRow) throws {
    let color = try hexColor(row.text("hex"))
    let back = XYZ(color.linear).linearSRGB
    let viaP3 = DisplayP3.linearSRGB(linearP3: DisplayP3.linearP3(linearSRGB: color.linear))
    let expected = [color.linear.red, color.linear.green, color.linear.blue]
    #expect(agree([back.red, back.green, back.blue], expected, within: 1e-13))
    #expect(agree([viaP3.red, viaP3.green, viaP3.blue], expected, within: 1e-13))
    let encoded = expected.map(SRGBTransfer.encode)
    #expect(agree(encoded, [color.red, color.green, color.blue], within: 1e-7))
  }

  @Test("grays have no chroma at all, so that their hue is not noise", arguments: 0...255)
  func grays(level: Int) {
    let byte = UInt8(level)
    let lab = ColorSample(RGBA8(red: byte, green: byte, blue: byte)).lab
    #expect(lab.a == 0 && lab.b == 0)
  }

  @Test("Display P3 in sRGB, not clamped", arguments: ColorFixture.rows("display_p3"))
  func displayP3(row: ColorFixtureRow) throws {
    let p3 = try row.numbers("p3_r", "p3_g", "p3_b")
    // One row's inputs were computed and are printed with six digits; the others are exact.
    let isRounded = try row.text("p3_r").count == 8
    let color = ColorSample(.displayP3, red: p3[0], green: p3[1], blue: p3[2])
    let srgb = color.inSRGB
    let linear = color.linear
    #expect(
      try agree(
        [srgb.red, srgb.green, srgb.blue],
        row.numbers("srgb_r_unclamped", "srgb_g_unclamped", "srgb_b_unclamped"),
        within: isRounded ? 1e-6 : 1e-8))
    #expect(
      try agree(
        [linear.red, linear.green, linear.blue],
        row.numbers("lin_srgb_r", "lin_srgb_g", "lin_srgb_b"),
        within: isRounded ? 1e-6 : 1e-8))
    #expect(
      try agree(
        [color.lab.l, color.lab.a, color.lab.b], row.numbers("lab_L", "lab_a", "lab_b"),
        within: isRounded ? 1e-4 : 1e-6))
    #expect(try color.isOutsideSRGB == (row.text("in_srgb_gamut") == "false"))
    #expect(try color.rgba8.shortHex == row.text("hex_clipped"))
  }

  @Test("linear sRGB is sRGB without its transfer function")
  func linearSpace() {
    let color = ColorSample(.srgbLinear, red: 0.5, green: 0, blue: 1).inSRGB
    #expect(agree([color.red, color.green, color.blue], [0.735356983, 0, 1], within: 1e-9))
  }

  @Test("hue, saturation, brightness", arguments: ColorFixture.rows("hsb"))
  func hsb(row: ColorFixtureRow) throws {
    let parts = try row.numbers("hue01", "saturation", "brightness")
    let color = ColorSample(hue: parts[0], saturation: parts[1], brightness: parts[2])
    #expect(
      try agree([color.red, color.green, color.blue], row.numbers("r", "g", "b"), within: 1e-5))
    #expect(try color.rgba8.shortHex == row.text("hex"))
  }

  @Test("hue, saturation and brightness out of range are clamped; what is not a number is 0")
  func hsbOutOfRange() {
    #expect(ColorSample(hue: 7, saturation: 2, brightness: 3).rgba8.shortHex == "#FF0000")
    #expect(ColorSample(hue: -1, saturation: -1, brightness: 0.5).rgba8.shortHex == "#808080")
    #expect(ColorSample(hue: .nan, saturation: .nan, brightness: 1).rgba8.shortHex == "#FFFFFF")
    #expect(ColorSample(hue: .infinity, saturation: 1, brightness: 1).rgba8.shortHex == "#FF0000")
  }

  private func hexColor(_ text: String) throws -> ColorSample {
    guard case .color(let color) = HexColor.read(text, order: nil) else {
      throw NotAColor(text: text)
    }
    return color
  }
}

/// A fixture's cell that should hold a color does not.
struct NotAColor: Error {
  let text: String
}
