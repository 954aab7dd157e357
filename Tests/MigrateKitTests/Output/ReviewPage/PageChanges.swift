import Testing

@testable import MigrateKitCore

/// The changes in the data of a page, as its script reads them.
struct PageChanges {
  /// The properties of each change that has a value; lists are arrays.
  let all: [[String: JSONValue]]

  init(_ data: JSONValue) throws {
    let values = try #require(data["values"]?.array)
    let changes = try #require(data["changes"])
    let count = Int(try #require(changes["count"]?.number))
    func value(_ position: JSONValue) -> JSONValue? {
      position.number.map { values[Int($0)] }
    }
    /// A line that holds another change consists of its parts.
    func text(_ found: JSONValue) -> JSONValue {
      guard let parts = found.array else { return found }
      return .string(parts.compactMap { value($0)?.string }.joined())
    }
    var all = [[String: JSONValue]](repeating: [:], count: count)
    for (name, column) in try #require(changes["plain"]?.object?.members) {
      for (index, cell) in try #require(column.array).enumerated() { all[index][name] = cell }
    }
    for (name, column) in try #require(changes["shared"]?.object?.members) {
      for (index, cell) in try #require(column.array).enumerated() where cell.number != 0 {
        all[index][name] = value(cell)
      }
    }
    for (name, column) in try #require(changes["lists"]?.object?.members) {
      for (index, cell) in try #require(column.array).enumerated() {
        all[index][name] = .array(try #require(cell.array).compactMap(value).map(text))
      }
    }
    self.all = all
  }

  /// The data in a whole page.
  static func data(in page: String) throws -> JSONValue {
    let start = try #require(page.firstRange(of: "id=\"data\">")).upperBound
    let rest = page[start...]
    let end = try #require(rest.firstRange(of: "</script>")).lowerBound
    return try JSONParser.parse(Array(rest[..<end].utf8)).0
  }
}
