/// What a run is about to write, sorted by the journals that will record it.
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
  /// Why files are not written, by the paths of their changes.
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

  /// The parts of the run, those first that its paths lead to.
  ///
  /// Where a file lies in a work tree that no path of the run lies in, such as a submodule, the stores
  /// that the paths lead to are parts too, also without a file: they lead to the others.
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

  /// What a reader should know of files that are written nevertheless.
  ///
  /// A new file takes the name of the old one, whose other names go on to show the old text.
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
