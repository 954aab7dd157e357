import SwiftUI

extension Color {
  static let brand = Color("Brand")
  static let brandSoft = brand.opacity(0.25)
  static let adaptiveInk = Color(UIColor.dynamic(light: 0x111111, dark: 0xEEEEEE))

  /// For charts.
  static func series(at index: Int) -> Color { [.brand, .brandSoft][index % 2] }
}

extension ShapeStyle where Self == Color {
  static var divider: Color { Color(red: 0.8, green: 0.8, blue: 0.82) }
}

extension CGFloat {
  static let radiusCard: CGFloat = 16
  static let spacingTight: CGFloat = 4
  static let heroWidth: CGFloat = 320
}

extension UIColor {
  static func dynamic(light: UInt32, dark: UInt32) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? UIColor(hex: dark) : UIColor(hex: light) }
  }

  convenience init(hex: UInt32) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }
}
