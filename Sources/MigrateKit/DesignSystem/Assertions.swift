/// What a design system says of itself, so that its tokens can be held to it.
public struct Assertions: Hashable, Sendable {
  /// A sentence of the system's document about two colors: "green on white is 4.52:1".
  public struct ContrastClaim: Hashable, Sendable {
    /// A token, or a color written as hex.
    public var foreground: String
    /// A token, or a color written as hex.
    public var background: String
    /// The least WCAG contrast ratio that the sentence claims.
    public var ratio: Double
    /// The appearance that it speaks of.
    public var appearance: AppearanceMode
    /// The sentence, and where it stands.
    public var says: String
  }

  /// The WCAG contrast ratio that text has where people ask for more contrast; `nil` for as usual.
  public var highContrastText: Double?
  /// What the document says of single pairs of colors.
  public var contrastClaims: [ContrastClaim] = []
  /// Whether backgrounds are never pure black in dark appearance.
  public var noPureBlack = false
  /// Whether all text follows the text size that people choose.
  public var textScales = false
  /// The points that every distance and radius is a multiple of.
  public var grid: Double?

  /// A system that says nothing of itself.
  public init() {}
}
