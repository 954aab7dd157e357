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

  /// The folder in which git keeps what belongs to the work tree at `top` alone; `nil` when there is
  /// none that git would take for one.
  ///
  /// That of a linked work tree lies in its repository, under `worktrees`; that of a submodule in the
  /// repository around it, under `modules`. A file `.git` tells where: `gitdir: PATH`.
  static func gitFolder(ofTop top: String) -> String? {
    let entry = FilePath.join(top, ".git")
    var folder = entry
    if FileSystem.kind(of: entry) == .file {
      guard let bytes = try? FileSystem.read(entry), bytes.starts(with: "gitdir: ".utf8) else {
        return nil
      }
      let line = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).first
      folder = FilePath.absolute(String((line ?? "").dropFirst("gitdir: ".count)), from: top)
    }
    return FileSystem.kind(of: FilePath.join(folder, "HEAD")) == .file ? folder : nil
  }
}
