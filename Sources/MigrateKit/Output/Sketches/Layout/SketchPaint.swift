import MigrateKitCore

/// The paint of a shape or a text.
enum SketchPaint: Hashable, Sendable {
  case color(ColorValue)
  case gradient(SketchGradient)
  /// One of the system's materials, which shows what lies beneath: drawn as a translucent gray.
  case material
  /// A paint that is not known, by its code.
  case unknown(String)

  /// The same paint with another opacity.
  func faded(by opacity: Double) -> SketchPaint {
    switch self {
    case .color(let color): .color(color.faded(by: opacity))
    case .gradient(let gradient): .gradient(gradient.faded(by: opacity))
    case .material, .unknown: self
    }
  }
}

/// A gradient with its colors in order.
struct SketchGradient: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, radial
  }

  struct Stop: Hashable, Sendable {
    var color: ColorValue
    /// 0 at the start, 1 at the end.
    var location: Double
  }

  var kind: Kind
  var stops: [Stop]
  var start = SketchPoint(x: 0.5, y: 0)
  var end = SketchPoint(x: 0.5, y: 1)

  /// The same gradient with another opacity.
  func faded(by opacity: Double) -> SketchGradient {
    var gradient = self
    for index in stops.indices {
      gradient.stops[index].color = stops[index].color.faded(by: opacity)
    }
    return gradient
  }
}

extension ColorValue {
  /// The same color, more translucent in every appearance.
  func faded(by opacity: Double) -> ColorValue {
    func faded(_ sample: ColorSample) -> ColorSample { sample.withAlpha(sample.alpha * opacity) }
    return ColorValue(
      light: faded(light), dark: dark.map(faded), highContrast: highContrast.map(faded),
      darkHighContrast: darkHighContrast.map(faded))
  }
}

/// The system's colors where the code names none.
///
/// Source: `SystemColors`, which has Apple's values by name.
enum SketchColor {
  static let label = system("label")
  static let secondaryLabel = system("secondaryLabel")
  static let tertiaryLabel = system("tertiaryLabel")
  static let placeholder = system("placeholderText")
  static let separator = system("separator")
  static let background = system("systemBackground")
  static let groupedBackground = system("systemGroupedBackground")
  static let cell = system("secondarySystemGroupedBackground")
  static let fill = system("systemFill")
  static let lightFill = system("tertiarySystemFill")
  static let accent = system("systemBlue")
  static let destructive = system("systemRed")
  static let green = system("systemGreen")
  static let gray = system("systemGray3")
  static let white = ColorValue(light: ColorSample(red: 1, green: 1, blue: 1))

  /// A color of UIKit by name; middle gray for one that has no known value.
  private static func system(_ name: String) -> ColorValue {
    named(name, on: .uiColor) ?? ColorValue(light: ColorSample(red: 0.5, green: 0.5, blue: 0.5))
  }

  /// A system color by name; `nil` where the system has none, or its value is not known.
  ///
  /// Colors of macOS without a published value are drawn as those of iOS.
  static func named(_ name: String, on owner: SystemColors.Owner) -> ColorValue? {
    if owner == .nsColor, let same = macColors[name] { return same }
    return switch SystemColors.meaning(of: name, on: owner, in: .ios18) {
    case .hue(let color, _): color
    case .semantic(let color): color
    case .clear: ColorValue(light: ColorSample(red: 0, green: 0, blue: 0, alpha: 0))
    case nil: nil
    }
  }

  private static let macColors: [String: ColorValue] = [
    "labelColor": label, "textColor": label, "secondaryLabelColor": secondaryLabel,
    "tertiaryLabelColor": tertiaryLabel, "quaternaryLabelColor": system("quaternaryLabel"),
    "placeholderTextColor": placeholder, "separatorColor": separator,
    "controlAccentColor": accent, "windowBackgroundColor": system("secondarySystemBackground"),
    "controlBackgroundColor": background, "textBackgroundColor": background,
  ]
}
