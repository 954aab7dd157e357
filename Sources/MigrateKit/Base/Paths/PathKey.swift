/// A path as the key of a dictionary, the element of a set, or part of an order.
///
/// Swift strings are equal if they are canonically equivalent: `é` as one scalar and as two. A file
/// system may have a file of each name. Keys therefore compare bytes, and are ordered as git orders
/// paths.
package struct PathKey: Hashable, Comparable, Sendable {
  /// The path.
  package let path: String

  /// Makes the key of a path.
  package init(_ path: String) {
    self.path = path
  }

  /// Compares bytes.
  package static func == (a: PathKey, b: PathKey) -> Bool { a.path.hasSameBytes(as: b.path) }

  /// Orders by bytes.
  package static func < (a: PathKey, b: PathKey) -> Bool { a.path.precedesByBytes(b.path) }

  /// Hashes the bytes.
  package func hash(into hasher: inout Hasher) {
    var path = path
    path.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(UInt8.max)
  }
}

extension PathKey: ExpressibleByStringLiteral {
  /// Makes the key of a literal path.
  package init(stringLiteral path: String) {
    self.init(path)
  }
}

extension String {
  /// Whether the bytes of two paths are equal.
  package func hasSameBytes(as other: String) -> Bool {
    let equal = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { others -> Bool in
        guard bytes.count == others.count else { return false }
        guard let a = bytes.baseAddress, let b = others.baseAddress else { return true }
        return memcmp(a, b, bytes.count) == 0
      }
    }
    return (equal ?? nil) ?? utf8.elementsEqual(other.utf8)
  }

  /// Orders by UTF-8 bytes, as git and `sort` in the C locale do: the same on every machine.
  package func precedesByBytes(_ other: String) -> Bool {
    let result = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { others -> Bool in
        guard let a = bytes.baseAddress, let b = others.baseAddress else {
          return bytes.isEmpty && !others.isEmpty
        }
        let order = memcmp(a, b, min(bytes.count, others.count))
        return order == 0 ? bytes.count < others.count : order < 0
      }
    }
    return (result ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }
}

extension Sequence<String> {
  /// The paths as keys.
  package var pathKeys: Set<PathKey> { Set(map { PathKey($0) }) }

  /// The paths without repetitions, in order of first appearance.
  package func uniquedPaths() -> [String] {
    var seen: Set<PathKey> = []
    return filter { seen.insert(PathKey($0)).inserted }
  }

  /// Whether a path is among these.
  package func contains(path: String) -> Bool { contains { $0.hasSameBytes(as: path) } }
}
