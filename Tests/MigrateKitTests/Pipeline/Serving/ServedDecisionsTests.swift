import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What a page decides on is in the file before the page hears that it is kept.
@Suite struct ServedDecisionsTests {
  private let folder: TemporaryFolder
  private let reviewed: ServedReview.Reviewed
  private var decisions: ServedDecisions
  private var file: String { folder.path("decisions.json") }

  init() throws {
    folder = try SmallProject().folder
    var request = MigrationRun.Request(paths: [folder.path])
    request.carriesOutDecisions = false
    reviewed = ServedReview.Reviewed(try MigrationRun.run(request))
    decisions = ServedDecisions(Decisions(), file: folder.path("decisions.json"))
  }

  private func change(_ source: String) throws -> Suggestion {
    try #require(reviewed.changes.values.first { $0.finding.source.contains(source) })
  }

  private mutating func take(_ changes: String) throws(ServedDecisions.Refusal) {
    try decisions.take(
      Array("{\"changes\":{\(changes)}}".utf8), on: reviewed.changes, tokens: reviewed.tokens)
  }

  private func written() throws -> Decisions {
    try #require(
      DecisionsFile.read(Array(try folder.text("decisions.json").utf8), file: "").decisions)
  }

  @Test mutating func aDecisionIsInTheFileAsTheTerminalWritesIt() throws {
    let dark = try change("red: 17 / 255")
    let (id, token) = (dark.finding.id, try #require(dark.token))
    try take("\"\(id)\":{\"choice\":\"accept\",\"token\":\"\(token)\",\"reason\":\"seen\"}")
    #expect(try written().entries[id] == Decision(.accept, on: dark, reason: "seen"))
    try take("\"\(id)\":null")
    #expect(try written().entries.isEmpty)
    #expect(decisions.changes(since: 0) == [id])
    #expect(decisions.changes(since: 2) == [])
  }

  @Test mutating func concurrentDecisionsAreKept() throws {
    let (dark, gap) = (try change("red: 17 / 255"), try change("green: 0.5"))
    var others = Decisions()
    others.entries[gap.finding.id] = Decision(.reject, on: gap)
    try folder.write("decisions.json", String(decoding: DecisionsFile.write(others), as: UTF8.self))
    try take("\"\(dark.finding.id)\":{\"choice\":\"reject\"}")
    #expect(Set(try written().entries.keys) == [dark.finding.id, gap.finding.id])
    #expect(decisions.changes(since: 0).count == 2)
  }

  @Test mutating func aFileWithMistakesIsNotOverwritten() throws {
    try folder.write("decisions.json", "{ \"version\": 1, \"decisions\": { \"a\": {} } }")
    let dark = try change("red: 17 / 255")
    #expect(throws: ServedDecisions.Refusal.self) {
      try take("\"\(dark.finding.id)\":{\"choice\":\"reject\"}")
    }
    #expect(try folder.text("decisions.json").contains("\"a\": {}"))
  }

  @Test mutating func aPartlyInvalidRequestIsRefused() throws {
    let (dark, gap) = (try change("red: 17 / 255"), try change("green: 0.5"))
    for wrong in [
      "\"0000\":null", "\"\(gap.finding.id)\":{\"choice\":\"accept\"}",
      "\"\(gap.finding.id)\":{\"choice\":\"use\",\"token\":\"color.unknown\"}",
      "\"\(gap.finding.id)\":{\"choice\":\"maybe\"}", "\"\(gap.finding.id)\":7",
    ] {
      #expect(throws: ServedDecisions.Refusal.self, "\(wrong)") {
        try take("\"\(dark.finding.id)\":{\"choice\":\"reject\"},\(wrong)")
      }
      #expect(decisions.decisions.isEmpty)
      #expect(!MigrationRun.exists(file))
    }
  }

  @Test mutating func malformedRequestsAreRefused() {
    for body in ["", "[]", "{}", "{\"changes\":1}", "{\"changes\":", "\u{FFFD}"] {
      #expect(throws: ServedDecisions.Refusal.self, "\(body)") {
        try decisions.take(Array(body.utf8), on: reviewed.changes, tokens: reviewed.tokens)
      }
    }
  }
}
