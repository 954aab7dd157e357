import Testing

@testable import MigrateKitCore

/// The colors that many apps take from one place.
@Suite struct PublishedPaletteTests {
  private func contains(_ hex: UInt32, alpha: Double = 1) -> Bool {
    let bytes = [16, 8, 0].map { UInt8(truncatingIfNeeded: hex >> $0) }
    let sample = ColorSample(RGBA8(red: bytes[0], green: bytes[1], blue: bytes[2]))
    return PublishedPalette.contains(ColorValue(light: sample.withAlpha(alpha)))
  }

  @Test(arguments: [(0xEF4444, 1), (0x0F172A, 1), (0x10B981, 0.5)] as [(UInt32, Double)])
  func containsItsColorsAtAnyAlpha(hex: UInt32, alpha: Double) {
    #expect(contains(hex, alpha: alpha))
  }

  @Test(arguments: [0xEF4445, 0x3366CC, 0xFFFFFF] as [UInt32])
  func excludesOtherColors(hex: UInt32) {
    #expect(!contains(hex))
  }

  @Test func excludesColorsThatAdapt() {
    let red = ColorSample(RGBA8(red: 0xEF, green: 0x44, blue: 0x44))
    #expect(PublishedPalette.contains(ColorValue(light: red)))
    #expect(
      !PublishedPalette.contains(
        ColorValue(light: red, dark: ColorSample(red: 1, green: 0, blue: 0)))
    )
  }
}
