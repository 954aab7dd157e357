import MigrateKitCore

/// The journal of a run in progress, with its lock.
final class OpenJournal {
  let store: JournalStore
  /// The contents of the journal so far.
  private(set) var journal: Journal
  /// The lock, held until the run has ended.
  private var lock: FileLock?
  private var entry: JournalStore.Entry
  private let file: Int32
  /// The length of the whole lines.
  private var length: Int

  /// Writes and flushes the first lines of a journal; after that the run may write.
  init(_ journal: Journal, in store: JournalStore, lock: FileLock) throws(MigrationError) {
    self.store = store
    self.journal = journal
    self.lock = lock
    let bytes = journal.bytes
    length = bytes.count
    let number = (store.entries().last?.number ?? 0) + 1
    let new = JournalStore.Entry(number: number, state: .new)
    do throws(SystemError) {
      // Lengths are read back as 32 bits, like those of all files.
      guard bytes.count < Int(UInt32.max) - (1 << 20) else { throw SystemError(EFBIG) }
      file = try Self.create(store.path(number, .new), bytes)
    } catch {
      unlink(store.path(number, .new))
      throw MigrationError(
        "cannot keep an undo journal in '\(store.folder)': \(error.message); nothing was changed")
    }
    entry = try store.move(new, to: .open)
  }

  deinit { close(file) }

  private static func create(_ path: String, _ bytes: [UInt8]) throws(SystemError) -> Int32 {
    // The journal contains source text, so it is private to the user.
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw SystemError() }
    do throws(SystemError) {
      try FileSystem.write(bytes, to: file)
      try FileSystem.flush(file, .durable)
    } catch {
      close(file)
      throw error
    }
    return file
  }

  /// Records new bytes in the journal before a file gets them.
  func announce(_ checksum: Checksum, for index: Int) throws(SystemError) {
    if journal.files[index].written.contains(checksum) { return }
    try append(Journal.writeLine(index, checksum))
    journal.files[index].written.insert(checksum)
  }

  /// Ends the run.
  ///
  /// The files of `dropped` were not changed. If no other remains, the journal is deleted, unless
  /// it `leadsToOthers` of the same run.
  func finish(dropping dropped: [Int], leadsToOthers: Bool = false) throws(MigrationError) {
    defer { lock = nil }
    if dropped.count == journal.files.count, !(leadsToOthers && dropped.isEmpty) {
      store.remove(entry)
      return
    }
    // If this line cannot be written, the only consequence is a needless refusal to revert.
    if !dropped.isEmpty { try? append(dropped.map(Journal.dropLine).joined()) }
    do {
      entry = try store.move(entry, to: .done)
    } catch {
      throw MigrationError("\(error.message); so the next run reverts this one")
    }
    store.prune()
  }

  private func append(_ lines: String) throws(SystemError) {
    do throws(SystemError) {
      try FileSystem.write(Array(lines.utf8), to: file)
      try FileSystem.flush(file, .durable)
      length += lines.utf8.count
    } catch {
      // Removes an incomplete line, so that the next one starts on a new line.
      ftruncate(file, off_t(length))
      throw error
    }
  }
}
