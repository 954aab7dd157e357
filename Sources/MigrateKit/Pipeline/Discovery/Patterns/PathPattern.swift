import MigrateKitCore

/// A glob in options and configurations, similar to `.gitignore`: without a slash it matches a file
/// or folder anywhere; a folder's name matches everything in it.
struct PathPattern: Sendable {
  private let glob: Glob
  private let matchesName: Bool
  private let folding: NameFolding
  /// Whether it leaves its base folder: `../Common/**`.
  private let climbs: Bool

  /// Reads a pattern for paths whose names compare by `rules`.
  init(_ pattern: String, _ rules: NameRules = .bytes) {
    let slash = UInt8(ascii: "/")
    var text = pattern.utf8[...]
    while text.last == slash { text.removeLast() }
    if text.starts(with: "./".utf8) { text.removeFirst(2) }
    matchesName = !text.contains(slash)
    climbs = text.starts(with: "../".utf8)
    if text.first == slash { text.removeFirst() }
    folding = NameFolding(rules, patterns: [pattern])
    glob = Glob(folding.pattern(String(Substring(text))))
  }

  /// Whether the pattern matches `path` or an enclosing folder.
  func covers(_ path: String) -> Bool {
    let slash = UInt8(ascii: "/")
    let path = folding.path(path)
    if matchesName {
      return path.utf8.split(separator: slash).contains { glob.matches(String(Substring($0))) }
    }
    return glob.covers(path)
  }
}

extension PathPattern {
  /// Whether a pattern from the options matches a file, relative to the root of the report or to
  /// the working directory.
  static func cover(
    _ patterns: [PathPattern], _ name: String, root: String, workingDirectory: String
  ) -> Bool {
    if patterns.contains(where: { $0.covers(name) }) { return true }
    if patterns.isEmpty || root == workingDirectory { return false }
    let path = FilePath.absolute(name, from: root)
    let seen = FilePath.relative(path, to: workingDirectory)
    let isOutside = seen.hasPrefix("../")
    return patterns.contains { $0.climbs == isOutside && $0.covers(seen) }
  }
}
