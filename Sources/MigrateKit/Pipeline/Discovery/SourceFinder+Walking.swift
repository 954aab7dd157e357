// Walking down the folders.

extension SourceFinder {
  /// Finds what lies at the paths of the run, and below them.
  ///
  /// The folders of one depth are read together, on all threads, then the folders that lie in them. What
  /// was found is put together afterwards, path by path and depth first.
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

  /// How many threads read so many folders: one more takes as long to start as a few folders to read.
  private func jobs(for count: Int) -> Int {
    min(Workers.jobs(request.jobs), count / 64 + 1)
  }

  /// The folders of one depth, the last first: each is let go once it is added.
  private typealias Level = [FolderContents]

  /// Adds the next folder of a level and what lies below it, which are the next of the levels below.
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
    add(contents.colorSets, projectIndex)
    var done = 0
    for next in contents.filesBefore {
      add(contents.files[done..<next], projectIndex)
      done = next
      try addNext(of: &levels, at: depth + 1)
    }
    add(contents.files[done...], projectIndex)
  }

  /// The number of a project: they are counted as they are met.
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

  /// Whether nothing of this name was found before; under a single path each is met once.
  private mutating func isNew(_ name: String) -> Bool {
    request.paths.count == 1 && seen.isEmpty || seen.insert(PathKey(name)).inserted
  }
}
