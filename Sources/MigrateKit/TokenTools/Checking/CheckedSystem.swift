import MigrateKitCore

/// A design system prepared for the checks: its colors by purpose.
struct CheckedSystem {
  let designSystem: DesignSystem
  let vocabulary: Vocabulary?
  /// The colors that code uses, each once: aliases with the same purpose count as one.
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

  /// The tokens that are not aliases.
  var primitives: [DesignToken] { designSystem.tokens.filter(\.aliasOf.isEmpty) }

  /// The names of colors in code: a token with a shared alias goes by the alias.
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

/// A color with its names in code and its purpose.
struct CheckedColor {
  /// The purpose of a color, as far as contrast is concerned.
  enum Purpose: Hashable {
    /// Text, or text and icons.
    case text
    /// Text on accents.
    case label
    /// A background of content.
    case background
    /// A color that fills, tints, and may be text: accents, feedback, levels.
    case accent
    /// An icon or a mark, and no text.
    case graphic
    /// Lines, tracks, shadows: decoration without a required contrast.
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
  /// Its meaning, with the words that state it.
  let means: String?
  let words: Set<String>
  let value: ColorValue
  /// The appearances it is designed for.
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

  /// A color that does not adapt and whose name ends with an appearance is designed for that one
  /// only: `surfaceDark`, `theme.dark.text`.
  private static func appearances(of path: String) -> Set<AppearanceMode> {
    let parts = path.split(at: ".").map { part in
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
  /// The color of a color token.
  var color: ColorValue? {
    if case .color(let color) = value { color } else { nil }
  }
}
