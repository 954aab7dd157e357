import CoreGraphics

/// Written by each developer's setup script; git ignores this folder.
enum LocalMetrics {
  static let tab: CGFloat = 10
}
