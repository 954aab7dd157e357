import MigrateKitCore

/// The assignment of a run's files to shards.
///
/// With several projects a project is never split, because matching a constant needs its uses in
/// other files. A part is the outermost project below the root with everything in it, so that a
/// worker need not search the repositories of others. Code outside of projects is another part,
/// named `.`.
struct ShardAssignment: Sendable {
  /// What stays together.
  enum Unit: Sendable {
    case project, file
  }

  /// The part of this run.
  let shard: Shard
  /// What stays together.
  let unit: Unit
  /// The root of the run, absolute.
  let root: String

  /// The name of what does not lie in any project below the root.
  static let rest = "."

  /// Whether the part is about a file, by its name in reports and whether or not it exists.
  func owns(_ file: String) -> Bool {
    switch unit {
    case .file: shard.owns(file)
    case .project:
      shard.owns(project(ofFolder: FilePath.folder(FilePath.absolute(file, from: root))))
    }
  }

  /// The outermost project below the root that a folder lies in, relative to the root.
  func project(ofFolder folder: String) -> String {
    guard FilePath.contains(root, folder) else {
      return GitWorkTree.top(of: folder).map { FilePath.relative($0, to: root) } ?? Self.rest
    }
    var current = root
    for part in FilePath.relative(folder, to: root).split(at: "/")
    where !folder.hasSameBytes(as: root) {
      current = FilePath.join(current, String(part))
      if Self.isTopOfProject(current) { return FilePath.relative(current, to: root) }
    }
    return Self.rest
  }

  /// Whether a project begins at a folder.
  static func isTopOfProject(_ folder: String) -> Bool {
    FileSystem.kind(of: FilePath.join(folder, Configuration.fileName)) == .file
      || GitWorkTree.isTopOfProject(folder)
  }
}
