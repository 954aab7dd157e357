/// Fits a scale with the fewest steps to the numbers in use: a type scale, a scale of radii.
///
/// Neighboring numbers share a step, which is the one of them that most of their uses have, so that the values that an
/// app really has are kept. Of all such scales with the fewest steps, the one with the least total change is chosen.
struct FittedScale {
  /// One step.
  struct Step: Equatable {
    /// The number that represents the others.
    var value: Double
    /// The numbers that it represents, ascending.
    var members: [Double]
    /// How many uses they have.
    var count: Int
  }

  /// The steps, ascending.
  let steps: [Step]

  /// Fits a scale to numbers and how often each is used.
  ///
  /// `reach` is the maximum difference between a number and its step; it grows with the number.
  /// - Complexity: O(n³) in the number of different numbers; beyond 300 the rarest are left out.
  init(_ uses: [Double: Int], reach: (Double) -> Double) {
    let frequent = uses.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(300)
    let numbers = frequent.map(\.key).sorted()
    let counts = numbers.map { uses[$0] ?? 0 }
    // best[i]: the fewest steps, and among those the least change, for the first i numbers.
    var best: [(steps: Int, movement: Double, start: Int, value: Double)] = [(0, 0, 0, 0)]
    for end in numbers.indices {
      var found: (steps: Int, movement: Double, start: Int, value: Double)?
      for start in (0...end).reversed() {
        // Earlier numbers are out of reach too.
        if numbers[end] - numbers[start] > 2 * reach(numbers[end]) { break }
        guard let (value, movement) = Self.step(start...end, numbers, counts, reach) else {
          continue
        }
        let candidate = (
          steps: best[start].steps + 1, movement: best[start].movement + movement, start: start,
          value: value
        )
        if let current = found,
          (current.steps, current.movement) <= (candidate.steps, candidate.movement)
        {
          continue
        }
        found = candidate
      }
      best.append(found ?? (best[end].steps + 1, best[end].movement, end, numbers[end]))
    }
    steps = Self.trace(best, numbers, counts)
  }

  /// The member within reach of all others of a range that has most of the uses, with the least total change.
  private static func step(
    _ range: ClosedRange<Int>, _ numbers: [Double], _ counts: [Int], _ reach: (Double) -> Double
  ) -> (value: Double, movement: Double)? {
    var best: (value: Double, movement: Double)?
    let uses = range.reduce(0) { $0 + counts[$1] }
    for center in range where Double(counts[center]) >= share * Double(uses) {
      let value = numbers[center]
      guard value - numbers[range.lowerBound] <= reach(value),
        numbers[range.upperBound] - value <= reach(value)
      else { continue }
      let movement = range.reduce(0.0) {
        $0 + (numbers[$1] - value).magnitude * Double(counts[$1])
      }
      if best.map({ movement < $0.movement }) ?? true { best = (value, movement) }
    }
    return best
  }

  /// The share of a step's uses that its value has at least: three of five, so that no scale moves most of them.
  private static let share = 0.6

  private static func trace(
    _ best: [(steps: Int, movement: Double, start: Int, value: Double)], _ numbers: [Double],
    _ counts: [Int]
  ) -> [Step] {
    var steps: [Step] = []
    var end = numbers.count
    while end > 0 {
      let (start, value) = (best[end].start, best[end].value)
      steps.append(
        Step(
          value: value, members: Array(numbers[start..<end]),
          count: counts[start..<end].reduce(0, +)))
      end = start
    }
    return steps.reversed()
  }
}
