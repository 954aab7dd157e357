import MigrateKitCore

/// Locates the journals of a run where they cannot be committed by accident: inside git in
/// `.git/dsmigrate`; outside git in the user's state folder, separately for each rewritten folder.
struct JournalPlace: Sendable {
  /// The paths that the run was given, absolute and without symbolic links; of a file, its folder.
  let given: [String]
  private let workingDirectory: String
  /// The user's folder for the journals of files outside git; `nil` if there is none.
  let userFolder: String?

  /// Reads the paths of a run.
  init(paths: [String], workingDirectory: String, userFolder: String? = Self.userFolder()) {
    given = paths.map { typed in
      let path = FilePath.absolute(typed, from: workingDirectory)
      let isFolder = FileSystem.kind(of: path) == .directory
      return FilePath.real(isFolder ? path : FilePath.folder(path))
    }.uniquedPaths()
    self.workingDirectory = workingDirectory
    self.userFolder = userFolder
  }

  /// The user's state folder: by the XDG base directories, or that of macOS.
  static func userFolder() -> String? {
    if let state = variable("XDG_STATE_HOME"), state.hasPrefix("/") { return state + "/dsmigrate" }
    guard let home = variable("HOME"), home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return home + "/Library/Application Support/dsmigrate"
    #else
      return home + "/.local/state/dsmigrate"
    #endif
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The folder that files of `folder` must not leave: its work tree, outside git the nearest of
  /// the given paths.
  func root(ofFolder folder: String) -> String {
    GitWorkTree.top(of: folder)
      ?? given.filter { FilePath.contains($0, folder) }.max { $0.utf8.count < $1.utf8.count }
      ?? folder
  }

  /// The store for a file, by its folder.
  func store(ofFolder folder: String) throws(MigrationError) -> JournalStore {
    try store(ofRoot: root(ofFolder: folder))
  }

  /// The store for the files below a root, which is the top of a work tree or a folder outside git.
  func store(ofRoot root: String) throws(MigrationError) -> JournalStore {
    if let store = Self.store(ofTop: root) { return store }
    return try looseStore(root)
  }

  /// The stores in which journals of the given paths may lie, for each path, whether or not there are
  /// any.
  ///
  /// For a folder outside git, those of all enclosing and contained folders.
  func stores() -> [[JournalStore]] {
    given.map { folder in
      if let top = GitWorkTree.top(of: folder), let store = Self.store(ofTop: top) {
        return [store]
      }
      return looseStores().filter {
        FilePath.contains($0.root, folder) || FilePath.contains(folder, $0.root)
      }
    }
  }

  /// The name of a file in reports.
  func name(of path: String) -> String {
    if let top = GitWorkTree.shared(given.map { GitWorkTree.top(of: $0) }) {
      return FilePath.relative(path, to: top)
    }
    return FilePath.relative(path, to: workingDirectory)
  }

  private static func store(ofTop top: String) -> JournalStore? {
    GitWorkTree.gitFolder(ofTop: top).map {
      JournalStore(root: top, folder: FilePath.join($0, "dsmigrate"))
    }
  }
}

// MARK: - Outside git

extension JournalPlace {
  /// The file that names the root of a store outside git.
  private static let rootFile = "root"

  private func looseStore(_ root: String) throws(MigrationError) -> JournalStore {
    guard let userFolder else {
      throw MigrationError(
        "no folder for the undo journal: neither HOME nor XDG_STATE_HOME is set")
    }
    let name = FilePath.name(root) + "-" + Checksum(of: root.utf8).hex.prefix(16)
    return JournalStore(root: root, folder: FilePath.join(userFolder, name))
  }

  private func looseStores() -> [JournalStore] {
    guard let userFolder, let entries = try? FileSystem.entries(of: userFolder) else { return [] }
    return entries.compactMap { entry in
      let folder = FilePath.join(userFolder, entry.name)
      guard let root = try? FileSystem.read(FilePath.join(folder, Self.rootFile)) else {
        return nil
      }
      return JournalStore(root: String(decoding: root, as: UTF8.self), folder: folder)
    }
  }

  /// Creates the folder of a store.
  func prepare(_ store: JournalStore) throws(MigrationError) {
    try store.refuseLink()
    do {
      let isLoose = userFolder.map { FilePath.contains($0, store.folder) } ?? false
      // The user's folder is private; git's folder may be shared.
      try FileSystem.makeFolder(store.folder, mode: isLoose ? 0o700 : 0o777)
      if isLoose {
        let path = FilePath.join(store.folder, Self.rootFile)
        if FileSystem.kind(of: path) == nil {
          try AtomicFile.write(Array(store.root.utf8), to: path, through: path + ".new")
        }
      }
    } catch {
      throw MigrationError(
        "cannot keep an undo journal in '\(store.folder)': \(error.message); nothing was changed")
    }
  }
}

extension FileSystem {
  /// Creates a folder and its parents, unless they exist.
  static func makeFolder(_ path: String, mode: mode_t) throws(SystemError) {
    if kind(of: path) == .directory { return }
    if path != "/" { try makeFolder(FilePath.folder(path), mode: mode) }
    guard mkdir(path, mode) == 0 else {
      let error = SystemError()
      if kind(of: path) == .directory { return }
      throw error.code == EEXIST ? SystemError(ENOTDIR) : error
    }
    AtomicFile.flushFolder(FilePath.folder(path))
  }
}
