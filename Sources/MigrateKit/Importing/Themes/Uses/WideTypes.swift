import MigrateKitCore

/// The types of measures that code all over an app uses, which are for no part of it, whatever they are called.
struct WideTypes {
  private static let fewestFiles = 10
  private static let fewestFolders = 3

  private let owners: Set<String>

  /// Finds the types.
  ///
  /// - Parameters:
  ///   - tokens: The tokens that the app declares.
  ///   - usage: Their uses, by path.
  ///   - views: The files that draw.
  init(
    _ tokens: [ImportedToken], usage: [String: TokenUsage], views: [TokensInForce.ViewFile]
  ) {
    var users: [String: Set<String>] = [:]
    for token in tokens {
      guard case .member(let owner) = token.source, !owner.isEmpty else { continue }
      let files = usage[token.path]?.files.map(\.path).filter { $0 != token.file } ?? []
      users[owner, default: []].formUnion(files)
    }
    owners = Set(users.filter { Self.areSpread($1, views) }.keys)
  }

  /// Whether the type that declares a token is one of them.
  func declare(_ token: ImportedToken) -> Bool {
    guard case .member(let owner) = token.source else { return false }
    return owners.contains(owner)
  }

  /// Whether files are in several folders, and not in one that holds a small share of the views.
  private static func areSpread(_ files: Set<String>, _ views: [TokensInForce.ViewFile]) -> Bool {
    let folders = Set(files.map { FilePath.folder($0) })
    guard files.count >= fewestFiles, folders.count >= fewestFolders, let first = folders.first
    else { return false }
    let folder = folders.reduce(first, FilePath.common)
    return folder.isEmpty
      || views.count { $0.path.hasPrefix(folder + "/") } * 2 >= views.count
  }
}

extension AppNames {
  private static let fewestOfSystem = 3

  /// Adds the words that the system is called by: the one that most colors of extensions begin with, `virgil` of
  /// `Color.virgilPrimary`, also in `VirgilSpacing`, and the one that most types of tokens begin with.
  mutating func addSystem(of tokens: [ImportedToken]) {
    var colors: [String] = []
    var types: Set<String> = []
    for token in tokens {
      guard case .member(let owner) = token.source else { continue }
      if ThemeType(named: owner) == nil {
        types.insert(String(owner.prefix { $0 != "." }))
      } else if token.category == .color {
        colors.append(token.name)
      }
    }
    system = Set([Self.commonStart(of: colors), Self.commonStart(of: types)].compactMap(\.self))
  }

  /// The word that most of some names begin with, and that names no part, role or color; `nil` for none.
  private static func commonStart(of names: some Sequence<String>) -> String? {
    let words = names.map { name in
      let words = NameWords.split(name)
      return words.count > 1 ? words[0] : ""
    }
    let counts = words.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    guard let (word, count) = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      count >= fewestOfSystem, count * 2 > words.count, word.count > 2,
      NameWords.role(of: word) == nil, PartTokens.part(of: [word], app: []) == nil,
      ComponentSet(names: [word]).isEmpty, !PaletteNames.contain(word)
    else { return nil }
    return word
  }
}
