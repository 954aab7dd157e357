import Testing

@testable import MigrateKitCore

/// What belongs to which part of the work.
@Suite struct ShardTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var path: String
    /// The numbers of the parts of 1, 2, 8 and 1,000.
    var numbers: [Int]
    var testDescription: String { "'\(path)'" }
  }

  // From an implementation of FNV-1a in another language: the numbers must never change.
  @Test(arguments: [
    Row(path: "", numbers: [1, 2, 6, 38]),
    Row(path: "a", numbers: [1, 1, 5, 997]),
    Row(path: ".", numbers: [1, 2, 2, 970]),
    Row(path: "apps/one", numbers: [1, 1, 7, 159]),
    Row(path: "App/Größe.swift", numbers: [1, 2, 4, 252]),
  ])
  func aPathBelongsToTheSameShardOnEveryMachine(_ row: Row) {
    for (count, number) in zip([1, 2, 8, 1000], row.numbers) {
      let owners = (1...count).filter { Shard($0, of: count)?.owns(row.path) ?? false }
      #expect(owners == [number], "of \(count)")
    }
  }

  @Test func shardsAreOfSimilarSize() {
    let paths = (0..<2000).map { "team-\($0 % 7)/app-\($0)" }
    for count in [2, 3, 8, 20] {
      for number in 1...count {
        let own = paths.count { Shard(number, of: count)?.owns($0) ?? false }
        let even = Double(paths.count) / Double(count)
        #expect(abs(Double(own) - even) < even / 2, "\(number) of \(count): \(own)")
      }
    }
  }

  @Test func thereIsNoShardBeyondTheLast() {
    #expect(Shard(0, of: 4) == nil)
    #expect(Shard(5, of: 4) == nil)
    #expect(Shard(1, of: 0) == nil)
    #expect(Shard(1, of: -1) == nil)
    #expect(Shard(4, of: 4) != nil)
  }
}
