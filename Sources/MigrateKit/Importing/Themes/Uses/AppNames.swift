import MigrateKitCore

/// The names of a code base and of its modules, which are common prefixes of its types.
struct AppNames: Hashable, Sendable {
  /// The name of the code base.
  var app: String
  /// The words that name its design system.
  var system: Set<String> = []

  /// The words that name the app or the module that a file belongs to.
  func words(for file: String) -> Set<String> {
    let parts = file.split(at: "/")
    let module = parts.firstIndex(of: "Sources").flatMap { index in
      index + 2 < parts.count ? parts[index + 1] : nil
    }
    let words = NameWords.split(app) + (module.map { NameWords.split(String($0)) } ?? [])
    // An app called Bottles names its types `BottleRadius`.
    let singulars = words.filter { $0.count > 4 && $0.hasSuffix("s") && !$0.hasSuffix("ss") }
      .map { String($0.dropLast()) }
    // One called Node Compass has an `enum NC`.
    let initials = words.count > 1 ? [String(words.compactMap(\.first))] : []
    return Set(words + singulars + initials).union(system)
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
