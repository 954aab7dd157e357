/// An animation: a timing curve or a spring.
package struct AnimationValue: Hashable, Sendable {
  /// Its course over time.
  package enum Motion: Hashable, Sendable {
    /// A cubic Bézier curve from 0, 0 to 1, 1 by its two control points, as CSS and Core Animation
    /// give them.
    case curve(x1: Double, y1: Double, x2: Double, y2: Double)
    /// A spring as SwiftUI describes it: response in seconds and damping fraction, 1 for one that
    /// does not oscillate.
    case spring(response: Double, dampingFraction: Double)
  }

  /// The curve or the spring.
  package var motion: Motion
  /// The duration in seconds; `nil` for a spring and for a curve alone.
  package var duration: Double?

  /// Makes an animation.
  package init(_ motion: Motion, duration: Double? = nil) {
    self.motion = motion
    self.duration = duration
  }

  /// Its duration, or the response of its spring; 0 for a curve alone.
  package var seconds: Double {
    if case .spring(let response, _) = motion { return response }
    return duration ?? 0
  }
}

extension AnimationValue.Motion {
  /// The curves that Apple's frameworks have names for, which are those of CSS.
  ///
  /// SwiftUI documents no control points; `UnitCurve` shows that they are these.
  static let named: [(name: String, motion: AnimationValue.Motion)] = [
    ("linear", .curve(x1: 0, y1: 0, x2: 1, y2: 1)),
    ("easeIn", .curve(x1: 0.42, y1: 0, x2: 1, y2: 1)),
    ("easeOut", .curve(x1: 0, y1: 0, x2: 0.58, y2: 1)),
    ("easeInOut", .curve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)),
  ]

  /// The name of the curve, where it has one.
  package var name: String? { Self.named.first { $0.motion == self }?.name }

  /// The curve of a name; `nil` for any other word.
  static func named(_ name: String) -> AnimationValue.Motion? {
    named.first { $0.name == name }?.motion
  }
}
