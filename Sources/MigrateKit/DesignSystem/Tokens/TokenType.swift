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

  /// The type of a token, by its name and its value: in older tools' files a value may depend on the font. A letter
  /// spacing of `-5%` and the line height `AUTO` are strings, and a line height of `110%` is a number.
  init?(named name: String, of value: JSONValue?) {
    self.init(named: name)
    guard let text = value?.string else { return }
    let isShare = text.hasSuffix("%")
    switch name {
    case "letterSpacing" where isShare, "paragraphSpacing" where isShare,
      "lineHeights" where text.uppercased() == "AUTO":
      self = .string
    default: break
    }
  }
}
