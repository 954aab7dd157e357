import MigrateKit

/// The three streams that a process begins with.
enum StandardStreams {
  /// Opens on the null device what whoever started the process has closed.
  ///
  /// The system gives a new file the lowest free number. Without this, the first file that is opened,
  /// such as a journal, would be the standard output, and receive what is printed.
  static func openClosed() {
    var file: Int32 = 0
    while file <= STDERR_FILENO {
      if fcntl(file, F_GETFD) >= 0 {
        file += 1
        continue
      }
      // It gets the lowest free number, which is this one.
      if open("/dev/null", O_RDWR) < 0 { exit(2) }
    }
  }
}
