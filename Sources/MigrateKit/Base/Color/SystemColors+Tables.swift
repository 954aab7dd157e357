/// Apple's tables. Each row reads: light, dark, light with increased contrast, dark with it.
extension SystemColors {
  /// The value of a hue (`red`, `gray3`) in a release.
  static func hue(_ name: String, in release: Release) -> ColorValue? {
    let row = release == .ios26 ? huesChangedIn26[name] ?? hues18[name] : hues18[name]
    return row?.value
  }

  /// The hue (`red`, `gray3`) that has a value in light and dark appearance in some release; `nil` for none.
  package static func hueName(of value: StyleValue) -> String? {
    guard case .color(let color) = value else { return nil }
    let (light, dark) = (color.light.rgba8, (color.dark ?? color.light).rgba8)
    return hues18.keys.sorted().first { name in
      Release.allCases.contains { release in
        guard let hue = hue(name, in: release) else { return false }
        return hue.light.rgba8 == light && (hue.dark ?? hue.light).rgba8 == dark
      }
    }
  }

  /// The value of a semantic color (`label`, `systemFill`) in a release, where it is known.
  static func semanticValue(_ name: String, in release: Release) -> ColorValue? {
    guard release == .ios26 else { return semantics18[name]?.value }
    if let row = semanticsChangedIn26[name] { return row.value }
    // No source for the values of these two in iOS 26 was found.
    return name == "link" || name == "opaqueSeparator" ? nil : semantics18[name]?.value
  }

  /// iOS 15 to 18: WebKit's iOS baseline and OpenSwiftUI's audit of SwiftUICore 18.0.
  private static let hues18: [String: Row] = [
    "red": Row(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961),
    "orange": Row(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340),
    "yellow": Row(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426),
    "green": Row(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B),
    "mint": Row(0x00C7BE, 0x63E6E2, 0x0C817B, 0x63E6E2),
    "teal": Row(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF),
    "cyan": Row(0x32ADE6, 0x64D2FF, 0x0071A4, 0x0AD7FF),
    "blue": Row(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF),
    "indigo": Row(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF),
    "purple": Row(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF),
    "pink": Row(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482),
    "brown": Row(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469),
    "gray": Row(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2),
    "gray2": Row(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80),
    "gray3": Row(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456),
    "gray4": Row(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446),
    "gray5": Row(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638),
    "gray6": Row(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),
  ]

  /// iOS 26: WebKit's iOS 26 baseline and the Human Interface Guidelines of December 2025.
  ///
  /// Hues
  /// that are not listed did not change. For indigo in dark the two sources differ; the guidelines'
  /// value (#6D7CFF, also measured) is used, not the earlier #6B5DFF.
  private static let huesChangedIn26: [String: Row] = [
    "red": Row(0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165),
    "orange": Row(0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056),
    "yellow": Row(0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43),
    "green": Row(0x34C759, 0x30D158, 0x008932, 0x4AD968),
    "mint": Row(0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB),
    "teal": Row(0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC),
    "cyan": Row(0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF),
    "blue": Row(0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF),
    "indigo": Row(0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF),
    "purple": Row(0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF),
    "pink": Row(0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4),
    "brown": Row(0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679),
  ]

  /// iOS 13 to 18: WebKit's iOS baselines, Flutter's iOS 13 capture, OpenSwiftUI's audit.
  ///
  /// On sheets in dark mode the backgrounds are one level lighter (Human Interface Guidelines, Dark Mode: the base and
  /// the elevated set).
  private static let semantics18: [String: Row] = [
    "label": Row(0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF),
    "secondaryLabel": Row(
      Shade(0x3C3C43, 0.6), Shade(0xEBEBF5, 0.6), Shade(0x3C3C43, 0.8), Shade(0xEBEBF5, 0.7)),
    "tertiaryLabel": Row(
      Shade(0x3C3C43, 0.3), Shade(0xEBEBF5, 0.3), Shade(0x3C3C43, 0.7), Shade(0xEBEBF5, 0.55)),
    "quaternaryLabel": Row(
      Shade(0x3C3C43, 0.18), Shade(0xEBEBF5, 0.16), Shade(0x3C3C43, 0.55), Shade(0xEBEBF5, 0.4)),
    "placeholderText": Row(
      Shade(0x3C3C43, 0.3), Shade(0xEBEBF5, 0.3), Shade(0x3C3C43, 0.376), Shade(0xEBEBF5, 0.376)),
    "link": Row(0x007AFF, 0x0984FF, 0x007AFF, 0x0984FF),
    "separator": Row(
      Shade(0x3C3C43, 0.29), Shade(0x545458, 0.6), Shade(0x3C3C43, 0.37), Shade(0x545458, 0.68)),
    "opaqueSeparator": Row(0xC6C6C8, 0x38383A, 0xC6C6C8, 0x38383A),
    "systemBackground": Row(0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000, elevated: 0x1C1C1E),
    "secondarySystemBackground": Row(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426, elevated: 0x2C2C2E),
    "tertiarySystemBackground": Row(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638, elevated: 0x3A3A3C),
    "systemGroupedBackground": Row(0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000, elevated: 0x1C1C1E),
    "secondarySystemGroupedBackground": Row(
      0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426, elevated: 0x2C2C2E),
    "tertiarySystemGroupedBackground": Row(
      0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638, elevated: 0x3A3A3C),
    "systemFill": Row(
      Shade(0x787880, 0.2), Shade(0x787880, 0.36), Shade(0x787880, 0.28), Shade(0x787880, 0.44)),
    "secondarySystemFill": Row(
      Shade(0x787880, 0.16), Shade(0x787880, 0.32), Shade(0x787880, 0.24), Shade(0x787880, 0.4)),
    "tertiarySystemFill": Row(
      Shade(0x767680, 0.12), Shade(0x767680, 0.24), Shade(0x767680, 0.2), Shade(0x767680, 0.32)),
    "quaternarySystemFill": Row(
      Shade(0x747480, 0.08), Shade(0x767680, 0.18), Shade(0x747480, 0.16), Shade(0x767680, 0.26)),
  ]

  /// iOS 26: WebKit's iOS 26 baseline.
  ///
  /// Increased contrast is unknown and therefore omitted.
  private static let semanticsChangedIn26: [String: Row] = [
    "tertiaryLabel": Row(Shade(0x3C3C43, 0.298), Shade(0xEBEBF5, 0.298)),
    "quaternaryLabel": Row(Shade(0x3C3C43, 0.176), Shade(0xEBEBF5, 0.157)),
    "placeholderText": Row(Shade(0x3C3C43, 0.298), Shade(0xEBEBF5, 0.298)),
    "separator": Row(Shade(0x3C3C43, 0.12), Shade(0x545458, 0.5)),
  ]
}

extension SystemColors {
  /// White and black are equal in every gray and RGB space.
  static let grayEnds: [String: ColorValue] = [
    "white": Row(0xFFFFFF).value,
    "black": Row(0x000000).value,
  ]

  /// UIColor's fixed colors, by the components that `UIColor.h` (iOS 17.4 SDK) gives them.
  ///
  /// None of
  /// them changes with the appearance.
  static let fixedColors: [String: ColorValue] = [
    "white": fixed(1, 1, 1),
    "black": fixed(0, 0, 0),
    "darkGray": fixed(1.0 / 3, 1.0 / 3, 1.0 / 3),
    "lightGray": fixed(2.0 / 3, 2.0 / 3, 2.0 / 3),
    "gray": fixed(0.5, 0.5, 0.5),
    "red": fixed(1, 0, 0),
    "green": fixed(0, 1, 0),
    "blue": fixed(0, 0, 1),
    "cyan": fixed(0, 1, 1),
    "yellow": fixed(1, 1, 0),
    "magenta": fixed(1, 0, 1),
    "orange": fixed(1, 0.5, 0),
    "purple": fixed(0.5, 0, 0.5),
    "brown": fixed(0.6, 0.4, 0.2),
  ]

  private static func fixed(_ red: Double, _ green: Double, _ blue: Double) -> ColorValue {
    ColorValue(light: ColorSample(red: red, green: green, blue: blue))
  }

  /// Hues with different values on the Mac before version 26.
  static let macShades: Set<String> = ["systemGreen", "systemMint", "systemTeal", "systemCyan"]

  /// Members of `Color` and `ShapeStyle` that name a purpose, besides `primary` and `secondary`.
  package static let swiftUISemantics = swiftUIStyles.union(["accentColor"])

  /// Those that are members of `ShapeStyle` alone: there is no `Color.background`.
  static let swiftUIStyles: Set<String> = [
    "tertiary", "quaternary", "quinary", "tint", "foreground", "background", "selection",
    "separator", "placeholder", "link", "fill", "windowBackground",
  ]

  /// Members of `UIColor` that name a purpose and have no value in the tables.
  static let uiKitSemantics: Set<String> = [
    "link", "opaqueSeparator", "tintColor", "lightText", "darkText",
    "groupTableViewBackground", "viewFlipsideBackground", "scrollViewTexturedBackground",
    "underPageBackground",
  ]

  /// Members of `NSColor` that name a purpose (AppKit's "UI element colors").
  static let appKitSemantics: Set<String> = [
    "labelColor", "secondaryLabelColor", "tertiaryLabelColor", "quaternaryLabelColor",
    "quinaryLabel", "textColor", "placeholderTextColor", "selectedTextColor",
    "textBackgroundColor", "selectedTextBackgroundColor", "keyboardFocusIndicatorColor",
    "unemphasizedSelectedTextColor", "unemphasizedSelectedTextBackgroundColor", "linkColor",
    "separatorColor", "selectedContentBackgroundColor",
    "unemphasizedSelectedContentBackgroundColor", "selectedMenuItemTextColor", "gridColor",
    "headerTextColor", "alternatingContentBackgroundColors", "controlAccentColor",
    "controlColor", "controlBackgroundColor", "controlTextColor", "disabledControlTextColor",
    "currentControlTint", "selectedControlColor", "selectedControlTextColor",
    "alternateSelectedControlTextColor", "scrubberTexturedBackground", "windowBackgroundColor",
    "windowFrameTextColor", "underPageBackgroundColor", "findHighlightColor", "highlightColor",
    "shadowColor", "textInsertionPointColor", "systemFill", "secondarySystemFill",
    "tertiarySystemFill", "quaternarySystemFill", "quinarySystemFill",
  ]
}

extension SystemColors {
  /// A color in one appearance: six hex digits and an alpha.
  private struct Shade: ExpressibleByIntegerLiteral {
    let rgb: UInt32
    let alpha: Double

    init(_ rgb: UInt32, _ alpha: Double) {
      self.rgb = rgb
      self.alpha = alpha
    }

    init(integerLiteral rgb: UInt32) {
      self.init(rgb, 1)
    }

    var sample: ColorSample {
      ColorSample(
        red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
        blue: Double(rgb & 0xFF) / 255, alpha: alpha)
    }
  }

  /// A color in the appearances that are known.
  private struct Row {
    let value: ColorValue

    init(
      _ light: Shade, _ dark: Shade? = nil, _ highContrast: Shade? = nil,
      _ darkHighContrast: Shade? = nil, elevated: Shade? = nil
    ) {
      value = ColorValue(
        light: light.sample, dark: dark?.sample, highContrast: highContrast?.sample,
        darkHighContrast: darkHighContrast?.sample, elevated: elevated?.sample)
    }
  }
}
