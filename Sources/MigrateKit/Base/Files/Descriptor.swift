/// Waits for an open file.
package enum Descriptor {
  /// Whether a read of an open file would return at once: bytes are there, or the end.
  ///
  /// Waits with `select`, because `poll` refuses `/dev/tty` and other devices on macOS.
  ///
  /// - Parameters:
  ///   - file: The open file, below 1024.
  ///   - milliseconds: How long to wait; `nil` waits without end.
  /// - Returns: Whether there is something to read; false too when a signal ended the wait.
  package static func hasInput(_ file: Int32, within milliseconds: Int32? = nil) -> Bool {
    guard (0..<1024).contains(file) else { return false }
    var files = fd_set()
    withUnsafeMutableBytes(of: &files) { $0[Int(file) / 8] |= 1 << UInt8(file % 8) }
    guard let milliseconds else { return select(file + 1, &files, nil, nil, nil) > 0 }
    var time = timeval(
      tv_sec: .init(milliseconds / 1000), tv_usec: .init(milliseconds % 1000 * 1000))
    return select(file + 1, &files, nil, nil, &time) > 0
  }
}
