/// Every detector, in the order in which the documentation lists them.
///
/// Detectors are independent of one another: the order has no effect on what is found.
package enum DetectorRegistry {
  static let detectors: [any Detector.Type] = [
    ColorDetector.self, FontDetector.self, RadiusDetector.self, SpacingDetector.self,
    ShadowDetector.self, DurationDetector.self, AnimationDetector.self, OpacityDetector.self,
    LineSpacingDetector.self,
    BorderWidthDetector.self, TouchTargetDetector.self, FontSizeDetector.self,
    DeprecatedNameDetector.self,
  ]

  /// The detectors of some categories, always including those for any category.
  static func detectors(of categories: Set<TokenCategory>) -> [any Detector.Type] {
    detectors.filter { detector in
      detector.category.map(categories.contains) ?? true
    }
  }
}
