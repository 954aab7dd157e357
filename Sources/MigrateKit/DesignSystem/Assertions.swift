/// What a design system says of itself, so that its tokens can be held to it.
package struct Assertions: Hashable, Sendable {
  /// A sentence of the system's document about two colors: "green on white is 4.52:1".
  package struct ContrastClaim: Hashable, Sendable {
    /// A token, or a color written as hex.
    package var foreground: String
    /// A token, or a color written as hex.
    package var background: String
    /// The least WCAG contrast ratio that the sentence claims.
    package var ratio: Double
    /// The appearance that it is about.
    package var appearance: AppearanceMode
    /// The sentence, and where it is.
    package var says: String
  }

  /// The WCAG contrast ratio that text has where people ask for more contrast; `nil` for as usual.
  package var highContrastText: Double?
  /// What the document says of single pairs of colors.
  package var contrastClaims: [ContrastClaim] = []
  /// Whether backgrounds are never pure black in dark appearance.
  package var noPureBlack = false
  /// Whether all text follows the text size that people choose.
  package var textScales = false
  /// The points that every distance and radius is a multiple of.
  package var grid: Double?

  /// A system that says nothing of itself.
  package init() {}
}
