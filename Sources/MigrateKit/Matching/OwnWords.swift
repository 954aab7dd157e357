/// The words that a design system begins its names with, which say nothing of a single token: `orbit` of
/// `OrbitColors` and `OrbitSpacing`, `brand` of `brandBlue` beside `brandRed`.
struct OwnWords {
  /// The words in lower case.
  let words: Set<String>

  /// The names in the code of each token, by position.
  let codeNames: [[String]]

  /// Reads the words of a system's name, and those that begin most of its names.
  init(_ designSystem: DesignSystem) {
    codeNames = designSystem.tokens.map { token in
      let code = designSystem.codes[token.path]
      let first = Site.allCases.lazy.compactMap { code?[$0] }.first
      return first.map { NameSubjects.names(inCode: $0.text) } ?? []
    }
    var words = Set(NameWords.split(designSystem.name))
    var roots: [String: Set<TokenCategory>] = [:]
    var counts: [TokenCategory: (tokens: Int, words: [String: Int])] = [:]
    for (token, names) in zip(designSystem.tokens, codeNames) where token.aliasOf.isEmpty {
      if let root = names.first(where: { $0.first?.isUppercase == true }),
        let word = NameWords.split(root).first
      {
        roots[word, default: []].insert(Self.kind(token.category))
      }
      // The type around all fonts of one flow begins all of their codes; only their own names count.
      let own = token.path.split(separator: ".").last { $0 != "$root" }.map(String.init) ?? ""
      counts[token.category, default: (0, [:])].tokens += 1
      if let word = NameWords.split(own).first {
        counts[token.category]?.words[word, default: 0] += 1
      }
    }
    words.formUnion(roots.filter { $0.value.count > 1 }.keys)
    for (tokens, beginnings) in counts.values where tokens >= Self.fewest {
      words.formUnion(beginnings.filter { Double($0.value) >= Self.share * Double(tokens) }.keys)
    }
    self.words = words
  }

  /// The category, or one for all numbers, which one type often has together.
  private static func kind(_ category: TokenCategory) -> TokenCategory {
    category == .color || category == .font ? category : .spacing
  }

  /// The minimum number of tokens that have a common beginning.
  private static let fewest = 5
  /// The share of the tokens that have it.
  private static let share = 0.6
}
