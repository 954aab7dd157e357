// What a run of one shard says of projects and files.

extension MigrationRun {
  /// The folder of each project, as reports write it; `.` for code that lies in none below the root.
  var projectNames: [String] {
    found.apps.map { app in
      guard let project = app.project, !FilePath.contains(project, found.root) else { return "." }
      return FilePath.relative(project, to: found.root)
    }
  }

  /// Of what was checked, the changes and problems that this run speaks of.
  func own(
    _ checked: (changes: [FileChange], problems: [FileProblem])
  ) -> (changes: [FileChange], problems: [FileProblem]) {
    guard let division = found.division else { return checked }
    return (
      checked.changes.filter { division.owns($0.name) },
      checked.problems.filter { division.owns($0.file) }
    )
  }
}
