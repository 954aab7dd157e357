import MigrateKitCore

/// A folder to search.
struct FoundFolder: Sendable {
  /// The absolute path.
  var path: String
  /// Its rules, which most folders share with their parent.
  @CopyOnWriteBox var here: Surroundings
}

/// The rules of a folder, accumulated from its parents.
struct Surroundings: Sendable {
  /// The top of the work tree, which paths in ignore files are relative to.
  var top: String
  /// The applicable ignore files, outermost first.
  var rules = IgnoreRules()
  /// The configuration of the project.
  var configuration: Configuration
  /// The outermost project below the root, by its name.
  var part = ShardAssignment.rest
  /// The place of its contents, if a folder on the way determines it.
  var place: Place?
  /// Whether the report covers it; the rest of the project is read for its declarations.
  var isAsked = true
  /// Whether its code is vendored or ignored by git and therefore only read for its declarations.
  var isBackground = false
  /// The enclosing asset catalog, absolute.
  var catalog = ""
  /// Inside an asset catalog: the namespace prefix of asset names.
  var assetPrefix: String?
}
