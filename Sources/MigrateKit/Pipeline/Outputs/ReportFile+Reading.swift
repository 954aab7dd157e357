extension ReportFile {
  /// Reads the report at a path, of which memory then holds the figures alone: the findings are read
  /// again when they are written.
  ///
  /// - Throws: `MigrationError` or `ReportMergeError`.
  package init(path: String) throws {
    let bytes = try MigrationRun.read(path)
    let size = bytes.count
    try self.init(bytes, name: path) { range in
      let part: [UInt8]?
      do throws(SystemError) {
        part = try FileSystem.read(path, range, ofSize: size)
      } catch {
        throw MigrationError("cannot read '\(path)' again: \(error.message)")
      }
      guard let part else { throw MigrationError("'\(path)' changed while it was merged") }
      return part
    }
  }
}

extension ReportFile {
  /// The reports that a path represents: a folder for those in it, in order of their names.
  ///
  /// - Throws: `MigrationError` for a folder without any.
  package static func paths(of path: String) throws -> [String] {
    guard FileSystem.kind(of: path) == .directory else { return [path] }
    let entries: [FileSystem.Entry]
    do throws(SystemError) {
      entries = try FileSystem.entries(of: path)
    } catch {
      throw MigrationError("cannot read the folder '\(path)': \(error.message)")
    }
    // What another process is just writing has a hidden name.
    let names = entries.map(\.name).filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
    if names.isEmpty { throw MigrationError("there is no report in the folder '\(path)'") }
    return names.map { FilePath.join(path, $0) }
  }
}

extension FileSystem {
  /// Some bytes of a file; `nil` when it does not have the size any more that it had.
  static func read(
    _ path: String, _ range: Range<Int>, ofSize size: Int
  ) throws(SystemError) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw SystemError() }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw SystemError() }
    guard Int(status.st_size) == size else { return nil }
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      while count < buffer.count {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
        let step = pread(file, rest.baseAddress, rest.count, off_t(range.lowerBound + count))
        if step > 0 {
          count += step
        } else if step == 0 {
          return
        } else if errno != EINTR {
          failure = SystemError()
          return
        }
      }
    }
    if let failure { throw failure }
    return bytes.count == range.count ? bytes : nil
  }
}
