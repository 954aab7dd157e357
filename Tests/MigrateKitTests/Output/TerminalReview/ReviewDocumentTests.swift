import Testing

@testable import MigrateKit

/// The tables of keys are those that the page and the terminal go by; `RECORD=1` writes them anew.
@Suite("Documentation/Guide/Review.md lists the keys", .serialized)
struct ReviewDocumentTests {
  private static let path = "Documentation/Guide/Review.md"

  @Test func ofTheTerminal() throws {
    let rows = ReviewAction.allCases.map { (keys: $0.keys.map(\.name), summary: $0.summary) }
    try Self.expect(rows, under: "<!-- keys of the terminal -->")
  }

  @Test func ofThePage() throws {
    var rows: [(keys: [String], summary: String)] = []
    for (key, summary) in try Self.keysOfThePage() {
      if let known = rows.firstIndex(where: { $0.summary == summary }) {
        rows[known].keys.append(key)
      } else {
        rows.append(([key], summary))
      }
    }
    try #require(rows.count > 8)
    try Self.expect(rows, under: "<!-- keys of the page -->")
  }

  /// The lines `key: ["what it does", …` of the script.
  private static func keysOfThePage() throws -> [(String, String)] {
    let lines = ReviewPageFiles.keys.split(separator: "\n")
      .drop { !$0.hasPrefix("const keys = {") }.dropFirst().prefix { $0 != "};" }
    return try lines.map { line in
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      let isQuoted = line.hasPrefix("  \"")
      let key = isQuoted ? parts[1] : line.dropFirst(2).prefix { $0 != ":" }
      let summary = try #require(parts.dropFirst(isQuoted ? 3 : 1).first)
      let names = ["ArrowDown": "↓", "ArrowUp": "↑", "Enter": "enter"]
      return (names[String(key)] ?? String(key), String(summary))
    }
  }

  private static func expect(
    _ rows: [(keys: [String], summary: String)], under mark: String
  ) throws {
    var table = ["", "| key | does |", "|---|---|"]
    for row in rows {
      let keys = row.keys.map { "`\($0)`" }.joined(separator: " ")
      table.append("| \(keys) | \(row.summary) |")
    }
    var lines = try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    let start = try #require(lines.firstIndex(of: mark))
    let end = try #require(lines[start...].firstIndex(of: "<!-- end -->"))
    lines.replaceSubrange(start + 1..<end, with: table + [""])
    try Snapshot.expect(Array(lines.joined(separator: "\n").utf8), at: path)
  }
}
