import MigrateKitCore

// What the names of numbers and of the types around them say that they measure.

extension ThemeWords {
  /// The category of a number by its name, then by the types around it; `nil` for widths, heights,
  /// sizes of images and others that tokens do not cover.
  static func category(of name: String, in path: String) -> TokenCategory? {
    let own = NameWords.split(name)
    // A color of the app's may be called `surfaceInset`, and its parts measure nothing.
    if let word = own.last, colorParts.contains(word), own.count == 1 || word == "luminance" {
      return nil
    }
    // A rule is a line that is drawn.
    if own == ["rule"] { return .borderWidth }
    let type = path.split(at: ".").last.map { NameWords.split(String($0)) } ?? []
    // Among distances, radii and opacities, `hairline` is the smallest one, and not the width of a line.
    if own == ["hairline"], let category = category(ofWords: type) { return category }
    // A width or a height is recognized in any type, the radius of a shadow by its type: `Shadow.lowRadius`.
    if let category = category(ofWords: own) {
      return (category == .radius || category == .opacity) && nameShadow(path) ? nil : category
    }
    if isFontSize(own, in: path) { return .fontSize }
    // In a type of measures, an offset is the distance from what is beside it.
    if own.last == "offset", endsWithMeasure(path.split(at: ".").map(String.init)) {
      return .spacing
    }
    // In a layout, `headerToCard` is between the two.
    if let last = type.last, layouts.contains(last), own.dropFirst().dropLast().contains("to"),
      !own.contains(where: others.contains)
    {
      return .spacing
    }
    let parts = path.split(at: ".").reversed().map { NameWords.split(String($0)) }
    if type == ["touch", "target"] || type == ["touch", "targets"] { return .touchTarget }
    guard !own.contains(where: others.contains) else {
      return parts.first.flatMap { category(ofThing: own, in: $0) }
    }
    for words in parts {
      if let category = category(ofWords: Self.ofKind(words)) { return category }
      // The numbers of a stroke are widths, if they are called so: `Stroke.bold`, not `Stroke.dash`. What is small of a
      // border may be its radius.
      let isStroke = words.last == "stroke" || words.last == "strokes"
      let isBorder = words.last == "border" || words.last == "borders"
      if isStroke && own.allSatisfy({ lineSteps.contains($0) || isStep([$0]) })
        || isBorder && own.allSatisfy({ lineSteps.contains($0) || $0 == "medium" })
      {
        return .borderWidth
      }
      if words.contains(where: others.contains) { return nil }
    }
    return nil
  }

  /// Whether a number is the size of a font by its name or by that of the type around it: `captionFontSize`,
  /// `FontSize.caption`, `Typography.captionSize`.
  ///
  /// What limits sizes is none, and other measures of text are none either.
  private static func isFontSize(_ own: [String], in path: String) -> Bool {
    guard otherMeasuresOfText.isDisjoint(with: own) else { return false }
    if sayFontSize(own) || own == ["size"] && nameStylesOfText(path) { return true }
    let rest = Array(own.last == "size" ? own.dropLast() : own[...])
    guard nameFontSizes(of: path), !rest.isEmpty,
      rest == ["icon"] || !rest.contains(where: others.contains)
    else { return false }
    // A type of all that concerns text has other numbers, too: those of kinds and levels of text are sizes.
    let type = path.split(at: ".").last.map { NameWords.split(String($0)) } ?? []
    return sayFontSize(type) || type.count == 1 && kindsOfSize.contains(type[0])
      || nameStylesOfText(path)
      || NameSubjects.subjects(of: [rest.joined(separator: "_")], own: "", in: .fontSize).isEmpty
  }

  private static func sayFontSize(_ words: [String]) -> Bool {
    zip(words, words.dropFirst()).contains { thing, measure in
      ["font", "text", "point"].contains(thing) && ["size", "sizes"].contains(measure)
    }
  }

  /// Whether a type is called after the sizes of fonts: `FontSize`, `Typography`, `Typography.Size`, `FontStyle`.
  static func nameFontSizes(of type: String) -> Bool {
    let parts = type.split(at: ".").suffix(2).map { NameWords.split(String($0)) }
    guard let own = parts.last else { return false }
    if own == ["size"] || own == ["sizes"], parts.count == 2 {
      return ["font", "fonts", "text", "typography", "typo"].contains(parts[0].last ?? "")
    }
    return sayFontSize(own) && otherMeasuresOfText.isDisjoint(with: own)
      || own.last == "typography" || own == ["fonts"] || own == ["type", "scale"]
      || nameStylesOfText(type)
  }

  /// Whether a type is called after styles of text and nothing else, so that its size is that of a font: `FontStyle`,
  /// `AppTextStyles`, `Typo`, not `TextFieldStyle`.
  private static func nameStylesOfText(_ path: String) -> Bool {
    var parts = path.split(at: ".").map { NameWords.split(String($0)) }
    guard var words = parts.popLast(), !parts.contains(where: { category(ofWords: $0) != nil })
    else { return false }
    if let last = words.last, ["style", "styles"].contains(last) {
      words.removeLast()
    } else if words.last == "text" {
      return false
    }
    return words.last.map { ["font", "text", "typography", "typo"].contains($0) } ?? false
      && ComponentSet(names: words.dropLast()).isEmpty
  }

  private static let otherMeasuresOfText: Set<String> = [
    "min", "max", "minimum", "maximum", "height", "width", "line", "leading", "letter", "tracking",
    "kern", "kerning", "spacing", "weight", "scale", "ratio", "factor", "step", "offset", "indent",
    "paragraph", "baseline", "em", "lines", "cell", "limit", "delta", "increment", "inset",
    "multiplier",
  ]

  /// Whether a name ends with a word for a line: `ringStroke`.
  static func nameLine(_ name: String) -> Bool {
    let words = NameWords.split(name)
    return words.count > 1 && (words.last == "stroke" || words.last == "border")
  }

  /// The words of a type without those that its members are not called so for: a grid is a scale, `GridMetrics` are those
  /// of what is laid out in one.
  private static func ofKind(_ words: [String]) -> [String] {
    containers.isDisjoint(with: words) ? words : words.filter { $0 != "grid" }
  }

  private static let layouts: Set<String> = ["layout", "metric", "metrics", "spacing", "spacings"]

  /// Whether a name ends with a side that something keeps a distance from: `searchBarTop`.
  static func nameSide(_ name: String) -> Bool {
    NameWords.split(name).last.map(sides.contains) ?? false
  }
  private static let sides: Set<String> = [
    "top", "bottom", "leading", "trailing", "left", "right", "horizontal", "vertical",
  ]

  private static let colorParts: Set<String> = [
    "red", "green", "blue", "hue", "saturation", "brightness", "lightness", "chroma", "luminance",
  ]

  /// Whether the innermost type is called after shadows.
  private static func nameShadow(_ path: String) -> Bool {
    let words = path.split(at: ".").last.map { NameWords.split(String($0)) } ?? []
    return words.contains { ["shadow", "shadows", "elevation", "elevations"].contains($0) }
  }

  /// The only category that a short heading names: `// MARK: - Corner radii`.
  static func category(ofHeading text: String) -> TokenCategory? {
    let words = NameWords.split(text).filter { $0 != "mark" }
    guard words.count <= longestHeading else { return nil }
    let single = Set(words.compactMap { category(ofWords: [$0]) })
    return single.count > 1 ? nil : category(of: words.joined(separator: "_"), in: "")
  }

  /// The only category that a file of constants is called after: `CGFloat+AppSpacing.swift`.
  static func category(ofFile path: String) -> TokenCategory? {
    let name = FilePath.name(path).prefix { $0 != "." }.split(separator: "+").last
    guard let word = name.flatMap({ NameWords.split(String($0)).last }), word != "grid" else {
      return nil
    }
    return category(ofHeading: word)
  }

  /// A comment of more words describes something.
  private static let longestHeading = 6

  /// The category of a number that is called after a part of an interface in a type of one category: the `avatar` of radii.
  ///
  /// Among spacings, it may be the size of the part, unless the name says a direction: `rowVertical`.
  private static func category(ofThing own: [String], in type: [String]) -> TokenCategory? {
    guard own.allSatisfy({ things.contains($0) || !others.contains($0) }), let last = type.last
    else { return nil }
    switch category(ofWords: [last]) {
    case .spacing? where !directions.isDisjoint(with: own): return .spacing
    case .radius?: return .radius
    case .opacity?: return .opacity
    default: return nil
    }
  }

  private static let things: Set<String> = ["image", "icon", "avatar", "row", "column"]
  private static let directions: Set<String> = [
    "horizontal", "vertical", "top", "bottom", "leading", "trailing", "h", "v",
  ]

  /// Whether a name says that a number measures something that tokens do not cover: `lineHeight`.
  static func nameOther(_ name: String) -> Bool {
    NameWords.split(name).contains(where: others.contains)
  }

  /// Whether a name says that a number is an amount or a limit, and no measure: `maxLength`, `columnCount`.
  static func nameAmount(_ name: String) -> Bool {
    // `r0` is a radius.
    !amounts.isDisjoint(with: NameWords.split(name)) || ["r", "g", "b"].contains(name)
  }

  private static let amounts: Set<String> = [
    "count", "counts", "length", "lines", "limit", "index", "threshold", "columns", "rows",
    "breakpoint", "angle", "rotation", "version", "quality", "level", "levels", "priority",
    "distance", "page", "hue", "saturation", "brightness", "red", "green", "blue",
    "degrees", "seconds", "minutes", "hours", "days", "interval", "timeout",
  ]

  private static let others: Set<String> = [
    "width", "height", "size", "sizes", "image", "icon", "avatar", "breakpoint", "scale", "ratio",
    "shadow", "blur", "offset", "delay", "count", "max", "min", "maximum", "minimum", "row",
    "column", "font", "columns", "rows", "index", "angle", "threshold",
  ]

  private static func category(ofWords words: [String]) -> TokenCategory? {
    func has(_ options: String...) -> Bool { words.contains { options.contains($0) } }
    if has("shadow", "blur", "letter", "character", "kern", "kerning", "tracking") { return nil }
    // Spacings are no parts of a glow; an app may be called so.
    if has("glow"), !has("spacing", "spacings", "padding", "margin", "gap") { return nil }
    if has("radius", "radii", "corner", "corners", "rounding", "rounded") {
      // The radius of an area on a map is in meters.
      let isOfArea = has("map", "region", "geofence", "location", "meters", "earth")
      return isOfArea && !has("corner", "corners") ? nil : .radius
    }
    if has("touch", "tap", "hit"), has("target", "area", "size", "min", "minimum"),
      !has("delay", "duration", "distance", "time", "interval", "count")
    {
      return .touchTarget
    }
    // A collection has a `minimumLineSpacing` between its rows.
    if has("line"), has("spacing", "gap") {
      return has("min", "minimum") ? .spacing : .lineSpacing
    }
    if has("border", "stroke", "outline", "divider", "separator", "line"),
      has("width", "thickness", "weight") || words.count == 2 && lineSteps.contains(words[1])
    {
      return .borderWidth
    }
    // What is as thin as a line can be is drawn, not left empty.
    if has("hairline") { return .borderWidth }
    if has("opacity", "opacities", "alpha") { return .opacity }
    // What is at most so long is a limit of what people make: `maxClipDuration`.
    if has("duration", "durations") {
      return has("min", "max", "minimum", "maximum") ? nil : .duration
    }
    if has(
      "spacing", "spacings", "space", "spaces", "padding", "paddings", "margin", "margins", "inset",
      "insets", "gap", "gaps", "gutter")
    {
      return .spacing
    }
    // A grid is a scale: `gridUnit`, not `gridItemWidth`.
    if has("grid"), isStep(words) { return .spacing }
    // `cardPad` and `cardPadH`, not the width of an iPad.
    let axes: Set<String> = ["h", "v", "x", "y"]
    let thing = words.last.map(axes.contains) ?? false ? words.dropLast() : words[...]
    if let last = thing.last, last == "pad" || last == "pads", thing.count > 1,
      thing.dropLast().last != "i"
    {
      return .spacing
    }
    // `spSM` is a step of the spacings of a theme.
    return words.count == 2 && words[0] == "sp" && isStep([words[1]]) ? .spacing : nil
  }

  /// Whether a number can be a token of its category.
  static func isPlausible(_ number: Double, _ category: TokenCategory) -> Bool {
    switch category {
    case .opacity: (0...1).contains(number)
    case .duration: number > 0 && number <= 60
    case .borderWidth: number > 0 && number <= 40
    case .fontSize: number >= 4 && number <= 400
    // A radius for round ends is often an arbitrarily large number; any other one is that of an area on a map.
    case .radius: number > 0 && (number <= 2000 || isStandIn(number))
    default: number > 0 && number <= 2000
    }
  }

  /// Whether a number only means that it is large: 9999, 10000.
  private static func isStandIn(_ number: Double) -> Bool {
    guard number <= 1_000_000, number == number.rounded() else { return false }
    let digits = String(Int(number))
    return digits.allSatisfy { $0 == "9" } || digits.dropFirst().allSatisfy { $0 == "0" }
  }
}
