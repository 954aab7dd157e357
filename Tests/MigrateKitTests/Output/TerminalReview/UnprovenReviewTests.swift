import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// A group of changes holds those of one reason of the project model, which its head names: who accepts it
/// has seen the reason.
@Suite struct UnprovenReviewTests {
  private static func change(_ line: Int, _ codes: ReasonCode...) -> Suggestion {
    AwkwardReport.suggestion(
      AwkwardReport.finding("A.swift", line, "Color.red", AwkwardReport.color(0xFF0000)), .review,
      token: "color.ink", distance: Distance(0, .dE00, dark: 20), replacement: "Color.ink",
      reasons: codes.map { Reason($0, "why") }, heldBy: Set(codes))
  }

  /// The same value and token six times, held for different reasons.
  private static let report: RunReport = {
    var report = RunReport(root: "/app", mappings: ["Small"])
    report.suggestions = [
      change(1, .changesInDark), change(2, .notDeclared), change(3, .changesInDark),
      change(4, .external), change(5, .changesInDark, .notDeclared), change(6, .roleUnknown),
    ]
    return report
  }()

  private func lines(_ script: ReviewScript) -> [Int] {
    script.decided.compactMap { $0.dropFirst("A.swift#".count).first?.wholeNumberValue }
  }

  @Test func acceptingAGroupExcludesProjectReasons() {
    let script = ReviewScript(Self.report).typing("A")
    #expect(lines(script) == [1, 3, 6])
    #expect(script.place == "A.swift#2")
  }

  @Test func acceptingTheGroupOfAProjectReasonOnlyAcceptsIt() {
    let script = ReviewScript(Self.report).typing("SA")
    #expect(lines(script) == [2, 5])
    #expect(script.place == "A.swift#4")
  }

  @Test func acceptingOneOnlyAcceptsThatOne() {
    #expect(lines(ReviewScript(Self.report).typing("Sa")) == [2])
  }

  @Test(arguments: [80, 120]) func theHeadNamesTheReason(width: Int) {
    let group = ReviewScript(Self.report).typing("S")
    #expect(
      group.screen(width, 24).contains { $0.contains("review · not declared in the project") })
    let other = ReviewScript(Self.report)
    #expect(!other.screen(width, 24).contains { $0.contains("not declared in the project") })
    let list = ReviewScript(Self.report).typing("l").screen(width, 24)
    #expect(list.filter { $0.contains("not declared in the project") }.count == 1)
    #expect(list.filter { $0.contains("declared outside of the scanned code") }.count == 1)
  }

  @Test func theDecisionsApplyAcceptedChanges() throws {
    // Nothing declares the token of the app.
    let project = try KitProject()
    let report = try project.run().report
    #expect(report.suggestions.map(\.heldBy) == [[.notDeclared]])
    var request = MigrationRun.Request(paths: ["App"], workingDirectory: project.folder.path)
    request.keepsBytes = true
    request.policy = ApplyPolicy(level: .review)
    #expect(try MigrationRun.run(request).changes.isEmpty)
    request.policy = ApplyPolicy()
    request.decisions = ReviewScript(report).typing("A").review.decisions
    let outcome = try MigrationRun.run(request)
    #expect(outcome.report.suggestions.map { ApplyPolicy().applies($0) } == [true])
    #expect(outcome.changes.map(\.name) == ["App/Sources/App/V.swift"])
  }

  // MARK: - The page

  @Test func thePageKnowsTheReason() throws {
    let data = try JSONParser.parse(ReviewPageData(Self.report, tokens: TokenLists()).json()).0
    #expect(
      try PageChanges(data).all.map { $0["unproven"]?.string } == [
        nil, "not declared in the project", nil, "declared outside of the scanned code",
        "not declared in the project", nil,
      ])
  }

  /// `Scripts/test-review-page` presses the buttons.
  @Test func thePageAcceptsItOnlyWithAGroupThatNamesIt() {
    #expect(ReviewPageFiles.filters.contains(#"bulkButton("Accept", acceptedWithOthers"#))
    #expect(ReviewPageFiles.deciding.contains(#"=== "none" ? accepted : acceptedWithOthers"#))
  }
}
