/// How far apart numbers of a category may lie: what is near, what a person may review, in which unit.
struct NumberScale {
  /// The unit of distances.
  let unit: Distance.Unit
  /// Up to which distance a number is `near`; the runner-up must be further by as much.
  let near: Double
  private let review: Double
  private let share: Double

  init(_ category: TokenCategory, _ thresholds: Thresholds) {
    share = thresholds.reviewShare
    switch category {
    case .duration:
      // A frame lasts a sixtieth of a second: nobody sees less.
      (unit, near, review) = (.seconds, 1.0 / 60, 0.05)
    case .opacity:
      // Half a step of 8 bits is nothing; a twentieth can be seen.
      (unit, near, review) = (.share, 0.5 / 255, 0.05)
    case .borderWidth:
      // Half of the finest pixel is nothing; from 1 to 1.5 a line is another line.
      (unit, near, review) = (.pt, min(1.0 / 6, thresholds.nearPoints), 0.5)
    case .spacing:
      // What is written as a fraction is meant as one; only what falls on the same pixel is nothing.
      (unit, near, review) = (.pt, min(1.0 / 6, thresholds.nearPoints), thresholds.reviewPoints)
    default:
      (unit, near, review) = (.pt, thresholds.nearPoints, thresholds.reviewPoints)
    }
  }

  /// Up to which distance from `value` a token may match at all.
  func reach(of value: Double) -> Double {
    // What is a share of the whole already has no share of its own.
    max(review, unit == .share ? 0 : share * value, near)
  }
}
