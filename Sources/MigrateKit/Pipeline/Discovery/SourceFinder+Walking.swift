import MigrateKitCore

// Searches folders recursively.

extension SourceFinder {
  /// Finds the files at and below the paths of the run.
  ///
  /// The folders of one depth are read in parallel, then their subfolders. The results are
  /// assembled afterwards, path by path in depth-first order.
  mutating func walk(from starts: [Start]) throws {
    let search = search
    var levels: [Level] = []
    var contents = starts.map { self.contents(of: $0) }
    while !contents.isEmpty {
      let folders = contents.flatMap(\.folders)
      contents.reverse()
      levels.append(contents)
      contents = Workers.map(count: folders.count, jobs: jobs(for: folders.count)) {
        FolderReader.contents(of: folders[$0], search)
      }
    }
    for _ in starts { try addNext(of: &levels, at: 0) }
  }

  /// The number of threads for a number of folders; starting a thread takes as long as reading a
  /// few folders.
  private func jobs(for count: Int) -> Int {
    min(Workers.jobs(request.jobs), count / 64 + 1)
  }

  /// The folders of one depth in reverse, so that each can be freed once it is added.
  private typealias Level = [FolderContents]

  /// Adds the next folder of a level with its subfolders, which are the next ones of the levels
  /// below.
  private mutating func addNext(of levels: inout [Level], at depth: Int) throws {
    guard let contents = levels[depth].popLast() else { return }
    if let failure = contents.failure {
      guard let problem = (failure as? MigrationError)?.problem else { throw failure }
      found.failures.append(problem)
      return
    }
    projects.formUnion(contents.parts)
    if let problem = contents.problem, contents.isReported { found.problems.append(problem) }
    guard let folder = contents.folder else { return }
    let projectIndex = number(of: folder.here.configuration)
    found.skippedFolders += contents.skippedFolders
    found.manifests += contents.manifests
    found.headers += contents.headers
    found.jsonFiles += contents.jsonFiles
    found.links += contents.links
    add(contents.colorSets, projectIndex)
    var done = 0
    for next in contents.filesBefore {
      add(contents.files[done..<next], projectIndex)
      done = next
      try addNext(of: &levels, at: depth + 1)
    }
    add(contents.files[done...], projectIndex)
  }

  /// The number of a project, in order of discovery.
  private mutating func number(of configuration: Configuration) -> Int {
    let project = configuration.project.map { PathKey($0) }
    if let number = numbers[project] { return number }
    numbers[project] = found.projects.count
    found.projects.append(configuration)
    return found.projects.count - 1
  }

  private mutating func add(_ files: ArraySlice<FoundFile>, _ projectIndex: Int) {
    for var file in files {
      file.projectIndex = projectIndex
      if isNew(file.name) {
        found.files.append(file)
      } else if file.isNamed,
        let index = found.files.firstIndex(where: { $0.name.hasSameBytes(as: file.name) })
      {
        found.files[index].isNamed = true
        found.files[index].place = nil
      }
    }
  }

  private mutating func add(_ sets: [FoundColorSet], _ projectIndex: Int) {
    for var set in sets where isNew(set.name) {
      set.projectIndex = projectIndex
      found.colorSets.append(set)
    }
  }

  /// Whether the name was not found before; with a single path, names are unique.
  private mutating func isNew(_ name: String) -> Bool {
    request.paths.count == 1 && seen.isEmpty || seen.insert(PathKey(name)).inserted
  }
}
