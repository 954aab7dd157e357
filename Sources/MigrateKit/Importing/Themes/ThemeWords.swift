import MigrateKitCore

/// Words in the names of types and constants of themes.
enum ThemeWords {
  /// Words in the names of a theme's types.
  private static let theme: Set<String> = [
    "theme", "themes", "design", "styles", "styleguide", "token", "tokens", "color",
    "colors", "colour", "colours", "palette", "font", "fonts", "typography", "typo", "appearance",
    "brand",
    "branding", "ds", "swatch", "swatches",
    // Of other languages.
    "tema", "temas", "paleta", "paletas", "colores", "couleurs", "farben", "colori",
    "kleuren", "tipografia", "typographie", "fuentes", "fontes", "schriften",
  ]
  /// Words in the names of types with numbers.
  private static let measures: Set<String> = [
    "layout", "metric", "metrics", "spacing", "spacings", "space", "spaces", "radius", "radii",
    "corner", "corners", "dimension", "dimensions", "dimen", "dimens", "size", "sizes", "grid",
    "padding", "paddings",
    "margin", "margins", "inset", "insets", "border", "stroke", "strokes", "opacity", "opacities",
    "duration",
    "durations", "animation", "animations", "motion", "curves", "constant", "constants", "const",
    "consts",
    "constraint",
    "constraints", "gap",
    "gaps", "ui",
  ]

  /// Whether a type or one around it is named like a theme.
  static func nameTheme(_ parts: ArraySlice<String>) -> Bool {
    parts.contains { part in
      let words = NameWords.split(part)
      // A state and the model of a view are no themes: `ColorState`, `ColorGameViewModel`.
      if words.last == "state" || words.suffix(2) == ["view", "model"] { return false }
      // `TextStyle`: "style" alone is ambiguous.
      return words.contains { theme.contains($0) }
        || words.contains("text") && words.contains("style")
        || words == ["app", "style"]
    }
  }

  /// The names that code gives variables with a theme, by the names of its type and of those around it: `theme`, `appTheme`.
  static func valueNames(of type: String) -> [String] {
    type.split(at: ".").flatMap { part -> [String] in
      let words = NameWords.split(String(part))
      let own = words.filter { $0 == "theme" || $0 == "palette" }
      return own.isEmpty ? [] : own + [camelCase(words)]
    }.uniqued()
  }

  /// Whether a file is called after a theme, so that what it declares is part of the design: `AppTheme.swift`.
  static func nameFile(_ path: String) -> Bool {
    let name = path.split(at: "/").last?.prefix { $0 != "." && $0 != "+" } ?? ""
    return NameWords.split(String(name)).last.map { nameTheme([$0]) } ?? false
  }

  /// Whether a type is named like kinds of text: `LabelType`, `TypeRole`.
  static func nameText(_ parts: [String]) -> Bool {
    let text: Set<String> = ["text", "label", "heading", "title", "headline", "paragraph"]
    let words = parts.last.map { NameWords.split($0) } ?? []
    let end = words.suffix(2)
    return words.contains(where: text.contains)
      || end.first == "type" && ["role", "scale", "ramp"].contains(end.last)
  }

  /// Whether the names of a type and of those around it only mean app-wide numbers:
  /// `DesignSystem.CornerRadius`, not `BannerLayout`.
  ///
  /// Short words are prefixes of the app's: `HACornerRadius`.
  /// So are the words of `app`, the names of the app and of the module.
  static func nameMeasures(_ parts: [String], app: Set<String>) -> Bool {
    // `UIView.CornerRadius` is for every view.
    let isNested = parts.count > 1 && DeclaredType.isSystem(parts[0])
    // A folder called Radius does not name an app.
    let all = (isNested ? parts.dropFirst() : parts[...]).flatMap { NameWords.split($0) }
    let words = all.indices.filter { index in
      // `TextSize` is a size as `FontSize` is.
      !app.contains(all[index]) && all[index...].prefix(2) != ["text", "size"]
        && all[index...].prefix(2) != ["text", "sizes"] || measures.contains(all[index])
    }.map { all[$0] }
    let telling = theme.union(measures).subtracting([
      "constant", "constants", "const", "consts", "ui", "color", "colors",
    ])
    // A grid is a scale, `GridConstants` are those of a view.
    guard
      !words.contains("grid")
        || words.allSatisfy({ !containers.contains($0) && $0 != "value" && $0 != "values" })
    else {
      return false
    }
    return words.contains(where: telling.contains)
      && words.allSatisfy {
        theme.contains($0) || measures.contains($0) || tiers.contains($0)
          || isPlain($0) && !shortParts.contains($0)
      }
  }

  /// Words for the tiers of a design system, and for its kinds of values: `Alias.BorderRadius`, `RadiusType`.
  private static let tiers: Set<String> = [
    "alias", "primitive", "primitives", "semantic", "foundation", "core", "type", "custom",
  ]

  /// Short words for parts of an interface, which are no prefix of an app's types: `TopBarMetrics`.
  private static let shortParts: Set<String> = [
    "bar", "top", "tab", "row", "map", "nav", "box", "hud", "cta", "pin", "tag", "log", "ad", "pip",
    "dot", "key", "url", "web",
  ]

  /// Words for a type with all measures of something.
  static let containers: Set<String> = [
    "layout", "metric", "metrics", "dimension", "dimensions", "dimen", "dimens", "constant",
    "constants", "const", "consts",
  ]

  /// Whether any word of a type's name means numbers: `RadiusScale`.
  static func nameMeasure(_ parts: [String]) -> Bool {
    parts.contains { NameWords.split($0).contains { measures.contains($0) } }
  }

  /// Whether the last word of a type's name means numbers: `WidgetLayout`, `ChatMetrics`.
  static func endsWithMeasure(_ parts: [String]) -> Bool {
    guard let last = parts.last, let word = NameWords.split(last).last else { return false }
    return ["scale", "length", "lengths"].contains(word)
      || measures.subtracting(["ui", "size", "sizes", "animation", "animations", "grid"]).contains(
        word)
  }

  /// Whether a type is called after sizes or letter spacings of any view: `IconSize`, `Typo.Tracking`.
  static func endsWithSize(_ parts: [String], app: Set<String>) -> Bool {
    let words = parts.last.map { NameWords.split($0) } ?? []
    guard let last = words.last, kindsOfSize.contains(last) else { return false }
    return words.dropLast().allSatisfy { word in
      kindsOfSize.contains(word) || app.contains(word) || isPlain(word) || theme.contains(word)
        || ["icon", "text", "line", "letter", "image", "avatar"].contains(word)
    }
  }

  static let kindsOfSize: Set<String> = [
    "size", "sizes", "height", "heights", "width", "widths", "tracking", "kerning", "leading",
  ]

  /// Whether the name of a type ends with a word for motion, or for constants of it: `CardMotion`, `AnimationPresets`.
  static func nameMotion(_ parts: [String]) -> Bool {
    let word = parts.last.flatMap { NameWords.split($0).last { !collections.contains($0) } }
    return word.map(["motion", "animation", "animations"].contains) ?? false
  }

  /// Whether words say how fast something moves: `fast`, `very slow`.
  static func nameSpeed(_ words: ArraySlice<String>) -> Bool {
    words.last.map(speeds.contains) ?? false
      && words.dropLast().allSatisfy(["very", "extra", "ultra", "super"].contains)
  }
  private static let speeds: Set<String> = [
    "instant", "quick", "fast", "faster", "fastest", "normal", "medium", "default", "standard",
    "slow", "slower", "slowest", "short", "long",
  ]

  private static let collections: Set<String> = ["constants", "presets", "tokens", "values"]

  /// Whether a type moves what the constants of an app are for: `VisualConstant.Animation`.
  static func nameMotionOfConstants(_ parts: [String]) -> Bool {
    guard parts.count > 1, nameMotion(parts) else { return false }
    return ["constant", "constants"].contains(NameWords.split(parts[parts.count - 2]).last)
  }

  /// Whether the last word of a type's name is that of one kind of measure, whose members may have any name:
  /// `ShopSpacing`, not `ShopMetrics`.
  static func endsWithScale(_ parts: [String]) -> Bool {
    guard endsWithMeasure(parts), let last = parts.last.map({ NameWords.split($0).last ?? "" })
    else { return false }
    return !containers.union(["constraint", "constraints", "motion", "scale"]).contains(last)
  }

  /// Whether a type holds the constants of a whole app, measures among them: `AppConstants`.
  static func nameConstants(_ parts: [String], app: Set<String>) -> Bool {
    guard parts.count == 1 else { return false }
    let words = NameWords.split(parts[0]).filter { !app.contains($0) }
    return ["constant", "constants"].contains(words.last)
      && words.dropLast().allSatisfy { $0 == "ui" || isPlain($0) }
  }

  /// Whether a type is one of those around the constants of a whole app: `AppConstants.Charts`.
  static func namePartOfConstants(_ parts: [String], app: Set<String>) -> Bool {
    parts.count == 2 && nameConstants([parts[0]], app: app)
  }

  /// Whether such a type is called after its measures alone: `Constants.UI`.
  static func nameUIConstants(_ parts: [String], app: Set<String>) -> Bool {
    namePartOfConstants(parts, app: app) && NameWords.split(parts[1]).allSatisfy(measures.contains)
  }

  /// Whether the words of a measure's name say how large it is and what kind of measure, and nothing of where
  /// it belongs: `smallCornerRadius`, not `postSpacing`.
  static func isStep(_ words: [String]) -> Bool {
    words.allSatisfy { word in
      // `xlarge` is a step as `large` is.
      let step = String(word.drop { $0 == "x" })
      return steps.contains(step) || measures.contains(word) || isPlain(word)
        || SizeWords.isClothingSize(word)
    }
  }

  /// Whether a name only says how large a measure is: `rSmall`, not `tabBar`.
  static func nameStep(_ name: String) -> Bool {
    let words = NameWords.split(name)
    return isStep(words) && shortParts.isDisjoint(with: words)
  }

  static let lineSteps: Set<String> = [
    "thin", "thick", "regular", "bold", "strong", "light", "heavy", "fine", "hairline",
  ]

  private static let steps = SizeWords.all.union([
    "offset", "base", "main", "general", "item", "view", "round", "rounded", "horizontal",
    "vertical", "edge", "outer", "inner", "massive", "hairline", "tighter", "wider", "generous",
    "single", "twentyfour", "thirtytwo", "fortyeight", "sixtyfour",
  ])

  private static func isPlain(_ word: String) -> Bool {
    let plain = [
      "app", "system", "kit", "values", "value", "standard", "default", "common", "shared",
      "global", "style",
    ]
    return plain.contains(word) || word.count <= 3
  }

  // MARK: Paths

  /// Words of type names that a path omits, such as "color" and "theme".
  private static let silent: Set<String> =
    theme.subtracting(["brand", "branding"]).union(measures).union([
      "app", "application", "system", "shared", "default", "current", "main", "constants", "width",
      "my", "custom", "cg", "float", "shape", "ns", "swift", "kit", "guide", "value", "values",
      "text", "styling", "asset", "assets", "scheme", "semantic", "line", "standard", "manager",
      "provider", "service", "engine", "wrapper", "objc", "helper", "helpers",
    ])

  /// The path component that distinguishes holders of tokens: `brand` for `Color.Brand`, empty for
  /// `AppTheme.Colors`.
  ///
  /// The words of `app`, the names of the app and of the module, are omitted.
  static func group(of owner: String, app: Set<String>) -> String {
    var parts = owner.split(at: ".").map(String.init)
    let isNested = parts.count > 1
    if isNested, ThemeType(named: parts[0]) != nil || DeclaredType.isSystem(parts[0]) {
      parts.removeFirst()
    }
    let last = parts.count - 1
    let groups = parts.enumerated().compactMap { index, part -> String? in
      // `Colors.Text` and `Color.Text` keep "text", `AppTextStyles` adds nothing to a path.
      let words = NameWords.split(part)
      let telling = words.filter { word in
        !silent.contains(word) && !app.contains(word)
          || (index == last && isNested && words == [word] && word == "text")
      }
      guard !telling.isEmpty, !app.contains(telling.joined()) else { return nil }
      return camelCase(telling)
    }
    return groups.joined(separator: ".")
  }

  /// Words as one name: `highContrast`.
  static func camelCase(_ words: [String]) -> String {
    words.enumerated().map { index, word in
      index == 0 ? word : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
  }
}
