// Which project a folder belongs to, and what governs it.

extension SourceFinder {
  /// The number of the project that a folder belongs to: the nearest at or above it.
  ///
  /// A project begins where a configuration stands, and at the top of a repository: what one
  /// repository declares says nothing of the code of another, whatever folder they lie in together.
  /// A submodule is no project of its own, because the repository around it is built with it.
  mutating func app(of folder: String) throws -> Int {
    var visited: [String] = []
    var current = folder
    var result = appOfFolder[current]
    while result == nil {
      visited.append(current)
      if let configuration = try configuration(in: current) {
        result = add(configuration)
      } else if GitWorkTree.isTopOfProject(current) {
        var configuration = try governing(FilePath.folder(current))
        configuration.project = current
        result = add(configuration)
      } else if current == "/" {
        result = add(Configuration(folder: found.root))
      } else {
        current = FilePath.folder(current)
        result = appOfFolder[current]
      }
    }
    let app = result ?? add(Configuration(folder: found.root))
    for folder in visited { appOfFolder[folder] = app }
    return app
  }

  /// The nearest configuration at or above a folder.
  private func governing(_ folder: String) throws -> Configuration {
    var current = folder
    while true {
      if let configuration = try configuration(in: current) { return configuration }
      if current == "/" { return Configuration(folder: found.root) }
      current = FilePath.folder(current)
    }
  }

  private func configuration(in folder: String) throws -> Configuration? {
    let path = FilePath.join(folder, Configuration.fileName)
    guard FileSystem.kind(of: path) == .file else { return nil }
    var configuration = try Configuration.read(in: folder, name: name(path))
    if request.ignoresMappings { configuration.mapping = nil }
    return configuration
  }

  private mutating func add(_ configuration: Configuration) -> Int {
    found.apps.append(configuration)
    return found.apps.count - 1
  }
}
