// Sorts with one merge sort for all element types.
//
// The compiler makes a copy of the standard library's sort for each closure that it is given: 150 copies were
// 7% of the machine code of a release build. These members take its place wherever the library sorts, in the other
// module too.

/// The order of elements, computed from comparisons of their positions.
enum MergeSort {
  /// The positions below a count in increasing order; positions of equals keep theirs.
  ///
  /// It is `dynamic` so that the optimizer does not copy it into its callers either.
  dynamic static func order(_ count: Int, _ precedes: (Int, Int) throws -> Bool) rethrows -> [Int] {
    var order = Array(0..<count)
    guard count > 1 else { return order }
    for start in stride(from: 0, to: count, by: shortCount) {
      try insert(&order, from: start, to: min(start + shortCount, count), precedes)
    }
    guard count > shortCount else { return order }
    var merged = order
    var width = shortCount
    while width < count {
      for start in stride(from: 0, to: count, by: 2 * width) {
        let middle = min(start + width, count)
        let end = min(middle + width, count)
        // Runs that are in order already are copied after one comparison.
        if try middle == end || !precedes(order[middle], order[middle - 1]) {
          merged.replaceSubrange(start..<end, with: order[start..<end])
          continue
        }
        var (left, right) = (start, middle)
        for place in start..<end {
          let takesLeft =
            try left < middle && (right == end || !precedes(order[right], order[left]))
          merged[place] = order[takesLeft ? left : right]
          if takesLeft { left += 1 } else { right += 1 }
        }
      }
      swap(&order, &merged)
      width *= 2
    }
    return order
  }

  /// The length of runs that are sorted by insertion.
  private static let shortCount = 8

  /// Sorts a short run by insertion.
  private static func insert(
    _ order: inout [Int], from start: Int, to end: Int, _ precedes: (Int, Int) throws -> Bool
  ) rethrows {
    for index in start + 1..<max(end, start + 1) {
      let position = order[index]
      var place = index
      while place > start, try precedes(position, order[place - 1]) {
        order[place] = order[place - 1]
        place -= 1
      }
      order[place] = position
    }
  }
}

extension Sequence {
  /// The elements in increasing order; equals keep their order.
  package func sorted(by precedes: (Element, Element) throws -> Bool) rethrows -> [Element] {
    let elements = Array(self)
    if elements.count < 2 { return elements }
    return try MergeSort.order(elements.count) { try precedes(elements[$0], elements[$1]) }
      .map { elements[$0] }
  }

  /// The elements with the largest number first; equals keep their order.
  package func largestFirst(_ number: (Element) -> Int) -> [Element] {
    sorted { number($1) < number($0) }
  }
}

extension Sequence where Element: Comparable {
  /// The elements in increasing order; equals keep their order.
  package func sorted() -> [Element] { sorted(by: <) }
}

extension Array {
  /// Sorts the elements; equals keep their order.
  package mutating func sort(by precedes: (Element, Element) throws -> Bool) rethrows {
    self = try sorted(by: precedes)
  }
}

extension Array where Element: Comparable {
  /// Sorts the elements; equals keep their order.
  package mutating func sort() { sort(by: <) }
}
