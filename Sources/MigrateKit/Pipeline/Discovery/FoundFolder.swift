/// A folder to look into.
struct FoundFolder: Sendable {
  /// Where it is, absolute.
  var path: String
  /// What holds in it, which most folders share with the one around them.
  @CopyOnWriteBox var here: Surroundings
}

/// What holds in a folder on the way down.
struct Surroundings: Sendable {
  /// The top of the work tree, which paths in ignore files are relative to.
  var top: String
  /// The ignore files that hold, outermost first.
  var rules = IgnoreRules()
  /// What governs the project.
  var configuration: Configuration
  /// The outermost project below the root, by its name.
  var part = ShardAssignment.rest
  /// The place of everything that lies here, when a folder on the way says so.
  var place: Place?
  /// Whether the run was asked about it; what else the project holds is read for what it declares.
  var isAsked = true
  /// Whether its code is vendored or ignored by git: it is read for its declarations alone.
  var isBackground = false
  /// The asset catalog around, absolute.
  var catalog = ""
  /// Inside an asset catalog: the part of asset names that its folders give.
  var assetPrefix: String?
}
