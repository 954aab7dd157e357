/// The settings that system colors depend on: light or dark, and increased contrast.
package struct SystemAppearance: Hashable, Sendable {
  /// Light or dark.
  package enum Style: Hashable, Sendable {
    case light, dark

    var other: Style { self == .light ? .dark : .light }
  }

  /// Light or dark.
  var style: Style
  /// Whether the user asked for increased contrast.
  var hasHighContrast = false
  /// Whether only conditions count that certainly test the appearance in which a token would be
  /// drawn; an app may have its own setting of a similar name.
  var isCertain = false

  /// Makes an appearance.
  init(_ style: Style, highContrast: Bool = false, isCertain: Bool = false) {
    self.style = style
    hasHighContrast = highContrast
    self.isCertain = isCertain
  }
}
