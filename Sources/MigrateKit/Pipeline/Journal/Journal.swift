/// What a run must know to take back what it wrote: each file as it was, and everything that the run
/// may have left in its place.
///
/// The first lines are written, and on the disk, before the first file is touched; a line is added,
/// and on the disk, before a file gets bytes that no line says about.
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
/// drop 0                        file 0 is no part of the run: it is as it was, or was never written
/// ```
struct Journal: Sendable {
  /// A file that the run rewrites.
  struct File: Hashable, Sendable {
    /// The path, relative to the root of the journal.
    var path: String
    /// The bytes before the run.
    var original: [UInt8]
    /// The checksum of `original`, as it was when it was read.
    var checksum: Checksum
    /// The checksums of everything that the run may have written.
    var written: Set<Checksum> = []
    /// Whether the run left the file as it was.
    var isDropped = false
  }

  /// A run over several work trees, which has a journal in each.
  struct Run: Hashable, Sendable {
    /// A number that no other run has.
    var id: String
    /// The roots of its other journals.
    var roots: [String] = []
  }

  /// A number that no other journal has; temporary files carry it in their names.
  var id: String
  /// The run that has other journals too; `nil` where this is the only one.
  var run: Run?
  /// The files, in the order in which lines number them.
  var files: [File] = []

  /// The name of the temporary file through which file `index` is written, in the file's own folder.
  ///
  /// No build takes it for a source. It says which journal it belongs to, so that the next run can
  /// take away what a killed one left, and nothing else.
  func temporaryName(_ index: Int) -> String { ".dsmigrate-\(id)-\(index)" }
}

// MARK: - As bytes

extension Journal {
  static let heading = "dsmigrate journal 1\n"

  /// The lines that begin the journal.
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

  /// The line to add before file `index` gets bytes that no line says about.
  static func writeLine(_ index: Int, _ checksum: Checksum) -> String {
    "write \(index) \(checksum.hex)\n"
  }

  /// The line to add for a file that the run left as it was.
  static func dropLine(_ index: Int) -> String { "drop \(index)\n" }

  /// Whether a text can be the number of a journal or a run: hexadecimal digits, so that a name with it
  /// leads nowhere else.
  static func isID(_ text: Substring) -> Bool {
    (1...16).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
      }
  }

  /// Whether a path is one of a file that a run may have rewritten: in the root, and not in what belongs
  /// to git.
  static func isSourcePath(_ path: String) -> Bool {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return !path.utf8.contains(0)
      && parts.allSatisfy { part in
        let name = String(Substring(part))
        return !["", ".", "..", ".git"].contains(name.lowercased())
      }
  }

  /// Reads a journal; `nil` when it is none, or when it names files that no run rewrites: whoever brings
  /// a repository may bring journals with it.
  ///
  /// The last line may be torn: what it was to announce has not been done yet.
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

/// Takes a journal apart, line by line.
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

  mutating func words() -> [Substring]? { line()?.split(separator: " ") }

  /// The file that a line of `words` announces, taken from behind it.
  mutating func file(_ words: [Substring]) -> Journal.File? {
    guard words.count == 4, let size = Int(words[1]), let length = Int(words[2]),
      let checksum = Checksum(hex: words[3]), let path = take(length), let original = take(size)
    else { return nil }
    return Journal.File(
      path: String(decoding: path, as: UTF8.self), original: Array(original), checksum: checksum)
  }

  /// The root that a line of `words` announces, taken from behind it.
  mutating func root(_ words: [Substring]) -> String? {
    guard words.count == 2, let length = Int(words[1]), let path = take(length) else { return nil }
    return String(decoding: path, as: UTF8.self)
  }

  /// The next `count` bytes, which a newline follows.
  private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    let end = position.addingReportingOverflow(count)
    guard count >= 0, !end.overflow, end.partialValue < bytes.count,
      bytes[end.partialValue] == UInt8(ascii: "\n")
    else { return nil }
    defer { position = end.partialValue + 1 }
    return bytes[position..<end.partialValue]
  }
}
