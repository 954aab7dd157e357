import MigrateKitCore

/// The replacement of one file's bytes, if its contents are as expected.
struct FileReplacement: Sendable {
  /// The result.
  enum Outcome: Sendable, Hashable {
    case done
    /// The file has other contents and was not changed.
    case unexpected
    case failed(SystemError)
  }

  /// The path of the file, without links.
  var path: String
  /// The folder that links must not leave; itself without links.
  var root: String
  /// The new bytes.
  var bytes: [UInt8]
  /// The path of the temporary file, in the same folder.
  var temporary: String
  /// The expected current contents.
  var expected: Set<Checksum>

  /// Replaces the file.
  ///
  /// Checks the contents again right before the rename, so that concurrent changes are not
  /// overwritten and a folder that has become a link is not followed.
  func run() -> Outcome {
    do throws(SystemError) {
      let isReplaced = try AtomicFile.replace(path, with: bytes, through: temporary) {
        FilePath.isHeld(path, in: root) && expected.contains(Checksum(of: $0))
      }
      return isReplaced ? .done : .unexpected
    } catch {
      return .failed(error)
    }
  }

  /// Replaces many files concurrently, because nearly all of the time is spent waiting for the
  /// disk.
  static func run(_ all: [FileReplacement]) -> [Outcome] {
    Workers.map(count: all.count, jobs: 8) { all[$0].run() }
  }
}
