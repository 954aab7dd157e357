import MigrateKitCore

/// Checks with git whether files can be rewritten without losing work.
package enum GitStatus {
  /// Why the files of `changes` may not be rewritten; `nil` if they may.
  ///
  /// With `allowsDirty` tracked files may have uncommitted changes, and files to rewrite may be
  /// untracked; with `allowsNoVCS` files may lie outside git.
  package static func objection(
    to changes: [FileChange], allowsDirty: Bool, allowsNoVCS: Bool
  ) -> String? {
    var tops: [String] = []
    var paths: [PathKey: [String]] = [:]
    for change in changes {
      let path = FilePath.real(change.path)
      guard let top = GitWorkTree.top(of: FilePath.folder(path)) else {
        if allowsNoVCS { continue }
        return "'\(change.name)' is not in git, so git could not show or restore what a rewrite"
          + " changes; use --allow-no-vcs to rewrite it all the same ('apply --undo' restores it)"
      }
      if !tops.contains(path: top) { tops.append(top) }
      paths[PathKey(top), default: []].append(FilePath.relative(path, to: top))
    }
    if allowsDirty { return nil }
    var changed: [String] = []
    var untracked: [String] = []
    var filters: [String] = []
    for top in tops {
      func names(_ files: [String]) -> [String] {
        tops.count == 1 ? files : files.map { FilePath.join(top, $0) }
      }
      do throws(SystemError) {
        let git = try GitCall(top)
        changed += names(try changedFiles(git).get())
        untracked += names(try untrackedFiles(among: paths[PathKey(top)] ?? [], git).get())
        filters += git.filters
      } catch {
        return "cannot ask git whether the work tree is clean: \(error.message);"
          + " use --allow-dirty to go on without"
      }
    }
    return sentence(changed: changed, untracked: untracked, filters: filters)
  }

  /// Tracked files that are changed or staged, by git's names.
  ///
  /// For a submodule only the commit counts; its files are checked in its own repository if any is
  /// rewritten.
  private static func changedFiles(_ git: GitCall) -> Result<[String], SystemError> {
    let arguments = [
      "status", "--porcelain=v1", "-z", "--untracked-files=no", "--no-renames",
      "--ignore-submodules=dirty",
    ]
    return git.output(of: arguments).map { output in
      output.split(separator: 0).compactMap { entry in
        entry.count > 3 ? String(decoding: entry.dropFirst(3), as: UTF8.self) : nil
      }
    }
  }
}
