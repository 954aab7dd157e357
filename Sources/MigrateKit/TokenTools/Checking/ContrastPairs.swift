import MigrateKitCore

/// Determines which colors are drawn on which, by the names and roles of a system.
///
/// A system with 25 text colors and 50 backgrounds has 1,250 pairs, most of which never occur, such
/// as a badge's label on a banner's background. Names distinguish parts of an interface
/// (`badge.error.text`, `sidebarBackground`) and families (`sepia.text`, `sepia.page`):
///
/// - The text of a part is checked on the backgrounds of that part, or on general ones if it has
///   none.
/// - General text is checked on general backgrounds. The main text is also checked on the
///   background of a part without its own text.
/// - A label named after an accent (`onDanger`) is checked on that accent.
struct ContrastPairs {
  private let names: ColorNames
  private let backgroundScopes: [Set<String>]
  private let textScopes: [Set<String>]
  private let accentWords: Set<String>

  init(_ system: CheckedSystem) {
    let colors = system.colors
    let backgrounds = colors.filter { $0.purpose == .background }
    let texts = colors.filter { $0.purpose == .text || $0.purpose == .label }
    let names = ColorNames(system, backgrounds, texts)
    self.names = names
    backgroundScopes = backgrounds.map(names.scope)
    textScopes = texts.map(names.scope)
    accentWords = Set(
      colors.filter(\.carriesLabels).flatMap(names.lastWords)
        .filter { !ColorNames.anyAccent.contains($0) })
  }

  /// Whether a color for text, icons or accents is drawn on a background.
  func meet(_ color: CheckedColor, background: CheckedColor) -> Bool {
    let (front, back) = (names.scope(color), names.scope(background))
    switch (front.isEmpty, back.isEmpty) {
    case (true, true): return true
    case (false, false): return Self.areRelated(front, back)
    case (false, true):
      let hasOwn = backgroundScopes.contains { Self.areRelated(front, $0) }
      return !hasOwn && front.isDisjoint(with: ColorNames.inverse)
    case (true, false):
      let hasOwn = textScopes.contains { Self.areRelated(back, $0) }
      return !hasOwn && color.purpose == .text && names.isMain(color)
        && back.isDisjoint(with: ColorNames.inverse)
    }
  }

  /// Whether a label is written on an accent.
  func meet(label: CheckedColor, accent: CheckedColor) -> Bool {
    let named = Set(names.lastWords(label)).intersection(accentWords)
    return named.isEmpty || !named.isDisjoint(with: names.lastWords(accent))
  }

  private static func areRelated(_ a: Set<String>, _ b: Set<String>) -> Bool {
    !a.isEmpty && !b.isEmpty && (a.isSubset(of: b) || b.isSubset(of: a))
  }
}

/// The uses of colors, as stated by their names.
struct ColorNames {
  /// The leading path components that most tokens share: the name of the system.
  private let namespace: Set<Substring>
  /// Words that backgrounds and texts share and that are not general: the names of themes and
  /// features.
  private var families: Set<String> = []

  init(_ system: CheckedSystem, _ backgrounds: [CheckedColor], _ texts: [CheckedColor]) {
    var counts: [Substring: Int] = [:]
    let paths = system.primitives.map(\.path)
    for path in paths { counts[path.prefix { $0 != "." }, default: 0] += 1 }
    namespace = Set(counts.filter { 2 * $0.value > paths.count }.keys)
    let shared = Set(backgrounds.flatMap(words)).intersection(texts.flatMap(words))
    let all = system.colors.map(words)
    // A word in most colors' names distinguishes none.
    families = shared.subtracting(Self.general).filter { word in
      2 * all.count { $0.contains(word) } < all.count
    }
  }

  /// The parts of an interface and the families of a color; empty for a general one.
  func scope(_ color: CheckedColor) -> Set<String> {
    words(color).filter { Self.parts.contains($0) || families.contains($0) }
  }

  func isMain(_ color: CheckedColor) -> Bool { words(color).isDisjoint(with: Self.minor) }

  func lastWords(_ color: CheckedColor) -> [String] {
    MeaningWords.humps(of: String(color.name.split(at: ".").last ?? "")).map(Self.stem)
  }

  private func words(_ color: CheckedColor) -> Set<String> {
    var parts = color.name.split(at: ".")[...]
    if parts.count > 1, let first = parts.first, namespace.contains(first) {
      parts = parts.dropFirst()
    }
    return Set(parts.flatMap { MeaningWords.humps(of: String($0)) }.map(Self.stem))
  }

  /// A word without the ending of its plural, as groups have it: `buttons`.
  private static func stem(_ word: String) -> String {
    word.hasSuffix("s") && parts.contains(String(word.dropLast())) ? String(word.dropLast()) : word
  }

  /// Parts of interfaces; only their own text is drawn on them.
  private static let parts: Set<String> = [
    "alert", "avatar", "badge", "banner", "bar", "bubble", "button", "callout", "chip", "code",
    "dialog", "field", "filter", "footer", "header", "hero", "hud", "input", "inverse",
    "inverted", "keyboard", "menu", "message", "modal", "navbar", "navigation", "notification",
    "onboarding", "paywall", "pill", "player", "popover", "popup", "progress", "promo", "quote",
    "search", "segment", "selected", "selection", "sidebar", "skeleton", "slider", "snackbar",
    "splash", "stepper", "switch", "tab", "tabbar", "tag", "toast", "toggle", "toolbar",
    "tooltip", "widget",
  ]

  static let inverse: Set<String> = ["inverse", "inverted"]

  /// Words that do not identify an accent.
  static let anyAccent: Set<String> = [
    "accent", "background", "brand", "color", "fill", "on", "text", "tint",
  ]

  /// Words of secondary text.
  private static let minor: Set<String> = [
    "caption", "disabled", "hint", "link", "muted", "placeholder", "quaternary", "secondary",
    "soft", "subtle", "supporting", "tertiary",
  ]

  /// Words that identify no part; any color's name may have them.
  private static let general: Set<String> = [
    "accent", "app", "background", "base", "bg", "brand", "canvas", "card", "color", "colors",
    "content", "current", "dark", "default", "elevated", "fg", "foreground", "fill", "grouped",
    "high", "label", "light", "low", "main", "medium", "muted", "neutral", "on", "page", "paper",
    "primary", "quaternary", "screen", "secondary", "semantic", "soft", "strong", "subtle",
    "surface", "system", "tertiary", "text", "theme", "token", "tokens", "ui", "view", "window",
    "black", "blue", "brown", "cyan", "gold", "gray", "green", "grey", "orange", "pink", "purple",
    "red", "teal", "white", "yellow", "cool", "warm",
  ]
}
