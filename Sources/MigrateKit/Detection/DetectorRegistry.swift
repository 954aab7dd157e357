/// Every detector, in the order in which the documentation lists them.
///
/// Detectors are independent of one another: the order has no effect on what is found.
package enum DetectorRegistry {
  static let detectors: [any Detector.Type] = [
    ColorDetector.self, FontDetector.self, RadiusDetector.self, SpacingDetector.self,
    ShadowDetector.self, DurationDetector.self, OpacityDetector.self, LineSpacingDetector.self,
    BorderWidthDetector.self, TouchTargetDetector.self, LegacyNameDetector.self,
  ]

  /// The detectors of some categories; those without forms of their own are for every one.
  static func detectors(of categories: Set<TokenCategory>) -> [any Detector.Type] {
    detectors.filter { detector in
      let infos = detector.infos
      return infos.isEmpty || infos.contains { categories.contains($0.category) }
    }
  }

  /// Every form that is found.
  package static var infos: [DetectorInfo] { detectors.flatMap { $0.infos } }
}
