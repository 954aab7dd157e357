/// What a run is about to write, sorted by the journals that will tell of it.
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
  private(set) var refused: [String: FileProblem] = [:]

  init(_ changes: [FileChange], in place: JournalPlace) throws(MigrationError) {
    var parts: [String: Part] = [:]
    for change in changes {
      let path = FilePath.real(change.path)
      let root = place.root(ofFolder: FilePath.folder(change.path))
      guard FilePath.contains(root, path) else {
        refused[change.path] = FileProblem(
          file: change.name, message: "a link leads out of '\(root)' here; left as it is")
        continue
      }
      let store = try place.store(ofFolder: FilePath.folder(path))
      var part = parts[store.folder] ?? Part(store: store)
      part.changes.append(change)
      part.files.append(
        Journal.File(
          path: FilePath.relative(path, to: store.root), original: change.original,
          checksum: Checksum(of: change.original), written: [Checksum(of: change.rewritten)]))
      parts[store.folder] = part
    }
    self.parts = parts.values.sorted { $0.store.folder.precedesByBytes($1.store.folder) }
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
