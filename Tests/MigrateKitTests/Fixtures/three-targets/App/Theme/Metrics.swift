import CoreGraphics

/// The widget has its own.
enum Metrics {
  static let inset: CGFloat = 28
  static let gap: CGFloat = 6
}
