extension String {
  /// The text followed by another one, in as much memory as it needs.
  ///
  /// Appending reserves up to twice as much, which counts for texts that are kept in large numbers.
  func joined(with other: String) -> String {
    var (first, second) = (self, other)
    return first.withUTF8 { first in
      second.withUTF8 { second in
        String(unsafeUninitializedCapacity: first.count + second.count) { bytes in
          _ = bytes[..<first.count].initialize(fromContentsOf: first)
          _ = bytes[first.count...].initialize(fromContentsOf: second)
          return first.count + second.count
        }
      }
    }
  }
}
