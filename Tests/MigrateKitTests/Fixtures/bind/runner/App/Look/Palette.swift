import SwiftUI

/// The same design system as in samples/runner, with other names and in other places.
enum Palette {
    static let charcoal = Color(rgb: 0x2C3E50)
    static let beige = Color(rgb: 0xF5F1E8)
    static let orange = Color(rgb: 0xFF6B35)
    static let leaf = Color(rgb: 0x87A96B)

    enum Feedback {
        static let ok = Color(rgb: 0x27AE60)
        static let attention = Color(rgb: 0xF39C12)
    }

    /// Darker than in the document.
    static let forestGreen = Color(rgb: 0x1F3A0F)

    /// No token of the system.
    static let mapWater = Color(rgb: 0xAADAFF)
}

extension Color {
    init(rgb: UInt32) {
        self.init(
            red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
            blue: Double(rgb & 0xFF) / 255)
    }
}
