import Foundation
import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Decisions")
struct DecisionTests {
  // MARK: Accept

  @Test(
    "accept applies held changes, also those that need a decision",
    arguments: [
      ("\"exact\"", "Color.brand"),
      ("\"dark\"", "Color.ink"),
      ("cornerRadius: 12", "Radius.card"),
      ("cornerRadius: 10", "Radius.card"),
      ("\"12\"", "Color.brand"),
    ])
  func accept(_ line: String, _ replacement: String) throws {
    let (decided, report) = try SmallProject().decide(line, .accept, reason: "why not")
    #expect(decided.appliedDecision?.objection == nil)
    #expect(decided.appliedDecision?.reason == "why not")
    #expect(decided.replacement == replacement)
    #expect(decided.edits.map(\.text) == [replacement])
    #expect(report.policy.applies(decided))
    #expect(report.problems == [])
  }

  @Test(
    "accept states why it cannot be applied",
    arguments: [
      ("\"gap\"", "no token matches the value; name the one to 'use'"),
      (
        "textColor",
        "the mapping has no code for color.brand where a UIColor is expected; add it under 'code'"
      ),
      ("var tint", "it is the initial value of a property that may change"),
    ])
  func impossible(_ line: String, _ objection: String) throws {
    let (held, report) = try SmallProject().decide(line, .accept)
    #expect(held.appliedDecision?.objection == objection)
    #expect(!report.policy.applies(held))
    #expect(
      report.problems.map(\.message) == [
        "line \(held.finding.start.line): the decision to accept cannot be applied: \(objection)"
      ])
    #expect(!report.problems.contains { !$0.isWarning })
  }

  @Test("an acceptance of one token never applies another")
  func otherToken() throws {
    let project = try SmallProject()
    let finding = try project.finding("\"exact\"", in: project.report()).finding
    let decisions = Decisions(entries: [finding.id: Decision(.accept, token: "color.plum")])
    let report = try project.report(decisions)
    let held = try project.finding("\"exact\"", in: report)
    #expect(
      held.appliedDecision?.objection
        == "'color.plum' was accepted, and 'color.brand' is suggested now; decide again")
    #expect(!report.policy.applies(held))
  }

  // MARK: Use

  @Test(
    "use accepts any token of the category",
    arguments: [
      ("\"exact\"", "color.plum", "Color.plum"),
      ("\"gap\"", "color.brand", "Color.brand"),
      ("cornerRadius: 40", "radius.sheet", "Radius.sheet"),
      ("cornerRadius: 12", "radius.sheet", "Radius.sheet"),
    ])
  func use(_ line: String, _ token: String, _ replacement: String) throws {
    let (decided, report) = try SmallProject().decide(line, .use, token: token)
    #expect(decided.token == token)
    #expect(decided.replacement == replacement)
    #expect(decided.candidates.first?.token == token)
    #expect(decided.status != .gap)
    #expect(report.policy.applies(decided))
  }

  @Test(
    "use reports an unsuitable token",
    arguments: [
      (
        "\"gap\"", "color.brnd",
        "the design system has no token 'color.brnd'; did you mean 'color.brand'?"
      ),
      ("\"gap\"", "radius.card", "'radius.card' is a radius, and the value is a color"),
      (
        "textColor", "color.plum",
        "the mapping has no code for color.plum where a UIColor is expected; add it under 'code'"
      ),
    ])
  func wrongToken(_ line: String, _ token: String, _ objection: String) throws {
    let (held, report) = try SmallProject().decide(line, .use, token: token)
    #expect(held.appliedDecision?.objection == objection)
    #expect(!report.policy.applies(held))
  }

  @Test("an unknown token is a mistake in the file, with its place")
  func unknownToken() throws {
    let (held, report) = try SmallProject().decide("\"gap\"", .use, token: "color.brnd")
    #expect(
      report.problems.contains(
        FileProblem(
          file: "decisions.json",
          message: "decisions.\(held.finding.id).token: unknown token 'color.brnd'; "
            + "did you mean 'color.brand'?")))
  }

  // MARK: Reject

  @Test("reject keeps a value, which the check ignores but adoption counts")
  func reject() throws {
    let (kept, report) = try SmallProject().decide("\"exact\"", .reject)
    #expect(!report.policy.applies(kept))
    #expect(kept.edits.isEmpty)
    #expect(kept.countsAsHardCoded)
    #expect(!kept.failsCheck)
    #expect(ReportGroups(report).kept.map(\.finding.id) == [kept.finding.id])
  }

  // MARK: Alike

  @Test("findings that only order distinguishes are held if their number changes")
  func alike() throws {
    let project = try SmallProject()
    let twins = "RoundedRectangle(cornerRadius: 12)\n      RoundedRectangle(cornerRadius: 12)"
    try project.folder.write(
      "App/Card.swift",
      SmallProject.card.replacingOccurrences(of: "RoundedRectangle(cornerRadius: 12)", with: twins))
    let both = try project.report().suggestions.filter { $0.finding.source == "12" }
    #expect(both.map(\.finding.key.count) == [2, 2])
    let one = Decisions(entries: [both[0].finding.id: Decision(.accept, on: both[0])])
    let decided = try project.report(one).suggestions.filter { $0.finding.source == "12" }
    #expect(decided.map { $0.appliedDecision?.applies } == [true, nil])

    try project.folder.write("App/Card.swift", SmallProject.card)
    let left = try project.finding("cornerRadius: 12", in: project.report(one))
    #expect(
      left.appliedDecision?.objection
        == "it was decided as one of 2 alike, and there is 1 now; decide again")

    let all = Decisions(
      entries: Dictionary(
        uniqueKeysWithValues: both.map { ($0.finding.id, Decision(.accept, on: $0)) }))
    #expect(
      try project.finding("cornerRadius: 12", in: project.report(all)).appliedDecision?.applies
        == true)
  }

  // MARK: Stale

  @Test("a decision on a changed value is reported, with the new place of the code")
  func stale() throws {
    let project = try SmallProject()
    let finding = try project.finding("\"dark\"", in: project.report())
    let decisions = Decisions(
      file: "decisions.json", entries: [finding.finding.id: Decision(.accept, on: finding)])
    try project.folder.write(
      "App/Card.swift", SmallProject.card.replacingOccurrences(of: "17 / 255", with: "18 / 255"))
    let code = "Color(red: 17 / 255, green: 17 / 255, blue: 17 / 255)"
    #expect(
      try project.report(decisions).problems.map(\.message).first?.hasSuffix(
        "stale: '\(code)' in App/Card.swift is no longer there") == true)

    try project.folder.write(
      "App/Card.swift", SmallProject.card.replacingOccurrences(of: "var body", with: "var content"))
    #expect(
      try project.report(decisions).problems.map(\.message).first?.contains(
        "; the same code on line 8 is ") == true)

    try FileManager.default.removeItem(atPath: project.folder.path("App/Card.swift"))
    #expect(try project.report(decisions).problems.count == 1)
  }

  @Test("decisions on unscanned files are ignored")
  func outOfScope() throws {
    let project = try SmallProject()
    let decisions = Decisions(
      entries: ["0123456789abcdef": Decision(.reject, file: "App/Card.swift", source: "12")])
    #expect(try project.report(decisions, paths: ["App/Widget"]).problems == [])
    #expect(try project.report(decisions).problems.count == 1)
  }

  // MARK: Guards

  @Test("a decision overrides a guard, with a warning")
  func guards() throws {
    let project = try SmallProject()
    try project.folder.write(
      "App/Card.swift",
      """
      struct Pale: View {
        var body: some View {
          Text("a")
            .foregroundColor(Color(red: 17 / 255, green: 17 / 255, blue: 17 / 255))
            .background(Color(red: 1, green: 1, blue: 1))
        }
      }

      """)
    let (decided, report) = try project.decide("17 / 255", .accept)
    #expect(report.policy.applies(decided))
    #expect(decided.appliedDecision?.overrides.map(\.code) == [.movesTogether])
    #expect(
      report.problems.first?.message.hasPrefix("line 4: changed as decided, although ") == true)
  }
}
