import MigrateKitCore

/// Swift expressions for animations.
enum SwiftAnimation {
  /// An animation for one kind of site; `nil` if the site cannot express it.
  static func expression(_ animation: AnimationValue, for site: Site) -> String? {
    switch (animation.motion, site) {
    case (.spring(let response, let dampingFraction), .animation):
      return
        "Animation.spring(\(arguments([("response", response), ("dampingFraction", dampingFraction)])))"
    case (.curve(let x1, let y1, let x2, let y2), .animation):
      let duration = animation.duration.map { [("duration", $0)] } ?? []
      if let name = animation.motion.name {
        return "Animation.\(name)" + (duration.isEmpty ? "" : "(\(arguments(duration)))")
      }
      let points = [x1, y1, x2, y2].map { ("", $0) }
      return "Animation.timingCurve(\(arguments(points + duration)))"
    case (.curve(let x1, let y1, let x2, let y2), .timingFunction):
      let points = [x1, y1, x2, y2].map(SwiftNumber.text).joined(separator: ", ")
      return "CAMediaTimingFunction(controlPoints: \(points))"
    default: return nil
    }
  }

  private static func arguments(_ arguments: [(label: String, value: Double)]) -> String {
    arguments.map { ($0.label.isEmpty ? "" : $0.label + ": ") + SwiftNumber.text($0.value) }
      .joined(separator: ", ")
  }
}
