import MigrateKit
import MigrateKitCore

/// The three standard streams.
enum StandardStreams {
  /// Opens closed standard streams on the null device.
  ///
  /// The system assigns the lowest free descriptor to a new file. Otherwise the first opened file,
  /// such as a journal, could become standard output and receive what is printed.
  static func openClosed() {
    var file: Int32 = 0
    while file <= STDERR_FILENO {
      if fcntl(file, F_GETFD) >= 0 {
        file += 1
        continue
      }
      // It gets the lowest free descriptor, which is this one.
      if open("/dev/null", O_RDWR) < 0 { exit(2) }
    }
  }
}
