/// Claims of a design system's document, which `tokens check` verifies.
package struct Assertions: Hashable, Sendable {
  /// A claim about the contrast of two colors: "green on white is 4.52:1".
  package struct ContrastClaim: Hashable, Sendable {
    /// A token, or a color written as hex.
    package var foreground: String
    /// A token, or a color written as hex.
    package var background: String
    /// The claimed minimum WCAG contrast ratio.
    package var ratio: Double
    /// The appearance of the claim.
    package var appearance: AppearanceMode
    /// The text of the claim, and its place.
    package var says: String
  }

  /// The minimum WCAG contrast ratio of text under increased contrast; `nil` for the usual one.
  package var highContrastText: Double?
  /// Claims about single pairs of colors.
  package var contrastClaims: [ContrastClaim] = []
  /// Whether backgrounds are never pure black in dark appearance.
  package var noPureBlack = false
  /// Whether all text scales with the user's text size.
  package var textScales = false
  /// The grid in points: spacing and radii are multiples of it.
  package var grid: Double?

  /// No claims.
  package init() {}
}
