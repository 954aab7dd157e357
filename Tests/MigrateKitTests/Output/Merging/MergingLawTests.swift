import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// The reports of parts, put together in any order and grouping, are the report of the whole.
@Suite struct MergingLawTests {
  /// Code with one value for each thing that can hold a finding back, twice, in several layouts.
  enum Layout: String, CaseIterable {
    case repositories, apps, project
  }

  private func tree(_ layout: Layout) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let names = ["alpha", "beta", "gamma", "delta", "epsilon", "zeta", "team/eta"]
    for (index, name) in names.enumerated() {
      for (file, text) in try sources(index) { try folder.write("\(name)/\(file)", text) }
      switch layout {
      case .repositories: _ = try folder.run("git", ["init", "-q", name])
      case .apps: try folder.write("\(name)/.dsmigrate.json", #"{ "exclude": ["Gone"] }"#)
      case .project: break
      }
    }
    // One theme for each project: several of one name in a project would be ambiguous.
    for name in layout == .project ? ["Theme"] : names {
      try folder.write("\(name)/App/\(DeclaredTheme.fileName)", DeclaredTheme.small)
    }
    try folder.write("Loose.swift", SmallProject.card)
    let small = try SmallProject()
    for file in ["small.json", "small.tokens.json"] {
      try folder.write(file, small.folder.text("design/" + file))
    }
    return folder
  }

  /// The sources of one of the folders: some have declarations that others use, tests, generated code,
  /// color sets, mistakes in comments.
  private func sources(_ index: Int) throws -> [String: String] {
    var files = [
      "App/Card.swift": SmallProject.card, "App/Label.swift": SmallProject.label,
      "App/Use\(index).swift": """
      import SwiftUI
      struct Use: View {
        var body: some View { Text("").padding(Layout.corner).cornerRadius(Layout.corner) }
      }

      """,
      "App/Layout.swift": """
      import SwiftUI
      enum Layout { static let corner: CGFloat = 12 }
      // dsmigrate:ignor
      let ink = Color(red: 17 / 255, green: 17 / 255, blue: 17 / 255)

      """,
      "Tests/CardTests.swift": SmallProject.label,
    ]
    if index % 2 == 0 {
      files["App/A.xcassets/Sea.colorset/Contents.json"] = """
        { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components":
          { "red": "0x08", "green": "0x91", "blue": "0x\(index)2", "alpha": "1.000" } } }] }
        """
      files["App/A.xcassets/Odd.colorset/Contents.json"] = "{"
    }
    return files
  }

  private func request(_ folder: TemporaryFolder) -> MigrationRun.Request {
    var request = MigrationRun.Request(paths: ["."], workingDirectory: folder.path)
    request.mapping = "small.json"
    request.reportsUnresolved = true
    return request
  }

  private func report(_ outcome: MigrationRun.Outcome) throws -> [UInt8] {
    JSONReporter().write(outcome.report)
  }

  /// The outcomes of all shards.
  private func shards(
    _ count: Int, of request: MigrationRun.Request
  ) throws -> [MigrationRun.Outcome] {
    try (1...count).map { number in
      var request = request
      request.shard = Shard(number, of: count)
      return try MigrationRun.run(request)
    }
  }

  private func merged(_ reports: [[UInt8]]) throws -> [UInt8] {
    try MergedReport(reports.enumerated().map { try ReportFile($1, name: "\($0).json") }).write()
  }

  /// The reports merged in a random order, in random groups of groups.
  private func merged(
    _ reports: [[UInt8]], using random: inout SeededRandom
  ) throws -> [UInt8] {
    var reports = reports.shuffled(using: &random)
    while reports.count > 1 {
      let count = Int.random(in: 1...min(reports.count, 3), using: &random)
      let group = try merged(Array(reports.prefix(count)))
      reports = (reports.dropFirst(count) + [group]).shuffled(using: &random)
    }
    return try merged(reports)
  }

  @Test(arguments: Layout.allCases) func shardsMergeToTheWhole(_ layout: Layout) throws {
    let folder = try tree(layout)
    let request = request(folder)
    let whole = try MigrationRun.run(request)
    #expect(whole.report.suggestions.count > 30)
    #expect(whole.report.problems.count > 3)
    var random = SeededRandom(seed: 7)
    for count in [1, 2, 3, 8] {
      let parts = try shards(count, of: request).map(report)
      for _ in 0..<4 {
        #expect(try merged(parts, using: &random) == report(whole), "\(count) shards")
      }
    }
  }

  @Test(arguments: Layout.allCases) func decisionsAreReportedOnce(_ layout: Layout) throws {
    let folder = try tree(layout)
    var request = request(folder)
    let before = try MigrationRun.run(request).report.suggestions
    var entries: [String: Decision] = [:]
    for (index, suggestion) in before.enumerated() where suggestion.countsAsHardCoded {
      let choices: [AppliedDecision.Choice] = [.accept, .reject, .use]
      // One in four is about nothing any more, and some name a token that is none.
      let id = suggestion.finding.id + (index % 4 == 0 ? "gone" : "")
      let choice = choices[index % 3]
      entries[id] = Decision(
        choice, on: suggestion,
        token: choice == .use ? (index % 2 == 0 ? "color.brand" : "color.brnd") : nil)
    }
    request.decisions = Decisions(file: "decisions.json", entries: entries)
    let whole = try MigrationRun.run(request)
    let reported = whole.report.problems.map(\.message)
    for word in ["stale", "unknown token"] {
      #expect(reported.contains { $0.contains(word) }, "\(word)")
    }
    for count in [2, 5] {
      let parts = try shards(count, of: request).map(report)
      #expect(try merged(parts) == report(whole), "\(count) shards")
    }
  }

  @Test(arguments: Layout.allCases) func patchesOfShardsArePartsOfThePatch(_ layout: Layout) throws
  {
    let folder = try tree(layout)
    var request = request(folder)
    request.keepsBytes = true
    request.policy = ApplyPolicy(level: .review)
    let whole = try MigrationRun.run(request)
    #expect(whole.changes.count > 10)
    let parts = try shards(3, of: request)
    #expect(parts.count { !$0.changes.isEmpty } > 1)
    let changes = parts.flatMap(\.changes).sorted { $0.name.precedesByBytes($1.name) }
    #expect(changes.map(\.name) == whole.changes.map(\.name))
    #expect(changes.map { $0.patch() } == whole.changes.map { $0.patch() })
    #expect(try merged(parts.map(report)) == report(whole))
  }

  @Test func reportsOfRepositoriesMergeToThatOfAll() throws {
    let folder = try tree(.repositories)
    var request = request(folder)
    let names = ["alpha", "beta", "gamma", "delta", "epsilon", "zeta", "team"]
    request.paths = names
    let whole = try report(MigrationRun.run(request))
    let parts = try names.map { name in
      var request = request
      request.paths = [name]
      request.root = "."
      return try report(MigrationRun.run(request))
    }
    var random = SeededRandom(seed: 11)
    for _ in 0..<4 { #expect(try merged(parts, using: &random) == whole) }
  }

  @Test func mergingOneReportKeepsIt() throws {
    let awkward = AwkwardReport.report()
    let bytes = JSONReporter().write(awkward)
    #expect(try merged([bytes]) == bytes)
  }
}
