import MigrateKitCore

/// Checks where the tool's own files, such as reports, may be written.
///
/// A repository may contain committed links to files anywhere. A path below the top of a work tree
/// must stay in that work tree; outside git, a path below the base folder must stay in it.
enum OutputPath {
  /// Why a file must not be written to a path; `nil` if it may be.
  ///
  /// `folder` is the base folder.
  static func refusal(
    of path: String, in folder: String = FilePath.workingDirectory()
  ) -> String? {
    var real = "/"
    for part in FilePath.absolute(path, from: FilePath.workingDirectory()).split(at: "/") {
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
