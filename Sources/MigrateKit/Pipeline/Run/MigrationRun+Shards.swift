import MigrateKitCore

// Limits the results of a run to its shard.

extension MigrationRun {
  /// The folder of each project in reports; `.` for code outside of projects.
  var projectNames: [String] {
    found.projects.map { project in
      guard let project = project.project, !FilePath.contains(project, found.root) else {
        return "."
      }
      return FilePath.relative(project, to: found.root)
    }
  }

  /// The checked changes and problems, limited to the files that the run covers.
  ///
  /// The check covers the changes of the whole project, even if only a part is written.
  func own(
    _ checked: (changes: [FileChange], problems: [FileProblem])
  ) -> (changes: [FileChange], problems: [FileProblem]) {
    let others = Set(found.files.lazy.filter { !$0.isOwn }.map { PathKey($0.name) })
    return (
      checked.changes.filter { !others.contains(PathKey($0.name)) },
      checked.problems.filter { !others.contains(PathKey($0.file)) }
    )
  }
}
