import Foundation
import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Ids, decisions and baselines know a file by the same name from every working directory.
@Suite struct RecordedNamesTests {
  private static let mapping = """
    {
      "name": "Small", "tokens": ["small.tokens.json"],
      "code": { "color": { "Color": "Color.{name}", "ShapeStyle": "Color.{name}" },
                     "radius": { "CGFloat": "Radius.{name}" } }
    }
    """

  private static let tokens = """
    { "color": { "brand": { "$type": "color", "$value": "#0891B2" } },
      "radius": { "card": { "$type": "dimension", "$value": { "value": 12, "unit": "px" } } } }
    """

  private static let view = """
    import SwiftUI

    struct Home: View {
      var body: some View {
        Text("a").foregroundColor(Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255))
        RoundedRectangle(cornerRadius: 13)
      }
    }

    """

  /// A project outside git, in folders of the given names; with a configuration or without.
  private func project(
    _ folders: [String] = ["work/Shop"], isConfigured: Bool = true
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("design/small.json", Self.mapping)
    try folder.write("design/small.tokens.json", Self.tokens)
    for name in folders {
      try folder.write("\(name)/Views/Home.swift", Self.view)
      guard isConfigured else { continue }
      let up = name.split(separator: "/").map { _ in "../" }.joined()
      try folder.write(
        "\(name)/.dsmigrate.json", "{ \"mapping\": \"\(up)design/small.json\" }")
    }
    return folder
  }

  private func findings(_ folder: TemporaryFolder, _ paths: String..., from inner: String) throws
    -> [Finding]
  {
    let request = MigrationRun.Request(
      paths: paths, workingDirectory: inner.isEmpty ? folder.path : folder.path(inner))
    return try MigrationRun.run(request).report.suggestions.map(\.finding)
  }

  @Test func idsOutsideGitDependOnTheProject() throws {
    let folder = try project()
    let first = try findings(folder, ".", from: "work/Shop")
    #expect(first.map(\.recordedFile) == ["Shop/Views/Home.swift", "Shop/Views/Home.swift"])
    #expect(first.map(\.file) == ["Views/Home.swift", "Views/Home.swift"], "as the report says")
    for (path, inner) in [
      ("work", ""), ("work/Shop/Views", ""), ("Shop", "work"), ("Home.swift", "work/Shop/Views"),
      (folder.path("work/Shop"), "design"),
    ] {
      #expect(
        try findings(folder, path, from: inner).map(\.id) == first.map(\.id), "\(path) in \(inner)")
    }
  }

  @Test func withoutAConfigurationTheFolderGivenIsTheProject() throws {
    let folder = try project(isConfigured: false)
    let first = try findings(folder, ".", from: "work/Shop")
    #expect(first.map(\.recordedFile) == ["Shop/Views/Home.swift", "Shop/Views/Home.swift"])
    #expect(try findings(folder, "Shop", from: "work").map(\.id) == first.map(\.id))
    #expect(
      try findings(folder, "work/Shop/Views", "work/Shop", from: "").map(\.id) == first.map(\.id))
  }

  @Test func projectsOfTheSameNameAreDistinguished() throws {
    let folder = try project(["one/Shop", "two/Shop"])
    let all = try findings(folder, ".", from: "")
    #expect(Set(all.map(\.id)).count == 4)
    #expect(try findings(folder, "one", "two", from: "").map(\.id) == all.map(\.id))
    #expect(try findings(folder, "../one", "../two", from: "design").map(\.id) == all.map(\.id))
  }

  /// The ids of files in git were these before, and decisions hold them.
  @Test func idsInGitAreStable() throws {
    let project = try SmallProject()
    let card = SmallProject.card.replacingOccurrences(of: "CardSheet", with: "Card")
    try project.folder.write("App/Card.swift", card)
    let findings = try project.report().suggestions.map(\.finding)
    #expect(findings.allSatisfy { $0.recordedName == nil && $0.recordedFile == $0.file })
    #expect(
      findings.filter { $0.file == "App/Card.swift" }.map(\.id) == [
        "097392d1b6f1d306", "2abff6020a850fa5", "83836c1f6a506ba4", "9e5e976616c63388",
        "9c617cfcead9470d", "5e975aeb0c003c2c", "b0da461a79922058",
      ])
  }

  @Test func aRepositoryBelowAFolderKeepsItsIds() throws {
    let folder = try project(["work/Shop", "work/Loose"])
    _ = try folder.run("git", ["init", "-q"], in: "work/Shop")
    let all = try findings(folder, "work", from: "")
    let shop = all.filter { $0.file.hasPrefix("work/Shop/") }
    #expect(shop.map(\.recordedName) == [nil, nil])
    #expect(
      all.filter { !$0.file.hasPrefix("work/Shop/") }.map(\.recordedFile)
        == ["Loose/Views/Home.swift", "Loose/Views/Home.swift"])
  }

  // MARK: Decisions

  private func decide(_ folder: TemporaryFolder, _ path: String, from inner: String) throws {
    let request = MigrationRun.Request(paths: [path], workingDirectory: folder.path(inner))
    let radius = try #require(
      try MigrationRun.run(request).report.suggestions.first { $0.finding.source == "13" })
    try folder.write(
      "decisions.json",
      DecisionsFile.write(
        Decisions(entries: [
          radius.finding.id: Decision(.use, on: radius, token: "radius.card")
        ])))
  }

  @Test(arguments: ["", "work", "work/Shop", "design"])
  func decisionsApplyFromAnyFolder(_ inner: String) throws {
    let folder = try project()
    try decide(folder, "Shop", from: "work")
    let result = try BuiltTool.run(
      [
        "apply", folder.path("work/Shop"), "--allow-no-vcs", "--decisions",
        folder.path("decisions.json"),
      ], in: folder, at: inner)
    #expect(result.status == 0)
    #expect(result.error.isEmpty)
    #expect(
      try folder.text("work/Shop/Views/Home.swift").contains("cornerRadius: Radius.card"))
  }

  @Test func aDecisionWhoseValueChangedIsStaleFromAnyFolder() throws {
    let folder = try project()
    try decide(folder, ".", from: "work/Shop")
    try folder.write(
      "work/Shop/Views/Home.swift", Self.view.replacingOccurrences(of: "13", with: "15"))
    let result = try BuiltTool.run(
      ["scan", "work", "--decisions", "decisions.json", "--quiet"], in: folder)
    #expect(
      result.error.hasSuffix(
        "stale: '13' in Shop/Views/Home.swift is no longer there\n"), "\(result.error)")
  }

  @Test func unmatchedDecisionsAreCountedAndReported() throws {
    let folder = try project()
    var entries: [String: Decision] = [:]
    for number in 1...9 {
      entries["000000000000000\(number)"] = Decision(
        .reject, file: "Gone/\(number % 7).swift", source: "Color.red")
    }
    entries["ffffffffffffffff"] = Decision(.reject)
    try folder.write("decisions.json", DecisionsFile.write(Decisions(entries: entries)))
    let result = try BuiltTool.run(
      ["apply", "work", "--allow-no-vcs", "--decisions", "decisions.json"], in: folder)
    #expect(result.status == 0)
    #expect(
      result.error
        == "dsmigrate: decisions.json: 10 of 10 decisions match nothing here: Gone/0.swift, "
        + "Gone/1.swift (2), Gone/2.swift (2), Gone/3.swift, Gone/4.swift and 3 more files\n")
  }

  @Test func unmatchedDecisionsInGitAreReportedToo() throws {
    let project = try SmallProject()
    let lost = Decision(.reject, file: "Views/Card.swift", source: "12")
    let decisions = Decisions(file: "decisions.json", entries: ["0123456789abcdef": lost])
    #expect(
      try project.report(decisions).problems.map(\.message)
        == ["1 of 1 decision matches nothing here: Views/Card.swift"])
  }

  // MARK: Baselines

  @Test func aBaselineIsTheSameFromAnyFolder() throws {
    let folder = try project()
    let file = folder.path("baseline.json")
    let written = try BuiltTool.run(
      ["scan", "Shop", "--write-baseline", file, "--quiet"], in: folder, at: "work")
    #expect(written.status == 0)
    let bytes = try folder.text("baseline.json")
    #expect(bytes.contains(#""file": "Shop/Views/Home.swift""#))
    for (path, inner) in [(".", "work/Shop"), ("work", "."), ("Views", "work/Shop")] {
      let checked = try BuiltTool.run(
        ["scan", path, "--baseline", file, "--strict", "--write-baseline", file], in: folder,
        at: inner)
      #expect(checked.status == 0, "\(path) in \(inner): \(checked.error)")
      #expect(try folder.text("baseline.json") == bytes)
    }
    try folder.write(
      "work/Shop/Views/Home.swift", Self.view.replacingOccurrences(of: "13", with: "15"))
    let changed = try BuiltTool.run(
      ["scan", "work/Shop", "--baseline", file, "--strict"], in: folder)
    #expect(changed.status == 1)
    #expect(changed.error.contains("1 value is new"))
    #expect(changed.error.contains("1 value of '\(file)' is gone"))
  }
}
