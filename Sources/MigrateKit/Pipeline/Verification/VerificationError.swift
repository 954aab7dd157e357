/// Why a verified rewrite changed nothing.
package enum VerificationError: Error, Sendable, CustomStringConvertible {
  /// The command fails before any change: how it ended, and its last lines of output.
  case failsBefore(ending: String, tail: [String])
  /// The command could not be started.
  case cannotRun(String)
  /// The command, or another program, changed files of the rewrite while it ran.
  case filesChanged([String])
  /// A file could be written once, but not again.
  case cannotWrite(FileProblem)
  /// A signal such as Ctrl-C arrived.
  case interrupted(Int32)
  /// One of the above happened, and these files could not be restored.
  indirect case notRestored(String, [FileProblem])

  /// The message.
  package var description: String {
    switch self {
    case .failsBefore(let ending, _):
      "the command fails before any change (\(ending)), so nothing was changed"
    case .cannotRun(let message): "cannot run the command: \(message); nothing was changed"
    case .filesChanged(let names):
      "\(NameList.text(names)) changed while the command ran, so its result is not reliable;"
        + " every other file is as it was"
    case .cannotWrite(let problem):
      "\(problem.file): \(problem.message); every other file is as it was"
    case .interrupted: "interrupted; every file is as it was"
    case .notRestored(let sentence, let problems):
      "\(sentence), except for \(NameList.text(problems.map(\.file)))"
    }
  }
}
