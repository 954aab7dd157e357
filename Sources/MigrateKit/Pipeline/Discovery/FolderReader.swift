import MigrateKitCore

/// Lists the contents of one folder.
///
/// The result only depends on the folder and its rules, so that folders can be read in any order,
/// on any thread.
struct FolderReader {
  /// Folders that are never read.
  private static let closedFolders = [".git", ".build", ".hg", ".svn"]
  /// Folders without code of Apple's platforms, which may be large.
  private static let foreignFolders = ["node_modules", ".swiftpm"]

  private let search: FolderSearch
  private var folder: FoundFolder
  private var contents = FolderContents()
  /// The path prefix of the folder's contents in reports.
  private var prefix = ""
  /// The path prefix for ignore files.
  private var ignorePrefix = ""

  /// The contents of `folder`; `parts` are the shard parts found on the way there.
  static func contents(
    of folder: FoundFolder, _ search: FolderSearch, meeting parts: Set<PathKey> = []
  ) -> FolderContents {
    var reader = FolderReader(search, folder)
    reader.contents.parts = parts
    do {
      try reader.read()
    } catch {
      reader.contents.failure = error
    }
    return reader.contents
  }

  private init(_ search: FolderSearch, _ folder: FoundFolder) {
    self.search = search
    self.folder = folder
  }

  private mutating func read() throws {
    let entries: [FileSystem.Entry]
    do {
      let listsHeaders = search.request.listsHeaders
      entries = try FileSystem.entries(of: folder.path) { entry in
        Self.isAsked(entry) || listsHeaders && Self.isHeader(entry.name)
      }
    } catch {
      contents.folder = folder
      contents.problem = FileProblem(
        file: search.name(folder.path), message: "cannot read the folder: \(error.message)")
      return
    }
    guard try enter(entries) else { return }
    contents.folder = folder
    prefix = names(from: search.root)
    if !folder.here.rules.isEmpty { ignorePrefix = names(from: folder.here.top) }
    for entry in entries {
      switch entry.kind {
      case .file: meetFile(entry.name, size: entry.size)
      case .directory: meetFolder(entry.name)
      case .symbolicLink: meetLink(entry.name)
      case .other: break
      }
    }
  }

  /// The path prefix of the folder's contents relative to `base`.
  private func names(from base: String) -> String {
    folder.path.hasSameBytes(as: base) ? "" : FilePath.relative(folder.path, to: base) + "/"
  }

  /// Whether to examine an entry; hidden ones may be configuration or ignore files.
  private static func isAsked(_ entry: FileSystem.Entry) -> Bool {
    entry.kind == .directory || isSource(entry.name) || isLink(entry)
      || entry.name.utf8.first == UInt8(ascii: ".") || isManifest(entry.name) || isJSON(entry.name)
  }

  /// Whether an entry is a link that may lead to a folder.
  private static func isLink(_ entry: FileSystem.Entry) -> Bool {
    entry.kind == .symbolicLink && !isHeader(entry.name)
  }

  /// Whether a file may be JSON that the app decodes; asset catalogs describe themselves.
  private static func isJSON(_ file: String) -> Bool {
    file.hasSuffix(".json") && file != "Contents.json"
  }

  /// Whether a file is a manifest.
  private static func isManifest(_ file: String) -> Bool {
    switch file {
    case "project.pbxproj", "Package.swift", "project.yml", "contents.xcworkspacedata": true
    default: false
    }
  }

  private static func isHeader(_ file: String) -> Bool { file.hasSuffix(".h") }

  private static func isSource(_ file: String) -> Bool {
    file.hasSuffix(".swift") || InterfaceScanner.reads(file)
  }

  /// Applies the rules that start at this folder; false if it belongs to another shard.
  private mutating func enter(_ entries: [FileSystem.Entry]) throws -> Bool {
    func has(_ name: String) -> Bool { entries.contains { $0.name == name } }
    let path = folder.path
    let isRepository = !path.hasSameBytes(as: folder.here.top) && has(".git")
    if isRepository {
      // A nested repository has its own rules.
      folder.here.top = path
      folder.here.rules = IgnoreRules(NameRules(ofFolder: path))
    }
    let mayBegin = isRepository || has(Configuration.fileName)
    if mayBegin, search.assignment != nil, folder.here.part == ShardAssignment.rest,
      !path.hasSameBytes(as: search.root), ShardAssignment.isTopOfProject(path)
    {
      folder.here.part = search.name(path)
      if search.isElsewhere(folder.here.part, &contents) { return false }
    }
    if has(".gitignore") { folder.here.rules.addFile(of: path, below: folder.here.top) }
    if mayBegin, folder.here.isAsked || path == folder.here.configuration.project {
      let outer = folder.here.configuration
      folder.here.configuration = try search.configuration(of: path) { outer }
    } else if mayBegin {
      // Another project, which this one may be compiled with, is read for its declarations.
      folder.here.isBackground = true
    }
    return true
  }

  /// Whether code outside of projects belongs to another shard.
  private mutating func isElsewhere() -> Bool {
    folder.here.part == ShardAssignment.rest && search.isElsewhere(folder.here.part, &contents)
  }

  private mutating func meetFile(_ file: String, size: Int) {
    let name = prefix.joined(with: file)
    if Self.isManifest(file) { contents.manifests.append(FilePath.join(folder.path, file)) }
    if Self.isHeader(file), folder.here.place == nil, !isIgnored(file, isFolder: false) {
      contents.headers.append(FilePath.join(folder.path, file))
    }
    if Self.isJSON(file), search.request.ignoresMappings || needsDeclarations,
      folder.here.assetPrefix == nil, folder.here.place == nil || search.request.readsAll
    {
      contents.jsonFiles.append(FilePath.join(folder.path, file))
    }
    guard Self.isSource(file) else { return }
    var found = FoundFile(
      folder: folder.path, name: name, place: folder.here.place,
      isLarge: size >= FoundFile.largeSize)
    found.isBackground = folder.here.isBackground
    found.isOwn = folder.here.isAsked && !found.isBackground
    if !isWantedByConfiguration(file) { leaveOut(&found) }
    if found.isOwn, !isWantedByUser(name) { found.isOwn = false }
    if found.place == nil, isIgnored(file, isFolder: false) {
      if search.request.readsAll || search.request.listsIgnored {
        found.place = .generated
      } else {
        leaveOut(&found)
      }
    }
    guard found.isOwn || needsDeclarations, !isElsewhere() else { return }
    if !found.isOwn, !file.hasSuffix(".swift") { return }
    contents.files.append(found)
  }

  /// Notes a link, whose target is read at its own place.
  private mutating func meetLink(_ entry: String) {
    guard entry.utf8.first != UInt8(ascii: ".") else { return }
    let path = FilePath.join(folder.path, entry)
    guard entry.hasSuffix(".swift") || FileSystem.kind(of: path) == .directory else { return }
    contents.links.append(FileLinks.Link(path: path, target: FilePath.real(path)))
  }

  /// Marks a file to be read only for its declarations.
  private func leaveOut(_ file: inout FoundFile) {
    file.isOwn = false
    file.isBackground = true
  }

  /// Whether files outside of the report are read for their declarations.
  private var needsDeclarations: Bool {
    search.request.readsProject
      && (search.request.ignoresMappings || folder.here.configuration.mapping != nil)
  }

  private mutating func meetFolder(_ entry: String) {
    if Self.closedFolders.contains(entry) { return }
    var inner = folder
    inner.path = FilePath.join(folder.path, entry)
    if folder.here.place == nil {
      let isIgnored = isIgnored(entry, isFolder: true)
      let isVendored = PathPlace.isVendoredFolder(entry)
      if isIgnored || isVendored {
        if search.request.readsAll {
          inner.here.place = isVendored ? .vendored : .generated
        } else if search.request.listsIgnored, !isVendored, !Self.foreignFolders.contains(entry) {
          inner.here.place = .generated
        } else {
          // Hidden folders belong to tools and are skipped.
          if isVendored && !isIgnored && entry.utf8.first != UInt8(ascii: "."), folder.here.isAsked,
            !folder.here.isBackground
          {
            contents.skippedFolders.append(search.name(inner.path))
          }
          guard needsDeclarations, !Self.foreignFolders.contains(entry) else { return }
          inner.here.isBackground = true
        }
      }
    }
    if folder.here.configuration.also.contains(where: { $0.path.hasSameBytes(as: inner.path) }) {
      inner.here.isBackground = true
    }
    guard meetAssets(entry, &inner) else { return }
    // Paths of the run are read separately.
    if !folder.here.isAsked, search.isStart(inner.path) { return }
    contents.folders.append(inner)
    contents.filesBefore.append(contents.files.count)
  }

  /// Whether to search a folder, considering its function in an asset catalog.
  private mutating func meetAssets(_ entry: String, _ inner: inout FoundFolder) -> Bool {
    if entry.hasSuffix(".xcassets") {
      inner.here.assetPrefix = ""
      inner.here.catalog = inner.path
    } else if let assets = folder.here.assetPrefix {
      if entry.hasSuffix(".colorset") {
        addColorSet(assets + entry.dropLast(".colorset".count), inner)
        return false
      }
      // Most folders of a catalog contain images; namespaces are the exception.
      if entry.hasSuffix(".imageset") || entry.hasSuffix(".appiconset") { return false }
      if AssetCatalog.providesNamespace(FilePath.join(inner.path, "Contents.json")) {
        inner.here.assetPrefix = assets + entry + "/"
      }
    }
    return true
  }

  private mutating func addColorSet(_ asset: String, _ set: FoundFolder) {
    guard set.here.place == nil || set.here.place == .vendored, !isElsewhere() else { return }
    let path = FilePath.join(set.path, "Contents.json")
    var found = FoundColorSet(
      path: path, name: search.name(path), asset: asset, place: set.here.place)
    found.isOwn = folder.here.isAsked && !folder.here.isBackground
    found.isBackground = folder.here.isBackground
    found.catalog = folder.here.catalog
    contents.colorSets.append(found)
  }

  private func isIgnored(_ entry: String, isFolder: Bool) -> Bool {
    !folder.here.rules.isEmpty
      && folder.here.rules.ignores(ignorePrefix + entry, isFolder: isFolder)
  }

  /// Whether a file passes the user's filters.
  private func isWantedByUser(_ name: String) -> Bool {
    let include = search.request.include
    if !include.isEmpty, !search.cover(include, name) { return false }
    return !search.cover(search.request.exclude, name)
  }

  /// Whether the configuration includes a file in reports.
  private func isWantedByConfiguration(_ file: String) -> Bool {
    if folder.here.configuration.wantsAll { return true }
    let path = FilePath.join(folder.path, file)
    return folder.here.configuration.wants(
      FilePath.relative(path, to: folder.here.configuration.folder))
  }
}
