import MigrateKitCore

// Decides which configuration files are trusted, because other users may own folders above the
// code.

extension Configuration {
  /// The folder to search for a configuration after `folder`; `nil` at the end of the search.
  ///
  /// The search ends at the top of the work tree (for a submodule, of the outer one); outside git
  /// at the home folder.
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

  /// Refuses a configuration outside git that the user does not own.
  ///
  /// In a work tree the configuration is as trusted as the code.
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
        "'\(path)' may be written by other users and is not trusted; remove that permission with "
          + "'chmod go-w'")
    }
  }

  /// Whether files of a user are trusted: of the current user, of the user who became root with
  /// sudo, and of root.
  private static func isTrusted(_ owner: uid_t) -> Bool {
    if owner == geteuid() || owner == 0 { return true }
    let caller = getenv("SUDO_UID").flatMap { uid_t(String(cString: $0)) }
    return geteuid() == 0 && caller == owner
  }
}
