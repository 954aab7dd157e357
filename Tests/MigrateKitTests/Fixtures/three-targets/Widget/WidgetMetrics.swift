import CoreGraphics

/// The app has its own.
enum Metrics {
  static let inset: CGFloat = 26
  static let gap: CGFloat = 6
}
