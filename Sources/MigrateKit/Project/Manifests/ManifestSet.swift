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
    // A specification that another one includes is no project of its own.
    let included = Set(set.drafts.flatMap(\.included).map(ByteText.init))
    set.drafts.removeAll { included.contains(ByteText($0.path)) }
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

  /// Adds the XcodeGen specifications without a generated project next to them.
  private mutating func addSpecifications(_ manifests: [String], _ context: inout ManifestContext) {
    let placing = drafts.filter { draft in
      draft.format == .xcode && draft.targets.contains { !$0.files.isEmpty }
    }
    let folders = Set(placing.map { ByteText($0.folder) })
    for path in manifests where ManifestPath.name(path) == "project.yml" {
      guard !folders.contains(ByteText(ManifestPath.folder(path))) else { continue }
      guard let bytes = context.read(path) else {
        problems.append((path, "cannot be read; check that it exists and its permissions"))
        continue
      }
      do {
        if let draft = try XcodeGenReader.read(path, bytes, &context) { drafts.append(draft) }
      } catch let error as ManifestError {
        problems.append((path, error.message))
      } catch {
        problems.append((path, "cannot be read"))
      }
    }
  }
}
