/// The doubts about a number's match because of the runner-up.
enum NumberDoubts {
  /// The reasons to doubt `best` as the match for `value`, given the next nearest token.
  static func doubts(
    value: Double, best: Double, runnerUp: Double, runnerUpName: String, scale: NumberScale
  ) -> [Reason] {
    let distance = abs(value - best)
    let other = abs(value - runnerUp)
    // Decimals such as 8.1 and 8.3 have no exact middle in binary, so a millionth of a point is
    // tolerated.
    if abs(other - distance) < 1e-6 {
      return [ReasonMessages.halfway(value, best, runnerUp)]
    }
    guard other - distance < scale.near else { return [] }
    return [
      ReasonMessages.closeRunnerUp(
        runnerUpName, distance: other, unit: scale.unit, margin: other - distance,
        needed: scale.near)
    ]
  }
}
