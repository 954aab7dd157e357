import Testing

@testable import MigrateKitCore

/// Work shared by threads gives what one thread gives.
@Suite struct WorkersTests {
  @Test(arguments: [0, 1, 2, 100, 5000], [1, 2, 3, 16])
  func resultsKeepTheirOrder(count: Int, jobs: Int) {
    let results = Workers.map(count: count, jobs: jobs) { "\($0 * 7)" }
    #expect(results == (0..<count).map { "\($0 * 7)" })
  }

  @Test func unevenWorkKeepsItsOrder() {
    let results = Workers.map(count: 40, jobs: 4) { index in
      (0..<(index % 7 * 3000)).reduce(index) { ($0 &* 31) ^ $1 }
    }
    let expected = (0..<40).map { index in
      (0..<(index % 7 * 3000)).reduce(index) { ($0 &* 31) ^ $1 }
    }
    #expect(results == expected)
  }

  /// Touched by one thread at a time, which is what the test is about: it would not add up otherwise.
  private final class Taken: @unchecked Sendable {
    var indices: [Int] = []
  }

  @Test(arguments: [0, 1, 2, 100, 5000], [1, 2, 3, 16])
  func resultsFinishedInAnyOrderAreDeliveredInOrder(count: Int, jobs: Int) {
    let taken = Taken()
    Workers.forEach(moving: Array(0..<count), jobs: jobs) { index, element in
      (element, (0..<(index % 7 * 300)).reduce(index) { ($0 &* 31) ^ $1 })
    } inOrder: { index, result in
      #expect(result.0 == index)
      taken.indices.append(index)
    }
    #expect(taken.indices == Array(0..<count))
  }

  @Test(arguments: [1, 2, 3, 16])
  func prioritizedWorkIsDeliveredInOrder(jobs: Int) {
    let (started, taken) = (Taken(), Taken())
    let lock = Lock()
    Workers.forEach(count: 100, jobs: jobs, first: [70, 3, 99]) { index in
      lock { started.indices.append(index) }
      return index
    } inOrder: { index, _ in
      taken.indices.append(index)
    }
    #expect(Set(started.indices.prefix(3)) == [70, 3, 99] || jobs > 1)
    #expect(started.indices.sorted() == Array(0..<100), "each once")
    #expect(taken.indices == Array(0..<100))
  }
}
