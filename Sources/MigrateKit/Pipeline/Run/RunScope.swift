import MigrateKitCore

/// The files that a run covers: those that it read, and removed files that it would have read.
///
/// Other files, excluded or unreadable, are ignored: entries of baselines and decisions about them
/// are kept.
struct RunScope: Sendable {
  private let root: String
  private let workingDirectory: String
  private let read: Set<PathKey>
  private let paths: [String]
  private let include: [PathPattern]
  private let exclude: [PathPattern]
  private let projects: [Configuration]
  private let assignment: ShardAssignment?

  /// The scope of a run that read the files of the given names.
  init(_ run: MigrationRun, read: Set<PathKey>) {
    root = run.found.root
    workingDirectory = run.request.workingDirectory
    self.read = read
    let request = run.request
    paths = request.paths.map { FilePath.absolute($0, from: request.workingDirectory) }
    (include, exclude) = request.patterns
    projects = run.found.projects
    assignment = run.found.assignment
  }

  /// Whether the run read the file, or would have.
  func covers(_ file: String) -> Bool { read.contains(PathKey(file)) || isGone(file) }

  /// Whether a file that the run would have read does not exist.
  func isGone(_ file: String) -> Bool {
    guard !file.isEmpty, !read.contains(PathKey(file)) else { return false }
    let path = FilePath.absolute(file, from: root)
    guard paths.contains(where: { FilePath.contains($0, path) }),
      FileSystem.kind(of: path) == nil,
      include.isEmpty || cover(include, file), !cover(exclude, file),
      assignment?.owns(file) ?? true
    else { return false }
    return projects.allSatisfy { project in
      !FilePath.contains(project.folder, path)
        || project.wants(FilePath.relative(path, to: project.folder))
    }
  }

  private func cover(_ patterns: [PathPattern], _ file: String) -> Bool {
    PathPattern.cover(patterns, file, root: root, workingDirectory: workingDirectory)
  }
}

extension MigrationRun.Request {
  /// The globs of the request, for the file system of its first path.
  var patterns: (include: [PathPattern], exclude: [PathPattern]) {
    guard !include.isEmpty || !exclude.isEmpty else { return ([], []) }
    let first = FilePath.absolute(paths.first ?? ".", from: workingDirectory)
    let isFolder = FileSystem.kind(of: first) == .directory
    let names = NameRules(ofFolder: isFolder ? first : FilePath.folder(first))
    return (
      include.map { PathPattern($0, names) }, exclude.map { PathPattern($0, names) }
    )
  }
}
