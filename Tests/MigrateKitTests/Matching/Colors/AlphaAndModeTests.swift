import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Colors: alpha")
struct AlphaTests {
  @Test("translucent never matches opaque, nor another alpha")
  func translucentIsNotOpaque() {
    let translucent = TestSystem.designSystem(
      TestSystem.color("veil", "#00000080", roles: [.effect]))
    #expect(translucent.answer(.color("#000000", .effect)).codes == [.alphaDiffers])
    #expect(translucent.answer(.color("#00000040", .effect)).codes == [.alphaDiffers])
    #expect(translucent.answer(.color("#00000080", .effect)).status == .exact)
    #expect(
      translucent.answer(.color("#00000040", .effect)).message(.alphaDiffers)
        == "veil is this color at an opacity of 50%, not 25%; a token with that opacity is applied")
    let faint = TestSystem.designSystem(TestSystem.color("veil", "#0000000D", roles: [.effect]))
    #expect(
      faint.answer(.color("#0000000E", .effect)).message(.alphaDiffers)
        == "veil is this color at an opacity of 5.1%, not 5.5%; a token with that opacity is applied"
    )
  }

  @Test("of several opacities the nearest is named")
  func nearestOpacity() {
    let system = TestSystem.designSystem(
      TestSystem.color("half", "#3366CC80", roles: [.text]),
      TestSystem.color("faint", "#3366CC40", roles: [.text]))
    #expect(
      system.answer(.color("#3366CC4D", .text)).message(.alphaDiffers)
        == "faint is this color at an opacity of 25%, not 30%; a token with that opacity is applied"
    )
  }

  @Test("a faint overlay is not what an opaque color means, except for a shadow")
  func faintOverlay() {
    let faint = TestSystem.designSystem(
      TestSystem.color("veil", "#00000033", roles: [.background]),
      TestSystem.color("shadow", "#00000034", roles: [.shadow]))
    #expect(faint.answer(.color("#000000", .background)).codes == [.tooFar])
    #expect(faint.answer(.color("#00000080", .background)).codes == [.alphaDiffers])
    #expect(faint.answer(.color("#000000", .shadow)).codes == [.alphaDiffers])
    // It fades into the overlay, which is faint itself.
    #expect(faint.answer(.color("#00000000", .background)).codes == [.tooFar])
  }

  @Test("a shadow is not called an overlay")
  func translucentShadow() {
    let system = TestSystem.designSystem(TestSystem.color("ink", "#1A1A1A", roles: []))
    #expect(
      system.answer(.color("#1A1A1A33", .shadow)).message(.translucentNeutral)
        == "a shadow in a translucent white, gray or black is hardly ink; "
        + "a token with an opacity of 20% is applied")
  }

  @Test("a translucent color may become an opaque token with its alpha")
  func composed() {
    let system = TestSystem.designSystem(TestSystem.color("ink", "#1A2A3A"))
    let answer = system.answer(.color("#1A2A3A80"))
    #expect(answer.status == .exact)
    #expect(answer.replacement == "Color.ink.opacity(0.5)")
  }

  @Test("a translucent white, gray or black needs review as a probable overlay")
  func veil() {
    let system = TestSystem.designSystem(TestSystem.color("ink", "#1A1A1A"))
    let answer = system.answer(.color("#1A1A1A80"))
    #expect(answer.status == .review)
    #expect(answer.codes == [.translucentNeutral])
    #expect(answer.replacement == nil)
    #expect(
      answer.message(.translucentNeutral)
        == "text in a translucent white, gray or black may be meant to be fainter than ink; "
        + "a token with an opacity of 50% is applied")
  }

  @Test("a translucent white or black becomes the palette's own with that opacity")
  func paletteVeil() {
    let palette = TestSystem.designSystem(
      TestSystem.color("palette.warmBlack", "#1A1A1A", roles: []))
    let answer = palette.answer(.color("#1A1A1A80"))
    #expect(answer.status == .exact)
    #expect(answer.replacement == "Color.palette.warmBlack.opacity(0.5)")
    let named = TestSystem.designSystem(TestSystem.color("ink", "#1A1A1A", roles: []))
    #expect(named.answer(.color("#1A1A1A80")).codes == [.translucentNeutral])
  }

  @Test("a token with the alpha is preferred to one that would get it")
  func dedicatedTokenWins() {
    let system = TestSystem.designSystem(
      TestSystem.color("a.ink", "#1A1A1A"), TestSystem.color("z.veil", "#1A1A1A80"))
    let answer = system.answer(.color("#1A1A1A80"))
    #expect(answer.token == "z.veil")
    #expect(answer.status == .exact)
    #expect(answer.replacement == "Color.z.veil")
    #expect(answer.candidates.last?.rejection == Rejections.composed)
  }

  struct Chain: CustomTestStringConvertible {
    var source: String
    var base: Int
    var site: Site
    var replacement: String
    var testDescription: String { source }
  }

  @Test(
    "an alpha chained on a base keeps the words of the source",
    arguments: [
      Chain(
        source: "Color(hex: \"#1A2A3A\").opacity(0.50)", base: 21, site: .color,
        replacement: "Color.ink.opacity(0.50)"),
      Chain(
        source: "UIColor(hex: 0x1A2A3A, a: 1).withAlphaComponent(0.5)", base: 28, site: .uiColor,
        replacement: "UIColor.ink.withAlphaComponent(0.5)"),
      // The source's argument is not a plain number: the value says it.
      Chain(
        source: "Color(hex: \"#1A2A3A\").opacity(1 / 2)", base: 21, site: .shapeStyle,
        replacement: "Color.ink.opacity(0.5)"),
      // The base has its own alpha: the argument alone would give another.
      Chain(
        source: "Color(hex: \"#1A2A3AC0\").opacity(0.67)", base: 23, site: .color,
        replacement: "Color.ink.opacity(0.5)"),
    ])
  func chain(row: Chain) {
    let system = TestSystem.designSystem(TestSystem.color("ink", "#1A2A3A"))
    let finding = Finding.color("#1A2A3A80", site: row.site, source: row.source, at: 40).with {
      $0.context.alphaBase = ByteRange(40, 40 + row.base)
    }
    let answer = system.answer(finding)
    #expect(answer.replacement == row.replacement)
    #expect(answer.edits == [Edit(finding.range, row.replacement)])
  }

  private static let decimalRows: [(Double, String)] = [
    (0.5, "0.5"), (128.0 / 255, "0.5"), (0.12, "0.12"), (31.0 / 255, "0.12"), (0.125, "0.125"),
    (1.0 / 255, "0.004"), (0.05, "0.05"), (254.0 / 255, "0.996"),
  ]

  @Test(
    "an alpha is written with the fewest digits that give the same 8 bits",
    arguments: decimalRows)
  func decimals(alpha: Double, text: String) {
    #expect(AlphaText.decimal(alpha) == text)
    #expect(Double(text).map(RGBA8.byte) == RGBA8.byte(alpha))
  }

  @Test("every byte of alpha can be written", arguments: 1...254)
  func everyAlpha(byte: Int) {
    let text = AlphaText.decimal(Double(byte) / 255)
    #expect(Double(text).map(RGBA8.byte) == UInt8(byte))
    #expect(text.utf8.count <= 6)
  }

  @Test("a base whose alpha is not constant is at most review")
  func alphaUnknown() {
    let system = TestSystem.designSystem(TestSystem.color("ink", "#1A1A1A"))
    let finding = Finding.color("#1A1A1A").with {
      $0.reasons = [Reason(.alphaUnknown, "the opacity is computed")]
    }
    let answer = system.answer(finding)
    #expect(answer.status == .review)
    #expect(answer.heldBy == [.alphaUnknown])
    #expect(answer.replacement == "Color.ink")
  }
}

@Suite("Colors: appearances")
struct ModeTests {
  private let adaptive = TestSystem.designSystem(
    TestSystem.color("ink", "#1A1A1A", dark: "#F5F5F5"))

  @Test("a static literal that becomes an adaptive token changes in dark mode, by that distance")
  func changesInDark() throws {
    let answer = adaptive.answer(.color("#1A1A1A"))
    #expect(answer.status == .review)
    #expect(answer.heldBy == [.changesInDark])
    #expect(answer.replacement == "Color.ink")
    let dark = try #require(answer.distance?.dark)
    let expected = ciede2000(TestSystem.sample("#1A1A1A").lab, TestSystem.sample("#F5F5F5").lab)
    #expect(answer.distance?.value == 0 && dark == expected)
    #expect(
      answer.message(.changesInDark)
        == "in dark mode it becomes #F5F5F5 (ΔE00 \(ReasonMessages.short(expected))); "
        + "code that says so for dark mode is applied"
    )
    #expect(answer.reasons.first?.values["distance"] == .number(expected))
  }

  @Test("a literal that only differs in light mode is the same in dark mode, and says so")
  func sameInDark() {
    let near = TestSystem.designSystem(TestSystem.color("ink", "#1A1A1A", dark: "#1D1D1D"))
      .answer(.color("#1D1D1D"))
    #expect(near.distance?.value ?? 0 > 0 && near.distance?.dark == 0)
    // Without values for dark mode, the difference there is that in light mode.
    let fixed = TestSystem.designSystem(TestSystem.color("ink", "#1A1A1A")).answer(
      .color("#1D1D1D"))
    #expect(fixed.distance?.value ?? 0 > 0 && fixed.distance?.dark == nil)
  }

  @Test("accepted in the mapping, it is near: exact means identical pixels")
  func acceptedForGood() {
    let answer = adaptive.with { $0.accept = [.changesInDark] }.answer(.color("#1A1A1A"))
    #expect(answer.status == .near)
    #expect(answer.heldBy.isEmpty)
    #expect(answer.codes == [.changesInDark])
    #expect(ApplyPolicy().applies(answer))
    #expect(!ApplyPolicy(level: .exact).applies(answer))
  }

  @Test("a pair is compared in both appearances; the worse counts")
  func pairs() {
    func pair(_ light: String, _ dark: String) -> Finding {
      Finding.color(light, dark: dark).with { $0.context.isPair = true }
    }
    let same = adaptive.answer(pair("#1A1A1A", "#F5F5F5"))
    #expect(same.heldBy == [.lightDarkPair])
    #expect(same.distance == Distance(0, .dE00))
    let worse = adaptive.answer(pair("#1A1A1A", "#EEEEEE"))
    #expect(worse.heldBy == [.lightDarkPair, .visibleChange])
    #expect(worse.distance?.value == 0)
    #expect((worse.distance?.dark ?? 0) > 1)
    #expect(adaptive.answer(pair("#1A1A1A", "#000000")).status == .gap)
  }

  @Test("a pair decided only by the system matches a token with both values")
  func certainPairs() {
    func answer(_ light: String, _ dark: String) -> Suggestion {
      adaptive.answer(
        Finding.color(light, dark: dark).with {
          $0.context.isPair = true
          $0.context.isCertainPair = true
        })
    }
    let same = answer("#1A1A1A", "#F5F5F5")
    #expect(same.status == .exact)
    #expect(same.reasons.isEmpty)
    #expect(ApplyPolicy(level: .exact).applies(same))
    #expect(answer("#1A1A1A", "#EEEEEE").heldBy == [.visibleChange])
    #expect(answer("#1A1A1A", "#000000").status == .gap)
  }

  @Test("a system hue has two values, and both count")
  func systemHues() {
    let blue = Finding.color("#007AFF", dark: "#0A84FF", .tint)
    let system = TestSystem.designSystem(
      TestSystem.color("static", "#007AFF", roles: [.tint]),
      TestSystem.color("blue", "#007AFF", dark: "#0A84FF", roles: [.tint]))
    let answer = system.answer(blue)
    #expect(answer.token == "blue")
    #expect(answer.status == .exact)
  }

  @Test("of two tokens with the same light color, a static literal matches the static one")
  func staticTwin() {
    let system = TestSystem.designSystem(
      TestSystem.color("a.adaptive", "#1A1A1A", dark: "#FFFFFF"),
      TestSystem.color("b.static", "#1A1A1A"))
    let answer = system.answer(.color("#1A1A1A"))
    #expect(answer.status == .exact)
    #expect(answer.token == "b.static")
    #expect(answer.candidates.last?.rejection == Rejections.otherAppearance)
  }

  @Test("a static literal cannot decide between two dark colors: a tie")
  func darkTie() {
    let system = TestSystem.designSystem(
      TestSystem.color("a", "#1A1A1A", dark: "#FFFFFF"),
      TestSystem.color("b", "#1A1A1A", dark: "#DDDDDD")
    )
    let answer = system.answer(.color("#1A1A1A"))
    #expect(answer.heldBy == [.tie, .changesInDark])
    #expect(answer.replacement == nil)
  }

  @Test("another color under increased contrast is reported")
  func highContrast() {
    let system = TestSystem.designSystem(
      TestSystem.color("ink", "#1A1A1A", highContrast: "#000000"))
    let answer = system.answer(.color("#1A1A1A"))
    #expect(answer.heldBy == [.changesInHighContrast])
    let same = system.answer(.color("#1A1A1A", highContrast: "#000000"))
    #expect(same.status == .exact)
  }
}
