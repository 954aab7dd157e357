extension String {
  /// The text followed by another one, in as much memory as it needs.
  ///
  /// Appending reserves up to twice as much, which counts for texts that are kept in large numbers.
  /// `separator` is an ASCII character between the two.
  package func joined(with other: String, after separator: UInt8? = nil) -> String {
    var (first, second) = (self, other)
    return first.withUTF8 { first in
      second.withUTF8 { second in
        let start = first.count + (separator == nil ? 0 : 1)
        return String(unsafeUninitializedCapacity: start + second.count) { bytes in
          _ = bytes[..<first.count].initialize(fromContentsOf: first)
          if let separator { bytes.initializeElement(at: first.count, to: separator) }
          _ = bytes[start...].initialize(fromContentsOf: second)
          return start + second.count
        }
      }
    }
  }
}
