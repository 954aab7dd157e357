/// The kinds of style value that findings and design tokens share.
package enum TokenCategory: String, CaseIterable, Codable, Sendable {
  /// A color, with its alpha and its appearances.
  case color
  /// A font: size, weight, design, family.
  case font
  /// A corner radius in points.
  case radius
  /// Spacing between views or around their content, in points.
  case spacing
  /// A shadow: its color, radius and offset together.
  case shadow
  /// A duration in seconds.
  case duration
  /// An animation: its curve with its duration, or its spring.
  case animation
  /// The opacity of a view, 0 to 1; the alpha of a color belongs to the color.
  case opacity
  /// Extra space between the lines of a text, in points.
  case lineSpacing
  /// The width of a border or a stroke, in points.
  case borderWidth
  /// The minimum size of a tap target, in points.
  case touchTarget
  /// The size of a font, in points, where the design system has constants for sizes.
  case fontSize

  /// The categories that every run looks for.
  ///
  /// The others are searched if the design system has tokens for them, or on request.
  package static let always: Set<TokenCategory> = [.color, .font, .radius]

  /// `a radius`, `an animation`.
  var nounWithArticle: String {
    (self == .animation || self == .opacity ? "an " : "a ") + noun
  }

  /// The kind of value in the plural.
  package var plural: String {
    switch self {
    case .color: "colors"
    case .font: "fonts"
    case .radius: "radii"
    case .spacing: "spacings"
    case .shadow: "shadows"
    case .duration: "durations"
    case .animation: "animations"
    case .opacity: "opacities"
    case .lineSpacing: "line spacings"
    case .borderWidth: "border widths"
    case .touchTarget: "touch targets"
    case .fontSize: "font sizes"
    }
  }

  /// What one value of the category is called in a sentence: `radius`, `line spacing`.
  package var noun: String {
    switch self {
    case .color, .font, .radius, .spacing, .shadow, .duration, .animation, .opacity: rawValue
    case .lineSpacing: "line spacing"
    case .borderWidth: "border width"
    case .touchTarget: "touch target"
    case .fontSize: "font size"
    }
  }
}
