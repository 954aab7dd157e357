import MigrateKitCore

// Finds code outside of a project that is compiled with it.

extension SourceFinder {
  /// Finds the folders that configurations name under `also`, and the packages, folders and files outside
  /// of a project that its manifests refer to.
  mutating func walkOutside() throws {
    guard request.readsProject else { return }
    for projectIndex in found.projects.indices
    where request.ignoresMappings || found.projects[projectIndex].mapping != nil {
      let named = namedFolders(of: projectIndex)
      try walk(named, compiledWith: projectIndex)
      try followReferences(of: projectIndex)
    }
    found.manifests = found.manifests.uniquedPaths()
  }

  /// Searches the folders that are compiled with a project but not part of it.
  private mutating func walk(_ paths: [String], compiledWith projectIndex: Int) throws {
    guard !paths.isEmpty else { return }
    seen.formUnion(found.files.lazy.map { PathKey($0.name) })
    seen.formUnion(found.colorSets.lazy.map { PathKey($0.name) })
    found.projects[projectIndex].outside += paths
    let governing = found.projects[projectIndex]
    let starts = paths.map { path in
      Start(
        path: path, isFile: FileSystem.kind(of: path) != .directory, isAsked: false,
        governing: governing)
    }
    try walk(from: starts)
  }

  /// The folders in a project's configuration that are outside of it; reports a warning for each
  /// that cannot be read.
  private mutating func namedFolders(of projectIndex: Int) -> [String] {
    let configuration = found.projects[projectIndex]
    var paths: [String] = []
    for (index, folder) in configuration.also.enumerated() {
      let kind = FileSystem.kind(of: folder.path)
      if kind == .directory {
        if !configuration.isInProject(folder.path) { paths.append(folder.path) }
        continue
      }
      let problem = FileProblem(
        file: name(FilePath.join(configuration.folder, Configuration.fileName)),
        message: "also[\(index)]: "
          + (kind == nil ? "cannot find '\(folder.text)'" : "'\(folder.text)' is not a folder"),
        isWarning: true)
      if !found.problems.contains(problem) { found.problems.append(problem) }
    }
    return paths.uniquedPaths()
  }

  // MARK: References

  /// Finds what the manifests of a project refer to outside of it, recursively; nothing outside of
  /// the work tree is read.
  private mutating func followReferences(of projectIndex: Int) throws {
    guard let project = found.projects[projectIndex].project,
      let tree = GitWorkTree.topOfProject(of: project), !tree.hasSameBytes(as: project)
    else { return }
    var done: Set<PathKey> = []
    while true {
      let manifests = found.manifests.filter {
        found.projects[projectIndex].holds($0) && done.insert(PathKey($0)).inserted
      }
      let references = manifests.flatMap { manifest in
        ManifestReferences.paths(in: manifest) { path in
          FilePath.contains(tree, FilePath.real(path)) ? try? FileSystem.read(path) : nil
        }
      }
      let targets = found.links.filter { found.projects[projectIndex].holds($0.path) }
        .map(\.target)
      let paths = (references + targets).uniquedPaths().compactMap {
        followed($0, by: projectIndex, within: tree)
      }
      guard !paths.isEmpty else { return }
      try walk(paths.uniquedPaths(), compiledWith: projectIndex)
    }
  }

  /// The target of a reference, without links; `nil` if it does not exist, is outside of the work
  /// tree, or is already read.
  private func followed(_ path: String, by projectIndex: Int, within tree: String) -> String? {
    if found.projects[projectIndex].isInProject(path) { return nil }
    let real = FilePath.real(path)
    guard let kind = FileSystem.kind(of: real), FilePath.contains(tree, real),
      !found.projects[projectIndex].holds(real)
    else { return nil }
    switch kind {
    case .directory: return real
    case .file: return real.hasSuffix(".swift") ? real : nil
    case .symbolicLink, .other: return nil
    }
  }
}

extension Configuration {
  /// Whether a path is in the project itself.
  fileprivate func isInProject(_ path: String) -> Bool {
    FilePath.contains(project ?? folder, path)
  }
}
