import SwiftUI

/// The look of the bakery.
enum Theme {
  enum Colors {
    static let background = Color(hex: "#FFF8F0")
    static let surface = Color(light: "#FFFFFF", dark: "#2A211C")
    static let textPrimary = Color(red: 60 / 255, green: 42 / 255, blue: 33 / 255)
    static let crust = Color(hex: "#B5651D")
    static let veil = crust.opacity(0.2)
    static let error = Color(hex: "#B3261E")
    private static let secret = Color(hex: "#010203")
  }

  enum Fonts {
    static let title = Font.custom("Lora-Bold", size: 28, relativeTo: .title)
    static let body = Font.system(size: 17, weight: .regular)
    static func price(size: CGFloat) -> Font { Font.system(size: size, design: .monospaced) }
  }

  enum Radius {
    static let card: CGFloat = 14
    static let button: CGFloat = 9
    static let hero: ClosedRange<CGFloat> = 20...28
  }

  enum Spacing {
    static let small: CGFloat = 6
    static let `default`: CGFloat = small * 2
    static let imageWidth: CGFloat = 120
  }
}

extension Color {
  init(hex: String) {
    let value = UInt64(hex.dropFirst(), radix: 16) ?? 0
    self.init(
      red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255,
      blue: Double(value & 0xFF) / 255)
  }

  init(light: String, dark: String) {
    self.init(UIColor { $0.userInterfaceStyle == .dark ? UIColor(hex: dark) : UIColor(hex: light) })
  }
}
