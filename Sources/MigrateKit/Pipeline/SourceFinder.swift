/// One Swift file to read.
struct FoundFile: Sendable {
  /// The path to open, absolute.
  var path: String
  /// The path that reports write: relative to the root of the report.
  var name: String
  /// The number of the configuration that governs it.
  var app: Int
  /// The place of everything in it, when its folder says so: `vendored`, or `generated` for a file
  /// that git ignores.
  var place: Place?
  /// Whether the user named the file itself.
  var isNamed = false
}

/// One color set of an asset catalog.
struct FoundColorSet: Sendable {
  /// The path of its `Contents.json`, absolute.
  var path: String
  /// The path that reports write.
  var name: String
  /// The name by which code asks for the color.
  var asset: String
  /// The number of the configuration that governs it.
  var app: Int
}

/// What lies under the paths of a run.
struct FoundFiles: Sendable {
  /// The root that paths in reports are relative to.
  var root: String
  /// The Swift files, in order of their names' bytes, each once.
  var files: [FoundFile] = []
  /// The color sets, in the same order.
  var colorSets: [FoundColorSet] = []
  /// The configurations that govern files, in the order they were met.
  var apps: [Configuration] = []
  /// Folders that were left out because other people's code lies in them.
  var skippedFolders: [String] = []
  /// What could not be opened.
  var problems: [FileProblem] = []
}

/// Finds the Swift files and color sets under the paths of a run, and what governs them.
struct SourceFinder {
  /// What to look for.
  struct Request: Sendable {
    /// Files and folders, as typed.
    var paths: [String]
    /// The folder that relative paths start from, without symbolic links.
    var workingDirectory: String
    /// Whether to read vendored and ignored files too.
    var readsAll = false
    /// Whether to leave the `mapping` of configurations alone, because another replaces it.
    var ignoresMappings = false
    /// Only files that one of these covers, unless there are none.
    var include: [PathPattern] = []
    /// No file that one of these covers.
    var exclude: [PathPattern] = []
  }

  /// Folders that are never read.
  static let closedFolders: Set<String> = [".git", ".build", ".hg", ".svn"]

  private let request: Request
  private var found: FoundFiles
  /// The number of the configuration of each folder, by its path.
  private var appOfFolder: [String: Int] = [:]
  /// The number of the configuration of code without one.
  private var looseApp: Int?
  private var seen: Set<String> = []

  /// Finds everything under the paths of `request`.
  ///
  /// - Throws: `MigrationError` for a path that does not exist or a configuration that does not load.
  static func find(_ request: Request) throws -> FoundFiles {
    var finder = SourceFinder(request)
    try finder.run()
    return finder.found
  }

  private init(_ request: Request) {
    self.request = request
    found = FoundFiles(root: request.workingDirectory)
  }

  private mutating func run() throws {
    let starts = try request.paths.map { try start($0) }
    let tops = starts.map { GitWorkTree.top(of: $0.isFile ? FilePath.folder($0.path) : $0.path) }
    if let first = tops.first, let top = first, tops.allSatisfy({ $0 == top }) { found.root = top }
    for start in starts {
      if start.isFile {
        try take(named: start.path)
      } else {
        try walk(from: start.path)
      }
    }
    found.files.sort { $0.name.precedesByBytes($1.name) }
    found.colorSets.sort { $0.name.precedesByBytes($1.name) }
    found.skippedFolders.sort { $0.precedesByBytes($1) }
  }

  private func start(_ typed: String) throws -> (path: String, isFile: Bool) {
    let path = FilePath.absolute(typed, from: request.workingDirectory)
    switch FileSystem.kind(of: path) {
    case nil: throw MigrationError("cannot find '\(typed)'")
    case .directory: return (FilePath.real(path), false)
    case .file, .symbolicLink, .other:
      return (FilePath.join(FilePath.real(FilePath.folder(path)), FilePath.name(path)), true)
    }
  }

  /// The name that reports use for a path.
  private func name(_ path: String) -> String { FilePath.relative(path, to: found.root) }
}

// MARK: - Walking

extension SourceFinder {
  /// What holds in a folder on the way down.
  private struct Surroundings {
    /// The top of the work tree, which paths in ignore files are relative to.
    var top: String
    var rules = IgnoreRules()
    var app: Int
    var place: Place?
    /// Inside an asset catalog: the part of asset names that its folders give.
    var assetPrefix: String?
  }

  private mutating func take(named path: String) throws {
    let app = try app(of: FilePath.folder(path))
    add(FoundFile(path: path, name: name(path), app: app, place: nil, isNamed: true))
  }

  private mutating func add(_ file: FoundFile) {
    if seen.insert(file.path).inserted {
      found.files.append(file)
    } else if file.isNamed, let index = found.files.firstIndex(where: { $0.path == file.path }) {
      found.files[index].isNamed = true
      found.files[index].place = nil
    }
  }

  private mutating func walk(from folder: String) throws {
    let top = GitWorkTree.top(of: folder)
    var surroundings = Surroundings(top: top ?? folder, app: try app(of: folder))
    // The ignore files above the folder hold in it too.
    if let top {
      surroundings.rules = surroundings.rules.adding(
        ignoreFile(FilePath.join(top, ".git/info/exclude"), folder: ""))
      var outer = top
      for part in FilePath.relative(folder, to: top).split(separator: "/") where folder != top {
        addRules(of: outer, to: &surroundings)
        outer = FilePath.join(outer, String(part))
      }
    }
    try visit(folder, surroundings)
  }

  private func addRules(of folder: String, to surroundings: inout Surroundings) {
    let inner = folder == surroundings.top ? "" : FilePath.relative(folder, to: surroundings.top)
    surroundings.rules = surroundings.rules.adding(
      ignoreFile(FilePath.join(folder, ".gitignore"), folder: inner))
  }

  private func ignoreFile(_ path: String, folder: String) -> IgnoreFile {
    IgnoreFile((try? FileSystem.read(path)) ?? [], folder: folder)
  }

  private mutating func visit(_ folder: String, _ outer: Surroundings) throws {
    let entries: [FileSystem.Entry]
    do {
      entries = try FileSystem.entries(of: folder)
    } catch {
      found.problems.append(
        FileProblem(file: name(folder), message: "cannot read the folder: \(error.message)"))
      return
    }
    var here = outer
    let isRepository = folder != here.top && entries.contains { $0.name == ".git" }
    if isRepository {
      // A repository inside another has its own rules.
      here.top = folder
      here.rules = IgnoreRules()
    }
    if entries.contains(where: { $0.name == ".gitignore" }) { addRules(of: folder, to: &here) }
    if entries.contains(where: { $0.name == Configuration.fileName }) {
      here.app = try app(of: folder)
    }
    for entry in entries {
      let path = FilePath.join(folder, entry.name)
      switch entry.kind {
      case .file: visitFile(path, entry.name, here)
      case .directory: try visitFolder(path, entry.name, here)
      // What a link leads to is read where it stands, if it lies under a path of the run.
      case .symbolicLink, .other: break
      }
    }
  }

  private mutating func visitFile(_ path: String, _ fileName: String, _ here: Surroundings) {
    if here.assetPrefix == nil, !fileName.hasSuffix(".swift") { return }
    guard fileName.hasSuffix(".swift") else { return }
    let name = name(path)
    guard isWanted(path, name: name, app: here.app) else { return }
    var place = here.place
    if place == nil, isIgnored(path, isFolder: false, here) {
      guard request.readsAll else { return }
      place = .generated
    }
    add(FoundFile(path: path, name: name, app: here.app, place: place))
  }

  private mutating func visitFolder(_ path: String, _ name: String, _ outer: Surroundings) throws {
    if Self.closedFolders.contains(name) { return }
    var here = outer
    if here.place == nil {
      let isIgnored = isIgnored(path, isFolder: true, here)
      let isVendored = PathPlace.isVendoredFolder(name)
      if isIgnored || isVendored {
        guard request.readsAll else {
          if isVendored && !isIgnored { found.skippedFolders.append(self.name(path)) }
          return
        }
        here.place = isVendored ? .vendored : .generated
      }
    }
    if name.hasSuffix(".xcassets") {
      here.assetPrefix = ""
    } else if let prefix = here.assetPrefix {
      if name.hasSuffix(".colorset") {
        addColorSet(path, asset: prefix + name.dropLast(".colorset".count), here)
        return
      }
      // Most folders of a catalog hold images; a name space is the exception.
      if name.hasSuffix(".imageset") || name.hasSuffix(".appiconset") { return }
      if AssetCatalog.providesNamespace(FilePath.join(path, "Contents.json")) {
        here.assetPrefix = prefix + name + "/"
      }
    }
    try visit(path, here)
  }

  private mutating func addColorSet(_ path: String, asset: String, _ here: Surroundings) {
    guard here.place == nil || here.place == .vendored, seen.insert(path).inserted else { return }
    let contents = FilePath.join(path, "Contents.json")
    found.colorSets.append(
      FoundColorSet(path: contents, name: name(contents), asset: asset, app: here.app))
  }

  private func isIgnored(_ path: String, isFolder: Bool, _ here: Surroundings) -> Bool {
    here.rules.ignores(FilePath.relative(path, to: here.top), isFolder: isFolder)
  }

  private func isWanted(_ path: String, name: String, app: Int) -> Bool {
    if !request.include.isEmpty, !request.include.contains(where: { $0.covers(name) }) {
      return false
    }
    if request.exclude.contains(where: { $0.covers(name) }) { return false }
    let configuration = found.apps[app]
    guard !configuration.exclude.isEmpty else { return true }
    let inner = FilePath.relative(path, to: configuration.folder)
    return !configuration.exclude.contains { $0.covers(inner) }
  }
}

// MARK: - Configurations

extension SourceFinder {
  /// The number of the configuration that governs a folder: the nearest one at or above it.
  private mutating func app(of folder: String) throws -> Int {
    var visited: [String] = []
    var current = folder
    var result: Int?
    while result == nil {
      if let known = appOfFolder[current] {
        result = known
        break
      }
      visited.append(current)
      if FileSystem.kind(of: FilePath.join(current, Configuration.fileName)) == .file {
        result = try addApp(in: current)
      } else if current == "/" {
        result = addLooseApp()
      } else {
        current = FilePath.folder(current)
      }
    }
    let app = result ?? addLooseApp()
    for folder in visited { appOfFolder[folder] = app }
    return app
  }

  private mutating func addApp(in folder: String) throws -> Int {
    var configuration = try Configuration.read(
      in: folder, name: name(FilePath.join(folder, Configuration.fileName)))
    if request.ignoresMappings { configuration.mapping = nil }
    found.apps.append(configuration)
    return found.apps.count - 1
  }

  private mutating func addLooseApp() -> Int {
    if let looseApp { return looseApp }
    found.apps.append(Configuration(folder: found.root))
    looseApp = found.apps.count - 1
    return found.apps.count - 1
  }
}
