import Foundation
import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Baselines")
struct BaselineComparisonTests {
  /// The figures after the app was changed: then, now, gone, new.
  private func figures(
    _ project: SmallProject, since baseline: Baseline, _ decisions: Decisions = Decisions(),
    paths: [String] = ["App"]
  ) throws -> [Int] {
    let all = try #require(try project.report(decisions, paths: paths, since: baseline).baseline)
      .all
    #expect(all.then - all.gone + all.new == all.now)
    return [all.then, all.now, all.gone, all.new]
  }

  @Test(
    "know a value again",
    arguments: [
      ("through lines above", "import SwiftUI", "import SwiftUI\n\n// Lines.\n\n"),
      ("through another layout", "RoundedRectangle(", "RoundedRectangle(\n            "),
      ("through a new name for its member", "var body", "var content"),
      ("through a new name for its type", "struct CardSheet", "struct TileSheet"),
      ("through another use", "foregroundColor(Color(red: 1,", "background(Color(red: 1,"),
    ] as [(String, String, String)])
  func known(_ name: String, _ old: String, _ new: String) throws {
    let project = try SmallProject()
    let baseline = Baseline(of: try project.report().suggestions)
    let changed = SmallProject.card.replacingOccurrences(of: old, with: new)
    #expect(changed != SmallProject.card)
    try project.folder.write("App/Card.swift", changed)
    #expect(try figures(project, since: baseline) == [9, 9, 0, 0], "\(name)")
  }

  @Test("report a changed value as one removed and one new")
  func changed() throws {
    let project = try SmallProject()
    let baseline = Baseline(of: try project.report().suggestions)
    try project.folder.write(
      "App/Card.swift", SmallProject.card.replacingOccurrences(of: "40", with: "41"))
    let report = try project.report(since: baseline)
    let comparison = try #require(report.baseline)
    #expect(try figures(project, since: baseline) == [9, 9, 1, 1])
    #expect(comparison.absent.map(\.source) == ["40"])
    let new = report.suggestions.filter { comparison.state(of: $0.finding) == .new }
    #expect(new.map(\.finding.source) == ["41"])
    #expect(comparison.byCategory[.radius]?.new == 1)
    #expect(comparison.byCategory[.color]?.new == 0)
    #expect(comparison.byFolder["App"]?.gone == 1)
    #expect(comparison.byFolder["App/Widget"]?.gone == 0)
  }

  @Test("count equal values: one more is new, one less is removed")
  func twins() throws {
    let project = try SmallProject()
    let one = Baseline(of: try project.report().suggestions)
    let twin = "RoundedRectangle(cornerRadius: 40)\n      RoundedRectangle(cornerRadius: 40)"
    try project.folder.write(
      "App/Card.swift",
      SmallProject.card.replacingOccurrences(of: "RoundedRectangle(cornerRadius: 40)", with: twin))
    #expect(try figures(project, since: one) == [9, 10, 0, 1])
    let two = Baseline(of: try project.report().suggestions)
    #expect(two.entries.first { $0.source == "40" }?.count == 2)
    try project.folder.write("App/Card.swift", SmallProject.card)
    #expect(try figures(project, since: two) == [10, 9, 1, 0])
  }

  @Test("do not confuse a value in one file with one removed from another")
  func otherFile() throws {
    let project = try SmallProject()
    let baseline = Baseline(of: try project.report().suggestions)
    try project.folder.write(
      "App/Card.swift", SmallProject.card.replacingOccurrences(of: "40", with: "zero"))
    try project.folder.write(
      "App/Label.swift",
      SmallProject.label + "\nlet shape = RoundedRectangle(cornerRadius: 40)\n")
    #expect(try figures(project, since: baseline) == [9, 9, 1, 1])
  }

  @Test("follow a declaration to another file, and a folder to another name")
  func moved() throws {
    let project = try SmallProject()
    let baseline = Baseline(of: try project.report().suggestions)
    let manager = FileManager.default
    try project.folder.write("App/Views/Card.swift", SmallProject.card)
    try manager.removeItem(atPath: project.folder.path("App/Card.swift"))
    try manager.moveItem(
      atPath: project.folder.path("App/Widget"), toPath: project.folder.path("App/Watch"))
    #expect(try figures(project, since: baseline) == [9, 9, 0, 0])
  }

  @Test("follow a file that was renamed with its type, as git does")
  func renamed() throws {
    let project = try SmallProject()
    let baseline = Baseline(of: try project.report().suggestions)
    let renamed = SmallProject.card.replacingOccurrences(of: "Card", with: "Tile")
    try project.folder.write("App/Tile.swift", renamed)
    try FileManager.default.removeItem(atPath: project.folder.path("App/Card.swift"))
    #expect(try figures(project, since: baseline) == [9, 9, 0, 0])

    try project.folder.write("App/Tile.swift", "let a = RoundedRectangle(cornerRadius: 40)\n")
    #expect(try figures(project, since: baseline) == [9, 3, 7, 1])
  }

  @Test("ignore files that were not read")
  func scope() throws {
    let project = try SmallProject()
    let baseline = Baseline(of: try project.report().suggestions)
    #expect(try figures(project, since: baseline, paths: ["App/Widget"]) == [1, 1, 0, 0])
    try FileManager.default.removeItem(atPath: project.folder.path("App/Card.swift"))
    #expect(try figures(project, since: baseline, paths: ["App/Widget"]) == [1, 1, 0, 0])
    #expect(try figures(project, since: baseline) == [9, 2, 7, 0])
  }

  @Test("do not count kept values as new")
  func kept() throws {
    let project = try SmallProject()
    let finding = try project.finding("\"gap\"", in: project.report())
    let decisions = Decisions(entries: [finding.finding.id: Decision(.reject, on: finding)])
    let all = Baseline(of: try project.report().suggestions)
    let without = Baseline(of: try project.report(decisions).suggestions)
    #expect(all.count == 9)
    #expect(without.count == 8)
    #expect(try figures(project, since: without, decisions) == [8, 8, 0, 0])
    #expect(try figures(project, since: all, decisions) == [9, 9, 0, 0])
    #expect(try figures(project, since: without) == [8, 9, 0, 1])
  }
}
