/// The words that most names of a design system have, which say nothing of a single token: `orbit` of `OrbitColors`
/// and `OrbitSpacing`, `brand` of `brandBlue` beside `brandRed`.
struct OwnWords {
  /// The words in lower case.
  let words: Set<String>

  /// The names in the code of each token, by position.
  let codeNames: [[String]]

  /// Reads the words of a system's name, those in most of its types of two kinds of values or of many colors, and
  /// those that begin most of its names.
  init(_ designSystem: DesignSystem) {
    let codes = designSystem.tokens.map { designSystem.codes[$0.path]?.ofFirstSite?.text ?? "" }
    codeNames = codes.map { NameSubjects.names(inCode: $0, of: designSystem.name) }
    var types: [TokenCategory: WordCounts] = [:]
    var beginnings: [TokenCategory: [[String]]] = [:]
    for (token, code) in zip(designSystem.tokens, codes) where token.aliasOf.isEmpty {
      // The path of a token may have the brand of its type as well: `spacing.orbit.sm` of `OrbitTheme`.
      let names = NameSubjects.allNames(inCode: code)
      let around = Set(names.dropLast().flatMap { NameWords.split($0) })
      types[Self.kind(token.category), default: WordCounts()].add(around)
      // The type around all fonts of one flow begins all of their codes; only their own names count.
      beginnings[token.category, default: []].append(NameWords.split(token.ownName))
    }
    var open = WordCounts()
    for code in designSystem.codesWithoutValue {
      open.add(Set(NameSubjects.allNames(inCode: code).dropLast().flatMap { NameWords.split($0) }))
    }
    let common =
      types.values.map { Set($0.common(of: 1)) } + [Set(open.common(of: Self.fewest))]
    let features = Self.featureWords(codeNames, designSystem.name)
    let brands = common.reduce(Set()) { $0.union($1) }.filter { word in
      common.count { $0.contains(word) } > 1 && !features.contains(word)
        // `OnboardingTheme` is for that part of an app, whatever it has.
        && !ComponentSet.isPlace(word)
    }
    // Fonts and measures may be those of one flow; what all colors are called says nothing of one of them.
    let colors = types[.color]?.common(of: Self.fewestColors) ?? []
    words = Set(NameWords.split(designSystem.name)).union(brands).union(colors)
      .union(beginnings.values.flatMap(Self.common))
      .union(Self.brands(in: designSystem.name, among: beginnings.values.joined()))
  }

  /// The first words of names with which the name of the system begins: `altea` of `alteaDark` and others, in `alteacare`.
  ///
  /// The rest of no such name says what it is for: the matches of Matchday are a feature, `matchMarquee`.
  private static func brands(
    in system: String, among names: some Sequence<[String]>
  ) -> [String] {
    let whole = NameWords.split(system).joined()
    let beginnings = Dictionary(
      grouping: names.filter { name in
        name.first.map { $0.utf8.count >= shortestBrand && whole.hasPrefix($0) } ?? false
      }
    ) { $0[0] }
    return beginnings.filter { word, names in
      names.count >= fewestOfBrand && ComponentSet(names: [word]).isEmpty
        && names.allSatisfy { name in
          name.dropFirst().allSatisfy {
            NameSubjects.subjects(of: [$0], own: "", in: .color).isEmpty
          }
        }
    }.map(\.key)
  }

  /// The minimum number of names that a brand begins.
  private static let fewestOfBrand = 3
  /// Shorter words begin other words by chance.
  private static let shortestBrand = 4

  /// The words that begin most of some names: `orbit`, and both of `kyoboIosBody1`.
  private static func common(beginning names: [[String]]) -> [String] {
    var first = WordCounts()
    for name in names { first.add(Set(name.prefix(1))) }
    let brands = first.common(of: fewest)
    var second = WordCounts()
    for name in names where name.first.map(brands.contains) ?? false {
      second.add(Set(name.dropFirst().prefix(1)))
    }
    return brands + second.common(of: fewest)
  }

  /// The words of the one type that has all tokens, if they name a feature: they are those of several kinds of values
  /// without being a brand.
  private static func featureWords(_ codeNames: [[String]], _ system: String) -> Set<String> {
    let types = Set(codeNames.map { $0.dropLast().first })
    guard types.count == 1, case let type?? = types.first else { return [] }
    return Set(NameSubjects.featureWords(of: type, in: system))
  }

  /// The category, or one for all numbers, which one type often has together.
  private static func kind(_ category: TokenCategory) -> TokenCategory {
    category == .color || category == .font ? category : .spacing
  }

  /// The minimum number of tokens that have a common beginning.
  private static let fewest = 5
  /// The minimum number of colors whose types have a word in common.
  private static let fewestColors = 10
}

/// The words in the names of several tokens.
private struct WordCounts {
  private var tokens = 0
  private var words: [String: Int] = [:]

  /// Counts the words of one token.
  mutating func add(_ found: Set<String>) {
    tokens += 1
    for word in found { words[word, default: 0] += 1 }
  }

  /// The words that most tokens have; none if there are fewer than `fewest` tokens.
  func common(of fewest: Int) -> [String] {
    guard tokens >= fewest else { return [] }
    return words.filter { Double($0.value) >= Self.share * Double(tokens) }.map(\.key)
  }

  /// The share of the tokens that have a common word.
  private static let share = 0.6
}
