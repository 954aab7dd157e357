/// What lies in the project's tree, and the way to read it.
struct ProjectListing {
  /// The absolute path of the tree.
  var root: String
  /// The absolute paths of every `project.pbxproj`, `Package.swift`, `project.yml` and
  /// `contents.xcworkspacedata`.
  var manifests: [String]
  /// The absolute paths of the Swift files.
  var swiftFiles: [String]
  /// The absolute paths of the asset catalogs.
  var catalogs: [String]
  /// The absolute paths of the folders that the configuration names besides: their packages take the
  /// place of fetched ones.
  var also: [String] = []
  /// Returns the bytes of a file; `nil` when there is none.
  ///
  /// Configuration files and included specifications are read with it too, wherever they lie.
  var read: (String) -> [UInt8]?
}
