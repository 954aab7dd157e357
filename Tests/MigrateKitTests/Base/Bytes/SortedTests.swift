import Testing

@testable import MigrateKit

@Suite struct SortedTests {
  private struct Item: Equatable {
    var key: Int
    var place: Int
  }

  /// Lists of every length that meets both ends of a merge, with few and with many equal keys.
  private static let lists: [[Item]] = {
    var random = SeededRandom(seed: 7)
    return (0..<70).flatMap { count in
      [2, 1000].map { keys in
        (0..<count).map { Item(key: Int.random(in: 0..<keys, using: &random), place: $0) }
      }
    }
  }()

  @Test func elementsAreInOrderAndEqualsKeepTheirs() {
    for list in Self.lists {
      let sorted = list.sorted { $0.key < $1.key }
      for (first, second) in zip(sorted, sorted.dropFirst()) {
        #expect((first.key, first.place) < (second.key, second.place))
      }
      #expect(Set(sorted.map(\.place)) == Set(list.indices))
    }
  }

  @Test func sortingInPlaceGivesTheSame() {
    for list in Self.lists {
      var sorted = list
      sorted.sort { $0.key > $1.key }
      #expect(sorted == list.sorted { $0.key > $1.key })
    }
  }

  @Test func comparableElementsNeedNoOrder() {
    var letters = ["b", "a", "c"]
    #expect(Set(letters).sorted() == ["a", "b", "c"])
    letters.sort()
    #expect(letters == ["a", "b", "c"])
  }

  @Test func anOrderedListIsComparedOnceForEachPairOfRuns() {
    var comparisons = 0
    _ = (0..<64).sorted {
      comparisons += 1
      return $0 < $1
    }
    #expect(comparisons == 63)
  }

  @Test func anErrorOfTheComparisonEndsIt() {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try [2, 1].sorted { _, _ in throw Failure() } }
  }
}
