/// A value that source code can hard-code and that a design token can name.
///
/// Findings and tokens share this type, so that matching compares like with like.
package enum StyleValue: Hashable, Sendable {
  /// A color in one or more appearances.
  ///
  /// Stored out of line: candidates are numerous, and those of one token share it.
  indirect case color(ColorValue)
  /// A font.
  indirect case font(FontValue)
  /// A corner radius in points.
  case radius(Double)
  /// A shadow.
  indirect case shadow(ShadowValue)
  /// An animation.
  indirect case animation(AnimationValue)
  /// The number of any other category: points, seconds of a `duration`, the share of an `opacity`.
  case number(Double, of: TokenCategory)

  /// A number of one of the categories that are numbers.
  package static func measure(_ number: Double, of category: TokenCategory) -> StyleValue {
    category == .radius ? .radius(number) : .number(number, of: category)
  }

  /// The number of a value that is one.
  package var number: Double? {
    switch self {
    case .radius(let number), .number(let number, _): number
    case .color, .font, .shadow, .animation: nil
    }
  }

  /// Whether it is a text style of the system, of whatever weight; not a font that only scales as one.
  package var isTextStyle: Bool {
    guard case .font(let font) = self, font.family == nil else { return false }
    return font.textStyle.flatMap(SystemTextStyle.named)?.size == font.size
  }

  /// The category the value belongs to.
  package var category: TokenCategory {
    switch self {
    case .color: .color
    case .font: .font
    case .radius: .radius
    case .shadow: .shadow
    case .animation: .animation
    case .number(_, let category): category
    }
  }
}

/// A color in each known appearance.
package struct ColorValue: Hashable, Sendable {
  /// The color in light appearance, or in every appearance where the others are `nil`.
  package var light: ColorSample
  /// The color in dark appearance; `nil` means the same as `light`.
  package var dark: ColorSample?
  /// The color in light appearance with increased contrast; `nil` means the same as `light`.
  package var highContrast: ColorSample?
  /// The color in dark appearance with increased contrast; `nil` means the same as `dark`.
  package var darkHighContrast: ColorSample?
  /// The color in dark appearance on sheets and popovers; `nil` means the same as `dark`.
  ///
  /// Only the system's own backgrounds have one.
  package var elevated: ColorSample?

  /// Makes a color from its appearances.
  package init(
    light: ColorSample, dark: ColorSample? = nil, highContrast: ColorSample? = nil,
    darkHighContrast: ColorSample? = nil, elevated: ColorSample? = nil
  ) {
    self.light = light
    self.dark = dark
    self.highContrast = highContrast
    self.darkHighContrast = darkHighContrast
    self.elevated = elevated
  }

  /// Whether the color changes with the appearance.
  package var isAdaptive: Bool { dark != nil && dark != light }
}

/// One color: three components in a color space, and an alpha.
package struct ColorSample: Hashable, Sendable {
  /// The spaces that Swift code and token files write colors in.
  package enum Space: String, Hashable, Codable, Sendable {
    /// sRGB with its transfer function.
    case srgb
    /// sRGB primaries, linear light.
    case srgbLinear = "srgb-linear"
    /// Display P3 with the sRGB transfer function.
    case displayP3 = "display-p3"
  }

  /// The space of the components.
  package var space: Space
  /// Red, as written; 0…1 unless the source is out of range.
  package var red: Double
  /// Green, as written.
  package var green: Double
  /// Blue, as written.
  package var blue: Double
  /// Alpha, 0 (clear) to 1 (opaque).
  package var alpha: Double

  /// Makes a sample; sRGB and opaque unless stated otherwise.
  package init(
    _ space: Space = .srgb, red: Double, green: Double, blue: Double, alpha: Double = 1
  ) {
    self.space = space
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Whether it is white or black, of any opacity.
  package var isPlain: Bool { red == green && green == blue && (red == 0 || red == 1) }
}

/// A font; unknown parts are `nil`.
///
/// A part is `nil` if the source or the token does not state it.
package struct FontValue: Hashable, Sendable {
  /// The weights of Apple's fonts, lightest first.
  package enum Weight: String, CaseIterable, Codable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The system font's designs.
  package enum Design: String, CaseIterable, Codable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// The size in points at the default text size.
  package var size: Double
  /// The weight; `nil` when none is said (the system then draws regular).
  package var weight: Weight? { didSet { weightIsOfStyle = false } }
  /// The system font's design; `nil` when none is said.
  package var design: Design?
  /// The family of a custom font (`Lora`, without its weight); `nil` for the system font.
  package var family: String?
  /// Whether the font is italic.
  package var isItalic: Bool
  /// The text style whose scaling the font follows (`body`, `title2`); `nil` for a fixed size.
  package var textStyle: String?
  /// Whether its digits have one width: `.monospacedDigit()`.
  ///
  /// A token file cannot state it; the app's declaration does.
  package var hasMonospacedDigits = false
  /// Whether it is UIKit's `boldSystemFont(ofSize:)`, which draws the semibold face, unlike the weight `bold`.
  ///
  /// A token file cannot state it; the app's declaration does. Source: the fonts that Xcode's view debugger shows, as in
  /// github.com/mozilla-mobile/firefox-ios/issues/14270.
  package var isSystemBold = false
  /// Whether the weight is the one that the text style has by itself, which differs between platforms.
  ///
  /// A token file cannot state it; the app's declaration does.
  package var weightIsOfStyle = false

  /// Makes a font from what is known of it.
  package init(
    size: Double, weight: Weight? = nil, design: Design? = nil, family: String? = nil,
    isItalic: Bool = false, textStyle: String? = nil
  ) {
    self.size = size
    self.weight = weight
    self.design = design
    self.family = family
    self.isItalic = isItalic
    self.textStyle = textStyle
  }
}
