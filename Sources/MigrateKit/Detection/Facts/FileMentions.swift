/// Which files mention something, as far as anybody needs to know: one, or several.
struct FileMentions<Key: Hashable & Sendable>: Sendable {
  /// The only file that mentions a key; `nil` inside for several.
  private var files: [Key: String?] = [:]

  /// Knows no mentions.
  init() {}

  /// Notes that a file mentions a key.
  mutating func add(_ key: Key, in file: String) { merge(key, file) }

  /// Adds the mentions of other files.
  mutating func merge(_ other: Self) {
    for (key, file) in other.files { merge(key, file) }
  }

  /// Whether some other file than this one mentions a key.
  func mentions(_ key: Key, outside file: String) -> Bool {
    files[key].map { $0 != file } ?? false
  }

  private mutating func merge(_ key: Key, _ file: String?) {
    files[key] = .some(files[key].map { $0 == file ? file : nil } ?? file)
  }
}
