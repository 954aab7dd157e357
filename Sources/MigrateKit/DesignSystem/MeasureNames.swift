/// Reads what a number measures from its name, apart from the parts that every interface has.
enum MeasureNames {
  /// The words by which a name says what it is the measure of: `url` of `urlBarIconInset`, `swap` of
  /// `swapCardSpacing`.
  ///
  /// A step of a scale is called as one likes, `spacing.cozy`; only a name that ends in what is measured or in a
  /// direction (`gymDetailHorizontal`), or has several words of which none says how much or where, says what it is
  /// measured of: `dropDownOption`. A group of one word is a step of an order, `spacing.stack`; one of several is
  /// named for something: `dataEntry`.
  ///
  /// - Parameter names: The names of a path, the category left out.
  /// - Returns: The words in order.
  static func subjects(of names: [String]) -> [String] {
    var subjects: [String] = []
    for (index, name) in names.enumerated() {
      let words = NameWords.split(name)
      guard words.count > 1, let end = words.last else { continue }
      if index == names.count - 1, !measures.contains(end), !directions.contains(end),
        words.contains(where: general.contains)
      {
        continue
      }
      for word in words where isTelling(word) && !subjects.contains(word) { subjects.append(word) }
    }
    return subjects
  }

  /// The words by which the groups of a color say what they are for: `drop` and `down` of `dropDown.blue`.
  ///
  /// - Parameter groups: The names of a path, without the category and the color's own.
  /// - Returns: The words in order.
  static func subjects(ofGroups groups: [String]) -> [String] {
    var subjects: [String] = []
    for words in groups.map(NameWords.split) where words.count > 1 {
      for word in words
      where isTelling(word) && NameWords.role(of: word) == nil && !PaletteNames.describes(word)
        && !subjects.contains(word)
      {
        subjects.append(word)
      }
    }
    return subjects
  }

  private static func isTelling(_ word: String) -> Bool {
    word.utf8.count > 2 && !measures.contains(word) && !general.contains(word)
      && ComponentSet(names: [word]).isEmpty
  }

  /// Words for what is measured.
  private static let measures: Set<String> = [
    "spacing", "spacings", "space", "spaces", "padding", "paddings", "margin", "margins", "inset",
    "insets", "pad", "pads", "gap", "gaps", "gutter", "gutters", "radius", "radii", "corner",
    "corners",
    "rounding",
    "width", "thickness", "weight", "stroke", "border", "borders", "opacity", "alpha", "duration",
    "durations", "delay", "animation", "animations", "transition", "height",
  ]

  /// Directions in which something is measured.
  private static let directions: Set<String> = ["horizontal", "vertical"]

  /// Words that say how much, where on a view, or that there is a theme.
  private static let general: Set<String> = [
    "tiny", "mini", "micro", "small", "smaller", "smallest", "medium", "mid", "large", "larger",
    "largest", "big", "bigger", "huge", "giant", "extra", "very", "super", "ultra", "double",
    "triple", "half", "quarter", "third", "one", "two", "three", "four", "five", "six", "seven",
    "eight", "nine", "ten", "and",
    "none", "zero", "full", "thin", "thick", "tight", "loose", "narrow", "wide", "compact", "cozy",
    "comfortable", "spacious", "relaxed", "dense", "short", "long", "quick", "fast", "normal",
    "slow", "soft", "hard", "sharp", "rounded", "round", "circle", "circular", "capsule", "pill",
    "default", "standard", "regular", "base", "basic", "common", "general", "global", "generic",
    "main", "primary", "secondary", "tertiary", "min", "max", "minimum", "maximum", "horizontal",
    "vertical", "side", "sides", "edge", "edges", "top", "bottom", "leading", "trailing", "left",
    "right", "inner", "outer", "inside", "outside", "content", "contents", "container", "control",
    "controls", "component", "components", "element", "elements", "item", "items", "group",
    "groups",
    "view", "views", "stack", "inline", "block", "line", "outline", "page", "layout", "grid",
    "scale", "step", "level", "size", "sizes", "unit", "value", "values", "constant", "constants",
    "metric", "metrics", "dimension", "dimensions", "style", "styles", "theme", "themes", "design",
    "system", "token", "tokens", "app", "kit", "points", "shape", "shapes", "figma", "continuous",
    "shared", "semantic", "adaptive", "dynamic", "palette", "colors", "brand", "interactive",
    "interaction", "feedback", "status", "state", "states", "norm", "strong", "weak", "subtle",
    "muted", "inverse", "variant", "elevated", "positive", "negative", "success", "warning", "info",
    "danger", "critical", "notice", "neutral", "high", "low", "contrast", "foreground",
  ]
}
