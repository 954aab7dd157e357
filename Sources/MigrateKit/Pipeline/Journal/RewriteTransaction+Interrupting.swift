extension RewriteTransaction {
  /// The number of files written between checks for a signal: enough to keep the disk busy, but
  /// quickly written.
  private static let batchSize = 32

  /// Writes changes as they are, unless a signal arrives: then every file is restored.
  ///
  /// - Parameters:
  ///   - changes: The changes that the transaction was made for.
  ///   - shield: The shield that defers signals, raised before the first file is written.
  /// - Returns: For each change, the problem if its file was not written.
  /// - Throws: `VerificationError.interrupted` if all files are restored, `.notRestored` if some
  ///   could not be; the journal must then stay open.
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
  /// Files that others changed meanwhile are not touched.
  func revert(_ written: [FileChange], after error: VerificationError) -> VerificationError {
    let problems = write(written.map { ($0, $0.original) })
    let stuck = zip(written, problems).compactMap { change, problem in
      isUntouched(change) ? problem : nil
    }
    return stuck.isEmpty ? error : .notRestored(error.description, stuck)
  }
}
