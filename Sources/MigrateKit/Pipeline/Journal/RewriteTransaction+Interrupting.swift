extension RewriteTransaction {
  /// How many files are written between two looks for a signal: enough to keep the disk busy, and no
  /// more than are written in a moment.
  private static let batchSize = 32

  /// Writes changes as they are, unless a signal arrives: then every file is restored.
  ///
  /// - Parameters:
  ///   - changes: The changes, which the transaction began with.
  ///   - shield: The shield that puts signals off, raised before the first file is written.
  /// - Returns: For each change the problem when its file was left as it is.
  /// - Throws: `VerificationError.interrupted` when all files are as they were, `.notRestored` when
  ///   some could not be restored; the journal must stay open then.
  package func write(
    _ changes: [FileChange], under shield: SignalShield
  ) throws(VerificationError) -> [FileProblem?] {
    var problems: [FileProblem?] = []
    while true {
      if let signal = shield.pending {
        let written = zip(changes, problems).filter { $1 == nil }.map(\.0)
        throw revert(written, after: .interrupted(signal))
      }
      if problems.count == changes.count { return problems }
      problems += write(Array(changes[problems.count...].prefix(Self.batchSize)))
    }
  }

  /// Restores the files of changes that were written, and returns the error to end with.
  ///
  /// A file that somebody else changed is theirs.
  func revert(_ written: [FileChange], after error: VerificationError) -> VerificationError {
    let problems = write(written.map { ($0, $0.original) })
    let stuck = zip(written, problems).compactMap { change, problem in
      isUntouched(change) ? problem : nil
    }
    return stuck.isEmpty ? error : .notRestored(error.description, stuck)
  }
}
