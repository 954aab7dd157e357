/// Replaces files so that each is old or new at any moment, never between.
///
/// The new bytes go to a temporary file beside the old one, reach the disk, and then take its name.
enum AtomicFile {
  /// Replaces the file at `path`, which is not a link, and keeps its permissions and its owner.
  ///
  /// `isExpected` sees the old bytes twice: before anything is done, and when only the renaming is
  /// left to do.
  ///
  /// The temporary file lies in the same folder. Nothing is left there unless the process is killed;
  /// what such a process left under that name is replaced.
  ///
  /// - Returns: whether the old bytes were as expected, and the file was therefore replaced.
  /// - Throws: what the system said when it refused something.
  static func replace(
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

  /// Writes a file whole or not at all, whether or not there is one.
  static func write(
    _ bytes: [UInt8], to path: String, through temporary: String, mode: mode_t = 0o666
  ) throws(SystemError) {
    try write(to: path, through: temporary, mode: mode) { file throws(SystemError) in
      try FileSystem.write(bytes, to: file)
    }
  }

  /// Writes a file whole or not at all; `fill` writes what it holds, piece by piece.
  static func write(
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

  /// Writes a new file and makes it last; with `model` it gets the permissions and the owner of that
  /// file, else `mode` as far as the user's mask lets it.
  private static func write(
    to path: String, like model: String?, mode: mode_t = 0o666,
    fill: (Int32) throws(SystemError) -> Void
  ) throws(SystemError) {
    var status = stat()
    if let model {
      guard stat(model, &status) == 0 else { throw SystemError() }
      // A file that may not be written is not replaced either, although its folder would allow it.
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

  /// Opens a new file; a file that a killed process left under its name goes.
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

  /// Makes the names in a folder last through a power cut; some file systems cannot, which is no
  /// failure.
  static func flushFolder(_ path: String) {
    let folder = open(path, O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }
}

extension FileSystem {
  /// Writes all of `bytes` to an open file.
  static func write(_ bytes: [UInt8], to file: Int32) throws(SystemError) {
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

/// The system's `write`, under a name that the methods here do not hide.
private func systemWrite(_ file: Int32, _ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
  let buffer = UnsafeRawBufferPointer(rebasing: bytes)
  return write(file, buffer.baseAddress, buffer.count)
}
