import SwiftUI
import UIKit

/// The route of a run, drawn over a sketch of the map.
struct RunMapView: View {
    let points: [CGPoint]
    var isPaused = false

    private enum Metrics {
        static let lineWidth: CGFloat = 4
        static let pinRadius = 8.928
        static let legendRadius: CGFloat = 12
    }

    var body: some View {
        ZStack(alignment: .bottomTrailing) {
            route
            legend
            if isPaused {
                Color.black.opacity(0.5)
                    .overlay(Text("Paused").font(.system(size: 30, weight: .bold)).foregroundColor(.white))
            }
        }
        .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
    }

    private var route: some View {
        Path { path in
            path.addLines(points)
        }
        .stroke(
            LinearGradient(
                colors: [Color(hex: 0x6C9BD1), Color(hex: 0xFF6B35)], startPoint: .leading,
                endPoint: .trailing),
            lineWidth: Metrics.lineWidth)
    }

    private var legend: some View {
        HStack(spacing: 4) {
            Image(systemName: "location.circle.fill")
                .font(.system(size: 15))
                .foregroundColor(Color(hex: 0x3498DB))
            Text("GPS")
                .font(.system(size: 11, weight: .regular))
                .foregroundColor(Color(hex: 0x2C3E50))
        }
        .padding(8)
        .background(Color(hex: 0xF5F1E8, alpha: 0.9))
        .cornerRadius(Metrics.legendRadius)
        .shadow(color: Color(hex: 0x2D5016, alpha: 0.15), radius: 8, x: 0, y: 4)
    }
}

extension Color {
    /// `Color(hex: 0x2D5016)`
    init(hex: UInt32, alpha: Double = 1) {
        self.init(
            red: Double((hex >> 16) & 0xFF) / 255,
            green: Double((hex >> 8) & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255,
            opacity: alpha)
    }
}

extension UIColor {
    static func fromHex(_ text: String) -> UIColor { UIColor(Color.hex(text)) }

    /// The line of a friend on the map: one for daylight, one for the night.
    static let friendLine = UIColor { traits in
        switch traits.userInterfaceStyle {
        case .dark: return UIColor(red: 0.61, green: 0.76, blue: 0.92, alpha: 1)
        default: return UIColor(red: 108/255, green: 155/255, blue: 209/255, alpha: 1)
        }
    }
}

/// A pin, drawn once and cached.
final class PinView: UIView {
    private let label = UILabel()
    private let bubble = UIView()

    func show(_ name: String, isFailed: Bool) {
        label.text = name
        label.font = UIFontMetrics.default.scaledFont(for: UIFont.systemFont(ofSize: 12, weight: .regular))
        label.textColor = UIColor.fromHex("#2C3E50")
        label.backgroundColor = isFailed ? UIColor.fromHex("#E74C3C") : UIColor.fromHex("#87A96B")
        bubble.layer.cornerRadius = 8
        bubble.backgroundColor = UIColor.fromHex("#F5F1E8").withAlphaComponent(0.9)
        bubble.layer.shadowColor = UIColor.fromHex("#2D5016").cgColor
        if bubble.backgroundColor == .red { bubble.isHidden = true }
    }

    func caption(_ text: String) -> NSAttributedString {
        NSAttributedString(
            string: text,
            attributes: [
                .foregroundColor: UIColor.fromHex("#2C3E50"),
                .font: UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular),
                .kern: 0.5,
            ])
    }

    override func draw(_ rect: CGRect) {
        UIColor(named: "PinFill")?.setFill()
        UIBezierPath(roundedRect: rect, cornerRadius: rect.height / 2).fill()
        let path = UIBezierPath(roundedRect: rect.insetBy(dx: 2, dy: 2), cornerRadius: 6)
        UIColor(hue: 15.0 / 360.0, saturation: 0.79, brightness: 1, alpha: 1).setStroke()
        path.stroke()
        label.font = label.font.withSize(14)
    }
}
