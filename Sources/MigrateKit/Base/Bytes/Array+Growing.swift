extension Array {
  /// Makes room for some more elements, and for a quarter of those that are there.
  ///
  /// An array doubles by itself, so that a long one of large elements wastes up to as much as it holds.
  mutating func makeRoom(for more: Int) {
    guard count + more > capacity else { return }
    reserveCapacity(count + Swift.max(more, count / 4))
  }
}
