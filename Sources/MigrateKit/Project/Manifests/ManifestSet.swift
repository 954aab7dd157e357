/// All parsed manifests of a project, and their workspaces.
struct ManifestSet {
  /// The parsed manifests, in the order of their paths.
  private(set) var drafts: [ManifestDraft] = []
  /// The members of each workspace: paths of manifests of projects, and of folders.
  private(set) var workspaces: [[String]] = []
  /// The manifests that could not be read.
  private(set) var problems: [(file: String, message: String)] = []

  /// Reads the manifests of a listing.
  static func read(_ listing: ProjectListing, _ context: inout ManifestContext) -> ManifestSet {
    var set = ManifestSet()
    let manifests = Set(listing.manifests.map { ByteText(ManifestPath.normalized($0)) }).sorted()
    for manifest in manifests { set.add(manifest.text, &context) }
    set.drafts.removeAll { Self.isOutdated($0, context) }
    set.addSpecifications(manifests.map(\.text), &context)
    set.drafts.sort { ByteText($0.path) < ByteText($1.path) }
    return set
  }

  private mutating func add(_ path: String, _ context: inout ManifestContext) {
    let name = ManifestPath.name(path)
    guard name == "project.pbxproj" || name == "Package.swift" || name == "contents.xcworkspacedata"
    else { return }
    do {
      let bytes = try Self.bytes(of: path, context)
      switch name {
      case "project.pbxproj": drafts.append(try XcodeProjectReader.read(path, bytes, &context))
      case "Package.swift": drafts.append(PackageReader.read(path, bytes, context))
      default: workspaces.append(try WorkspaceReader.read(path, bytes))
      }
    } catch {
      note(error, in: path)
    }
  }

  private static func bytes(of path: String, _ context: ManifestContext) throws -> [UInt8] {
    guard let bytes = context.read(path) else {
      throw ManifestError("cannot be read; check that it exists and its permissions")
    }
    return bytes
  }

  private mutating func note(_ error: any Error, in path: String) {
    problems.append((path, (error as? ManifestError)?.message ?? "cannot be read"))
  }

  /// Adds the XcodeGen specifications without a generated project next to them, and those whose
  /// project was generated before many of its files were there, instead of that project.
  private mutating func addSpecifications(_ manifests: [String], _ context: inout ManifestContext) {
    let placing = drafts.filter { draft in
      draft.format == .xcode && draft.targets.contains { !$0.files.isEmpty }
    }
    let generated = Dictionary(grouping: placing) { ByteText($0.folder) }
    var read: [ManifestDraft] = []
    for path in manifests where ManifestPath.name(path) == "project.yml" {
      let projects = generated[ByteText(ManifestPath.folder(path)), default: []]
      guard projects.count < 2 else { continue }
      do {
        let bytes = try Self.bytes(of: path, context)
        if let draft = try XcodeGenReader.read(path, bytes, &context) { read.append(draft) }
      } catch {
        // Beside a project, nothing is missed.
        if projects.isEmpty { note(error, in: path) }
      }
    }
    // An included specification is part of the project of the one that includes it.
    let included = Set(read.flatMap(\.included).map(ByteText.init))
    for var draft in read where !included.contains(ByteText(draft.path)) {
      if let project = generated[ByteText(draft.folder), default: []].first {
        guard Self.isOutdated(project, beside: draft) else { continue }
        drafts.removeAll { $0.path == project.path }
        // Workspaces and other projects refer to it by that path.
        draft.path = project.path
      }
      drafts.append(draft)
    }
  }

  /// Whether a project that Tuist generates from the `Project.swift` beside it lacks many files of
  /// the folders that it lists.
  ///
  /// Without it, the modules of the folder are inferred.
  private static func isOutdated(_ project: ManifestDraft, _ context: ManifestContext) -> Bool {
    let folder = project.folder
    let manifest = folder + "/Project.swift"
    guard project.format == .xcode, let number = context.files.number(of: manifest) else {
      return false
    }
    let listed = project.files
    guard !listed.contains(number),
      context.read(manifest)?.contains(bytesOf: Array("import ProjectDescription".utf8)) ?? false
    else { return false }
    func part(_ file: Int) -> Substring {
      context.files.paths[file].dropFirst(folder.utf8.count + 1).prefix { $0 != "/" }
    }
    let below = context.files.numbers(in: folder)
    let parts = Set(listed.lazy.filter(below.contains).map(part))
    let unplaced = below.filter { file in
      !listed.contains(file) && parts.contains(part(file))
        && !context.files.isInPackage(file, below: folder)
        && !context.files.paths[file].contains("Tests/")
    }
    return !unplaced.isEmpty && unplaced.count * 4 >= listed.count
  }

  /// Whether a generated project has all its targets from a specification, and lacks many of the
  /// files that this places.
  private static func isOutdated(_ project: ManifestDraft, beside specification: ManifestDraft)
    -> Bool
  {
    let names = Set(specification.targets.map(\.target.name))
    let (listed, stated) = (project.files, specification.files)
    return project.targets.allSatisfy { names.contains($0.target.name) }
      && listed.isSubset(of: stated) && stated.count > listed.count
      && stated.count * 4 >= listed.count * 5
  }
}
