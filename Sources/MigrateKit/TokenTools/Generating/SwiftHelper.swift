/// Helper declarations of a generated theme; each is only written if it is used.
struct SwiftHelper {
  /// The text that reveals its use.
  let marks: [String]
  let lines: [String]

  static let all = [adaptiveColor, adaptiveUIColor, family, design, italics]

  private static let adaptiveColor = SwiftHelper(
    marks: [" Color(\n"],
    lines: [
      "extension Color {",
      "  /// A color that follows the appearance, and increased contrast where it has colors for it.",
      "  fileprivate init(",
      "    light: Color, dark: Color, highContrast: Color? = nil, darkHighContrast: Color? = nil",
      "  ) {",
      "    self.init(",
      "      uiColor: UIColor(",
      "        light: UIColor(light), dark: UIColor(dark), highContrast: highContrast.map { UIColor($0) },",
      "        darkHighContrast: darkHighContrast.map { UIColor($0) }))",
      "  }",
      "}",
    ])

  private static let adaptiveUIColor = SwiftHelper(
    marks: [" Color(\n", " UIColor(\n"],
    lines: [
      "extension UIColor {",
      "  /// A color that follows the appearance, and increased contrast where it has colors for it.",
      "  fileprivate convenience init(",
      "    light: UIColor, dark: UIColor, highContrast: UIColor? = nil, darkHighContrast: UIColor? = nil",
      "  ) {",
      "    self.init { traits in",
      "      let isDark = traits.userInterfaceStyle == .dark",
      "      guard traits.accessibilityContrast == .high else { return isDark ? dark : light }",
      "      return isDark ? darkHighContrast ?? dark : highContrast ?? light",
      "    }",
      "  }",
      "}",
    ])

  private static let family = SwiftHelper(
    marks: ["UIFont.family("],
    lines: [
      "extension UIFont {",
      "  /// A font of a family; the system's where the family is not installed.",
      "  fileprivate static func family(_ name: String, size: CGFloat, weight: Weight) -> UIFont {",
      "    let traits = [UIFontDescriptor.TraitKey.weight: weight]",
      "    let descriptor = UIFontDescriptor(fontAttributes: [.family: name, .traits: traits])",
      "    return UIFont(descriptor: descriptor, size: size)",
      "  }",
      "}",
    ])

  private static let design = SwiftHelper(
    marks: ["UIFont.system("],
    lines: [
      "extension UIFont {",
      "  /// The system's font in one of its designs.",
      "  fileprivate static func system(",
      "    size: CGFloat, weight: Weight, design: UIFontDescriptor.SystemDesign",
      "  ) -> UIFont {",
      "    let font = UIFont.systemFont(ofSize: size, weight: weight)",
      "    guard let descriptor = font.fontDescriptor.withDesign(design) else { return font }",
      "    return UIFont(descriptor: descriptor, size: size)",
      "  }",
      "}",
    ])

  private static let italics = SwiftHelper(
    marks: [".italicized"],
    lines: [
      "extension UIFont {",
      "  /// The same font in italics, where it has them.",
      "  fileprivate var italicized: UIFont {",
      "    let descriptor = fontDescriptor.withSymbolicTraits(.traitItalic)",
      "    return descriptor.map { UIFont(descriptor: $0, size: pointSize) } ?? self",
      "  }",
      "}",
    ])
}
