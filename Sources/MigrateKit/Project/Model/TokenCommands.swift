/// The commands that mend what a project's declarations lack, as they work in the folder of the run.
package struct TokenCommands: Sendable {
  /// The arguments of both commands: the app, and the mapping of the run if it was given one.
  private let arguments: String

  /// Makes the commands.
  ///
  /// - Parameters:
  ///   - app: The folder of the project, relative to the folder of the run.
  ///   - mapping: The mapping that the run was given; `nil` for that of the configuration, which the
  ///     commands find themselves.
  package init(app: String = ".", mapping: String? = nil) {
    let values = [app.isEmpty ? "." : app] + (mapping.map { [$0] } ?? [])
    arguments = "--app " + values.map(ShellText.quoted).joined(separator: " ")
  }

  /// Writes a theme that declares the tokens that the app lacks.
  var generate: String { "dsmigrate tokens generate \(arguments)" }

  /// Compares the tokens with the app.
  package var check: String { "dsmigrate tokens check \(arguments)" }
}
