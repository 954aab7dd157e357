import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// A value of an app that moves from another system becomes the token of the same name, whatever its value.
@Suite struct SourceSystemsTests {
  /// The system that the app moves from.
  static let old = {
    var system = TestSystem.designSystem(
      TestSystem.color("text.primary", "222B45"),
      TestSystem.color("text.secondary", "6B7280"),
      TestSystem.color("background.app", "FFFFFF", roles: [.background]),
      TestSystem.color("background.card", "FFFFFF", roles: [.background]),
      TestSystem.color("accent.primary", "7B61FF", roles: [.tint, .background, .fill]),
      TestSystem.color("accent.play", "FF7EB9", roles: [.fill]),
      TestSystem.color("border", "E3E8EF", roles: [.border]),
      TestSystem.color("text.onAccent", "FEFEFE", roles: [.onAccent]),
      TestSystem.color("scrim", "0000FF", roles: [.background]),
      TestSystem.font("body", FontValue(size: 17)),
      TestSystem.font("title", FontValue(size: 22, weight: .bold)),
      TestSystem.font("caption", FontValue(size: 12, textStyle: "caption1")),
      TestSystem.number("spacing.md", 16), TestSystem.number("spacing.sm", 8),
      TestSystem.radius("pill", 999))
    system.name = "Old"
    return system
  }()

  /// The system that it moves to: the same names with other values, without `accent.play` and `border`.
  static func new(prefer: [String] = []) -> DesignSystem {
    var system = TestSystem.designSystem(
      [
        TestSystem.color("text.primary", "2C1810"),
        TestSystem.color("text.secondary", "6B7280"),
        TestSystem.color("text.tertiary", "262E48"),
        TestSystem.color("background.app", "FEF7ED", roles: [.background]),
        TestSystem.color("background.card", "FFFAF4", roles: [.background]),
        TestSystem.color("accent.primary", "C96B4B", roles: [.tint, .background, .fill]),
        TestSystem.color("text.onAccent", "FFFFFF", roles: [.onAccent]),
        TestSystem.color("scrim", "00000080", roles: [.background]),
        TestSystem.font("body", FontValue(size: 16)),
        TestSystem.font("title", FontValue(size: 24, weight: .semibold)),
        TestSystem.font("caption", FontValue(size: 13, textStyle: "footnote")),
        TestSystem.number("spacing.md", 12), TestSystem.number("spacing.lg", 16),
        TestSystem.number("spacing.sm", 8), TestSystem.radius("pill", 500),
      ], prefer: prefer)
    _ = system.move(from: old)
    return system
  }

  private func suggestion(_ finding: Finding, prefer: [String] = []) -> Suggestion {
    TokenMatcher(designSystem: Self.new(prefer: prefer)).suggestions(
      for: [finding], file: FileFacts(), module: nil, project: ProjectFacts())[0]
  }

  private func codes(_ suggestion: Suggestion) -> Set<ReasonCode> { suggestion.heldBy }

  // MARK: By name

  @Test func aColorOfTheOldSystemBecomesTheTokenOfItsName() {
    let moved = suggestion(.color("222B45"))
    #expect(moved.token == "text.primary")
    #expect(moved.replacement == "Color.text.primary")
    #expect(moved.status == .review)
    #expect(codes(moved) == [.visibleChange])
    #expect(
      moved.reasons.last?.message
        == "the value is text.primary of Old, which becomes text.primary (ΔE00 20.6)")
    #expect(!ApplyPolicy().applies(moved))
    #expect(ApplyPolicy(accept: [.visibleChange]).applies(moved))
  }

  @Test func itIsExactWhereBothSystemsHaveTheSameValue() {
    let moved = suggestion(.color("6B7280"))
    #expect(moved.token == "text.secondary")
    #expect(moved.status == .exact)
  }

  /// 16 is `spacing.lg` of the new system, and `spacing.md` of the old one, as `Old.md` is.
  @Test func aNumberThatIsAnotherTokenOfTheNewSystemKeepsItsName() {
    let moved = suggestion(.number(16))
    #expect(moved.token == "spacing.md")
    #expect(codes(moved) == [.visibleChange])
    #expect(moved.candidates.map(\.token).contains("spacing.lg"))
  }

  @Test func anEqualNumberMovesByDefault() {
    #expect(suggestion(.number(8)).status == .exact)
  }

  @Test func aFontKeepsTheWeightThatTheOldTokenDidNotHave() {
    let moved = suggestion(.font(FontValue(size: 17, weight: .semibold)))
    #expect(moved.token == "body")
    #expect(moved.replacement == "Font.body.weight(.semibold)")
    let title = suggestion(.font(FontValue(size: 22, weight: .bold)))
    #expect(title.replacement == "Font.title")
    #expect(codes(title) == [.visibleChange, .weightDiffers])
  }

  @Test func aTextStyleThatIsAnOldTokenMoves() {
    var style = Finding.font(FontValue(size: 12, textStyle: "caption1"))
    style.reasons = [Reason(.systemSemantic, "it is a text style of the system")]
    #expect(suggestion(style).token == "caption")
    style.value = .font(FontValue(size: 28, textStyle: "title1"))
    #expect(suggestion(style).status == .unresolved, "no token of either system is this style")
  }

  @Test func anOpacityIsKeptOnAnOpaqueToken() {
    var finding = Finding.color("7B61FF1A", .background)
    finding.source = "Color(hex: \"7B61FF\").opacity(0.1)"
    #expect(suggestion(finding).replacement == "Color.accent.primary.opacity(0.1)")
  }

  @Test func anOpacityIsNotAddedToATokenThatHasOne() {
    #expect(suggestion(.color("0000FF80", .background)).status == .gap)
  }

  // MARK: Several names

  @Test func ofSeveralNamesOfOneValueTheNewSystemDecides() {
    #expect(codes(suggestion(.color("FFFFFF", .background))).contains(.tie))
    let preferred = suggestion(.color("FFFFFF", .background), prefer: ["background.card"])
    #expect(preferred.token == "background.card")
    #expect(!codes(preferred).contains(.tie))
  }

  @Test func theBackgroundOfAScreenIsThatOfTheApp() {
    var finding = Finding.color("FFFFFF", .background)
    finding.context.coversScreen = true
    #expect(suggestion(finding, prefer: ["background.card"]).token == "background.app")
  }

  // MARK: Not by name

  @Test func aValueOfTheNewSystemIsNotTakenForAnOldOneThatItResembles() {
    // ΔE00 1.2 from text.primary of the old system.
    let own = suggestion(.color("262E48"))
    #expect(own.token == "text.tertiary")
    #expect(own.status == .exact)
  }

  @Test func aValueThatResemblesAnOldTokenMovesWhereTheNewSystemHasNoneNear() {
    let moved = suggestion(.color("7D66FF", .fill))
    #expect(moved.token == "accent.primary")
    #expect(codes(moved).contains(.visibleChange))
  }

  @Test func aValueWithoutACounterpartSaysWhatItIs() {
    let gap = suggestion(.color("FF7EB9", .fill))
    #expect(gap.status == .gap)
    #expect(
      gap.reasons.last?.message
        == "the value is accent.play of Old, and this system has no token of that name")
  }

  @Test func aValueOfNeitherSystemIsAGap() {
    #expect(suggestion(.color("00FF00", .fill)).reasons.map(\.code) == [.tooFar])
  }

  @Test func valuesUncertainInTheOldSystemAreHeld() {
    let unknown = suggestion(.color("7B61FF", .unknown))
    #expect(unknown.token == "accent.primary")
    #expect(codes(unknown) == [.roleUnknown, .visibleChange])
    #expect(
      unknown.reasons.first { $0.code == .roleUnknown }?.message.hasPrefix("in Old, nothing")
        == true)
  }

  @Test func aPillKeepsItsShape() {
    var pill = Finding.radius(24)
    pill.context.knownHeight = 48
    let moved = suggestion(pill)
    #expect(moved.token == "pill")
    #expect(!codes(moved).contains(.visibleChange))
  }

  @Test func withoutAnOldSystemValuesDecide() {
    var system = Self.new()
    system.sources = []
    let own = TokenMatcher(designSystem: system).suggestions(
      for: [.number(16)], file: FileFacts(), module: nil, project: ProjectFacts())[0]
    #expect(own.token == "spacing.lg")
  }

  // MARK: Together

  private static let palette = """
    enum Kind {
      case calm, play, edge
      var color: Color {
        switch self {
        case .calm: return Color(red: 0x7B / 255, green: 0x61 / 255, blue: 1)
        case .play: return Color(red: SECOND)
        case .edge: return Color(red: 0x6B / 255, green: 0x72 / 255, blue: 0x80 / 255)
        }
      }
      func draw() {}
    }
    """

  private func changed(_ second: String) -> Int {
    MatchedSource(Self.palette.replacing("SECOND", with: second), Self.new()).suggestions
      .count { $0.changesCode }
  }

  @Test func aPaletteOfValuesMovesTogetherOrNotAtAll() {
    #expect(changed("0x22 / 255, green: 0x2B / 255, blue: 0x45 / 255") == 3)
    #expect(changed("1, green: 0x7E / 255, blue: 0xB9 / 255") == 0, "accent.play stays")
  }

  @Test func contentOnAMovedAccentIsOnAccent() {
    let source = MatchedSource(
      """
      struct Badge: View {
        var body: some View {
          Text("New").foregroundStyle(Color(red: 0xFE / 255, green: 0xFE / 255, blue: 0xFE / 255))
            .background(Color(red: 0x7B / 255, green: 0x61 / 255, blue: 1))
        }
      }
      """, Self.new())
    #expect(source.suggestions.map(\.token) == ["text.onAccent", "accent.primary"])
  }
}
