import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Numbers: the value decides, the role only ranks")
struct NumberMatchingTests {
  private let system = TestSystem.designSystem(
    TestSystem.radius("small", 8), TestSystem.radius("medium", 12), TestSystem.radius("large", 20))

  struct Row: CustomTestStringConvertible {
    var value: Double
    var status: Status
    var token: String?
    var held: Set<ReasonCode> = []
    var hasReplacement = true
    var testDescription: String { "\(value)" }
  }

  private static let rows: [Row] = [
    Row(value: 12, status: .exact, token: "medium"),
    Row(value: 12.5, status: .near, token: "medium"),
    Row(value: 8.4, status: .near, token: "small"),
    Row(value: 13, status: .review, token: "medium", held: [.visibleChange]),
    Row(value: 14, status: .review, token: "medium", held: [.visibleChange]),
    Row(value: 22.5, status: .review, token: "large", held: [.visibleChange]),
    Row(
      value: 10, status: .review, token: "medium", held: [.visibleChange, .halfway],
      hasReplacement: false),
    Row(value: 16, status: .gap, hasReplacement: false),
    Row(value: 3, status: .gap, hasReplacement: false),
    Row(value: 30, status: .gap, hasReplacement: false),
    Row(value: .infinity, status: .gap, hasReplacement: false),
    Row(value: .nan, status: .gap, hasReplacement: false),
    Row(value: -8, status: .gap, hasReplacement: false),
  ]

  @Test("of a small radius, more than a tenth is seen", arguments: [(1.5, false), (1.9, true)])
  func smallRadius(value: Double, isNear: Bool) {
    let system = TestSystem.designSystem(TestSystem.radius("tiny", 2))
    #expect(system.answer(.radius(value)).status == (isNear ? .near : .review))
  }

  @Test(
    "equal, near, review, gap, halfway",
    arguments: rows)
  func values(row: Row) {
    let answer = system.answer(.radius(row.value))
    #expect(answer.status == row.status)
    #expect(answer.token == row.token)
    #expect(answer.heldBy == row.held)
    #expect((answer.replacement != nil) == row.hasReplacement)
  }

  /// The size of sheets is no reason to change 28 visibly.
  @Test("no token that differs visibly replaces one of the very value")
  func passedOver() {
    let system = TestSystem.designSystem(
      TestSystem.radius("large", 24), TestSystem.radius("sheet", 28, roles: [.sheet]))
    let answer = system.answer(.radius(28))
    #expect(answer.status == .gap)
    #expect(
      answer.message(.meaningNotStated)
        == "sheet has this value, but is for sheets, which nothing here names; choose it in a review, or add a token for this use"
    )
    #expect(answer.candidates.map(\.token) == ["sheet", "large"])
    #expect(system.answer(.radius(25)).token == "large")
  }

  @Test("the difference is in points")
  func unit() {
    #expect(system.answer(.radius(13)).distance == Distance(1, .pt))
    #expect(
      system.answer(.radius(13)).message(.visibleChange)
        == "medium is 12, not 13; a change of up to 0.5 pt would be applied")
    #expect(
      system.answer(.radius(16)).message(.tooFar)
        == "the nearest radius, large, is 20, not 16; a nearer one is applied")
  }

  @Test("a near value with a runner-up as near is held")
  func runnerUp() {
    let fine = TestSystem.designSystem(TestSystem.radius("a", 8), TestSystem.radius("b", 9))
    let answer = fine.answer(.radius(8.4))
    #expect(answer.heldBy == [.closeRunnerUp])
    #expect(
      answer.message(.closeRunnerUp) == "b is almost as near, at 0.6 pt; it must be 0.5 pt further")
    #expect(fine.answer(.radius(8.5)).heldBy == [.halfway])
  }

  /// Half a point is seen in a radius of less than five, so that a tenth of it counts: 0.4 of 4, as people calculate.
  @Test func decimalsAreNotRoundedAgainstThem() {
    let system = TestSystem.designSystem(TestSystem.radius("a", 4.4), TestSystem.radius("b", 8))
    #expect(system.answer(.radius(4)).status == .near)
    #expect(system.answer(.radius(3.99)).heldBy == [.visibleChange])
  }

  @Test("tokens of one value are distinguished by role, then by 'prefer', else it is a tie")
  func sameValue() {
    let tokens = [
      TestSystem.radius("button", 12, roles: [.button]),
      TestSystem.radius("card", 12, roles: [.card]),
      TestSystem.radius("input", 12, roles: [.input]),
    ]
    let system = TestSystem.designSystem(tokens)
    #expect(system.answer(.radius(12, .card)).token == "card")
    #expect(system.answer(.radius(12, .card)).status == .exact)
    // Each is for one kind of view, and nothing says which.
    #expect(system.answer(.radius(12)).codes == [.meaningNotStated])
    let preferring = TestSystem.designSystem(tokens, prefer: ["card"])
    #expect(preferring.answer(.radius(12)).token == "card")
    #expect(preferring.answer(.radius(12)).status == .exact)
    #expect(preferring.answer(.radius(12, .button)).token == "button")
  }

  @Test("without a role a general size matches, one for a kind of view does not")
  func silence() {
    let card = TestSystem.radius("boxed", 12, roles: [.card])
    let general = TestSystem.radius("medium", 12)
    #expect(TestSystem.designSystem(general).answer(.radius(12)).status == .exact)

    let alone = TestSystem.designSystem(card).answer(.radius(12))
    #expect(alone.heldBy == [.roleUnknown])
    #expect(alone.replacement == "Radius.boxed")
    #expect(
      alone.message(.roleUnknown)
        == "boxed is for cards; nothing here indicates a card")
    // What else the code says, that the value is a background's say, says about no kind of view.
    #expect(TestSystem.designSystem(card).answer(.radius(12, .background)).heldBy == [.roleUnknown])

    let both = TestSystem.designSystem(card, general).answer(.radius(12))
    #expect(both.token == "medium")
    #expect(both.status == .exact)
  }

  @Test("a size for most kinds of views matches in silence, but not where another is meant")
  func mostKinds() {
    let most = TestSystem.radius("medium", 12, roles: [.card, .input, .badge])
    let system = TestSystem.designSystem(most)
    #expect(system.answer(.radius(12)).status == .exact)
    #expect(system.answer(.radius(12, .input)).status == .exact)
    #expect(system.answer(.radius(12, .button)).heldBy == [.roleDiffers])
    let few = TestSystem.radius("medium", 12, roles: [.card, .input])
    #expect(TestSystem.designSystem(few).answer(.radius(12)).heldBy == [.roleUnknown])
  }

  @Test("a preferred token matches without a role")
  func preferredInSilence() {
    let tokens = [
      TestSystem.radius("card", 12, roles: [.card]), TestSystem.radius("medium", 12),
    ]
    let answer = TestSystem.designSystem(tokens, prefer: ["card"]).answer(.radius(12))
    #expect(answer.token == "card")
    #expect(answer.status == .exact)
  }

  @Test("a semantic alias for another kind of view does not restrict its target")
  func primitive() {
    let system = TestSystem.designSystem(
      TestSystem.radius("size12", 12),
      TestSystem.radius("card", 12, roles: [.card], aliasOf: ["size12"]))
    #expect(system.answer(.radius(12)).token == "size12")
    #expect(system.answer(.radius(12)).status == .exact)
    #expect(system.answer(.radius(12, .button)).token == "size12")
    #expect(system.answer(.radius(12, .card)).token == "card")
  }

  @Test("a stated role that differs is held")
  func otherRole() {
    let system = TestSystem.designSystem(TestSystem.radius("boxed", 12, roles: [.card]))
    #expect(system.answer(.radius(12, .button, strength: .weak)).heldBy == [.roleDiffers])
    let button = system.answer(.radius(12, .button))
    #expect(button.heldBy == [.roleDiffers])
    #expect(button.replacement == "Radius.boxed")
    #expect(
      button.message(.roleDiffers)
        == "boxed is for cards, and this is a button; a token for buttons is applied")
  }

  @Test("a radius of half the known height or more is a pill")
  func pill() {
    let pill = TestSystem.designSystem(
      TestSystem.radius("large", 20), TestSystem.radius("pill", 999))
    func capsule(_ radius: Double, height: Double) -> Finding {
      Finding.radius(radius).with { $0.context.knownHeight = height }
    }
    let answer = pill.answer(capsule(22, height: 40))
    #expect(answer.token == "pill")
    #expect(answer.heldBy == [.pill])
    #expect(answer.replacement == "Radius.pill")
    #expect(
      answer.message(.pill)
        == "22 is at least half the height of 40, so this is a pill; a smaller radius is applied")
    // A step of the scale looks the same.
    let step = pill.answer(capsule(20, height: 40))
    #expect(step.token == "large")
    #expect(step.heldBy == [.pill])
    #expect(pill.answer(capsule(20, height: 60)).status == .exact)
    let without = TestSystem.designSystem(TestSystem.radius("large", 20)).answer(
      capsule(20, height: 40))
    #expect(without.token == "large")
    #expect(without.heldBy == [.pill])
  }

  @Test("a radius of 30 or more may be a pill if the system has one and the height is unknown")
  func largeRadius() {
    let pill = TestSystem.designSystem(
      TestSystem.radius("xlarge", 32), TestSystem.radius("pill", 999))
    let equal = pill.answer(.radius(32))
    #expect(equal.token == "xlarge")
    #expect(equal.heldBy == [.pill])
    #expect(
      equal.message(.pill) == "a radius of 32 often makes a pill; pill is for pills")
    let far = pill.answer(.radius(50))
    #expect(far.token == "pill")
    #expect(far.status == .review)
    #expect(far.heldBy == [.pill])
    // Some corners alone make no pill.
    let corners = Finding.radius(32).with {
      $0.signature = "RoundedCornersShape(corners:cornerRadius:)"
    }
    #expect(pill.answer(corners).status == .exact)
    // The pill's own radius, a small one, and one on a view that is higher.
    #expect(pill.answer(.radius(999)).status == .exact)
    #expect(pill.answer(.radius(24)).status == .gap)
    let high = Finding.radius(32).with { $0.context.knownHeight = 120 }
    #expect(pill.answer(high).status == .exact)
    let without = TestSystem.designSystem(TestSystem.radius("xlarge", 32))
    #expect(without.answer(.radius(32)).status == .exact)
    #expect(without.answer(.radius(50)).status == .gap)
  }

  /// Each with the height that is known of what the radius rounds.
  static let heights: [(source: String, height: Double?)] = [
    ("Text(a).cornerRadius(22).frame(height: 44)", 44),
    ("HStack { Text(a) }.frame(height: 44).background { RoundedRectangle(cornerRadius: 22) }", 44),
    ("ZStack { RoundedRectangle(cornerRadius: 22).fill(c); Text(a) }.frame(height: 44)", 44),
    ("Button { } label: { Text(a).cornerRadius(22) }.frame(height: 44)", 44),
    ("VStack { if b { HStack { Text(a).cornerRadius(22) } } }.frame(height: 44)", 44),
    // What scrolls may be higher than it is shown, and a sheet has its own height.
    ("ScrollView { Text(a).cornerRadius(22) }.frame(height: 44)", nil),
    ("Text(a).frame(height: 44).sheet { Text(b).cornerRadius(22) }", nil),
    ("ZStack { Text(a).cornerRadius(22) }.frame(width: 44)", nil),
    ("var body: some View { Text(a).cornerRadius(22) }", nil),
  ]

  @Test("the height is that of the nearest enclosing view with one", arguments: heights)
  func knownHeights(source: String, height: Double?) {
    let found = MatchedSource(source, system).suggestions.first { $0.finding.category == .radius }
    #expect(found?.finding.context.knownHeight == height)
  }

  /// Each with whether the view's ends are round.
  static let ends: [(source: String, isRound: Bool)] = [
    ("Text(a).frame(height: 60).cornerRadius(30)", true),
    ("Rectangle().frame(width: 9, height: 6).clipShape(RoundedRectangle(cornerRadius: 3))", true),
    ("Text(a).frame(height: 60).cornerRadius(32)", true),
    ("Text(a).frame(height: 60).padding(.horizontal, 8).cornerRadius(32)", true),
    ("Text(a).frame(height: 60).cornerRadius(32).padding(8)", true),
    ("Text(a).frame(height: 20).padding(12).cornerRadius(14)", false),
    ("Text(a).frame(height: 20).padding(12).background(RoundedRectangle(cornerRadius: 10))", false),
    ("Text(a).frame(height: 60).cornerRadius(28)", false),
    ("Text(a).frame(height: 60).cornerRadius(30, corners: [.topLeft])", false),
    (
      "Text(a).frame(height: 60).clipShape(.rect(topLeadingRadius: 30, topTrailingRadius: 30))",
      false
    ),
    ("Text(a).frame(width: 60).cornerRadius(30)", false),
    // The last frame before the shape is that of the view.
    ("Image(a).frame(width: 24, height: 24).frame(width: 55, height: 55).cornerRadius(12)", false),
    ("Image(a).frame(height: 24).frame(maxWidth: 55).cornerRadius(12)", true),
    ("Image(a).frame(height: 24).cornerRadius(12).frame(height: 55)", true),
    (
      "func f() { chip.layer.cornerRadius = 11; chip.snp.makeConstraints { $0.height.equalTo(20) } }",
      true
    ),
    (
      "func f() { chip.layer.cornerRadius = 14; chip.snp.makeConstraints { $0.height.equalTo(20) } }",
      false
    ),
    // A bar is a capsule, however long it is.
    ("RoundedRectangle(cornerRadius: 2).frame(width: 3.5)", true),
    ("RoundedRectangle(cornerRadius: 2).frame(width: 3, height: 28)", true),
    ("RoundedRectangle(cornerRadius: 2).frame(width: 5)", false),
  ]

  @Test("a radius without a token that is half of the height needs none", arguments: ends)
  func roundEnds(source: String, isRound: Bool) {
    for tokens in [[], [TestSystem.radius("radius.max", 100)]] {
      let found = MatchedSource(source, TestSystem.designSystem(tokens)).suggestions.first {
        $0.finding.category == .radius
      }
      #expect(found?.status == .gap)
      #expect(found?.reasons.map(\.code) == [isRound ? .pill : .tooFar])
    }
    let capsule = Finding.radius(30).with { $0.context.knownHeight = 60 }
    #expect(
      TestSystem.designSystem(TestSystem.radius("radius.max", 100)).answer(capsule).message(.pill)
        == "30 is half the height of 60, so this is a capsule or a circle and needs no token; "
        + "write Capsule() or Circle()")
    let bar = MatchedSource(
      "RoundedRectangle(cornerRadius: 2).frame(width: 3.5)", TestSystem.designSystem([]))
    #expect(
      bar.suggestions.first?.message(.pill)
        == "2 is more than half the width of 3.5, so this is a capsule or a circle and needs no token; "
        + "write Capsule() or Circle()")
  }

  @Test("zero is only migrated if there is a token for it")
  func zero() {
    let finding = Finding.radius(0).with {
      $0.disposition = .unresolved
      $0.reasons = [Reason(.zero, "nothing is rounded")]
    }
    #expect(system.answer(finding).status == .unresolved)
    let none = TestSystem.designSystem(TestSystem.radius("none", 0)).answer(finding)
    #expect(none.status == .exact)
    #expect(none.replacement == "Radius.none")
    #expect(ApplyPolicy().applies(none))
  }
}
