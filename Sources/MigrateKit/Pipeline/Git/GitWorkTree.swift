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

  /// The top folder of the work tree that holds `folder` and represents itself: that around a submodule;
  /// `nil` outside git.
  static func topOfProject(of folder: String) -> String? {
    guard let top = top(of: folder) else { return nil }
    if isTopOfProject(top) || top == "/" { return top }
    return topOfProject(of: FilePath.folder(top)) ?? top
  }

  /// The one work tree that all of these tops are; `nil` when there are several, or none.
  static func shared(_ tops: [String?]) -> String? {
    guard let first = tops.first, let top = first else { return nil }
    return tops.allSatisfy { $0?.hasSameBytes(as: top) ?? false } ? top : nil
  }

  /// Whether a folder is the top of a work tree that represents itself: not of a submodule, which is
  /// built with the work tree around it.
  static func isTopOfProject(_ folder: String) -> Bool {
    let entry = FilePath.join(folder, ".git")
    switch FileSystem.kind(of: entry) {
    case nil: return false
    case .file: break
    case .directory, .symbolicLink, .other: return true
    }
    guard folder != "/", let inner = gitFolder(namedFor: folder),
      let outerTop = top(of: FilePath.folder(folder)), let outer = gitFolder(namedFor: outerTop)
    else { return true }
    return !FilePath.contains(FilePath.join(outer, "modules"), inner)
  }

  /// The folder in which git keeps what belongs to the work tree at `top` alone; `nil` when there is
  /// none that git would take for one.
  ///
  /// That of a linked work tree lies in its repository, under `worktrees`; that of a submodule in the
  /// repository around it, under `modules`. A file `.git` says where: `gitdir: PATH`.
  static func gitFolder(ofTop top: String) -> String? {
    guard let folder = gitFolder(namedFor: top) else { return nil }
    return FileSystem.kind(of: FilePath.join(folder, "HEAD")) == .file ? folder : nil
  }

  /// The same, whether or not git would take it for one.
  private static func gitFolder(namedFor top: String) -> String? {
    let entry = FilePath.join(top, ".git")
    guard FileSystem.kind(of: entry) == .file else { return entry }
    guard let bytes = try? FileSystem.read(entry), bytes.starts(with: "gitdir: ".utf8) else {
      return nil
    }
    let line = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).first
    return FilePath.absolute(String((line ?? "").dropFirst("gitdir: ".count)), from: top)
  }
}
