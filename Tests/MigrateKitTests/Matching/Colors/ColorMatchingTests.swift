import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Colors: role and meaning first, then distance")
struct ColorMatchingTests {
  @Test("the same 8 bits, one candidate and the role agree: exact")
  func exact() {
    let system = TestSystem.designSystem(
      TestSystem.color("ink", "#1A1A1A"), TestSystem.color("sky", "#0891B2"))
    let answer = system.answer(.color("#1A1A1A"))
    #expect(answer.status == .exact)
    #expect(answer.token == "ink")
    #expect(answer.distance == Distance(0, .dE00))
    #expect(answer.replacement == "Color.ink")
    #expect(answer.reasons.isEmpty && answer.heldBy.isEmpty)
  }

  @Test("decimals that round to the same 8 bits are exact")
  func decimals() {
    let system = TestSystem.designSystem(TestSystem.color("terracotta", "#EA580C"))
    let literal = ColorSample(red: 0.918, green: 0.345, blue: 0.047)
    let answer = system.answer(.of(.color(ColorValue(light: literal)), site: .color))
    #expect(answer.status == .exact)
    #expect(answer.distance.map { $0.value > 0 && $0.value < 0.3 } == true)
  }

  @Test("a filled shape may be a background, and a background a filled shape: it needs review")
  func relatedRoles() {
    let system = TestSystem.designSystem(TestSystem.color("paper", "#FDFDF8", roles: [.background]))
    let answer = system.answer(.color("#FDFDF8", .fill))
    #expect(answer.status == .review)
    #expect(answer.codes == [.roleDiffers])
    #expect(
      answer.message(.roleDiffers)
        == "paper is for backgrounds, and this is a fill; a token for fills is applied")
    #expect(system.answer(.color("#FDFDF8", .text)).codes == [.roleNotCovered])
  }

  /// A gap for a color that the system names lists what the app has of that hue.
  @Test func theHueOfANameIsListedWhereNothingIsNear() {
    let system = TestSystem.designSystem(
      TestSystem.color("berry", "#B5305A"), TestSystem.color("brick", "#A33B32"),
      TestSystem.color("moss", "#3B7A3B"),
      TestSystem.color("brickWall", "#A33B32", roles: [.border]))
    let named = Finding.color("#FF3B30").with { $0.signature = ".red" }
    let answer = system.answer(named)
    #expect(answer.status == .gap)
    #expect(answer.candidates.map(\.token) == ["brick", "berry"])
    #expect(
      answer.message(.tooFar)
        == "no token for text is near this color; the one of its hue, brick, differs by ΔE00 19.1; a nearer one is applied"
    )
    // A color of another feature is not named, unless its name has the hue or says a status.
    for (name, means, isNamed) in [
      ("classStrength", nil, false), ("chipRed", nil, false), ("blipRed", nil, true),
      ("alertError", "error", true),
    ] as [(String, String?, Bool)] {
      let one = TestSystem.designSystem(TestSystem.color(name, "#A33B32", means: means))
      let message = one.answer(named).message(.tooFar) ?? ""
      #expect(message.contains("the one of its hue, \(name),") == isNamed, "\(name): \(message)")
    }
    // Red is another hue than orange, however near.
    let orange = Finding.color("#FF8000").with { $0.signature = "UIColor.orange" }
    #expect(
      TestSystem.designSystem(TestSystem.color("red", "#CC3300")).answer(orange).message(.tooFar)
        == "no token for text is near this color; a near one is applied")
    let written = Finding.color("#FF3B30").with { $0.signature = "Color(hex:)" }
    #expect(system.answer(written).candidates.isEmpty)
    #expect(
      system.answer(written).message(.tooFar)
        == "no token for text is near this color; a near one is applied")
    // A text that is only warm is not what code calls red, and a gray has no hue.
    let gray = Finding.color("#8E8E93").with { $0.signature = ".gray" }
    let ink = TestSystem.designSystem(TestSystem.color("ink", "#303034"))
    #expect(
      ink.answer(gray).message(.tooFar)
        == "no token for text is near this color; a near one is applied")
    let warm = TestSystem.designSystem(TestSystem.color("cocoa", "#6E5450"))
    #expect(
      warm.answer(named).message(.tooFar)
        == "no token for text is near this color; a near one is applied")
  }

  /// What the code does not state of a token is a person's to know: its meaning, or the part that it is for.
  @Test func tokensOfTheHueThatSayMoreThanTheCodeComeLast() {
    let system = TestSystem.designSystem(
      TestSystem.color("alert", "#C8102E", means: "feedback", words: ["alert"]),
      TestSystem.color("snackbarError", "#F0323C", means: "feedback", words: ["error"]),
      TestSystem.color("brick", "#8C3B32"), TestSystem.color("moss", "#3B7A3B"))
    let named = Finding.color("#FF3B30").with { $0.signature = ".red" }
    let answer = system.answer(named)
    #expect(answer.status == .gap)
    #expect(answer.candidates.map(\.token) == ["brick", "snackbarError", "alert"])
    #expect(answer.candidates.last?.rejection == "it means feedback, which the code does not state")
    let shadow = Finding.color("#FF3B30", .shadow).with { $0.signature = ".red" }
    #expect(system.answer(shadow).codes == [.roleNotCovered])
  }

  @Test func aGrayHasNoHue() {
    let system = TestSystem.designSystem(
      TestSystem.color("ash", "#666666"), TestSystem.color("brick", "#7A4A46"))
    let named = Finding.color("#8E8E93").with { $0.signature = ".gray" }
    #expect(system.answer(named).candidates.map(\.token) == ["ash"])
  }

  @Test("a token without roles matches through its aliases")
  func aliasesOnly() {
    var half = TestSystem.color("theme.dark.text", "#FFFFFF", roles: [])
    half.matchNothing()
    #expect(TestSystem.designSystem(half).answer(.color("#FFFFFF")).status == .gap)
  }

  struct Step: CustomTestStringConvertible {
    var literal: String
    var status: Status
    var codes: [ReasonCode]
    var testDescription: String { literal }
  }

  @Test(
    "thresholds: near up to 1, review up to 5, then a gap",
    arguments: [
      Step(literal: "#808080", status: .exact, codes: []),
      Step(literal: "#818181", status: .near, codes: []),
      Step(literal: "#858585", status: .review, codes: [.visibleChange]),
      Step(literal: "#A0A0A0", status: .gap, codes: [.tooFar]),
    ])
  func thresholds(step: Step) {
    let system = TestSystem.designSystem(TestSystem.color("gray", "#808080"))
    let answer = system.answer(.color(step.literal))
    #expect(answer.status == step.status)
    #expect(answer.codes == step.codes)
    #expect((answer.token == nil) == (step.status == .gap))
    #expect((answer.replacement == nil) == (step.status == .gap))
    #expect(answer.heldBy == (step.status == .review ? Set(step.codes) : []))
  }

  @Test("thresholds come from the mapping")
  func ownThresholds() {
    let system = TestSystem.designSystem(TestSystem.color("gray", "#808080")).with {
      $0.thresholds.nearColor = 0.1
      $0.thresholds.reviewColor = 0.5
    }
    #expect(system.answer(.color("#818181")).status == .review)
    #expect(system.answer(.color("#858585")).status == .gap)
  }

  @Test("an almost equally near runner-up holds a near match, never an exact one")
  func margin() {
    let system = TestSystem.designSystem(
      TestSystem.color("one", "#808080"), TestSystem.color("two", "#838383"))
    let between = system.answer(.color("#818181"))
    #expect(between.status == .review)
    #expect(between.heldBy == [.closeRunnerUp])
    #expect(between.replacement == "Color.one")
    #expect(between.message(.closeRunnerUp)?.hasPrefix("two is almost as near") == true)
    #expect(system.answer(.color("#808080")).status == .exact)
  }

  @Test("the right value for another role only is a gap with that reason")
  func wrongRole() {
    let system = TestSystem.designSystem(
      TestSystem.color("line", "#1A1A1A", roles: [.border, .fill]),
      TestSystem.color("ink", "#FF0000", roles: [.text]))
    let answer = system.answer(.color("#1A1A1A"))
    #expect(answer.status == .gap)
    #expect(answer.codes == [.wrongRole])
    #expect(
      answer.message(.wrongRole)
        == "no token for text has this value; line has it for borders and fills; one for text is applied"
    )
    #expect(answer.token == nil && answer.replacement == nil)
    #expect(answer.candidates.first?.rejection == "it is for borders and fills, not text")
  }

  @Test("an adaptive token of another role has the value in light mode only")
  func wrongRoleOfAnAdaptiveToken() {
    let system = TestSystem.designSystem(
      TestSystem.color("card", "#F4F0E8", dark: "#1A1A1A", roles: [.background]),
      TestSystem.color("ink", "#FF0000", roles: [.text]))
    #expect(
      system.answer(.color("#F4F0E8")).message(.wrongRole)
        == "card has this value in light mode only and is for backgrounds, not text; a token for text is applied"
    )
  }

  @Test("among tokens that can serve, the nearest wins")
  func roleFirst() {
    let system = TestSystem.designSystem(
      TestSystem.color("line", "#808080", roles: [.border]), TestSystem.color("ink", "#868686"))
    let answer = system.answer(.color("#808080"))
    #expect(answer.token == "ink")
    #expect(answer.heldBy == [.visibleChange])
    #expect(answer.candidates.map(\.token) == ["ink", "line"])
  }

  @Test("what is nearly the color is not certain where another token has it")
  func nearBesideEqual() {
    let track = TestSystem.color("track", "#1C1C1C", roles: [.fill])
    let line = TestSystem.color("line", "#1D1D1D", roles: [.border])
    let answer = TestSystem.designSystem(track, line).answer(.color("#1C1C1C", .border))
    #expect(answer.status == .review)
    #expect(
      answer.message(.closeRunnerUp)
        == "track is nearer, at ΔE00 0, and for another use; the nearest one is applied")
    #expect(TestSystem.designSystem(line).answer(.color("#1C1C1C", .border)).status == .near)
  }

  @Test("of grays, half of the difference is another step")
  func nearGrays() {
    let system = TestSystem.designSystem(
      TestSystem.color("page", "#0C0C0C"), TestSystem.color("sky", "#3366CC"))
    #expect(system.answer(.color("#0D0D0D")).status == .near)
    let gray = system.answer(.color("#101010"))
    #expect(gray.status == .review)
    #expect(
      gray.message(.visibleChange)
        == "page is a different gray, by ΔE00 0.81; a change of up to 0.5 would be applied")
    #expect(system.answer(.color("#3668CC")).status == .near)
  }

  @Test("a related role is only considered if no token of the role itself is near")
  func ownRoleBeforeRelated() {
    let surface = TestSystem.color("surface", "#FFFFFF", roles: [.background])
    let track = TestSystem.color("track", "#F4F4F4", roles: [.fill])
    let answer = TestSystem.designSystem(surface, track).answer(.color("#FFFFFF", .fill))
    #expect(answer.token == "track")
    #expect(answer.heldBy == [.visibleChange])
    #expect(answer.candidates.last?.rejection == "it is for backgrounds, not fills")
    #expect(
      TestSystem.designSystem(surface).answer(.color("#FFFFFF", .fill)).heldBy == [.roleDiffers])
  }

  @Test("a role for which the system has no token at all is its own gap")
  func roleNotCovered() {
    let system = TestSystem.designSystem(TestSystem.color("ink", "#000000"))
    let answer = system.answer(.color("#000000", .shadow))
    #expect(answer.status == .gap)
    #expect(
      answer.message(.roleNotCovered)
        == "the design system has no color for shadows; add a token, or the role to one that has it"
    )
  }

  @Test("a color whose role is unknown is at most review")
  func roleUnknown() {
    let system = TestSystem.designSystem(TestSystem.color("ink", "#1A1A1A"))
    let answer = system.answer(.color("#1A1A1A", .unknown))
    #expect(answer.status == .review)
    #expect(answer.heldBy == [.roleUnknown])
    #expect(answer.replacement == "Color.ink")
  }

  @Test(
    "a color whose role is unknown takes a token for every use, and so much is black that only a palette's is"
  )
  func roleUnknownForEveryUse() {
    let every: Set<UsageRole> = [.text, .icon, .background, .border, .fill, .tint]
    let accent = TestSystem.designSystem(
      TestSystem.color("accent", "#33E6BF", roles: every),
      TestSystem.color("contrast", "#000000", roles: every),
      TestSystem.color("hue.lightBlack", "#111111", roles: []))
    let written = Finding.color("#33E6BF", .unknown).with { $0.signature = "Color(hex:)" }
    #expect(accent.answer(written).status == .exact)
    #expect(accent.answer(.color("#000000", .unknown)).heldBy.contains(.roleUnknown))
    #expect(accent.answer(.color("#111111", .unknown)).heldBy == [.roleUnknown])
    let system = Finding.color("#33E6BF", .unknown).with { $0.signature = ".mint" }
    #expect(accent.answer(system).heldBy == [.roleUnknown])
    // What another color of this value leaves open stays open.
    let tied = TestSystem.designSystem(
      TestSystem.color("accent", "#33E6BF", roles: every),
      TestSystem.color("brand", "#33E6BF", roles: every))
    #expect(tied.answer(written).heldBy.contains(.tie))
  }

  @Test("weak evidence of a role confirms a token, but does not choose between roles")
  func weakRole() {
    let alone = TestSystem.designSystem(TestSystem.color("ink", "#1A1A1A"))
    #expect(alone.answer(.color("#1A1A1A", strength: .weak)).status == .exact)
    let contested = TestSystem.designSystem(
      TestSystem.color("ink", "#1A1A1A"), TestSystem.color("line", "#1A1A1A", roles: [.border]))
    #expect(contested.answer(.color("#1A1A1A", strength: .weak)).heldBy == [.roleUnknown])
    #expect(contested.answer(.color("#1A1A1A")).status == .exact)
  }

  @Test("a token without roles serves any role but effects")
  func anyRole() {
    let system = TestSystem.designSystem(TestSystem.color("sand", "#EEDDCC", roles: []))
    for role in UsageRole.allCases where role != .unknown && role != .effect {
      #expect(system.answer(.color("#EEDDCC", role)).status == .exact, "\(role)")
    }
    #expect(system.answer(.color("#EEDDCC", .effect)).status == .unresolved)
    let glow = TestSystem.designSystem(TestSystem.color("glow", "#EEDDCC", roles: [.effect]))
    #expect(glow.answer(.color("#EEDDCC", .effect)).status == .exact)
  }

  @Test("a color outside sRGB is reported, and equals only itself")
  func wideGamut() {
    let red = ColorSample(.displayP3, red: 1, green: 0, blue: 0)
    var token = TestSystem.color("red", "#FF0000")
    let clipped = TestSystem.designSystem(token).answer(
      .of(.color(ColorValue(light: red)), site: .color))
    #expect(clipped.status != .exact && clipped.status != .near)
    token.value = .color(ColorValue(light: red))
    let same = TestSystem.designSystem(token).answer(
      .of(.color(ColorValue(light: red)), site: .color))
    #expect(same.status == .exact)
    let almost = ColorSample(.displayP3, red: 1, green: 0.03, blue: 0)
    let near = TestSystem.designSystem(token).answer(
      .of(.color(ColorValue(light: almost)), site: .color))
    #expect(near.heldBy.contains(.outsideSRGB))
  }

  @Test("a Display P3 value inside sRGB is compared in the common space")
  func commonSpace() {
    let gray = ColorSample(.displayP3, red: 0.5, green: 0.5, blue: 0.5)
    let system = TestSystem.designSystem(TestSystem.color("gray", "#808080"))
    #expect(system.answer(.of(.color(ColorValue(light: gray)), site: .color)).status == .exact)
  }

  @Test("an approximate color space is never exact")
  func approximateSpace() {
    let system = TestSystem.designSystem(TestSystem.color("ink", "#1A1A1A"))
    let finding = Finding.color("#1A1A1A").with {
      $0.reasons = [Reason(.approximateSpace, "calibrated")]
    }
    #expect(system.answer(finding).status == .review)
    let accepting = system.with { $0.accept = [.approximateSpace] }
    #expect(accepting.answer(finding).status == .near)
  }

  @Test("two metrics that prefer different tokens need review")
  func metricDisagreement() {
    let literal = "#3D74B9"
    let system = TestSystem.designSystem(
      TestSystem.color("sky", "#3874C5"), TestSystem.color("slate", "#486DB1"))
    let answer = system.answer(.color(literal))
    let dE00 = { (hex: String) in
      ciede2000(TestSystem.sample(literal).lab, TestSystem.sample(hex).lab)
    }
    let okLab = { (hex: String) in
      deltaEOK2(TestSystem.sample(literal).okLab, TestSystem.sample(hex).okLab)
    }
    // The premise: the two metrics disagree here.
    #expect(dE00("#3874C5") < dE00("#486DB1") && okLab("#3874C5") > okLab("#486DB1"))
    #expect(answer.status == .review)
    #expect(answer.heldBy.contains(.metricDisagreement))
    #expect(answer.replacement == nil && answer.edits.isEmpty)
    #expect(
      answer.message(.metricDisagreement)
        == "a second color metric finds slate nearer than sky; both must agree")
  }

  @Test("a component out of range needs a decision")
  func outOfRange() {
    let system = TestSystem.designSystem(TestSystem.color("white", "#FFFFFF"))
    let finding = Finding.color("#FFFFFF").with {
      $0.reasons = [Reason(.outOfRange, "217 is no component")]
    }
    let answer = system.answer(finding)
    #expect(answer.status == .review)
    #expect(answer.replacement == nil)
    #expect(answer.heldBy == [.outOfRange])
    // What is no color needs no token, so no distance to one is stated.
    let far = system.answer(finding.with { $0.value = Finding.color("#112233").value })
    #expect(far.codes == [.outOfRange])
  }
}
