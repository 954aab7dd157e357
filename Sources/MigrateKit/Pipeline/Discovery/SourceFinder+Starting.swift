import MigrateKitCore

// Computes the rules at the paths of a run.

extension SourceFinder {
  /// The contents of a path of the run.
  mutating func contents(of start: Start) -> FolderContents {
    do {
      return try start.isFile && start.governing == nil
        ? contents(named: start) : contents(from: start)
    } catch {
      return FolderContents(failure: error)
    }
  }

  /// A given file, treated as the only one in its folder.
  private mutating func contents(named file: Start) throws -> FolderContents {
    var contents = FolderContents()
    // A link belongs to the shard of its target.
    let home = FilePath.folder(FilePath.real(file.path))
    if let assignment = found.assignment,
      search.isElsewhere(assignment.project(ofFolder: home), &contents)
    {
      return contents
    }
    let surroundings = Surroundings(top: "", configuration: try configuration(of: file.folder))
    contents.folder = FoundFolder(path: file.folder, here: surroundings)
    contents.files = [
      FoundFile(folder: file.folder, name: name(file.path), place: nil, isNamed: true)
    ]
    return contents
  }

  private mutating func contents(from start: Start) throws -> FolderContents {
    if let governing = start.governing { return contents(of: start, compiledWith: governing) }
    let folder = start.path
    var contents = FolderContents()
    let part = found.assignment?.project(ofFolder: folder) ?? ShardAssignment.rest
    if part != ShardAssignment.rest, search.isElsewhere(part, &contents) { return contents }
    let top = GitWorkTree.top(of: folder)
    var surroundings = Surroundings(
      top: top ?? folder, configuration: try configuration(of: folder), part: part)
    if let top { surroundings.rules = rules(above: folder, top: top) }
    if folder.hasSuffix(".xcassets") {
      surroundings.assetPrefix = ""
      surroundings.catalog = folder
    }
    surroundings.isAsked = start.isAsked
    let found = FoundFolder(path: folder, here: surroundings)
    return FolderReader.contents(of: found, search, meeting: contents.parts)
  }

  /// Outside folders that a project is compiled with.
  private func contents(of start: Start, compiledWith governing: Configuration) -> FolderContents {
    let top = GitWorkTree.top(of: start.folder)
    var surroundings = Surroundings(top: top ?? start.folder, configuration: governing)
    // It belongs to the shard of its project, regardless of its place.
    surroundings.part = name(governing.project ?? governing.folder)
    surroundings.isAsked = false
    surroundings.isBackground = true
    if start.isFile {
      var file = FoundFile(folder: start.folder, name: name(start.path))
      file.isOwn = false
      file.isBackground = true
      return FolderContents(
        folder: FoundFolder(path: start.folder, here: surroundings), files: [file])
    }
    if let top { surroundings.rules = rules(above: start.path, top: top) }
    if start.path.hasSuffix(".xcassets") {
      surroundings.assetPrefix = ""
      surroundings.catalog = start.path
    }
    return FolderReader.contents(of: FoundFolder(path: start.path, here: surroundings), search)
  }

  /// The ignore files above a folder, which apply to it too.
  private func rules(above folder: String, top: String) -> IgnoreRules {
    var rules = IgnoreRules(NameRules(ofFolder: top))
    rules.addFile(at: FilePath.join(top, ".git/info/exclude"))
    var outer = top
    for part in FilePath.relative(folder, to: top).split(at: "/")
    where !folder.hasSameBytes(as: top) {
      rules.addFile(of: outer, below: top)
      outer = FilePath.join(outer, String(part))
    }
    return rules
  }

  /// The parent of a folder where the search would end, if it is in a path of the run: its
  /// configuration governs the repositories in it.
  private func namedFolder(around folder: String) -> String? {
    let outer = FilePath.folder(folder)
    let isNamed =
      folder != "/"
      && request.paths.contains { typed in
        let path = FilePath.absolute(typed, from: request.workingDirectory)
        return FilePath.contains(FilePath.real(path), outer)
      }
    return isNamed ? outer : nil
  }

  /// The configuration that governs a folder: the nearest at or above it, as far as any is trusted.
  private mutating func configuration(of folder: String) throws -> Configuration {
    if let known = configurations[PathKey(folder)] { return known }
    try Configuration.refuseForeign(in: folder)
    let governing = try search.configuration(of: folder) {
      guard let outer = Configuration.folder(after: folder) ?? namedFolder(around: folder) else {
        return Configuration(folder: found.root)
      }
      return try configuration(of: outer)
    }
    configurations[PathKey(folder)] = governing
    return governing
  }
}
