/// The tolerances of a category's numbers: for `near`, for `review`, and their unit.
struct NumberScale {
  /// The unit of distances.
  let unit: Distance.Unit
  /// Up to which distance a number is `near`; the runner-up must be further by as much.
  let near: Double
  private let review: Double
  private let share: Double

  init(_ category: TokenCategory, _ thresholds: Thresholds, of value: Double = .infinity) {
    share = thresholds.reviewShare
    switch category {
    case .duration:
      // A frame lasts a sixtieth of a second; less is invisible.
      (unit, near, review) = (.seconds, 1.0 / 60, 0.05)
    case .opacity:
      // Half a step of 8 bits is invisible; a twentieth is not.
      (unit, near, review) = (.share, 0.5 / 255, 0.05)
    case .borderWidth:
      // Half of the smallest pixel is invisible; a line of 1.5 differs visibly from one of 1.
      (unit, near, review) = (.pt, min(1.0 / 6, thresholds.nearPoints), 0.5)
    case .font, .fontSize:
      // Text of another size differs visibly.
      (unit, near, review) = (.pt, min(1.0 / 6, thresholds.nearPoints), thresholds.reviewPoints)
    case .spacing:
      // What is written as a fraction is meant as one; only what falls on the same pixel is nothing.
      (unit, near, review) = (.pt, min(1.0 / 6, thresholds.nearPoints), thresholds.reviewPoints)
    default:
      // Half a point is seen in a radius of less than five.
      let near = min(thresholds.nearPoints, max(value, 0) / 10)
      (unit, self.near, review) = (.pt, near, thresholds.reviewPoints)
    }
  }

  /// Up to which distance from `value` a token may match at all.
  func reach(of value: Double) -> Double {
    // The tolerance of an opacity is absolute, not relative.
    max(review, unit == .share ? 0 : share * value, near)
  }
}
