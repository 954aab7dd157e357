/// Finds the git work tree that a path lies in, without starting git.
enum GitWorkTree {
  /// The top folder of the work tree that holds `folder`; `nil` outside git.
  ///
  /// A work tree has a folder `.git`, or a file of that name when it is linked or a submodule.
  static func top(of folder: String) -> String? {
    var folder = folder
    while true {
      if FileSystem.kind(of: FilePath.join(folder, ".git")) != nil { return folder }
      if folder == "/" { return nil }
      folder = FilePath.folder(folder)
    }
  }
}
