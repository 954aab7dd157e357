/// Recognizes names of palette colors, which describe the color and not its use: `White100`,
/// `warmGray700`, `darkBlue`.
package enum PaletteNames {
  /// Whether a name is that of a palette color.
  ///
  /// Every word must be a hue or describe one, or begin the name of the app (`wooGreyMid`):
  /// `loadingGray` also states a use.
  ///
  /// - Parameters:
  ///   - name: The name of the color, without the types around it.
  ///   - app: The words that name the app and its module.
  /// - Returns: Whether nothing in the name states a use.
  package static func contain(_ name: String, app: Set<String> = []) -> Bool {
    let words = NameWords.split(name)
    guard words.contains(where: hues.contains) else { return false }
    return words.enumerated().allSatisfy { index, word in
      hues.contains(word) || shades.contains(word)
        || index == 0 && app.contains { $0.hasPrefix(word) }
    }
  }

  /// Whether a word of a name is a hue or a gray.
  static func nameHue(_ name: String) -> Bool {
    NameWords.split(name).contains(where: hues.contains)
  }

  /// Whether a name has a hue, and not this one: `lightGray7` for white.
  package static func nameAnother(_ name: String, than hue: String) -> Bool {
    let words = NameWords.split(name)
    return words.contains(where: hues.contains) && !words.contains(hue)
  }

  /// Whether a name is that of a vivid hue alone: `baseBlue`, not `blueGray`.
  static func nameVividHue(_ name: String) -> Bool {
    let words = NameWords.split(name).filter { $0 != "base" }
    return words.contains(where: vivid.contains)
      && words.allSatisfy { vivid.contains($0) || shades.contains($0) }
  }

  /// Whether a name says that nothing is drawn.
  static func areClear(_ name: String) -> Bool {
    NameWords.split(name).contains { ["clear", "transparent", "none", "invisible"].contains($0) }
  }

  /// Whether a word is a hue or describes one.
  static func describes(_ word: String) -> Bool { hues.contains(word) || shades.contains(word) }

  private static let hues: Set<String> = [
    "white", "black", "gray", "grey", "silver", "red", "orange", "yellow", "green", "blue",
    "indigo", "violet", "purple", "pink", "magenta", "teal", "cyan", "turquoise", "aqua", "mint",
    "lime",
    "brown", "beige", "cream", "ivory", "navy", "maroon", "gold", "peach", "coral", "salmon",
    "lavender", "lilac", "olive", "tan", "sand", "slate", "charcoal", "graphite", "rose", "ruby",
    "crimson", "scarlet", "emerald", "jade", "forest", "amber", "mustard", "sky", "azure",
    "sapphire", "plum", "burgundy", "terracotta", "bronze", "copper",
  ]

  private static let vivid: Set<String> = [
    "red", "orange", "yellow", "green", "blue", "indigo", "violet", "purple", "pink", "magenta",
    "teal", "cyan", "turquoise", "lime", "crimson", "scarlet",
  ]

  /// Words that describe a hue.
  ///
  /// A single letter is a step with an alpha: `Grey10A20`.
  private static let shades: Set<String> = [
    "light", "lighter", "lightest", "dark", "darker", "darkest", "medium", "mid", "pale", "deep",
    "bright", "soft", "warm", "cool", "hot", "off", "pure", "solid", "very", "extra", "ultra",
    "neon", "pastel", "dusty", "royal", "a", "b", "c", "x", "alpha", "transparent", "translucent",
    "color",
    "colour",
  ]
}
