/// Records whether one or several files mention a key.
struct FileMentions<Key: Hashable & Sendable>: Sendable {
  /// The only file that mentions a key, by the hash of its path; `several` for more.
  private var files: [Key: UInt64] = [:]
  /// The mentions of one file, which are put under their keys when they are merged with others.
  private var added: [(key: Key, file: UInt64)] = []

  private static var several: UInt64 { 0 }

  /// Makes an empty record.
  init() {}

  /// Records that a file mentions a key.
  mutating func add(_ key: Key, in file: String) { add(key, inFile: Self.number(of: file)) }

  /// The same, by the number of the file.
  mutating func add(_ key: Key, inFile number: UInt64) { added.append((key, number)) }

  /// The number of a file, for adding many keys.
  static func number(of file: String) -> UInt64 {
    FNV1a.hash(file.utf8) | 1
  }

  /// Adds the mentions of other files.
  mutating func merge(_ other: Self) {
    for (key, file) in other.files { merge(key, file) }
    for (key, file) in other.added { merge(key, file) }
  }

  /// Whether another file among those that were merged mentions a key.
  func mentions(_ key: Key, outside file: String) -> Bool {
    files[key].map { $0 != Self.number(of: file) } ?? false
  }

  private mutating func merge(_ key: Key, _ file: UInt64) {
    if let known = files.updateValue(file, forKey: key), known != file {
      files[key] = Self.several
    }
  }
}
