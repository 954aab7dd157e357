import Foundation
import Testing

/// One row of a fixture in `Fixtures/color`: its cells by the names of their columns.
struct ColorFixtureRow: Sendable, CustomTestStringConvertible {
  let cells: [String: String]
  let testDescription: String

  /// The text of a cell.
  func text(_ column: String) throws -> String {
    try #require(cells[column], "no column \(column)")
  }

  /// The number in a cell.
  func number(_ column: String) throws -> Double {
    let text = try text(column)
    return try #require(Double(text), "no number in \(column): \(text)")
  }

  /// The numbers in several cells.
  func numbers(_ columns: String...) throws -> [Double] {
    try columns.map(number)
  }
}

/// Reads the tables of published and computed colors.
enum ColorFixture {
  /// The rows of a table; empty when there is no such table, which the tests notice by its count.
  static func rows(_ name: String) -> [ColorFixtureRow] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Fixtures/color/\(name).csv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let lines = text.split(whereSeparator: \.isNewline)
    guard let header = lines.first?.split(separator: ",").map(String.init) else { return [] }
    return lines.dropFirst().map { line in
      let cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      return ColorFixtureRow(
        cells: Dictionary(zip(header, cells)) { first, _ in first },
        testDescription: cells.prefix(3).joined(separator: " "))
    }
  }
}
