/// A bit set of small numbers.
struct StateSet: Hashable, Sequence {
  /// The numbers below 64, one bit each; patterns are rarely longer.
  private var low: UInt64 = 0
  /// The numbers from 64 up, 64 per word; empty if there are none.
  private var high: [UInt64] = []

  var isEmpty: Bool { low == 0 && high.allSatisfy { $0 == 0 } }

  func contains(_ number: Int) -> Bool {
    let bit = UInt64(1) << UInt64(number & 63)
    if number < 64 { return low & bit != 0 }
    let word = number / 64 - 1
    return word < high.count && high[word] & bit != 0
  }

  mutating func insert(_ number: Int) {
    let bit = UInt64(1) << UInt64(number & 63)
    if number < 64 {
      low |= bit
    } else {
      let word = number / 64 - 1
      while high.count <= word { high.append(0) }
      high[word] |= bit
    }
  }

  func makeIterator() -> Iterator { Iterator(rest: low, high: high) }

  /// Calls `body` with the numbers in ascending order.
  struct Iterator: IteratorProtocol {
    fileprivate var rest: UInt64
    fileprivate let high: [UInt64]
    private var word = 0

    fileprivate init(rest: UInt64, high: [UInt64]) {
      self.rest = rest
      self.high = high
    }

    mutating func next() -> Int? {
      while rest == 0 {
        guard word < high.count else { return nil }
        rest = high[word]
        word += 1
      }
      defer { rest &= rest - 1 }
      return word * 64 + rest.trailingZeroBitCount
    }
  }
}
