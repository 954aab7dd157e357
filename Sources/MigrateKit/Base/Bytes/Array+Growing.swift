extension Array {
  /// Reserves capacity for at least `more` elements, and for at least a quarter of the current
  /// count.
  ///
  /// An array doubles its capacity by default, which wastes up to half of the memory of a long one.
  package mutating func makeRoom(for more: Int) {
    guard count + more > capacity else { return }
    reserveCapacity(count + Swift.max(more, count / 4))
  }
}
