// The order of problems: one that depends on the problems alone, so that reports of parts and of the
// whole list them alike.

extension FileProblem {
  /// By file, then by line, then by what is said.
  static func precedes(_ a: FileProblem, _ b: FileProblem) -> Bool {
    if !a.file.hasSameBytes(as: b.file) { return a.file.precedesByBytes(b.file) }
    if a.line != b.line { return a.line < b.line }
    return a.message.utf8.lexicographicallyPrecedes(b.message.utf8)
  }

  /// The line that the sentence begins with, `line 12: …`; 0 where it is about the file.
  private var line: Int {
    guard message.hasPrefix("line ") else { return 0 }
    return Int(message.dropFirst("line ".count).prefix { $0.isASCII && $0.isNumber }) ?? 0
  }
}

extension RunReport {
  /// Adds problems where they belong.
  package mutating func add(_ problems: [FileProblem]) {
    self.problems = (self.problems + problems).sorted(by: FileProblem.precedes)
  }

  /// Counts files that were read of a project; one without any is a project, too.
  mutating func countFiles(_ count: Int, in project: String) {
    fileCount += count
    filesByProject[PathKey(project), default: 0] += count
  }
}
