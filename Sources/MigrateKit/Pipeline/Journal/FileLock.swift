/// A lock that one process at a time holds, as long as this value lives.
///
/// The kernel keeps it (`flock`), so that it goes with the process however that ends. A program that
/// the holder starts does not inherit it. The file stays: taking it away would let two processes lock
/// two files of one name. A link of that name is not followed.
final class FileLock: Sendable {
  private let file: Int32

  /// Takes the lock; `nil` when another holds it.
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

  /// Whether another process holds the lock; nothing is written to find out.
  static func isHeld(_ path: String) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    return flock(file, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }

  deinit {
    // Said outright: between its start and its first instruction of its own, a program that another
    // thread starts holds the file open too.
    flock(file, LOCK_UN)
    close(file)
  }
}
