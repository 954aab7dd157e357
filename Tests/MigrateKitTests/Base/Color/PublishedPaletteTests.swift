import Testing

@testable import MigrateKitCore

/// The colors that many apps take from one place.
@Suite struct PublishedPaletteTests {
  private func contains(_ hex: UInt32, alpha: Double = 1) -> Bool {
    let bytes = [16, 8, 0].map { UInt8(truncatingIfNeeded: hex >> $0) }
    let sample = ColorSample(RGBA8(red: bytes[0], green: bytes[1], blue: bytes[2]))
    return PublishedPalette.contains(ColorValue(light: sample.withAlpha(alpha)))
  }

  @Test func itsColorsAreKnownWithAnyOpacity() {
    #expect(contains(0xEF4444) && contains(0x0F172A) && contains(0x10B981, alpha: 0.5))
  }

  @Test func othersAreTheAppsOwn() {
    #expect(!contains(0xEF4445) && !contains(0x3366CC) && !contains(0xFFFFFF))
  }
}
