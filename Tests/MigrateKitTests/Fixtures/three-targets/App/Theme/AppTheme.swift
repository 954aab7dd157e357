import SwiftUI

enum AppColors {
  static let banner = Color(red: 31 / 255, green: 111 / 255, blue: 235 / 255)
}

enum AppMetrics {
  static let rowInset: CGFloat = 14
}
