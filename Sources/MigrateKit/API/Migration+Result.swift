import MigrateKitCore

extension Migration {
  /// The findings of a scan and their replacements.
  public struct Result: Sendable {
    /// The findings in order of file and position.
    public let findings: [Finding]
    /// Files that could not be read or rewritten, one sentence each.
    public let problems: [String]
    private let outcome: MigrationRun.Outcome
    private let request: MigrationRun.Request

    init(_ outcome: MigrationRun.Outcome, _ request: MigrationRun.Request) {
      self.outcome = outcome
      self.request = request
      findings = outcome.report.suggestions.map { Finding($0) }
      problems = outcome.report.problems.map { "\($0.file): \($0.message)" }
    }

    /// The replacements as a unified diff, which `git apply` and `patch -p1` take; empty without any.
    public var patch: String { String(decoding: outcome.patch(), as: UTF8.self) }

    /// The files that change, by name, with their text after the replacements.
    public var rewrittenSources: [String: String] {
      Dictionary(
        keepingFirst: outcome.changes.map {
          ($0.name, String(decoding: $0.rewritten, as: UTF8.self))
        })
    }

    /// Rewrites the files on the disk, all of them or none; `dsmigrate apply --undo` restores them.
    ///
    /// - Parameter allowsUncommittedChanges: Whether files may be rewritten that git could not restore.
    /// - Returns: The names of the files that were rewritten.
    /// - Throws: `MigrationError` if the sources were given as text, if git could not restore a file, and if
    ///   a file cannot be written.
    public func write(allowsUncommittedChanges: Bool = false) throws -> [String] {
      guard !request.paths.isEmpty else {
        throw MigrationError("the sources were given as text, so there is no file to write")
      }
      if outcome.changes.isEmpty { return [] }
      if let objection = GitStatus.objection(
        to: outcome.changes, allowsDirty: allowsUncommittedChanges,
        allowsNoVCS: allowsUncommittedChanges)
      {
        throw MigrationError(objection)
      }
      let transaction = try RewriteTransaction.begin(outcome.changes, for: request)
      if let problem = transaction.write(outcome.changes).compactMap({ $0 }).first {
        for change in outcome.changes { _ = transaction.restore(change) }
        try transaction.finish()
        throw MigrationError(problem)
      }
      try transaction.finish()
      return outcome.changes.map(\.name)
    }
  }
}
