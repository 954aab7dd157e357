import MigrateKitCore

/// The runs that can be reverted.
package struct RewriteHistory: Sendable {
  private let place: JournalPlace

  /// Makes the history of the work trees, or of the folders outside git, of a run's paths.
  package init(paths: [String], workingDirectory: String? = nil) {
    place = JournalPlace(
      paths: paths, workingDirectory: workingDirectory ?? FilePath.workingDirectory())
  }

  init(_ place: JournalPlace) {
    self.place = place
  }

  /// Reverts every interrupted run.
  ///
  /// A run that writes calls this before reading. Also removes temporary files of interrupted runs.
  ///
  /// - Returns: the restored files; `nil` if no run was interrupted.
  /// - Throws: `MigrationError` if another process writes here, or a file cannot be restored.
  package func recover() throws(MigrationError) -> Restoration? {
    var seen: Set<PathKey> = []
    var result: Restoration?
    let locks = StoreLocks()
    for store in place.stores().joined() where seen.insert(PathKey(store.folder)).inserted {
      guard !store.entries().isEmpty else { continue }
      try locks.lock(store)
      result.add(try place.recover(store, locks))
    }
    return result
  }

  /// Whether a run was interrupted; only reads.
  ///
  /// A run of another process in progress does not count.
  package var hasUnfinishedRun: Bool {
    place.stores().joined().contains { store in
      store.entries().contains(where: \.state.isUnfinished) && !store.isLocked
    }
  }

  /// Reverts the last run: restores each of its files byte for byte.
  ///
  /// A run over several work trees is reverted in all those of the paths; the others are reported.
  ///
  /// An interrupted run counts as the last one. The next call of `recover` or `undo` completes a
  /// killed undo.
  ///
  /// - Parameter leavingEdited: whether to skip files that were edited since the run and restore
  ///   the others; without it one such file prevents reverting the whole run.
  /// - Returns: what was restored.
  /// - Throws: `MigrationError` when nothing was restored: there is no run, another process writes
  ///   here, or files were edited since.
  package func undo(leavingEdited: Bool = false) throws(MigrationError) -> Restoration {
    if let recovered = try recover() { return recovered }
    let (chosen, left) = try parts()
    if chosen.isEmpty {
      let places = place.given.map { "'\(GitWorkTree.top(of: $0) ?? $0)'" }.uniquedPaths()
      throw MigrationError("no run to revert in \(places.joined(separator: ", "))")
    }
    if !leavingEdited { try refuse(chosen) }
    // The journals of the paths come first and are deleted last, because they refer to the others.
    let begun = try chosen.map { undo throws(MigrationError) in try undo.begun() }
    var result = Restoration()
    var failedRuns: Set<String> = []
    for undo in begun.reversed() {
      let part = undo.restored(place)
      if !part.problems.isEmpty { failedRuns.insert(undo.runID) }
      result.add(part)
    }
    // The next call retries what could not be written, which it finds by these journals.
    for undo in begun.reversed() where !failedRuns.contains(undo.runID) { undo.end() }
    result.left = left
    result.remaining = place.remaining
    return result
  }

  /// The parts of the last run, and those that are not reverted.
  private func parts() throws(MigrationError) -> (chosen: [Undo], left: [FileProblem]) {
    let locks = StoreLocks()
    var chosen: [Undo] = []
    var left: [FileProblem] = []
    func choose(_ part: RunPart) throws(MigrationError) -> Undo? {
      if chosen.contains(where: { part.isInStore(of: $0.part.store) }) { return nil }
      let undo = try Undo(part, locks)
      chosen.append(undo)
      return undo
    }
    for stores in place.stores() {
      guard let last = Self.last(of: stores), let undo = try choose(last),
        let run = undo.restorer.journal.run
      else { continue }
      for root in run.roots {
        switch place.part(of: run, at: root) {
        case .found(let part) where place.covers(root): _ = try choose(part)
        case .found(let part), .covered(let part):
          // A part without files only refers to the others.
          if try part.store.read(part.entry).files.isEmpty { continue }
          left.append(place.covers(root) ? .rewrittenSince(root) : .elsewhere(root))
        case .gone: continue
        }
      }
    }
    let taken = chosen.map(\.part.store.root).pathKeys
    return (chosen, left.uniqued().filter { !taken.contains(PathKey($0.file)) })
  }

  /// The last run among several stores.
  private static func last(of stores: [JournalStore]) -> RunPart? {
    let runs = stores.compactMap { store in
      store.entries().last { $0.state == .done }.map { RunPart(store: store, entry: $0) }
    }
    return runs.max { $0.store.time($0.entry) < $1.store.time($1.entry) }
  }

  private func refuse(_ chosen: [Undo]) throws(MigrationError) {
    let edited = chosen.flatMap { undo in
      undo.restorer.editedFiles().map { place.name(of: FilePath.join(undo.part.store.root, $0)) }
    }
    if edited.isEmpty { return }
    let verb = edited.count == 1 ? "was" : "were"
    throw MigrationError(
      "nothing is restored, because \(NameList.text(edited)) \(verb) edited since that run; "
        + "undo those edits, or use --allow-dirty to restore the other files")
  }
}

/// A part of a run that is about to be reverted.
private struct Undo {
  private(set) var part: RunPart
  let restorer: JournalRestorer
  private let lock: FileLock

  init(_ part: RunPart, _ locks: StoreLocks) throws(MigrationError) {
    self.part = part
    lock = try locks.lock(part.store)
    restorer = JournalRestorer(store: part.store, journal: try part.store.read(part.entry))
  }

  /// The same, once its journal says that it is being reverted.
  func begun() throws(MigrationError) -> Undo {
    var undo = self
    undo.part = RunPart(store: part.store, entry: try part.store.move(part.entry, to: .undo))
    return undo
  }

  /// The identifier of the run; that of the journal if it is the only one.
  var runID: String { restorer.journal.run?.id ?? restorer.journal.id }

  func restored(_ place: JournalPlace) -> Restoration {
    restorer.restore().result.named { place.name(of: FilePath.join(part.store.root, $0)) }
  }

  /// Deletes the journal.
  func end() { part.store.remove(part.entry) }
}

extension FileProblem {
  /// A part of the run outside of the paths.
  fileprivate static func elsewhere(_ root: String) -> FileProblem {
    FileProblem(
      file: root,
      message: "the run wrote there too, and it is not among the paths; left as it is",
      isWarning: true)
  }

  /// A part of the run after which another run wrote.
  fileprivate static func rewrittenSince(_ root: String) -> FileProblem {
    FileProblem(
      file: root,
      message: "the run wrote there too, and a later one did; left as it is until that one is"
        + " reverted")
  }
}

extension JournalPlace {
  /// Reverts every run of a store that was interrupted, with its parts in other stores.
  ///
  /// - Returns: the restored files; `nil` if no run was interrupted.
  func recover(_ store: JournalStore, _ locks: StoreLocks) throws(MigrationError) -> Restoration? {
    var all: Restoration?
    for entry in store.entries().reversed() {
      if entry.state == .new { store.remove(entry) }
      guard entry.state.isUnfinished else { continue }
      let journal = try store.read(entry)
      // The journal that refers to the others is deleted last.
      for root in journal.run?.roots ?? [] {
        guard let run = journal.run, case .found(let part) = part(of: run, at: root) else {
          continue
        }
        try locks.lock(part.store)
        all.add(try recover(part, part.store.read(part.entry)))
      }
      all.add(try recover(RunPart(store: store, entry: entry), journal))
    }
    all?.remaining = remaining
    return all
  }

  private func recover(
    _ part: RunPart, _ journal: Journal
  ) throws(MigrationError) -> Restoration {
    var journal = journal
    let (restored, left) = JournalRestorer(store: part.store, journal: journal).restore()
    let result = restored.named { name(of: FilePath.join(part.store.root, $0)) }
    if let problem = result.problems.first {
      throw MigrationError(
        "an earlier run was interrupted and cannot be reverted:"
          + " \(problem.file): \(problem.message)")
    }
    if !left.isEmpty {
      // The original bytes are kept, in case the edits are undone.
      journal.files = left.map { journal.files[$0] }
      journal.run = nil
      try part.store.keep(journal, as: part.entry.number)
      if part.entry.state == .done { return result }
    }
    part.store.remove(part.entry)
    return result
  }

  /// The number of times that `undo` with the same paths can revert something.
  fileprivate var remaining: Int {
    stores().map { stores in
      stores.reduce(0) { $0 + $1.entries().count { $0.state == .done } }
    }.max() ?? 0
  }
}

extension JournalStore {
  /// Writes a journal of a run that has ended.
  fileprivate func keep(_ journal: Journal, as number: Int) throws(MigrationError) {
    do {
      try AtomicFile.write(
        journal.bytes, to: path(number, .done), through: path(number, .new), mode: 0o600)
    } catch {
      throw MigrationError("cannot keep an undo journal in '\(folder)': \(error.message)")
    }
  }

  /// When a journal was last written to, in nanoseconds.
  fileprivate func time(_ entry: Entry) -> Int {
    var status = stat()
    guard stat(path(entry.number, entry.state), &status) == 0 else { return 0 }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}

extension Restoration {
  /// The same with other names for the files.
  fileprivate func named(_ name: (String) -> String) -> Restoration {
    var result = self
    result.restored = restored.map(name)
    result.edited = edited.map(name)
    result.problems = problems.map { FileProblem(file: name($0.file), message: $0.message) }
    return result
  }
}

extension Restoration? {
  /// Adds another result.
  fileprivate mutating func add(_ other: Restoration?) {
    guard let other else { return }
    guard var sum = self else {
      self = other
      return
    }
    sum.restored += other.restored
    sum.edited += other.edited
    sum.problems += other.problems
    self = sum
  }
}

extension Restoration {
  /// Adds another result.
  fileprivate mutating func add(_ other: Restoration) {
    var sum: Restoration? = self
    sum.add(other)
    self = sum ?? other
  }
}

/// File names in messages.
enum NameList {
  /// The limit of names in a message.
  static let limit = 10

  /// The names in quotes, up to the limit, and the number of further ones.
  static func text(_ names: [String]) -> String {
    var parts = names.prefix(limit).map { "'\($0)'" }
    if names.count > limit { parts.append("\(names.count - limit) more") }
    guard let last = parts.popLast() else { return "" }
    return parts.isEmpty ? last : parts.joined(separator: ", ") + " and " + last
  }
}
