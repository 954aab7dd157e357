// What the theme of the sample has beside its tokens.

import Foundation
import SwiftUI
import UIKit

extension StressLevel: Identifiable {
  /// The name of the level.
  public var id: String { rawValue }

  /// The level of a score from 0 to 100.
  public init(score: Int) {
    switch score {
    case ..<20: self = .relaxed
    case 20..<40: self = .mild
    case 40..<60: self = .moderate
    case 60..<80: self = .high
    default: self = .critical
    }
  }

  /// The symbol of the level.
  public var icon: String {
    switch self {
    case .relaxed: return "leaf.fill"
    case .mild: return "circle.fill"
    case .moderate: return "triangle.fill"
    case .high: return "square.fill"
    case .critical: return "diamond.fill"
    }
  }

  /// The name that people read.
  public var displayName: String { rawValue.capitalized }
}

extension Color {
  /// A color that follows the appearance.
  public init(light: Color, dark: Color) {
    self.init(
      uiColor: UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(dark) : UIColor(light)
      })
  }

  /// Reads `#RRGGBB`.
  public init(hex: String) {
    let value = UInt64(hex.filter { $0 != "#" }, radix: 16) ?? 0
    self.init(
      .sRGB, red: Double((value >> 16) & 0xFF) / 255, green: Double((value >> 8) & 0xFF) / 255,
      blue: Double(value & 0xFF) / 255, opacity: 1)
  }
}
