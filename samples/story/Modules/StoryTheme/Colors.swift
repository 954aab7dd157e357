import SwiftUI

// Modern Calm with magical accents.

extension Color {
    // Brand
    public static let magicalPrimary = Color("MagicalPrimary") // #7B61FF
    public static let magicalSecondary = Color("MagicalSecondary") // #FFB443
    public static let magicalAccent = Color("MagicalAccent") // #FF617B

    // Modern Calm
    public static let calmBlue = Color(hex: "4F8CFF")
    public static let gentleGreen = Color(hex: "6DD6A7")
    public static let softGold = Color(hex: "FFD86B")
    public static let deepNavy = Color(hex: "222B45")
    public static let coolGray = Color(hex: "6B7280")
    public static let surface = Color(hex: "FFFFFF")
    public static let background = Color(hex: "F7F9FB")
    public static let border = Color(hex: "E3E8EF")

    // Magical accents, for reading
    public static let magicPurple = Color(hex: "A259FF")
    public static let skyBlue = Color(hex: "38BDF8")
    public static let fairyPink = Color(hex: "FF7EB9")
    public static let sparkleWhite = Color.white

    // States
    public static let success = Color("Success") // #4CAF50
    public static let warning = Color("Warning") // #FF9800
    public static let error = Color("Error") // #F44336
    public static let info = Color("Info") // #2196F3

    /// Under cards
    public static let cardShadow = Color.black.opacity(0.05)
}

extension Color {
    /// Reads `RRGGBB` and `AARRGGBB`, with or without `#`.
    init(hex: String) {
        let digits = hex.hasPrefix("#") ? String(hex.dropFirst()) : hex
        let value = UInt64(digits, radix: 16) ?? 0
        let hasAlpha = digits.count == 8
        let a = hasAlpha ? Double(value >> 24 & 0xFF) / 255 : 1
        self.init(
            .sRGB,
            red: Double(value >> 16 & 0xFF) / 255,
            green: Double(value >> 8 & 0xFF) / 255,
            blue: Double(value & 0xFF) / 255,
            opacity: a
        )
    }
}

public struct ColorTheme {
    public let background: Color
    public let surface: Color
    public let text: Color
    public let softText: Color
}

public struct ThemeColors {
    public static let light = ColorTheme(
        background: .white,
        surface: Color(hex: "F9F9F9"),
        text: Color(hex: "1A1A1A"),
        softText: Color(hex: "6B6B6B")
    )

    public static let dark = ColorTheme(
        background: Color(hex: "1A1A1A"),
        surface: Color(hex: "2C2C2C"),
        text: .white,
        softText: Color(hex: "B4B4B4")
    )

    public static func current(_ colorScheme: ColorScheme) -> ColorTheme {
        colorScheme == .dark ? dark : light
    }
}
