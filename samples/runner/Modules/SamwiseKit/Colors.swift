import SwiftUI
import UIKit

extension Color {
    /// The palette. SwiftUI has a `primary` and a `secondary` already, so it has a name of its own.
    public enum Samwise {
        // Brand
        public static let forestGreen = Color(red: 0x2D / 255, green: 0x50 / 255, blue: 0x16 / 255)
        public static let sageGreen = Color(red: 0x87 / 255, green: 0xA9 / 255, blue: 0x6B / 255)
        public static let warmBeige = Color(red: 0xF5 / 255, green: 0xF1 / 255, blue: 0xE8 / 255)
        public static let charcoal = Color(red: 0x2C / 255, green: 0x3E / 255, blue: 0x50 / 255)

        // Accents
        public static let sunriseOrange = Color(red: 0xFF / 255, green: 0x6B / 255, blue: 0x35 / 255)
        public static let gentleBlue = Color(red: 0x6C / 255, green: 0x9B / 255, blue: 0xD1 / 255)
        public static let softYellow = Color(red: 0xF7 / 255, green: 0xDC / 255, blue: 0x6F / 255)
        public static let mutedRed = Color(red: 0xE7 / 255, green: 0x4C / 255, blue: 0x3C / 255)

        // States
        public static let success = Color(red: 0x27 / 255, green: 0xAE / 255, blue: 0x60 / 255)
        public static let warning = Color(red: 0xF3 / 255, green: 0x9C / 255, blue: 0x12 / 255)
        public static let error = mutedRed
        public static let info = Color(red: 0x34 / 255, green: 0x98 / 255, blue: 0xDB / 255)

        /// Labels on forest green
        public static let onForest = Color.white

        // Elevation
        public static let shadowLow = forestGreen.opacity(0.1)
        public static let shadowMedium = forestGreen.opacity(0.15)
        public static let shadowHigh = forestGreen.opacity(0.2)
    }
}

extension UIColor {
    /// The same palette for UIKit.
    public enum Samwise {
        public static let forestGreen = UIColor(Color.Samwise.forestGreen)
        public static let sageGreen = UIColor(Color.Samwise.sageGreen)
        public static let warmBeige = UIColor(Color.Samwise.warmBeige)
        public static let charcoal = UIColor(Color.Samwise.charcoal)
        public static let sunriseOrange = UIColor(Color.Samwise.sunriseOrange)
        public static let gentleBlue = UIColor(Color.Samwise.gentleBlue)
        public static let softYellow = UIColor(Color.Samwise.softYellow)
        public static let mutedRed = UIColor(Color.Samwise.mutedRed)
        public static let success = UIColor(Color.Samwise.success)
        public static let warning = UIColor(Color.Samwise.warning)
        public static let error = UIColor(Color.Samwise.error)
        public static let info = UIColor(Color.Samwise.info)
        public static let onForest = UIColor(Color.Samwise.onForest)
        public static let shadowLow = UIColor(Color.Samwise.shadowLow)
        public static let shadowMedium = UIColor(Color.Samwise.shadowMedium)
        public static let shadowHigh = UIColor(Color.Samwise.shadowHigh)
    }
}
