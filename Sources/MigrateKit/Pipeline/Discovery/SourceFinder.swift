import MigrateKitCore

/// Finds the Swift files and color sets under the paths of a run, and their configurations.
struct SourceFinder {
  /// The request of a search.
  struct Request: Sendable {
    /// Files and folders, as typed.
    var paths: [String]
    /// The folder that relative paths start from, without symbolic links.
    var workingDirectory: String
    /// Whether to read vendored and ignored files too.
    var readsAll = false
    /// Whether to ignore the `mapping` of configurations, because another replaces it.
    var ignoresMappings = false
    /// Only files that match one of these, if any.
    var include: [PathPattern] = []
    /// Skip files that match one of these.
    var exclude: [PathPattern] = []
    /// The folder that names in reports start from, as typed; `nil` for the top of the work tree that
    /// all paths share.
    var root: String?
    /// The shard of the run; `nil` for all files.
    var shard: Shard?
    /// The number of threads; `nil` for one per core.
    var jobs: Int?
    /// Whether to read all of each project with a mapping for its declarations, even if only a part
    /// is reported.
    var readsProject = false
    /// Whether to list Objective-C headers too.
    var listsHeaders = false
    /// Whether to list Swift files that git ignores too, with the place `generated`.
    var listsIgnored = false
  }

  /// One path of the run, which exists.
  struct Start {
    /// The path, absolute and without symbolic links, except for a file that is one itself.
    var path: String
    /// Whether it is a file.
    var isFile: Bool
    /// Whether the user gave it; else it is the top of the project around a given path.
    var isAsked = true
    /// The project that it is compiled with, if that is not the enclosing one.
    var governing: Configuration?

    /// The folder where the search for its configuration starts.
    var folder: String { isFile ? FilePath.folder(path) : path }
  }

  let request: Request
  var found: FoundFiles
  /// The configuration that governs a folder at or above a path of the run.
  var configurations: [PathKey: Configuration] = [:]
  /// The number of each project, by its top; `nil` for code outside of projects.
  var numbers: [PathKey?: Int] = [:]
  /// The names found so far, if several paths may lead to one file.
  var seen: Set<PathKey> = []
  /// The folders in the paths of the run.
  private var starts: Set<PathKey> = []
  /// The outermost projects found below the root, for sharding.
  var projects: Set<PathKey> = []

  /// Finds everything under the paths of `request`; of several projects only those of `shard`.
  static func run(_ request: Request, dividing shard: Shard? = nil) throws -> SourceFinder {
    var finder = SourceFinder(request)
    try finder.run(shard)
    return finder
  }

  private init(_ request: Request) {
    self.request = request
    found = FoundFiles(root: request.workingDirectory)
  }

  private mutating func run(_ shard: Shard?) throws {
    var names = ListedNames()
    let all = try request.paths.map { try start($0, &names) }
    let tops = all.map { GitWorkTree.top(of: $0.folder) }
    if let top = GitWorkTree.shared(tops) { found.root = top }
    if let root = request.root { found.root = try checked(root, holds: all.map(\.path)) }
    found.assignment = shard.map { ShardAssignment(shard: $0, unit: .project, root: found.root) }
    starts = Set(all.lazy.filter { !$0.isFile }.map { PathKey($0.path) })
    try walk(from: all)
    let projects = projectTops(around: all)
    if !projects.isEmpty {
      seen.formUnion(found.files.lazy.map { PathKey($0.name) })
      try walk(from: projects)
    }
    try walkOutside()
    mergeLinks()
    found.manifests.sort { $0.precedesByBytes($1) }
    found.files.sort { $0.name.precedesByBytes($1.name) }
    found.colorSets.sort { $0.name.precedesByBytes($1.name) }
    found.skippedFolders.sort { $0.precedesByBytes($1) }
  }

  /// The tops of the projects of which the run only covers a part.
  private func projectTops(around starts: [Start]) -> [Start] {
    guard request.readsProject else { return [] }
    let folders = starts.lazy.filter { !$0.isFile }.map(\.path)
    return found.projects.compactMap { project -> Start? in
      guard request.ignoresMappings || project.mapping != nil, let project = project.project,
        !folders.contains(where: { $0 == project || FilePath.contains($0, project) })
      else { return nil }
      return Start(path: project, isFile: false, isAsked: false)
    }
  }

  /// The requested root, without symbolic links.
  private func checked(_ typed: String, holds paths: [String]) throws -> String {
    let root = FilePath.real(FilePath.absolute(typed, from: request.workingDirectory))
    guard FileSystem.kind(of: root) == .directory else {
      throw MigrationError("the root '\(typed)' is not a folder")
    }
    if let outside = paths.first(where: { !FilePath.contains(root, $0) }) {
      throw MigrationError("'\(outside)' does not lie in the root '\(typed)'")
    }
    return root
  }

  private func start(_ typed: String, _ names: inout ListedNames) throws -> Start {
    let path = names.path(FilePath.absolute(typed, from: request.workingDirectory))
    switch FileSystem.kind(of: path) {
    case nil: throw MigrationError("cannot find '\(typed)'")
    case .directory: return Start(path: FilePath.real(path), isFile: false)
    case .file, .symbolicLink, .other:
      let folder = FilePath.real(FilePath.folder(path))
      return Start(path: FilePath.join(folder, FilePath.name(path)), isFile: true)
    }
  }

  /// Removes duplicates of a file that was found both directly and through a link, which only a
  /// path of the run can be.
  private mutating func mergeLinks() {
    let links = found.files.filter {
      $0.isNamed && FileSystem.kind(of: $0.path, followingLinks: false) == .symbolicLink
    }
    for link in links.sorted(by: { $0.path.precedesByBytes($1.path) }) {
      let target = FilePath.real(link.path)
      if let index = found.files.firstIndex(where: { $0.path.hasSameBytes(as: target) }) {
        // A file that is otherwise only read for its declarations is reported under the given name.
        guard found.files[index].isOwn else {
          found.files.remove(at: index)
          continue
        }
        found.files[index].isNamed = true
        found.files[index].place = nil
      } else if seen.insert(PathKey(name(target))).inserted {
        continue
      }
      found.files.removeAll { $0.path.hasSameBytes(as: link.path) }
    }
  }

  /// The rules for every folder.
  var search: FolderSearch {
    FolderSearch(request, root: found.root, assignment: found.assignment, starts: starts)
  }

  /// The name of a path in reports.
  func name(_ path: String) -> String { search.name(path) }
}

extension SourceFinder.Request {
  /// The search request of a run.
  init(_ request: MigrationRun.Request) {
    self.init(paths: request.paths, workingDirectory: request.workingDirectory)
    readsAll = request.readsAll
    readsProject = true
    ignoresMappings = request.mapping != nil
    (include, exclude) = request.patterns
    root = request.root
    shard = request.shard
    jobs = request.jobs
  }
}
