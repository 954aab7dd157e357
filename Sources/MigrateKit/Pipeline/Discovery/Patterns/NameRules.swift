/// How a file system compares names: by their bytes, or so that letters in upper and lower case, or
/// composed and decomposed ones, are the same.
///
/// Files are known by their bytes everywhere (`PathKey`), because that is how folders list them. What a
/// person types, such as a glob, is compared as the file system does it.
struct NameRules: Hashable, Sendable {
  /// Whether `App` and `app` are one name.
  var foldsCase = false
  /// Whether `é` as one scalar and as two are one name.
  var normalizes = false

  /// Names are their bytes.
  static let bytes = NameRules()

  /// Whether names are their bytes.
  var isExact: Bool { !foldsCase && !normalizes }

  /// Whether two names lead to one file.
  func areSame(_ first: String, _ second: String) -> Bool {
    if isExact { return first.hasSameBytes(as: second) }
    return foldsCase ? first.lowercased() == second.lowercased() : first == second
  }
}

extension NameRules {
  /// The rules where a folder lies: in a work tree what git found out when it made the repository, else
  /// what the file system does with the name of the folder.
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

  /// Whether a folder is also found under its name in other letters.
  private static func foldsCase(_ folder: String) -> Bool {
    let name = FilePath.name(folder)
    let other = name.lowercased().hasSameBytes(as: name) ? name.uppercased() : name.lowercased()
    guard !other.hasSameBytes(as: name), let own = FileSystem.identity(of: folder) else {
      return false
    }
    return FileSystem.identity(of: FilePath.join(FilePath.folder(folder), other)) == own
  }
}

/// Writes paths as a pattern writes them, where the file system takes both for the same.
///
/// A matcher that compares bytes then compares as the file system does.
struct NameFolding: Sendable {
  private let rules: NameRules
  /// The letters of the pattern that have several encodings, each as the pattern has it: characters are
  /// equal when they are canonically equivalent.
  private let letters: [Character: Character]

  /// Prepares for patterns, which are to be taken from `pattern(_:)`.
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

  /// Whether nothing is to be written otherwise.
  var isExact: Bool { !rules.foldsCase && letters.isEmpty }

  /// A pattern, as paths are to match it.
  func pattern(_ text: String) -> String { path(text) }

  /// A path, as the patterns would write it.
  func path(_ path: String) -> String {
    if isExact { return path }
    let text = rules.foldsCase ? path.lowercased() : path
    return letters.isEmpty ? text : String(text.map { letters[$0] ?? $0 })
  }
}
