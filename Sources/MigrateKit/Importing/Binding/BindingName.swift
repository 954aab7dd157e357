import MigrateKitCore

/// The significant words of a name, regardless of order and abbreviations.
struct BindingName: Hashable {
  let words: Set<String>

  /// Reads the parts of a path or of a member access, without the words of the app or the system.
  init(_ parts: ArraySlice<String>, without own: Set<String>) {
    let spoken = parts.flatMap { NameWords.split($0) }.map { Self.meanings[$0] ?? $0 }
    let kept = spoken.filter { !Self.fillers.contains($0) && !own.contains($0) }
    var words = Set(kept)
    // `extraSmall` is one size; `xs` is its abbreviation.
    if words.contains("extra") {
      for size in ["small", "large"] where words.contains(size) {
        words.subtract(["extra", size])
        words.insert("x\(size)")
      }
    }
    self.words = words
  }

  /// The share of the words that two names have in common.
  func likeness(_ other: BindingName) -> Double {
    let all = words.union(other.words).count
    return all == 0 ? 0 : Double(words.intersection(other.words).count) / Double(all)
  }

  /// Words that only mean "token".
  private static let fillers: Set<String> = [
    "color", "colors", "colour", "colours", "palette", "theme", "app", "ui", "font", "fonts",
    "typography", "style", "styles", "design", "system", "tokens", "token", "ds", "metrics",
    "layout", "constants", "dimensions", "radius", "radii", "corner", "corners", "spacing",
    "spacings", "space", "padding", "size", "sizes", "shadow", "shadows", "elevation", "duration",
    "durations", "animation", "animations", "timing", "cg", "float", "default",
  ]

  /// Abbreviations and synonyms in design systems.
  private static let meanings: [String: String] = [
    "bg": "background", "backgrounds": "background", "txt": "text", "texts": "text",
    "label": "text", "foreground": "text", "fg": "text", "btn": "button", "buttons": "button",
    "cards": "card", "xxs": "xxsmall", "xs": "xsmall", "s": "small", "sm": "small", "m": "medium",
    "md": "medium", "l": "large", "lg": "large", "xl": "xlarge", "xxl": "xxlarge",
    "separator": "divider", "hairline": "divider", "grey": "gray",
  ]
}
