/// Replaces files atomically: at any moment a file has its old or its new bytes.
///
/// Writes the new bytes to a temporary file beside the old one, flushes it, and renames it.
package enum AtomicFile {
  /// Replaces the file at `path`, which is not a link, and keeps its permissions and its owner.
  ///
  /// Calls `isExpected` with the old bytes twice: first, and again right before the rename.
  ///
  /// The temporary file is in the same folder. It only remains if the process is killed; a leftover
  /// of that name is replaced.
  ///
  /// - Returns: whether the old bytes were as expected, and the file was therefore replaced.
  /// - Throws: what the system said when it refused something.
  package static func replace(
    _ path: String, with bytes: [UInt8], through temporary: String,
    if isExpected: ([UInt8]) -> Bool
  ) throws(SystemError) -> Bool {
    guard isExpected(try FileSystem.read(path)) else { return false }
    try write(to: temporary, like: path) { file throws(SystemError) in
      try FileSystem.write(bytes, to: file)
    }
    do throws(SystemError) {
      guard isExpected(try FileSystem.read(path)) else {
        unlink(temporary)
        return false
      }
      guard rename(temporary, path) == 0 else { throw SystemError() }
    } catch {
      unlink(temporary)
      throw error
    }
    return true
  }

  /// Writes a file atomically, whether or not it exists.
  package static func write(
    _ bytes: [UInt8], to path: String, through temporary: String, mode: mode_t = 0o666
  ) throws(SystemError) {
    try write(to: path, through: temporary, mode: mode) { file throws(SystemError) in
      try FileSystem.write(bytes, to: file)
    }
  }

  /// Writes a file atomically; `fill` writes its contents in pieces.
  package static func write(
    to path: String, through temporary: String, mode: mode_t = 0o666,
    fill: (Int32) throws(SystemError) -> Void
  ) throws(SystemError) {
    let exists = FileSystem.kind(of: path) != nil
    try write(to: temporary, like: exists ? path : nil, mode: mode, fill: fill)
    guard rename(temporary, path) == 0 else {
      let error = SystemError()
      unlink(temporary)
      throw error
    }
    flushFolder(FilePath.folder(path))
  }

  /// Writes and flushes a new file; with `model` it gets the permissions and the owner of that
  /// file, else `mode` as far as the user's mask lets it.
  private static func write(
    to path: String, like model: String?, mode: mode_t = 0o666,
    fill: (Int32) throws(SystemError) -> Void
  ) throws(SystemError) {
    var status = stat()
    if let model {
      guard stat(model, &status) == 0 else { throw SystemError() }
      // A read-only file is not replaced, although the permissions of its folder would allow it.
      guard access(model, W_OK) == 0 else { throw SystemError() }
    }
    let permissions = model == nil ? mode : mode_t(status.st_mode) & 0o7777
    let file = try create(path, mode: permissions)
    defer { close(file) }
    do throws(SystemError) {
      if model != nil {
        // Another owner's file keeps its group where the system allows it; the mode comes last,
        // because a change of owner clears parts of it.
        _ = fchown(file, status.st_uid, status.st_gid)
        guard fchmod(file, permissions) == 0 else { throw SystemError() }
      }
      try fill(file)
      if let model { FileMetadata.copy(from: model, to: path) }
      try FileSystem.flush(file, .ordered)
    } catch {
      unlink(path)
      throw error
    }
  }

  /// Opens a new file; replaces a leftover of a killed process.
  private static func create(_ path: String, mode: mode_t) throws(SystemError) -> Int32 {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    var file = open(path, flags, mode)
    if file < 0, errno == EEXIST {
      unlink(path)
      file = open(path, flags, mode)
    }
    guard file >= 0 else { throw SystemError() }
    return file
  }

  /// Flushes the names in a folder, for a power failure; file systems that do not support it are
  /// ignored.
  package static func flushFolder(_ path: String) {
    let folder = open(path, O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }
}

extension FileSystem {
  /// Writes all of `bytes` to an open file.
  package static func write(_ bytes: [UInt8], to file: Int32) throws(SystemError) {
    var failure: SystemError?
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let step = systemWrite(file, buffer[written...])
        if step >= 0 {
          written += step
        } else if errno != EINTR {
          failure = SystemError()
          return
        }
      }
    }
    if let failure { throw failure }
  }
}

/// The system's `write`, which the methods of this type would hide.
private func systemWrite(_ file: Int32, _ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
  let buffer = UnsafeRawBufferPointer(rebasing: bytes)
  return write(file, buffer.baseAddress, buffer.count)
}
