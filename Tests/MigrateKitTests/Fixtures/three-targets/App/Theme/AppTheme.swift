import SwiftUI

enum AppColors {
  static let banner = Color(red: 31 / 255, green: 111 / 255, blue: 235 / 255)
}

enum AppMetrics {
  static let rowInset: CGFloat = 14
  static var shelf: CGFloat { depth(.deep) }

  /// The raw values of a nested enum, which the mapping does not name.
  private enum Depth: CGFloat {
    case flat = 2
    case deep = 44
  }

  private static func depth(_ depth: Depth) -> CGFloat { depth.rawValue }
}
