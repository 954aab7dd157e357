import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// The first reason of a held finding is what its owner decides first, and names only tokens that may be meant.
@Suite struct GapReasonTests {
  private func color(_ path: String, _ hex: String, _ roles: Set<UsageRole>) -> DesignToken {
    TestSystem.color(path, hex, roles: roles)
  }

  @Test func onlyANearTokenForTheUseIsNamed() {
    let system = TestSystem.designSystem(
      color("color.body", "#3A5A78", [.text]), color("color.panel", "#204060", [.background]))
    #expect(
      system.answer(.color("#3A4A78", .text)).message(.tooFar)?
        .hasPrefix("the nearest token for text, color.body, differs by ΔE00 ") == true)
    #expect(
      system.answer(.color("#20A060", .text)).message(.tooFar)
        == "no token for text is near this color; add one that is")
    #expect(
      system.answer(.color("#20A060", .unknown)).message(.tooFar)
        == "no token is near this color; add one that is")
  }

  /// A color that is named for charts says nothing of an avatar.
  @Test func aTokenNamedForAnotherPlaceIsNotNamed() {
    let system = TestSystem.designSystem(
      color("color.chartPink", "#D04080", []), color("color.body", "#3A5A78", [.text]))
    #expect(
      system.answer(.color("#DC5A90", .unknown)).message(.tooFar)
        == "no token is near this color; add one that is")
    let hue = TestSystem.designSystem(
      color("color.brandPink", "#D04080", []), color("color.body", "#3A5A78", [.text]))
    #expect(
      hue.answer(.color("#DC5A90", .unknown)).message(.tooFar)?.contains("color.brandPink") == true)
  }

  @Test func whiteIsNoGrayAndNoOverlayIsOpaque() {
    let system = TestSystem.designSystem(
      color("color.surface", "#FFFFFF", [.background]), color("color.pale", "#E2E2E2", []),
      color("color.note", "#8A8A8A", [.text]))
    #expect(
      system.answer(.color("#FFFFFF66", .text)).message(.tooFar)
        == "no token for text has this color, with or without its opacity of 40%; add one")
    #expect(
      system.answer(.color("#FFFFFF00", .text)).reasons.first?.message
        == "it is transparent, and no token for text is; add one")
  }

  @Test func aWhiteOfAnotherUseIsNamedAfterWhatIsMissing() {
    let surface = color("color.surface", "#FFFFFF", [.background])
    let note = color("color.note", "#8A8A8A", [.text])
    #expect(
      TestSystem.designSystem(surface, note).answer(.color("#FFFFFF", .text)).message(.wrongRole)
        == "no token for text has this value; color.surface has it for backgrounds; add a token")
    let brand = color("color.brand", "#3A5A78", [.background])
    #expect(
      TestSystem.designSystem(brand, note).answer(.color("#3A5A7880", .text)).message(.wrongRole)
        == "color.brand has this color without its opacity, but is for backgrounds, not text; "
        + "add the role to it, or a token")
  }

  @Test func aFarSizeIsNotNamed() {
    let system = TestSystem.designSystem(
      TestSystem.radius("radius.small", 4), TestSystem.font("font.body", FontValue(size: 16)))
    #expect(
      system.answer(.radius(8)).message(.tooFar)
        == "the nearest radius, radius.small, is 4, not 8; add a nearer one")
    #expect(
      system.answer(.radius(24)).message(.tooFar)
        == "no radius of the design system is near 24; add one that is")
    #expect(
      system.answer(.font(FontValue(size: 20))).message(.tooFar)
        == "the nearest font, font.body, has 16, not 20; add a nearer one")
    #expect(
      system.answer(.font(FontValue(size: 40))).message(.tooFar)
        == "no font of the design system is near 40; add one that is")
    let colors = TestSystem.designSystem(color("color.note", "#8A8A8A", [.text]))
    #expect(
      colors.answer(.radius(8)).message(.tooFar) == "the design system has no radius; add one")
    #expect(
      colors.answer(.font(FontValue(size: 16))).message(.tooFar)
        == "the design system has no font; add one")
  }

  /// Adding code would leave the difference.
  @Test func missingCodeComesAfterWhatItWouldLeave() {
    let code = ReasonMessages.noCode("color.note", site: .uiColor)
    let halfway = ReasonMessages.halfway(14, 13, 15)
    #expect(SuggestionBuilder.ordered([code, halfway]).map(\.code) == [.halfway, .noCode])
    #expect(
      SuggestionBuilder.ordered([code, ReasonMessages.roleUnknown]).map(\.code)
        == [.roleUnknown, .noCode])
    #expect(
      SuggestionBuilder.ordered([code, ReasonMessages.noMapping]).map(\.code)
        == [.noCode, .noMapping])
  }
}
