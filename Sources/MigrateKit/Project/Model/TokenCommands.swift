/// The commands that mend what a project's declarations lack, with the mapping of the run.
package struct TokenCommands: Sendable {
  private let mapping: String?

  /// Makes the commands.
  ///
  /// - Parameter mapping: The mapping that the run was given, quoted for a shell; `nil` for that of the
  ///   configuration, which the commands find themselves.
  package init(mapping: String? = nil) { self.mapping = mapping }

  /// Writes a theme that declares the tokens.
  var generate: String {
    "dsmigrate tokens generate" + (mapping.map { " --mapping " + $0 } ?? "")
  }

  /// Compares the tokens with the app.
  var check: String { "dsmigrate tokens check --app PATH" + (mapping.map { " " + $0 } ?? "") }
}
