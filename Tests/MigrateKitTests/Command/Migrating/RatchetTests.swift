import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Adopting the tool in a code base that is full of values, with the command as a user runs it.
@Suite struct RatchetTests {
  private func adopted() throws -> SmallProject {
    let project = try SmallProject()
    let result = try run(["--write-baseline", "baseline.json"], in: project)
    #expect(result.status == 0)
    #expect(result.error == "dsmigrate: 9 values in 3 files written to 'baseline.json'\n")
    return project
  }

  private func run(_ options: [String], in project: SmallProject) throws -> ProgramResult {
    try BuiltTool.run(["scan", "App"] + options, in: project.folder)
  }

  private func change(_ project: SmallProject, _ old: String, _ new: String) throws {
    let text = try project.folder.text("App/Card.swift")
    try project.folder.write("App/Card.swift", text.replacingOccurrences(of: old, with: new))
  }

  private let check = ["--baseline", "baseline.json", "--check"]

  @Test func knownValuesPass() throws {
    let result = try run(check, in: try adopted())
    #expect(result.status == 0)
    #expect(result.error.isEmpty)
    #expect(result.text.hasPrefix("Small · 3 files · nothing new"))
  }

  @Test func newValuesFailWithTheirPlaceAndFix() throws {
    let project = try adopted()
    try change(project, "Text(\"gap\")", "Text(\"new\").cornerRadius(8)\n      Text(\"gap\")")
    let result = try run(check, in: project)
    #expect(result.status == 1)
    #expect(result.error == "dsmigrate: --check: 1 value is new since 'baseline.json'\n")
    #expect(
      result.text.contains(
        """
        New: 1 value in 1 file

        App/Card.swift:9:32
            radius 8 → radius.small
            8 → Radius.small
        """))
  }

  @Test func removedValuesOnlyFailWithStrict() throws {
    let project = try adopted()
    try change(project, "cornerRadius: 40", "cornerRadius: .infinity")
    #expect(try run(check, in: project).status == 0)
    let strict = try run(["--baseline", "baseline.json", "--strict"], in: project)
    #expect(strict.status == 1)
    #expect(
      strict.error == "dsmigrate: --check: 1 value of 'baseline.json' is gone; "
        + "rewrite it with --write-baseline\n")
    #expect(strict.text.contains("so that the 1 value cannot come back"))
  }

  @Test func theBaselineShrinksAndNeverGrows() throws {
    let project = try adopted()
    let ratchet = check + ["--write-baseline", "baseline.json"]
    try change(project, "cornerRadius: 40", "cornerRadius: .infinity")
    #expect(try run(ratchet, in: project).status == 0)
    let tightened = try project.folder.read("baseline.json")
    try change(project, "cornerRadius: .infinity", "cornerRadius: 40")
    let result = try run(ratchet, in: project)
    #expect(result.status == 1)
    #expect(result.error.contains("'baseline.json' is not written"))
    #expect(try project.folder.read("baseline.json") == tightened)
  }

  @Test func aPartialRunKeepsTheOtherEntriesOfTheBaseline() throws {
    let project = try adopted()
    try project.folder.write("App/Widget/Clock.swift", "")
    _ = try BuiltTool.run(
      ["scan", "App/Widget", "--write-baseline", "baseline.json"], in: project.folder)
    let baseline = BaselineFile.read(try project.folder.read("baseline.json"), file: "b").baseline
    #expect(baseline?.count == 8)
    #expect(baseline?.entries.contains { $0.file == "App/Widget/Clock.swift" } == false)
  }

  @Test func jsonHasTheStateOfEachFinding() throws {
    let project = try adopted()
    try change(project, "40", "41")
    let result = try run(check + ["--format", "json"], in: project)
    let report = try JSONParser.parse(result.output).0
    let states = (report["findings"]?.array ?? []).compactMap { $0["baselineState"]?.string }
    #expect(states.count == 9)
    #expect(states.count { $0 == "new" } == 1)
    #expect(report["summary"]?["baseline"]?["gone"]?.number == 1)
    #expect(report["absent"]?.array?.first?["source"]?.string == "40")
  }

  @Test func sarifHasTheStateOfEachResult() throws {
    let project = try adopted()
    try change(project, "40", "41")
    let log = try JSONParser.parse(try run(check + ["--format", "sarif"], in: project).output).0
    let results = try #require(log["runs"]?.array?.first?["results"]?.array)
    let states = results.compactMap { $0["baselineState"]?.string }
    #expect(states.count == results.count)
    #expect(states.count { $0 == "new" } == 1)
    let path = Snapshot.fixtures + "/schemas/sarif-2.1.0.schema.json"
    #expect(JSONSchema(try JSONParser.parse(try FileSystem.read(path)).0).violations(log) == [])
  }

  @Test(arguments: ["github", "xcode"])
  func logsOnlyListNewValues(_ format: String) throws {
    let project = try adopted()
    try change(project, "40", "41")
    let result = try run(check + ["--format", format], in: project)
    #expect(result.text.split(separator: "\n").count == 1)
  }

  @Test func aCheckWithoutABaselineCountsValues() throws {
    let result = try run(["--check"], in: try SmallProject())
    #expect(result.status == 1)
    #expect(result.error == "dsmigrate: --check: 9 values are hard-coded\n")
  }

  @Test(
    arguments: [
      ("<<<<<<< HEAD", "dsmigrate: baseline.json: line 1, column 1: unexpected '<'\n"),
      (
        #"{ "version": 2 }"#,
        "dsmigrate: baseline.json: version: a newer dsmigrate wrote the file; "
          + "update dsmigrate to read it\n"
      ),
    ])
  func aBaselineThatCannotBeReadStopsTheRun(_ text: String, _ message: String) throws {
    let project = try SmallProject()
    try project.folder.write("baseline.json", text)
    let result = try run(check, in: project)
    #expect(result.status == 2)
    #expect(result.error == message)
  }

  @Test func aDamagedBaselineCanBeRewritten() throws {
    let project = try adopted()
    let text = try project.folder.text("baseline.json")
    try project.folder.write("baseline.json", "<<<<<<< HEAD\n" + text)
    let result = try run(["--write-baseline", "baseline.json"], in: project)
    #expect(result.status == 0)
    #expect(result.error.contains("unexpected '<'; the baseline is rewritten"))
    #expect(try run(check, in: project).status == 0)
  }

  @Test func strictNeedsABaseline() throws {
    let result = try run(["--strict"], in: try SmallProject())
    #expect(result.status == 2)
    #expect(
      result.error == "dsmigrate: '--strict' compares the code with a baseline; "
        + "name it with --baseline FILE\n")
  }
}
