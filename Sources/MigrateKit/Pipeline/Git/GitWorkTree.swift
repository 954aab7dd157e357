import MigrateKitCore

/// Finds the git work tree of a path, without starting git.
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

  /// The top folder of the outermost work tree around `folder`, for a submodule that of the
  /// superproject; `nil` outside git.
  static func topOfProject(of folder: String) -> String? {
    guard let top = top(of: folder) else { return nil }
    if isTopOfProject(top) || top == "/" { return top }
    return topOfProject(of: FilePath.folder(top)) ?? top
  }

  /// The work tree if all of these tops are equal; `nil` if there are several, or none.
  static func shared(_ tops: [String?]) -> String? {
    guard let first = tops.first, let top = first else { return nil }
    return tops.allSatisfy { $0?.hasSameBytes(as: top) ?? false } ? top : nil
  }

  /// Whether a folder is the top of a work tree that is not a submodule; submodules are built with
  /// the superproject.
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

  /// The git folder of the work tree at `top`; `nil` if there is none that git would accept.
  ///
  /// For a linked work tree it is in the repository, under `worktrees`; for a submodule in the
  /// superproject, under `modules`. A file `.git` names it: `gitdir: PATH`.
  static func gitFolder(ofTop top: String) -> String? {
    guard let folder = gitFolder(namedFor: top) else { return nil }
    return FileSystem.kind(of: FilePath.join(folder, "HEAD")) == .file ? folder : nil
  }

  /// The same, without checking that git would accept it.
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
