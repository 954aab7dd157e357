import SwiftUI
import UIKit
import WellnessTheme

// Helpers from the first version of the app. New code uses Color.Wellness.

extension UIColor {
  /// `UIColor(hex: 0x0891B2)`
  convenience init(hex: Int, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255,
      green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255,
      alpha: alpha)
  }

  /// `UIColor.fromHex("#10B981")`
  static func fromHex(_ string: String) -> UIColor { UIColor(Color(hex: string)) }
}

extension Color {
  init(rgb: UInt32, opacity: Double = 1) {
    self.init(
      red: Double((rgb >> 16) & 0xFF) / 255,
      green: Double((rgb >> 8) & 0xFF) / 255,
      blue: Double(rgb & 0xFF) / 255,
      opacity: opacity)
  }

  static let heart = Color(red: 0.96, green: 0.26, blue: 0.36)
}

extension View {
  /// Rounds some corners only.
  func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
    clipShape(RoundedCorner(radius: radius, corners: corners))
  }

  func roundedBorder(_ color: Color, cornerRadius: CGFloat, lineWidth: CGFloat = 1) -> some View {
    overlay(RoundedRectangle(cornerRadius: cornerRadius).stroke(color, lineWidth: lineWidth))
  }
}

struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners

  func path(in rect: CGRect) -> Path {
    let size = CGSize(width: radius, height: radius)
    return Path(
      UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: size).cgPath)
  }
}
