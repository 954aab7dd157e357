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

  /// A token file says `bold` of a constant made by `boldSystemFont(ofSize:)`.
  @Test func aTokenFileCannotSayThatUIKitDrawsItsBoldFontSemibold() {
    var declared = FontValue(size: 17, weight: .bold)
    declared.isSystemBold = true
    #expect(looksSame(FontValue(size: 17, weight: .bold), declared))
    #expect(!looksSame(FontValue(size: 17), declared))
    #expect(!StyleValue.font(FontValue(size: 17, weight: .bold)).isSame(as: .font(declared)))
  }

  @Test func aFixedSizeIsNotAScalingOne() {
    #expect(!looksSame(FontValue(size: 17), FontValue(size: 17, textStyle: "body")))
  }

  /// A token file has decimals, and code may compute them.
  @Test(arguments: [(17 * 1.15, 19.55, true), (19.55, 19.56, false), (1e-3, 0, false)])
  func aCalculatedNumberIsThatOfTheTokenFile(code: Double, token: Double, isSame: Bool) {
    #expect(StyleValue.radius(code).isSame(as: .radius(token)) == isSame)
    #expect(
      StyleValue.number(code, of: .spacing).isSame(as: .number(token, of: .spacing)) == isSame)
    #expect(!StyleValue.number(code, of: .spacing).isSame(as: .number(code, of: .opacity)))
    let font = FontValue(size: code, weight: .bold)
    #expect(
      StyleValue.font(font).isSame(as: .font(FontValue(size: token, weight: .bold))) == isSame)
    #expect(!StyleValue.font(font).isSame(as: .font(FontValue(size: code))))
  }
}
