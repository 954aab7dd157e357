/// What a mapping states about tokens, by the patterns of their paths.
///
/// Nearly all patterns are plain paths, which are looked up; only the others are compared with each path.
package struct PathPatterns<Statement> {
  /// The statements in the order of the mapping, with their patterns.
  private(set) var entries: [(glob: PathGlob, statement: Statement)] = []
  /// The numbers of the entries of plain paths.
  private var literals: [String: [Int]] = [:]
  private var wildcards: [Int] = []

  /// Makes an empty table.
  package init() {}

  /// Adds a statement after the others.
  mutating func append(_ glob: PathGlob, _ statement: Statement) {
    if glob.isLiteral {
      literals[glob.text, default: []].append(entries.count)
    } else {
      wildcards.append(entries.count)
    }
    entries.append((glob, statement))
  }

  /// The statements about a path, the most specific first, and of equally specific ones the first.
  func statements(about path: String) -> [Statement] {
    matching(path).map { entries[$0].statement }
  }

  /// The most specific statement about a path.
  func statement(about path: String) -> Statement? {
    matching(path).first.map { entries[$0].statement }
  }

  private func matching(_ path: String) -> [Int] {
    // Texts are equal whose bytes differ, and patterns are not.
    let named = literals[path, default: []].filter { entries[$0].glob.matches(path) }
    let fitting = wildcards.filter { entries[$0].glob.matches(path) }
    guard fitting.count > 1 else { return named + fitting }
    return named
      + fitting.sorted { (entries[$1].glob.specificity, $0) < (entries[$0].glob.specificity, $1) }
  }
}

extension PathPatterns: Sendable where Statement: Sendable {}
