/// The innermost scope of each lexeme of a file; a brace belongs to the scope that it opens or closes.
///
/// Long runs of lexemes are in one scope, so only the places where it changes are stored: a file with very many
/// lexemes has few scopes.
struct ScopeRuns: Sendable {
  /// The first lexeme of each run, in order.
  private var starts: [Int32] = []
  /// The scope of each run.
  private var scopes: [Int32] = []

  /// The scope of a lexeme; the file's for one that is in no run.
  func scope(of lexeme: Int) -> Int {
    let next = starts.partitioningIndex { $0 > lexeme }
    return next > 0 ? Int(scopes[next - 1]) : 0
  }

  /// Notes that the lexemes from one on are in a scope; it is the last one that was noted, or comes after it.
  @inline(__always)
  mutating func add(_ scope: Int, from lexeme: Int) {
    if let last = scopes.last, last == scope { return }
    if let last = starts.last, last == lexeme { removeLast() }
    if let last = scopes.last, last == scope { return }
    starts.append(Int32(truncatingIfNeeded: lexeme))
    scopes.append(Int32(truncatingIfNeeded: scope))
  }

  private mutating func removeLast() {
    starts.removeLast()
    scopes.removeLast()
  }
}
