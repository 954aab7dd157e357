import Testing

@testable import MigrateKit

/// The fewest steps that all numbers are near to.
@Suite struct FittedScaleTests {
  @Test(
    arguments: [
      ("nothing", [:], []),
      ("one number", [12: 3], [12]),
      ("numbers that are far apart", [4: 1, 8: 1, 16: 1], [4, 8, 16]),
      ("the most used of near numbers", [11: 1, 12: 9, 13: 2], [12]),
      ("as few steps as can be", [10: 5, 11: 1, 12: 5, 13: 1], [10, 12]),
      ("of two ways the one that moves less", [10: 9, 11: 1, 12: 4], [10, 12]),
      ("two that are used much stay two", [12: 56, 13: 50, 14: 17], [12, 13]),
      ("a number between two goes to the nearer use", [8: 10, 9: 1, 10: 1, 11: 10], [8, 11]),
    ] as [(String, [Double: Int], [Double])])
  func fits(name: String, uses: [Double: Int], steps: [Double]) {
    let scale = FittedScale(uses) { _ in 1 }
    #expect(scale.steps.map(\.value) == steps, "\(name)")
    #expect(scale.steps.map(\.count).reduce(0, +) == uses.values.reduce(0, +))
    #expect(scale.steps.flatMap(\.members) == uses.keys.sorted())
  }

  @Test func everyNumberIsNearItsStep() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<40 {
      var uses: [Double: Int] = [:]
      for _ in 0..<Int.random(in: 1...30, using: &random) {
        uses[Double(Int.random(in: 1...80, using: &random)) / 2] = Int.random(
          in: 1...9, using: &random)
      }
      let scale = FittedScale(uses) { max(1, $0 * 0.15) }
      for step in scale.steps {
        for member in step.members {
          #expect((member - step.value).magnitude <= max(1, step.value * 0.15))
        }
      }
      #expect(scale.steps.map(\.value) == scale.steps.map(\.value).sorted())
      #expect(scale.steps == FittedScale(uses) { max(1, $0 * 0.15) }.steps)
    }
  }

  @Test func thousandsOfNumbersAreFittedByTheirMostFrequent() {
    var uses: [Double: Int] = [:]
    for number in 0..<2000 { uses[Double(number)] = number < 300 ? 2 : 1 }
    #expect(FittedScale(uses) { _ in 0.5 }.steps.count == 300)
  }
}
