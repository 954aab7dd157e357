/// What holds for every folder that a run looks into.
final class FolderSearch: Sendable {
  /// What to look for.
  let request: SourceFinder.Request
  /// The root that paths in reports are relative to, absolute.
  let root: String
  /// How projects are divided among shards; `nil` when the run has them all.
  let assignment: ShardAssignment?

  /// The folders that the paths of the run name, absolute.
  private let starts: Set<PathKey>

  /// Reports what holds for all folders.
  init(
    _ request: SourceFinder.Request, root: String, assignment: ShardAssignment?,
    starts: Set<PathKey> = []
  ) {
    self.starts = starts
    self.request = request
    self.root = root
    self.assignment = assignment
  }

  /// Whether a path of the run names a folder.
  func isStart(_ folder: String) -> Bool { starts.contains(PathKey(folder)) }

  /// The name that reports use for a path.
  func name(_ path: String) -> String { FilePath.relative(path, to: root) }

  /// Whether one of the patterns that options name covers a file.
  func cover(_ patterns: [PathPattern], _ name: String) -> Bool {
    PathPattern.cover(
      patterns, name, root: root, workingDirectory: request.workingDirectory)
  }

  /// Whether another shard is about a part of an assignment, which is met in a folder.
  func isElsewhere(_ part: String, _ contents: inout FolderContents) -> Bool {
    guard let assignment else { return false }
    contents.parts.insert(PathKey(part))
    return !assignment.shard.owns(part)
  }

  /// What governs a folder, where `outer` governs the folder around it.
  ///
  /// A project begins where a configuration is, and at the top of a repository: what one
  /// repository declares says nothing of the code of another, whatever folder they lie in together.
  /// A submodule is not a project of its own, because the repository around it is built with it.
  func configuration(
    of folder: String, within outer: () throws -> Configuration
  ) throws -> Configuration {
    let path = FilePath.join(folder, Configuration.fileName)
    if FileSystem.kind(of: path) == .file {
      var configuration = try Configuration.read(in: folder, name: name(path))
      if request.ignoresMappings { configuration.mapping = nil }
      return configuration
    }
    var configuration = try outer()
    if GitWorkTree.isTopOfProject(folder) { configuration.project = folder }
    return configuration
  }
}
