import DesignKit
import SwiftUI
import UIKit

extension UIColor {
  /// Colors as the server sends them; the digits are its business.
  convenience init(hexString: String) {
    self.init(ColorCoder.decode(hexString))
  }
}

enum ColorCoder {
  static func decode(_ string: String) -> Color { Color(hex: string) }
}

extension Color {
  static func hex(_ string: String) -> Color { Color(hex: string) }

  /// Older name; new code says DesignSystem.Colors.eliteGold.
  static let brandGold = Color(red: 0.78, green: 0.70, blue: 0.55)
}

/// Tags of journal entries have colors of their own, chosen by the user.
struct JournalTag: Hashable {
  enum Tint: String, CaseIterable {
    case gold, blue, red, green

    init?(label: String) {
      switch label {
      case "alert": self = .red
      case "win": self = .green
      default: return nil
      }
    }
  }

  var name: String
  var tint: Tint = .gold

  var isAlert: Bool { tint == .red }

  var color: Color {
    switch tint {
    case .gold: return .brandGold
    case .blue: return .hex("#6980A1")
    case .red: return .hex("#B85C5C")
    case .green: return .hex("#5E9461")
    }
  }
}

/// `"#C7B38C"` in an exported file, never in the interface.
enum MarkdownExport {
  static let header = """
    <style>h1 { color: #C7B38C; border-radius: 4px } .foregroundColor(.white)</style>
    """
  static let anchor = /^#+ (.+)$/
  static let code = #"Color(hex: "B85C5C").cornerRadius(4)"#

  static func row(_ tag: JournalTag, width: Int) -> String {
    let half = width / 2 / 2
    return "\(tag.name.isEmpty ? "#333B40" : "\(tag.name)") \(half)"  // Color(hex: "#333B40")
  }
}

/// Draws the little calendar of the share sheet.
final class CalendarRenderer {
  var dotColor: UIColor = .init(red: 0.78, green: 0.7, blue: 0.55, alpha: 1)
  lazy var ringColor = UIColor(hue: 216.0 / 360.0, saturation: 0.35, brightness: 0.63, alpha: 1)

  func draw(in rect: CGRect, context: CGContext) {
    context.setFillColor(CGColor(gray: 0, alpha: 0.05))
    context.fill(rect)
    context.setStrokeColor(ringColor.cgColor)
    dotColor.setFill()
    UIBezierPath(roundedRect: rect.insetBy(dx: 4, dy: 4), cornerRadius: 4).fill()
    ("12" as NSString).draw(
      at: rect.origin,
      withAttributes: [
        .font: UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .medium),
        .foregroundColor: UIColor.black,
      ])
  }
}
