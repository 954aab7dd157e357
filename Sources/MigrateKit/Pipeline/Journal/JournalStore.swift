import MigrateKitCore

/// The journals of the runs over one work tree, or over one folder outside git.
///
/// The name of a journal states the phase of its run, because a rename succeeds even on a full
/// disk: `000012.open` while the run writes, `000012.done` once it has ended, `000012.undo` while
/// it is reverted, and deleted after that. `000012.new` is a journal that is being written; its run
/// has not changed anything yet.
struct JournalStore: Sendable {
  /// The phase of a run.
  enum State: String, Sendable {
    case new, open, done, undo

    /// Whether the run was interrupted; only called while holding the lock.
    var isUnfinished: Bool { self == .open || self == .undo }
  }

  /// One journal in the folder.
  struct Entry: Sendable {
    var number: Int
    var state: State
  }

  /// The limits of revertible runs and of the total size of their journals; the last run is always
  /// kept.
  static let limit = (runs: 20, bytes: 512 << 20)

  /// The folder of the journaled files, without symbolic links.
  let root: String
  /// The folder of the journals.
  let folder: String

  /// The path of a journal.
  func path(_ number: Int, _ state: State) -> String {
    let digits = String(number)
    let zeros = String(repeating: "0", count: max(6 - digits.count, 0))
    return FilePath.join(folder, "\(zeros)\(digits).\(state.rawValue)")
  }

  /// Checks that the folder is not a link, whose target could belong to somebody else.
  func refuseLink() throws(MigrationError) {
    for path in [folder, FilePath.join(folder, "lock")] {
      guard let target = FileSystem.linkTarget(path) else { continue }
      throw MigrationError(
        "'\(path)' is a link to '\(target)', through which no undo journal is written; remove it")
    }
  }

  /// The journals in the folder, by number; empty if there is no folder.
  func entries() -> [Entry] {
    guard FileSystem.kind(of: folder, followingLinks: false) == .directory else { return [] }
    let names = (try? FileSystem.entries(of: folder)) ?? []
    return names.compactMap { entry in
      let parts = entry.name.split(at: ".", omittingEmptySubsequences: false)
      guard parts.count == 2, let number = Int(parts[0]),
        let state = State(rawValue: String(parts[1]))
      else { return nil }
      return Entry(number: number, state: state)
    }.sorted { $0.number < $1.number }
  }

  /// Whether another process is writing here.
  var isLocked: Bool { FileLock.isHeld(FilePath.join(folder, "lock")) }

  /// Takes the lock of the store, whose folder must exist.
  ///
  /// - Throws: `MigrationError` if another process holds it.
  func lock() throws(MigrationError) -> FileLock {
    try refuseLink()
    do {
      if let lock = try FileLock(FilePath.join(folder, "lock")) { return lock }
    } catch {
      throw MigrationError("cannot lock the undo journals in '\(folder)': \(error.message)")
    }
    throw MigrationError(
      "another dsmigrate is rewriting files in '\(root)'; try again when it has ended")
  }

  /// Reads a journal.
  func read(_ entry: Entry) throws(MigrationError) -> Journal {
    let path = path(entry.number, entry.state)
    do {
      if let journal = Journal(try FileSystem.read(path)) { return journal }
    } catch {
      throw MigrationError("cannot read the undo journal '\(path)': \(error.message)")
    }
    throw MigrationError(
      "the undo journal '\(path)' is damaged; see that the files in '\(root)' are as they should be,"
        + " and delete it")
  }

  /// Moves a journal to another phase.
  func move(_ entry: Entry, to state: State) throws(MigrationError) -> Entry {
    let old = path(entry.number, entry.state)
    guard rename(old, path(entry.number, state)) == 0 else {
      throw MigrationError("cannot rename the undo journal '\(old)': \(SystemError().message)")
    }
    AtomicFile.flushFolder(folder)
    return Entry(number: entry.number, state: state)
  }

  /// Deletes a journal.
  func remove(_ entry: Entry) {
    unlink(path(entry.number, entry.state))
    AtomicFile.flushFolder(folder)
  }

  /// Deletes the oldest journals beyond the limit.
  func prune() {
    var count = 0
    var size = 0
    for entry in entries().reversed() where entry.state == .done {
      var status = stat()
      guard stat(path(entry.number, entry.state), &status) == 0 else { continue }
      count += 1
      size += Int(status.st_size)
      if count > 1, count > Self.limit.runs || size > Self.limit.bytes { remove(entry) }
    }
  }
}
