import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Spacing that is named for one direction serves that direction only.
@Suite struct AxisTests {
  private let system = TestSystem.designSystem(
    TestSystem.number("spacing.horizontalInset", 16), TestSystem.number("spacing.topMargin", 20))

  private func tokens(_ code: String) -> [String?] {
    MatchedSource("import UIKit\nimport SwiftUI\n\(code)", system).suggestions
      .filter { $0.finding.category == .spacing && $0.status != .unresolved }.map(\.token)
  }

  @Test(arguments: [
    "Text(a).padding(.horizontal, 16)", "Text(a).padding([.leading, .trailing], 16)",
    "HStack(spacing: 16) { Text(a) }", "stack.layoutMargins.left = 16",
    "a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 16)",
    "let insets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)",
    "let insets: EdgeInsets = .init(top: 0, leading: 0, bottom: 0, trailing: 16)",
    "a.snp.makeConstraints { make in make.leading.trailing.equalToSuperview().inset(16) }",
    "NSLayoutConstraint(item: a, attribute: .left, relatedBy: .equal, toItem: b, attribute: .left, "
      + "multiplier: 1, constant: 16)",
  ]) func theSameDirectionMatches(code: String) {
    #expect(tokens(code) == ["spacing.horizontalInset"])
  }

  @Test(arguments: [
    "Text(a).padding(16)", "Text(a).padding(.top, 16)", "Text(a).padding([.top, .leading], 16)",
    "VStack(spacing: 16) { Text(a) }", "stack.spacing = 16", "stack.layoutMargins.top = 16",
    "a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 16)",
    "a.snp.makeConstraints { make in make.top.equalTo(b.snp.leading).offset(16) }",
    "a.snp.makeConstraints { make in make.top.leading.equalToSuperview().inset(16) }",
  ]) func anyOtherDirectionDoesNot(code: String) {
    #expect(tokens(code) == [nil])
  }

  /// One edge is not the direction: what is above a view says nothing of what is below it.
  @Test(
    arguments: [
      ("Text(a).padding(.top, 20)", "spacing.topMargin"),
      ("a.topAnchor.constraint(equalTo: b.topAnchor, constant: 20)", "spacing.topMargin"),
      ("Text(a).padding(.vertical, 20)", nil), ("Text(a).padding(.bottom, 20)", nil),
      ("a.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: -20)", nil),
    ] as [(String, String?)]) func anEdgeServesThatEdge(code: String, token: String?)
  {
    #expect(tokens(code) == [token])
  }

  /// One letter before a measure is a direction.
  @Test(
    arguments: [
      ("hInset", ".horizontal", true), ("hInset", ".vertical", false),
      ("rowVPad", ".vertical", true),
      ("rowVPad", ".horizontal", false), ("h", ".vertical", true), ("v2", ".horizontal", true),
    ] as [(String, String, Bool)])
  func aLetterBeforeAMeasureIsADirection(name: String, edge: String, isMatch: Bool) {
    let system = TestSystem.designSystem(TestSystem.number("spacing.\(name)", 18))
    let code = "import SwiftUI\nlet row = Text(a).padding(\(edge), 18)"
    let found = MatchedSource(code, system).suggestions.filter { $0.status != .unresolved }
    #expect(found.map { $0.token != nil } == [isMatch])
  }

  /// What is left and right of a view may be the margin of the screen, unless something says what the view is.
  @Test(
    arguments: [
      ("Text(a).padding(.horizontal, 16)", [.tie]), ("Text(a).padding(16)", []),
      ("Text(a).padding(.leading, 16)", []), ("Text(a).padding(.vertical, 16)", []),
      ("HStack(spacing: 16) { Text(a) }", []),
      ("Button(a) { save() }.padding(.horizontal, 16).background(Color.red)", []),
      ("Text(a).padding(.horizontal, 16).background(b).clipShape(Capsule())", []),
      ("Text(a).padding(.horizontal, 16).padding(.vertical, 10).overlay(Capsule().stroke(b))", []),
      ("Text(a).padding(.horizontal, 16).background { Capsule() }", []),
      ("Text(a).padding(.horizontal, 16).overlay(badge)", [.tie]),
    ] as [(String, Set<ReasonCode>)])
  func theMarginOfScreensIsAsGoodForBothSides(code: String, reasons: Set<ReasonCode>) {
    func found(prefer: [String] = []) -> [Set<ReasonCode>] {
      let system = TestSystem.designSystem(
        [TestSystem.number("spacing.md", 16), TestSystem.number("spacing.screenEdge", 16)],
        prefer: prefer)
      return MatchedSource("import SwiftUI\nlet row = \(code)", system).suggestions
        .filter { $0.finding.category == .spacing && $0.token == "spacing.md" }
        .map { Set($0.reasons.map(\.code)) }
    }
    #expect(found() == [reasons])
    #expect(found(prefer: ["spacing.md"]) == [[]])
  }

  /// What is around any content is as good as the step of its size; a step that no code uses is none.
  @Test(arguments: [(false, [.tie]), (true, [])] as [(Bool, Set<ReasonCode>)])
  func theInsetOfAnyContentIsAsGoodAsAStep(isUnused: Bool, reasons: Set<ReasonCode>) {
    var step = TestSystem.number("spacing.lg", 16)
    step.isUnused = isUnused
    var container = TestSystem.number("spacing.container", 16)
    container.roles = [.inset]
    let system = TestSystem.designSystem([step, container])
    let found = MatchedSource("import SwiftUI\nlet row = Text(a).padding(16)", system).suggestions
      .filter { $0.finding.category == .spacing }
    #expect(found.map(\.token) == ["spacing.container"])
    #expect(found.map { Set($0.reasons.map(\.code)) } == [reasons])
  }

  /// A margin is around a button, and not in it.
  @Test(
    arguments: [
      ("Text(a).padding(.horizontal, 16)", true),
      ("Button(action: save) { Text(a).padding(.horizontal, 16) }", false),
    ])
  func aMarginIsNotInAButton(code: String, isMatch: Bool) {
    let system = TestSystem.designSystem(TestSystem.number("spacing.margin", 16))
    let found = MatchedSource("import SwiftUI\nlet row = \(code)", system).suggestions
      .filter { $0.finding.category == .spacing }
    #expect(found.map { $0.token != nil } == [isMatch])
    if !isMatch {
      #expect(
        found.first?.reasons.first?.message.hasPrefix(
          "spacing.margin is for screens, and this is for buttons")
          == true)
    }
  }

  /// The gutter of a page is beside its content.
  @Test(
    arguments: [(".horizontal", "spacing.pageGutter"), (".bottom", nil)] as [(String, String?)])
  func aGutterIsHorizontal(edge: String, token: String?) {
    let system = TestSystem.designSystem(TestSystem.number("spacing.pageGutter", 24))
    let code =
      "import SwiftUI\nstruct HomePage: View { var body: some View { Text(a).padding(\(edge), 24) } }"
    let found = MatchedSource(code, system).suggestions.filter { $0.status != .unresolved }
    #expect(found.map(\.token) == [token])
  }

  /// The direction that a mapping says is that of the places; beside a general token it is not narrower.
  @Test(
    arguments: [
      (".horizontal", "spacing.gutter"), (".leading", "spacing.gutter"), (".bottom", nil),
      ("[.top, .leading]", nil),
    ] as [(String, String?)])
  func theMappingMaySayTheDirection(edge: String, token: String?) {
    var gutter = TestSystem.number("spacing.gutter", 20)
    gutter.mappedAxis = .horizontal
    func found(_ tokens: DesignToken...) -> [Suggestion] {
      let system = TestSystem.designSystem(tokens)
      return MatchedSource("import SwiftUI\nlet a = Text(b).padding(\(edge), 20)", system)
        .suggestions.filter { $0.finding.category == .spacing }
    }
    #expect(found(gutter).map(\.token) == [token])
    let beside = found(gutter, TestSystem.number("spacing.large", 20))
    #expect(beside.map(\.heldBy) == [token == nil ? [] : [.tie]])
  }

  /// Between sections is what lies below each other on a page: not the rows of a list, nor the parts of one section.
  @Test(
    arguments: [
      ("VStack(spacing: 14) { header; statistics }", true),
      ("VStack(spacing: 14) { ForEach(sections) { SectionView($0) } }", true),
      ("VStack(spacing: 14) { header; ForEach(songs) { Row($0) } }", true),
      ("Text(a).padding(.top, 14)", true),
      ("LazyVStack(spacing: 14) { ForEach(songs) { Row($0) } }", false),
      ("VStack(spacing: 14) { if isEmpty { Hint() } else { ForEach(songs) { Row($0) } } }", false),
      ("HStack(spacing: 14) { icon; name }", false), ("Text(a).padding(14)", false),
      ("LazyVGrid(columns: columns, spacing: 14) { tiles }", false),
    ])
  func aGapOfSectionsIsNotThatOfRows(code: String, isMatch: Bool) {
    let system = TestSystem.designSystem(TestSystem.number("spacing.sectionGap", 14))
    func found(in member: String) -> [Bool] {
      let code = "import SwiftUI\nstruct Home: View { var \(member): some View { \(code) } }"
      return MatchedSource(code, system).suggestions.filter { $0.finding.category == .spacing }
        .map { $0.token != nil }
    }
    #expect(found(in: "body") == [isMatch])
    if code.hasPrefix("VStack") { #expect(found(in: "historySection") == [false]) }
  }

  @Test(
    arguments: [
      ("LazyVGrid(columns: columns, spacing: 16) { tiles }", true),
      ("let column = GridItem(.flexible(), spacing: 16)", true),
      ("layout.minimumInteritemSpacing = 16", true), ("HStack(spacing: 16) { icon; name }", false),
      ("VStack(spacing: 16) { a; b }", false), ("Text(a).padding(16)", false),
    ])
  func theSpacingOfAGridIsBetweenItsCells(code: String, isMatch: Bool) {
    let system = TestSystem.designSystem(TestSystem.number("spacing.gridSpacing", 16))
    let found = MatchedSource("import SwiftUI\nimport UIKit\n\(code)", system).suggestions
      .filter { $0.finding.category == .spacing }
    #expect(found.map { $0.token != nil } == [isMatch])
  }

  @Test func theReasonNamesTheDirection() throws {
    let matched = MatchedSource("import SwiftUI\nText(a).padding(.top, 16)", system)
    let reason = try #require(matched.suggestions.first?.reasons.first)
    #expect(
      reason.message
        == "spacing.horizontalInset has this value, but is for horizontal spacing, which nothing here names; "
        + "choose it in a review, or add a token for this use"
    )
  }

  /// What the name of a constant says is its direction; a token in `prefer` serves every one.
  @Test func constantsAndPreferredTokens() {
    let constant = "private let leadingInset: CGFloat = 16"
    let use = "var body: some View { Text(a).padding(leadingInset) }"
    #expect(
      tokens("struct Row: View {\n\(constant)\n\(use)\n}") == ["spacing.horizontalInset"])
    let answer = TestSystem.designSystem(
      TestSystem.number("spacing.horizontalInset", 16), prefer: ["spacing.horizontalInset"]
    ).answer(.number(16))
    #expect(answer.token == "spacing.horizontalInset")
  }

  @Test(arguments: [
    (["side", "margin"], Axis.horizontal), (["bottom"], .bottom), (["top", "left"], nil),
    (["top", "bottom"], .vertical), (["leading", "left"], .leading), (["inner"], nil),
  ]) func wordsOfNames(words: [String], axis: Axis?) {
    #expect(Axis(words: words) == axis)
  }

  /// The top of a top bar is a place, not a direction.
  @Test(arguments: [
    ("spacing.topBar.horizontalPadding", Axis.horizontal), ("spacing.vertical.small", .vertical),
    ("spacing.topBar.inset", .vertical), ("spacing.panel.inset", nil),
    ("spacing.scrollBottomInset", .bottom), ("spacing.bottomBarPadding", .vertical),
    ("spacing.pageGutter", .horizontal), ("spacing.gridGutter", nil), ("spacing.gutter", nil),
    ("spacing.sectionGap", .sections), ("spacing.section", nil), ("spacing.sectionInset", nil),
    ("spacing.sectionTopSpacing", .top), ("spacing.gridSpacing", .grid), ("spacing.grid", nil),
  ]) func theOwnNameOfATokenSaysMoreThanThoseAroundIt(path: String, axis: Axis?) {
    #expect(TestSystem.number(path, 6).axis == axis)
  }

  /// The spacing of a type that is called after a kind of grid is between its cells; `Grid` may be a scale.
  @Test(arguments: [
    (["Tokens", "LibraryGrid", "spacing"], Axis.grid), (["LibraryGrid", "small"], nil),
    (["Grid", "spacing"], nil), (["GridTokens", "spacing"], nil),
  ]) func theSpacingOfAKindOfGrid(code: [String], axis: Axis?) {
    var token = DesignToken(path: "spacing.library.step", value: .number(14, of: .spacing))
    token.restrict(byCode: code, own: [])
    #expect(token.axis == axis)
  }
}
