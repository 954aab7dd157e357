import MigrateKitCore

/// The guessed roles of a token, from its name and its uses.
package struct RoleGuess: Hashable, Sendable {
  /// The roles; empty without evidence, so that it serves any.
  package var roles: [UsageRole] = []
  /// Whether it means feedback, so that it only matches code that states it.
  package var isFeedback = false
  /// The words that state its meaning, if its name has unrelated words; empty for those of its
  /// name.
  package var words: [String] = []
  /// The evidence in words: `its name and 12 uses`.
  package var evidence = ""

  /// The roles by the name alone.
  package var namedRoles: [UsageRole] = []

  /// Whether it matches nothing by itself: plain white, black or clear is too common a value.
  package var isPlain = false

  /// Whether it matches nothing by itself because the app's uses show that it is not in force.
  package var isOutOfForce = false

  /// The only direction in which the app uses it, where its name does not say one.
  package var axis: Axis?

  /// Whether no code uses it or another token of its scale.
  package var isUnused = false

  /// Whether not even its name can ask for it: a member of an instance that is not the app's theme, or what a function
  /// returns that code only gives what it computes.
  var isNeverNamed = false

  /// That of a token that has another value on an iPad, which no code with one value asks for.
  static let ofDevice = RoleGuess(
    evidence: "its value: an iPad has another one", isPlain: true)

  /// Whether anything was guessed.
  package var isEmpty: Bool { roles.isEmpty && !isFeedback && !isPlain }
}

/// The numbers of uses of a token by role.
struct TokenUsage: Hashable, Sendable {
  var count = 0
  var roles: [UsageRole: Int] = [:]
  /// Of spacing, by direction or edge; what has none is not counted.
  var axes: [Axis: Int] = [:]
  /// The files that use it.
  var files: Set<PathKey> = []
}

extension RoleGuess {
  /// The minimum number of agreeing uses if the name states no role.
  private static let fewestUses = 5
  /// The share of the uses that must agree.
  private static let share = 0.9

  /// Guesses the roles of a token.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - usage: Its uses in the app.
  ///   - app: The words that name the app and the token's module.
  ///   - isOfWideType: Whether code all over the app uses the members of its type.
  init(
    _ token: ImportedToken, usage: TokenUsage, app: Set<String> = [], isOfWideType: Bool = false
  ) {
    switch token.value {
    case .color:
      if !PaletteNames.contain(token.name, app: app) || Self.isOfGroup(token, app)
        || Self.onlyView(of: token, usage) != nil
      {
        readColor(token, usage, app)
      } else if let plain = Self.plainName(of: token.value),
        PaletteNames.nameAnother(token.name, than: plain)
      {
        // Who writes white does not think of the last gray.
        isPlain = true
        evidence = "its value: plain \(plain) is so common that only its name can ask for it"
      }
    // Any other palette color keeps every role, regardless of its current uses.
    case .radius, .number(_, of: .spacing): readMeasure(token, app, isOfWideType)
    case .number(_, of: .borderWidth):
      readUse(NameWords.split(token.name))
      if case .member(let owner) = token.source,
        PartTokens.part(of: owner.split(at: ".").map(String.init), app: app) != nil
      {
        roles = []
        isPlain = true
        evidence = "its type: \(owner) is for one part of the app"
      }
    case .font: readIcon(token.name)
    case .number(_, of: .fontSize):
      // `IconSize.small`, `Icon.Size.small`
      if case .member(let owner) = token.source {
        readIcon(owner.split(at: ".").suffix(2).joined(separator: "_") + "_\(token.name)")
      }
    default: break
    }
  }

  /// Gives the role of icons to a font or a size that is named for them.
  private mutating func readIcon(_ name: String) {
    guard NameWords.split(name).contains(where: ["icon", "glyph", "symbol"].contains) else {
      return
    }
    roles = [.icon]
    evidence = "its name"
  }

  // MARK: Colors

  private mutating func readColor(
    _ token: ImportedToken, _ usage: TokenUsage, _ app: Set<String>
  ) {
    if let view = Self.onlyView(of: token, usage) {
      isPlain = true
      evidence = "its type: \(view) is one part of the app"
      return
    }
    let path = token.path.split(at: ".").dropFirst().map(String.init)
    let words = path.filter { $0 != "$root" }.flatMap { NameWords.split($0) }
    readMeaning(words)
    let named = Self.named(words, token.name) ?? Self.named(words, path.joined(separator: " "))
    if let named {
      // So much is white that only what it is named for counts: white text is no white icon.
      roles = Self.plainName(of: token.value) == nil ? Self.family(of: named) : [named]
      namedRoles = roles
      evidence = "its name"
      let added = Self.others(than: roles, of: token.value, usage)
      if !added.isEmpty {
        roles += added
        evidence += " and \(usage.count) uses"
      }
    } else if let used = Self.used(usage) {
      roles = Self.family(of: used)
      roles += Self.others(than: roles, of: token.value, usage)
      evidence = "\(usage.count) uses"
    } else if isFeedback {
      roles = Self.family(of: .tint)
      evidence = "its name"
    }
    roles = Self.ordered(roles)
    if let plain = Self.plainName(of: token.value), !Self.isGeneral(words + [token.name], app),
      !Self.isUsedWidely(token.value, usage, words) || Self.isOfThing(words, app)
    {
      self = RoleGuess()
      isPlain = true
      evidence = "its value: plain \(plain) is so common that only its name can ask for it"
    } else if let named, Self.plainName(of: token.value) != nil,
      Self.contradict(usage, Set(Self.family(of: named)))
    {
      self = RoleGuess()
      isPlain = true
      isOutOfForce = true
      evidence = "the app's uses: its name says \(named.rawValue), and no use is one"
    }
  }

  /// The roles of more than a few uses, beside some.
  private static func others(
    than roles: [UsageRole], of value: StyleValue, _ usage: TokenUsage
  ) -> [UsageRole] {
    let fewest = max(plainName(of: value) == nil ? 2 : fewestUses, usage.count / 10)
    return usage.roles.filter { $0.key != .unknown && $0.value >= fewest }.map(\.key)
      .filter { !roles.contains($0) }
  }

  /// The view in whose type a token is declared, unless it is used all over the app.
  private static func onlyView(of token: ImportedToken, _ usage: TokenUsage) -> String? {
    usage.files.count < fewestFiles ? view(declaring: token) : nil
  }

  /// Whether the nested type of a color says what the color is for.
  ///
  /// `Color.Text.white` is for text, and `Color.Control.white` for controls. In `Color.Palette`, white is for any use.
  private static func isOfGroup(_ token: ImportedToken, _ app: Set<String>) -> Bool {
    guard case .member(let owner) = token.source, owner.contains("."),
      let type = owner.split(at: ".").last.map(String.init),
      case let words = NameWords.split(type), words.count == 1
    else { return false }
    if NameWords.role(of: type) != nil { return true }
    // A type whose name says nothing is not a part of the path.
    let isTelling = token.path.split(at: ".").dropLast().last.map { $0 == words[0] } ?? false
    return isTelling && plainName(of: token.value) != nil && !isGeneral(words, app)
  }

  /// The view of the app in whose type a token is declared; `nil` for none.
  private static func view(declaring token: ImportedToken) -> String? {
    guard case .member(let owner) = token.source else { return nil }
    if let view = token.view { return view }
    let views: Set<String> = ["view", "cell", "button", "controller"]
    return owner.split(at: ".").map(String.init).first { type in
      !DeclaredType.isSystem(type) && NameWords.split(type).last.map(views.contains) ?? false
    }
  }

  /// Whether no use has a role that a name says.
  private static func contradict(_ usage: TokenUsage, _ named: Set<UsageRole>) -> Bool {
    let known = usage.roles.filter { $0.key != .unknown }
    return known.values.reduce(0, +) >= 2 && Set(known.keys).isDisjoint(with: named)
  }

  /// The name of a color without a hue; `nil` for all others.
  private static func plainName(of value: StyleValue) -> String? {
    guard case .color(let color) = value, !color.isAdaptive else { return nil }
    let light = color.light.rgba8
    if light.alpha == 0 { return "clear" }
    switch (light.red, light.green, light.blue) {
    case (255, 255, 255): return "white"
    case (0, 0, 0): return "black"
    default: return nil
    }
  }

  /// Words in names of app-wide colors.
  private static let general: Set<String> = [
    "text", "label", "title", "body", "icon", "background", "bg", "surface", "canvas", "foreground",
    "primary", "secondary", "tertiary", "quaternary", "on", "accent", "tint", "brand", "main",
    "base", "color", "light", "dark", "inverse", "inverted", "default", "white", "black", "clear",
    "border", "divider", "separator", "shadow", "app", "content", "theme", "fill", "neutral", "ink",
    "view", "screen", "window", "page", "service", "provider", "manager", "system", "pure", "plain",
    "true", "common", "global",
  ]

  /// The minimum number of files that use an app-wide color.
  private static let fewestFiles = 5

  /// Whether a color is used app-wide and its name does not limit it to one part.
  ///
  /// Of a translucent one most uses show what it colors: effects have so much white of their own.
  private static func isUsedWidely(
    _ value: StyleValue, _ usage: TokenUsage, _ words: [String]
  ) -> Bool {
    guard usage.files.count >= fewestFiles, Set(words).isDisjoint(with: singleParts),
      case .color(let color) = value
    else { return false }
    return color.light.alpha == 1 || (usage.roles[.unknown] ?? 0) * 2 <= usage.count
  }

  /// Whether words say whose color it is, `PillColor-White`: other white is not that of pills, however many files show one.
  private static func isOfThing(_ words: [String], _ app: Set<String>) -> Bool {
    guard let color = words.firstIndex(where: ["color", "colour"].contains), color > 0,
      words[(color + 1)...].contains(where: { PaletteNames.contain($0) })
    else { return false }
    return !isGeneral(Array(words[..<color]), app)
  }

  private static func isGeneral(_ names: [String], _ app: Set<String>) -> Bool {
    let words = names.flatMap { NameWords.split($0) }
    return words.allSatisfy { general.contains($0) || app.contains($0) }
  }

  private static func named(_ words: [String], _ name: String) -> UsageRole? {
    if let on = words.firstIndex(of: "on"), on + 1 < words.count,
      ["accent", "primary", "secondary", "brand", "tint", "color", "dark", "button"]
        .contains(words[on + 1])
    {
      return .onAccent
    }
    // A stop of a gradient fills, whatever else its name says.
    if words.contains("gradient") { return .fill }
    let role = NameWords.role(of: name)
    let own = NameWords.split(name)
    // `textOnSurface` and `iconAccent` are for what they begin with, `textBackground` is for what is behind it.
    if own.count > 1, let first = own.first.flatMap(NameWords.role(of:)),
      role == .tint || own[1] == "on", [.text, .icon, .border].contains(first)
    {
      return first
    }
    return role
  }

  /// The role, or the group of roles, of nearly all uses.
  private static func used(_ usage: TokenUsage) -> UsageRole? {
    let known = usage.roles.filter { $0.key != .unknown }
    let total = known.values.reduce(0, +)
    guard total >= fewestUses else { return nil }
    for role in [UsageRole.text, .background, .border, .shadow] {
      // A thin shape may be filled with the color of lines.
      let family = Set(family(of: role) + (role == .border ? [.fill] : []))
      let count = known.filter { family.contains($0.key) }.values.reduce(0, +)
      if Double(count) >= share * Double(total), known[role] != nil { return role }
    }
    return nil
  }

  /// The roles that design systems combine with one.
  private static func family(of role: UsageRole) -> [UsageRole] {
    switch role {
    case .text: [.text, .icon]
    case .fill: [.fill, .background]
    case .tint: [.tint, .fill, .icon, .text, .background, .border]
    default: [role]
    }
  }

  private static func ordered(_ roles: [UsageRole]) -> [UsageRole] {
    UsageRole.allCases.filter(roles.contains)
  }

  // MARK: Meaning

  /// Words that mean feedback in the name of a color; their other synonyms are ambiguous there.
  private static let feedback: Set<String> = [
    "success", "error", "failure", "failed", "invalid", "destructive", "danger", "negative",
    "positive", "warning", "warn", "caution", "alert", "info", "critical",
  ]

  private mutating func readMeaning(_ words: [String]) {
    let said = words.filter(Self.feedback.contains)
    guard let last = said.last else { return }
    isFeedback = true
    // In `alert.success` the last word is the meaning, the first only the place.
    let families = MeaningWords.families.filter { !Set($0).isDisjoint(with: words) }
    let own = MeaningWords.families.first { $0.contains(last) } ?? [last]
    if families != [own] { self.words = own }
  }

  // MARK: Numbers

  private mutating func readMeasure(
    _ token: ImportedToken, _ app: Set<String>, _ isOfWideType: Bool
  ) {
    let words = NameWords.split(token.name)
    let role = readUse(words)
    if case .member(let owner) = token.source {
      let types = owner.split(at: ".").map(String.init)
      let isForAll =
        isOfWideType
        && (role != nil || ThemeWords.endsWithScale(types) || ThemeWords.isStep(words))
      if let first = types.first, ThemeType(named: first) == nil,
        !ThemeWords.nameTheme(types[...]),
        !isForAll && !ThemeWords.nameMeasures(types, app: app)
          || PartTokens.part(of: types, app: app) != nil,
        !(ThemeWords.nameConstants(types, app: app) && ThemeWords.isStep(words))
      {
        roles = []
        isPlain = true
        evidence =
          ThemeWords.nameConstants(types, app: app)
            || ThemeWords.namePartOfConstants(types, app: app)
          ? "its type: \(owner) holds single constants, which match by name alone"
          : "its type: \(owner) is for one part of the app"
      } else if role != nil, words.last == "gap" || words.last == "gaps" {
        // `cardGap` is between cards: neither the padding of one, nor between what one holds.
        roles = []
        isPlain = true
        evidence = "its name: a gap between parts is not one for everything of that size"
      } else if role == nil, types.isEmpty || ThemeType(named: owner) != nil,
        let part = words.first(where: Self.singleParts.contains)
      {
        // `CGFloat.statusSpacing`, or a global constant; in its own type a scale may have any name.
        isPlain = true
        evidence = "its name: a distance for a '\(part)' is not one for everything of that size"
      } else if role == nil, words.last == "offset" || token.isOfSide, words.count > 1,
        !ThemeWords.isStep(words)
      {
        isPlain = true
        evidence = "its name: a distance of one place is not one for everything of that size"
      }
    }
  }

  /// Reads what a size is for from its name: a button, a card.
  @discardableResult private mutating func readUse(_ words: [String]) -> UsageRole? {
    let role = Self.partWords.first { !Set($0.words).isDisjoint(with: words) }?.role
    if let role {
      roles = [role]
      evidence = "its name"
    }
    return role
  }

  /// The parts of an interface that sizes are for, each with its words in names.
  private static let partWords: [(role: UsageRole, words: [String])] = [
    (.card, ["card", "cards", "tile", "panel"]), (.button, ["button", "buttons", "cta"]),
    (.input, ["input", "inputs", "field", "textfield", "textbox"]),
    (.badge, ["badge", "chip", "tag", "pill"]),
    (.sheet, ["sheet", "modal", "popup", "popups", "popover", "dialog", "dialogs"]),
    (.bubble, ["bubble"]),
    (.image, ["image", "avatar", "thumbnail", "art", "artwork", "cover", "photo"]),
  ]

  /// The parts of an interface that sizes are for.
  static var parts: [UsageRole] { partWords.map(\.role) }

  /// The part that a word of a comment means, in the singular or in the plural.
  static func part(named word: String) -> UsageRole? {
    let singular = NameWords.singular(word)
    return partWords.first { $0.words.contains(word) || $0.words.contains(singular) }?.role
  }

  /// Words for one part of an app; a number named after it only serves that part.
  private static let singleParts: Set<String> = [
    "status", "column", "columns", "divider", "header", "footer", "sidebar", "toolbar", "tab",
    "cell", "row", "avatar", "timeline", "message", "player", "widget", "banner", "toast", "menu",
    "keyboard", "icon", "text", "title", "label", "logo", "map", "chart", "calendar", "profile",
  ]
}
