import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Names around a value tell equal tokens apart, and ask for tokens that match nothing by their value.
@Suite struct TokenNamesTests {
  private let fonts = TestSystem.designSystem(
    TestSystem.font("font.aboutText", FontValue(size: 14)),
    TestSystem.font("font.bannerTitle", FontValue(size: 14)),
    TestSystem.font("font.promptMessage", FontValue(size: 14)))

  private func font(_ subject: String, in type: String = "PromptView") -> Finding {
    Finding.font(FontValue(size: 14)).with {
      $0.context.subject = subject
      $0.context.enclosingType = type
      $0.context.components = ComponentSet(names: [subject, type])
    }
  }

  @Test func theTokenWhoseWholeNameTheCodeHasIsTaken() {
    let answer = fonts.answer(font("promptMessage font"))
    #expect(answer.token == "font.promptMessage")
    #expect(answer.status == .exact)
    #expect(answer.codes.isEmpty)
  }

  @Test func wordsOfTypeAndSubjectAreReadTogether() {
    #expect(fonts.answer(font("message font")).token == "font.promptMessage")
    #expect(fonts.answer(font("title font", in: "BannerView")).token == "font.bannerTitle")
  }

  @Test func oneWordSaysTooLittle() {
    let system = TestSystem.designSystem(
      TestSystem.font("font.bodyText", FontValue(size: 14)),
      TestSystem.font("font.captionLabel", FontValue(size: 14)))
    let answer = system.answer(font("label font", in: "SheetView"))
    #expect(answer.token == "font.bodyText")
    #expect(answer.codes == [.tie])
  }

  @Test func partOfANameOnlyOrdersTokens() {
    let system = TestSystem.designSystem(
      TestSystem.font("font.bodyText", FontValue(size: 14)),
      TestSystem.font("font.smallCaptionLabel", FontValue(size: 14)))
    let answer = system.answer(font("label font", in: "CaptionView"))
    #expect(answer.token == "font.smallCaptionLabel")
    #expect(answer.codes == [.tie])
  }

  @Test func theLongerNameIsTheMoreSpecificOne() {
    let system = TestSystem.designSystem(
      TestSystem.number("spacing.introView", 24), TestSystem.number("spacing.introViewTitle", 24))
    let finding = Finding.number(24).with { $0.context.subject = "introView title" }
    #expect(system.answer(finding).token == "spacing.introViewTitle")
  }

  // MARK: Tokens that match nothing by their value

  private func number(_ value: Double, _ subject: String) -> Finding {
    Finding.number(value).with {
      $0.context.subject = subject
      $0.context.enclosingType = "IntroViewController"
    }
  }

  private var system: DesignSystem {
    var own = TestSystem.number("spacing.introTitleOffset", 24)
    own.matchNothing(butByName: true)
    return TestSystem.designSystem(own, TestSystem.number("spacing.large", 24))
  }

  @Test func aTokenOfOnePlaceIsAskedForByItsName() {
    let answer = system.answer(number(24, "title offset"))
    #expect(answer.token == "spacing.introTitleOffset")
    #expect(answer.status == .exact)
  }

  @Test func aCommonNameNeedsThatOfItsOwner() {
    var own = TestSystem.number("spacing.introLayout.verticalPadding", 24)
    own.matchNothing(butByName: true)
    let system = TestSystem.designSystem(own, TestSystem.number("spacing.large", 24))
    let finding = number(24, "vertical padding")
    #expect(system.answer(finding).token == "spacing.introLayout.verticalPadding")
    let elsewhere = finding.with { $0.context.enclosingType = "SettingsView" }
    #expect(system.answer(elsewhere).token == "spacing.large")
  }

  @Test func itMatchesNothingOtherwise() {
    #expect(system.answer(number(24, "image offset")).token == "spacing.large")
    #expect(system.answer(number(23, "title offset")).token == "spacing.large")
  }

  @Test func aTokenThatLendsItsValueIsNotAskedFor() {
    var base = TestSystem.number("spacing.introTitleOffset", 24)
    base.matchNothing(butByName: true)
    let system = TestSystem.designSystem(
      base, TestSystem.number("spacing.page", 24, aliasOf: ["spacing.introTitleOffset"]))
    #expect(system.answer(number(24, "title offset")).token != "spacing.introTitleOffset")
  }

  /// Every radius is given for a `cornerRadius`.
  @Test func theKindOfAValueAsksForNoToken() {
    func answer(_ path: String, _ subject: String) -> String? {
      var own = TestSystem.radius(path, 20)
      own.matchNothing(butByName: true)
      let finding = Finding.radius(20).with { $0.context.subject = subject }
      return TestSystem.designSystem(own).answer(finding).token
    }
    #expect(answer("radius.cornerRadius", "RoundedRectangle cornerRadius") == nil)
    #expect(answer("radius.previewCornerRadius", "preview cornerRadius") != nil)
  }

  /// The number says the value, not what it is for, so another token of the value serves as well.
  @Test func aNumberedStepGivesWayToATokenOfTheValue() {
    func answer(_ leaf: String, beside others: DesignToken...) -> String? {
      var own = TestSystem.number("spacing.introLayout.\(leaf)", 24)
      own.matchNothing(butByName: true)
      let system = TestSystem.designSystem([own] + others)
      return system.answer(number(24, "VStack spacing")).token
    }
    let large = TestSystem.number("spacing.large", 24)
    #expect(answer("spacing24", beside: large) == "spacing.large")
    #expect(answer("spacing24") == "spacing.introLayout.spacing24")
    #expect(answer("spacing", beside: large) == "spacing.introLayout.spacing")
  }

  /// A level says how large text is; the owner says where, and icons are no text.
  @Test func aLevelOfTextIsAskedForByItsOwner() {
    var own = TestSystem.font("font.intro.caption", FontValue(size: 14, weight: .regular))
    own.matchNothing(butByName: true)
    let system = TestSystem.designSystem(own)
    #expect(system.answer(font("", in: "IntroView")).token == "font.intro.caption")
    #expect(system.answer(font("", in: "SettingsView")).token == nil)
    let icon = font("", in: "IntroView").with { $0.role.role = .icon }
    #expect(system.answer(icon).token == nil)
  }

  /// The names around a gap include the modifiers of the views around it.
  @Test func paddingIsNoGap() {
    var own = TestSystem.number("spacing.cardPadding", 20)
    own.matchNothing(butByName: true)
    func answer(_ role: UsageRole) -> String? {
      let finding = number(20, "HStack VStack padding").with {
        $0.context.enclosingType = "CardView"
        $0.role.role = role
      }
      return TestSystem.designSystem(own).answer(finding).token
    }
    #expect(answer(.gap) == nil)
    #expect(answer(.unknown) == "spacing.cardPadding")
  }

  /// What is inside of a card has no cards in it.
  @Test func whatIsBetweenCardsIsNoGapOfOne() {
    var own = TestSystem.number("spacing.cardSpacing", 16)
    own.matchNothing(butByName: true)
    let finding = number(16, "VStack spacing").with {
      $0.context.enclosingType = "CardView"
      $0.role.role = .gap
    }
    #expect(TestSystem.designSystem(own).answer(finding).token == nil)
  }

  /// Every radius is given for a `cornerRadius`, so that the name says nothing beside one that is preferred.
  @Test func aRadiusThatIsCalledSoIsNotAskedFor() {
    var system = TestSystem.designSystem(
      TestSystem.radius("radius.cornerRadius", 12), TestSystem.radius("radius.cornerRadiusMD", 12))
    system.prefer = ["radius.cornerRadiusMD"]
    let finding = Finding.radius(12).with { $0.context.subject = "RoundedRectangle cornerRadius" }
    #expect(system.answer(finding).token == "radius.cornerRadiusMD")
  }

  /// A row of a section has no sections in it.
  @Test(arguments: [(Axis.vertical, true), (.horizontal, false), (.rows, false)])
  func whatIsBetweenSectionsIsNoGapOfARow(axis: Axis, isTaken: Bool) {
    var own = TestSystem.number("spacing.sectionSpacing", 24)
    own.matchNothing(butByName: true)
    let finding = Finding.number(24, .gap).with {
      $0.context.subject = "versionSection spacing"
      $0.context.axis = axis
    }
    let answer = TestSystem.designSystem(own).answer(finding)
    #expect((answer.status == .exact) == isTaken)
  }

  /// `VStack` has the `v` of `vSpacing`, and means no more by it than its direction.
  @Test func theLetterOfADirectionAsksForNoToken() throws {
    #expect(try !asks("VStack(spacing: 20) { a; b }", for: "vSpacing"))
    #expect(try !asks("HStack(spacing: 20) { a; b }", for: "hSpacing"))
  }

  /// Whether the names around a distance of 20 in a view's body ask for the token that only its name can ask for.
  private func asks(_ body: String, for name: String) throws -> Bool {
    let source = "struct V: View { var body: some View { \(body) } }"
    let finding = try #require(MarkedSource(source).findings(in: [.spacing]).first)
    var own = TestSystem.number("spacing.\(name)", 20)
    own.matchNothing(butByName: true)
    let token = TestSystem.designSystem(own).answer(finding).token
    #expect(token == nil || token == "spacing.\(name)")
    return token != nil
  }

  /// A screen without a back button makes nothing in it a button.
  @Test(arguments: [
    ("navigationBarBackButtonHidden(true)", "buttonPadding", false),
    ("accessibilityLabel(title)", "labelPadding", false),
    ("toolbarBackground(.hidden)", "backgroundPadding", false),
    ("buttonFrame()", "buttonPadding", true),
  ])
  func theBarsOfAScreenNameNothingInIt(modifier: String, name: String, isAsked: Bool) throws {
    let body = "Group { stack.padding(20) }.\(modifier)"
    #expect(try asks(body, for: name) == isAsked)
  }

  @Test(
    "the padding around a button is not the one in it",
    arguments: [
      ("Button(title) { run() }.padding(20)", false), ("CodeButton(title).padding(20)", false),
      ("Button { Text(title).padding(20) }", true),
    ])
  func theDistanceAroundAView(body: String, isAsked: Bool) throws {
    #expect(try asks(body, for: "buttonPadding") == isAsked)
  }
}
