import MigrateKitCore

/// The rules by which a file system compares names: by bytes, or ignoring case or Unicode
/// normalization.
///
/// Files are identified by bytes everywhere (`PathKey`), as folders list them. Typed names, such as
/// globs, are compared by the file system's rules.
struct NameRules: Hashable, Sendable {
  /// Whether `App` and `app` are the same name.
  var foldsCase = false
  /// Whether `é` as one scalar and as two are the same name.
  var normalizes = false

  /// Compares names by bytes.
  static let bytes = NameRules()

  /// Whether names compare by bytes.
  var isExact: Bool { !foldsCase && !normalizes }

  /// Whether two names lead to one file.
  func areSame(_ first: String, _ second: String) -> Bool {
    if isExact { return first.hasSameBytes(as: second) }
    return foldsCase ? first.lowercased() == second.lowercased() : first == second
  }
}

extension NameRules {
  /// The rules at a folder: in a work tree those that git recorded when it created the repository,
  /// else by testing the file system with the folder's name.
  init(ofFolder folder: String) {
    if let top = GitWorkTree.top(of: folder) {
      let git = GitConfiguration(ofTop: top)
      foldsCase = git.isTrue("core.ignorecase")
      normalizes = git.isTrue("core.precomposeunicode")
    } else {
      foldsCase = Self.foldsCase(folder)
    }
    #if canImport(Darwin)
      normalizes = true
    #endif
  }

  /// Whether a folder is also found under its name in other case.
  private static func foldsCase(_ folder: String) -> Bool {
    let name = FilePath.name(folder)
    let other = name.lowercased().hasSameBytes(as: name) ? name.uppercased() : name.lowercased()
    guard !other.hasSameBytes(as: name), let own = FileSystem.identity(of: folder) else {
      return false
    }
    return FileSystem.identity(of: FilePath.join(FilePath.folder(folder), other)) == own
  }
}

/// Converts paths to the form of a pattern if the file system considers both the same.
///
/// Matching bytes then follows the rules of the file system.
struct NameFolding: Sendable {
  private let rules: NameRules
  /// The characters of the pattern with several encodings, by canonical equivalence.
  private let letters: [Character: Character]

  /// Prepares for patterns, which must be passed through `pattern(_:)`.
  init(_ rules: NameRules, patterns: some Sequence<String>) {
    self.rules = rules
    var letters: [Character: Character] = [:]
    if rules.normalizes {
      for text in patterns {
        for letter in rules.foldsCase ? text.lowercased() : text where !letter.isASCII {
          letters[letter] = letters[letter] ?? letter
        }
      }
    }
    self.letters = letters
  }

  /// Whether no conversion is needed.
  var isExact: Bool { !rules.foldsCase && letters.isEmpty }

  /// A pattern in the form for matching.
  func pattern(_ text: String) -> String { path(text) }

  /// A path in the form of the patterns.
  func path(_ path: String) -> String {
    if isExact { return path }
    let text = rules.foldsCase ? path.lowercased() : path
    return letters.isEmpty ? text : String(text.map { letters[$0] ?? $0 })
  }
}
