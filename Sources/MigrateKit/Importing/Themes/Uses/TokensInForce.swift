import MigrateKitCore

/// Decides from the app's own uses which of its tokens may replace a value by that value alone.
///
/// An app that uses its constants shows what they are for. A copy of a palette that it uses nowhere, the fonts of
/// one flow and the default instance of a theme whose views ask another one have the same values as the rest of
/// the code by chance. Where an app uses no token of a category, its scale may be new or given up: a person decides,
/// except about colors, which are hardly equal by chance. Where only one or two of many files use any, what code has by
/// chance does not: white, black, and durations. Nor does a white that no code uses beside other colors in use, unless it
/// is called white and code hardly writes the system's.
struct TokensInForce {
  /// A file that draws something.
  struct ViewFile: Hashable, Sendable {
    var path: String
    /// The targets that compile it.
    var targets: Set<Int>
  }

  /// Why a token is not in force, as a clause, by its path.
  private(set) var doubts: [String: String] = [:]
  /// The paths of tokens of scales that no code uses yet.
  private(set) var unused: Set<String> = []
  /// The categories whose tokens the app uses in several files.
  let adopted: Set<TokenCategory>

  /// The minimum number of files in which an app that has adopted its tokens uses those of a category.
  static let fewestAdopters = 3
  /// The minimum number of files that use a constant of a commonplace value.
  private static let fewestUsers = 2
  /// The minimum number of uses that show what a distance is for, or that code prefers the system's color.
  private static let fewestTelling = 3
  /// The share of the tokens of a scale that are in use.
  private static let shareOfScale = 0.5
  /// The number of steps in use that put a scale in use whose members are called after steps alone.
  private static let fewestSteps = 3
  /// The minimum number of files with views outside of a place.
  static let fewestElsewhere = 10
  /// The ratio of the files with views outside of a place to those in it.
  static let ratioElsewhere = 2

  let tokens: [ImportedToken]
  let users: [String: Set<String>]
  /// The files that declare tokens and use a token, by its path.
  let homes: [String: Set<String>]
  /// The files that use any token of a category.
  let usersByCategory: [TokenCategory: Set<String>]
  /// How often code writes a color by the system's short name.
  private let common: [String: Int]
  /// How often it uses each token, by the token's path.
  private let counts: [String: Int]
  /// The paths of the tokens that code uses only with the whole style that they are part of.
  private let wholes: Set<String>
  let assets: AssetUses
  let views: [ViewFile]
  /// The types with several tokens of a category, none of which code uses.
  private var idleTypes: Set<Family> = []

  /// Judges tokens.
  ///
  /// - Parameters:
  ///   - tokens: The tokens that the app declares.
  ///   - users: The files that use each token, without those that declare it, by the token's path.
  ///   - homes: The files of the theme that use each token, and the one that declares it if it does.
  ///   - counts: How often code uses each token.
  ///   - common: How often it writes a color by the system's short name instead: `.white`.
  ///   - wholes: The paths of the tokens that code uses only with the whole style that they are part of.
  ///   - assets: The assets that code other than the theme's names.
  ///   - views: The files that draw.
  init(
    _ tokens: [ImportedToken], users: [String: Set<String>], homes: [String: Set<String>],
    counts: [String: Int],
    common: [String: Int], wholes: Set<String>, assets: AssetUses, views: [ViewFile]
  ) {
    self.tokens = tokens
    self.users = users
    self.homes = homes
    self.counts = counts
    self.common = common
    self.wholes = wholes
    self.assets = assets
    self.views = views
    usersByCategory = Dictionary(grouping: tokens, by: \.category)
      .mapValues { Self.users(of: $0, users) }
    adopted = Set(usersByCategory.filter { $1.count >= Self.fewestAdopters }.keys)
    for family in Dictionary(grouping: tokens, by: Family.init).values {
      judge(family)
      noteUnused(family)
    }
    for token in tokens where adopted.contains(token.category) && doubts[token.path] == nil {
      doubts[token.path] = doubt(ofConstant: token)
    }
    doubts.merge(doubtsOfFunctions()) { $1 }
    for token in tokens where isSystemColor(token) {
      doubts[token.path] = "it is the system's color by the name that the system has for it"
    }
  }

  /// The tokens of one category that one declaration holds.
  struct Family: Hashable {
    var category: TokenCategory
    var owner: String
    var file: String

    init(_ token: ImportedToken) {
      category = token.category
      switch token.source {
      case .asset: (owner, file) = ("", "")
      case .member(let name):
        owner = name
        // What several files add to `Color` or to the global names belongs together by file.
        file = name.isEmpty || ThemeType(named: name) != nil ? token.file : ""
      }
    }
  }

  private mutating func judge(_ family: [ImportedToken]) {
    let category = family[0].category
    guard category.isEqualByChance else { return }
    let used = family.filter { !(users[$0.path] ?? []).isEmpty }
    let all = Self.users(of: used, users)
    let holder = Family(family[0])
    if used.isEmpty, family.count > 1, holder.file.isEmpty, !holder.owner.isEmpty {
      idleTypes.insert(holder)
    }
    for token in family where isAskedForByName(token, isUnused: all.isEmpty) {
      doubts[token.path] =
        category == .font ? unused(token) + ", and it is a text style of the system" : doubt(token)
    }
    for token in family where (users[token.path] ?? []).isEmpty {
      if let doubt = doubt(ofUnused: token, beside: used) { doubts[token.path] = doubt }
    }
    let areWhole = used.allSatisfy { wholes.contains($0.path) }
    for token in family where areWhole && category != .color && token.isReadFromCase {
      doubts[token.path] =
        all.isEmpty
        ? "no code outside of the theme reads it from its case, which a function may take as a whole"
        : "code sets the style of the case as a whole, and reads no \(category.noun) from any"
    }
    for token in family {
      if let doubt = doubt(ofDocumented: token) { doubts[token.path] = doubt }
    }
    for token in family where category == .font && token.isNamedForColor {
      doubts[token.path] = "its name says the color of its text"
    }
    for token in family where token.isBetweenParts {
      doubts[token.path] = "its name says between which parts it is"
    }
    for token in family where doubts[token.path] == nil {
      doubts[token.path] = doubt(ofHardlyUsed: token)
    }
    guard adopted.contains(category) else { return judge(unadopted: family, used: used, by: all) }
    let isScale = all.count >= Self.fewestAdopters && isScale(family, using: used.count)
    for token in family where !token.isUncounted {
      let own = users[token.path] ?? []
      if category == .color {
        judge(color: token, own, family: all)
        if doubts[token.path] == nil { doubts[token.path] = doubt(ofTopic: token, own) }
      } else if own.count < Self.fewestUsers, !isScale, doubts[token.path] == nil {
        doubts[token.path] = doubt(token)
      } else if doubts[token.path] == nil {
        doubts[token.path] = doubt(ofPart: token, own, isScale ? all : own)
      }
    }
  }

  /// Why a token is for one part of the app, if only code there uses it or its scale.
  private func doubt(ofPart token: ImportedToken, _ own: Set<String>, _ users: Set<String>)
    -> String?
  {
    if let place = place(of: users, around: token) ?? part(of: token, usedIn: users) {
      return "only code in \(place) uses \(own.isEmpty ? "its scale" : "it")"
    }
    return doubt(ofTopic: token, own)
  }

  private func doubt(ofTopic token: ImportedToken, _ own: Set<String>) -> String? {
    topic(of: token, usedIn: own).map { "only files with '\($0)' in their paths use it" }
  }

  /// Judges a family of a category that the app hardly uses.
  private mutating func judge(
    unadopted family: [ImportedToken], used: [ImportedToken], by all: Set<String>
  ) {
    let category = family[0].category
    let count = usersByCategory[category, default: []].count
    let isOfMany = count > 0 && views.count >= Self.fewestElsewhere
    // Of two holders of numbers the one that code names is the theme.
    let isOther = used.isEmpty && count >= Self.fewestUsers
    for token in family where !token.isUncounted {
      let own = users[token.path] ?? []
      let isDoubtful =
        category == .color
        ? isOfMany && own.count < Self.fewestUsers && isCommonplace(token)
        : isOther || category == .duration && isOfMany && all.count < Self.fewestUsers
      if isDoubtful {
        doubts[token.path] = doubt(token)
      } else if isOfOwnFile(token) {
        doubts[token.path] = unused(token)
      } else if category != .color, !all.isEmpty, doubts[token.path] == nil,
        let place = place(of: all, around: token)
      {
        doubts[token.path] = "only code in \(place) uses \(own.isEmpty ? "its scale" : "it")"
      }
    }
  }

  /// Whether the number of tokens in use puts all of a family in use: half of them, or a few where each is called a step.
  private func isScale(_ family: [ImportedToken], using used: Int) -> Bool {
    Double(used) >= Self.shareOfScale * Double(family.count)
      || used >= Self.fewestSteps
        && family.allSatisfy { ThemeWords.isStep(NameWords.split($0.name)) }
  }

  /// Why the few uses of a distance in one direction or between sections do not show what it is for, in an app with
  /// many views: `hInset` does not ask for a part of an interface by itself.
  private func doubt(ofHardlyUsed token: ImportedToken) -> String? {
    let uses = counts[token.path] ?? 0
    guard token.category == .spacing, !token.isUncounted, uses < Self.fewestTelling,
      views.count >= Self.fewestElsewhere, NameWords.split(token.name).count > 1
    else { return nil }
    let named = DesignToken(path: token.path, value: token.value)
    guard named.axis != nil, !named.isOfPart else { return nil }
    return "the app's code uses it \(uses == 0 ? "nowhere" : uses == 1 ? "once" : "twice")"
  }

  /// Why a font whose comment says what it is for is not for all text of its size: its text is also set in capitals, or
  /// no uses in several files show that it is.
  private func doubt(ofDocumented token: ImportedToken) -> String? {
    if let setting = token.documentedSetting {
      return "its comment says '\(setting)', which a font cannot express"
    }
    let own = users[token.path] ?? []
    guard let use = token.documentedUse, own.count < Self.fewestUsers else { return nil }
    let uses = own.first.map { "only \(FilePath.name($0))" } ?? "no code"
    return "its comment says that it is for '\(use)', and \(uses) uses it"
  }

  /// Notes the tokens of a scale that no code of an app with many views uses.
  private mutating func noteUnused(_ family: [ImportedToken]) {
    guard views.count >= Self.fewestElsewhere, family[0].category.hasScales,
      family.allSatisfy({ (users[$0.path] ?? []).isEmpty })
    else { return }
    for token in family where !token.isUncounted && doubts[token.path] == nil {
      unused.insert(token.path)
    }
  }

  /// The files that use any of some tokens.
  private static func users(
    of tokens: [ImportedToken], _ users: [String: Set<String>]
  ) -> Set<String> {
    tokens.reduce(into: []) { $0.formUnion(users[$1.path] ?? []) }
  }

  /// Why a token that no code uses is not in force, whatever else is in use: it is the accent color of a new project, it
  /// is named for a part of an interface, so that the other steps of its scale say nothing of it, or another one has its
  /// value.
  private func doubt(ofUnused token: ImportedToken, beside used: [ImportedToken]) -> String? {
    if token.isAccentAsset { return isNamed(token) ? nil : unused(token) }
    let isPalette = token.category == .color && PaletteNames.contain(token.name)
    guard token.value.number != nil || token.category == .font || token.category == .color,
      !token.isUncounted, !isPalette
    else { return nil }
    if token.category != .color, !used.isEmpty, !ComponentSet(names: [token.name]).isEmpty {
      return "\(unused(token)), and its name is that of a part"
    }
    guard doubts[token.path] == nil else { return nil }
    return usedInstead(of: token, among: used).map {
      "\(unused(token)), and \($0) has the same value"
    }
  }

  /// The font, the number or the color in use that has the value of one that no code uses.
  ///
  /// What looks like `heroLabel` may be meant as `sectionHeader`. A step of a scale of numbers is for whatever has its
  /// size.
  private func usedInstead(of token: ImportedToken, among used: [ImportedToken]) -> String? {
    guard token.category == .font || !ThemeWords.isStep(NameWords.split(token.name)) else {
      return nil
    }
    return used.filter { other in
      other.value == token.value && (counts[other.path] ?? 0) >= Self.fewestUsers
        // What a palette is used for may move to a semantic color that is new.
        && !(other.category == .color && PaletteNames.contain(other.name))
    }
    .max { (counts[$0.path] ?? 0, $1.path) < (counts[$1.path] ?? 0, $0.path) }?.path
  }

  /// A hue is hardly equal by chance, so that it is enough that its palette is in use; white is.
  private mutating func judge(color token: ImportedToken, _ own: Set<String>, family: Set<String>) {
    guard case .color(let color) = token.value else { return }
    guard SystemColors.isNamed(color) else {
      // No code names an asset: nothing shows how it would.
      if token.source == .asset ? own.isEmpty && !isNamed(token) : family.isEmpty {
        doubts[token.path] = doubt(token)
      } else if own.isEmpty, isGray(color), token.source != .asset,
        !PaletteNames.contain(token.name)
      {
        // A light gray is nearly as common as white; the steps of a palette belong together.
        doubts[token.path] = doubt(token)
      } else if isGray(color), !PaletteNames.contain(token.name),
        let place = place(of: family, around: token) ?? part(of: token, usedIn: own)
      {
        doubts[token.path] = "only code in \(place) uses it"
      }
      return
    }
    if case .member(let owner) = token.source, ThemeType(named: owner) != nil,
      SystemColors.shortNames(of: color).contains(token.name)
    {
      // In code that imports both, `UIColor.white` does not say whether it is the app's or the system's.
      doubts[token.path] = "the system has the same color under this name"
      return
    }
    let uses = counts[token.path] ?? 0
    // A translucent white is not the system's.
    let names: Set<String> =
      switch color.light.alpha {
      case 1: SystemColors.shortNames(of: color)
      case 0: ["clear"]
      default: []
      }
    if own.count < Self.fewestUsers {
      doubts[token.path] = doubt(token)
    } else if let doubt = CommonColorUses.doubt(of: names, in: common, beside: uses) {
      doubts[token.path] = doubt
    } else if let place = place(of: own, around: token) {
      doubts[token.path] = "only code in \(place) uses it"
    }
  }

  /// Whether a token only passes a color of the system on, `case .systemRed: .systemRed`, and code hardly names it.
  private func isSystemColor(_ token: ImportedToken) -> Bool {
    guard case .color(let color) = token.value, token.name.hasPrefix("system"),
      SystemColors.declare(token.name, on: .uiColor),
      token.isUncounted || (users[token.path]?.count ?? 0) < Self.fewestUsers
    else { return false }
    let hue = token.name.dropFirst("system".count).lowercased()
    return SystemColors.shortNames(of: color).contains { $0.lowercased() == hue }
  }

  private func isCommonplace(_ token: ImportedToken) -> Bool {
    guard case .color(let color) = token.value else { return false }
    return SystemColors.isNamed(color)
  }

  /// Whether a token has a value of the system by chance: a font that is a text style, of a type that no code uses, or a
  /// white, a black or a hue that no code uses where some uses others, and whose name says nothing of how it looks, as
  /// `white` and `pureBlack` do, or that code writes by the system's name instead.
  private func isAskedForByName(_ token: ImportedToken, isUnused: Bool) -> Bool {
    if case .font(let font) = token.value {
      return isUnused && font.textStyle != nil && font.family == nil
        && views.count >= Self.fewestElsewhere
    }
    guard case .color(let color) = token.value, isCommonplace(token),
      !usersByCategory[.color, default: []].isEmpty, (users[token.path] ?? []).isEmpty,
      !(token.source == .asset && isNamed(token)),
      case let names = SystemColors.shortNames(of: color),
      // Of the cases of a palette, `black` is for those who choose one of them.
      !token.isUncounted || token.isConstantValue
        || token.isReadFromCase && names.contains(token.name)
    else { return false }
    return names.isDisjoint(with: NameWords.split(token.name))
      || CommonColorUses.written(names, in: common) >= Self.fewestTelling
  }

  private func isGray(_ color: ColorValue) -> Bool {
    ColorAppearances(color).isNeutral && !color.isAdaptive
  }

  private func isNamed(_ asset: ImportedToken) -> Bool {
    assets.name(asset)
  }

  /// Why a token with few users or none is not in force.
  private func doubt(_ token: ImportedToken) -> String {
    guard let only = users[token.path]?.first else {
      guard case .member(let owner) = token.source, idleTypes.contains(Family(token)),
        homes[token.path] == nil
      else { return "\(unused(token)), and the app uses others of its kind" }
      return "no code uses any \(token.category.noun) of \(owner), and the app uses others"
    }
    return "only \(FilePath.name(only)) uses it"
  }

  /// The clause that no other file uses a token.
  private func unused(_ token: ImportedToken) -> String {
    guard let homes = homes[token.path] else { return "no code uses it" }
    return homes == [token.file]
      ? "only \(FilePath.name(token.file)), which declares it, uses it"
      : "only files that declare tokens use it"
  }
}
