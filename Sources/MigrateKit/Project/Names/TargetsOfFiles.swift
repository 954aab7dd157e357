/// The targets of each file of a project, by the numbers that the files have among all files of a run.
///
/// Only stores the range from the project's first to its last file, which matters in a run over a
/// thousand projects.
package struct TargetsOfFiles: Sendable {
  /// The number of the first file.
  private let first: Int
  private var rows: [[Int]]
  /// The first number that is not a file, but a declaration without one.
  private let fileCount: Int
  private var rowsBehind: [[Int]] = []

  /// Starts with all files in no target.
  ///
  /// - Parameters:
  ///   - numbers: The numbers of the files, ascending.
  ///   - fileCount: The number of files in the run.
  init(numbers: [Int] = [], fileCount: Int = 0) {
    let first = numbers.first ?? 0
    self.first = first
    rows = Array(repeating: [], count: numbers.last.map { $0 + 1 - first } ?? 0)
    self.fileCount = fileCount
  }

  /// The targets of a file, in order; empty for a file outside of the project.
  subscript(file: Int) -> [Int] {
    get {
      if file >= fileCount {
        return rowsBehind.indices.contains(file - fileCount) ? rowsBehind[file - fileCount] : []
      }
      return rows.indices.contains(file - first) ? rows[file - first] : []
    }
    set { rows[file - first] = newValue }
  }

  /// Adds a declaration without a file; returns its number.
  mutating func append(_ targets: [Int]) -> Int {
    rowsBehind.append(targets)
    return fileCount + rowsBehind.count - 1
  }

  /// Whether more files are in one of the first `count` targets than in others only.
  func listsMost(below count: Int) -> Bool {
    let placed = rows.filter { !$0.isEmpty }
    return 2 * placed.count { $0.contains { $0 < count } } > placed.count
  }

  /// The targets with files or declarations.
  package var all: Set<Int> { (rows + rowsBehind).reduce(into: []) { $0.formUnion($1) } }
}
