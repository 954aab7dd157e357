/// A glob as options and configurations write it, with the habits of `.gitignore`: without a slash it
/// names a file or folder anywhere; a folder's name covers all that lies in it.
struct PathPattern: Sendable {
  private let glob: Glob
  private let matchesName: Bool
  private let spelling: NameSpelling

  /// Reads a pattern for paths whose names compare by `rules`.
  init(_ pattern: String, _ rules: NameRules = .bytes) {
    let slash = UInt8(ascii: "/")
    var text = pattern.utf8[...]
    while text.last == slash { text.removeLast() }
    if text.starts(with: "./".utf8) { text.removeFirst(2) }
    matchesName = !text.contains(slash)
    if text.first == slash { text.removeFirst() }
    spelling = NameSpelling(rules, patterns: [pattern])
    glob = Glob(spelling.pattern(String(Substring(text))))
  }

  /// Whether the pattern names `path` or a folder that it lies in.
  func covers(_ path: String) -> Bool {
    let slash = UInt8(ascii: "/")
    let path = spelling.path(path)
    if matchesName {
      return path.utf8.split(separator: slash).contains { glob.matches(String(Substring($0))) }
    }
    if glob.matches(path) { return true }
    return path.utf8.indices.contains {
      path.utf8[$0] == slash && glob.matches(String(path[..<$0]))
    }
  }
}
