// What a run of one shard says of projects and files.

extension MigrationRun {
  /// The folder of each project, as reports write it; `.` for code that lies in none below the root.
  var projectNames: [String] {
    found.projects.map { project in
      guard let project = project.project, !FilePath.contains(project, found.root) else {
        return "."
      }
      return FilePath.relative(project, to: found.root)
    }
  }

  /// Of what was checked, the changes and problems that this run speaks of.
  func own(
    _ checked: (changes: [FileChange], problems: [FileProblem])
  ) -> (changes: [FileChange], problems: [FileProblem]) {
    guard let assignment = found.assignment else { return checked }
    return (
      checked.changes.filter { assignment.owns($0.name) },
      checked.problems.filter { assignment.owns($0.file) }
    )
  }
}
