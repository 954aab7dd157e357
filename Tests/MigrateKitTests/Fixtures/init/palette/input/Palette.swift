import UIKit

final class Palette {
  static let shared = Palette()

  let background = UIColor { traits in
    switch traits.userInterfaceStyle {
    case .dark: return UIColor(white: 0.1, alpha: 1)
    default: return UIColor(white: 0.98, alpha: 1)
    }
  }
  let label = UIColor(red: 0.1, green: 0.1, blue: 0.2, alpha: 1)
  var warning: UIColor { UIColor(red: 1, green: 0.7, blue: 0, alpha: 1) }
  let plainWhiteKnob = UIColor.white
}

extension UIColor {
  @objc class var link2: UIColor { Palette.shared.label }
  static func forState(_ state: Int) -> UIColor { state == 0 ? .red : .green }
}

extension UIFont {
  static let caption = UIFont.systemFont(ofSize: 12, weight: .medium)
  static let heading = UIFontMetrics(forTextStyle: .title2)
    .scaledFont(for: UIFont.systemFont(ofSize: 22, weight: .bold))
}
