/// The targets of each file of a project, by the numbers that the files have among all files of a run.
///
/// It takes room for the files from the first to the last of the project, not for all of a run that holds a thousand
/// projects.
struct TargetsOfFiles: Sendable {
  /// The number of the first file.
  private let first: Int
  private var rows: [[Int]]
  /// The numbers from which on there are no files, but what is declared elsewhere.
  private let fileCount: Int
  private var rowsBehind: [[Int]] = []

  /// Begins with files of no target.
  ///
  /// - Parameters:
  ///   - numbers: The numbers of the files, ascending.
  ///   - fileCount: How many files the run has.
  init(numbers: [Int] = [], fileCount: Int = 0) {
    let first = numbers.first ?? 0
    self.first = first
    rows = Array(repeating: [], count: numbers.last.map { $0 + 1 - first } ?? 0)
    self.fileCount = fileCount
  }

  /// The targets of a file, in order; none for a number that is none of the project's.
  subscript(file: Int) -> [Int] {
    get {
      if file >= fileCount {
        return rowsBehind.indices.contains(file - fileCount) ? rowsBehind[file - fileCount] : []
      }
      return rows.indices.contains(file - first) ? rows[file - first] : []
    }
    set { rows[file - first] = newValue }
  }

  /// Adds something that is in no file; gives its number.
  mutating func append(_ targets: [Int]) -> Int {
    rowsBehind.append(targets)
    return fileCount + rowsBehind.count - 1
  }

  /// The targets that have anything.
  var all: Set<Int> { (rows + rowsBehind).reduce(into: []) { $0.formUnion($1) } }
}
