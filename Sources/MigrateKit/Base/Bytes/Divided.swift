extension RandomAccessCollection where Index == Int {
  /// The elements in slices of `count`; the last may be shorter.
  package func divided(every count: Int) -> [SubSequence] {
    stride(from: startIndex, to: endIndex, by: Swift.max(count, 1)).map {
      self[$0..<Swift.min($0 + Swift.max(count, 1), endIndex)]
    }
  }
}
