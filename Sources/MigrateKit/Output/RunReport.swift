import MigrateKitCore

/// The result of a run, independent of the output format.
///
/// Reporters format; they never decide.
package struct RunReport: Sendable {
  /// The folder that the paths are relative to, as an absolute path.
  package var root: String
  /// The name of the mapping, or of each mapping of several apps; empty without one.
  package var mappings: [String]
  /// Whether every mapping is in the project that it describes, as `init` writes it.
  package var hasOwnMapping = false
  /// The number of Swift files read.
  package var fileCount: Int
  /// The number of files by project folder; `.` for that of the root.
  package var filesByProject: [PathKey: Int] = [:]
  /// The shard of this report; `nil` for the whole.
  package var shard: Shard?
  /// The number of uses of mapped tokens.
  package var tokenUses: Int
  /// The number of uses in each file that has any.
  package var tokenUsesByFile: [PathKey: Int] = [:]
  /// The number of uses of each token, by the chain of names: `Color.Wellness.calmBlue`.
  package var tokenUsesByName: [String: Int] = [:]
  /// The number of uses of each style whose value is not known, by its code; they count as uses of tokens.
  package var usesWithoutValue: [String: Int] = [:]
  /// The findings with their suggestions, in order of path and position.
  package var suggestions: [Suggestion]
  /// The figures of findings that `suggestions` leaves out, because a stream has written them.
  package var passedOn = FindingFigures()
  /// Problems with reading, parsing or writing files.
  package var problems: [FileProblem]
  /// The policy for applicable changes.
  package var policy: ApplyPolicy
  /// Whether to show definitions, unresolved values and skipped files too (`--all`).
  package var showsAll: Bool
  /// Skipped folders with vendored code, as in reports.
  package var skippedFolders: [String] = []
  /// The comparison with a baseline; `nil` without one.
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

/// A file that could not be handled, and why.
///
/// The run goes on without it.
package struct FileProblem: Hashable, Sendable {
  /// The path of the file in reports.
  package var file: String
  /// The problem, and the remedy if known.
  package var message: String
  /// Whether it is a warning, which does not affect the exit status.
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
  /// Compares the bytes of the path, because canonically equivalent names may be different files.
  package static func == (a: FileProblem, b: FileProblem) -> Bool {
    a.file.hasSameBytes(as: b.file) && a.message == b.message && a.isWarning == b.isWarning
  }

  /// Hashes the compared properties.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(PathKey(file))
    hasher.combine(message)
    hasher.combine(isWarning)
  }
}
