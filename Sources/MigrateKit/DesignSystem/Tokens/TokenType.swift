/// The types of the Design Tokens format (2025.10), and two that design tools add.
package enum TokenType: String, CaseIterable, Hashable, Sendable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography
  /// Figma's text variables; kept, but never matched.
  case string
  /// Figma's boolean variables; kept, but never matched.
  case boolean

  /// Reads a type by its name in the format, or by the name that older tools gave it.
  init?(named name: String) {
    if let type = TokenType(rawValue: name) {
      self = type
      return
    }
    switch name {
    case "borderRadius", "borderWidth", "spacing", "sizing", "fontSizes", "fontSize",
      "letterSpacing", "paragraphSpacing", "size":
      self = .dimension
    case "fontFamilies": self = .fontFamily
    case "fontWeights": self = .fontWeight
    case "lineHeights", "opacity": self = .number
    case "boxShadow": self = .shadow
    case "time": self = .duration
    case "text", "asset", "content", "textCase", "textDecoration", "composition", "other":
      self = .string
    default: return nil
    }
  }

  /// What older tools' types are for values that depend on the font, such as a letter spacing of `-5%` or the
  /// line height `AUTO`: a text. A line height of `110%` is a number.
  static func ofRelative(named name: String, isNumber: Bool) -> TokenType? {
    switch name {
    case "letterSpacing", "paragraphSpacing": .string
    case "lineHeights": isNumber ? .number : .string
    default: nil
    }
  }
}
