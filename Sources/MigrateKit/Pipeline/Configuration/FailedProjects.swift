import MigrateKitCore

/// The projects of a run that cannot be read, because their configuration or mapping does not load.
///
/// The run goes on without them.
struct FailedProjects {
  private var problems: [Int: FileProblem] = [:]

  /// Records that the mapping of the project with a number in `found` does not load; rethrows any
  /// other `error`.
  mutating func add(_ number: Int, _ error: any Error, in found: FoundFiles) throws {
    guard let error = error as? MigrationError else { throw error }
    let file = FilePath.join(found.projects[number].folder, Configuration.fileName)
    problems[number] = FileProblem(
      file: FilePath.relative(file, to: found.root),
      message: "cannot load its mapping: \(error.message)")
  }

  /// Returns `found` without the files of these projects.
  ///
  /// - Throws: `MigrationError` when nothing is left.
  func removed(from found: FoundFiles) throws -> FoundFiles {
    var rest = found
    let mappings = problems.sorted { $0.key < $1.key }.map(\.value)
    let failures = (found.failures + mappings).uniqued()
    if failures.isEmpty { return found }
    rest.files.removeAll { problems[$0.projectIndex] != nil }
    rest.colorSets.removeAll { problems[$0.projectIndex] != nil }
    if rest.files.isEmpty, rest.colorSets.isEmpty {
      throw MigrationError(failures.map { "\($0.file): \($0.message)" }.joined(separator: "; "))
    }
    // Files of the failed projects are ignored.
    for number in problems.keys { rest.projects[number].exclude = [PathPattern("**")] }
    rest.problems += failures
    return rest
  }
}
