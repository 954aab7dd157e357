/// The types that hold the tokens of a system, where several have equal values: `Spacing.md` and `Legacy.Spacing.md`.
///
/// Of equal tokens, that of a family which a file already uses is meant there, whatever the family has in it: code that
/// takes its colors from one takes its spacing from it too.
struct TokenFamilies: Sendable {
  /// The family of each token, by position; `nil` for members of Apple's types, and without code.
  private let families: [String?]
  /// The families of which some token is equal to one of another family.
  private let rivals: Set<String>

  /// Reads the families of a system's tokens, given the positions of those that are equal.
  init(_ designSystem: DesignSystem, equals: [[Int]]) {
    let families = designSystem.tokens.map { token in
      designSystem.codes[token.path]?.ofFirstSite.flatMap { Self.family(of: $0.text) }
    }
    var rivals: Set<String> = []
    for equal in equals {
      let found = Set(equal.compactMap { families[$0] })
      if found.count > 1 { rivals.formUnion(found) }
    }
    (self.families, self.rivals) = (families, rivals)
  }

  /// The families with a rival among those of some uses of tokens, in order.
  func used(in uses: [TokenUse]) -> [String] {
    guard !rivals.isEmpty else { return [] }
    return Set(uses.lazy.compactMap { Self.family(of: $0.name) }).intersection(rivals).sorted()
  }

  /// Whether the token at a position is of one of some families.
  func isToken(_ token: Int, ofOne used: [String]) -> Bool {
    families[token].map(used.contains) ?? false
  }

  /// The outermost type in a code: `Legacy` of `Legacy.Spacing.md` and of `CGFloat(Legacy.Spacing.md)`.
  private static func family(of code: String) -> String? {
    NameSubjects.allNames(inCode: code).first { name in
      name.first?.isUppercase ?? false && Site(rawValue: name) == nil
    }
  }
}
