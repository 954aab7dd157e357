import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// A text style of the system is left to it, unless a token is exactly that style.
@Suite struct TextStyleTests {
  private let system = TestSystem.designSystem(
    TestSystem.font("paragraph", FontValue(size: 17, textStyle: "body")),
    TestSystem.font("title", FontValue(size: 22, weight: .bold, textStyle: "title2")),
    TestSystem.font("fixed", FontValue(size: 12)),
    TestSystem.font("rounded", FontValue(size: 28, design: .rounded, textStyle: "title")),
    TestSystem.font("tab", FontValue(size: 11, textStyle: "caption2"), roles: [.icon]))

  /// Each with the replacement of its font, or that it is left.
  static let uses: [(code: String, replacement: String?)] = [
    ("Text(a).font(.body)", "Font.paragraph"),
    ("Text(a).font(Font.title2.weight(.bold))", "Font.title"),
    ("Text(a).font(.system(.body))", "Font.paragraph"),
    ("label.font = UIFont.preferredFont(forTextStyle: .body)", "UIFont.paragraph"),
    ("Text(a).font(.title2.weight(.bold))", "Font.title"),
    ("Text(a).font(.title2).bold()", "Font.title"),
    ("Text(a).font(.system(.title, design: .rounded))", "Font.rounded"),
    ("Text(a).font(.body.monospacedDigit())", "Font.paragraph.monospacedDigit()"),
    // Another weight or design would have to be kept beside the token: the style says it already.
    ("Text(a).font(.title2)", nil), ("Text(a).font(.body.bold())", nil),
    ("Text(a).font(.title)", nil), ("Text(a).font(.body.italic())", nil),
    // A fixed size looks alike at one text size only.
    ("Text(a).font(.caption)", nil),
    // A token for something else.
    ("Text(a).font(.caption2)", nil),
    ("Text(a).font(.largeTitle)", nil),
  ]

  @Test(arguments: uses) func aTokenOfTheStyleReplacesIt(code: String, replacement: String?) {
    let found = MatchedSource(code, system).suggestions.filter { $0.finding.category == .font }
    #expect(found.count == 1)
    #expect(found.first?.replacement == replacement)
    #expect(found.first?.status == (replacement == nil ? .unresolved : .exact))
  }

  /// Code that names a token without its type names it already.
  @Test(arguments: [(".body", nil), (".system(.body)", "Font.body")] as [(String, String?)])
  func aTokenWithTheNameOfTheStyleIsNoChange(code: String, replacement: String?) {
    let system = TestSystem.designSystem(
      TestSystem.font("body", FontValue(size: 17, textStyle: "body")))
    let found = MatchedSource("Text(a).font(\(code))", system).suggestions
    #expect(found.map(\.replacement) == [replacement])
  }

  /// Several parts have the same text style, so that one word is not enough to mean one of them.
  @Test(arguments: [
    ("ProfileMeterView", Status.unresolved), ("ProfileHeaderView", .unresolved),
    ("ProfileAuthorNameView", .exact),
  ])
  func eachWordOfATokenForAPartIsAskedFor(view: String, status: Status) {
    let system = TestSystem.designSystem(
      TestSystem.font(
        "font.profileAuthorName", FontValue(size: 17, weight: .semibold, textStyle: "headline")))
    let code = "struct \(view): View { var body: some View { Text(a).font(.headline) } }"
    let found = MatchedSource(code, system).suggestions.filter { $0.finding.category == .font }
    #expect(found.map(\.status) == [status])
  }

  /// A text style that many parts have a name for is asked for by none of them.
  @Test func oneOfManyNamesOfAStyleIsNotChosen() {
    let names = ["userTitle", "authorTitle", "trendTitle"]
    let code = "struct UserView: View { var body: some View { Text(a).font(.headline) } }"
    func statuses(_ count: Int) -> [Status] {
      let tokens = names.prefix(count).map {
        TestSystem.font(
          "font.\($0)", FontValue(size: 17, weight: .semibold, textStyle: "headline"))
      }
      return MatchedSource(code, TestSystem.designSystem(tokens)).suggestions
        .filter { $0.finding.category == .font }.map(\.status)
    }
    #expect(statuses(2) == [.exact])
    #expect(statuses(3) == [.unresolved])
  }

  /// That the items of a side bar have the style does not make all text of that style an item of a side bar.
  @Test(arguments: [("Feed", Status.unresolved), ("SideBarItemRow", .exact)])
  func aTokenThatIsNamedForAPlaceIsForThatPlace(view: String, status: Status) {
    let system = TestSystem.designSystem(
      TestSystem.font("font.sideBarItem", FontValue(size: 17, textStyle: "body")))
    let code = "struct \(view): View { var body: some View { Text(a).font(.body) } }"
    let found = MatchedSource(code, system).suggestions.filter { $0.finding.category == .font }
    #expect(found.map(\.status) == [status])
  }

  /// What is left says that it is the system's, and nothing else.
  @Test func unchangedTextStylesHaveAReason() {
    let found = MatchedSource("Text(a).font(.largeTitle.leading(spacing))", system).suggestions
    #expect(found.map { $0.reasons.map(\.code) } == [[.systemSemantic]])
  }

  /// Comments and definitions close a text style like any other value.
  @Test func suppressionsAndDefinitionsAreRespected() {
    let ignored = MatchedSource("Text(a).font(.body)  // dsmigrate:ignore", system).suggestions
    #expect(ignored.map(\.status) == [.suppressed])
  }

  @Test func withoutAMappingItIsNotReported() {
    let matcher = MatchedSource("Text(a).font(.body)", TestSystem.designSystem([])).suggestions
    #expect(matcher.map(\.status) == [.unresolved])
  }
}
