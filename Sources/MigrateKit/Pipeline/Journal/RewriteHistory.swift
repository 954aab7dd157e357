#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The runs that can be taken back.
public struct RewriteHistory: Sendable {
  private let place: JournalPlace

  /// The history of the work trees, or of the folders outside git, that the paths of a run lie in.
  public init(paths: [String], workingDirectory: String? = nil) {
    place = JournalPlace(
      paths: paths, workingDirectory: workingDirectory ?? FilePath.workingDirectory())
  }

  init(_ place: JournalPlace) {
    self.place = place
  }

  /// Takes back every run that was cut short, so that no file is left half way through a run.
  ///
  /// A run that writes calls this before it reads. Temporary files of such a run go too.
  ///
  /// - Returns: what was restored; `nil` when no run was cut short.
  /// - Throws: `MigrationError` when another process writes here, or when a file cannot be restored.
  public func recover() throws(MigrationError) -> Restoration? {
    var seen: Set<String> = []
    var result: Restoration?
    for store in place.stores().joined() where seen.insert(store.folder).inserted {
      guard !store.entries().isEmpty else { continue }
      let lock = try store.lock()
      result.add(try place.recover(store, lock))
    }
    return result
  }

  /// Whether a run was cut short, so that files are half way through it; reads only.
  ///
  /// A run of another process that still goes on does not count.
  public var hasUnfinishedRun: Bool {
    place.stores().joined().contains { store in
      store.entries().contains(where: \.state.isUnfinished) && !store.isLocked
    }
  }

  /// Takes back the last run: restores each of its files byte for byte.
  ///
  /// A run that was cut short counts as the last one. A killed undo is completed by the next call of
  /// `recover` or `undo`.
  ///
  /// - Parameter leavingEdited: whether files that were edited since the run are left as they are and
  ///   the others are restored; without it one such file keeps the whole run from being taken back.
  /// - Returns: what was restored.
  /// - Throws: `MigrationError` when nothing was restored: there is no run, another process writes
  ///   here, or files were edited since.
  public func undo(leavingEdited: Bool = false) throws(MigrationError) -> Restoration {
    if let recovered = try recover() { return recovered }
    var chosen: [Undo] = []
    for stores in place.stores() {
      guard let last = Self.last(of: stores),
        !chosen.contains(where: { $0.store.folder == last.store.folder })
      else { continue }
      chosen.append(try Undo(last.store, last.entry))
    }
    if chosen.isEmpty {
      let places = place.given.map { "'\(GitWorkTree.top(of: $0) ?? $0)'" }.uniqued()
      throw MigrationError("there is no run to take back in \(places.joined(separator: ", "))")
    }
    if !leavingEdited { try refuse(chosen) }
    var result: Restoration?
    for undo in chosen { result.add(try undo.run(place)) }
    return result ?? Restoration()
  }

  /// The last run of several stores that may be meant.
  private static func last(
    of stores: [JournalStore]
  ) -> (store: JournalStore, entry: JournalStore.Entry)? {
    let runs = stores.compactMap { store in
      store.entries().last { $0.state == .done }.map { (store: store, entry: $0) }
    }
    return runs.max { $0.store.time($0.entry) < $1.store.time($1.entry) }
  }

  private func refuse(_ chosen: [Undo]) throws(MigrationError) {
    let edited = chosen.flatMap { undo in
      undo.restorer.editedFiles().map { place.name(of: FilePath.join(undo.store.root, $0)) }
    }
    if edited.isEmpty { return }
    let verb = edited.count == 1 ? "was" : "were"
    throw MigrationError(
      "nothing is restored, because \(NameList.text(edited)) \(verb) edited since that run;"
        + " take those edits back, or use --allow-dirty to restore the other files")
  }
}

/// A run that is about to be taken back.
private struct Undo {
  let store: JournalStore
  let entry: JournalStore.Entry
  let lock: FileLock
  let restorer: JournalRestorer

  init(_ store: JournalStore, _ entry: JournalStore.Entry) throws(MigrationError) {
    self.store = store
    self.entry = entry
    lock = try store.lock()
    restorer = JournalRestorer(store: store, journal: try store.read(entry))
  }

  func run(_ place: JournalPlace) throws(MigrationError) -> Restoration {
    let entry = try store.move(entry, to: .undo)
    var (result, _) = restorer.restore()
    // What could not be written is tried again by the next call.
    if result.problems.isEmpty { store.remove(entry) }
    result.remaining = store.entries().count { $0.state == .done }
    return result.named { place.name(of: FilePath.join(store.root, $0)) }
  }
}

extension JournalPlace {
  /// Takes back every run of a store that was cut short.
  ///
  /// - Returns: what was restored; `nil` when no run was cut short.
  func recover(_ store: JournalStore, _ lock: FileLock) throws(MigrationError) -> Restoration? {
    var all: Restoration?
    for entry in store.entries().reversed() {
      if entry.state == .new { store.remove(entry) }
      guard entry.state.isUnfinished else { continue }
      var journal = try store.read(entry)
      let (restored, left) = JournalRestorer(store: store, journal: journal).restore()
      let result = restored.named { name(of: FilePath.join(store.root, $0)) }
      if let problem = result.problems.first {
        throw MigrationError(
          "an earlier run was cut short and cannot be taken back:"
            + " \(problem.file): \(problem.message)")
      }
      if !left.isEmpty {
        // What the files were is kept, for whoever takes the edits back.
        journal.files = left.map { journal.files[$0] }
        try store.keep(journal, as: entry.number)
      }
      store.remove(entry)
      all.add(result)
    }
    all?.remaining = store.entries().count { $0.state == .done }
    return all
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
  /// Adds what was restored elsewhere.
  fileprivate mutating func add(_ other: Restoration?) {
    guard let other else { return }
    guard var sum = self else {
      self = other
      return
    }
    sum.restored += other.restored
    sum.edited += other.edited
    sum.problems += other.problems
    sum.remaining += other.remaining
    self = sum
  }
}

/// Names in a sentence.
enum NameList {
  /// How many names a sentence holds at most.
  static let limit = 10

  /// The names in quotes, as many as a sentence holds, and how many there are beyond.
  static func text(_ names: [String]) -> String {
    var parts = names.prefix(limit).map { "'\($0)'" }
    if names.count > limit { parts.append("\(names.count - limit) more") }
    guard let last = parts.popLast() else { return "" }
    return parts.isEmpty ? last : parts.joined(separator: ", ") + " and " + last
  }
}
