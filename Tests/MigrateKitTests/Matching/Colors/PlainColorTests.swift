import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// White, black and the hues that the system names: so much has them that their value alone says little.
@Suite struct PlainColorTests {
  private func named(_ hex: String, _ name: String, _ role: UsageRole = .icon) -> Finding {
    Finding.color(hex, role).with { $0.signature = name }
  }

  // MARK: White

  static let whites: [(path: String, value: String, status: Status)] = [
    // Called by its own name, it is not what code calls white.
    ("color.gray50", "#FEFEFE", .gap), ("color.offWhite", "#FEFEFE", .gap),
    ("color.white", "#FFFFFF", .exact), ("color.surface", "#FEFEFE", .near),
  ]

  @Test(arguments: whites) func whiteIsNoNearColorOfAnotherName(
    path: String, value: String, status: Status
  ) {
    let system = TestSystem.designSystem(
      TestSystem.color(path, value, roles: path == "color.surface" ? [.background] : []))
    #expect(system.answer(.color("#FFFFFF", .background)).status == status)
  }

  /// The system names a color also where another type is made of it.
  @Test(arguments: [
    (".systemOrange", true), ("Color(.systemOrange)", true), ("Color(UIColor.systemOrange)", true),
    ("Color(hex:)", false), ("Color(red:green:blue:)", false), ("Color(\"#RRGGBB\")", false),
  ]) func colorsThatTheSystemNames(signature: String, isNamed: Bool) {
    #expect(named("#FF9500", signature).isNamedBySystem == isNamed)
  }

  /// An overlay, and what is translucent for an unknown use, is hardly an opaque color that differs visibly.
  @Test func overlaysAreNotNearlyOpaque() {
    let system = TestSystem.designSystem(TestSystem.color("color.ink", "#0A0A0A", roles: [.text]))
    func status(_ hex: String, _ role: UsageRole, isComputed: Bool = false) -> Status {
      system.answer(
        Finding.color(hex, role).with {
          if isComputed { $0.reasons = [Reason(.alphaUnknown, "the opacity is computed")] }
        }
      ).status
    }
    #expect(status("#000000", .text) == .review)
    #expect(status("#000000", .text, isComputed: true) == .gap)
    #expect(status("#14101699", .unknown) == .gap)
    #expect(status("#0A0A0A", .text, isComputed: true) == .review)
  }

  /// A cream page may be meant by a white one, but not by white text.
  @Test(arguments: [
    (UsageRole.text, "#FFF8F0", Status.gap), (.icon, "#FFF8F0", .gap),
    (.background, "#FFF8F0", .review), (.text, "#F8F8F8", .review),
  ])
  func whiteContentIsNotCream(role: UsageRole, value: String, status: Status) {
    let system = TestSystem.designSystem(TestSystem.color("color.warm", value, roles: []))
    #expect(system.answer(named("#FFFFFF", "Color.white", role)).status == status)
  }

  /// Neither is a control a page, nor what lies on a card a card, whatever color it is.
  @Test(arguments: [
    ("color.background", ["input"], Status.gap), ("color.background", ["card"], .exact),
    ("color.appBackground", ["button"], .gap), ("color.secondaryBackground", ["input"], .exact),
    ("color.inputBackground", ["input"], .exact), ("color.background.primary", ["input"], .exact),
    ("color.cardBackground", ["badge"], .gap), ("color.cardBackground", ["badge", "card"], .exact),
  ])
  func theColorOfAControlIsNotThatOfAPage(path: String, parts: [String], status: Status) {
    let system = TestSystem.designSystem(TestSystem.color(path, "#E3EAF2", roles: [.background]))
    let color = Finding.color("#E3EAF2", .background)
      .with { $0.context.components = ComponentSet(names: parts) }
    let answer = system.answer(color)
    #expect(answer.status == status)
    if status == .gap, path == "color.background" {
      #expect(
        answer.message(.meaningNotStated)
          == "color.background is for screens, and this is for inputs; a token for inputs is applied"
      )
    }
  }

  /// A white button is no card, unless it is one that can be tapped.
  @Test(arguments: [
    ("color.cardBackground", ["button"], Status.gap), ("color.cardBackground", [], .exact),
    ("color.cardBackground", ["button", "card"], .exact), ("color.surface", ["button"], .exact),
  ])
  func theWhiteOfAButtonIsNotThatOfCards(path: String, parts: [String], status: Status) {
    let system = TestSystem.designSystem(TestSystem.color(path, "#FFFFFF", roles: [.background]))
    let white = named("#FFFFFF", "Color.white", .background)
      .with { $0.context.components = ComponentSet(names: parts) }
    let answer = system.answer(white)
    #expect(answer.status == status)
    if status == .gap {
      #expect(
        answer.message(.meaningNotStated)
          == "color.cardBackground is for cards, and this is for buttons; a token for buttons is applied"
      )
    }
  }

  /// What is scanned is black on white in every theme.
  @Test(arguments: [
    ("color.page", "QRCodeView", Status.review), ("color.white", "QRCodeView", .exact),
    ("color.page", "HomeView", .exact),
  ])
  func theWhiteOfACodeToScanIsNoPage(path: String, type: String, status: Status) {
    let system = TestSystem.designSystem(TestSystem.color(path, "#FFFFFF", roles: [.background]))
    let white = named("#FFFFFF", "Color.white", .background)
      .with { $0.context.enclosingType = type }
    #expect(system.answer(white).status == status)
  }

  @Test func whatIsClearBesideACodeToScanIsNoPartOfIt() {
    let system = TestSystem.designSystem(TestSystem.color("color.clear", "#00000000", roles: []))
    let clear = named("#00000000", ".clear", .background)
      .with { $0.context.enclosingType = "QRCodeView" }
    #expect(system.answer(clear).status == .exact)
  }

  @Test func theTextBesideACodeToScanIsText() {
    let system = TestSystem.designSystem(TestSystem.color("color.ink", "#FFFFFF", roles: [.text]))
    let white = named("#FFFFFF", "Color.white", .text)
      .with { $0.context.enclosingType = "QRCodeView" }
    #expect(system.answer(white).status == .exact)
  }

  static let grays: [(path: String, value: String, status: Status)] = [
    ("color.baseBlue", "#555555", .gap), ("color.blueLight", "#555555", .gap),
    ("color.blueGray", "#555555", .exact), ("color.blueText", "#555555", .exact),
    ("color.blueLight", "#565656", .gap),
  ]

  /// The author of a gray called blue has yet to fill it in.
  @Test(arguments: grays) func aGrayNamedForAHueIsAPlaceholder(
    path: String, value: String, status: Status
  ) {
    let system = TestSystem.designSystem(TestSystem.color(path, value, roles: []))
    #expect(system.answer(.color("#555555", .text)).status == status)
  }

  @Test func otherColorsMayBeNearOnes() {
    let system = TestSystem.designSystem(TestSystem.color("color.gray50", "#FDFDFD", roles: []))
    #expect(system.answer(.color("#FCFCFC", .background)).status == .near)
  }

  /// What the system names is written as it is where another shade is meant.
  @Test func aColorThatTheSystemNamesIsNoOtherOneByAShade() {
    let system = TestSystem.designSystem(TestSystem.color("color.ink", "#020202", roles: [.icon]))
    let black = system.answer(named("#000000", ".black"))
    #expect(black.status == .review)
    #expect(
      black.message(.roleUnknown)
        == "the code names a color of the system, and color.ink is another one, if by a shade; "
        + "a token of the very color is applied")
    #expect(system.answer(named("#000000", "Color(hex:)")).status == .near)
    let same = TestSystem.designSystem(TestSystem.color("color.ink", "#000000", roles: [.icon]))
    #expect(same.answer(named("#000000", ".black")).status == .exact)
  }

  @Test func whiteTextIsNotWhatABackgroundMeans() {
    let system = TestSystem.designSystem(
      TestSystem.color("color.page", "#FFFFFF", dark: "#000000", roles: [.background]),
      TestSystem.color("color.ink", "#222222"))
    #expect(system.answer(.color("#FFFFFF", .text)).codes == [.tooFar])
    let cream = TestSystem.designSystem(
      TestSystem.color("color.page", "#FFF4E0", roles: [.background]),
      TestSystem.color("color.ink", "#222222"))
    #expect(cream.answer(.color("#FFF4E0", .text)).codes == [.wrongRole])
  }

  // MARK: Hues of the system

  static let uses: [Set<UsageRole>] = [
    [.text, .icon, .background, .border, .fill, .tint], [.icon],
  ]

  @Test(arguments: uses) func aHueThatTheSystemNamesNeedNotBeForTheUseOfAToken(
    roles: Set<UsageRole>
  ) {
    let system = TestSystem.designSystem(
      TestSystem.color("color.accent", "#34C759", roles: roles))
    let answer = system.answer(named("#34C759", ".green"))
    #expect(answer.status == .review)
    #expect(answer.codes == [.roleUnknown])
    #expect(
      answer.message(.roleUnknown)
        == "color.accent is named for a use, and a color that the system names need not be for it; "
        + "a color with components is applied")
    #expect(system.answer(named("#34C759", "Color(hex:)")).status == .exact)
  }

  @Test func aTokenNamedAfterTheHueIsNotNamedForAUse() {
    let system = TestSystem.designSystem(
      TestSystem.color("color.accentGreen", "#34C759", roles: [.icon]))
    #expect(
      system.answer(named("#34C759", ".green")).message(.roleUnknown)
        == "color.accentGreen is the app's own name for it, and a color that the system names need not be "
        + "that one; a color with components is applied")
  }

  @Test func aStepOfAScaleIsNotNamedForAUse() {
    let system = TestSystem.designSystem(TestSystem.color("color.brand0", "#FFFFFF", roles: []))
    #expect(
      system.answer(named("#FFFFFF", ".white")).message(.roleUnknown)
        == "color.brand0 is a step of a scale, and a color that the system names need not be it; "
        + "a color with components is applied")
  }

  @Test(
    "white and black need not be for the use that a token is named for, where its name states none of the roles",
    arguments: [
      ("action", Status.review), ("pulse", .review), ("white", .exact), ("lightest.gray", .exact),
    ])
  func plainWhite(name: String, expected: Status) {
    let system = TestSystem.designSystem(TestSystem.color("color.\(name)", "#FFFFFF", roles: []))
    let answer = system.answer(named("#FFFFFF", ".white", .border))
    #expect(answer.status == expected)
    #expect(answer.codes == (expected == .review ? [.roleUnknown] : []))
  }

  @Test(arguments: ["systemGreen", "color-system-green", "green500"])
  func aHueThatTheSystemNamesIsTheTokenOfItsName(name: String) {
    let system = TestSystem.designSystem(
      TestSystem.color("color.\(name)", "#34C759", roles: [.text, .icon]))
    #expect(system.answer(named("#34C759", ".green")).status == .exact)
  }

  @Test func aHueWithAStatedMeaningIsTheTokenOfThatMeaning() {
    let system = TestSystem.designSystem(
      TestSystem.color(
        "color.success", "#34C759", roles: [.icon], means: "feedback", words: ["done"]))
    let stated = named("#34C759", ".green").with {
      $0.meaning = MeaningReading(words: ["done"], evidence: "if isDone")
    }
    #expect(system.answer(stated).status == .exact)
  }

  @Test func aHueIsTheTokenOfThatName() {
    let system = TestSystem.designSystem(TestSystem.color("color.green", "#34C759", roles: []))
    #expect(system.answer(named("#34C759", ".green")).status == .exact)
  }

  // MARK: Shadows

  @Test func aNeutralShadowTakesOnlyATokenForShadows() {
    func answer(_ token: DesignToken, _ hex: String = "#000000") -> Suggestion {
      TestSystem.designSystem(token).answer(.color(hex, .shadow))
    }
    let main = answer(TestSystem.color("color.main", "#000000", roles: []))
    #expect(main.codes == [.roleUnknown])
    #expect(
      main.message(.roleUnknown)
        == "a shadow in black, white or gray is hardly color.main; a token for shadows is applied")
    #expect(answer(TestSystem.color("color.black", "#000000", roles: [])).status == .exact)
    #expect(answer(TestSystem.color("color.drop", "#000000", roles: [.shadow])).status == .exact)
    #expect(
      answer(TestSystem.color("color.main", "#1A2A3A", roles: []), "#1A2A3A").status == .exact)
  }
}
