// Walking down the folders.

extension SourceFinder {
  /// What holds in a folder on the way down.
  private struct Surroundings {
    /// The top of the work tree, which paths in ignore files are relative to.
    var top: String
    var rules = IgnoreRules()
    var app: Int
    /// The outermost project below the root, by its name.
    var project = Division.rest
    var place: Place?
    /// Inside an asset catalog: the part of asset names that its folders give.
    var assetPrefix: String?
  }

  mutating func take(named path: String) throws {
    // A link goes where its file goes.
    let home = FilePath.folder(FilePath.real(path))
    if let division = found.division, isElsewhere(division.project(ofFolder: home)) { return }
    let folder = FilePath.folder(path)
    let app = try app(of: folder)
    add(FoundFile(folder: folder, name: name(path), app: app, place: nil, isNamed: true))
  }

  mutating func add(_ file: FoundFile) {
    if isNew(file.name) {
      found.files.append(file)
    } else if file.isNamed, let index = found.files.firstIndex(where: { $0.name == file.name }) {
      found.files[index].isNamed = true
      found.files[index].place = nil
    }
  }

  /// Whether nothing of this name was found before; under a single path each is met once.
  private mutating func isNew(_ name: String) -> Bool {
    request.paths.count == 1 || seen.insert(name).inserted
  }

  mutating func walk(from folder: String) throws {
    let project = found.division?.project(ofFolder: folder) ?? Division.rest
    if project != Division.rest, isElsewhere(project) { return }
    let top = GitWorkTree.top(of: folder)
    var surroundings = Surroundings(
      top: top ?? folder, app: try app(of: folder), project: project)
    // The ignore files above the folder hold in it too.
    if let top {
      surroundings.rules = surroundings.rules.adding(
        ignoreFile(FilePath.join(top, ".git/info/exclude"), folder: ""))
      var outer = top
      for part in FilePath.relative(folder, to: top).split(separator: "/") where folder != top {
        addRules(of: outer, to: &surroundings)
        outer = FilePath.join(outer, String(part))
      }
    }
    if folder.hasSuffix(".xcassets") { surroundings.assetPrefix = "" }
    try visit(folder, surroundings)
  }

  private func addRules(of folder: String, to surroundings: inout Surroundings) {
    let inner = folder == surroundings.top ? "" : FilePath.relative(folder, to: surroundings.top)
    surroundings.rules = surroundings.rules.adding(
      ignoreFile(FilePath.join(folder, ".gitignore"), folder: inner))
  }

  private func ignoreFile(_ path: String, folder: String) -> IgnoreFile {
    IgnoreFile((try? FileSystem.read(path)) ?? [], folder: folder)
  }

  private mutating func visit(_ folder: String, _ outer: Surroundings) throws {
    let entries: [FileSystem.Entry]
    do {
      entries = try FileSystem.entries(of: folder)
    } catch {
      found.problems.append(
        FileProblem(file: name(folder), message: "cannot read the folder: \(error.message)"))
      return
    }
    var here = outer
    let isRepository = folder != here.top && entries.contains { $0.name == ".git" }
    if isRepository {
      // A repository inside another has its own rules.
      here.top = folder
      here.rules = IgnoreRules()
    }
    let hasConfiguration = entries.contains { $0.name == Configuration.fileName }
    if found.division != nil, here.project == Division.rest, folder != found.root,
      isRepository || hasConfiguration, Division.isTopOfProject(folder)
    {
      here.project = name(folder)
      if isElsewhere(here.project) { return }
    }
    if entries.contains(where: { $0.name == ".gitignore" }) { addRules(of: folder, to: &here) }
    if isRepository || hasConfiguration {
      here.app = try app(of: folder)
    }
    let folderName = name(folder)
    let prefix = folderName == "." ? "" : folderName + "/"
    for entry in entries {
      switch entry.kind {
      case .file: visitFile(entry.name, in: folder, name: prefix + entry.name, here)
      case .directory: try visitFolder(FilePath.join(folder, entry.name), entry.name, here)
      // What a link leads to is read where it stands, if it lies under a path of the run.
      case .symbolicLink, .other: break
      }
    }
  }

  private mutating func visitFile(
    _ fileName: String, in folder: String, name: @autoclosure () -> String, _ here: Surroundings
  ) {
    guard fileName.hasSuffix(".swift") || InterfaceScanner.reads(fileName) else { return }
    var file = FoundFile(folder: folder, name: name(), app: here.app, place: here.place)
    guard isWanted(file) else { return }
    if file.place == nil, isIgnored(file.path, isFolder: false, here) {
      guard request.readsAll else { return }
      file.place = .generated
    }
    if here.project == Division.rest, isElsewhere(Division.rest) { return }
    add(file)
  }

  private mutating func visitFolder(_ path: String, _ name: String, _ outer: Surroundings) throws {
    if Self.closedFolders.contains(name) { return }
    var here = outer
    if here.place == nil {
      let isIgnored = isIgnored(path, isFolder: true, here)
      let isVendored = PathPlace.isVendoredFolder(name)
      if isIgnored || isVendored {
        guard request.readsAll else {
          // A hidden folder is a tool's own; nobody expects it to be read.
          if isVendored && !isIgnored && !name.hasPrefix(".") {
            found.skippedFolders.append(self.name(path))
          }
          return
        }
        here.place = isVendored ? .vendored : .generated
      }
    }
    if name.hasSuffix(".xcassets") {
      here.assetPrefix = ""
    } else if let prefix = here.assetPrefix {
      if name.hasSuffix(".colorset") {
        addColorSet(path, asset: prefix + name.dropLast(".colorset".count), here)
        return
      }
      // Most folders of a catalog hold images; a name space is the exception.
      if name.hasSuffix(".imageset") || name.hasSuffix(".appiconset") { return }
      if AssetCatalog.providesNamespace(FilePath.join(path, "Contents.json")) {
        here.assetPrefix = prefix + name + "/"
      }
    }
    try visit(path, here)
  }

  private mutating func addColorSet(_ path: String, asset: String, _ here: Surroundings) {
    guard here.place == nil || here.place == .vendored else { return }
    let contents = FilePath.join(path, "Contents.json")
    let set = FoundColorSet(
      path: contents, name: name(contents), asset: asset, place: here.place, app: here.app)
    guard isNew(set.name) else { return }
    if here.project == Division.rest, isElsewhere(Division.rest) { return }
    found.colorSets.append(set)
  }

  private func isIgnored(
    _ path: @autoclosure () -> String, isFolder: Bool, _ here: Surroundings
  ) -> Bool {
    !here.rules.isEmpty
      && here.rules.ignores(FilePath.relative(path(), to: here.top), isFolder: isFolder)
  }

  private func isWanted(_ file: FoundFile) -> Bool {
    if !request.include.isEmpty, !request.include.contains(where: { $0.covers(file.name) }) {
      return false
    }
    if request.exclude.contains(where: { $0.covers(file.name) }) { return false }
    let configuration = found.apps[file.app]
    if configuration.exclude.isEmpty && configuration.include.isEmpty { return true }
    return configuration.wants(FilePath.relative(file.path, to: configuration.folder))
  }
}
