extension Distance {
  /// The distance between a value in the code and that of a token; `nil` if they are of different
  /// kinds.
  ///
  /// A translucent color that becomes an opaque token keeps its alpha, which is then not compared.
  package static func between(_ code: StyleValue, and token: StyleValue) -> Distance? {
    switch (code, token) {
    case (.color(let code), .color(let color)):
      let given = ColorAppearances(code)
      let comparison = ColorComparison(
        color.takesAlpha(of: code) ? given.opaque : given, ColorAppearances(color))
      return Distance(comparison.inLight, .dE00, dark: comparison.dark)
    case (.font(let code), .font(let font)):
      return Distance(FontComparison(code.normalized, font.normalized).points, .pt)
    case (.shadow(let code), .shadow(let shadow)):
      return Distance(ShadowMetric.points(from: code, to: shadow), .pt)
    case (.animation(let code), .animation(let animation)):
      return Distance(abs(code.seconds - animation.seconds), .seconds)
    default:
      guard code.category == token.category, let number = code.number, let other = token.number
      else { return nil }
      // Negative spacing keeps its sign.
      let unit = NumberScale(token.category, Thresholds()).unit
      return Distance(abs(abs(number) - abs(other)), unit)
    }
  }
}

extension ColorValue {
  /// Whether a token of this color is written with the alpha of the color that it represents.
  func takesAlpha(of code: ColorValue) -> Bool { code.light.alpha < 1 && light.alpha == 1 }

  /// The resulting color once a token of this color replaces `code`.
  package func replacing(_ code: ColorValue) -> ColorValue {
    takesAlpha(of: code) ? withAlpha(code.light.alpha) : self
  }
}
