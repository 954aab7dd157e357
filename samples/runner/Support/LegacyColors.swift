import SwiftUI
import UIKit

extension Color {
    /// `Color.hex("#2D5016")`; eight digits start with alpha.
    static func hex(_ text: String) -> Color {
        let digits = text.replacingOccurrences(of: "#", with: "")
        let value = Scanner(string: digits).scanUInt64(representation: .hexadecimal) ?? 0
        let alpha = digits.count > 6 ? Double(value >> 24 & 0xFF) / 255 : 1
        return Color(
            .sRGB, red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255,
            blue: Double(value & 0xFF) / 255, opacity: alpha)
    }

    init(light: Color, dark: Color) {
        self.init(UIColor { $0.userInterfaceStyle == .dark ? UIColor(dark) : UIColor(light) })
    }

    /// `Color(0x2D5016)`, as the watch app had it.
    init(_ rgb: UInt32, alpha: Double = 1) {
        self.init(
            .sRGB, red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
            blue: Double(rgb & 0xFF) / 255, opacity: alpha)
    }
}

/// A track on the map, in the map's own colors.
enum MapPalette: String {
    case road = "#D9D4C7"
    case park = "#C5D8B0"
    case water = "#A9C6DC"
}

extension MapPalette {
    var uiColor: UIColor { UIColor(Color.hex(rawValue)) }
}
