import MigrateKitCore

/// An advisory lock (`flock`) that is held as long as this value lives.
///
/// The kernel releases it when the process ends in any way. Child processes do not inherit it. The
/// file is not deleted, because two processes could then lock two files of the same name. Symbolic
/// links are not followed.
final class FileLock: Sendable {
  private let file: Int32

  /// Takes the lock; `nil` if another process holds it.
  init?(_ path: String) throws(SystemError) {
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard file >= 0 else { throw SystemError() }
    while flock(file, LOCK_EX | LOCK_NB) != 0 {
      let error = SystemError()
      if error.code == EINTR { continue }
      close(file)
      if error.code == EWOULDBLOCK { return nil }
      throw error
    }
  }

  /// Whether another process holds the lock; writes nothing.
  static func isHeld(_ path: String) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    return flock(file, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }

  deinit {
    // Unlocks explicitly, because a child process that another thread starts has the file open
    // until it executes its program.
    flock(file, LOCK_UN)
    close(file)
  }
}
