import MigrateKitCore

extension ReportFile {
  /// Reads the report at a path and keeps only its figures in memory; the findings are read again
  /// for writing.
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
  /// The reports at a path; for a folder all in it, in order of their names.
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
    // Files being written by another process have hidden names.
    let names = entries.map(\.name).filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
    if names.isEmpty { throw MigrationError("there is no report in the folder '\(path)'") }
    return names.map { FilePath.join(path, $0) }
  }
}

extension FileSystem {
  /// Some bytes of a file; `nil` if its size has changed.
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
