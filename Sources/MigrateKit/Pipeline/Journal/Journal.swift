import MigrateKitCore

/// The record that reverting a run needs: each file's original bytes, and the checksums of
/// everything that the run may have written to it.
///
/// The first lines are flushed to the disk before the first file is changed; a line is added and
/// flushed before a file gets bytes that are not recorded yet.
///
/// ```
/// dsmigrate journal 1
/// id 5f3a9c0012ab77e4
/// file 2048 19 9f86d081…        the length of the file and of its path, and the file's checksum
/// App/Views/Home.swift          the path, relative to the root, and the bytes, each with a newline
/// …
/// run 60c1d2e3f4a59687          the run that has other journals too, where it has
/// also 14                       the length of the path of another root of that run
/// /home/App/Core                and the path
/// write 0 60303ae2…             file 0 is to hold the text of that checksum
/// drop 0                        file 0 is not part of the run: it is as it was, or was never written
/// ```
struct Journal: Sendable {
  /// A file that the run rewrites.
  struct File: Hashable, Sendable {
    /// The path, relative to the root of the journal.
    var path: String
    /// The bytes before the run.
    var original: [UInt8]
    /// The checksum of `original`.
    var checksum: Checksum
    /// The checksums of everything that the run may have written.
    var written: Set<Checksum> = []
    /// Whether the run did not change the file.
    var isDropped = false
  }

  /// A run over several work trees, with a journal in each.
  struct Run: Hashable, Sendable {
    /// A unique identifier of the run.
    var id: String
    /// The roots of its other journals.
    var roots: [String] = []
  }

  /// A unique identifier of the journal, also used in the names of temporary files.
  var id: String
  /// The run, if it has other journals too; `nil` if this is the only one.
  var run: Run?
  /// The files, in the order in which lines number them.
  var files: [File] = []

  /// The name of the temporary file for writing file `index`, in the same folder.
  ///
  /// Builds do not consider it a source file. It contains the identifier of the journal, so that
  /// the next run only removes leftovers of that run.
  func temporaryName(_ index: Int) -> String { ".dsmigrate-\(id)-\(index)" }
}

// MARK: - As bytes

extension Journal {
  static let heading = "dsmigrate journal 1\n"

  /// The first lines of the journal.
  var bytes: [UInt8] {
    var bytes = Array((Self.heading + "id \(id)\n").utf8)
    bytes.reserveCapacity(files.reduce(0) { $0 + $1.original.count + 256 })
    for file in files {
      let length = file.path.utf8.count
      bytes += "file \(file.original.count) \(length) \(file.checksum.hex)\n\(file.path)\n".utf8
      bytes += file.original
      bytes.append(UInt8(ascii: "\n"))
    }
    if let run {
      bytes += "run \(run.id)\n".utf8
      for root in run.roots { bytes += "also \(root.utf8.count)\n\(root)\n".utf8 }
    }
    for (index, file) in files.enumerated() {
      for checksum in file.written.sorted(by: { $0.hex < $1.hex }) {
        bytes += Self.writeLine(index, checksum).utf8
      }
    }
    return bytes
  }

  /// The line to add before file `index` gets bytes that are not recorded yet.
  static func writeLine(_ index: Int, _ checksum: Checksum) -> String {
    "write \(index) \(checksum.hex)\n"
  }

  /// The line to add for a file that the run did not change.
  static func dropLine(_ index: Int) -> String { "drop \(index)\n" }

  /// Whether a text can be an identifier: only hexadecimal digits, so that file names made of it
  /// are safe.
  static func isID(_ text: Substring) -> Bool {
    (1...16).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
      }
  }

  /// Whether a run may have rewritten the file at a path: it is in the root and not in git's
  /// folder.
  static func isSourcePath(_ path: String) -> Bool {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return !path.utf8.contains(0)
      && parts.allSatisfy { part in
        let name = String(Substring(part))
        return !["", ".", "..", ".git"].contains(name.lowercased())
      }
  }

  /// Parses a journal; `nil` if it is malformed or names files that no run rewrites, because a
  /// repository may contain planted journals.
  ///
  /// The last line may be incomplete; what it announces has not been done.
  init?(_ bytes: [UInt8]) {
    var reader = JournalReader(bytes)
    guard reader.line() == Self.heading.dropLast(), let second = reader.words(),
      second.count == 2, second[0] == "id", Self.isID(second[1])
    else { return nil }
    id = String(second[1])
    while let words = reader.words() {
      switch words.first {
      case "file":
        guard let file = reader.file(words), Self.isSourcePath(file.path) else { return nil }
        files.append(file)
      case "run":
        guard words.count == 2, Self.isID(words[1]) else { return nil }
        run = Run(id: String(words[1]))
      case "also":
        guard let root = reader.root(words), FilePath.isAbsolute(root) else { return nil }
        run?.roots.append(root)
      case "write":
        guard words.count == 3, let index = Int(words[1]), files.indices.contains(index),
          let checksum = Checksum(hex: words[2])
        else { return nil }
        files[index].written.insert(checksum)
      case "drop":
        guard words.count == 2, let index = Int(words[1]), files.indices.contains(index) else {
          return nil
        }
        files[index].isDropped = true
      default: return nil
      }
    }
  }
}

/// Parses a journal line by line.
private struct JournalReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next whole line, without its end.
  mutating func line() -> Substring? {
    guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { position = end + 1 }
    return Substring(decoding: bytes[position..<end], as: UTF8.self)
  }

  mutating func words() -> [Substring]? { line()?.split(at: " ") }

  /// The file of a header line, read from the bytes after it.
  mutating func file(_ words: [Substring]) -> Journal.File? {
    guard words.count == 4, let size = Int(words[1]), let length = Int(words[2]),
      let checksum = Checksum(hex: words[3]), let path = take(length), let original = take(size)
    else { return nil }
    return Journal.File(
      path: String(decoding: path, as: UTF8.self), original: Array(original), checksum: checksum)
  }

  /// The root of a header line, read from the bytes after it.
  mutating func root(_ words: [Substring]) -> String? {
    guard words.count == 2, let length = Int(words[1]), let path = take(length) else { return nil }
    return String(decoding: path, as: UTF8.self)
  }

  /// The next `count` bytes, followed by a newline.
  private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    let end = position.addingReportingOverflow(count)
    guard count >= 0, !end.overflow, end.partialValue < bytes.count,
      bytes[end.partialValue] == UInt8(ascii: "\n")
    else { return nil }
    defer { position = end.partialValue + 1 }
    return bytes[position..<end.partialValue]
  }
}
