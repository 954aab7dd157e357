import MigrateKitCore

/// The writes of one run, which can be reverted as a whole.
///
/// ```swift
/// let transaction = try RewriteTransaction.begin(outcome.changes, for: request)
/// let problems = transaction.write(outcome.changes)
/// try transaction.finish()
/// ```
///
/// Guarantees, whenever the process is killed:
///
/// - Before `begin` returns, no file is changed. When it returns, the original bytes of every file
///   are on the disk, in a journal in git's folder.
/// - From then on each file has its original bytes, or complete contents that this transaction
///   wrote.
/// - Until `finish` returns, the run counts as interrupted: the next call of
///   `RewriteHistory.recover`, with which every `apply` begins, restores all files. After that,
///   only `RewriteHistory.undo` reverts the run.
///
/// A file may be written any number of times, with all, some or none of its edits. A kernel lock,
/// which child processes do not inherit, prevents other transactions in the same work tree.
package final class RewriteTransaction {
  /// A file to write.
  private struct Target {
    var journal: Int
    var index: Int
    var path: String
    var original: Checksum
    /// The last known contents of the file.
    var current: Checksum
  }

  /// Interrupted runs that `begin` reverted.
  package private(set) var recovered: Restoration?
  /// Warnings about files that are written.
  package let warnings: [FileProblem]

  private let journals: [OpenJournal]
  private var targets: [PathKey: Target] = [:]
  private let refused: [PathKey: FileProblem]

  /// Makes sure that `changes` can be reverted, and locks every affected work tree.
  ///
  /// - Throws: `MigrationError` if another process writes there, or if a journal cannot be written;
  ///   nothing has been changed then.
  package static func begin(
    _ changes: [FileChange], for request: MigrationRun.Request
  ) throws(MigrationError) -> RewriteTransaction {
    let place = JournalPlace(paths: request.paths, workingDirectory: request.workingDirectory)
    return try RewriteTransaction(changes, in: place)
  }

  init(_ changes: [FileChange], in place: JournalPlace) throws(MigrationError) {
    let draft = try RewriteDraft(changes, in: place)
    refused = draft.refused
    warnings = draft.warnings
    let parts = draft.parts(in: place)
    // Takes all locks before the first journal, so that a refusal leaves nothing behind.
    let locks = StoreLocks()
    for part in parts {
      try place.prepare(part.store)
      try locks.lock(part.store)
    }
    for part in parts {
      if let restoration = try place.recover(part.store, locks) { recovered = restoration }
    }
    let run = parts.count > 1 ? Self.newID() : nil
    var journals: [OpenJournal] = []
    for part in parts {
      var journal = Journal(id: Self.newID(), files: part.files)
      journal.run = run.map { id in
        let others = parts.map(\.store.root).filter { !$0.hasSameBytes(as: part.store.root) }
        return Journal.Run(id: id, roots: others)
      }
      journals.append(
        try OpenJournal(journal, in: part.store, lock: locks.lock(part.store)))
    }
    self.journals = journals
    for (number, part) in parts.enumerated() {
      for (index, change) in part.changes.enumerated() {
        let original = part.files[index].checksum
        targets[PathKey(change.path)] = Target(
          journal: number, index: index, path: part.path(index), original: original,
          current: original)
      }
    }
  }

  /// Writes changes with all their edits.
  ///
  /// - Returns: for each change, the problem if its file was not written.
  package func write(_ changes: [FileChange]) -> [FileProblem?] {
    write(changes.map { ($0, $0.rewritten) })
  }

  /// Writes a change with all its edits.
  ///
  /// - Returns: the problem if the file was not written.
  package func write(_ change: FileChange) -> FileProblem? {
    write([(change, change.rewritten)])[0]
  }

  /// Writes the original bytes of a change back.
  ///
  /// - Returns: the problem if the file was not written.
  package func restore(_ change: FileChange) -> FileProblem? {
    write([(change, change.original)])[0]
  }

  /// Writes other bytes to the files of changes, such as a part of their edits.
  ///
  /// Keeps permissions; for a symbolic link writes its target. Skips a file that has neither the
  /// bytes that were read nor those that this transaction wrote last.
  ///
  /// - Returns: for each change, the problem if its file was not written.
  package func write(_ contents: [(change: FileChange, bytes: [UInt8])]) -> [FileProblem?] {
    var outcomes = [FileReplacement.Outcome?](repeating: nil, count: contents.count)
    var replacements: [(index: Int, replacement: FileReplacement)] = []
    for (index, content) in contents.enumerated() where refused[PathKey(content.change.path)] == nil
    {
      do throws(SystemError) {
        replacements.append((index, try replacement(content.bytes, for: content.change)))
      } catch {
        outcomes[index] = .failed(error)
      }
    }
    let results = FileReplacement.run(replacements.map(\.replacement))
    for ((index, replacement), outcome) in zip(replacements, results) {
      outcomes[index] = outcome
      if outcome == .done {
        targets[PathKey(contents[index].change.path)]?.current = Checksum(of: replacement.bytes)
      }
    }
    return zip(contents, outcomes).map { content, outcome in
      refused[PathKey(content.change.path)] ?? outcome?.problem(with: content.change)
    }
  }

  /// The replacement that writes bytes, after recording them in the journal.
  private func replacement(
    _ bytes: [UInt8], for change: FileChange
  ) throws(SystemError) -> FileReplacement {
    guard let target = targets[PathKey(change.path)] else {
      preconditionFailure("a transaction writes only the files that it began with")
    }
    let journal = journals[target.journal]
    let checksum = Checksum(of: bytes)
    if checksum != target.original { try journal.announce(checksum, for: target.index) }
    let temporary = journal.journal.temporaryName(target.index)
    return FileReplacement(
      path: target.path, root: journal.store.root, bytes: bytes,
      temporary: FilePath.join(FilePath.folder(target.path), temporary),
      expected: [target.current])
  }

  /// Whether the file of a change is unchanged since this transaction wrote it, or since it was
  /// read.
  func isUntouched(_ change: FileChange) -> Bool {
    guard let target = targets[PathKey(change.path)] else { return true }
    guard let bytes = try? FileSystem.read(target.path) else { return false }
    return Checksum(of: bytes) == target.current
  }

  /// Ends the run: keeps what was written, and allows other runs.
  ///
  /// Nothing is written after it.
  ///
  /// - Throws: `MigrationError` if the journal cannot be closed; the next run then reverts this
  ///   one.
  package func finish() throws(MigrationError) {
    let folders = targets.values.filter { $0.current != $0.original }.map {
      FilePath.folder($0.path)
    }
    for folder in folders.uniquedPaths() { AtomicFile.flushFolder(folder) }
    let isChanged = targets.values.contains { $0.current != $0.original }
    // The journals of the run's paths are closed last.
    for (number, journal) in journals.enumerated().reversed() {
      let untouched = targets.values.filter { $0.journal == number && $0.current == $0.original }
      try journal.finish(dropping: untouched.map(\.index).sorted(), leadsToOthers: isChanged)
    }
  }

  private static func newID() -> String {
    var generator = SystemRandomNumberGenerator()
    return String(generator.next(), radix: 16)
  }
}

extension FileReplacement.Outcome {
  /// The problem in the report.
  fileprivate func problem(with change: FileChange) -> FileProblem? {
    switch self {
    case .done: nil
    case .unexpected:
      FileProblem(file: change.name, message: "it changed while dsmigrate ran; run it again")
    case .failed(let error):
      FileProblem(file: change.name, message: "cannot write it: \(error.message)")
    }
  }
}
