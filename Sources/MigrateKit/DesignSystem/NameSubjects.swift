/// Reads what a token is for from its name, apart from the parts that every interface has: `swap` and `form` of
/// `swapFormSpacing`.
///
/// A name that only says which kind of value it is, how much, which level or how it looks is for the whole app. Every
/// other word is about something that code has to indicate: few words are general, and any word may name a feature.
/// Only a token's own name of one word is free: a step of a scale is called as one likes, `spacing.cozy`.
package enum NameSubjects {
  /// The words by which a path or a chain of names says what a token of a category is for.
  ///
  /// - Parameters:
  ///   - names: The names of groups or types, and the token's own.
  ///   - own: The token's own name.
  ///   - category: The category of the token.
  /// - Returns: The words in lower case, in order.
  package static func subjects(of names: [String], own: String, in category: TokenCategory)
    -> [String]
  {
    var subjects: [String] = []
    // Motion is named for what moves, `press`, `toastIn`, and an opacity may be that of a line, `border`.
    let isNamed = category == .animation || category == .opacity && strokes.contains(own)
    let isMeasure = [.radius, .spacing, .borderWidth].contains(category)
    let isShown = isMeasure && NameWords.split(own).allSatisfy(shown.contains)
    let free = isNamed || isShown ? nil : freeName(of: names, own: own)
    for name in names {
      let words = NameWords.split(name)
      if words.count == 1, name == free { continue }
      // What kind of bar is said beside it: a tab, an address. A bar alone is one too.
      if category != .color, words.contains("bar"), !subjects.contains("bar"),
        words.allSatisfy({ isGeneral($0, in: category) && ComponentSet(names: [$0]).isEmpty })
      {
        subjects.append("bar")
      }
      for word in words
      where !isGeneral(word, in: category) && ComponentSet(names: [word]).isEmpty
        && !subjects.contains(word)
      {
        subjects.append(word)
      }
    }
    return subjects
  }

  /// Whether a font's name is that of a level of text, or says in several words what it is for: `caption`, not `reply`.
  package static func mayBeLevel(_ name: String) -> Bool {
    let words = NameWords.split(name)
    return words.count != 1 || isGeneral(words[0], in: .font)
  }

  /// The name that may be any word: the own one, or that of the palette around a numbered step, `stone.500`.
  private static func freeName(of names: [String], own: String) -> String? {
    guard own == names.last, NameWords.split(own).isEmpty else { return own }
    return names.dropLast().last
  }

  /// The names in Swift code, in order, without the labels of arguments.
  package static func allNames(inCode code: String) -> [String] {
    var names: [String] = []
    var rest = code.utf8[...]
    // Letters and digits of other alphabets take several bytes each.
    while let first = rest.firstIndex(where: isPartOfName) {
      let end = rest[first...].firstIndex { !isPartOfName($0) } ?? rest.endIndex
      if end == rest.endIndex || rest[end] != UInt8(ascii: ":") {
        names.append(String(code[first..<end]))
      }
      rest = rest[end...]
    }
    return names
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte.isASCIIWord || byte >= 0x80
  }

  /// The names in Swift code, without that of a type that is the whole design.
  ///
  /// A word that begins the name of a type for a user interface or a design is its brand: `InstUI`, `OrbitTheme`. Several
  /// are a feature, `WeeklyQuestDesign`, and so is a part that many apps have, unless they are in `brand`, the name of the
  /// system.
  package static func names(inCode code: String, of brand: String = "") -> [String] {
    var names = allNames(inCode: code)
    if let root = names.firstIndex(where: { $0.first?.isUppercase == true }) {
      let words = NameWords.split(names[root])
      if words.count > 1, let end = words.last, brandEnds.contains(end),
        featureWords(of: names[root], in: brand).isEmpty, !isPlace(words, in: brand)
      {
        names.remove(at: root)
      }
    }
    return names
  }

  /// Whether some words name a part that many apps have, `OnboardingDesign`, and not this app, `Reader`.
  private static func isPlace(_ words: [String], in brand: String) -> Bool {
    let own = Set(NameWords.split(brand))
    return words.contains { !own.contains($0) && ComponentSet.isPlace($0) }
  }

  /// The words by which the name of a type says for which feature it is; none for one word, and for words of `brand`.
  static func featureWords(of type: String, in brand: String) -> [String] {
    let words = subjects(of: [type], own: "", in: .color)
    let name = brand.lowercased().filter { $0.isLetter || $0.isNumber }
    return words.count > 1 && !name.contains(words.joined()) ? words : []
  }

  /// Whether a word says nothing of where a token of a category belongs.
  private static func isGeneral(_ word: String, in category: TokenCategory) -> Bool {
    // A color for a status is for any; text and corners of a status are those of one view beside others.
    if category != .color, word == "status" { return false }
    if word.utf8.count <= 2 || SizeWords.isClothingSize(word) || general.contains(word) {
      return true
    }
    switch category {
    case .color:
      return PaletteNames.describes(word) || NameWords.role(of: word) != nil
        || colors.contains(word) || word.hasSuffix("ish")
    case .font, .fontSize: return fonts.contains(word)
    case .animation: return measures.contains(word) || motions.contains(word)
    // The opacity of a border is chained on a color, that of a view is another.
    case .opacity: return measures.contains(word) && !strokes.contains(word)
    default: return measures.contains(word)
    }
  }

  /// Ends of the names of types that hold a whole design.
  private static let brandEnds: Set<String> = ["ui", "kit", "theme", "design", "system", "ds"]

  /// Words that say how much, which level, which state of the whole, or that there is a theme.
  private static let general = SizeWords.all.union([
    "pico", "mid", "middle", "bigger", "biggest", "mega", "very", "super", "ultra", "one", "two",
    "six", "ten", "thirteen", "fifteen", "fifty", "eighty", "hundred", "first", "second", "and",
    "alternative", "alternate", "alt", "through", "throughout", "everywhere",
    "thin", "thick", "airy", "dense", "short", "long", "quick", "fast", "slow", "soft", "hard",
    "sharp", "rounded", "round", "circle", "circular", "capsule", "pill", "rectangle", "shape",
    "shapes", "continuous", "default", "standard", "base", "basic", "common", "general", "global",
    "generic", "universal", "main", "primary", "secondary", "tertiary", "quaternary", "minimum",
    "maximum", "min", "max", "scale", "step", "level", "size", "sizes", "value", "values", "raw",
    "constant", "constants", "const", "consts", "literal", "literals", "metric", "metrics",
    "dimension", "dimensions",
    "dimens", "measure", "measures", "style", "styles", "styling", "theme", "themes", "themed",
    "design", "system", "token", "tokens", "app", "kit", "shared", "instance", "current",
    "service", "manager", "provider", "engine", "config", "configuration", "appearance", "public",
    "semantic", "adaptive", "adaptable", "dynamic", "palette", "scheme", "alias", "aliases",
    "primitive", "primitives", "foundation", "core", "brand", "new", "old", "get", "named",
    "bundle", "bundled", "module", "asset", "assets", "resource", "resources", "catalog", "figma",
    "library",
    "root", "float", "swift", "util", "utils", "utility", "utilities", "sizing", "helper",
    "helpers", "type",
    "types", "for", "with", "generated", "color", "colors",
    "colour", "colours", "font", "fonts", "typography", "layout", "content", "contents",
    "container", "view", "views", "element", "elements", "visual", "visuals", "component",
    "components", "control", "controls", "item", "items", "interactive", "interaction",
    "feedback", "status", "state", "states", "norm", "strong", "weak", "subtle", "muted",
    "inverse", "inverted", "variant", "elevated", "elevation", "positive", "negative", "success",
    "warning", "info", "danger", "critical", "notice", "neutral", "high", "low", "contrast",
    "foreground", "disabled", "extended", "bar", "percent", "pct", "pcnt", "pts",
    "tema", "temas",
  ])

  /// Words for what numbers measure, and where on a view.
  private static let measures: Set<String> = [
    "spacing", "spacings", "space", "spaces", "padding", "paddings", "margin", "margins", "inset",
    "insets", "pad", "pads", "gap", "gaps", "gutter", "gutters", "radius", "radii", "corner",
    "corners", "rounding", "width", "widths", "thickness", "weight", "stroke", "strokes", "border",
    "borders",
    "opacity", "opacities", "alpha", "duration", "durations", "delay", "animation", "animations",
    "transition", "timing", "timings", "motion", "easing", "curve", "curves", "height", "points",
    "horizontal", "vertical", "side", "sides", "edge", "edges",
    "top", "bottom", "leading", "trailing", "left", "right", "inner", "outer", "inside", "outside",
    "group", "groups", "stack", "stacks", "inline", "block", "line", "lines", "outline",
    "grid",
  ]

  /// Names for what is on a screen, of which a step of a scale has none.
  private static let shown: Set<String> = [
    "label", "labels", "status", "filter", "filters", "title", "titles", "text", "icon", "icons",
    "logo", "price",
  ]

  /// Words for lines that are drawn.
  private static let strokes: Set<String> = [
    "border", "borders", "stroke", "strokes", "outline", "hairline", "line", "lines", "divider",
    "dividers", "separator", "separators",
  ]

  /// Words for how something moves.
  private static let motions: Set<String> = [
    "spring", "springs", "springy", "bounce", "bouncy", "smooth", "snap", "snappy", "gentle",
    "calm", "ease", "eased", "easing", "linear", "instant", "immediate", "regular", "normal",
    "emphasized",
    "decelerate", "decelerated", "accelerate", "accelerated", "interpolating", "time", "speed",
    "crisp", "brisk", "playful", "lively", "relaxed", "stiff", "damped", "damping", "response",
    "out", "seconds", "ms",
  ]

  /// Words for kinds and looks of text.
  private static let fonts: Set<String> = [
    "title", "titles", "heading", "headings", "header", "headers", "headline", "headlines", "head",
    "subtitle", "subheading", "subheader", "subheadline", "subhead", "body", "callout", "caption",
    "captions", "caps", "footnote", "label", "labels", "text", "texts", "paragraph", "display",
    "overline", "eyebrow", "description", "mono", "monospace", "monospaced", "digits", "numbers",
    "bold", "semibold", "semi", "demi", "light", "lite", "heavy", "black", "italic", "roman",
    "serif", "sans", "condensed", "emphasized", "emphasis", "scaled", "fixed", "icon", "icons",
    "hero", "lead", "kicker", "symbol", "symbols", "tipografia", "typographie", "fuente", "fuentes",
  ]

  /// Words for levels and looks of colors, beside hues and roles.
  private static let colors: Set<String> = [
    "on", "hue", "hues", "void", "body", "link", "window", "page", "ink", "paper",
    "snow", "greyish",
    "grayish", "whites", "blacks", "grays",
    "greys", "invisible", "clear", "transparent", "grouped", "fixed", "static", "always", "error",
    "highlight", "overlay", "scrim", "shadows", "borders", "dividers", "lines", "line", "texts",
    "backgrounds", "fills", "icons", "tints", "surfaces",
  ]
}
