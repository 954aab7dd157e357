extension FontValue {
  /// The same font with the names of Apple's own families replaced by the system font in that
  /// design, and with the weight that UIKit's bold one has.
  package var normalized: FontValue {
    var font = self
    if isSystemBold {
      font.isSystemBold = false
      if weight == .bold { font.weight = .semibold }
    }
    font.weightIsOfStyle = false
    guard let family else { return font }
    let name = family.lowercased()
    switch name {
    case "sf pro", "sf pro text", "sf pro display", "sf compact", "system", "system-ui",
      "-apple-system", ".applesystemuifont", "san francisco":
      font.family = nil
    case "sf pro rounded", "sf compact rounded", "ui-rounded":
      (font.family, font.design) = (nil, .rounded)
    case "sf mono", "ui-monospace":
      (font.family, font.design) = (nil, .monospaced)
    case "new york", "ui-serif":
      (font.family, font.design) = (nil, .serif)
    default:
      break
    }
    return font
  }

  /// The normalized font with defaults filled in: weight and design of the text style, else regular
  /// and default.
  var asDrawn: FontValue {
    var font = normalized
    let style = font.family == nil ? font.textStyle.flatMap(SystemTextStyle.named) : nil
    font.weight = font.weight ?? style?.weight ?? .regular
    font.design = font.design ?? .default
    return font
  }
}

extension StyleValue {
  /// Whether two values are drawn alike once defaults are filled in: a font without a weight is
  /// regular.
  ///
  /// What a token file cannot state is not compared.
  package func looks(like other: StyleValue) -> Bool {
    let completed = completed(from: other)
    guard case .font(let a) = completed, case .font(let b) = other else {
      return completed.isSame(as: other)
    }
    return a.asDrawn == b.asDrawn
  }
}
