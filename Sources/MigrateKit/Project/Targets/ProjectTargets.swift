/// The targets of a project, the files that each compiles and the modules that each may import.
package struct ProjectTargets: Sendable {
  /// The targets, manifest by manifest in the order of their paths.
  package private(set) var targets: [ProjectTarget] = []
  /// The manifests, or parts of them, that could not be read: one sentence each.
  package private(set) var problems: [(file: String, message: String)] = []
  private let files: ListedFiles
  private let catalogs: ListedFiles
  /// The targets of each file and catalog, by their numbers.
  private var targetsOfFile: [[Int]]
  private var targetsOfCatalog: [[Int]]
  /// The platforms that a file is limited to in a target.
  private var limits: [FileInTarget: Set<BuildPlatform>] = [:]

  private struct FileInTarget: Hashable, Sendable {
    var file: Int
    var target: Int
  }

  /// No targets, for code without manifests.
  package static var none: ProjectTargets {
    read(ProjectListing(root: "/", manifests: [], swiftFiles: [], catalogs: []) { _ in nil })
  }

  private init(_ context: ManifestContext) {
    files = context.files
    catalogs = context.catalogs
    targetsOfFile = [[Int]](repeating: [], count: files.count)
    targetsOfCatalog = [[Int]](repeating: [], count: catalogs.count)
  }

  /// Reads the manifests of a project.
  package static func read(_ listing: ProjectListing) -> ProjectTargets {
    var context = ManifestContext(listing)
    let manifests = ManifestSet.read(listing, &context)
    var resolver = TargetResolver(manifests, also: listing.also, links: listing.links)
    resolver.resolve()
    var result = ProjectTargets(context)
    result.targets = resolver.targets
    result.problems = manifests.problems
    for draft in manifests.drafts {
      result.problems += draft.problems.map { (draft.path, $0) }
    }
    result.problems.sort {
      (ByteText($0.file), ByteText($0.message)) < (ByteText($1.file), ByteText($1.message))
    }
    result.place(manifests.drafts.flatMap(\.targets))
    return result
  }

  private mutating func place(_ drafts: [TargetDraft]) {
    for (number, draft) in drafts.enumerated() {
      for file in files.originals(of: draft.files) { targetsOfFile[file].append(number) }
      for catalog in catalogs.originals(of: draft.catalogs) {
        targetsOfCatalog[catalog].append(number)
      }
      for (file, platforms) in draft.limitedFiles {
        limits[FileInTarget(file: files.original(file), target: number)] = platforms
      }
    }
  }

  /// The targets that compile a Swift file, in ascending order; none when no manifest places it.
  func targets(ofFile path: String) -> [Int] {
    files.number(of: path).map { targetsOfFile[$0] } ?? []
  }

  /// The targets whose bundles an asset catalog goes into, in ascending order.
  func targets(ofCatalog path: String) -> [Int] {
    catalogs.number(of: path).map { targetsOfCatalog[$0] } ?? []
  }

  /// Whether some file is compiled for some platforms of its target only.
  var hasLimitedFiles: Bool { !limits.isEmpty }

  /// The platforms that a target compiles a file for: those of the target, unless the file is
  /// limited to some of them; empty where none is stated.
  func platforms(ofFile path: String, in target: Int) -> Set<BuildPlatform> {
    let all = targets[target].builtPlatforms
    guard let file = files.number(of: path),
      let limit = limits[FileInTarget(file: file, target: target)]
    else { return all }
    return all.isEmpty ? limit : all.intersection(limit)
  }

  /// The target itself and every target whose module it may import, directly or through others.
  ///
  /// Xcode and SwiftPM build dependencies into one folder, so that a file can import what its
  /// dependencies depend on. `ProjectTarget.dependencies` holds the direct ones.
  func reachable(from target: Int) -> Set<Int> {
    guard targets.indices.contains(target) else { return [] }
    var reached: Set<Int> = [target]
    var next = [target]
    while let at = next.popLast() {
      for dependency in targets[at].dependencies where reached.insert(dependency).inserted {
        next.append(dependency)
      }
    }
    return reached
  }
}
