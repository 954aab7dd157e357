/// Where a file of the tool's own, such as a report, is written.
///
/// Whoever brings a repository may have committed links in it, and a name in the tree then leads to a file
/// anywhere. What is named below the top of a work tree stays in that work tree; outside git, what is
/// named below the folder that is worked in stays there.
enum OutputPath {
  /// Why a file is not written to a path; `nil` when it may be.
  ///
  /// `folder` is the one that is worked in.
  static func refusal(
    of path: String, in folder: String = FilePath.workingDirectory()
  ) -> String? {
    var real = "/"
    for part in FilePath.absolute(path, from: FilePath.workingDirectory()).pathParts {
      let next = FilePath.join(real, String(part))
      guard let link = FileSystem.linkTarget(next) else {
        real = next
        continue
      }
      let exists = FileSystem.kind(of: next) != nil
      let target = exists ? FilePath.real(next) : FilePath.absolute(link, from: real)
      let tree = GitWorkTree.top(of: real) ?? (FilePath.contains(folder, real) ? folder : nil)
      if let tree, !FilePath.contains(tree, target) {
        return "'\(next)' is a link to '\(target)', which lies outside of '\(tree)';"
          + " name another file, or that path itself"
      }
      real = target
    }
    return nil
  }
}
