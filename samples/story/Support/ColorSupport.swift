import SwiftUI
import UIKit

extension Color {
    /// `RRGGBB` or `AARRGGBB`, with or without `#`; older than the theme's own.
    init(hex: String) {
        let digits = hex.trimmingCharacters(in: CharacterSet(charactersIn: "#"))
        let value = UInt64(digits, radix: 16) ?? 0
        let alpha = digits.count == 8 ? Double((value >> 24) & 0xFF) / 255 : 1
        self.init(
            .sRGB,
            red: Double((value >> 16) & 0xFF) / 255,
            green: Double((value >> 8) & 0xFF) / 255,
            blue: Double(value & 0xFF) / 255,
            opacity: alpha
        )
    }
}

extension UIColor {
    /// `0xRRGGBB`
    convenience init(rgb: Int, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat((rgb >> 16) & 0xFF) / 255,
            green: CGFloat((rgb >> 8) & 0xFF) / 255,
            blue: CGFloat(rgb & 0xFF) / 255,
            alpha: alpha)
    }
}

extension View {
    /// Rounds some corners only; SwiftUI could not, once.
    func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
        clipShape(RoundedCorner(radius: radius, corners: corners))
    }

    /// A card with a border. The defaults are part of the interface.
    public func storyCard(
        cornerRadius: CGFloat = 16, border: Color = Color(red: 227/255, green: 232/255, blue: 239/255)
    ) -> some View {
        clipShape(RoundedRectangle(cornerRadius: cornerRadius))
            .overlay(RoundedRectangle(cornerRadius: cornerRadius).stroke(border))
    }
}

struct RoundedCorner: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners

    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: corners,
            cornerRadii: CGSize(width: radius, height: radius))
        return Path(path.cgPath)
    }
}

#if os(macOS)
import AppKit

extension NSColor {
    static func windowTint() -> NSColor {
        NSColor(calibratedRed: 0.969, green: 0.976, blue: 0.984, alpha: 1)
    }
}

final class MacHeaderView: NSView {
    override func draw(_ dirtyRect: NSRect) {
        NSColor(calibratedRed: 0.482, green: 0.38, blue: 1, alpha: 1).setFill()
        NSBezierPath(roundedRect: bounds, xRadius: 12, yRadius: 12).fill()
    }
}
#endif
