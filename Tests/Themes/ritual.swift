// What the theme of the sample has beside its tokens.

import SwiftUI
import UIKit

extension Color {
  /// Reads `#RRGGBB` or `#RRGGBBAA`.
  public init(hex: String) {
    let value = UInt64(hex.filter { $0 != "#" }, radix: 16) ?? 0
    let rgb = hex.count > 7 ? value >> 8 : value
    self.init(
      .sRGB, red: Double((rgb >> 16) & 0xFF) / 255, green: Double((rgb >> 8) & 0xFF) / 255,
      blue: Double(rgb & 0xFF) / 255, opacity: 1)
  }
}
