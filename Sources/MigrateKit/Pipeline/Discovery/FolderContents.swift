/// What lies in one folder, but not in the folders inside it.
struct FolderContents: Sendable {
  /// The folder, with what holds for all that lies in it; `nil` when another shard is about it.
  var folder: FoundFolder?
  /// The files to read, in order of their names' bytes; their projects have no numbers yet.
  var files: [FoundFile] = []
  /// The color sets, in the same order.
  var colorSets: [FoundColorSet] = []
  /// The folders to look into next, in the same order.
  var folders: [FoundFolder] = []
  /// How many of the files come before each of the folders.
  var filesBefore: [Int] = []
  /// The manifests that lie here, absolute.
  var manifests: [String] = []
  /// The headers of Objective-C that lie here, absolute, where they are asked for.
  var headers: [String] = []
  /// Folders that are left out because other people's code lies in them.
  var skippedFolders: [String] = []
  /// The parts of an assignment that were met, by their names: those of other shards too.
  var parts: Set<PathKey> = []
  /// Why the folder could not be opened.
  var problem: FileProblem?
  /// Whether the report covers the folder.
  var isReported: Bool {
    guard let here = folder?.here else { return true }
    return here.isAsked && !here.isBackground
  }
  /// Why the run ends here.
  var failure: (any Error)?
}
