import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// A file of decisions, with the command as a user runs it.
@Suite struct DecidingTests {
  private func decided() throws -> SmallProject {
    let project = try SmallProject()
    try project.writeDecisions([
      ("\"exact\"", .reject, nil), ("\"dark\"", .accept, nil), ("\"gap\"", .use, "color.plum"),
      ("cornerRadius: 10", .use, "radius.small"),
    ])
    return project
  }

  private let options = ["App", "--decisions", "decisions.json"]

  @Test func patchAndApplyAgree() throws {
    let project = try decided()
    let patch = try BuiltTool.run(["patch"] + options, in: project.folder)
    #expect(patch.error.isEmpty)
    let before = try project.folder.text("App/Card.swift")
    #expect(try BuiltTool.run(["apply"] + options, in: project.folder).status == 0)
    let after = try project.folder.text("App/Card.swift")
    #expect(after.contains("Text(\"exact\").foregroundColor(Color(red"))
    #expect(after.contains("Text(\"dark\").foregroundColor(Color.ink)"))
    #expect(after.contains("Text(\"gap\").foregroundColor(Color.plum)"))
    #expect(after.contains("RoundedRectangle(cornerRadius: Radius.small)"))
    try project.folder.write("App/Card.swift", before)
    #expect(try project.folder.run("git", ["apply"], input: patch.output).status == 0)
    #expect(try project.folder.text("App/Card.swift") == after)
  }

  @Test func theReportShowsDecisions() throws {
    let result = try BuiltTool.run(["scan"] + options, in: try decided().folder)
    #expect(result.status == 0)
    #expect(result.text.contains("3 decided by you"))
    #expect(result.text.contains("  keep as it is      1  as you decided"))
  }

  @Test func jsonCarriesTheDecisions() throws {
    let project = try decided()
    let result = try BuiltTool.run(["scan", "--format", "json"] + options, in: project.folder)
    let findings = try JSONParser.parse(result.output).0["findings"]?.array ?? []
    let choices = findings.compactMap { $0["decision"]?["choice"]?.string }
    #expect(choices == ["reject", "accept", "use", "use"])
  }

  @Test func explainShowsTheDecisionAndTheID() throws {
    let project = try decided()
    let text = try BuiltTool.run(
      ["explain", "App/Card.swift:7", "--decisions", "decisions.json"], in: project.folder
    ).text
    #expect(text.contains("  decided     reject"))
    let report = try project.report()
    let id = try project.finding("\"exact\"", in: report).finding.id
    #expect(text.contains("  id          \(id)"))
  }

  @Test func aMistakeInTheFileIsReportedAndTheRestIsApplied() throws {
    let project = try decided()
    let report = try project.report()
    let exact = try project.finding("\"exact\"", in: report).finding.id
    let dark = try project.finding("\"dark\"", in: report).finding.id
    try project.folder.write(
      "decisions.json",
      """
      { "version": 1, "decisions": {
        "\(exact)": { "decision": "rejct" }, "\(dark)": { "decision": "accept" } } }
      """)
    let result = try BuiltTool.run(["apply"] + options, in: project.folder)
    #expect(result.status == 2)
    #expect(result.error.contains("unknown decision 'rejct'; did you mean 'reject'?"))
    let after = try project.folder.text("App/Card.swift")
    #expect(after.contains("Text(\"dark\").foregroundColor(Color.ink)"))
    #expect(after.contains("Text(\"exact\").foregroundColor(Color(red"))
  }

  @Test func anInvalidDecisionsFileStopsTheRun() throws {
    let project = try SmallProject()
    try project.folder.write("decisions.json", "<<<<<<< HEAD\n")
    let result = try BuiltTool.run(["apply"] + options, in: project.folder)
    #expect(result.status == 2)
    #expect(
      result.error
        == "dsmigrate: decisions.json: line 1, column 1: unexpected '<'\n")
    #expect(try project.folder.text("App/Card.swift") == SmallProject.card)
  }
}
