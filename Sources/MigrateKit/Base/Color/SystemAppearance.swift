/// What the colors of the system depend on: light or dark, and whether contrast is increased.
struct SystemAppearance: Hashable, Sendable {
  /// Light or dark.
  enum Style: Hashable, Sendable {
    case light, dark

    var other: Style { self == .light ? .dark : .light }
  }

  /// Light or dark.
  var style: Style
  /// Whether the user asked for increased contrast.
  var hasHighContrast = false
  /// Whether a condition counts only where it certainly asks for the appearance in which a token would
  /// be drawn there: an app may have its own setting, whatever its name.
  var isCertain = false

  /// Makes an appearance.
  init(_ style: Style, highContrast: Bool = false, isCertain: Bool = false) {
    self.style = style
    hasHighContrast = highContrast
    self.isCertain = isCertain
  }
}
