extension RandomAccessCollection {
  /// Returns the index of the first element for which `isBeyond` holds, `endIndex` when there is
  /// none.
  ///
  /// `isBeyond` must hold for every element after the first for which it holds.
  ///
  /// - Complexity: O(log n) in the number of elements.
  @inlinable
  package func partitioningIndex(where isBeyond: (Element) throws -> Bool) rethrows -> Index {
    var low = startIndex
    var length = count
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if try isBeyond(self[middle]) {
        length = half
      } else {
        low = index(after: middle)
        length -= half + 1
      }
    }
    return low
  }
}
