import MigrateKitCore

/// The rules for every folder of a run.
final class FolderSearch: Sendable {
  /// The request.
  let request: SourceFinder.Request
  /// The root that paths in reports are relative to, absolute.
  let root: String
  /// The assignment of projects to shards; `nil` if the run is not sharded.
  let assignment: ShardAssignment?

  /// The folders in the paths of the run, absolute.
  private let starts: Set<PathKey>

  /// Computes the rules for all folders.
  init(
    _ request: SourceFinder.Request, root: String, assignment: ShardAssignment?,
    starts: Set<PathKey> = []
  ) {
    self.starts = starts
    self.request = request
    self.root = root
    self.assignment = assignment
  }

  /// Whether a folder is a path of the run.
  func isStart(_ folder: String) -> Bool { starts.contains(PathKey(folder)) }

  /// The name of a path in reports.
  func name(_ path: String) -> String { FilePath.relative(path, to: root) }

  /// Whether a pattern from the options matches a file.
  func cover(_ patterns: [PathPattern], _ name: String) -> Bool {
    PathPattern.cover(
      patterns, name, root: root, workingDirectory: request.workingDirectory)
  }

  /// Whether a part found in a folder belongs to another shard.
  func isElsewhere(_ part: String, _ contents: inout FolderContents) -> Bool {
    guard let assignment else { return false }
    contents.parts.insert(PathKey(part))
    return !assignment.shard.owns(part)
  }

  /// The configuration of a folder, given that of the enclosing folder.
  ///
  /// A project begins at a configuration and at the top of a repository, because repositories do
  /// not share declarations. A submodule is not a separate project, because the repository around
  /// it is built with it.
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
