/// The types that hold the tokens of a system, where several have equal values: `Spacing.md` and `Legacy.Spacing.md`.
///
/// Of equal tokens, that of a family which a file already uses is meant there: first of one that it uses for values of
/// this kind, else of any, because code that takes its colors from one takes its spacing from it too. Families of one
/// part of an app go together: `CheckoutFont` with `CheckoutLayout`, and both with the files of a folder `Checkout`.
struct TokenFamilies: Sendable {
  /// The families that a file uses, of those with a rival.
  struct Used: Hashable, Sendable {
    /// In order.
    var all: [String] = []
    /// Those of which it uses tokens of a category.
    var byCategory: [TokenCategory: Set<String>] = [:]
    /// The parts of the app of those, and of the file's folders, each by its words in the families' names.
    var parts: Set<[String]> = []
    /// The parts of its folders that have tokens apart from those of the app.
    var separate: [SeparatePart] = []
  }

  /// A folder for one part of an app, with the types from which its files take tokens.
  struct SeparatePart: Hashable, Sendable {
    var words: [String]
    var folder: String
    var holders: Set<String>
  }

  /// How near the family of a token is to a file.
  enum Nearness: Hashable, Comparable {
    /// Nothing in the file is of it.
    case none
    /// It is of the same part of the app as the file, or as a family that the file uses.
    case part
    /// The file uses it for other kinds of value.
    case family
    /// The file uses it for values of the token's kind.
    case category
  }

  /// The family of each token, by position; `nil` for members of Apple's types, and without code.
  private let families: [String?]
  /// The families of which some token is equal to one of another family.
  private let rivals: Set<String>
  /// The families that have the number of a reserved token.
  private let numbered: Set<String>
  /// The words that all tokens of a family are about, which a file that uses it need not repeat.
  private let subjects: [String: Set<String>]
  /// The words for the part of the app in the name of a family, `checkout` of `CheckoutLayout`; none for that of the app.
  private let parts: [String: [String]]
  /// All of these parts.
  private let knownParts: Set<[String]>
  /// The type before the last name in the code of each token, by position: `Theme.Spacing`.
  private let holders: [String?]
  /// All of these types.
  private let knownHolders: Set<String>
  /// The categories of which a part has a scale of its tokens, with the family.
  private let scales: [[String]: [TokenCategory: String]]

  /// Reads the families of a system's tokens, given the positions of those that are equal, and what matches nothing by its value.
  init(
    _ designSystem: DesignSystem, _ tokens: [DesignToken], equals: [[Int]],
    _ reserved: ReservedTokens
  ) {
    let families = designSystem.tokens.map { token in
      designSystem.codes[token.path]?.ofFirstSite.flatMap { Self.family(of: $0.text) }
    }
    var rivals: Set<String> = []
    for equal in equals {
      let found = Set(equal.compactMap { families[$0] })
      if found.count > 1 { rivals.formUnion(found) }
    }
    numbered = Set(reserved.equalNumbers(in: tokens).joined().compactMap { families[$0] })
    var subjects: [String: Set<String>] = [:]
    for case (let family?, let token) in zip(families, tokens) {
      subjects[family] = subjects[family]?.intersection(token.subjects) ?? Set(token.subjects)
    }
    (self.families, self.rivals, self.subjects) = (families, rivals, subjects)
    let brand = designSystem.name.lowercased().filter(\.isLetter)
    parts = Dictionary(
      uniqueKeysWithValues: Set(families.compactMap { $0 }).map { ($0, Self.part($0)) }
    ).filter { !$0.value.isEmpty && !brand.contains($0.value.joined()) }
    knownParts = Set(parts.values)
    holders = zip(designSystem.tokens, families).map { token, family in
      guard let family, let code = designSystem.codes[token.path]?.ofFirstSite else { return nil }
      return Self.holder(in: code.text, after: family)
    }
    knownHolders = Set(holders.lazy.compactMap { $0 })
    scales = Self.scales(tokens, families, parts)
  }

  /// The categories of which parts of an app have a scale.
  private static func scales(
    _ tokens: [DesignToken], _ families: [String?], _ parts: [String: [String]]
  ) -> [[String]: [TokenCategory: String]] {
    var counts: [String: [TokenCategory: Int]] = [:]
    for case (let family?, let token) in zip(families, tokens) where parts[family] != nil {
      counts[family, default: [:]][token.category, default: 0] += 1
    }
    var scales: [[String]: [TokenCategory: String]] = [:]
    for (family, counts) in counts.sorted(by: { $0.key < $1.key }) {
      guard let part = parts[family] else { continue }
      for (category, count) in counts where count >= fewestOfScale {
        scales[part, default: [:]][category] = family
      }
    }
    return scales
  }

  /// The minimum number of tokens of a scale; the padding of pages and cards and the space between these are none.
  private static let fewestOfScale = 4

  /// The families with a rival among those of some uses of tokens in a file.
  func used(
    in uses: [TokenUse], of file: String, _ withCode: TokensWithCode, _ project: UsedHolders
  ) -> Used {
    var used = Used()
    guard !rivals.isEmpty || !numbered.isEmpty || !parts.isEmpty else { return used }
    if !parts.isEmpty {
      let folders = file.split(at: "/").dropLast()
      for index in folders.indices {
        let part = Self.part(String(folders[index]))
        guard knownParts.contains(part) else { continue }
        used.parts.insert(part)
        guard scales[part] != nil else { continue }
        let folder = folders[...index].joined(separator: "/")
        let taken = project.holders(in: folder).intersection(knownHolders)
        used.separate.append(SeparatePart(words: part, folder: folder, holders: taken))
      }
    }
    for use in uses {
      guard let family = Self.family(of: use.name) else { continue }
      if let part = parts[family] { used.parts.insert(part) }
      let isRival = rivals.contains(family)
      guard isRival || numbered.contains(family) else { continue }
      if isRival, !used.all.contains(family) { used.all.append(family) }
      guard let category = withCode.value(of: use)?.category else { continue }
      used.byCategory[category, default: []].insert(family)
    }
    used.all.sort()
    return used
  }

  /// The words that all tokens of a family are about.
  func subjects(of family: String) -> Set<String> { subjects[family] ?? [] }

  /// Whether a file uses the family of a token for values of its category.
  func isUsed(_ token: Int, _ category: TokenCategory, in used: Used) -> Bool {
    families[token].flatMap { used.byCategory[category]?.contains($0) } ?? false
  }

  /// How near a token at a position is to a file that uses some families.
  func nearness(of token: Int, _ category: TokenCategory, to used: Used) -> Nearness {
    guard let family = families[token] else { return .none }
    if rivals.contains(family), isUsed(token, category, in: used) { return .category }
    if used.all.contains(family) { return .family }
    return parts[family].map(used.parts.contains) ?? false ? .part : .none
  }

  /// The part of a file's folders whose code has its own scale for values of a token's kind, and takes none from the
  /// type of the token; `nil` if there is none.
  ///
  /// The screens of a television have larger distances than those of a phone, in another type.
  func separation(of token: Int, _ category: TokenCategory, in used: Used) -> Separation? {
    guard !used.separate.isEmpty, let family = families[token], let holder = holders[token],
      !(parts[family].map(used.parts.contains) ?? false)
    else { return nil }
    for part in used.separate {
      guard let scale = scales[part.words]?[category], !part.holders.contains(holder) else {
        continue
      }
      return Separation(folder: part.folder, family: scale, holder: holder)
    }
    return nil
  }

  /// Why a token is not for the code in a folder.
  struct Separation {
    /// The folder, and the family with its tokens.
    var folder, family: String
    /// The type of the token.
    var holder: String
  }

  /// The words for the part of the app that the type around a token is for; none if it is for the whole app.
  func partWords(of token: Int) -> [String] { families[token].flatMap { parts[$0] } ?? [] }

  /// The words in the name of a type or a folder that say more than that it holds a design, for one mode or for all.
  private static func part(_ name: String) -> [String] {
    NameWords.split(name).filter { word in
      if word == "dark" || word == "light" { return false }
      // Of such short words, only this says where code runs.
      return word == "tv" || !NameSubjects.subjects(of: [word], own: "", in: .spacing).isEmpty
        || ComponentSet.isPlace(word)
    }
  }

  /// The type that holds the token of a code: `Legacy.Spacing` of `CGFloat(Legacy.Spacing.md)`, of the family `Legacy`.
  private static func holder(in code: String, after family: String) -> String? {
    var rest = code.utf8[...]
    while !rest.isEmpty, !rest.starts(with: family.utf8) { rest = rest.dropFirst() }
    guard !rest.isEmpty else { return nil }
    let chain = rest.prefix { $0.isASCIIWord || $0 >= 0x80 || $0 == UInt8(ascii: ".") }
    return UsedHolders.holder(of: String(Substring(chain)))
  }

  /// The outermost type in a code: `Legacy` of `Legacy.Spacing.md` and of `CGFloat(Legacy.Spacing.md)`.
  private static func family(of code: String) -> String? {
    NameSubjects.allNames(inCode: code).first { name in
      name.first?.isUppercase ?? false && Site(rawValue: name) == nil
    }
  }
}
