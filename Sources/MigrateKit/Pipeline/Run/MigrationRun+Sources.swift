import MigrateKitCore

// A run over code in memory.

extension MigrationRun {
  /// Runs `request` over `sources`, by name, as one module that `designSystem` governs.
  static func run(
    _ request: Request, sources: [String: String], designSystem: DesignSystem
  ) -> Outcome {
    let root = "/"
    var found = FoundFiles(root: root)
    found.files = sources.keys.sorted { $0.precedesByBytes($1) }.map { name in
      FoundFile(folder: FilePath.folder(FilePath.absolute(name, from: root)), name: name)
    }
    let configuration = Configuration(folder: root)
    found.projects = [configuration]
    var run = MigrationRun(
      request: request, found: found,
      projects: [Project(configuration: configuration, designSystem: designSystem)])
    run.sources = Dictionary(
      uniqueKeysWithValues: sources.map { (PathKey($0.key), Array($0.value.utf8)) })
    return run.outcome()
  }
}
