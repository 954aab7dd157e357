import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Tables of folders")
struct FolderRowsTests {
  private static let leaves: [PathKey: [Int]] = [
    "App/Views/Home": [1, 2], "App/Views/Home/Cells": [3, 4], "App/Views/Trends": [5, 6],
    "App/Model": [7, 8], "App": [9, 10],
  ]

  private func names(_ limit: Int?) -> [String] {
    FolderRows(Self.leaves, limit: limit).rows.map(\.folder)
  }

  @Test("are as deep as there is room")
  func depth() {
    #expect(
      names(nil) == [
        "App", "App/Model", "App/Views/Home", "App/Views/Home/Cells", "App/Views/Trends",
      ])
    #expect(names(5) == names(nil))
    #expect(names(4) == ["App", "App/Model", "App/Views/Home", "App/Views/Trends"])
    #expect(names(3) == ["App", "App/Model", "App/Views"])
  }

  @Test("combine the smallest if there is no room even at the top")
  func gathered() {
    let rows = FolderRows(["A": [1], "B": [5], "C": [2], "D": [4]], limit: 3)
    #expect(rows.rows.map(\.folder) == ["B", "D", ""])
    #expect(rows.rows.map(\.figures) == [[5], [4], [3]])
    #expect(rows.rest == 2)
  }

  @Test("add up to the whole", arguments: [nil, 1, 2, 3, 4, 5] as [Int?])
  func sums(_ limit: Int?) {
    let rows = FolderRows(Self.leaves, limit: limit).rows
    #expect(rows.reduce(0) { $0 + $1.figures[0] } == 25)
    #expect(rows.reduce(0) { $0 + $1.figures[1] } == 30)
  }

  @Test("adoption by folder adds up to the adoption of the run", arguments: SampleRun.all)
  func adoption(_ run: SampleRun) throws {
    let report = try run.outcome().report
    let summary = ReportSummary(report)
    #expect(summary.byFolder.values.reduce(0) { $0 + $1.tokens } == summary.tokenUses)
    #expect(summary.byFolder.values.reduce(0) { $0 + $1.hardCoded } == summary.hardCoded)
    #expect(!summary.byFolder.isEmpty)
  }
}
