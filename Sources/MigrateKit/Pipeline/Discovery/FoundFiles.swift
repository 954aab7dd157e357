import MigrateKitCore

/// One Swift file to read.
struct FoundFile: Sendable {
  /// Its folder, absolute; shared by the files of the folder.
  var folder: String
  /// The path in reports, relative to the root of the report.
  var name: String
  /// The number of its project.
  var projectIndex = 0
  /// The place of its contents, if its folder determines it: `vendored`, or `generated` for a file
  /// that git ignores.
  var place: Place?
  /// Whether the user named the file itself.
  var isNamed = false
  /// Whether the report covers it; other files of the project, and those of other shards, are read
  /// for their declarations.
  var isOwn = true
  /// Whether it is only read for its declarations: it is vendored, ignored by git or excluded, but
  /// compiled.
  var isBackground = false

  /// Whether it is large: such files are read first, while memory is free, and so that no thread
  /// waits for one at the end.
  var isLarge = false

  /// The path to open, absolute.
  var path: String { FilePath.join(folder, FilePath.name(name)) }

  /// The minimum size of a large file in bytes.
  static let largeSize = 1 << 18
}

/// One color set of an asset catalog.
struct FoundColorSet: Sendable {
  /// The path of its `Contents.json`, absolute.
  var path: String
  /// The path in reports.
  var name: String
  /// The name of the color in code.
  var asset: String
  /// The place of the color, if its folder determines it.
  var place: Place?
  /// The number of its project.
  var projectIndex = 0
  /// Whether the report covers it; others are read because code can name them.
  var isOwn = true
  /// Whether it is vendored, ignored or another project's, and only read because code can name it.
  var isBackground = false
  /// The asset catalog that holds it, absolute.
  var catalog = ""
}

/// The files under the paths of a run.
struct FoundFiles: Sendable {
  /// The root that paths in reports are relative to.
  var root: String
  /// The Swift files, in byte order of names, each once.
  var files: [FoundFile] = []
  /// The color sets, in the same order.
  var colorSets: [FoundColorSet] = []
  /// The projects in order of discovery, each with its configuration.
  var projects: [Configuration] = []
  /// Skipped folders with vendored code.
  var skippedFolders: [String] = []
  /// The manifests of Xcode projects, workspaces and packages, absolute, in order.
  var manifests: [String] = []
  /// The Objective-C headers, absolute, if requested.
  var headers: [String] = []
  /// The JSON files that code may decode, absolute.
  var jsonFiles: [String] = []
  /// The links to folders and Swift files, by which manifests may name them.
  var links: [FileLinks.Link] = []
  /// The assignment of files to shards; `nil` if the run is not sharded.
  var assignment: ShardAssignment?
  /// The files and folders that could not be opened.
  var problems: [FileProblem] = []
  /// The configurations that do not load; their code is not read.
  var failures: [FileProblem] = []

  /// Throws the first failure, for commands that need everything.
  func throwFailure() throws {
    if let failure = failures.first { throw MigrationError(failure) }
  }
}
