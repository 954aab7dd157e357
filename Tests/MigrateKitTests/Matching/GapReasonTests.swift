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
        == "no token for text is near this color; a near one is applied")
    #expect(
      system.answer(.color("#20A060", .unknown)).message(.tooFar)
        == "no token is near this color; a near one is applied")
  }

  /// Where there is no color at all, none is near, and where there is one that matches nothing, it is named.
  @Test func aSystemWithoutColorsSaysSo() {
    let card = TestSystem.radius("radius.card", 24)
    let none = TestSystem.designSystem(card)
    for hex in ["#20A060", "#20A06080"] {
      #expect(
        none.answer(.color(hex, .unknown)).message(.tooFar)
          == "the mapping lists no color; one near this one is applied"
      )
    }
    #expect(
      none.answer(.color("#00000000", .unknown)).message(.tooFar)?.contains("needs no token")
        == true)
    var unused = color("color.accent", "#D04080", [])
    unused.matchNothing(butByName: true, because: "no code uses it")
    #expect(
      TestSystem.designSystem(card, unused).answer(.color("#20A060", .unknown)).message(.tooFar)
        == "color.accent is the only color of the design system, and no code uses it; one for this use is applied"
    )
  }

  /// Where only names ask for the colors, a person may choose among those that are near.
  @Test func aSystemWhoseColorsMatchByNameAloneOffersWhatIsNear() {
    let system = TestSystem.designSystem(
      ["#D04080", "#4060C0"].enumerated().map { number, hex in
        var token = color("color.hue\(number)", hex, [])
        token.matchNothing(butByName: true)
        return token
      })
    for (role, subject) in [(UsageRole.unknown, "no token"), (.icon, "no token for icons")] {
      #expect(
        system.answer(.color("#20A060", role)).reasons.map(\.message)
          == ["\(subject) is near this color; a near one is applied"])
      #expect(
        system.answer(.color("#D24280", role)).reasons.first?.message.contains("choose") == true)
    }
  }

  /// A color that is named for charts says nothing of an avatar.
  @Test func aTokenNamedForAnotherPlaceIsNotNamed() {
    let system = TestSystem.designSystem(
      color("color.chartPink", "#D04080", []), color("color.body", "#3A5A78", [.text]))
    #expect(
      system.answer(.color("#DC5A90", .unknown)).message(.tooFar)
        == "no token is near this color; a near one is applied")
    let hue = TestSystem.designSystem(
      color("color.brandPink", "#D04080", []), color("color.body", "#3A5A78", [.text]))
    #expect(
      hue.answer(.color("#DC5A90", .unknown)).message(.tooFar)?.contains("color.brandPink") == true)
  }

  /// The nearest token may be meant: why it does not match is said with its distance.
  @Test func theNearestTokenIsNamedWithWhatKeepsIt() {
    let success = TestSystem.color("color.success", "#2EC152", roles: [.text], means: "feedback")
    let body = color("color.body", "#3A5A78", [.text])
    let message = TestSystem.designSystem(success, body).answer(.color("#34C759", .text))
      .message(.tooFar)
    #expect(message?.hasPrefix("the nearest token, color.success, differs by ΔE00 ") == true)
    #expect(
      message?.hasSuffix(", and means feedback; a near one for text is applied") == true
    )
    let panel = color("color.panel", "#3ACB5F", [.background])
    #expect(
      TestSystem.designSystem(panel, body).answer(.color("#34C757", .text)).message(.tooFar)?
        .contains("and is for backgrounds") == true)
    // A nearer one for the use explains more, and farther ones explain nothing.
    let mint = color("color.mint", "#33C858", [.text])
    let nearer = TestSystem.designSystem(success, mint).answer(.color("#38CC5E", .text))
    #expect(!nearer.reasons.contains { $0.message.contains("color.success") })
    #expect(
      TestSystem.designSystem(color("color.panel", "#70E080", [.background]), body)
        .answer(.color("#34C757", .text)).message(.tooFar)
        == "no token for text is near this color; a near one is applied")
  }

  /// Who writes white means no other color, and no token of another part.
  @Test func whiteIsNotExplainedByAlmostWhite() {
    let note = color("color.note", "#8A8A8A", [.text])
    let almost = TestSystem.designSystem(color("color.playButton", "#FEFEFE", []), note)
    #expect(
      almost.answer(.color("#FFFFFF", .text)).message(.tooFar)
        == "no token for text has this color; one that has it is applied")
    let equal = TestSystem.designSystem(color("color.playButton", "#FFFFFF", []), note)
    #expect(
      equal.answer(.color("#FFFFFF", .text)).message(.meaningNotStated)?
        .hasPrefix("no token for text has this value; color.playButton has it for buttons") == true)
    #expect(
      equal.answer(.color("#FFFFFF66", .text)).message(.tooFar)
        == "no token for text has this color, with or without its opacity of 40%; one that has it is applied"
    )
  }

  @Test func whiteIsNoGrayAndNoOverlayIsOpaque() {
    let system = TestSystem.designSystem(
      color("color.surface", "#FFFFFF", [.background]), color("color.pale", "#E2E2E2", []),
      color("color.note", "#8A8A8A", [.text]))
    #expect(
      system.answer(.color("#FFFFFF66", .text)).message(.tooFar)
        == "no token for text has this color, with or without its opacity of 40%; one that has it is applied"
    )
    #expect(
      system.answer(.color("#FFFFFF00", .text)).reasons.first?.message
        == "nothing of it can be seen, so it needs no token")
  }

  @Test func aWhiteOfAnotherUseIsNamedAfterWhatIsMissing() {
    let surface = color("color.surface", "#FFFFFF", [.background])
    let note = color("color.note", "#8A8A8A", [.text])
    #expect(
      TestSystem.designSystem(surface, note).answer(.color("#FFFFFF", .text)).message(.wrongRole)
        == "no token for text has this value; color.surface has it for backgrounds; one for text is applied"
    )
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
        == "the nearest radius, radius.small, is 4, not 8; a nearer one is applied")
    #expect(
      system.answer(.radius(24)).message(.tooFar)
        == "no radius of the design system is near 24; one that is near it is applied")
    #expect(
      system.answer(.font(FontValue(size: 20))).message(.tooFar)
        == "the nearest font, font.body, has 16, not 20; a nearer one is applied")
    #expect(
      system.answer(.font(FontValue(size: 40))).message(.tooFar)
        == "no font of the design system is near 40; one that is near it is applied")
    let colors = TestSystem.designSystem(color("color.note", "#8A8A8A", [.text]))
    #expect(
      colors.answer(.radius(8)).message(.tooFar)
        == "the mapping lists no radius; one near 8 is applied")
    #expect(
      colors.answer(.font(FontValue(size: 16))).message(.tooFar)
        == "the mapping lists no font; one near 16 is applied")
  }

  /// Confetti and the colors of a chart are chosen to go together; three colors may be any.
  @Test(arguments: [(4, false), (5, true)])
  func aColorOfALongListMissesNoToken(count: Int, isList: Bool) {
    let system = TestSystem.designSystem(color("color.body", "#3A5A78", [.text]))
    let finding = Finding.color("#20A060", .unknown).with {
      $0.context.group = FindingContext.Group(kind: .list, place: 7, count: count)
    }
    #expect(
      system.answer(finding).message(.tooFar)
        == (isList
          ? "it is one of 5 colors in a list, and no token is near it; a list that goes together needs no tokens"
          : "no token is near this color; a near one is applied"))
    let clear = Finding.color("#20A06000", .unknown).with { $0.context = finding.context }
    #expect(system.answer(clear).message(.tooFar)?.hasPrefix("nothing of it can be seen") == true)
  }

  /// So are the cases of a long switch, the values of a dictionary and the stops of a gradient.
  @Test(
    arguments: [
      (
        "switch kind { case .a: .red; case .b: .green; case .c: .mint; case .d: .cyan; default: .teal }",
        "it is one of 5 colors in a switch, and no token is near it; a switch that goes together needs no tokens"
      ),
      (
        "switch kind { case .a: .red; case .b: .green; default: .teal }",
        "no token is near this color; a near one is applied"
      ),
      (
        "[Kind.a: Color.red, .b: .green, .c: .mint, .d: .cyan, .e: .teal][kind] ?? .clear",
        "it is one of 5 colors in a list, and no token is near it; a list that goes together needs no tokens"
      ),
      (
        "LinearGradient(stops: [.init(color: Color(.systemRed), location: 0), .init(color: Color(.systemTeal), location: 1)], startPoint: .top, endPoint: .bottom)",
        "it is a color of a gradient, and no token is near it; a gradient that goes together needs no tokens"
      ),
      (
        "LinearGradient(colors: [Color.red, Color.teal], startPoint: .top, endPoint: .bottom)",
        "it is a color of a gradient, and no token is near it; a gradient that goes together needs no tokens"
      ),
    ])
  func colorsThatGoTogetherMissNoToken(code: String, message: String) {
    let system = TestSystem.designSystem(color("color.body", "#3A5A78", [.text, .background]))
    let type = code.hasPrefix("Linear") ? "LinearGradient" : "Color"
    let source = "import SwiftUI\nstruct V { var kind: Kind; var shade: \(type) { \(code) } }"
    let found = MatchedSource(source, system).suggestions
      .compactMap { $0.reasons.first { $0.code == .tooFar }?.message }
    #expect(!found.isEmpty && found.allSatisfy { $0 == message }, "\(found)")
  }

  /// What a layer takes as `colors` is a gradient; other properties that take a list are none.
  @Test(arguments: [
    (
      "sky.colors",
      "it is a color of a gradient, and no token is near it; a gradient that goes together needs no tokens"
    ),
    (
      "gradientShades",
      "it is a color of a gradient, and no token is near it; a gradient that goes together needs no tokens"
    ),
    ("sky.shades", "no token is near this color; a near one is applied"),
    ("colors", "no token is near this color; a near one is applied"),
  ])
  func theColorsOfAGradientsLayerMissNoToken(property: String, message: String) {
    let system = TestSystem.designSystem(color("color.body", "#3A5A78", [.text, .background]))
    let source = """
      import UIKit
      func paint() { \(property) = [UIColor(white: 0.3, alpha: 1).cgColor, UIColor(white: 0.6, alpha: 1).cgColor] }
      """
    let found = MatchedSource(source, system).suggestions
      .compactMap { $0.reasons.first { $0.code == .tooFar }?.message }
    #expect(found == [message, message])
  }

  /// In light mode the opacity may be equal, and only the one of dark mode differ.
  @Test func theOpacityThatDiffersIsSaid() {
    let other = ReasonMessages.alphaDiffers("color.line", code: 20, token: 40, isInDark: true)
    #expect(
      other.message
        == "color.line is this color at an opacity of 16% in dark mode, not 8%; a token with that opacity is applied"
    )
  }

  /// Branches for two releases may differ only where contrast is increased.
  @Test func whatDiffersBetweenEqualColorsIsSaid() {
    func variant(_ condition: String, contrast: String? = nil) -> Worth.Variant {
      Worth.Variant(
        condition: condition,
        value: TestSystem.color("a", "#8D6A9F", highContrast: contrast).value)
    }
    #expect(
      FaultMessages.listed([variant("iOS 13", contrast: "#6E3F86"), variant("iOS 12")])
        == "#8D6A9F with #6E3F86 under increased contrast (iOS 13) and #8D6A9F (iOS 12)")
    #expect(FaultMessages.listed([variant("a"), variant("b")]) == "#8D6A9F (a)")
  }

  /// The token for the use is named beside one that has the very size.
  @Test func theSizeForTheUseIsNamedBesideThatOfAnother() {
    let button = TestSystem.radius("radius.button", 16)
    let card = TestSystem.radius("radius.card", 24)
    let answer = TestSystem.designSystem(button, card).answer(
      .radius(16, .card).with { $0.context.components = ComponentSet(names: ["card"]) })
    #expect(
      answer.message(.meaningNotStated)
        == "radius.card is for cards and is 24, not 16; radius.button is 16, but is for buttons; "
        + "choose one in a review, or add a token")
    #expect(
      TestSystem.designSystem(button).answer(.radius(16, .card)).message(.meaningNotStated)
        == "radius.button has this value, but is for buttons, which nothing here names; choose it in a review, "
        + "or add a token for cards")
  }

  /// What the sizes of a system are for is said, and whether a nearer one is for something else.
  @Test func sizesOfPartsAreNamedByTheirParts() {
    let card = TestSystem.radius("radius.cardRadius", 24)
    #expect(
      TestSystem.designSystem(card).answer(.radius(8)).message(.tooFar)
        == "radius.cardRadius, the only radius of the design system, is 24, not 8, and for cards, which nothing here names; "
        + "one for this use is applied")
    let chip = TestSystem.radius("radius.chipRadius", 7)
    #expect(
      TestSystem.designSystem(card, chip).answer(.radius(40)).message(.tooFar)
        == "the design system has a radius only for cards and badges and tags, which nothing here names; "
        + "one for this use is applied")
    #expect(
      TestSystem.designSystem(chip, TestSystem.radius("radius.large", 12)).answer(.radius(8.5))
        .message(.tooFar)
        == "the nearest radius for this use, radius.large, is 12, not 8.5; a nearer one is applied")
  }

  /// What the change does to this value comes before what it does to others.
  @Test func ownDifferencesComeBeforeThoseOfTheView() {
    let collapse = ReasonMessages.collapse(
      .radius(10), ontoUsed: "radius.small", worth: .radius(8), distance: 2)
    let finding = TestSystem.designSystem(TestSystem.radius("radius.small", 8)).answer(.radius(9.5))
    var visible = finding
    visible.holdForDecision(collapse)
    #expect(visible.codes == [.visibleChange, .collapse])
    var exact = TestSystem.designSystem(TestSystem.radius("radius.small", 8)).answer(.radius(8))
    exact.holdForDecision(collapse)
    #expect(exact.codes == [.collapse])
  }

  /// Which of two equal tokens is meant, and whether their scale is in use, matters only for the very value.
  @Test func whatIsSeenComesBeforeTheChoiceAmongEqualTokens() {
    let seen = ReasonMessages.halfway(14, 13, 15)
    let unused = ReasonMessages.notInUse("radius.small")
    let change = ReasonMessages.visibleChange(
      ColorComparison(
        ColorAppearances(ColorValue(light: TestSystem.sample("#000000"))),
        ColorAppearances(ColorValue(light: TestSystem.sample("#222222")))),
      of: "color.ink", near: 1)
    #expect(SuggestionBuilder.ordered([unused, change]) == [change, unused])
    #expect(SuggestionBuilder.ordered([unused, seen]) == [seen, unused])
  }

  /// Adding code would leave the difference.
  @Test func missingCodeComesAfterWhatItWouldLeave() {
    let code = ReasonMessages.noCode("color.note", site: .uiColor)
    let halfway = ReasonMessages.halfway(14, 13, 15)
    #expect(SuggestionBuilder.ordered([code, halfway]).map(\.code) == [.halfway, .noCode])
    // A token that the file does not see stays out of it, whatever else is mended.
    let hidden = ReasonMessages.notVisible("radius.card")
    #expect(SuggestionBuilder.ordered([code, halfway, hidden]).first == hidden)
    #expect(
      SuggestionBuilder.ordered([code, ReasonMessages.fontRoleUnknown]).map(\.code)
        == [.roleUnknown, .noCode])
    #expect(
      SuggestionBuilder.ordered([code, ReasonMessages.noMapping]).map(\.code)
        == [.noCode, .noMapping])
  }
}
