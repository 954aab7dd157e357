import Testing

@testable import MigrateKitCore

/// When a declaration and a token are drawn alike.
@Suite struct SameLookTests {
  private func looksSame(_ a: FontValue, _ b: FontValue) -> Bool {
    StyleValue.font(a).looks(like: .font(b))
  }

  @Test func aFontWithoutAWeightIsRegular() {
    #expect(looksSame(FontValue(size: 17), FontValue(size: 17, weight: .regular)))
    #expect(!looksSame(FontValue(size: 17), FontValue(size: 17, weight: .medium)))
  }

  @Test func aFontWithoutADesignHasTheDefaultOne() {
    #expect(looksSame(FontValue(size: 17), FontValue(size: 17, design: .default)))
    #expect(!looksSame(FontValue(size: 17), FontValue(size: 17, design: .rounded)))
  }

  @Test func aTextStyleWithoutAWeightHasItsOwn() {
    let headline = FontValue(size: 17, textStyle: "headline")
    #expect(looksSame(headline, FontValue(size: 17, weight: .semibold, textStyle: "headline")))
    #expect(!looksSame(headline, FontValue(size: 17, weight: .regular, textStyle: "headline")))
  }

  @Test func aFixedSizeIsNotAScalingOne() {
    #expect(!looksSame(FontValue(size: 17), FontValue(size: 17, textStyle: "body")))
  }
}
