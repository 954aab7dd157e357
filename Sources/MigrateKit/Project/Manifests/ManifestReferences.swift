/// Finds the packages, projects, folders and files that a manifest refers to, without reading them.
package enum ManifestReferences {
  /// The absolute paths that a manifest refers to; empty if all of them are in its folder.
  ///
  /// A manifest that cannot be read has none.
  ///
  /// - Parameters:
  ///   - manifest: The absolute path of the manifest.
  ///   - read: Returns the bytes of a file; `nil` when there is none.
  /// - Returns: The paths, which may lie anywhere and need not exist.
  package static func paths(in manifest: String, read: @escaping (String) -> [UInt8]?) -> [String] {
    guard let bytes = read(manifest), mayLeadOutside(bytes) else { return [] }
    var context = ManifestContext(
      ProjectListing(
        root: ManifestPath.folder(manifest), manifests: [], swiftFiles: [], catalogs: [],
        read: read))
    let paths: [String]
    switch ManifestPath.name(manifest) {
    case "Package.swift":
      paths = PackageReader.read(manifest, bytes, context).packages.map(\.folder)
    case "project.pbxproj": paths = projectPaths(manifest, bytes, &context)
    case "project.yml": paths = specificationPaths(manifest, bytes, &context)
    case "contents.xcworkspacedata": paths = (try? WorkspaceReader.read(manifest, bytes)) ?? []
    default: paths = []
    }
    return paths.map(holder)
  }

  /// Whether a manifest may refer to anything outside of its folder.
  private static func mayLeadOutside(_ bytes: [UInt8]) -> Bool {
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == UInt8(ascii: "."), previous == byte { return true }
      // `"/Users/…"`, `<absolute>`, `absolute:/…`
      if byte == UInt8(ascii: "/"), previous == UInt8(ascii: "\"") || previous == UInt8(ascii: ":")
      {
        return true
      }
      previous = byte
    }
    return false
  }

  /// The folder around a project for the manifest of one; other paths unchanged.
  private static func holder(_ path: String) -> String {
    let isManifest = ManifestPath.name(path) == "project.pbxproj"
    let project = isManifest ? ManifestPath.folder(path) : path
    return ManifestPath.suffix(project) == "xcodeproj" ? ManifestPath.folder(project) : project
  }

  private static func projectPaths(
    _ manifest: String, _ bytes: [UInt8], _ context: inout ManifestContext
  ) -> [String] {
    guard let draft = try? XcodeProjectReader.read(manifest, bytes, &context),
      let references = try? XcodeReferences(manifest, bytes, read: context.read)
    else { return [] }
    return draft.packages.map(\.folder) + draft.projects + references.paths
  }

  private static func specificationPaths(
    _ manifest: String, _ bytes: [UInt8], _ context: inout ManifestContext
  ) -> [String] {
    guard let draft = try? XcodeGenReader.read(manifest, bytes, &context),
      let specification = try? XcodeGenSpecification(manifest, bytes, read: context.read)
    else { return [] }
    let sources = specification.targets.flatMap { $0.value["sources"]?.elements ?? [] }
    let projects = specification.value["projectReferences"]?.pairs.compactMap {
      $0.value["path"]?.text
    }
    return draft.packages.map(\.folder) + (projects ?? [])
      + sources.compactMap { $0.text ?? $0["path"]?.text }
  }
}

/// The files, catalogs, folders and packages that a project's references name.
private struct XcodeReferences {
  private(set) var paths: [String] = []

  init(_ manifest: String, _ bytes: [UInt8], read: (String) -> [UInt8]?) throws {
    let objects = try XcodeObjects(PropertyList(bytes))
    let folder = ManifestPath.folder(ManifestPath.folder(manifest))
    let inner = objects.project["projectDirPath"]?.text ?? ""
    var places = XcodePaths(objects, sourceRoot: ManifestPath.resolve(inner, from: folder))
    for object in objects.all("PBXFileReference") {
      guard let path = places.path(object) else { continue }
      switch ManifestPath.suffix(path) {
      case "swift", "xcassets": paths.append(path)
      case "": if read(path + "/Package.swift") != nil { paths.append(path) }
      default: break
      }
    }
    for object in objects.all("PBXFileSystemSynchronizedRootGroup") {
      if let path = places.path(object) { paths.append(path) }
    }
  }
}
