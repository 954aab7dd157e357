import MigrateKitCore

// Finds files that git could not restore.

extension GitStatus {
  /// The number of paths per call of git, well below the limit of a command line.
  private static let pathsPerCall = 500

  /// The files of `paths` that git does not track, including ignored ones, by git's names; paths
  /// are relative to the top of the work tree.
  static func untrackedFiles(
    among paths: [String], _ git: GitCall
  ) -> Result<[String], SystemError> {
    var untracked: [String] = []
    for start in stride(from: 0, to: paths.count, by: pathsPerCall) {
      let arguments =
        ["--literal-pathspecs", "ls-files", "-z", "--others", "--"]
        + paths[start..<min(start + pathsPerCall, paths.count)]
      switch git.output(of: arguments) {
      case .success(let output):
        untracked += output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      case .failure(let error): return .failure(error)
      }
    }
    return .success(untracked)
  }

  /// Tracked files with uncommitted changes, and files to rewrite that git does not track, as one
  /// message; `nil` if there are none.
  static func sentence(
    changed: [String], untracked: [String], filters: [String] = []
  ) -> String? {
    let hint =
      filters.isEmpty
      ? "" : " (filters that the repository configures are not run: \(NameList.text(filters)))"
    let dirty = "the work tree has uncommitted changes in \(NameList.text(changed))\(hint)"
    let unknown = "git does not track \(NameList.text(untracked))"
    switch (changed.isEmpty, untracked.isEmpty) {
    case (true, true): return nil
    case (false, true): return "\(dirty); commit them, or use --allow-dirty"
    case (true, false):
      let them = untracked.count == 1 ? "it" : "them"
      return "\(unknown) and could not restore \(them) after a rewrite; commit \(them), or use"
        + " --allow-dirty"
    case (false, false):
      return "\(dirty), and \(unknown); commit them, or use --allow-dirty"
    }
  }
}
