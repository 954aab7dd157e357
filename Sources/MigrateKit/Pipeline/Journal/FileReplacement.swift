/// One file to replace by other bytes, provided that it holds what is expected.
struct FileReplacement: Sendable {
  /// What came of it.
  enum Outcome: Sendable, Hashable {
    case done
    /// The file holds something else, and was left as it is.
    case unexpected
    case failed(SystemError)
  }

  /// The path of the file, without links.
  var path: String
  /// The folder out of which no link may lead, without links.
  var root: String
  /// What it is to hold.
  var bytes: [UInt8]
  /// The path of the temporary file, in the same folder.
  var temporary: String
  /// What it may hold now.
  var expected: Set<Checksum>

  /// Replaces the file.
  ///
  /// What it holds is looked at last of all, when only the renaming is left to do: what another
  /// program wrote meanwhile is not written over, and a folder that has become a link is not
  /// followed.
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

  /// Replaces many files, several at once: nearly all of the time goes to waiting for the disk, and
  /// the disk can wait for several together.
  static func run(_ all: [FileReplacement]) -> [Outcome] {
    Workers.map(count: all.count, jobs: 8) { all[$0].run() }
  }
}
