import MigrateKitCore

/// Figures by folder, reduced to a readable number of rows.
///
/// Every row counts its folder and everything below; the rows add up to the total.
struct FolderRows {
  /// One folder with one figure per column.
  struct Row: Equatable {
    var folder: String
    var figures: [Int]
  }

  /// The rows, in order of folder.
  private(set) var rows: [Row]
  /// The number of folders combined in the last row, if there are too many even at the top level.
  private(set) var rest = 0

  /// Sums the figures of folders.
  ///
  /// - Parameters:
  ///   - leaves: The figures of each folder with files.
  ///   - limit: The limit of rows; `nil` for no limit.
  init(_ leaves: [PathKey: [Int]], limit: Int?) {
    rows = leaves.sorted { $0.key < $1.key }
      .map { Row(folder: $0.key.path, figures: $0.value) }
    guard let limit, rows.count > limit else { return }
    let shared = Self.sharedDepth(rows.map(\.folder))
    let deepest = rows.map { Self.parts($0.folder).count }.max() ?? 0
    var best = Self.cut(rows, to: shared + 1)
    for depth in stride(from: shared + 2, through: max(deepest, shared + 2), by: 1) {
      let next = Self.cut(rows, to: depth)
      if next.count > limit { break }
      best = next
    }
    rows = best
    if rows.count > limit { gatherSmallest(beyond: limit) }
  }

  /// Combines the folders with the lowest figures in one row at the end.
  private mutating func gatherSmallest(beyond limit: Int) {
    let sorted = rows.indices.sorted {
      let (a, b) = (rows[$0].figures.reduce(0, +), rows[$1].figures.reduce(0, +))
      return a != b ? a > b : $0 < $1
    }
    let kept = Set(sorted.prefix(limit - 1))
    let others = rows.indices.filter { !kept.contains($0) }.map { rows[$0] }
    rest = others.count
    rows =
      kept.sorted().map { rows[$0] }
      + [Row(folder: "", figures: others.reduce(into: []) { Self.add($1.figures, to: &$0) })]
  }

  /// The rows with every folder cut to its first components.
  private static func cut(_ rows: [Row], to depth: Int) -> [Row] {
    var result: [Row] = []
    for row in rows {
      let folder = parts(row.folder).prefix(depth).joined(separator: "/")
      if result.last?.folder.hasSameBytes(as: folder) ?? false {
        add(row.figures, to: &result[result.count - 1].figures)
      } else if let index = result.firstIndex(where: { $0.folder.hasSameBytes(as: folder) }) {
        add(row.figures, to: &result[index].figures)
      } else {
        result.append(Row(folder: folder, figures: row.figures))
      }
    }
    return result
  }

  private static func add(_ figures: [Int], to sum: inout [Int]) {
    sum = sum.isEmpty ? figures : zip(sum, figures).map(+)
  }

  private static func parts(_ folder: String) -> [Substring] { folder.split(at: "/") }

  /// The number of leading components that all folders share.
  private static func sharedDepth(_ folders: [String]) -> Int {
    guard var shared = folders.first.map(parts) else { return 0 }
    for folder in folders {
      let other = parts(folder)
      shared = Array(zip(shared, other).prefix { $0.utf8.elementsEqual($1.utf8) }.map(\.0))
    }
    return shared.count
  }
}
