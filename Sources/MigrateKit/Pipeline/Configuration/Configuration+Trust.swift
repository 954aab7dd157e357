// Whose configuration counts: a folder above the code may be anybody's.

extension Configuration {
  /// The folder in which the configuration is looked for after `folder`; `nil` when the search ends.
  ///
  /// It ends at the top of the work tree, with which a submodule belongs; outside git at the home folder.
  static func folder(after folder: String) -> String? {
    if folder == "/" || GitWorkTree.isTopOfProject(folder) { return nil }
    if let home, folder.hasSameBytes(as: home) { return nil }
    return FilePath.folder(folder)
  }

  /// The home folder of the user, without links.
  private static var home: String? {
    guard let text = getenv("HOME").map({ String(cString: $0) }), FilePath.isAbsolute(text) else {
      return nil
    }
    return FilePath.real(FilePath.absolute(text, from: "/"))
  }

  /// Refuses the file that is in a folder outside git where it is not the user's own.
  ///
  /// In a work tree the file came with the code, which is read all the same.
  static func refuseForeign(in folder: String) throws(MigrationError) {
    let path = FilePath.join(folder, fileName)
    guard FileSystem.kind(of: path) == .file, GitWorkTree.top(of: folder) == nil else { return }
    var (link, file) = (stat(), stat())
    guard lstat(path, &link) == 0, stat(path, &file) == 0 else { return }
    if !isTrusted(link.st_uid) || !isTrusted(file.st_uid) {
      throw MigrationError(
        "'\(path)' belongs to another user and is not trusted; copy it to a file of your own, or keep "
          + "it and the code in a git work tree")
    }
    let isPrivateGroup = file.st_gid == getegid()
    let others = S_IWOTH | (isPrivateGroup ? 0 : S_IWGRP)
    if mode_t(file.st_mode) & mode_t(others) != 0 {
      throw MigrationError(
        "'\(path)' may be written by other users and is not trusted; take that permission away with "
          + "'chmod go-w'")
    }
  }

  /// Whether a user may decide what a run does: the one who runs it, the one who became root to run it,
  /// and root.
  private static func isTrusted(_ owner: uid_t) -> Bool {
    if owner == geteuid() || owner == 0 { return true }
    let caller = getenv("SUDO_UID").flatMap { uid_t(String(cString: $0)) }
    return geteuid() == 0 && caller == owner
  }
}
