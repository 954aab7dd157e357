import MigrateKitCore

// The order of problems, which only depends on the problems, so that reports of shards and of the
// whole agree.

extension FileProblem {
  /// By file, then by line, then by message.
  static func precedes(_ a: FileProblem, _ b: FileProblem) -> Bool {
    if !a.file.hasSameBytes(as: b.file) { return a.file.precedesByBytes(b.file) }
    if a.line != b.line { return a.line < b.line }
    return a.message.utf8.lexicographicallyPrecedes(b.message.utf8)
  }

  /// The line at the start of the message, `line 12: …`; 0 if it is about the file.
  private var line: Int {
    guard message.hasPrefix("line ") else { return 0 }
    return Int(message.dropFirst("line ".count).prefix { $0.isASCII && $0.isNumber }) ?? 0
  }
}

extension RunReport {
  /// Adds problems in order.
  package mutating func add(_ problems: [FileProblem]) {
    self.problems = (self.problems + problems).sorted(by: FileProblem.precedes)
  }

  /// Adds the number of read files of a project, which may be 0.
  mutating func countFiles(_ count: Int, in project: String) {
    fileCount += count
    filesByProject[PathKey(project), default: 0] += count
  }
}
