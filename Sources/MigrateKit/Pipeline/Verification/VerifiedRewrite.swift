import MigrateKitCore

/// A rewrite that only keeps changes with which a command passes.
///
/// The command, such as the project's build, runs before anything is changed and must pass. Then
/// all changes are made, and while the command fails, some are reverted and it runs again. The
/// command has passed with exactly the bytes that remain.
package struct VerifiedRewrite: Sendable {
  /// The result.
  package struct Outcome: Sendable {
    /// The kept changes.
    package internal(set) var kept: [FileChange] = []
    /// The changes with which the command fails, in order of path and position.
    package internal(set) var culprits: [TakenBack] = []
    /// The changes that were reverted untested, because the limit of runs was reached.
    package internal(set) var untried: [Suggestion] = []
    /// The files that could not be written and are unchanged.
    package internal(set) var problems: [FileProblem] = []
    /// The number of runs of the command.
    package internal(set) var runs = 0

    /// The number of reverted suggestions.
    package var takenBackCount: Int { culprits.count + untried.count }
  }

  /// A suggestion that the command fails with.
  package struct TakenBack: Sendable {
    /// The suggestion.
    package let suggestion: Suggestion
    /// The command's message for it.
    package let message: String
  }

  /// A run of the command that is about to start.
  package struct Progress: Hashable, Sendable {
    /// The number of the run, counted from 1.
    package let run: Int
    /// The limit of runs.
    package let limit: Int
    /// The number of applied suggestions.
    package let applied: Int
    /// The number of all suggestions.
    package let total: Int
  }

  /// The default limit of runs: enough to find one culprit among 10,000 changes without any error
  /// messages.
  package static let defaultLimit = 20

  private let command: ShellCommand
  private let limit: Int
  private let report: @Sendable (Progress) -> Void

  /// Prepares to run a command.
  ///
  /// - Parameters:
  ///   - command: what the shell runs.
  ///   - directory: the folder to run it in.
  ///   - limit: how often it may run: once before the rewrite, the others after it.
  ///   - report: is called before each run.
  package init(
    command: String, in directory: String, limit: Int = defaultLimit,
    report: @escaping @Sendable (Progress) -> Void = { _ in }
  ) {
    precondition(limit >= 2, "a command runs at least before and after the rewrite")
    self.command = ShellCommand(text: command, directory: directory)
    self.limit = limit
    self.report = report
  }

  /// Makes the changes with which the command passes, through a transaction that has not written
  /// yet; the caller ends it.
  ///
  /// - Throws: `VerificationError` if nothing was changed or everything was reverted.
  package func run(
    _ changes: [FileChange], writing transaction: RewriteTransaction, under shield: SignalShield
  ) throws(VerificationError) -> Outcome {
    var session = Session(rewrite: self, transaction: transaction, shield: shield)
    session.total = changes.reduce(0) { $0 + $1.applied.count }
    let before = try session.run(with: changes, applied: 0)
    guard before.passed else {
      throw .failsBefore(ending: before.ending.text, tail: before.output.tail)
    }
    do throws(VerificationError) {
      return try session.rewrite(changes)
    } catch {
      throw transaction.revert(session.written, after: error)
    }
  }
}

// MARK: - One session

extension VerifiedRewrite {
  /// The runs over one set of changes.
  private struct Session {
    let rewrite: VerifiedRewrite
    let transaction: RewriteTransaction
    let shield: SignalShield
    var total = 0
    var runs = 0
    /// The changes to files that could be written.
    var written: [FileChange] = []

    /// Runs the command while `applied` suggestions are applied to the files of `changes`.
    mutating func run(
      with changes: [FileChange], applied: Int
    ) throws(VerificationError) -> ShellCommand.Result {
      if let signal = shield.pending { throw .interrupted(signal) }
      runs += 1
      rewrite.report(
        Progress(run: runs, limit: rewrite.limit, applied: applied, total: total))
      let result: ShellCommand.Result
      do throws(SystemError) {
        result = try rewrite.command.run(under: shield)
      } catch {
        throw .cannotRun(error.message)
      }
      // The command may have exited by itself although a signal was pending.
      if let signal = shield.pending { throw .interrupted(signal) }
      let touched = changes.filter { !transaction.isUntouched($0) }
      if !touched.isEmpty { throw .filesChanged(touched.map(\.name)) }
      return result
    }

    mutating func rewrite(_ changes: [FileChange]) throws(VerificationError) -> Outcome {
      let problems = transaction.write(changes)
      written = zip(changes, problems).filter { $1 == nil }.map(\.0)
      var outcome = Outcome()
      outcome.problems = problems.compactMap { $0 }
      let units = RewriteUnits(written)
      let found = try search(units)
      outcome.kept = units.changes(keeping: found.search.good)
      outcome.culprits = found.search.culprits.sorted().flatMap { unit in
        units.suggestions(of: unit).map {
          TakenBack(suggestion: $0, message: found.messages[unit] ?? "")
        }
      }
      outcome.untried = found.search.undecided.flatMap(units.suggestions)
      outcome.runs = runs
      return outcome
    }

    /// Determines with the command which units can be kept, and leaves the files in that state.
    private mutating func search(
      _ units: RewriteUnits
    ) throws(VerificationError) -> (search: FailureBisection, messages: [Int: String]) {
      let paths = ChangedPaths(
        units.changes.map { FilePath.real($0.path) }, directory: rewrite.command.directory,
        exists: { FileSystem.kind(of: $0) == .file })
      let blame = BlameReader(units, paths: paths)
      var search = FailureBisection(units.traits)
      var messages: [Int: String] = [:]
      var shown = Set(units.units.indices)
      while let question = search.question, runs < rewrite.limit {
        try show(question, after: &shown, of: units)
        let applied = question.reduce(0) { $0 + units.units[$1].members.count }
        let result = try run(with: units.changes, applied: applied)
        if result.passed {
          search.record(.passed)
          continue
        }
        let reading = blame.reading(of: result.output.diagnostics, kept: question)
        let gist = result.gist
        // The last run that failed with a change shows why it cannot be kept.
        for unit in question { messages[unit] = reading.messages[unit] ?? gist }
        search.record(.failed(reading.blame))
      }
      try show(search.good, after: &shown, of: units)
      return (search, messages)
    }

    /// Writes the files with exactly the units `kept` applied.
    private func show(
      _ kept: Set<Int>, after shown: inout Set<Int>, of units: RewriteUnits
    ) throws(VerificationError) {
      let files = Set(kept.symmetricDifference(shown).map { units.units[$0].file }).sorted()
      let contents = files.map { file in
        let change = units.changes[file]
        let part = units.change(toFile: file, keeping: kept)
        return (change: change, bytes: part?.rewritten ?? change.original)
      }
      if let problem = transaction.write(contents).lazy.compactMap({ $0 }).first {
        throw .cannotWrite(problem)
      }
      shown = kept
    }
  }
}

extension ShellCommand.Result {
  /// The output of a failing command, in one line.
  var gist: String { output.gist ?? "the command printed nothing and ended with \(ending.text)" }
}

extension ShellCommand.Ending {
  /// How it ended, in a message: `status 1`.
  var text: String {
    switch self {
    case .exited(let status): "status \(status)"
    case .killed(let signal): "signal \(signal)"
    }
  }
}
