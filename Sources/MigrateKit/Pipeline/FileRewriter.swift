#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes files of the tool's own, such as reports.
///
/// Sources are written by `RewriteTransaction`.
package enum FileRewriter {
  /// Writes a file whole or not at all; gives the problem as a sentence.
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
        try FileSystem.write(bytes, to: file)
      } else {
        // The temporary file goes beside it, so the folder must be known.
        let real = FilePath.real(FilePath.absolute(path, from: FilePath.workingDirectory()))
        let temporary = ".\(FilePath.name(real).prefix(60)).dsmigrate-\(getpid())"
        try AtomicFile.write(
          bytes, to: real, through: FilePath.join(FilePath.folder(real), temporary))
      }
      return nil
    } catch {
      return "cannot write '\(path)': \(error.message)"
    }
  }
}
