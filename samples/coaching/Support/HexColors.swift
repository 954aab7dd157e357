import SwiftUI
import UIKit

extension Color {
    /// Reads `RRGGBB` and `AARRGGBB`.
    init(hex: String) {
        let digits = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
        let value = Scanner(string: digits).scanUInt64(representation: .hexadecimal) ?? 0
        let a, r, g, b: UInt64
        switch digits.count {
        case 8:
            (a, r, g, b) = (value >> 24, value >> 16 & 0xFF, value >> 8 & 0xFF, value & 0xFF)
        default:
            (a, r, g, b) = (255, value >> 16, value >> 8 & 0xFF, value & 0xFF)
        }
        self.init(
            .sRGB, red: Double(r) / 255, green: Double(g) / 255, blue: Double(b) / 255,
            opacity: Double(a) / 255)
    }
}

extension UIColor {
    /// What the old web view settings stored; the parsing is the codec's business.
    convenience init(hexString: String) {
        let parts = PaletteCodec.components(of: hexString)
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}

enum PaletteCodec {
    /// The four components of a stored color.
    static func components(of text: String) -> [CGFloat] {
        let bytes = text.utf8.map { CGFloat($0) }
        return [bytes.first ?? 0, bytes.last ?? 0, CGFloat(bytes.count), 255].map { $0 / 255 }
    }

    /// The key that means "nothing stored yet".
    static let emptyKey = hexKey("00000000")

    static func hexKey(_ text: String) -> String { "palette." + text }
}
