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

  /// The duration in seconds of `timingCurve` without one.
  ///
  /// Source: the documentation of `Animation.timingCurve(_:_:_:_:duration:)`.
  static let standardDuration = 0.35

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

  /// The bounce of each of SwiftUI's springs that are given by duration and bounce.
  ///
  /// Source: the documentation of `Animation.smooth`, `snappy` and `bouncy`.
  private static let bounces = ["spring": 0, "smooth": 0, "snappy": 0.15, "bouncy": 0.3]

  /// The damping fraction of `spring(response:)`.
  private static let standardDamping = 0.825

  /// Whether `name` is a function of `Animation` that makes a spring of SwiftUI's kind.
  static func isSpring(_ name: String) -> Bool { bounces[name] != nil }

  /// A spring by the arguments of a function of `Animation`, by label; `nil` for others, and without any for `spring`,
  /// whose standard values differ between versions of the system.
  ///
  /// A duration is the response, 0.5 s where none is given, and the damping fraction is 1 - bounce, or 1 / (1 + bounce)
  /// where the bounce is negative, as `Spring.init(duration:bounce:)` computes them. A blend duration must be 0.
  static func spring(_ name: String, _ arguments: [String: Double]) -> AnimationValue.Motion? {
    guard let standard = bounces[name], arguments["blendDuration"] ?? 0 == 0 else { return nil }
    let labels = Set(arguments.keys).subtracting(["blendDuration"])
    if name == "spring", let response = arguments["response"] {
      guard labels.isSubset(of: ["response", "dampingFraction"]) else { return nil }
      let damping = arguments["dampingFraction"] ?? standardDamping
      return .spring(response: response, dampingFraction: damping)
    }
    let bounce = name == "spring" ? "bounce" : "extraBounce"
    guard labels.isSubset(of: ["duration", bounce]), name != "spring" || !labels.isEmpty else {
      return nil
    }
    let sum = standard + (arguments[bounce] ?? 0)
    guard sum > -1, sum <= 1 else { return nil }
    let damping = sum < 0 ? 1 / (1 + sum) : 1 - sum
    return .spring(
      response: arguments["duration"] ?? 0.5, dampingFraction: (damping * 1e6).rounded() / 1e6)
  }
}
