extension TokenValueReader {
  // MARK: Families and weights

  /// One family or a list of them, the first the one to use.
  func fontFamily(_ json: JSONValue, at origin: TokenOrigin) -> [String]? {
    if let name = json.string, !name.isEmpty {
      return name.split(at: ",").map { Self.unquoted($0) }
    }
    if let elements = json.array, !elements.isEmpty {
      let names = elements.compactMap(\.string)
      if names.count == elements.count { return names }
    }
    return fail(origin, "expected the name of a family or a list of names, found \(json.kind)")
  }

  private static func unquoted(_ name: Substring) -> String {
    var name = name.drop { $0 == " " || $0 == "'" || $0 == "\"" }
    while let last = name.last, last == " " || last == "'" || last == "\"" { name.removeLast() }
    return String(name)
  }

  /// A weight by number (1 to 1000) or name.
  func fontWeight(_ json: JSONValue, at origin: TokenOrigin) -> FontValue.Weight? {
    if let number = json.number {
      guard (1...1000).contains(number) else {
        return fail(origin, "a weight goes from 1 to 1000, found \(NumberText.plain(number))")
      }
      return FontWeightName.weight(number)
    }
    guard let name = json.string else {
      return fail(origin, "expected a weight such as 700 or \"bold\", found \(json.kind)")
    }
    if let weight = FontWeightName.weight(named: name) { return weight }
    return fail(
      origin,
      "unknown weight '\(name)'" + DidYouMean.hint(name, among: FontWeightName.names))
  }

  // MARK: Typography

  private static let typographyKeys = [
    "fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight",
  ]
  /// Additional keys of Figma and Tokens Studio.
  private static let toleratedKeys = [
    "paragraphSpacing", "paragraphIndent", "textCase", "textDecoration", "fontStyle",
  ]

  /// A type style, with design, text style and italics from `$extensions.dsmigrate`.
  func typography(_ json: JSONValue, at origin: TokenOrigin) -> FontValue? {
    guard let object = json.object else {
      return fail(origin, "expected { \"fontFamily\": …, \"fontSize\": … }, found \(json.kind)")
    }
    for key in object.keys
    where !Self.typographyKeys.contains(key) && !Self.toleratedKeys.contains(key) {
      log.warning(
        origin.file, origin.key(key).path,
        "unknown key '\(key)'"
          + DidYouMean.hint(key, among: Self.typographyKeys))
    }
    guard let written = object["fontSize"] else { return fail(origin, "\"fontSize\" is missing") }
    let sizePlace = origin.key("fontSize")
    guard let size = dimension(written, at: sizePlace, mayBeNegative: false) else { return nil }
    guard size > 0 else { return fail(sizePlace, "a font needs a size above 0") }
    var font = FontValue(size: size)
    if let family = object["fontFamily"] {
      guard let names = fontFamily(family, at: origin.key("fontFamily")) else { return nil }
      (font.family, font.design) = SystemFontName.reading(of: names.first ?? "")
    } else {
      log.warning(
        origin.file, origin.path, "\"fontFamily\" is missing; the system font is assumed")
    }
    if let weight = object["fontWeight"] {
      guard let read = fontWeight(weight, at: origin.key("fontWeight")) else { return nil }
      font.weight = read
    }
    checkLines(object, at: origin)
    font.isItalic = object["fontStyle"]?.string?.lowercased() == "italic"
    apply(extensions?["dsmigrate"], to: &font, at: origin)
    return font
  }

  /// Line height and letter spacing are not compared yet, but a mistake in them is reported.
  private func checkLines(_ object: JSONObject, at origin: TokenOrigin) {
    if let spacing = object["letterSpacing"], spacing.string?.hasSuffix("%") != true {
      _ = dimension(spacing, at: origin.key("letterSpacing"), mayBeNegative: true)
    }
    if let height = object["lineHeight"], height.number == nil {
      if height.object != nil || height.string != nil {
        log.warning(
          origin.file, origin.key("lineHeight").path,
          "a line height is a multiple of the size, such as 1.2")
      } else {
        log.error(
          origin.file, origin.key("lineHeight").path, "expected a number, found \(height.kind)")
      }
    }
  }

  private func apply(_ extensions: JSONValue?, to font: inout FontValue, at origin: TokenOrigin) {
    guard let object = extensions?.object else { return }
    if let name = object["design"]?.string {
      if let design = FontValue.Design(rawValue: name) {
        font.design = design
      } else {
        let known = FontValue.Design.allCases.map(\.rawValue)
        log.error(
          origin.file, origin.path,
          "unknown design '\(name)' in $extensions.dsmigrate"
            + DidYouMean.hint(name, among: known))
      }
    }
    if let name = object["textStyle"]?.string {
      if SystemFontName.textStyles.contains(name) {
        font.textStyle = name
      } else {
        log.error(
          origin.file, origin.path,
          "unknown text style '\(name)' in $extensions.dsmigrate"
            + DidYouMean.hint(name, among: SystemFontName.textStyles))
      }
    }
    if let italic = object["italic"]?.bool { font.isItalic = italic }
    if let digits = object["monospacedDigits"]?.bool { font.hasMonospacedDigits = digits }
  }
}

/// Weights as the format and Apple's frameworks name them.
enum FontWeightName {
  /// The names of the format and of Swift, for suggestions.
  static let names = [
    "thin", "hairline", "extra-light", "ultra-light", "light", "normal", "regular", "book",
    "medium", "semi-bold", "demi-bold", "bold", "extra-bold", "ultra-bold", "black", "heavy",
    "extra-black", "ultra-black",
  ]

  /// A weight by name.
  ///
  /// Where the format and Apple use one word for neighboring weights (`thin`, `heavy`), Apple's
  /// weight of that name is used.
  static func weight(named name: String) -> FontValue.Weight? {
    switch name.lowercased().filter({ $0 != "-" && $0 != " " && $0 != "_" }) {
    case "extralight", "ultralight": .ultraLight
    case "thin", "hairline": .thin
    case "light": .light
    case "normal", "regular", "book": .regular
    case "medium": .medium
    case "semibold", "demibold": .semibold
    case "bold": .bold
    case "extrabold", "ultrabold", "heavy": .heavy
    case "black", "extrablack", "ultrablack": .black
    default: Double(name).flatMap { (1...1000).contains($0) ? weight($0) : nil }
    }
  }

  /// The nearest of Apple's weights by number, 100 being `ultraLight` and 900 `black`.
  static func weight(_ number: Double) -> FontValue.Weight {
    let all = FontValue.Weight.allCases
    let index = Int((number / 100).rounded()) - 1
    return all[min(max(index, 0), all.count - 1)]
  }
}

/// How token files name the system font and its designs.
enum SystemFontName {
  /// The family of a custom font, or the design of the system font that a name means.
  static func reading(of name: String) -> (family: String?, design: FontValue.Design?) {
    switch name.lowercased() {
    case "system", "sf pro", "sf pro text", "sf pro display", "sf", "san francisco",
      "-apple-system", "blinkmacsystemfont", "system-ui", "ui-sans-serif", "sans-serif", "sf ui":
      (nil, nil)
    case "sf pro rounded", "sf rounded", "ui-rounded": (nil, .rounded)
    case "sf mono", "ui-monospace": (nil, .monospaced)
    case "new york", "ui-serif": (nil, .serif)
    default: (name, nil)
    }
  }

  /// The text styles of SwiftUI's `Font.TextStyle`.
  static let textStyles = [
    "extraLargeTitle2", "extraLargeTitle", "largeTitle", "title", "title2", "title3", "headline",
    "subheadline", "body", "callout", "footnote", "caption", "caption2",
  ]
}
