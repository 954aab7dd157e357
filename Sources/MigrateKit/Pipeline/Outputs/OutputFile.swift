import MigrateKitCore

/// Writes the tool's own files, such as reports.
///
/// Sources are written by `RewriteTransaction`.
package enum OutputFile {
  /// Writes a file atomically; returns an error message.
  ///
  /// `folder` is the base folder; `nil` for the working directory.
  package static func write(
    _ bytes: [UInt8], to path: String, in folder: String? = nil
  ) -> String? {
    do {
      return try write(to: path, in: folder) { $0(bytes) }
    } catch {
      return "cannot write '\(path)': \(error)"
    }
  }

  /// Writes a file atomically in pieces, so that it is never in memory as a whole.
  ///
  /// Writes nothing if producing a piece fails, nor through a link that leads out of the tree.
  package static func write(
    to path: String, in folder: String? = nil,
    pieces: (_ write: @escaping (_ piece: [UInt8]) -> Void) throws -> Void
  ) throws -> String? {
    if FileSystem.kind(of: path) == .directory {
      return "cannot write '\(path)': it is a folder"
    }
    if let refusal = OutputPath.refusal(of: path, in: folder ?? FilePath.workingDirectory()) {
      return "cannot write '\(path)': \(refusal)"
    }
    var failure: (any Error)?
    do throws(SystemError) {
      try replace(path) { file throws(SystemError) in
        var problem: SystemError?
        do {
          try pieces { piece in
            guard problem == nil else { return }
            do throws(SystemError) { try FileSystem.write(piece, to: file) } catch {
              problem = error
            }
          }
        } catch {
          failure = error
          problem = SystemError(ECANCELED)
        }
        if let problem { throw problem }
      }
    } catch {
      if let failure { throw failure }
      return "cannot write '\(path)': \(error.message)"
    }
    return nil
  }

  /// Creates a folder and its parents, if they do not exist.
  package static func makeFolder(_ typed: String) throws(MigrationError) {
    let path = FilePath.absolute(typed, from: FilePath.workingDirectory())
    if let refusal = OutputPath.refusal(of: path) {
      throw MigrationError("cannot make the folder '\(typed)': \(refusal)")
    }
    var made = ""
    for part in path.split(at: "/") {
      made += "/" + part
      guard mkdir(made, 0o777) != 0 else { continue }
      let error = SystemError()
      if error.code != EEXIST, FileSystem.kind(of: made) != .directory {
        throw MigrationError("cannot make the folder '\(typed)': \(error.message)")
      }
    }
  }

  private static func replace(
    _ path: String, fill: (Int32) throws(SystemError) -> Void
  ) throws(SystemError) {
    // A device or a pipe cannot be replaced, only written to.
    if let kind = FileSystem.kind(of: path), kind != .file {
      let file = open(path, O_WRONLY | O_CLOEXEC)
      guard file >= 0 else { throw SystemError() }
      defer { close(file) }
      return try fill(file)
    }
    // The temporary file is in the same folder.
    let real = FilePath.real(FilePath.absolute(path, from: FilePath.workingDirectory()))
    let temporary = ".\(FilePath.name(real).prefix(60)).dsmigrate-\(getpid())"
    try AtomicFile.write(
      to: real, through: FilePath.join(FilePath.folder(real), temporary), fill: fill)
  }
}
