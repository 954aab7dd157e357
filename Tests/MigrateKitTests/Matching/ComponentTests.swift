import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// A token named for one part of an interface is for that part alone.
@Suite struct ComponentTests {
  private let system = TestSystem.designSystem(
    TestSystem.color("button.unfollowTitle", "#FFFFFF"),
    TestSystem.color("text.primary", "#102030"),
    TestSystem.color("chart.blue", "#3366CC", roles: []),
    TestSystem.color("menu.blue", "#3366CC", roles: []),
    TestSystem.radius("radius.button", 8, roles: [.button]),
    TestSystem.radius("radius.medium", 12), TestSystem.radius("radius.sheet", 24),
    TestSystem.number("spacing.navBarInset", 6), TestSystem.number("spacing.screenMargin", 20),
    TestSystem.number("spacing.md", 16), TestSystem.number("spacing.cardPadding", 14),
    TestSystem.font("quote", FontValue(size: 19)), TestSystem.font("body", FontValue(size: 17)),
    TestSystem.font("errorIcon", FontValue(size: 44), roles: [.icon]),
    TestSystem.font("tabBarIcon", FontValue(size: 24), roles: [.icon]))

  struct Row: CustomTestStringConvertible {
    var source: String
    var value: String
    var token: String?
    var status: Status
    var reason: ReasonCode?
    var testDescription: String { source }

    init(
      _ source: String, _ value: String, _ token: String?, _ status: Status,
      _ reason: ReasonCode? = nil
    ) {
      (self.source, self.value, self.token) = (source, value, token)
      (self.status, self.reason) = (status, reason)
    }
  }

  static let rows = [
    // White on a button to unfollow, on another button, and on anything else.
    Row(
      "let unfollowButton = Text(a).foregroundColor(Color(hex: \"#FFFFFF\"))",
      "Color(hex: \"#FFFFFF\")", "button.unfollowTitle", .exact),
    Row(
      "Button { } label: { Text(a).foregroundColor(Color(hex: \"#FFFFFF\")) }",
      "Color(hex: \"#FFFFFF\")", "button.unfollowTitle", .review, .roleUnknown),
    Row(
      "Text(a).foregroundColor(Color(hex: \"#FFFFFF\"))", "Color(hex: \"#FFFFFF\")", nil, .gap,
      .meaningNotStated),
    // Of two tokens of one value the general one is taken.
    Row(
      "Text(a).foregroundColor(Color(hex: \"#3366CC\"))", "Color(hex: \"#3366CC\")", "chart.blue",
      .exact),
    // A radius of buttons, on a button and elsewhere.
    Row("Button(a) { }.cornerRadius(8)", "8", "radius.button", .exact),
    // The stack around a screen is not the bar that it draws.
    Row(
      "NavigationStack { VStack { Text(a).padding(6) } }", "6", nil, .gap, .meaningNotStated),
    Row("let navBarTitle = Text(a).padding(6)", "6", "spacing.navBarInset", .exact),
    // What is above one view is not the margin of the screen.
    Row(
      "struct HomeScreen: View { var body: some View { Text(a).padding(.top, 20) } }", "20", nil,
      .gap, .meaningNotStated),
    Row(
      "struct HomeScreen: View { var body: some View { Text(a).padding(.horizontal, 20) } }", "20",
      "spacing.screenMargin", .exact),
    // A shape of a fixed height is on the sheet.
    Row(
      """
      struct FilterSheet: View {
        var body: some View {
          HStack { ZStack { RoundedRectangle(cornerRadius: 24).fill(c).frame(width: 56, height: 56); Text(a) } }
        }
      }
      """, "24", nil, .gap, .meaningNotStated),
    Row(
      "struct FilterSheet: View { var body: some View { RoundedRectangle(cornerRadius: 24) } }",
      "24", "radius.sheet", .exact),
    // A card or a row that is a button as a whole is none.
    Row(
      "Button { } label: { HStack { Text(a) }.background(RoundedRectangle(cornerRadius: 8)) }",
      "8", "radius.button", .exact),
    Row(
      "Button { } label: { HStack { Text(a); Spacer() }.background(RoundedRectangle(cornerRadius: 8)) }",
      "8", "radius.button", .review, .roleUnknown),
    Row(
      "Button(action: b) { VStack(alignment: .leading) { Text(a); Text(c) }.cornerRadius(8) }", "8",
      "radius.button", .review, .roleUnknown),
    Row("view.layer.cornerRadius = 8", "8", nil, .gap, .meaningNotStated),
    Row("avatarView.layer.cornerRadius = 8", "8", nil, .gap, .meaningNotStated),
    Row("view.layer.cornerRadius = 12", "12", "radius.medium", .exact),
    // The general step that is near comes before the special one that is equal.
    Row("view.layer.cornerRadius = 10.5", "10.5", "radius.medium", .review, .visibleChange),
    // The margin of a screen is not the distance in a stack.
    Row("VStack(spacing: 20) { }", "20", nil, .gap, .meaningNotStated),
    Row("VStack(spacing: 16) { }", "16", "spacing.md", .exact),
    // What has a shape is in the screen, and its padding is not the screen's.
    Row("let page = Text(a).padding(20).background(b)", "20", "spacing.screenMargin", .exact),
    Row(
      "let page = Text(a).padding(20).background(b).clipShape(Capsule())", "20", nil, .gap,
      .meaningNotStated),
    Row(
      "let page = Text(a).padding(20).background(Capsule().fill(b))", "20", nil, .gap,
      .meaningNotStated),
    // What is around a card is not the padding inside of it.
    Row("let card = Text(a).padding(14).background(b)", "14", "spacing.cardPadding", .exact),
    Row("let card = VStack { a }.cornerRadius(9).padding(14)", "14", nil, .gap, .meaningNotStated),
    Row(
      "let card = VStack { a }.background(b).shadow(radius: 4).padding(14)", "14", nil, .gap,
      .meaningNotStated),
    Row("let card = Image(a).cornerRadius(9).padding(14)", "14", "spacing.cardPadding", .exact),
    Row("func f(card: Card) { card.image.padding(14) }", "14", "spacing.cardPadding", .exact),
    Row("let card = Text(a).background(b).padding(14)", "14", "spacing.cardPadding", .exact),
    Row("priceCard.padding(14)", "14", nil, .gap, .meaningNotStated),
    Row("PriceCard(a).padding(14).background(b)", "14", "spacing.cardPadding", .exact),
    // A quote's font on a quote, and on a label.
    Row("let quoteLabel = Text(a).font(.system(size: 19))", ".system(size: 19)", "quote", .exact),
    Row("Text(a).font(.system(size: 19))", ".system(size: 19)", "body", .review, .visibleChange),
    // Sizes of icons that the system has no token for are one group.
    Row(
      "Image(systemName: b).font(.system(size: 44))", ".system(size: 44)", nil, .gap, .iconSize),
    Row(
      "Image(systemName: b).font(.system(size: 12))", ".system(size: 12)", nil, .gap, .iconSize),
    Row(
      "let errorIcon = Image(systemName: b).font(.system(size: 44))", ".system(size: 44)",
      "errorIcon", .exact),
    Row(
      "let crown = Image(systemName: b).font(.system(size: 24))", ".system(size: 24)", nil, .gap,
      .iconSize),
  ]

  @Test(arguments: rows) func onlyTokensOfIndicatedComponentsAreOffered(row: Row) throws {
    let answer = try #require(MatchedSource(row.source, system).answer(to: row.value))
    #expect(answer.token == row.token)
    #expect(answer.status == row.status)
    if let reason = row.reason { #expect(answer.codes.contains(reason)) }
  }

  /// A token that has the very size is named beside one that has not.
  @Test func aSizeOfAnotherComponentIsNamedBesideTheNearest() throws {
    let answer = try #require(
      MatchedSource("Text(a).font(.system(size: 19))", system).answer(to: ".system(size: 19)"))
    let message = try #require(answer.message(.visibleChange))
    #expect(message.hasPrefix("body is "))
    #expect(message.contains(", not 19; ") && message.contains(" is 19, but is for "))
  }

  @Test func theMessageNamesTheMissingComponent() throws {
    let white = MatchedSource("Text(a).foregroundColor(Color(hex: \"#FFFFFF\"))", system)
    #expect(
      white.suggestions.first?.message(.meaningNotStated)
        == "no token for text has this value; button.unfollowTitle has it for buttons and following; "
        + "one for text is applied")
    let radius = MatchedSource("view.layer.cornerRadius = 8", system)
    #expect(
      radius.suggestions.first?.message(.meaningNotStated)
        == "radius.button has this value, but is for buttons, which nothing here names; "
        + "choose it in a review, or add a token for this use")
  }

  @Test func theMessageSaysThatTheCodeIsAroundTheComponent() {
    #expect(
      MatchedSource("priceCard.padding(14)", system).suggestions.first?.message(.meaningNotStated)
        == "spacing.cardPadding has this value, but is for the inside of cards, not around them; "
        + "choose it in a review, or add a token for this use")
  }

  /// An unknown role takes no token of a part, unless all that its name says is indicated.
  @Test func anUnknownRoleMatchesNoComponentToken() {
    let white = Finding.color("#FFFFFF", .unknown).with {
      $0.context.components.insert(name: "button")
    }
    #expect(system.answer(white).status == .gap)
    let stated = white.with { $0.context.components.insert(name: "unfollow") }
    #expect(system.answer(stated).token == "button.unfollowTitle")
  }

  /// Of two fonts of one value the code indicates the one, and the other is for everything.
  @Test func aGeneralFontAndThatOfThePartAreATie() {
    let system = TestSystem.designSystem(
      TestSystem.font("headline", FontValue(size: 17)),
      TestSystem.font("button", FontValue(size: 17)))
    let font = Finding.font(FontValue(size: 17))
    #expect(system.answer(font).token == "headline")
    #expect(system.answer(font).status == .exact)
    let inButton = font.with { $0.context.components.insert(name: "button") }
    #expect(system.answer(inButton).heldBy == [.tie])
  }

  @Test func preferredTokensServeEveryComponent() {
    let preferring = system.with { $0.prefer = ["radius.button"] }
    #expect(preferring.answer(.radius(8)).token == "radius.button")
  }

  /// A specific token that is nearer than the general one leaves that one in doubt.
  @Test func aNearerComponentTokenNeedsReview() {
    let answer = TestSystem.designSystem(
      TestSystem.color("text.soft", "#3366CE"), TestSystem.color("menu.title", "#3366CC")
    ).answer(.color("#3366CC"))
    #expect(answer.token == "text.soft")
    #expect(answer.heldBy.contains(.closeRunnerUp))
  }

  /// The steps of a scale and the levels of backgrounds are called after parts without being for them.
  @Test func namesOfLevelsRestrictNothing() {
    let levels = TestSystem.designSystem(
      TestSystem.color("background.card", "#FFFFFF", roles: [.background]),
      TestSystem.number("spacing.section", 32))
    #expect(levels.answer(.color("#FFFFFF", .background)).status == .exact)
    #expect(levels.answer(.number(32)).status == .exact)
  }

  /// What else the name of a number says that it measures must be in a name around the value.
  @Test func whatANumberIsNamedForMustBeIndicated() throws {
    let system = TestSystem.designSystem(
      TestSystem.number("spacing.swapFormSpacing", 12), TestSystem.number("spacing.cozy", 40),
      TestSystem.radius("radius.dataEntry.outer", 6))
    func source(_ view: String) -> MatchedSource {
      MatchedSource(
        "struct \(view): View { var body: some View { VStack(spacing: 12) { Card().cornerRadius(6) } } }",
        system)
    }
    let elsewhere = source("FeeView")
    let gap = try #require(elsewhere.answer(to: "12"))
    #expect(gap.status == .gap)
    #expect(
      gap.message(.meaningNotStated)
        == "spacing.swapFormSpacing has this value, but is for 'swap' and 'form', which nothing here names; "
        + "choose it in a review, or add a token for gaps")
    #expect(elsewhere.answer(to: "6")?.status == .gap)
    #expect(source("SwapFormView").answer(to: "12")?.token == "spacing.swapFormSpacing")
    #expect(source("DataEntryView").answer(to: "6")?.token == "radius.dataEntry.outer")
    // A step of a scale is called as one likes.
    #expect(system.answer(.number(40)).status == .exact)
  }

  /// A group of colors is for what it is called where the color is one that so much has.
  @Test func aColorOfTheSystemTakesNoneOfAnotherGroup() {
    let system = TestSystem.designSystem(
      TestSystem.color("color.dropDown.blue", "#007AFF", roles: []))
    let blue = Finding.color("#007AFF", .fill).with { $0.signature = ".blue" }
    #expect(system.answer(blue).status == .gap)
    #expect(system.answer(blue.with { $0.context.view = "DropDownRow.body" }).status == .exact)
    #expect(system.answer(blue.with { $0.signature = "Color(hex:)" }).status == .exact)
  }

  /// A description that lists parts and nothing else restricts a token that is no step of a scale.
  @Test func aDescriptionThatListsPartsRestricts() throws {
    func system(_ path: String, _ summary: String) -> DesignSystem {
      TestSystem.designSystem(
        DesignToken(path: path, value: .radius(12), isSemantic: true, summary: summary))
    }
    let container = system(
      "radius.container", "Cards, message bubbles and sheets. Never on images.")
    let unknown = container.answer(.radius(12))
    #expect(unknown.status == .review)
    #expect(
      unknown.message(.roleUnknown)?.hasSuffix(
        "nothing here indicates a card or a sheet or a bubble") == true)
    #expect(container.answer(.radius(12, .card)).status == .exact)
    #expect(container.answer(.radius(12, .sheet)).status == .exact)
    // What a step is used for are examples, and what else a description says restricts nothing.
    #expect(system("radius.medium", "Cards, sheets").answer(.radius(12)).status == .exact)
    #expect(
      system("radius.container", "The corners that everything has, cards too")
        .answer(.radius(12)).status == .exact)
  }

  /// What the whole app is called after says nothing of one of its files.
  @Test func theNameOfTheAppIndicatesNothing() {
    let tokens = [TestSystem.font("miniPlayer", FontValue(size: 15))]
    let font = Finding.font(FontValue(size: 15)).with {
      $0.file = "BookPlayer/Widgets/Recent.swift"
    }
    var system = TestSystem.designSystem(tokens)
    #expect(system.answer(font).token == "miniPlayer")
    system.name = "BookPlayer"
    #expect(system.answer(font).token == nil)
  }

  static let names: [(name: String, nouns: [String])] = [
    ("tagUnfollowButton", ["buttons", "badges and tags", "following"]),
    ("tabBar.icon", ["tabs"]), ("text.primary", []), ("cornerRadiusMedium", []),
    ("hoveredRow", ["rows and cells", "what has the focus"]),
  ]

  @Test(arguments: names) func namesAreAboutParts(name: String, nouns: [String]) {
    #expect(ComponentSet(names: [name]).nouns == nouns)
  }
}
