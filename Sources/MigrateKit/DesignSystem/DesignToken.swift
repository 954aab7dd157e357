/// A named value of a design system, resolved: aliases followed, modes merged.
package struct DesignToken: Hashable, Sendable {
  /// The dotted path: `color.text.primary`.
  package var path: String
  /// The value in every mode.
  package var value: StyleValue
  /// The roles of the token; empty if none are stated (it then serves any role).
  package var roles: Set<UsageRole>
  /// Whether the mapping gives it an empty list of roles: it then matches no finding by itself,
  /// only through its aliases.
  package private(set) var isForAliasesOnly = false
  /// Whether it also matches where the names around a value have its own: a number or a font with an empty list of
  /// roles.
  package private(set) var isAskedForByName = false
  /// Whether a person may choose it although it matches nothing by its value: reports list it where nothing else matches.
  package private(set) var isReserved = false
  /// Why it is reserved, as a clause: `no code uses it`; empty where the mapping does not say.
  package private(set) var reservation = ""
  /// Whether the mapping says that no code uses its scale yet, so that a person decides whether it is in force.
  package var isUnused = false
  /// What the token means (`feedback`, `level`, `data`), when it matches only stated meanings.
  package var means: String?
  /// The words that state this token's meaning in code, in lower case: `error`, `failure`.
  package var meaningWords: Set<String>
  /// The tokens this one points to, nearest first; empty for its own value.
  package var aliasOf: [String]
  /// Whether it belongs to the shared semantic vocabulary, or is semantic by its mapping.
  package var isSemantic: Bool
  /// The reason given for its deprecation; empty when none is given, `nil` when it is not deprecated.
  package var deprecated: String?
  /// Its description in the token file.
  package var summary: String
  /// The token file and the JSON path it comes from, for messages.
  package var origin: String
  /// The token file, as its name was given; empty for a token of no file.
  package var file = ""
  /// Its values in the app's themes other than light and dark, in order.
  package var themes: [ThemeColor] = []
  /// The parts of an interface that its name restricts it to; empty for a token of the whole system.
  package var components: ComponentSet = []
  /// The words of its name and its code that say what it is for beside such parts: `url` of `urlBarInset`.
  package var subjects: [String] = []
  /// The direction of spacing that its name says.
  package var axis: Axis?
  /// The direction of spacing that the mapping says, beside other tokens of which it is not narrower.
  package var mappedAxis: Axis?
  /// The parts that its description lists, where its name restricts it to none: it is for any of them.
  package var describedParts: ComponentSet = []
  /// The parts that it is not for, though its category leaves open which it is for: a card's background is not that of
  /// a button, nor that of a page that of an input.
  package var excludedParts: ComponentSet = []
  /// The Swift code stated by a design tool; the mapping's code takes precedence.
  var codeSyntax: String?

  /// Makes a token; parts that most tokens lack have defaults.
  package init(
    path: String, value: StyleValue, roles: Set<UsageRole> = [], means: String? = nil,
    meaningWords: Set<String> = [], aliasOf: [String] = [], isSemantic: Bool = false,
    deprecated: String? = nil, summary: String = "", origin: String = ""
  ) {
    self.path = path
    self.value = value
    self.roles = roles
    self.means = means
    self.meaningWords = meaningWords
    self.aliasOf = aliasOf
    self.isSemantic = isSemantic
    self.deprecated = deprecated
    self.summary = summary
    self.origin = origin
    let names = path.split(at: ".").map(String.init)
    let unrestricted = ComponentSet.unrestricted(in: value.category)
    let named = ComponentSet(names: names)
    components = named.subtracting(unrestricted)
    excludedParts = Self.partsExcluded(by: names.last ?? "", named, in: value.category)
      .subtracting(named)
    let own = Array(names.dropFirst(names.count > 1 ? 1 : 0))
    if isRestrictedByName {
      // The groups around motion say no more than that; `restrict` reads the types.
      let own = value.category == .animation ? own.suffix(1) : own[...]
      subjects = NameSubjects.subjects(of: Array(own), own: names.last ?? "", in: value.category)
        .filter { !familyWords.contains($0) }
    }
    if value.category == .spacing {
      // The top of `topBar.horizontalPadding` is a place.
      axis =
        names.last.flatMap { Axis(tokenWords: NameWords.split($0)) }
        ?? Axis(words: own.flatMap { NameWords.split($0) })?.direction
    }
    if components.isEmpty, DescribedParts.mayRestrict(names.last ?? "", of: value.category) {
      describedParts = DescribedParts.parts(of: summary)
    }
  }

  /// The parts that a color named for cards or for the background of a page is not for, nor a margin, which is around
  /// views and not in the label of a button.
  private static func partsExcluded(
    by name: String, _ named: ComponentSet, in category: TokenCategory
  ) -> ComponentSet {
    guard category == .color || category == .spacing else { return [] }
    if category == .color, named.contains(.card) { return .smallParts }
    if category == .spacing {
      return NameWords.split(name).last == "margin" ? .smallParts : []
    }
    // `disabledBackground` is for a state, of a control as well.
    return isPage(name, named) ? [.button, .input] : []
  }

  private static func isPage(_ name: String, _ named: ComponentSet) -> Bool {
    let words = NameWords.split(name)
    return words.last == "background" && named.subtracting(.wholes).isEmpty
      && levels.isDisjoint(with: words)
  }

  /// Whether it is a color that is named for the background of pages.
  package var isPage: Bool {
    category == .color && Self.isPage(ownName, ComponentSet(names: [path]))
  }

  /// Words for backgrounds of what lies on a page.
  private static let levels: Set<String> = [
    "secondary", "tertiary", "quaternary", "elevated", "grouped", "raised", "subtle", "soft",
    "muted", "alt", "alternate", "light", "lighter", "inner", "control", "item", "box",
  ]

  /// Restricts it to what the types in its code say as well, apart from the words that the whole system has.
  ///
  /// The last name is left out: the path says what the constant is for, in the words of its author.
  package mutating func restrict(byCode names: [String], own: Set<String>) {
    guard isRestrictedByName else {
      // Its name was read before the mapping gave it a meaning.
      subjects = []
      return
    }
    let groups = Array(names.dropLast())
    for word in NameSubjects.subjects(of: groups, own: "", in: category)
    where !subjects.contains(word) {
      subjects.append(word)
    }
    // `LibraryGrid.spacing` is between the cells of one.
    if value.category == .spacing, axis == nil, let type = groups.last, let own = names.last,
      ["spacing", "gap", "gutter"].contains(own), NameWords.split(type).dropFirst().last == "grid"
    {
      axis = .grid
    }
    let family = familyWords
    subjects.removeAll { own.contains($0) || family.contains($0) }
    components.formUnion(
      ComponentSet(names: groups).subtracting(.unrestricted(in: category))
        .subtracting(ComponentSet(names: own)))
  }

  /// The words of a font's family, which the value in the code says as well: `menlo` of `body20Menlo`.
  private var familyWords: Set<String> {
    guard case .font(let font) = value, let family = font.family else { return [] }
    return Set(NameWords.split(family))
  }

  /// Whether its name can restrict it: shadows are hardly equal by chance, and what has a meaning is asked for by that.
  private var isRestrictedByName: Bool {
    switch category {
    case .shadow, .touchTarget: false
    case .color: means == nil
    default: true
    }
  }

  /// The last name of its path that is not `$root`.
  package var ownName: String {
    path.split(at: ".").last { $0 != "$root" }.map(String.init) ?? ""
  }

  /// Makes it match nothing by its value.
  ///
  /// - Parameters:
  ///   - name: Whether its name may still ask for it.
  ///   - reservation: Why, as a clause.
  package mutating func matchNothing(
    butByName name: Bool = false, because reservation: String = ""
  ) {
    isForAliasesOnly = true
    isReserved = name
    self.reservation = reservation
    isAskedForByName = name && (category == .font || value.number != nil) && aliasOf.isEmpty
  }

  /// The category of its value.
  package var category: TokenCategory { value.category }

  /// The only direction of the places that it is for.
  package var admittedAxis: Axis? { axis ?? mappedAxis }

  /// Whether it is for some part of an interface rather than for the whole system.
  package var isSpecific: Bool {
    !components.isEmpty || !subjects.isEmpty || !describedParts.isEmpty || axis != nil
  }

  /// The subjects in its own name, if that has several words and names no hue: `task`, `overdue` of `taskOverdue`.
  package var ownSubjects: [String] {
    let words = NameWords.split(ownName)
    // `calmBlue` says how it looks, not what it is for.
    guard words.count > 1, !PaletteNames.nameHue(ownName) else { return [] }
    return subjects.filter(words.contains)
  }

  /// Whether only code that indicates a part of an interface, or what else its name is about, takes it.
  package var isOfPart: Bool { !components.isEmpty || !subjects.isEmpty }

  /// Whether it is for the left and the right of screens: `Page.horizontal`, `screenEdge`.
  package var isMarginOfScreens: Bool {
    category == .spacing && components == .screen && subjects.isEmpty
      && admittedAxis ?? .horizontal == .horizontal
  }

  /// Words for the space inside of views.
  static let paddingWords: Set<String> = ["padding", "paddings", "inset", "insets"]

  /// Whether it is for the inside of cards: `cardPadding`, `Padding.card`.
  package var isPaddingOfCards: Bool {
    guard category == .spacing, !components.isDisjoint(with: .card) else { return false }
    let words = Set(path.split(at: ".").dropFirst().flatMap { NameWords.split(String($0)) })
    return !words.isDisjoint(with: Self.paddingWords)
      && words.isDisjoint(with: ["outer", "margin", "margins"])
  }

  /// Whether it is for what is around any content: `Padding.container`.
  package var isAroundContent: Bool {
    category == .spacing && !isSpecific
      && NameWords.split(ownName).contains(where: Self.contents.contains)
  }

  private static let contents: Set<String> = ["container", "content"]

  /// Whether code about some parts is about one that it is not for, and about no card.
  package func excludes(_ parts: ComponentSet) -> Bool {
    !excludedParts.isDisjoint(with: parts) && !parts.contains(.card)
  }

  /// What it is for, in the words of sentences: `buttons`, `'swap'`, `horizontal spacing`.
  package var purposes: [String] {
    components.union(describedParts).nouns + subjects.map { "'\($0)'" }
      + (admittedAxis.map { [$0.noun] } ?? [])
  }
}

/// The value of a color token in one of the app's themes other than light and dark.
package struct ThemeColor: Hashable, Sendable {
  /// The name of the theme: `sepia`.
  package var name: String
  package var color: ColorSample

  /// Makes a color of a theme.
  package init(name: String, color: ColorSample) {
    self.name = name
    self.color = color
  }
}

/// The code of a token at one kind of site.
package struct TokenCode: Hashable, Sendable {
  /// The Swift expression: `Color.Wellness.calmBlue`.
  package var text: String
  /// A name that must be in scope of the enclosing type, if any: `colorScheme`.
  package var requires: String?

  /// Makes code.
  package init(_ text: String, requires: String? = nil) {
    self.text = text
    self.requires = requires
  }

  /// Whether it calls a function with a number, so that it has other sizes too: `Theme.mono(12)`.
  package var takesNumber: Bool {
    var before: UInt8 = 0
    for byte in text.utf8 where byte != UInt8(ascii: " ") {
      let starts = [UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: ":")].contains(before)
      if starts, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { return true }
      before = byte
    }
    return false
  }
}

/// The part of the design system that a module sees.
package struct ModuleRule: Hashable, Sendable {
  /// Globs of the files the rule covers.
  package var files: [String]
  /// The module to import where a token is used; `nil` when none is needed.
  package var importName: String?
  /// Globs of the token paths that the module sees; `nil` means all.
  package var sees: [String]?

  /// Makes a rule.
  package init(files: [String], importName: String?, sees: [String]?) {
    self.files = files
    self.importName = importName
    self.sees = sees
  }
}

/// The thresholds between the statuses.
package struct Thresholds: Hashable, Sendable {
  /// ΔE00 up to which a color is `near`.
  package var nearColor = 1.0
  /// ΔE00 by which the runner-up must be further for `near`.
  package var colorMargin = 1.0
  /// ΔE00 up to which a color is `review`.
  package var reviewColor = 5.0
  /// Points up to which a size or a radius is `near`.
  package var nearPoints = 0.5
  /// Points up to which a number is `review` (the larger of this and the share below counts).
  package var reviewPoints = 2.0
  /// Share of the value up to which a number is `review`: 0.15 is 15%.
  package var reviewShare = 0.15
  /// The WCAG contrast ratio that text keeps.
  package var textContrast = 4.5
  /// The WCAG contrast ratio that large text keeps.
  package var largeTextContrast = 3.0

  /// The default thresholds.
  package init() {}
}

/// A design system: its tokens and their code.
package struct DesignSystem: Sendable {
  /// The system's name: `Wellness`.
  package var name: String
  /// The tokens, sorted by path.
  package var tokens: [DesignToken]
  /// The code of each token at each kind of site it has one for.
  package var codes: [String: [Site: TokenCode]]
  /// The code templates of the mapping.
  package var codeTable = CodeTable()
  /// The visibility rules by file; the first match wins.
  package var modules: [ModuleRule]
  /// The tokens to choose among several of the same value if the role does not decide, best first.
  package var prefer: [String]
  /// Reasons that are always accepted.
  package var accept: Set<ReasonCode>
  /// Code of styles with unknown values; its uses count as adoption.
  package var codesWithoutValue: Set<String> = []
  /// The thresholds between the statuses.
  package var thresholds: Thresholds
  /// The claims that `tokens check` verifies.
  package var assertions = Assertions()
  /// Codes shared by tokens of different values; they match nothing.
  package internal(set) var codeConflicts: [CodeConflict] = []
  /// The release whose system colors the code means: `ios18` or `ios26`.
  package var systemColors: String
  /// Names of types that declare the design system.
  package var definitions: Set<String>
  /// The digit order of the app's hex initializers, by call: `Color(hex:)`.
  package var hexInitializers: [String: HexDigitOrder]
  /// Deprecated names and the tokens that replace them, sorted by name.
  package var deprecatedNames: [DeprecatedName]
  /// The systems that the code moves from; values are matched with their tokens first.
  package internal(set) var sources: [DesignSystem] = []

  /// Makes a design system; parts that mappings may leave out have defaults.
  package init(
    name: String, tokens: [DesignToken], codes: [String: [Site: TokenCode]] = [:],
    modules: [ModuleRule] = [], prefer: [String] = [], accept: Set<ReasonCode> = [],
    thresholds: Thresholds = Thresholds(), systemColors: String = "ios18",
    definitions: Set<String> = [], hexInitializers: [String: HexDigitOrder] = [:],
    deprecatedNames: [DeprecatedName] = []
  ) {
    self.name = name
    self.tokens = tokens.sorted { $0.path < $1.path }
    self.codes = codes
    self.modules = modules
    self.prefer = prefer
    self.accept = accept
    self.thresholds = thresholds
    self.systemColors = systemColors
    self.definitions = definitions
    self.hexInitializers = hexInitializers
    self.deprecatedNames = deprecatedNames
  }
}
