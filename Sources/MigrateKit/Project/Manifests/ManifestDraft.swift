/// A parsed manifest, before its names are resolved against other manifests.
struct ManifestDraft {
  /// The path of the manifest.
  var path: String
  /// The folder that its paths start from.
  var folder: String
  /// The kind of manifest.
  var format: Format
  /// Its targets.
  var targets: [TargetDraft] = []
  /// The products that other manifests may name: those of a package.
  var products: [ProductDraft] = []
  /// The local packages that it refers to.
  var packages: [LocalPackage] = []
  /// The other projects that it refers to, by the paths of their manifests.
  var projects: [String] = []
  /// The specifications that it includes, by their paths.
  var included: [String] = []
  /// The parts that could not be read, one sentence each.
  var problems: [String] = []

  /// The Swift files of all targets, by their numbers in the listing.
  var files: Set<Int> { targets.reduce(into: []) { $0.formUnion($1.files) } }

  /// The kinds of manifests.
  enum Format { case xcode, package, xcodeGen }

  /// A package in a folder.
  struct LocalPackage {
    /// The lowercase name by which its products are referenced.
    var identity: String
    var folder: String

    init(folder: String, name: String? = nil) {
      identity = (name ?? ManifestPath.name(folder)).lowercased()
      self.folder = folder
    }
  }

  /// A product and the targets that it consists of, by their indices in the manifest.
  struct ProductDraft {
    var name: String
    var targets: [Int]
  }

  /// Makes an empty draft.
  init(path: String, folder: String, format: Format) {
    self.path = path
    self.folder = folder
    self.format = format
  }
}

/// A target as its manifest describes it.
struct TargetDraft {
  var target: ProjectTarget
  /// The Swift files, by their numbers in the listing.
  var files: Set<Int> = []
  /// The files that are compiled for some platforms only.
  var limitedFiles: [Int: Set<BuildPlatform>] = [:]
  /// The asset catalogs, by their numbers in the listing.
  var catalogs: Set<Int> = []
  /// Its dependencies.
  var needs: [TargetNeed] = []
  /// The file that it produces: `Kit.framework`.
  var productFile: String?
}

/// A dependency of a target, as its manifest names it.
struct TargetNeed: Hashable {
  /// The ways to name it.
  enum Name: Hashable {
    /// A target of the same manifest, by its index.
    case local(Int)
    /// A target of another project.
    case target(String, project: String)
    /// A product of a package.
    case product(String, PackageName)
    /// A framework or library, by the name of its file.
    case file(String)
  }

  /// The package of a product.
  enum PackageName: Hashable {
    case unknown
    /// A package in a folder.
    case folder(String)
    /// A fetched package, by the lowercase last component of its URL.
    case remote(String)
  }

  var name: Name
  /// The platforms that the dependency is limited to; empty for all.
  var platforms: Set<BuildPlatform> = []
}

extension TargetNeed.PackageName {
  /// The package at a URL: its lowercase last component, without `.git`.
  static func remote(address: String) -> Self {
    let name = ManifestPath.name(ManifestPath.normalized("/" + address)).lowercased()
    return .remote(name.hasSuffix(".git") ? String(name.dropLast(4)) : name)
  }
}

/// The shared input of all manifest readers: the listing and its files, sorted.
struct ManifestContext {
  /// Returns the bytes of a file.
  let read: (String) -> [UInt8]?
  /// The Swift files.
  var files: ListedFiles
  /// The asset catalogs.
  var catalogs: ListedFiles
  private let foldedFiles: FoldedFiles
  private let foldedCatalogs: FoldedFiles
  /// The folders of packages.
  let packageFolders: Set<ByteText>
  /// Reads the configuration files, each once.
  var configurations: ConfigurationFiles

  /// Sorts the contents of a listing.
  init(_ listing: ProjectListing) {
    read = listing.read
    files = ListedFiles(listing.swiftFiles, links: listing.links)
    catalogs = ListedFiles(listing.catalogs, links: listing.links)
    configurations = ConfigurationFiles(read: listing.read)
    let manifests = listing.manifests.map { ManifestPath.normalized($0) }
    let folders = manifests.filter { ManifestPath.name($0) == "Package.swift" }
      .map { ManifestPath.folder($0) }.flatMap { [$0] + listing.links.paths(of: $0) }
    packageFolders = Set(folders.map(ByteText.init))
    files.note(packageFolders: folders)
    catalogs.note(packageFolders: folders)
    foldedFiles = FoldedFiles(files)
    foldedCatalogs = FoldedFiles(catalogs)
  }

  /// The number of a Swift file; if none has the name, of the only one that differs only in case.
  func file(at path: String) -> Int? { foldedFiles.number(of: path) }

  /// The number of an asset catalog, found like a file.
  func catalog(at path: String) -> Int? { foldedCatalogs.number(of: path) }

  /// Whether a folder holds a package.
  func isPackage(_ folder: String) -> Bool { packageFolders.contains(ByteText(folder)) }
}
