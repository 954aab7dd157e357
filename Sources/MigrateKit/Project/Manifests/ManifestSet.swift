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
    set.addSpecifications(manifests.map(\.text), &context)
    set.drafts.sort { ByteText($0.path) < ByteText($1.path) }
    return set
  }

  private mutating func add(_ path: String, _ context: inout ManifestContext) {
    let name = ManifestPath.name(path)
    guard name == "project.pbxproj" || name == "Package.swift" || name == "contents.xcworkspacedata"
    else { return }
    guard let bytes = context.read(path) else {
      problems.append((path, "cannot be read; check that it exists and its permissions"))
      return
    }
    do {
      switch name {
      case "project.pbxproj": drafts.append(try XcodeProjectReader.read(path, bytes, &context))
      case "Package.swift": drafts.append(PackageReader.read(path, bytes, context))
      default: workspaces.append(try WorkspaceReader.read(path, bytes))
      }
    } catch let error as ManifestError {
      problems.append((path, error.message))
    } catch {
      problems.append((path, "cannot be read"))
    }
  }

  /// Adds the XcodeGen specifications without a generated project next to them, and those whose project was generated before
  /// many of its files were there, instead of that project.
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
        guard let bytes = context.read(path) else {
          throw ManifestError("cannot be read; check that it exists and its permissions")
        }
        if let draft = try XcodeGenReader.read(path, bytes, &context) { read.append(draft) }
      } catch let error {
        // The project says what it places.
        guard projects.isEmpty else { continue }
        problems.append((path, (error as? ManifestError)?.message ?? "cannot be read"))
      }
    }
    // A specification that another one includes is no project of its own.
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

  /// Whether a generated project has all its targets from a specification, and lacks many of the files that this places.
  private static func isOutdated(_ project: ManifestDraft, beside specification: ManifestDraft)
    -> Bool
  {
    let names = Set(specification.targets.map(\.target.name))
    let listed = project.targets.reduce(into: Set<Int>()) { $0.formUnion($1.files) }
    let stated = specification.targets.reduce(into: Set<Int>()) { $0.formUnion($1.files) }
    return project.targets.allSatisfy { names.contains($0.target.name) }
      && listed.isSubset(of: stated) && stated.count > listed.count
      && stated.count * 4 >= listed.count * 5
  }
}
