import SwiftUI
import UIKit

extension Color {
  /// The wellness palette. Every color adapts to the appearance.
  public enum Wellness {
    public static let calmBlue = Color(light: Color(hex: "#0891B2"), dark: Color(hex: "#22D3EE"))
    public static let healthGreen = Color(light: Color(hex: "#10B981"), dark: Color(hex: "#34D399"))
    public static let gentlePurple = Color(
      light: Color(hex: "#8B5CF6"), dark: Color(hex: "#A78BFA"))

    public static let background = Color(light: Color(hex: "#F2F2F7"), dark: Color(hex: "#000000"))
    public static let surface = Color(light: Color(hex: "#FFFFFF"), dark: Color(hex: "#1C1C1E"))
    public static let card = Color(light: Color(hex: "#FFFFFF"), dark: Color(hex: "#1C1C1E"))

    public static let textPrimary = Color(light: Color(hex: "#000000"), dark: Color(hex: "#FFFFFF"))
    public static let textSecondary = Color(
      light: Color(hex: "#8E8E93"), dark: Color(hex: "#EBEBF5"))
    public static let onAccent = Color(hex: "#FFFFFF")

    public static let divider = Color(light: Color(hex: "#C6C6C8"), dark: Color(hex: "#38383A"))
    public static let ringTrack = Color(light: Color(hex: "#E5E5EA"), dark: Color(hex: "#3A3A3C"))

    public static let cardShadow = Color.black.opacity(0.1)
    public static let buttonShadow = Color.black.opacity(0.3)
  }

  public init(light: Color, dark: Color) {
    self.init(
      uiColor: UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(dark) : UIColor(light)
      })
  }

  /// `#RRGGBB`, or `#AARRGGBB` as in the exports of our old Android app.
  public init(hex: String) {
    let digits = hex.trimmingCharacters(in: CharacterSet(charactersIn: "#"))
    var value: UInt64 = 0
    Scanner(string: digits).scanHexInt64(&value)
    let alpha = digits.count == 8 ? Double((value >> 24) & 0xFF) / 255 : 1
    self.init(
      .sRGB,
      red: Double((value >> 16) & 0xFF) / 255,
      green: Double((value >> 8) & 0xFF) / 255,
      blue: Double(value & 0xFF) / 255,
      opacity: alpha)
  }
}
