import Testing

@testable import MigrateKit

/// When a declaration and a token are drawn alike.
@Suite struct SameValueTests {
  private func isSame(_ a: FontValue, _ b: FontValue) -> Bool {
    StyleValue.font(a).isSame(as: .font(b))
  }

  @Test func aFontWithoutAWeightIsRegular() {
    #expect(isSame(FontValue(size: 17), FontValue(size: 17, weight: .regular)))
    #expect(!isSame(FontValue(size: 17), FontValue(size: 17, weight: .medium)))
  }

  @Test func aFontWithoutADesignHasTheDefaultOne() {
    #expect(isSame(FontValue(size: 17), FontValue(size: 17, design: .default)))
    #expect(!isSame(FontValue(size: 17), FontValue(size: 17, design: .rounded)))
  }

  @Test func aTextStyleWithoutAWeightHasItsOwn() {
    let headline = FontValue(size: 17, textStyle: "headline")
    #expect(isSame(headline, FontValue(size: 17, weight: .semibold, textStyle: "headline")))
    #expect(!isSame(headline, FontValue(size: 17, weight: .regular, textStyle: "headline")))
  }

  @Test func aFixedSizeIsNotAScalingOne() {
    #expect(!isSame(FontValue(size: 17), FontValue(size: 17, textStyle: "body")))
  }
}
