import MigrateKitCore

/// The locks of the stores of one command, each taken once.
final class StoreLocks {
  private var locks: [PathKey: FileLock] = [:]

  /// Takes the lock of a store, whose folder must exist, unless it is taken already.
  @discardableResult
  func lock(_ store: JournalStore) throws(MigrationError) -> FileLock {
    let key = PathKey(store.folder)
    if let lock = locks[key] { return lock }
    let lock = try store.lock()
    locks[key] = lock
    return lock
  }
}

/// One journal of a run.
struct RunPart {
  let store: JournalStore
  let entry: JournalStore.Entry

  /// Whether both are journals of one store.
  func isInStore(of other: JournalStore) -> Bool { store.folder.hasSameBytes(as: other.folder) }
}

/// The state of a run's part that another of its journals names.
enum RunPartPlace {
  case found(RunPart)
  /// A later run wrote there.
  case covered(RunPart)
  /// It no longer exists: it has been reverted or deleted.
  case gone
}

extension JournalPlace {
  /// The stores of the run's paths, even if no file there is rewritten: `undo` with the same paths
  /// starts there.
  func homes() -> [JournalStore] {
    var homes: [JournalStore] = []
    for folder in given {
      guard let store = try? store(ofFolder: folder),
        !homes.contains(where: { $0.folder.hasSameBytes(as: store.folder) })
      else { continue }
      homes.append(store)
    }
    return homes
  }

  /// The part of a run at a root that one of its journals names.
  func part(of run: Journal.Run, at root: String) -> RunPartPlace {
    guard let store = try? store(ofRoot: root) else { return .gone }
    let entries = store.entries().filter { $0.state != .new }
    for entry in entries.reversed() {
      guard let journal = try? store.read(entry), journal.run?.id == run.id else { continue }
      let part = RunPart(store: store, entry: entry)
      return entry.number == entries.last?.number ? .found(part) : .covered(part)
    }
    return .gone
  }

  /// Whether the paths of the run include a root, or an enclosing folder.
  func covers(_ root: String) -> Bool {
    given.contains { folder in
      if FilePath.contains(folder, root) { return true }
      if let top = GitWorkTree.top(of: folder) { return top.hasSameBytes(as: root) }
      return FilePath.contains(root, folder)
    }
  }
}

extension RewriteHistory {
  /// The additional arguments with which `undo` reverts all of these changes; empty, unless a
  /// journal that refers to the others cannot be written.
  package static func rootsBeyondPaths(
    of changes: [FileChange], for request: MigrationRun.Request
  ) -> [String] {
    let place = JournalPlace(paths: request.paths, workingDirectory: request.workingDirectory)
    if place.homes().contains(where: { !$0.entries().isEmpty }) { return [] }
    return changes.map { place.root(ofFolder: FilePath.folder($0.path)) }.uniquedPaths()
  }
}
