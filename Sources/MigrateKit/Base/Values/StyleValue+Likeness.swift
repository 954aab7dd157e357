extension StyleValue {
  /// The value as one of a category, or `nil` for values of another kind.
  ///
  /// A number of points is a radius to a radius token.
  package func measured(as category: TokenCategory) -> StyleValue? {
    if self.category == category { return self }
    guard let number, category.isNumber else { return nil }
    return .measure(number, of: category)
  }

  /// Whether it is a font whose digits have one width.
  package var hasMonospacedDigits: Bool {
    if case .font(let font) = self { font.hasMonospacedDigits } else { false }
  }

  /// The value with what a token file cannot state of another one: the digits of a font, how UIKit draws its bold
  /// one, whether its text style gives the weight, and the color on sheets.
  package func completed(from other: StyleValue) -> StyleValue {
    switch (self, other) {
    case (.font(var font), _):
      guard case .font(let declared) = other else { return self }
      font.hasMonospacedDigits = declared.hasMonospacedDigits
      font.isSystemBold = declared.isSystemBold && font.weight == .bold
      font.weightIsOfStyle = declared.weightIsOfStyle && font.weight == declared.weight
      return .font(font)
    case (.color(var color), .color(let declared)) where declared.elevated != color.elevated:
      color.elevated = declared.elevated
      return .color(color)
    default: return self
    }
  }

  /// Whether two values are drawn alike: colors to 8 bits in every appearance, fonts and numbers but for the last bits of a
  /// calculation.
  package func isSame(as other: StyleValue) -> Bool {
    switch (self, other) {
    case (.color(let a), .color(let b)): ColorAppearances(a) == ColorAppearances(b)
    case (.font(let a), .font(let b)): a.normalized.withSize(like: b) == b.normalized
    case (.radius(let a), .radius(let b)): isEqual(a, b)
    case (.number(let a, let one), .number(let b, let two)): one == two && isEqual(a, b)
    case (.shadow(let a), .shadow(let b)):
      ColorAppearances(a.color) == ColorAppearances(b.color) && a.radius == b.radius && a.x == b.x
        && a.y == b.y
    default: self == other
    }
  }
}

/// Whether two numbers are equal but for the last bits of a calculation: `17 * 1.15` and 19.55.
private func isEqual(_ first: Double, _ second: Double) -> Bool {
  abs(first - second) < 1e-9 * max(1, abs(first))
}

extension FontValue {
  /// The font with the size of another one where the two are equal but for the last bits.
  fileprivate func withSize(like other: FontValue) -> FontValue {
    guard size != other.size, isEqual(size, other.size) else { return self }
    var font = self
    font.size = other.size
    return font
  }
}

extension TokenCategory {
  /// Whether values of the category are numbers.
  var isNumber: Bool {
    switch self {
    case .radius, .spacing, .duration, .opacity, .lineSpacing, .borderWidth, .touchTarget,
      .fontSize:
      true
    case .color, .font, .shadow, .animation: false
    }
  }
}
