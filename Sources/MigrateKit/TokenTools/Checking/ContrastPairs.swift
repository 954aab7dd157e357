/// Which colors meet on a screen: what the names and roles of a system put together.
///
/// A system with 25 colors for text and 50 for backgrounds has 1,250 pairs, and nobody draws the label of
/// a badge on the background of a banner. Names distinguish parts of an interface (`badge.error.text`,
/// `sidebarBackground`) and families of their own (`sepia.text`, `sepia.page`):
///
/// - What belongs to a part is judged on the backgrounds of that part, and on general backgrounds where
///   the part has none.
/// - General text is judged on general backgrounds. On the background of a part it is judged where the
///   part has no text of its own, and then only the main text.
/// - A label named for an accent (`onDanger`) is judged on that accent.
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

/// What the names of a system's colors say of where each is used.
struct ColorNames {
  /// The first parts of paths that most tokens have: the name of the system.
  private let namespace: Set<Substring>
  /// Words that some background and some text have in common and that say nothing general: the names of
  /// themes and features.
  private var families: Set<String> = []

  init(_ system: CheckedSystem, _ backgrounds: [CheckedColor], _ texts: [CheckedColor]) {
    var counts: [Substring: Int] = [:]
    let paths = system.primitives.map(\.path)
    for path in paths { counts[path.prefix { $0 != "." }, default: 0] += 1 }
    namespace = Set(counts.filter { 2 * $0.value > paths.count }.keys)
    let shared = Set(backgrounds.flatMap(words)).intersection(texts.flatMap(words))
    let all = system.colors.map(words)
    // A word of most colors says nothing of any.
    families = shared.subtracting(Self.general).filter { word in
      2 * all.count { $0.contains(word) } < all.count
    }
  }

  /// The parts of an interface and the families that a color is for; empty for a general one.
  func scope(_ color: CheckedColor) -> Set<String> {
    words(color).filter { Self.parts.contains($0) || families.contains($0) }
  }

  func isMain(_ color: CheckedColor) -> Bool { words(color).isDisjoint(with: Self.minor) }

  func lastWords(_ color: CheckedColor) -> [String] {
    MeaningWords.humps(of: String(color.name.split(separator: ".").last ?? "")).map(Self.stem)
  }

  private func words(_ color: CheckedColor) -> Set<String> {
    var parts = color.name.split(separator: ".")[...]
    if parts.count > 1, let first = parts.first, namespace.contains(first) {
      parts = parts.dropFirst()
    }
    return Set(parts.flatMap { MeaningWords.humps(of: String($0)) }.map(Self.stem))
  }

  /// A word without the ending of its plural, as groups have it: `buttons`.
  private static func stem(_ word: String) -> String {
    word.hasSuffix("s") && parts.contains(String(word.dropLast())) ? String(word.dropLast()) : word
  }

  /// What interfaces are put together from: nothing general is drawn on these but by their own text.
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

  /// Words that say of no accent which one it is.
  static let anyAccent: Set<String> = [
    "accent", "background", "brand", "color", "fill", "on", "text", "tint",
  ]

  /// Words of text that is not the main one.
  private static let minor: Set<String> = [
    "caption", "disabled", "hint", "link", "muted", "placeholder", "quaternary", "secondary",
    "soft", "subtle", "supporting", "tertiary",
  ]

  /// Words that say no part: what every color may be called.
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
