import MigrateKitCore

/// The patterns of one `.gitignore`, which apply to its folder and below.
struct IgnoreFile: Sendable {
  private struct Pattern: Sendable {
    var glob: Glob
    /// `!pattern`: re-includes what an earlier pattern ignored.
    var isNegated: Bool
    /// `pattern/`: folders only.
    var isForFolders: Bool
    /// A pattern without a slash matches the name in any folder.
    var matchesName: Bool
  }

  /// The folder of the file, relative to the top of the work tree; empty for the top.
  let folder: String
  private var patterns: [Pattern] = []
  /// The last byte of the paths that each pattern can match, 0 for any: it excludes most paths without
  /// a copy of the pattern.
  private var lastBytes: [UInt8] = []
  private let folding: NameFolding

  /// Reads the text of an ignore file that is in `folder`, for names that compare by `rules`.
  init(_ bytes: [UInt8], folder: String = "", _ rules: NameRules = .bytes) {
    self.folder = folder
    var bytes = bytes[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    let text = rules.isExact ? "" : String(decoding: bytes, as: UTF8.self)
    folding = NameFolding(rules, patterns: [text])
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let pattern = Self.pattern(line, folding) else { continue }
      patterns.append(pattern)
      lastBytes.append(pattern.glob.lastByte ?? 0)
    }
  }

  /// Whether the file has no pattern.
  var isEmpty: Bool { patterns.isEmpty }

  private static func pattern(_ line: ArraySlice<UInt8>, _ folding: NameFolding) -> Pattern? {
    var line = line
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    // Trailing spaces do not count, unless escaped.
    while line.last == UInt8(ascii: " "), line.dropLast().last != UInt8(ascii: "\\") {
      line.removeLast()
    }
    guard let first = line.first, first != UInt8(ascii: "#") else { return nil }
    let isNegated = first == UInt8(ascii: "!")
    if isNegated { line.removeFirst() }
    let isForFolders = line.last == UInt8(ascii: "/")
    if isForFolders { line.removeLast() }
    let matchesName = !line.contains(UInt8(ascii: "/"))
    if line.first == UInt8(ascii: "/") { line.removeFirst() }
    guard !line.isEmpty else { return nil }
    return Pattern(
      glob: Glob(folding.pattern(String(decoding: line, as: UTF8.self))),
      isNegated: isNegated, isForFolders: isForFolders, matchesName: matchesName)
  }

  /// Whether the file ignores `path` or re-includes it; `nil` if no pattern matches.
  ///
  /// The last matching pattern counts.
  ///
  /// The path is relative to the top of the work tree.
  fileprivate func result(on path: UnsafeBufferPointer<UInt8>, isFolder: Bool) -> Bool? {
    let inner = UnsafeBufferPointer(
      rebasing: path.dropFirst(folder.isEmpty ? 0 : folder.utf8.count + 1))
    if folding.isExact { return result(onInner: inner, isFolder: isFolder) }
    var text = folding.path(String(decoding: inner, as: UTF8.self))
    return text.withUTF8 { result(onInner: $0, isFolder: isFolder) }
  }

  /// The same for a path relative to the folder of the file, in the form of its patterns.
  private func result(onInner inner: UnsafeBufferPointer<UInt8>, isFolder: Bool) -> Bool? {
    guard let last = inner.last else { return nil }
    let slash = inner.lastIndex(of: UInt8(ascii: "/"))
    let name = UnsafeBufferPointer(rebasing: inner[(slash.map { $0 + 1 } ?? 0)...])
    for index in lastBytes.indices.reversed()
    where lastBytes[index] == 0 || lastBytes[index] == last {
      let pattern = patterns[index]
      guard isFolder || !pattern.isForFolders else { continue }
      if pattern.glob.matches(pattern.matchesName ? name : inner) { return !pattern.isNegated }
    }
    return nil
  }
}

/// The applicable ignore files of one folder, outermost first.
struct IgnoreRules: Sendable {
  private var files: [IgnoreFile] = []
  private var names = NameRules.bytes

  /// Starts without a file, in a work tree whose names compare by `rules`.
  init(_ rules: NameRules = .bytes) {
    names = rules
  }

  /// Whether nothing is ignored.
  var isEmpty: Bool { files.isEmpty }

  /// The rules with one more file, that of a deeper folder.
  func adding(_ file: IgnoreFile) -> IgnoreRules {
    var rules = self
    if !file.isEmpty { rules.files.append(file) }
    return rules
  }

  /// Adds the file of a deeper folder, by its path from the top of the work tree.
  mutating func addFile(of folder: String, below top: String) {
    addFile(
      at: FilePath.join(folder, ".gitignore"),
      folder: folder.hasSameBytes(as: top) ? "" : FilePath.relative(folder, to: top))
  }

  /// Adds a file that applies to `folder`, if it can be read.
  mutating func addFile(at path: String, folder: String = "") {
    self = adding(IgnoreFile((try? FileSystem.read(path)) ?? [], folder: folder, names))
  }

  /// Whether `path` is ignored, given that its folder is not: the innermost file with a matching
  /// pattern counts.
  func ignores(_ path: String, isFolder: Bool) -> Bool {
    var path = path
    return path.withUTF8 { path in
      for index in files.indices.reversed() {
        if let result = files[index].result(on: path, isFolder: isFolder) { return result }
      }
      return false
    }
  }
}
