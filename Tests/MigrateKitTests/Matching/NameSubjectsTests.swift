import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Few words of a token's name are general; code has to indicate all others.
@Suite struct NameSubjectsTests {
  static let numbers: [(path: String, subjects: [String])] = [
    ("spacing.urlBarIconInset", ["url", "icon"]), ("spacing.themeSpacing12", []),
    ("spacing.cozy", []), ("spacing.stack.roomy", []), ("radius.cornerRadiusXXL", []),
    ("radius.dataEntry.box", ["data", "entry"]), ("duration.overlayAnimationDuration", ["overlay"]),
    ("radius.controlCornerRadius", []), ("spacing.cardPadding", []),
    ("spacing.padding.dropDownOption", ["drop", "down", "option"]),
    ("spacing.gymDetailHorizontal", ["gym", "detail"]), ("spacing.thirtyFive", []),
    ("spacing.comments.outerHPadding", ["comments"]), ("spacing.pepper", []),
    ("spacing.barItemInset", ["bar"]), ("spacing.tabBarInset", []),
    ("radius.status", ["status"]), ("radius.Label", ["label"]), ("radius.view", []),
  ]

  @Test(arguments: numbers) func namesOfNumbersSayWhatTheyMeasure(
    path: String, subjects: [String]
  ) {
    #expect(TestSystem.number(path, 8).subjects == subjects)
  }

  /// That a function takes a weight says nothing of what its fonts are for.
  @Test func labelsOfArgumentsSayNothing() {
    #expect(
      NameSubjects.allNames(inCode: "Font.appFont(size: 16, weight: .bold)")
        == ["Font", "appFont", "16", "bold"])
  }

  @Test func namesOfFontsAndColorsSayWhatTheyAreFor() {
    func font(_ path: String) -> [String] { TestSystem.font(path, FontValue(size: 14)).subjects }
    #expect(font("font.bodySmall").isEmpty)
    #expect(font("font.amountText") == ["amount"])
    #expect(font("font.verse.reply") == ["verse"])
    #expect(font("font.statusSubtitle") == ["status"])
    func opacity(_ name: String) -> [String] {
      DesignToken(path: "opacity.\(name)", value: .number(0.35, of: .opacity)).subjects
    }
    #expect(opacity("border") == ["border"] && opacity("borderSubtle") == ["border"])
    #expect(opacity("line") == ["line"] && opacity("divider") == ["divider"])
    #expect(opacity("disabled") == [])
    #expect(TestSystem.radius("radius.sizing.corner", 8).subjects == [])
    // The code states the family as well.
    let menlo = FontValue(size: 20, family: "Menlo-Regular")
    #expect(TestSystem.font("font.body20Menlo", menlo).subjects.isEmpty)
    #expect(font("font.body20Menlo") == ["menlo"])
    func color(_ path: String) -> [String] { TestSystem.color(path, "#FFFFFF").subjects }
    #expect(color("color.text.onDarkSurface").isEmpty)
    #expect(color("color.mediaTypeBackground") == ["media"])
    #expect(color("color.stone.500").isEmpty)
    #expect(color("color.stone.wash") == ["stone"])
    // What has a meaning is asked for by that.
    #expect(TestSystem.color("color.trade.lossText", "#FF0000", means: "feedback").subjects.isEmpty)
  }

  @Test func theTypeAroundMotionMayBeAFeature() {
    let spring = AnimationValue(.spring(response: 0.3, dampingFraction: 0.8))
    func subjects(_ code: String) -> [String] {
      let token = DesignToken(path: "animation.state", value: .animation(spring))
      var restricted = token
      restricted.restrict(byCode: NameSubjects.names(inCode: code), own: ["orbit"])
      return restricted.subjects
    }
    #expect(subjects("SessionTimerTokens.state") == ["session", "timer"])
    #expect(subjects("OrbitAnimations.state") == [])
  }

  private func system(
    _ tokens: [(token: DesignToken, code: String)], named name: String = "Test"
  ) -> DesignSystem {
    var codes: [String: [Site: TokenCode]] = [:]
    for (token, code) in tokens {
      let site: Site =
        token.category == .color ? .color : token.category == .font ? .font : .cgFloat
      codes[token.path] = [site: TokenCode(code)]
    }
    return DesignSystem(name: name, tokens: tokens.map(\.token), codes: codes)
  }

  private func spacing(_ code: String, named name: String = "Test") -> DesignSystem {
    system([(TestSystem.number("spacing.outer", 12), code)], named: name)
  }

  @Test func whatOnlyTheCodeSaysMustBeIndicatedToo() {
    let comments = spacing("Theme.comments.outer")
    #expect(comments.answer(.number(12)).status == .gap)
    #expect(
      comments.answer(.number(12)).message(.meaningNotStated)
        == "spacing.outer has this value, but is for 'comments', which nothing here names; "
        + "choose it in a review, or add a token for this use")
    let inside = Finding.number(12).with { $0.context.enclosingType = "CommentsView" }
    #expect(comments.answer(inside).status == .exact)
    #expect(spacing("Theme.Metrics.outer").answer(.number(12)).status == .exact)
    let avatars = system([(TestSystem.radius("radius.outer", 12), "avatarTheme.outer")])
    #expect(avatars.answer(.radius(12)).status == .gap)
  }

  @Test func theNameOfTheSystemRestrictsNothing() {
    #expect(spacing("OrbitLayout.outer").answer(.number(12)).status == .gap)
    #expect(spacing("OrbitLayout.outer", named: "Orbit").answer(.number(12)).status == .exact)
    // A brand is the beginning of a type for a whole interface.
    #expect(spacing("OrbitUI.Spacing.outer").answer(.number(12)).status == .exact)
    let brand = system([
      (TestSystem.number("spacing.outer", 12), "OrbitLayout.outer"),
      (TestSystem.color("color.accent", "#3366CC"), "OrbitColors.accent"),
    ])
    #expect(brand.answer(.number(12)).status == .exact)
    // The brand is a group of the path too, where colors and measures are in types of their own.
    func grouped(_ type: String) -> DesignSystem {
      system([
        (TestSystem.number("spacing.orbit.sm", 12), "\(type).spacing.sm"),
        (TestSystem.color("color.orbit.accent", "#3366CC"), "OrbitTheme.palette.accent"),
      ])
    }
    #expect(grouped("OrbitTheme").answer(.number(12)).status == .exact)
    #expect(grouped("ThemeOfRockets").answer(.number(12)).status == .gap)
  }

  /// One type holds the colors and the measures of a feature as it may those of an app.
  @Test(arguments: [
    ("WeeklyQuestDesign", "Quests", Status.gap), ("WeeklyQuestDesign", "weekly-quest-ios", .exact),
    ("QuestDesign", "Adventure", .exact), ("DarkModeTheme", "Adventure", .exact),
  ])
  func theTypeOfAFeatureIsNoBrand(type: String, name: String, status: Status) {
    let design = system(
      [
        (TestSystem.number("spacing.outer", 12), "\(type).outer"),
        (TestSystem.color("color.page", "#000000", roles: [.background]), "\(type).page"),
      ], named: name)
    #expect(design.answer(.number(12)).status == status)
    let black = Finding.color("#000000", .background).with { $0.signature = "Color.black" }
    #expect(design.answer(black).status == status)
  }

  @Test func theBrandOfSeveralTypesStaysOneWhereOneNamesMore() {
    let blip = system([
      (TestSystem.number("spacing.outer", 12), "BlipSpacing.outer"),
      (TestSystem.color("color.accent", "#3366CC"), "BlipColors.accent"),
      (TestSystem.color("color.wave", "#3366CD"), "BlipSonarTheme.wave"),
    ])
    #expect(blip.answer(.number(12)).status == .exact)
  }

  @Test func theBeginningOfMostNamesRestrictsNothing() {
    func system(_ names: [String]) -> DesignSystem {
      TestSystem.designSystem(
        names.enumerated().map { TestSystem.number("spacing.\($1)", Double(8 + 8 * $0)) })
    }
    let common = system(["orbitSmall", "orbitMedium", "orbitLarge", "orbitHuge", "gymTop"])
    #expect(common.answer(.number(8)).status == .exact)
    let single = system(["orbitSmall", "medium", "large", "huge", "tiny"])
    #expect(single.answer(.number(8)).status == .gap)
  }

  @Test func theTypeAroundAllTokensIsNoBeginningOfTheirNames() {
    let names = ["small", "medium", "large", "huge", "tiny"]
    let flow = system(
      names.enumerated().map {
        (TestSystem.number("spacing.\($1)", Double(8 + 8 * $0)), "RecoveryLayout.\($1)")
      })
    #expect(flow.answer(.number(8)).status == .gap)
  }

  /// `Color.gym(.white)`: a word of all colors says nothing of one; of a few it may be a feature.
  @Test(arguments: [(10, Status.exact), (3, .gap)])
  func whatAllColorsAreCalledRestrictsNone(count: Int, status: Status) {
    let colors = (0..<count).map { number in
      let value = number == 0 ? "#FFFFFF" : "#3366C\(number % 10)"
      return (
        TestSystem.color("color.gray\(number)", value, roles: []), "Color.gym(.gray\(number))"
      )
    }
    let white = Finding.color("#FFFFFF", .text).with { $0.signature = ".white" }
    #expect(system(colors).answer(white).status == status)
  }

  /// Equal values of a published palette are chance, those of the app's own colors may be; a hue is no use.
  @Test(arguments: [
    ("taskOverdue", "#EF4444", Status.gap), ("taskOverdue", "#EE4443", .review),
    ("calmBlue", "#0891B2", .exact),
  ])
  func publishedColorMatchesOnlyWhereItsUseIsNamed(name: String, value: String, status: Status) {
    let system = TestSystem.designSystem(
      TestSystem.color("color.\(name)", value, roles: [.text]))
    #expect(system.answer(.color(value, .text)).status == status)
    let task = Finding.color(value, .text).with { $0.context.enclosingType = "TaskOverdueRow" }
    #expect(system.answer(task).status == .exact)
  }

  @Test func aFontOfOnePlaceIsForThatPlace() {
    let system = TestSystem.designSystem(
      TestSystem.font("font.amountText", FontValue(size: 14)))
    let name = Finding.font(FontValue(size: 14)).with { $0.context.subject = "nameLabel" }
    #expect(system.answer(name).status == .gap)
    #expect(system.answer(name).codes == [.meaningNotStated])
    let amount = name.with { $0.context.subject = "amountLabel" }
    #expect(system.answer(amount).status == .exact)
  }

  @Test func oneOfSeveralWordsIndicatesAFont() {
    let system = TestSystem.designSystem(
      TestSystem.font("font.journalPrompt", FontValue(size: 14)))
    let inside = Finding.font(FontValue(size: 14)).with { $0.context.enclosingType = "JournalView" }
    #expect(system.answer(inside).status == .exact)
    let spacing = TestSystem.designSystem(TestSystem.number("spacing.journalPrompt", 12))
    let number = Finding.number(12).with { $0.context.enclosingType = "JournalView" }
    #expect(spacing.answer(number).status == .gap)
  }

  @Test func oneWordMayBeALevelOfText() {
    #expect(NameSubjects.mayBeLevel("caption"))
    #expect(NameSubjects.mayBeLevel("contactName"))
    #expect(!NameSubjects.mayBeLevel("reply"))
  }

  @Test func aGrayIsEqualByChance() {
    let system = TestSystem.designSystem(
      TestSystem.color("color.extensionText", "#898989"),
      TestSystem.color("color.couponText", "#3366CC"))
    func written(_ hex: String) -> Finding {
      .color(hex).with { $0.signature = "Color(hex:)" }
    }
    #expect(system.answer(written("#898989")).status == .gap)
    let share = written("#898989").with { $0.context.view = "ShareExtensionView.body" }
    #expect(system.answer(share).status == .exact)
    // A color with a hue is less often, so that a person may choose it.
    let hue = system.answer(written("#3366CC"))
    #expect(hue.status == .review)
    #expect(
      hue.message(.meaningNotStated)
        == "color.couponText is for 'coupon'; nothing here indicates 'coupon'")
    let coupon = written("#3366CC").with { $0.context.view = "CouponView.body" }
    #expect(system.answer(coupon).status == .exact)
    // A name of one word, one of a hue, and that of a stop are free.
    for name in ["coupon", "couponBlue", "blueStart", "backgroundEnd"] {
      let free = TestSystem.designSystem(TestSystem.color("color.\(name)", "#3366CC"))
      #expect(free.answer(written("#3366CC")).status == .exact, "\(name)")
    }
    // A color that is only nearly the one of something else is not it.
    #expect(system.answer(written("#3366CB")).heldBy == [.meaningNotStated])
    let near = TestSystem.designSystem(TestSystem.color("color.coupon", "#3366CC"))
    #expect(near.answer(written("#3366CB")).status == .near)
  }

  /// The first words of an app's name begin its tokens: `altea` of the app Alteacare; those of Matchday are also a feature.
  @Test func aBrandInTheNameOfTheAppIsNoUse() {
    func status(_ names: [String]) -> Status {
      let values = ["#3366CC", "#AA2255", "#228833"]
      let colors = zip(names, values).map { TestSystem.color("color.\($0)", $1) }
      let written = Finding.color("#3366CC").with { $0.signature = "Color(hex:)" }
      return TestSystem.designSystem(colors).with { $0.name = "Alteacare" }.answer(written).status
    }
    #expect(status(["alteaText"]) == .review)
    #expect(status(["alteaText", "alteaDark", "alteaLight"]) == .exact)
    #expect(status(["alteaText", "alteaMarquee", "alteaLight"]) == .review)
    #expect(status(["couponText", "couponDark", "couponLight"]) == .review)
  }

  /// What the mapping gives a meaning is asked for by that, not by the words of its name.
  @Test(arguments: [nil, "feedback"] as [String?]) func aTokenWithAMeaningHasNoSubjects(
    means: String?
  ) {
    var token = TestSystem.color("color.garden.danger", "#FF3B30")
    token.means = means
    token.restrict(byCode: ["Color", "danger"], own: [])
    #expect(token.subjects.isEmpty == (means != nil))
  }
}
