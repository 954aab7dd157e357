import SwiftUI
import UIKit

/// How stressed the wearer is. Never shown by color alone: each level has an icon and a pattern.
public enum StressLevel: String, CaseIterable, Identifiable, Sendable {
  case relaxed, mild, moderate, high, critical

  public var id: String { rawValue }

  public init(score: Int) {
    switch score {
    case ..<20: self = .relaxed
    case 20..<40: self = .mild
    case 40..<60: self = .moderate
    case 60..<80: self = .high
    default: self = .critical
    }
  }

  public var color: Color {
    switch self {
    case .relaxed: return Self.adaptive(light: 0x34C759, dark: 0x30D158, highContrast: 0x00A000)
    case .mild: return Self.adaptive(light: 0x007AFF, dark: 0x0A84FF, highContrast: 0x0050FF)
    case .moderate: return Self.adaptive(light: 0xFFD60A, dark: 0xFFD60A, highContrast: 0xFFA500)
    case .high: return Self.adaptive(light: 0xFF9500, dark: 0xFF9F0A, highContrast: 0xFF6600)
    case .critical: return Self.adaptive(light: 0xFF3B30, dark: 0xFF453A, highContrast: 0xCC0000)
    }
  }

  public var icon: String {
    switch self {
    case .relaxed: return "leaf.fill"
    case .mild: return "circle.fill"
    case .moderate: return "triangle.fill"
    case .high: return "square.fill"
    case .critical: return "diamond.fill"
    }
  }

  public var displayName: String { rawValue.capitalized }

  private static func adaptive(light: Int, dark: Int, highContrast: Int) -> Color {
    func color(_ value: Int) -> UIColor {
      UIColor(
        red: CGFloat((value >> 16) & 0xFF) / 255,
        green: CGFloat((value >> 8) & 0xFF) / 255,
        blue: CGFloat(value & 0xFF) / 255,
        alpha: 1)
    }
    return Color(
      uiColor: UIColor { traits in
        if traits.accessibilityContrast == .high { return color(highContrast) }
        return color(traits.userInterfaceStyle == .dark ? dark : light)
      })
  }
}
