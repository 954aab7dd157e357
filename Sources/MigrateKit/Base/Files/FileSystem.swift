/// Reads files and folders through system calls, several times faster than `FileManager`, with the
/// precise error.
package enum FileSystem {
  /// The kind of file at a path.
  package enum Kind: Sendable {
    case file, directory, symbolicLink, other
  }

  /// One name in a folder.
  package struct Entry: Sendable {
    package var name: String
    package var kind: Kind
    /// The bytes of a file; 0 where it is unknown.
    package var size = 0
  }

  /// The kind of file at a path; `nil` if there is none.
  package static func kind(of path: String, followingLinks: Bool = true) -> Kind? {
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    return result == 0 ? kind(ofMode: mode_t(status.st_mode)) : nil
  }

  /// The target of a symbolic link as written; `nil` if the path is not a link.
  package static func linkTarget(_ path: String) -> String? {
    var text = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &text, text.count)
    guard count >= 0 else { return nil }
    return String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The identity of a file (device and inode): the same for all its names.
  package struct Identity: Hashable, Sendable {
    var device: UInt64
    var number: UInt64
    /// The number of hard links.
    package var linkCount: Int
  }

  /// The identity of the file at a path; `nil` if there is none.
  package static func identity(of path: String) -> Identity? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino),
      linkCount: Int(status.st_nlink))
  }

  /// All bytes of a regular file, read once.
  ///
  /// Pipes and devices are refused.
  package static func read(_ path: String) throws(SystemError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw SystemError() }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw SystemError() }
    switch kind(ofMode: mode_t(status.st_mode)) {
    case .file: break
    case .directory: throw SystemError(EISDIR)
    case .symbolicLink, .other: throw SystemError(ENODEV)
    }
    // Lexemes store offsets in 32 bits.
    guard status.st_size <= Int(UInt32.max) else { throw SystemError(EFBIG) }
    return try read(file, expecting: Int(status.st_size))
  }

  private static func read(_ file: Int32, expecting size: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    // Reads one byte more than expected, to detect the end of the file without another call.
    var capacity = size + 1
    var bytes: [UInt8] = []
    while true {
      var reachedEnd = false
      let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        while count < buffer.count {
          let step = systemRead(file, buffer.baseAddress.map { $0 + count }, buffer.count - count)
          if step > 0 {
            count += step
            // A file of the expected size needs no other call to detect its end.
            if bytes.isEmpty, count == size {
              reachedEnd = true
              return
            }
          } else if step == 0 {
            reachedEnd = true
            return
          } else if errno != EINTR {
            failure = SystemError()
            return
          }
        }
      }
      if let failure { throw failure }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if reachedEnd { return bytes }
      capacity = max(bytes.count, 4096)
    }
  }

  /// The bytes of a file whose name may be written in other letters, as Macs find it: `App.yml` for `app.yml`.
  package static func readInAnyCase(_ path: String) throws(SystemError) -> [UInt8] {
    do {
      return try read(path)
    } catch {
      let name = FilePath.name(path).lowercased()
      let alike = try? entries(of: FilePath.folder(path)) { $0.name.lowercased() == name }
      guard let other = alike?.first, kind(of: path) == nil else { throw error }
      return try read(FilePath.join(FilePath.folder(path), other.name))
    }
  }

  /// The names in a folder that `isWanted`, sorted by their bytes, without `.` and `..`.
  package static func entries(
    of path: String, where isWanted: (Entry) -> Bool = { _ in true }
  ) throws(SystemError) -> [Entry] {
    guard let folder = opendir(path) else { throw SystemError() }
    defer { closedir(folder) }
    var entries: [Entry] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      let kind: Kind
      switch Int32(entry.pointee.d_type) {
      case fileType(DT_REG): kind = .file
      case fileType(DT_DIR): kind = .directory
      case fileType(DT_LNK): kind = .symbolicLink
      case fileType(DT_UNKNOWN):
        kind = self.kind(of: path + "/" + name, followingLinks: false) ?? .other
      default: kind = .other
      }
      var found = Entry(name: name, kind: kind)
      guard isWanted(found) else { continue }
      if kind == .file { found.size = size(of: name, in: dirfd(folder)) }
      entries.append(found)
    }
    entries.sort { $0.name.precedesByBytes($1.name) }
    return entries
  }

  private static func size(of name: String, in folder: Int32) -> Int {
    var status = stat()
    return fstatat(folder, name, &status, 0) == 0 ? Int(status.st_size) : 0
  }

  private static func fileType<Number: BinaryInteger>(_ number: Number) -> Int32 { Int32(number) }

  private static func kind(ofMode mode: mode_t) -> Kind {
    switch mode & mode_t(S_IFMT) {
    case mode_t(S_IFREG): .file
    case mode_t(S_IFDIR): .directory
    case mode_t(S_IFLNK): .symbolicLink
    default: .other
    }
  }
}

/// The system's `read`, which the methods of this type would hide.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  guard let buffer else { return 0 }
  return read(file, buffer, count)
}
