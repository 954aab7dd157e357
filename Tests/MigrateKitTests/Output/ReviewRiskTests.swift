import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// The order of a review, and what is counted as what.
@Suite struct ReviewRiskTests {
  private func risk(
    _ status: Status, _ codes: ReasonCode..., distance: Distance? = nil, isReportOnly: Bool = false,
    policy: ApplyPolicy = ApplyPolicy()
  ) throws -> ReviewRisk {
    var suggestion = try #require(HostileReport.report().hardCoded.first)
    suggestion.status = status
    suggestion.reasons = codes.map { Reason($0, "") }
    suggestion.heldBy = Set(codes.filter { $0.effect == .holds })
    suggestion.distance = distance
    suggestion.replacement = "Color.ink"
    suggestion.appliedDecision = nil
    suggestion.finding.disposition = isReportOnly ? .reportOnly : .open
    return ReviewRisk(suggestion, policy: policy)
  }

  @Test func lossOfContrastRanksFirst() throws {
    #expect(try risk(.review, .visibleChange, .changesInDark, .contrast) == .contrast)
    #expect(ReviewRisk.allCases.first == .contrast)
  }

  @Test func aTokenWithAnotherDarkValueChangesDarkMode() throws {
    #expect(try risk(.review, .changesInDark, .visibleChange) == .dark)
    #expect(try risk(.review, .tie, distance: Distance(0, .dE00, dark: 4)) == .dark)
    #expect(try risk(.review, .tie, distance: Distance(0, .dE00, dark: 0.4)) == .judgment)
  }

  @Test func visibleDifferencesAreVisibleChanges() throws {
    #expect(try risk(.review, .visibleChange) == .visible)
    #expect(try risk(.review, .tie, distance: Distance(3, .dE00)) == .visible)
    #expect(try risk(.review, .startsScaling) == .visible)
    #expect(try risk(.review, .tie, distance: Distance(0, .pt)) == .judgment)
  }

  @Test func appliedChangesAreSafe() throws {
    #expect(try risk(.exact) == .safe)
    #expect(try risk(.near) == .safe)
    #expect(try risk(.review, .changesInDark) == .dark)
    #expect(
      try risk(.review, .changesInDark, policy: ApplyPolicy(accept: [.changesInDark])) == .safe)
  }

  @Test func reportOnlyValuesNeedNoReview() throws {
    #expect(try risk(.exact, .reportOnly, isReportOnly: true) == .reportOnly)
    #expect(try risk(.gap, .tooFar, isReportOnly: true) == .gap)
    #expect(ReviewRisk.reportOnly.standing == .reportOnly)
  }

  /// The page, the terminal and the report count the same.
  @Test func allOutputsHaveTheSameCounts() throws {
    let project = try SmallProject()
    var request = MigrationRun.Request(paths: ["App"], workingDirectory: project.folder.path)
    request.keepsExcerpts = true
    let report = try MigrationRun.run(request).report
    let groups = ReportGroups(report)
    let numbers: [ReviewRisk.Standing: Int] = [
      .review: groups.heldCount, .safe: groups.applied.count, .gap: groups.gapCount,
      .reportOnly: groups.reportOnlyCount,
    ]
    #expect(numbers[.reportOnly] == 1, "a public property")
    let review = Review(report, tokens: TokenLists())
    let data = try JSONParser.parse(ReviewPageData(report, tokens: TokenLists()).json()).0
    let changes = try PageChanges(data).all
    for standing in ReviewRisk.Standing.allCases {
      #expect(review.count(of: standing) == numbers[standing], "\(standing.label)")
      let onPage = changes.count { change in
        ReviewRisk(rawValue: change["risk"]?.string ?? "")?.standing == standing
      }
      #expect(onPage == numbers[standing], "\(standing.label)")
    }
    #expect(review.count(of: nil) == report.hardCoded.count)
  }
}
