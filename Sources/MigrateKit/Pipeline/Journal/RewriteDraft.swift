import MigrateKitCore

/// The planned writes of a run, grouped by journal.
struct RewriteDraft {
  /// The files that share a journal.
  struct Part {
    let store: JournalStore
    /// The changes, and for each the file of the journal.
    var changes: [FileChange] = []
    var files: [Journal.File] = []

    /// The path of a file, without links.
    func path(_ index: Int) -> String { FilePath.join(store.root, files[index].path) }
  }

  /// One part for each work tree, in order of their journals' paths.
  private(set) var parts: [Part] = []
  /// The reasons why files are not written, by the paths of their changes.
  private(set) var refused: [PathKey: FileProblem] = [:]

  init(_ changes: [FileChange], in place: JournalPlace) throws(MigrationError) {
    var parts: [PathKey: Part] = [:]
    for change in changes {
      let path = FilePath.real(change.path)
      let root = place.root(ofFolder: FilePath.folder(change.path))
      guard FilePath.contains(root, path) else {
        refused[PathKey(change.path)] = FileProblem(
          file: change.name, message: "a link leads out of '\(root)' here; left as it is")
        continue
      }
      let store = try place.store(ofFolder: FilePath.folder(path))
      var part = parts[PathKey(store.folder)] ?? Part(store: store)
      part.changes.append(change)
      part.files.append(
        Journal.File(
          path: FilePath.relative(path, to: store.root), original: change.original,
          checksum: Checksum(of: change.original), written: [Checksum(of: change.rewritten)]))
      parts[PathKey(store.folder)] = part
    }
    self.parts = parts.values.sorted { $0.store.folder.precedesByBytes($1.store.folder) }
  }

  /// The parts of the run, those of its paths first.
  ///
  /// If a file is in a work tree without a path of the run, such as a submodule, the stores of the
  /// paths are parts too, even without files: they refer to the others.
  func parts(in place: JournalPlace) -> [Part] {
    let homes = place.homes()
    let keys = homes.map(\.folder).pathKeys
    let isHome = { (part: Part) in keys.contains(PathKey(part.store.folder)) }
    if parts.count <= 1, parts.allSatisfy(isHome) { return parts }
    let own = parts.map(\.store.folder).pathKeys
    let empty = homes.filter {
      !own.contains(PathKey($0.folder)) && (try? place.prepare($0)) != nil
    }
    return parts.filter(isHome) + empty.map { Part(store: $0) } + parts.filter { !isHome($0) }
  }

  /// Warnings about files that are written.
  ///
  /// The file is replaced under this name; its other hard links keep the old contents.
  var warnings: [FileProblem] {
    let files = parts.flatMap { part in
      part.changes.indices.map { (part.changes[$0].name, FileSystem.identity(of: part.path($0))) }
    }
    var names: [FileSystem.Identity: Int] = [:]
    for case (_, let identity?) in files { names[identity, default: 0] += 1 }
    return files.compactMap { name, identity in
      guard let identity, identity.linkCount > names[identity, default: 0] else { return nil }
      return FileProblem(
        file: name, message: "it has another name (a hard link), which keeps the old text",
        isWarning: true)
    }
  }
}
