@testable import MigrateKit
@testable import MigrateKitCore

/// A project that exists in memory only: its files by their paths below the root.
struct ProjectFixture {
  /// The files; those that need no text are empty.
  var files: [String: String]
  static let root = "/project"

  /// Makes a project of files.
  init(_ files: [String: String]) { self.files = files }

  /// Adds files without text.
  func with(_ names: String...) -> ProjectFixture {
    var copy = self
    for name in names where copy.files[name] == nil { copy.files[name] = "" }
    return copy
  }

  /// What its manifests say.
  func read() -> ReadProject {
    let paths = files.keys.sorted().map { Self.root + "/" + $0 }
    let isManifest = { (path: String) in
      ["project.pbxproj", "Package.swift", "project.yml", "contents.xcworkspacedata"]
        .contains(ManifestPath.name(path))
    }
    let listing = ProjectListing(
      root: Self.root, manifests: paths.filter(isManifest),
      swiftFiles: paths.filter { $0.hasSuffix(".swift") },
      catalogs: paths.filter { $0.hasSuffix(".xcassets") },
      read: { path in
        files.first { Self.root + "/" + $0.key == path }.map { Array($0.value.utf8) }
      })
    return ReadProject(targets: ProjectTargets.read(listing))
  }

  /// The text of a `project.pbxproj` with some objects; `P` is the project and `G` its main group.
  static func xcode(_ objects: String, targets: String = "T", project: String = "") -> String {
    """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (\(targets)); \(project)};
        \(objects)
      };
      rootObject = P /* Project object */;
    }
    """
  }
}

/// What was read, asked by names.
struct ReadProject {
  var targets: ProjectTargets

  /// The names of the targets that compile a file.
  func names(_ file: String) -> [String] {
    targets.targets(ofFile: ProjectFixture.root + "/" + file).map { targets.targets[$0].name }
  }

  /// The names of the targets that a catalog belongs to.
  func names(catalog: String) -> [String] {
    targets.targets(ofCatalog: ProjectFixture.root + "/" + catalog).map {
      targets.targets[$0].name
    }
  }

  /// The first target with a name.
  subscript(name: String) -> ProjectTarget? { targets.targets.first { $0.name == name } }

  /// The names of the targets that a target may import directly.
  func dependencies(_ name: String) -> [String] {
    (self[name]?.dependencies ?? []).map { targets.targets[$0].name }.sorted()
  }

  /// The problems, each with the file's name.
  var problems: [String] {
    targets.problems.map { ManifestPath.name($0.file) + ": " + $0.message }
  }
}
