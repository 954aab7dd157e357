import CoreGraphics
import UIKit

/// Draws the cover of a story that has no picture.
struct CoverRenderer {
    let size: CGSize

    /// Cover edges, in points.
    private let edge: Float = 12

    func image(for story: Story) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            let canvas = context.cgContext
            canvas.setFillColor(CGColor(red: 0.482, green: 0.38, blue: 1, alpha: 1))
            canvas.fill(CGRect(origin: .zero, size: size))
            UIColor(rgb: 0xFFD86B).setFill()
            UIBezierPath(
                roundedRect: CGRect(x: 16, y: 16, width: size.width - 32, height: 8),
                cornerRadius: size.height / 40
            ).fill()
            canvas.setStrokeColor(CGColor(gray: 1, alpha: 0.5))
            canvas.setLineWidth(CGFloat(edge) / 4)
            canvas.stroke(CGRect(origin: .zero, size: size))
            draw(story.title)
        }
    }

    private func draw(_ title: String) {
        let configuration = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)
        let symbol = UIImage(systemName: "book.closed.fill", withConfiguration: configuration)
        symbol?.withTintColor(.white).draw(at: .zero)
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont(name: "Baloo2-Bold", size: 22) ?? UIFont.systemFont(ofSize: 22, weight: .semibold),
            .foregroundColor: UIColor(rgb: 0x222B45),
        ]
        (title as NSString).draw(at: CGPoint(x: 16, y: 48), withAttributes: attributes)
    }

    /// A cover whose color someone chose by hand.
    func isBrandColor(_ color: UIColor) -> Bool {
        if color == UIColor(rgb: 0x7B61FF) { return true }
        if let named = UIColor(named: "CoverTint"), named == color { return true }
        return false
    }
}
