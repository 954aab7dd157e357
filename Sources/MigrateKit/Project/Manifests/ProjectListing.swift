/// The relevant files in the project's tree, and a function to read them.
package struct ProjectListing {
  /// The absolute path of the tree.
  var root: String
  /// The absolute paths of every `project.pbxproj`, `Package.swift`, `project.yml` and
  /// `contents.xcworkspacedata`.
  var manifests: [String]
  /// The absolute paths of the Swift files.
  var swiftFiles: [String]
  /// The absolute paths of the asset catalogs.
  var catalogs: [String]
  /// The absolute paths of the additional folders in the configuration, whose packages replace
  /// fetched ones.
  var also: [String] = []
  /// The links in the tree.
  var links = FileLinks()
  /// Returns the bytes of a file; `nil` when there is none.
  ///
  /// Also reads configuration files and included specifications outside of the tree.
  var read: (String) -> [UInt8]?

  /// Makes a listing.
  package init(
    root: String,
    manifests: [String],
    swiftFiles: [String],
    catalogs: [String],
    also: [String] = [],
    links: FileLinks = FileLinks(),
    read: @escaping (String) -> [UInt8]?
  ) {
    self.root = root
    self.manifests = manifests
    self.swiftFiles = swiftFiles
    self.catalogs = catalogs
    self.also = also
    self.links = links
    self.read = read
  }
}
