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

  /// Of what was checked, the changes and problems of the files that the run covers.
  ///
  /// The check sees the changes of the whole project, whatever part of it is written.
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
