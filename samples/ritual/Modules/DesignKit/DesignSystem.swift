import SwiftUI
import UIKit

/// The design system of Daily Ritual: warm paper by day, near-black by night, elite gold on both.
public enum DesignSystem {
  public enum Colors {
    // Accents
    public static let eliteGold = Color(red: 0.78, green: 0.70, blue: 0.55)
    public static let championBlue = Color(red: 0.41, green: 0.50, blue: 0.63)
    public static let morningAccent = Color(hex: "#CC7A42")

    // Feedback
    public static let alertRed = Color(hex: "#B85C5C")
    public static let powerGreen = Color(hex: "#5E9461")
    public static let powerGreenLight = Color(hex: "#6BA16E")

    // Backgrounds
    public static let background = adaptive(light: "#F5F2ED", dark: "#0C0C0B")
    public static let secondaryBackground = adaptive(light: "#FAF7F5", dark: "#141412")
    public static let cardBackground = adaptive(light: "#F0EDE6", dark: "#12120F")
    public static let carbonBlack = adaptive(light: "#FAF7F5", dark: "#1A1A17")
    public static let graphite = adaptive(light: "#F0EDE6", dark: "#2E2E29")

    // Text
    public static let primaryText = adaptive(light: "#1A1C1F", dark: "#FFFFFF")
    public static let secondaryText = adaptive(light: "#333B40", dark: "#B8BDC7")
    public static let tertiaryText = adaptive(light: "#59616B", dark: "#848C99")
    public static let invertedText = adaptive(light: "#FFFFFF", dark: "#0A0A0D")

    // Lines
    public static let border = adaptive(light: "#8E8E934D", dark: "#FFFFFF29")
    public static let divider = adaptive(light: "#8E8E9333", dark: "#FFFFFF1F")

    /// The accent for text and icons on a surface: gold is too pale for paper.
    public static func accentOnSurface(for surface: ColorScheme) -> Color {
      surface == .dark ? eliteGold : Color(hex: "#7C6945")
    }

    private static func adaptive(light: String, dark: String) -> Color {
      Color(
        uiColor: UIColor { traits in
          UIColor(Color(hex: traits.userInterfaceStyle == .dark ? dark : light))
        })
    }
  }

  public enum Typography {
    public static let displayLarge = sans(34, .bold, .largeTitle)
    public static let displayMedium = sans(28, .bold, .title)
    public static let displaySmall = sans(22, .bold, .title2)
    public static let headlineLarge = sans(20, .bold, .title3)
    public static let headlineMedium = sans(18, .bold, .headline)
    public static let headlineSmall = sans(16, .semibold, .headline)
    public static let bodyLarge = sans(17, .medium, .body)
    public static let bodyMedium = sans(15, .medium, .callout)
    public static let bodySmall = sans(13, .medium, .subheadline)
    public static let quoteText = serif(18, .body)
    public static let quoteAttribution = serif(14, .caption)
    public static let affirmationText = serif(16, .body)
    public static let journalTitle = sans(20, .semibold, .title3)
    public static let journalPrompt = sans(15, .regular, .body)
    public static let journalText = sans(16, .regular, .body)
    public static let buttonLarge = sans(17, .bold, .headline)
    public static let buttonMedium = sans(15, .semibold, .body)
    public static let buttonSmall = sans(13, .semibold, .subheadline)
    public static let caption = sans(12, .medium, .caption)
    public static let metadata = sans(11, .medium, .caption2)

    /// Whether a family is there; a wrong name in Info.plist must not crash the app.
    public static func fontAvailable(_ name: String) -> Bool { UIFont(name: name, size: 12) != nil }

    private static func sans(_ size: CGFloat, _ weight: Font.Weight, _ style: Font.TextStyle)
      -> Font
    {
      guard fontAvailable("Instrument Sans") else { return .system(style).weight(weight) }
      return .custom("Instrument Sans", size: size, relativeTo: style).weight(weight)
    }

    private static func serif(_ size: CGFloat, _ style: Font.TextStyle) -> Font {
      guard fontAvailable("Crimson Pro") else { return .system(style, design: .serif).italic() }
      return .custom("Crimson Pro", size: size, relativeTo: style).italic()
    }
  }

  /// One value, many names on purpose: a card may get rounder without the buttons following.
  public enum CornerRadius {
    public static let small: CGFloat = 2
    public static let medium: CGFloat = 4
    public static let large: CGFloat = 6
    public static let extraLarge: CGFloat = 8
    public static let sheet: CGFloat = 12
    public static let card: CGFloat = 4
    public static let button: CGFloat = 4
    public static let input: CGFloat = 4
    public static let badge: CGFloat = 4
  }

  public enum Spacing {
    public static let xs: CGFloat = 4
    public static let sm: CGFloat = 8
    public static let md: CGFloat = 16
    public static let lg: CGFloat = 24
    public static let xl: CGFloat = 32
    public static let xxl: CGFloat = 48
    public static let xxxl: CGFloat = 64
    public static let cardPadding: CGFloat = 20
    public static let sectionSpacing: CGFloat = 32
    public static let elementSpacing: CGFloat = 20
    public static let compactSpacing: CGFloat = 12
    public static let minTouchTarget: CGFloat = 44
    public static let lineSpacingTight: CGFloat = 2
    public static let lineSpacingNormal: CGFloat = 4
    public static let lineSpacingRelaxed: CGFloat = 6
  }
}

extension Color {
  /// `#RRGGBB` or, as Figma copies it, `#RRGGBBAA`.
  public init(hex: String) {
    let digits = hex.hasPrefix("#") ? String(hex.dropFirst()) : hex
    let value = UInt64(digits, radix: 16) ?? 0
    let hasAlpha = digits.count == 8
    let rgb = hasAlpha ? value >> 8 : value
    self.init(
      .sRGB,
      red: Double((rgb >> 16) & 0xFF) / 255,
      green: Double((rgb >> 8) & 0xFF) / 255,
      blue: Double(rgb & 0xFF) / 255,
      opacity: hasAlpha ? Double(value & 0xFF) / 255 : 1)
  }
}
