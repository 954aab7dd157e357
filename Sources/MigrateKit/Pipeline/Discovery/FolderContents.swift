import MigrateKitCore

/// The contents of one folder, not recursive.
struct FolderContents: Sendable {
  /// The folder, with the rules for its contents; `nil` if it belongs to another shard.
  var folder: FoundFolder?
  /// The files to read, in byte order of names; their project numbers are not set yet.
  var files: [FoundFile] = []
  /// The color sets, in the same order.
  var colorSets: [FoundColorSet] = []
  /// The subfolders to search, in the same order.
  var folders: [FoundFolder] = []
  /// The number of files before each of the subfolders in order.
  var filesBefore: [Int] = []
  /// The manifests in the folder, absolute.
  var manifests: [String] = []
  /// The Objective-C headers in the folder, absolute, if requested.
  var headers: [String] = []
  /// The JSON files in the folder, absolute.
  var jsonFiles: [String] = []
  /// The links in the folder to folders and Swift files, absolute.
  var links: [FileLinks.Link] = []
  /// Skipped folders with vendored code.
  var skippedFolders: [String] = []
  /// The names of the shard parts that were found, those of other shards too.
  var parts: Set<PathKey> = []
  /// The error if the folder could not be opened.
  var problem: FileProblem?
  /// Whether the report covers the folder.
  var isReported: Bool {
    guard let here = folder?.here else { return true }
    return here.isAsked && !here.isBackground
  }
  /// The error that ends the run.
  var failure: (any Error)?
}
