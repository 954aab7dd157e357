#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes changed files so that each is old or new at any moment, never between.
public enum FileRewriter {
  /// Writes one change; gives the problem when the file was left as it is.
  ///
  /// The new bytes go to a file beside the old one, reach the disk, and then take its name.
  /// Permissions stay; a symbolic link stays a link, and the file that it leads to is written. A file
  /// that is no longer what was read is left alone.
  public static func write(_ change: FileChange) -> FileProblem? {
    let path = FilePath.real(change.path)
    do {
      guard try FileSystem.read(path) == change.original else {
        return FileProblem(
          file: change.name, message: "it changed while dsmigrate ran; run it again")
      }
      try replace(path, with: change.rewritten)
      return nil
    } catch {
      return FileProblem(file: change.name, message: "cannot write it: \(error.message)")
    }
  }

  /// Writes a file of the tool's own, such as a report: whole or not at all.
  package static func write(_ bytes: [UInt8], to path: String) -> String? {
    if FileSystem.kind(of: path) == .directory {
      return "cannot write '\(path)': it is a folder"
    }
    do throws(SystemError) {
      // A device or a pipe cannot be replaced, only written to.
      if let kind = FileSystem.kind(of: path), kind != .file {
        let file = open(path, O_WRONLY | O_CLOEXEC)
        guard file >= 0 else { throw SystemError() }
        defer { close(file) }
        try write(bytes, to: file)
      } else {
        try replace(FilePath.real(path), with: bytes)
      }
      return nil
    } catch {
      return "cannot write '\(path)': \(error.message)"
    }
  }

  private static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    var status = stat()
    let exists = stat(path, &status) == 0
    // A file that may not be written is not replaced either, although its folder would allow it.
    if exists, access(path, W_OK) != 0 { throw SystemError() }
    let mode = exists ? mode_t(status.st_mode) & 0o7777 : 0o666
    let (file, temporary) = try createBeside(path, mode: mode)
    do throws(SystemError) {
      defer { close(file) }
      if exists {
        // Another owner's file keeps its group where the system allows it; the mode comes last,
        // because a change of owner clears parts of it.
        _ = fchown(file, status.st_uid, status.st_gid)
        guard fchmod(file, mode) == 0 else { throw SystemError() }
      }
      try write(bytes, to: file)
      guard fsync(file) == 0 else { throw SystemError() }
    } catch {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, path) == 0 else {
      let error = SystemError()
      unlink(temporary)
      throw error
    }
    syncFolder(of: path)
  }

  /// Opens a new file in the folder of `path`, under a name that no build takes for a source.
  private static func createBeside(
    _ path: String, mode: mode_t
  ) throws(SystemError) -> (file: Int32, path: String) {
    let stem = FilePath.join(FilePath.folder(path), "." + FilePath.name(path) + ".dsmigrate-")
    for attempt in 0..<100 {
      let name = stem + "\(getpid())-\(attempt)"
      let file = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      if file >= 0 { return (file, name) }
      guard errno == EEXIST else { throw SystemError() }
    }
    throw SystemError(EEXIST)
  }

  private static func write(_ bytes: [UInt8], to file: Int32) throws(SystemError) {
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

  /// Makes the new name last through a power cut; some file systems cannot, which is no failure.
  private static func syncFolder(of path: String) {
    let folder = open(FilePath.folder(path), O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }
}

/// The system's `write`, under a name that the methods here do not hide.
private func systemWrite(_ file: Int32, _ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
  let buffer = UnsafeRawBufferPointer(rebasing: bytes)
  return write(file, buffer.baseAddress, buffer.count)
}
