/// One Swift file to read.
struct FoundFile: Sendable {
  /// The folder that it lies in, absolute; the files of a folder share it.
  var folder: String
  /// The path that reports write: relative to the root of the report.
  var name: String
  /// The number of its project.
  var projectIndex = 0
  /// The place of everything in it, when its folder says so: `vendored`, or `generated` for a file
  /// that git ignores.
  var place: Place?
  /// Whether the user named the file itself.
  var isNamed = false
  /// Whether the report covers it; the files of other shards, and those of the project that the run was
  /// not asked about, are read for what they declare.
  var isOwn = true
  /// Whether it is read for its declarations alone: it is vendored, ignored by git or excluded, and
  /// compiled all the same.
  var isBackground = false

  /// Whether it takes many times the memory of others while it is read: such files are read first, when
  /// little else is there, and nobody waits for one at the end.
  var isLarge = false

  /// The path to open, absolute.
  var path: String { FilePath.join(folder, FilePath.name(name)) }

  /// The bytes from which on a file is large.
  static let largeSize = 1 << 18
}

/// One color set of an asset catalog.
struct FoundColorSet: Sendable {
  /// The path of its `Contents.json`, absolute.
  var path: String
  /// The path that reports write.
  var name: String
  /// The name by which code asks for the color.
  var asset: String
  /// The place of the color, when its folder says so.
  var place: Place?
  /// The number of its project.
  var projectIndex = 0
  /// Whether the report covers it; others say what code can name.
  var isOwn = true
  /// Whether it is vendored, ignored or another project's, and is read only for what code can name.
  var isBackground = false
  /// The asset catalog that holds it, absolute.
  var catalog = ""
}

/// What lies under the paths of a run.
struct FoundFiles: Sendable {
  /// The root that paths in reports are relative to.
  var root: String
  /// The Swift files, in order of their names' bytes, each once.
  var files: [FoundFile] = []
  /// The color sets, in the same order.
  var colorSets: [FoundColorSet] = []
  /// The projects, in the order they were met, each with the configuration that governs it.
  var projects: [Configuration] = []
  /// Folders that were left out because other people's code lies in them.
  var skippedFolders: [String] = []
  /// The manifests of Xcode projects, workspaces and packages, absolute, in order.
  var manifests: [String] = []
  /// The headers of Objective-C, absolute, where they were asked for.
  var headers: [String] = []
  /// How the files are divided among shards; `nil` when the run has them all.
  var assignment: ShardAssignment?
  /// What could not be opened.
  var problems: [FileProblem] = []
  /// The configurations that do not load; nothing is read of what they govern.
  var failures: [FileProblem] = []

  /// Throws the first failure, where a command needs everything.
  func throwFailure() throws {
    if let failure = failures.first { throw MigrationError(failure) }
  }
}
