import Testing

@testable import MigrateKit

/// The search for the changes that make a command fail, on commands that are a line of Swift.
@Suite struct FailureBisectionTests {
  // MARK: Named cases

  @Test func oneRunIfEverythingPasses() {
    let played = Game(changes: 100).play()
    #expect(played.search.good == Set(0..<100))
    #expect(played.runs == 1)
  }

  @Test func noChangesNeedNoRun() {
    #expect(FailureBisection([]).question == nil)
  }

  @Test func oneCulpritAmongAThousand() {
    let played = Game(changes: 1000, failingTogether: [[617]]).play()
    #expect(played.search.culprits == [617])
    #expect(played.search.good.count == 999)
    // All, ten halvings, and the rest.
    #expect(played.runs <= 13)
  }

  @Test func ofTwoThatOnlyFailTogetherOneIsKept() {
    let played = Game(changes: 64, failingTogether: [[5, 40]]).play()
    #expect(played.search.culprits.count == 1)
    #expect(Set(played.search.culprits).isSubset(of: [5, 40]))
    #expect(played.search.good.count == 63)
  }

  @Test func changesContainingAnErrorNeedNoSearch() {
    var game = Game(changes: 1000, failingTogether: [[3], [500], [999]])
    game.blame = { .init(certain: $0.intersection([3, 500, 999])) }
    let played = game.play()
    #expect(played.search.culprits == [3, 500, 999])
    #expect(played.search.good.count == 997)
    #expect(played.runs == 2)
  }

  @Test func aCompilerThatStopsAtTheFirstFileNeedsARunForEach() {
    var game = Game(changes: 1000, failingTogether: [[3], [500], [999]])
    game.blame = { .init(certain: Set($0.intersection([3, 500, 999]).sorted().prefix(1))) }
    #expect(game.play().runs == 4)
  }

  @Test func changesNearAnErrorAreRetried() {
    var game = Game(changes: 100, failingTogether: [[42]])
    game.blame = { $0.contains(42) ? .init(possible: Set(40..<50)) : .init() }
    let played = game.play()
    #expect(played.search.culprits == [42])
    #expect(played.search.good.count == 99)
  }

  @Test func anErrorThatRemainsWithoutAChangeClearsIt() {
    // The error is shown in 7 whether or not 7 is applied; what causes it is 30.
    var game = Game(changes: 50, failingTogether: [[30]])
    game.blame = { kept in
      kept.contains(7) ? .init(certain: [7]) : .init(acquitted: [7])
    }
    let played = game.play()
    #expect(played.search.culprits.contains(30))
    #expect(played.search.good.count >= 48)
  }

  @Test func blamingEverythingIsIgnored() {
    var game = Game(changes: 40, failingTogether: [[11], [30]])
    game.blame = { .init(possible: $0) }
    let played = game.play()
    #expect(played.search.culprits.sorted() == [11, 30])
  }

  @Test func oneBadTokenNeedsNoSearchForEachUse() {
    // Every tenth change writes the same replacement, which does not exist.
    var game = Game(changes: 200)
    game.traits = (0..<200).map { .init(file: $0 / 20, kind: $0 % 10 == 0 ? 0 : 1 + $0) }
    game.failingTogether = stride(from: 0, to: 200, by: 10).map { [$0] }
    let played = game.play(limit: 14)
    #expect(played.search.good == Set((0..<200).filter { $0 % 10 != 0 }))
  }

  @Test func aBadTokenReportedFileByFileDoesNotDelayOthers() {
    // A compiler that stops at the first file with errors, and a token used in 30 files.
    var game = Game(changes: 300)
    game.traits = (0..<300).map { .init(file: $0 / 10, kind: $0 % 10) }
    game.failingTogether = stride(from: 0, to: 300, by: 10).map { [$0] }
    game.blame = { .init(certain: Set($0.filter { $0 % 10 == 0 }.sorted().prefix(1))) }
    #expect(game.play(limit: 2).search.good == Set((0..<300).filter { $0 % 10 != 0 }))
  }

  @Test func setsAreSplitBetweenFiles() {
    var search = FailureBisection((0..<10).map { .init(file: $0 < 6 ? 0 : 1, kind: $0) })
    search.record(.failed(.init()))
    #expect(search.question == Set(0..<6))
  }

  // MARK: Laws

  /// Commands that fail with any of a few sets of changes, over files and kinds at random.
  private static func randomGame(_ random: inout SeededRandom) -> Game {
    let count = Int.random(in: 1...60, using: &random)
    var game = Game(changes: count)
    let files = Int.random(in: 1...8, using: &random)
    let kinds = Int.random(in: 1...8, using: &random)
    game.traits = (0..<count).map { index in
      .init(file: index * files / count, kind: Int.random(in: 0..<kinds, using: &random))
    }
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let size = Int.random(in: 1...3, using: &random)
      game.failingTogether.append(
        Set((0..<size).map { _ in Int.random(in: 0..<count, using: &random) }))
    }
    return game
  }

  @Test func theResultPassesAndIsMaximal() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<3000 {
      let game = Self.randomGame(&random)
      let played = game.play()
      let search = played.search
      #expect(played.passed.contains(search.good))
      #expect(search.undecided.isEmpty)
      #expect(search.good.count + search.culprits.count == game.traits.count)
      for culprit in search.culprits {
        #expect(game.fails(search.good.union([culprit])), "\(culprit) could have stayed")
      }
    }
  }

  @Test func exactlyTheSingleCulpritsAreReverted() {
    var random = SeededRandom(seed: 4)
    for _ in 0..<2000 {
      var game = Self.randomGame(&random)
      game.failingTogether = game.failingTogether.map { Set($0.prefix(1)) }
      #expect(
        Set(game.play().search.culprits) == game.failingTogether.reduce(Set()) { $0.union($1) })
    }
  }

  @Test func theNumberOfRunsIsBounded() {
    var random = SeededRandom(seed: 5)
    for count in [1, 2, 3, 10, 100, 1000] {
      for culprits in [0, 1, 2, 5, 20] where culprits <= count {
        for _ in 0..<20 {
          var game = Game(changes: count)
          game.traits = (0..<count).map {
            .init(file: $0 / 7, kind: Int.random(in: 0..<9, using: &random))
          }
          game.failingTogether = (0..<culprits).map { _ in
            [Int.random(in: 0..<count, using: &random)]
          }
          let halvings = (0...).first { 1 << $0 >= count } ?? 0
          #expect(game.play().runs <= 2 + culprits * (halvings + 4))
        }
      }
    }
  }

  @Test func manyCulpritsNeedAboutOneRunEach() {
    let game = Game(changes: 200, failingTogether: (0..<200).map { [$0] })
    #expect(game.play().runs <= 200 + 40)
  }

  /// Blame that is sometimes right, sometimes wrong, and sometimes about nothing that is there.
  @Test func wrongBlameCostsChangesButTheResultPasses() {
    var random = SeededRandom(seed: 6)
    for _ in 0..<2000 {
      var game = Self.randomGame(&random)
      let count = game.traits.count
      func some() -> Set<Int> {
        Set(
          (0..<Int.random(in: 0...4, using: &random)).map { _ in
            Int.random(in: 0..<(count + 5), using: &random)
          })
      }
      let blames = (0..<40).map { _ in
        FailureBisection.Blame(certain: some(), possible: some(), acquitted: some())
      }
      game.blame = { blames[$0.reduce($0.count, +) % blames.count] }
      let played = game.play()
      #expect(played.passed.contains(played.search.good))
      #expect(played.search.good.count + played.search.culprits.count == count)
    }
  }

  /// Commands that pass or fail as they please, differently for every set.
  @Test func anInconsistentCommandEndsTheSearch() {
    var random = SeededRandom(seed: 8)
    for _ in 0..<500 {
      let salt = Int.random(in: 0..<1000, using: &random)
      var game = Game(changes: Int.random(in: 1...40, using: &random))
      game.failsAtWill = { $0.reduce(salt) { ($0 &* 31) ^ $1 } % 3 != 0 }
      let played = game.play()
      #expect(played.passed.contains(played.search.good))
    }
  }

  @Test func atTheLimitTheResultPasses() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<1000 {
      let game = Self.randomGame(&random)
      let limit = Int.random(in: 0...12, using: &random)
      let played = game.play(limit: limit)
      #expect(played.runs <= limit)
      #expect(played.passed.contains(played.search.good))
      let sum =
        played.search.good.count + played.search.culprits.count + played.search.undecided.count
      #expect(sum == game.traits.count)
    }
  }
}

/// A command that fails with certain sets of changes, and a search that plays against it.
private struct Game {
  var traits: [FailureBisection.Traits]
  /// The command fails when it is given all of any of these.
  var failingTogether: [Set<Int>] = []
  var failsAtWill: (Set<Int>) -> Bool = { _ in false }
  var blame: (_ kept: Set<Int>) -> FailureBisection.Blame = { _ in .init() }

  init(changes: Int, failingTogether: [Set<Int>] = []) {
    traits = (0..<changes).map { .init(file: $0 / 10, kind: $0) }
    self.failingTogether = failingTogether
  }

  func fails(_ kept: Set<Int>) -> Bool {
    failingTogether.contains { $0.isSubset(of: kept) } || failsAtWill(kept)
  }

  /// Matches questions until there are no more.
  func play(limit: Int = 10_000) -> (search: FailureBisection, runs: Int, passed: Set<Set<Int>>) {
    var search = FailureBisection(traits)
    var passed: Set<Set<Int>> = [[]]
    var runs = 0
    while let question = search.question, runs < limit {
      runs += 1
      if fails(question) {
        search.record(.failed(blame(question)))
      } else {
        passed.insert(question)
        search.record(.passed)
      }
    }
    return (search, runs, passed)
  }
}
