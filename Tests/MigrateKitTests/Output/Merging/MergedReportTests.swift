import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What merging refuses, what it says is missing, and what a portfolio shows.
@Suite struct MergedReportTests {
  /// A report with one finding in each of some files.
  private static func report(
    _ name: String, root: String = "/code", projects: [String: Int], files: [String] = [],
    shard: Shard? = nil, change: (inout RunReport) -> Void = { _ in }
  ) throws -> ReportFile {
    var report = RunReport(root: root)
    for (project, count) in projects { report.countFiles(count, in: project) }
    report.suggestions = files.map { file in
      AwkwardReport.suggestion(
        AwkwardReport.finding(file, 3, "12", .radius(12)), .exact, token: "radius.card")
    }
    report.shard = shard
    change(&report)
    return try ReportFile(JSONReporter().write(report), name: name)
  }

  struct Refusal: CustomTestStringConvertible, Sendable {
    var message: String
    var reports: @Sendable () throws -> [ReportFile]
    var testDescription: String { message }
  }

  static let refusals = [
    Refusal(message: "there is no report to merge") { [] },
    Refusal(
      message: "'a.json' and 'b.json' both report the project 'app'; give each report once"
    ) {
      try [report("a.json", projects: ["app": 2]), report("b.json", projects: ["app": 2])]
    },
    Refusal(
      message: "'a.json' and 'b.json' both report 'app/A.swift'; give each report once"
    ) {
      try [
        report("a.json", projects: [".": 2], files: ["app/A.swift"], shard: Shard(1, of: 3)),
        report("b.json", projects: [".": 2], files: ["app/A.swift"], shard: Shard(2, of: 3)),
      ]
    },
    Refusal(message: "'a.json' and 'b.json' both report shard 2 of 3; give each report once") {
      try [
        report("a.json", projects: ["x": 2], shard: Shard(2, of: 3)),
        report("b.json", projects: ["y": 2], shard: Shard(2, of: 3)),
      ]
    },
    Refusal(
      message: "'b.json' is of 4 shards, 'a.json' of 3; merge the shards of one division"
    ) {
      try [
        report("a.json", projects: ["x": 2], shard: Shard(1, of: 3)),
        report("b.json", projects: ["y": 2], shard: Shard(2, of: 4)),
      ]
    },
    Refusal(
      message: "'b.json' has its paths from '/b', 'a.json' from '/a'; give both scans the same "
        + "--root, or name it here when they ran on different machines"
    ) {
      try [
        report("a.json", root: "/a", projects: ["x": 2]),
        report("b.json", root: "/b", projects: ["y": 2]),
      ]
    },
    Refusal(
      message:
        "'b.json' was written by version 0.0.1, 'a.json' by \(Tool.version); scan again with "
        + "one version"
    ) {
      let other = try report("b.json", projects: ["y": 1])
      let text = String(decoding: try MergedReport([other]).write(), as: UTF8.self)
        .replacing("\"version\": \"\(Tool.version)\"", with: "\"version\": \"0.0.1\"")
      return try [
        report("a.json", projects: ["x": 1]), ReportFile(Array(text.utf8), name: "b.json"),
      ]
    },
  ]

  @Test(arguments: refusals) func incompatibleReportsAreRefused(_ refusal: Refusal) throws {
    let reports = try refusal.reports()
    #expect(throws: ReportMergeError(refusal.message)) { try MergedReport(reports) }
  }

  struct Misshapen: CustomTestStringConvertible, Sendable {
    var old: String
    var new: String
    var message: String
    var testDescription: String { message }
  }

  @Test(arguments: [
    Misshapen(
      old: "\"schemaVersion\": 1", new: "\"schemaVersion\": 2",
      message: "'a.json' has the shape 2; this version merges reports of the shape 1"),
    Misshapen(
      old: "\"dsmigrate\"", new: "\"other\"", message: "'a.json' is not a report of dsmigrate"),
    Misshapen(
      old: "\"root\": \"/code\"", new: "\"root\": 3",
      message: "'a.json' is not a report of dsmigrate: 'root' is missing or of another kind"),
    Misshapen(
      old: "\"byProject\"", new: "\"byApp\"",
      message: "'a.json' is not a report of dsmigrate: 'byProject' is missing or of another kind"),
    Misshapen(
      old: "\"files\": 2,\n", new: "\"files\": -2,\n",
      message: "'a.json' is not a report of dsmigrate: 'files' is missing or of another kind"),
    Misshapen(
      old: "\"numbers\": [ 1 ]", new: "\"numbers\": [ 4 ]",
      message: "'a.json' is not a report of dsmigrate: 'shards' is missing or of another kind"),
    Misshapen(
      old: "\"file\": \"A.swift\"", new: "\"path\": \"A.swift\"",
      message: "'a.json' is not a whole report: line 3: a finding without a file"),
    Misshapen(
      old: "\"adoption\": {", new: "\"baseline\": {}, \"adoption\": {",
      message:
        "'a.json' compares with a baseline; reports are merged that were made without --baseline"),
    Misshapen(
      old: "\"problems\": []", new: "\"problems\": [,]",
      message: "'a.json' is not a whole report: line 28: a value is malformed"),
  ])
  func otherFilesAreRefused(_ row: Misshapen) throws {
    let report = try Self.report(
      "a.json", projects: [".": 2], files: ["A.swift"], shard: Shard(1, of: 3))
    let text = String(decoding: try MergedReport([report]).write(), as: UTF8.self)
    let changed = text.replacing(row.old, with: row.new, maxReplacements: 1)
    #expect(changed != text)
    #expect(throws: ReportMergeError(row.message)) {
      try ReportFile(Array(changed.utf8), name: "a.json")
    }
  }

  @Test func aTruncatedReportIsRefused() {
    let bytes = JSONReporter().write(AwkwardReport.report())
    let end = bytes.count - 1
    for length in Array(0..<400) + Array(stride(from: 400, to: end, by: 61)) + [end - 1] {
      #expect(throws: ReportMergeError.self, "\(length) bytes") {
        try ReportFile(Array(bytes.prefix(length)), name: "a.json")
      }
    }
    // The newline at the end alone may be missing.
    #expect(throws: Never.self) { try ReportFile(Array(bytes.prefix(end)), name: "a.json") }
  }

  @Test func missingShardsAreNamed() throws {
    func part(_ number: Int) throws -> ReportFile {
      try Self.report(
        "\(number).json", projects: ["app-\(number)": 1], shard: Shard(number, of: 4))
    }
    #expect(try MergedReport([part(1)]).gap == "shards 2, 3, 4 of 4 are missing")
    #expect(try MergedReport([part(1), part(4), part(2)]).gap == "shard 3 of 4 is missing")
    #expect(try MergedReport([part(3), part(1), part(4), part(2)]).gap == nil)
  }

  @Test func reportsOfSeveralMachinesUseTheGivenRoot() throws {
    let merged = try MergedReport(
      [
        Self.report("a.json", root: "/a", projects: ["x": 2], files: ["x/A.swift"]),
        Self.report("b.json", root: "/b", projects: ["y": 2], files: ["y/A.swift"]),
      ], root: "/code")
    #expect(merged.frame.root == "/code")
    #expect(merged.frame.totals.byProject.keys.sorted() == ["x", "y"])
  }

  @Test func commonProblemsOfShardsAreReportedOnce() throws {
    func part(_ number: Int, _ lines: [Int]) throws -> ReportFile {
      try Self.report("\(number).json", projects: [:], shard: Shard(number, of: 2)) { report in
        report.problems = [FileProblem(file: "closed", message: "cannot read the folder")]
        report.add(lines.map { FileProblem(file: "a.swift", message: "line \($0): odd") })
      }
    }
    let merged = try MergedReport([part(1, [10, 9, 9]), part(2, [])])
    #expect(
      merged.frame.problems.map(\.message) == [
        "line 9: odd", "line 9: odd", "line 10: odd", "cannot read the folder",
      ])
  }

  // MARK: Portfolios

  private func portfolio(whole: Bool = true) throws -> Portfolio {
    let shard = whole ? nil : Shard(2, of: 3)
    let first = try Self.report(
      "a.json", projects: ["apps/shop": 1204, "apps/a`b|c\u{1B}[31m": 3],
      files: ["apps/shop/A.swift", "apps/shop/B.swift"], shard: shard
    ) { report in
      report.suggestions += AwkwardReport.report().suggestions.map { suggestion in
        var suggestion = suggestion
        suggestion.finding.file = "apps/shop/" + suggestion.finding.file
        return suggestion
      }
      report.tokenUses = 41
      report.tokenUsesByFile = ["apps/shop/A.swift": 40, "apps/a`b|c\u{1B}[31m/T.swift": 1]
    }
    let second = try Self.report(
      "b.json",
      projects: ["tools/a-name-that-is-longer-than-any-column-has-room-for/and-more": 12])
    return try Portfolio(MergedReport([first, second]))
  }

  @Test func portfolioAsText() throws {
    let text = PortfolioReporter().text(of: try portfolio())
    try Snapshot.expect(Array(text.utf8), in: "report/portfolio.txt")
    #expect(text.split(separator: "\n").allSatisfy { SafeText.width(String($0)) <= 80 })
  }

  @Test func portfolioAsMarkdown() throws {
    let text = PortfolioMarkdown().text(of: try portfolio(whole: false))
    try Snapshot.expect(Array(text.utf8), in: "report/portfolio.md")
  }

  @Test func portfolioOfSomeShardsStatesIt() throws {
    let text = PortfolioReporter().text(of: try portfolio(whole: false))
    #expect(text.contains("\n  not whole: shards 1, 3 of 3 are missing\n"))
  }

  @Test func portfolioOfNothing() throws {
    let report = try Self.report("a.json", projects: [:])
    let text = PortfolioReporter().text(of: Portfolio(try MergedReport([report])))
    #expect(
      text == "Portfolio · 0 projects · 0 files · 0 hard-coded values · adoption –\n")
  }
}
