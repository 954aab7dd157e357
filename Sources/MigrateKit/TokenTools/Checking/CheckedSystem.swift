/// A design system as the checks look at it: its colors by what they are for.
struct CheckedSystem {
  let designSystem: DesignSystem
  let vocabulary: Vocabulary?
  /// The colors that code uses, each once: aliases of one color with one purpose are one.
  let colors: [CheckedColor]
  /// Whether some color looks different in dark appearance.
  let hasDark: Bool
  /// Whether some color has its own value for increased contrast.
  let hasHighContrast: Bool

  init(_ designSystem: DesignSystem, vocabulary: Vocabulary?) {
    self.designSystem = designSystem
    self.vocabulary = vocabulary
    colors = Self.colors(of: designSystem)
    let values = designSystem.tokens.compactMap(\.color)
    hasDark = values.contains(where: \.isAdaptive)
    hasHighContrast = values.contains { $0.highContrast != nil || $0.darkHighContrast != nil }
  }

  /// The tokens that are no alias of another.
  var primitives: [DesignToken] { designSystem.tokens.filter(\.aliasOf.isEmpty) }

  /// The names that code knows colors by: a token that a shared name points to is known by that.
  private static func colors(of designSystem: DesignSystem) -> [CheckedColor] {
    let tokens = designSystem.tokens.filter {
      $0.category == .color && !$0.isForAliasesOnly && !$0.roles.isEmpty && $0.deprecated == nil
    }
    let targets = Set(tokens.flatMap(\.aliasOf))
    var order: [Key] = []
    var groups: [Key: [DesignToken]] = [:]
    for token in tokens where !targets.contains(token.path) {
      let key = Key(
        primitive: token.aliasOf.last ?? token.path, purpose: CheckedColor.Purpose(token.roles))
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(token)
    }
    return order.compactMap { CheckedColor(groups[$0] ?? [], purpose: $0.purpose) }
  }

  private struct Key: Hashable {
    var primitive: String
    var purpose: CheckedColor.Purpose
  }
}

/// A color by the names that code uses, and what it is for.
struct CheckedColor {
  /// What a color is for, as far as contrast cares.
  enum Purpose: Hashable {
    /// Text, or text and icons.
    case text
    /// What is written on accents.
    case label
    /// What content lies on.
    case background
    /// A color that fills, tints, and may be text: accents, feedback, levels.
    case accent
    /// An icon or a mark, and no text.
    case graphic
    /// Lines, tracks, shadows: no one has to read them.
    case other

    init(_ roles: Set<UsageRole>) {
      if roles.contains(.onAccent) {
        self = .label
      } else if roles.contains(.background), roles.isSubset(of: [.background, .effect]) {
        self = .background
      } else if roles.contains(.text) {
        self = roles.isDisjoint(with: [.fill, .background]) ? .text : .accent
      } else {
        self = roles.isDisjoint(with: [.icon, .tint]) ? .other : .graphic
      }
    }
  }

  /// Its names, the first one for reports.
  let names: [String]
  let purpose: Purpose
  let roles: Set<UsageRole>
  /// What it means, with the words that state it.
  let means: String?
  let words: Set<String>
  let value: ColorValue
  /// The appearances that it is made for.
  let appearances: Set<AppearanceMode>

  init?(_ tokens: [DesignToken], purpose: Purpose) {
    guard let first = tokens.first, let value = first.color else { return nil }
    names = tokens.map(\.path)
    self.purpose = purpose
    roles = tokens.reduce(into: []) { $0.formUnion($1.roles) }
    means = first.means
    words = tokens.reduce(into: []) { $0.formUnion($1.meaningWords) }
    self.value = value
    appearances = value.isAdaptive ? Set(AppearanceMode.allCases) : Self.appearances(of: names[0])
  }

  /// The name for reports.
  var name: String { names[0] }

  /// Whether labels are put on it: an accent or a mark that also fills.
  var carriesLabels: Bool {
    (purpose == .accent || purpose == .graphic) && roles.contains(.background)
  }

  /// A color that does not adapt, and whose name ends with an appearance, is made for that alone:
  /// `surfaceDark`, `theme.dark.text`.
  private static func appearances(of path: String) -> Set<AppearanceMode> {
    let parts = path.split(separator: ".").map { part in
      part.split(whereSeparator: { $0 == "-" || $0 == "_" }).last.map(String.init) ?? ""
    }
    func says(_ word: String) -> Bool {
      let capital = word.prefix(1).uppercased() + word.dropFirst()
      return parts.contains { $0.lowercased() == word || $0.hasSuffix(capital) }
    }
    if says("dark") { return [.dark, .darkHighContrast] }
    if says("light") { return [.light, .highContrast] }
    return Set(AppearanceMode.allCases)
  }
}

extension DesignToken {
  /// The color of a token that is one.
  var color: ColorValue? {
    if case .color(let color) = value { color } else { nil }
  }
}
