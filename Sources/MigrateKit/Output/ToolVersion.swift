/// The name and the version that reports carry.
package enum Tool {
  /// The name of the command.
  package static let name = "dsmigrate"
  /// The version, by semantic versioning: a change of what is found or rewritten is a breaking one.
  package static let version = "0.1.0"
}
