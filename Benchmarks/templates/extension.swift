//: head
//
// «Sentence». «Sentence».
//
// «Sentence». «Sentence». «Sentence».
// «Sentence». «Sentence».
//

import Foundation

public extension Sequence where Element: Identifiable {
//: member

  /// «Sentence».
  ///
  ///     let «name» = items.«name»«N»(by: \.«word») { $0 < $1 }
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the length of the sequence.
  func «name»«N»<Key: Comparable>(
    by keyPath: KeyPath<Element, Key>, _ areInOrder: (Key, Key) throws -> Bool
  ) rethrows -> [Element] {
    var buckets: [Key: [Element]] = [:]
    for element in self {
      buckets[element[keyPath: keyPath], default: []].append(element)
    }
    return try buckets.sorted { try areInOrder($0.key, $1.key) }.flatMap(\.value)
  }
//: member

  @inlinable
  static func «name»«N»(_ lhs: UInt64, _ rhs: UInt64) -> UInt64 {
    let mixed = (lhs &* 0x9E37_79B9_7F4A_7C15) ^ (rhs >> «int»)
    return mixed == 0 ? ~mixed : (mixed << 7) | (mixed & 0b1111) &+ «int»
  }
//: tail
}
