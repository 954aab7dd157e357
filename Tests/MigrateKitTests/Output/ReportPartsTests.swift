import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What a report says can be accepted by itself: each part applies what it says, and nothing of another part.
@Suite struct ReportPartsTests {
  private static func held(
    _ count: Int, _ category: TokenCategory, _ token: String?, by codes: ReasonCode...,
    from line: Int
  ) -> [Suggestion] {
    (0..<count).map { number in
      var finding = AwkwardReport.finding(
        "A.swift", line + number, "x", AwkwardReport.color(0xFF0000))
      finding.category = category
      return AwkwardReport.suggestion(
        finding, .review, token: token, distance: Distance(0, .dE00), replacement: "Theme.x",
        reasons: codes.map { Reason($0, "why") }, heldBy: Set(codes))
    }
  }

  private static func group(_ suggestions: [Suggestion]) throws -> ReportGroups.Held {
    var report = RunReport(root: "/app", mappings: ["Small"])
    report.suggestions = suggestions
    report.countFiles(1, in: ".")
    return try #require(ReportGroups(report).held.first)
  }

  private static func policy(_ option: String) throws -> ApplyPolicy {
    ApplyPolicy(
      accepting: Set(
        try option.split(separator: ",").map { text in
          let parts = text.split(separator: ":").map(String.init)
          let code = try #require(ReasonCode(rawValue: parts[0]))
          return try #require(
            parts.count == 1 ? AcceptedReason(code) : AcceptedReason(code, for: parts[1]))
        }))
  }

  static let mixed =
    held(12, .color, "color.text.primary", by: .roleUnknown, from: 1)
    + held(9, .color, "color.text.onAccent", by: .roleUnknown, from: 20)
    + held(3, .radius, "radius.button", by: .roleUnknown, from: 40)
    + held(2, .radius, "radius.card", by: .roleUnknown, from: 50)

  @Test func aCategoryOfManyValuesIsDividedByItsTokens() throws {
    #expect(
      try Self.group(Self.mixed).parts == [
        .init(option: "roleUnknown:color.text.primary", count: 12),
        .init(option: "roleUnknown:color.text.onAccent", count: 9),
        .init(option: "roleUnknown:radius", count: 5),
      ])
  }

  @Test func manyTokensAreListedByTheirFolders() throws {
    let tokens = (0..<7).flatMap {
      Self.held(2, .color, "color.level.k\($0)", by: .changesInDark, from: 10 * $0 + 1)
    }
    let alone = Self.held(1, .color, "color.text.primary", by: .changesInDark, from: 90)
    #expect(
      try Self.group(tokens + alone).parts == [
        .init(option: "changesInDark:color.level.*", count: 14),
        .init(option: "changesInDark:color.text.primary", count: 1),
      ])
  }

  @Test func severalReasonsAreOneGroupForEachSetOfThem() throws {
    let group = try Self.group(
      Self.held(11, .color, "color.text.primary", by: .roleUnknown, .changesInDark, from: 1)
        + Self.held(2, .radius, "radius.card", by: .roleUnknown, .changesInDark, from: 20)
        + Self.held(1, .radius, "radius.card", by: .roleUnknown, .visibleChange, from: 30))
    #expect(group.suggestions.count == 13)
    #expect(group.option == "--accept changesInDark,roleUnknown")
    #expect(
      group.parts.map(\.option) == [
        "changesInDark:color,roleUnknown:color", "changesInDark:radius,roleUnknown:radius",
      ])
  }

  @Test(arguments: [mixed])
  func eachPartAppliesTheChangesItCounts(suggestions: [Suggestion]) throws {
    let parts = try Self.group(suggestions).parts
    for part in parts {
      let policy = try Self.policy(part.option)
      #expect(suggestions.count { policy.applies($0) } == part.count, "\(part.option)")
    }
    #expect(parts.reduce(0) { $0 + $1.count } == suggestions.count)
  }

  @Test func aSingleDecisionHasNoParts() throws {
    let one = Self.held(20, .color, "color.text.primary", by: .roleUnknown, from: 1)
    #expect(try Self.group(one).parts == [])
    let decided = Self.held(20, .color, "color.text.primary", by: .tie, from: 1)
    #expect(try Self.group(decided + Self.held(2, .radius, nil, by: .tie, from: 40)).parts == [])
  }

  /// A path of one word cannot be told from a category in the option.
  @Test func tokensOfOneWordAreAcceptedByTheirCategory() throws {
    let group = try Self.group(
      Self.held(11, .color, "ink", by: .roleUnknown, from: 1)
        + Self.held(11, .color, "paper", by: .roleUnknown, from: 20)
        + Self.held(1, .radius, "card", by: .roleUnknown, from: 40))
    #expect(group.parts.map(\.option) == ["roleUnknown:color", "roleUnknown:radius"])
  }
}
