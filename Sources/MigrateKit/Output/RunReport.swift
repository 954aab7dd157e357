/// Everything that a run found, ready to be written in any format.
///
/// Reporters format; they never decide.
package struct RunReport: Sendable {
  /// The folder that the paths are relative to, as an absolute path.
  package var root: String
  /// The name of the mapping, or of each mapping when several apps were read; empty without one.
  package var mappings: [String]
  /// How many Swift files were read.
  package var fileCount: Int
  /// How many of them each project has, by its folder: `.` for that of the root.
  package var filesByProject: [PathKey: Int] = [:]
  /// The part of the code that this is; `nil` when it is all of it.
  package var shard: Shard?
  /// How many uses of mapped tokens are in the code.
  package var tokenUses: Int
  /// How many of them are in each file that has any.
  package var tokenUsesByFile: [PathKey: Int] = [:]
  /// How often the code names each token, by the chain of names: `Color.Wellness.calmBlue`.
  package var tokenUsesByName: [String: Int] = [:]
  /// What was found, in order of path and position.
  package var suggestions: [Suggestion]
  /// What could not be read, understood or written.
  package var problems: [FileProblem]
  /// What counts as applicable in this run.
  package var policy: ApplyPolicy
  /// Whether to show definitions, unresolved values and skipped files too (`--all`).
  package var showsAll: Bool
  /// Folders of other people's code that were left out, as reports write them.
  package var skippedFolders: [String] = []
  /// What is new and what is gone since a baseline; `nil` without one.
  package var baseline: BaselineComparison?

  /// Makes a report.
  package init(
    root: String, mappings: [String] = [], fileCount: Int = 0, tokenUses: Int = 0,
    suggestions: [Suggestion] = [], problems: [FileProblem] = [],
    policy: ApplyPolicy = ApplyPolicy(), showsAll: Bool = false
  ) {
    self.root = root
    self.mappings = mappings
    self.fileCount = fileCount
    self.tokenUses = tokenUses
    self.suggestions = suggestions
    self.problems = problems
    self.policy = policy
    self.showsAll = showsAll
  }
}

/// A file that could not be handled, and why: one sentence.
///
/// The run goes on without it.
package struct FileProblem: Hashable, Sendable {
  /// The path of the file, as reports write it.
  package var file: String
  /// What went wrong and the remedy, if known.
  package var message: String
  /// Whether the run still counts as done: a warning leaves the exit status alone.
  package var isWarning: Bool

  /// Reports a mistake in a file that people write.
  package init(_ problem: LoadProblem) {
    let path = problem.path.description
    self.init(
      file: problem.file, message: path.isEmpty ? problem.message : "\(path): \(problem.message)",
      isWarning: problem.severity == .warning)
  }

  /// Makes a problem.
  package init(file: String, message: String, isWarning: Bool = false) {
    self.file = file
    self.message = message
    self.isWarning = isWarning
  }
}

extension FileProblem {
  /// Compares the bytes of the path: names that look alike may be of different files.
  package static func == (a: FileProblem, b: FileProblem) -> Bool {
    a.file.hasSameBytes(as: b.file) && a.message == b.message && a.isWarning == b.isWarning
  }

  /// Hashes what `==` compares.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(PathKey(file))
    hasher.combine(message)
    hasher.combine(isWarning)
  }
}
