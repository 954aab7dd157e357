/// The types that hold the tokens of a system, where several have equal values: `Spacing.md` and `Legacy.Spacing.md`.
///
/// Of equal tokens, that of a family which a file already uses is meant there: first of one that it uses for values of
/// this kind, else of any, because code that takes its colors from one takes its spacing from it too.
struct TokenFamilies: Sendable {
  /// The families that a file uses, of those with a rival.
  struct Used: Hashable, Sendable {
    /// In order.
    var all: [String] = []
    /// Those of which it uses tokens of a category.
    var byCategory: [TokenCategory: Set<String>] = [:]
  }

  /// The family of each token, by position; `nil` for members of Apple's types, and without code.
  private let families: [String?]
  /// The families of which some token is equal to one of another family.
  private let rivals: Set<String>
  /// The words that all tokens of a family are about, which a file that uses it need not repeat.
  private let subjects: [String: Set<String>]

  /// Reads the families of a system's tokens, given the positions of those that are equal.
  init(_ designSystem: DesignSystem, _ tokens: [DesignToken], equals: [[Int]]) {
    let families = designSystem.tokens.map { token in
      designSystem.codes[token.path]?.ofFirstSite.flatMap { Self.family(of: $0.text) }
    }
    var rivals: Set<String> = []
    for equal in equals {
      let found = Set(equal.compactMap { families[$0] })
      if found.count > 1 { rivals.formUnion(found) }
    }
    var subjects: [String: Set<String>] = [:]
    for case (let family?, let token) in zip(families, tokens) {
      subjects[family] = subjects[family]?.intersection(token.subjects) ?? Set(token.subjects)
    }
    (self.families, self.rivals, self.subjects) = (families, rivals, subjects)
  }

  /// The families with a rival among those of some uses of tokens.
  func used(in uses: [TokenUse], _ withCode: TokensWithCode) -> Used {
    var used = Used()
    guard !rivals.isEmpty else { return used }
    for use in uses {
      guard let family = Self.family(of: use.name), rivals.contains(family) else { continue }
      if !used.all.contains(family) { used.all.append(family) }
      guard let category = withCode.value(of: use)?.category else { continue }
      used.byCategory[category, default: []].insert(family)
    }
    used.all.sort()
    return used
  }

  /// The words that all tokens of a family are about.
  func subjects(of family: String) -> Set<String> { subjects[family] ?? [] }

  /// Whether a token at a position is of a family that a file uses.
  func isToken(_ token: Int, of category: TokenCategory, ofOne used: Used) -> Bool {
    guard let family = families[token] else { return false }
    return used.byCategory[category].map { $0.contains(family) } ?? used.all.contains(family)
  }

  /// The outermost type in a code: `Legacy` of `Legacy.Spacing.md` and of `CGFloat(Legacy.Spacing.md)`.
  private static func family(of code: String) -> String? {
    NameSubjects.allNames(inCode: code).first { name in
      name.first?.isUppercase ?? false && Site(rawValue: name) == nil
    }
  }
}
