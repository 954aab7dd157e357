/// Compares animations: curves with curves, springs with springs.
struct AnimationMetric: ValueMetric {
  let value: AnimationValue
  private let scale: NumberScale

  init(value: AnimationValue, thresholds: Thresholds) {
    self.value = value
    scale = NumberScale(.duration, thresholds)
  }

  static let noun = "animation"
  static let unit = Distance.Unit.seconds
  static func words(_ value: AnimationValue) -> String { ValueWords.animation(value) }

  var absence: String { "the design system has no animation like \(Self.words(value))" }

  /// The differences of damping for `near` and for `review`.
  private static let nearDamping = 0.01
  private static let reviewDamping = 0.1

  func difference(to other: AnimationValue) -> MetricDifference? {
    let seconds: Double
    var damping = 0.0
    switch (value.motion, other.motion) {
    case (.spring(let response, let swing), .spring(let otherResponse, let otherSwing)):
      (seconds, damping) = (abs(response - otherResponse), abs(swing - otherSwing))
    case (.curve, .curve):
      guard value.motion == other.motion, (value.duration == nil) == (other.duration == nil) else {
        return nil
      }
      seconds = abs((value.duration ?? 0) - (other.duration ?? 0))
    default: return nil
    }
    // Both differences in units of the `review` threshold.
    let total = seconds / 0.05 + damping / Self.reviewDamping
    return MetricDifference(
      distance: seconds, total: total, isExact: total == 0,
      isNear: seconds <= scale.near && damping <= Self.nearDamping,
      isWithinReach: seconds <= scale.reach(of: value.seconds) && damping <= Self.reviewDamping)
  }

  func margin(of best: MetricDifference, before next: MetricDifference) -> Double? {
    next.isWithinReach ? next.distance - best.distance : nil
  }

  func fit(of token: Int, query: MatchQuery, context: MatchContext) -> RoleFit {
    let isIndicated =
      switch value.motion {
      case .curve: context.index.indicates(token, in: query) == true
      // Springs are hardly equal by chance, so that only one of another part of the app needs a word.
      case .spring: !context.isOfOtherPart(token, than: query)
      }
    return isIndicated ? .silent : .unconfirmed
  }
}

extension ValueWords {
  /// `easeInOut of 0.3 s`, `a spring of 0.3 s with a damping of 0.7`.
  static func animation(_ animation: AnimationValue) -> String {
    let duration = animation.duration.map { " of \(ReasonMessages.short($0)) s" } ?? ""
    switch animation.motion {
    case .spring(let response, let damping):
      return "a spring of \(ReasonMessages.short(response)) s with a damping of "
        + ReasonMessages.short(damping)
    case .curve(let x1, let y1, let x2, let y2):
      let numbers = [x1, y1, x2, y2].map(ReasonMessages.short).joined(separator: ", ")
      return (animation.motion.name ?? "the curve \(numbers)") + duration
    }
  }
}
