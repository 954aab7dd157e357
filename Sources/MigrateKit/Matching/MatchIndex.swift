/// An index of a design system's tokens, grouped by value, with everything precomputed that does
/// not depend on a finding; a class, because everything that matches keeps it.
final class MatchIndex: Sendable {
  /// The tokens, sorted by path.
  let tokens: [DesignToken]
  /// The index of each token in the mapping's `prefer`; `Int.max` if it is not listed.
  let preferences: [Int]
  /// The places of the tokens that each token represents, the nearest first.
  let aliases: [[Int]]
  /// The most frequently accessed properties of each token.
  let traits: [TokenTraits]
  /// The paths of tokens that match only where code states their meaning.
  let meaningful: Set<String>
  /// The categories of the tokens that match a value, or that a person can choose for one.
  let categories: Set<TokenCategory>
  /// The colors, each with the tokens that have it, darkest first.
  let colors: [ValueEntry<ColorAppearances>]
  /// The lightness of each color.
  private let lightness: [Double]
  /// The tokens whose constants the project declares as a color of an asset catalog, by its name.
  let assetTokens: [String: Set<Int>]
  /// All of these tokens.
  let assetConstants: Set<Int>
  /// The fonts, each with its tokens.
  let fonts: [ValueEntry<FontValue>]
  /// The numbers of each category that has any, each with its tokens, smallest first.
  let numbers: [TokenCategory: [ValueEntry<Double>]]
  /// Tokens by the code that uses them.
  let withCode: TokensWithCode
  /// The shadows, each with its tokens.
  let shadows: [ValueEntry<ShadowValue>]
  /// The animations, each with its tokens.
  let animations: [ValueEntry<AnimationValue>]
  /// The colors by the path of their token.
  let colorsByPath: [String: ColorValue]
  /// The color roles that some token serves.
  let coveredRoles: Set<UsageRole>
  /// The paths of the tokens on which text and icons have special colors: accents, vivid colors for
  /// every use, and colors with a meaning.
  let accents: Set<String>
  /// The words in code that a color with a meaning needs: meanings of tokens, and the subjects of
  /// levels.
  let meaningWords: Set<String>
  /// The parts of an interface that tokens of each category are for.
  private let components: [TokenCategory: ComponentSet]
  /// The words that say what tokens of each category are for, beside such parts, and those that tell
  /// equal tokens apart.
  private let askedWords: [TokenCategory: AskedWords]
  /// Whether some token is for spacing in one direction.
  let hasAxes: Bool
  /// Whether some token is for the left and the right of screens.
  let hasMargins: Bool
  /// Whether some spacing is for the inside of cards.
  let hasPaddingOfCards: Bool
  /// The words in the names of tokens that are equal to others, or that only their names can ask for.
  let names: TokenNames
  /// The tokens that match nothing by their value and may be chosen.
  let reserved: ReservedTokens
  /// The parts that the name of the system is about, which say nothing of a file.
  private let ownParts: ComponentSet
  /// The types that hold the tokens.
  let families: TokenFamilies
  /// Whether some color token has no roles and therefore serves every one.
  let coversEveryRole: Bool

  /// Indexes the tokens of a design system.
  ///
  /// `assets` are the names of the assets that the project's constants represent, by the numbers of their
  /// tokens.
  init(_ designSystem: DesignSystem, assets: [Int: String] = [:]) {
    let own = OwnWords(designSystem)
    let systemWords = NameWords.split(designSystem.name)
    ownParts = ComponentSet(names: systemWords)
    let tokens = Self.restricted(designSystem, by: own)
    assetTokens = assets.reduce(into: [:]) { $0[$1.value, default: []].insert($1.key) }
    assetConstants = Set(assets.keys)
    let preferred = designSystem.prefer.map(PathGlob.init)
    self.tokens = tokens
    preferences = tokens.map { token in
      preferred.firstIndex { $0.matches(token.path) } ?? .max
    }
    aliases = tokens.map { $0.aliasOf.compactMap { Self.position(of: $0, in: tokens) } }
    meaningful = Set(designSystem.tokens.lazy.filter { $0.means != nil }.map(\.path))
    traits = tokens.map(TokenTraits.init)
    categories = Set(
      tokens.lazy.filter { !$0.isForAliasesOnly || $0.isReserved }.map(\.category))
    colors = Self.entries(tokens, key: Self.color)
      .sorted { ($0.value.light.lab.l, $0.tokens[0]) < ($1.value.light.lab.l, $1.tokens[0]) }
    lightness = colors.map(\.value.light.lab.l)
    fonts = Self.entries(tokens, key: Self.font)
    numbers = Dictionary(
      uniqueKeysWithValues: TokenCategory.allCases.map { category in
        let entries = Self.entries(
          tokens, key: { $0.category == category ? $0.number : nil })
        return (category, entries.sorted { $0.value < $1.value })
      })
    withCode = TokensWithCode(designSystem)
    reserved = ReservedTokens(tokens)
    shadows = Self.entries(tokens, key: Self.shadow)
    animations = Self.entries(tokens, key: Self.animation)
    colorsByPath = tokens.reduce(into: [:]) { colors, token in
      if case .color(let color) = token.value { colors[token.path] = color }
    }
    let colorTokens = tokens.filter { $0.category == .color && !$0.isForAliasesOnly }
    coveredRoles = colorTokens.reduce(into: []) { $0.formUnion($1.roles) }
    accents = Set(
      colorTokens.filter { $0.roles.contains(.tint) || $0.means != nil || $0.isVividPalette }
        .map(\.path))
    meaningWords = tokens.reduce(into: []) { $0.formUnion($1.askedWords) }
    components = tokens.reduce(into: [:]) {
      $0[$1.category, default: []]
        .formUnion($1.components.union($1.describedParts).union($1.excludedParts))
      if !$1.excludedParts.isEmpty { $0[$1.category, default: []].formUnion(.card) }
    }
    coversEveryRole = colorTokens.contains { $0.roles.isEmpty }
    hasMargins = tokens.contains(where: \.isMarginOfScreens)
    hasPaddingOfCards = tokens.contains(where: \.isPaddingOfCards)
    hasAxes = hasMargins || tokens.contains { $0.admittedAxis != nil }
    let valued = colors.map(\.tokens) + numbers.values.joined().map(\.tokens)
    // Fonts may look alike and have different values.
    families = TokenFamilies(designSystem, tokens, equals: valued + fonts.map(\.tokens), reserved)
    names = TokenNames(
      tokens, equals: valued.filter { $0.count > 1 } + [fonts.flatMap(\.tokens)],
      of: systemWords)
    let asked = tokens.reduce(into: names.all) { words, token in
      if !token.subjects.isEmpty { words[token.category, default: []].formUnion(token.subjects) }
    }
    askedWords = asked.mapValues(AskedWords.init)
  }

  /// The tokens, each restricted to what its names say that it is for.
  private static func restricted(_ designSystem: DesignSystem, by own: OwnWords) -> [DesignToken] {
    let targets = Set(designSystem.tokens.flatMap(\.aliasOf))
    return zip(designSystem.tokens, own.codeNames).map { token, names in
      var token = token
      // A color of the palette is for what its aliases are for.
      if targets.contains(token.path) { token.excludedParts = [] }
      token.restrict(byCode: names, own: own.words)
      if isPlaceholder(token) { token.matchNothing() }
      return token
    }
  }

  /// The parts of an interface indicated by the code around a finding, among those that tokens are
  /// for.
  func components(indicatedBy finding: Finding) -> ComponentSet {
    guard let asked = components[finding.category], !asked.isEmpty else { return [] }
    var indicated = finding.context.components.union(ComponentSet(role: finding.role.role))
    if !asked.isDisjoint(with: .places) {
      let places = ComponentSet(names: [finding.file]).intersection(.places)
      indicated.formUnion(places.subtracting(ownParts))
    }
    return indicated.intersection(asked)
  }

  /// The words in the names around a finding that say what tokens of its category are for, or that tell equal tokens
  /// apart: in those of the type, the member and the file, of what the value is for, and of the families that the file
  /// uses.
  func subjects(indicatedBy finding: Finding, families: TokenFamilies.Used) -> Set<String> {
    var found: Set<String> = []
    guard let asked = askedWords[finding.category] else { return found }
    for word in families.parts.joined() { asked.insert(wordsOf: word, into: &found) }
    for family in families.all {
      asked.insert(wordsOf: family, into: &found)
      found.formUnion(self.families.subjects(of: family))
    }
    asked.insert(wordsOf: FilePath.name(finding.file), into: &found)
    asked.insert(wordsOf: finding.context.enclosingType ?? "", into: &found)
    if let view = finding.context.view {
      let member = view.lastIndex(ofByte: UInt8(ascii: ".")).map { view[$0...].dropFirst() }
      if !CallbackName.isOfEvent(member.map(String.init) ?? view) {
        asked.insert(wordsOf: view, into: &found)
      }
    }
    asked.insert(wordsOf: finding.context.subject, into: &found)
    switch finding.context.group?.kind {
    case .gradient, .list: asked.insert(wordsOf: Self.gradient, into: &found)
    case .insets, .tuple, nil: break
    }
    return found
  }

  /// Whether some fonts may be levels of text: that `reply` is `Font.body` does not make every body a reply.
  func mayBeLevel(_ group: AliasGroup) -> Bool {
    group.members.contains { NameSubjects.mayBeLevel(tokens[$0].ownName) }
  }

  /// Whether the code indicates what a token is for; `nil` if it indicates all but one part, or if only the
  /// description of the token names parts.
  ///
  /// A token in the mapping's `prefer` serves every part. Words that are not parts restrict colors that occur everywhere
  /// (the system's own, and grays); those in the token's own name also restrict colors of a published palette.
  func indicates(_ token: Int, in query: MatchQuery) -> Bool? {
    if preferences[token] != .max { return true }
    if let axis = tokens[token].admittedAxis, !axis.admits(query.axis) { return false }
    if query.isAroundCard, tokens[token].isPaddingOfCards { return false }
    guard indicatesSubjects(of: token, in: query) else { return false }
    let components = tokens[token].components
    if query.components.isSuperset(of: components) {
      // That a color is the very one of another feature is often chance.
      if !query.subjects.isSuperset(of: traits[token].ownSubjects) { return nil }
      let described = tokens[token].describedParts
      return described.isEmpty || !described.isDisjoint(with: query.components) ? true : nil
    }
    let missing = components.subtracting(query.components)
    return query.role != .unknown && missing != components && missing.count == 1 ? nil : false
  }

  /// Why no token of a category can match, whatever its value: there is none, or only their names ask for them.
  ///
  /// `number` is the value in the code, if the category is one of numbers.
  func lacks(_ category: TokenCategory, near number: Double? = nil) -> Reason {
    let reserved = tokens.indices.filter {
      tokens[$0].category == category && tokens[$0].isReserved
    }
    func distance(_ place: Int) -> Double {
      number.flatMap { number in tokens[place].value.number.map { abs($0 - number) } } ?? 0
    }
    guard let nearest = reserved.min(by: { distance($0) < distance($1) }) else {
      return ReasonMessages.noToken(of: category, near: number)
    }
    return reserved.count == 1 || number != nil
      ? ReasonMessages.nearestReserved(tokens[nearest], isOnly: reserved.count == 1, near: number)
      : ReasonMessages.noneInForce(category)
  }

  /// A color that is for a role by its name and matches nothing, for a reason that the mapping states.
  func idle(for role: UsageRole) -> DesignToken? {
    tokens.indices.first { place in
      tokens[place].category == .color && tokens[place].isForAliasesOnly
        && !tokens[place].reservation.isEmpty
        && NameWords.role(of: tokens[place].ownName) == role
    }.map { tokens[$0] }
  }

  /// Whether the code indicates everything that the names of a token say that it is for, even where matching asks for
  /// less.
  func indicatesAll(of token: Int, in query: MatchQuery) -> Bool {
    preferences[token] != .max
      || query.components.isSuperset(of: tokens[token].components)
        && query.subjects.isSuperset(of: tokens[token].subjects)
  }

  /// Whether the name of a constant for an asset is about something that neither the asset's name nor the code is:
  /// `safeSearchCard` for the asset `Splash`.
  func isSpecific(_ token: Int, beside query: MatchQuery) -> Bool {
    let token = tokens[token]
    guard !token.components.isEmpty || !token.subjects.isEmpty, let asset = query.asset else {
      return false
    }
    let names = token.path.split(at: ".").dropFirst().flatMap { NameWords.split(String($0)) }
    guard token.components.isDisjoint(with: ComponentSet(names: [asset])),
      Set(NameWords.split(asset)).isDisjoint(with: names)
    else { return false }
    return query.components.isDisjoint(with: token.components)
      && query.subjects.isDisjoint(with: token.subjects)
  }

  /// Whether the code indicates the words of a token that are no parts; of a font one, or its parts, because few
  /// fonts are equal but for the text styles of the system.
  private func indicatesSubjects(of token: Int, in query: MatchQuery) -> Bool {
    // Parts are read in place: a copy of the token would count references for each of its lists.
    let subjects = tokens[token].subjects
    switch tokens[token].category {
    case .color:
      return !tokens[token].excludes(query.components)
        // `brandGradientStart` is a stop, whatever else has its color.
        && (!subjects.contains(Self.gradient) || query.subjects.contains(Self.gradient))
        && (!query.isEverywhere || query.subjects.isSuperset(of: subjects))
        && (!query.isPublished || query.subjects.isSuperset(of: traits[token].ownSubjects))
    case .font where tokens[token].value.isTextStyle:
      return query.subjects.isSuperset(of: subjects) && !isOneOfMany(token)
    case .font:
      let components = tokens[token].components
      return subjects.isEmpty || !query.subjects.isDisjoint(with: subjects)
        || !components.isEmpty && query.components.isSuperset(of: components)
    default:
      return !tokens[token].excludes(query.components)
        && query.subjects.isSuperset(of: subjects)
    }
  }

  /// Whether at least three tokens, each named for a part of the app, are the same text style.
  ///
  /// The words around a font then hardly say which of them is meant.
  private func isOneOfMany(_ token: Int) -> Bool {
    guard !tokens[token].subjects.isEmpty, let font = Self.font(tokens[token].value),
      let equal = fonts.first(where: { $0.value == font })?.tokens
    else { return false }
    return equal.count > 2 && equal.allSatisfy { !tokens[$0].subjects.isEmpty }
  }

  /// The word in the names of colors that are stops of a gradient.
  private static let gradient = "gradient"

  /// The index of the token with a path; `nil` if there is none.
  ///
  /// - Complexity: O(log n) in the number of tokens.
  func position(of path: String) -> Int? { Self.position(of: path, in: tokens) }

  private static func position(of path: String, in tokens: [DesignToken]) -> Int? {
    let next = tokens.partitioningIndex { $0.path >= path }
    return next < tokens.count && tokens[next].path == path ? next : nil
  }

  /// The places of the colors that may be within `distance` (ΔE00) of a color in light appearance: all others
  /// differ more in lightness alone.
  ///
  /// - Complexity: O(log n) in the number of colors.
  func colors(within distance: Double, of color: ColorAppearances) -> Range<Int> {
    let target = color.light.lab.l
    guard target.isFinite else { return 0..<0 }
    let reach = distance * Self.largestLightnessWeight
    let low = lightness.partitioningIndex { $0 >= target - reach }
    return low..<max(low, lightness.partitioningIndex { $0 > target + reach })
  }

  /// Whether some token has the size, the design and the scaling of a font, regardless of its role.
  func hasFont(like font: FontValue) -> Bool {
    let font = font.normalized
    return fonts.contains { entry in
      entry.value.textStyle == font.textStyle && FontComparison(font, entry.value).isAlike
    }
  }

  /// A difference in lightness is at most this many times ΔE00: S_L where it is largest, near black
  /// and near white.
  private static let largestLightnessWeight = 1.75

  /// Groups tokens by equal values, in order of their first token.
  private static func entries<Value: Hashable & Sendable>(
    _ tokens: [DesignToken], key: (StyleValue) -> Value?
  ) -> [ValueEntry<Value>] {
    var order: [Value] = []
    var members: [Value: [Int]] = [:]
    for (index, token) in tokens.enumerated() where !token.isForAliasesOnly {
      guard let key = key(token.value) else { continue }
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(index)
    }
    return order.map { ValueEntry(value: $0, tokens: members[$0] ?? []) }
  }

  /// Whether a color named for a vivid hue is an exact gray: its author has yet to fill it in.
  private static func isPlaceholder(_ token: DesignToken) -> Bool {
    guard case .color(let color) = token.value, PaletteNames.nameVividHue(token.ownName) else {
      return false
    }
    let light = color.light.rgba8
    return light.red == light.green && light.green == light.blue
  }

  private static func color(_ value: StyleValue) -> ColorAppearances? {
    guard case .color(let color) = value else { return nil }
    return ColorAppearances(color)
  }

  private static func shadow(_ value: StyleValue) -> ShadowValue? {
    guard case .shadow(let shadow) = value else { return nil }
    return shadow
  }

  private static func animation(_ value: StyleValue) -> AnimationValue? {
    guard case .animation(let animation) = value else { return nil }
    return animation
  }

  private static func font(_ value: StyleValue) -> FontValue? {
    guard case .font(let font) = value else { return nil }
    return font.normalized
  }
}

/// A value of the system and the tokens that have it.
struct ValueEntry<Value: Sendable>: Sendable {
  let value: Value
  let tokens: [Int]
}

extension DesignToken {
  /// Whether it is a color for every use that is vivid in each appearance, such as an app's `brand`.
  fileprivate var isVividPalette: Bool {
    guard roles.isEmpty, case .color(let color) = value else { return false }
    let appearances = ColorAppearances(color)
    return appearances.light.isVivid && appearances.dark.isVivid
  }
}
