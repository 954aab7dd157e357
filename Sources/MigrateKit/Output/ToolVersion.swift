/// The name and the version that reports carry.
public enum Tool {
  /// The name of the command.
  public static let name = "dsmigrate"
  /// The version, by semantic versioning: a change of what is found or rewritten is a breaking one.
  public static let version = "0.1.0"
}
