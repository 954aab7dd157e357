/// Values of words, found by the bytes of a word, whatever its letter case, without making a string of it.
struct WordTable<Value: Sendable>: Sendable {
  private var values: [ShortWord: Value] = [:]
  /// For each first letter a bit for each length of the words that begin with it: nearly all other words
  /// differ by that alone.
  private var lengths = [UInt32](repeating: 0, count: 256)

  /// Makes a table of words in lower case, of at most 16 bytes.
  init(_ words: some Sequence<(String, Value)>) {
    for (word, value) in words {
      var word = word
      let key = word.withUTF8 { ShortWord($0[...]) }
      guard let key, let first = word.utf8.first else {
        preconditionFailure("'\(word)' has no letters, or more than 16")
      }
      values[key] = value
      lengths[Int(first)] |= 1 << UInt32(word.utf8.count)
    }
  }

  /// Whether a table takes a word: one of ASCII that is not too long.
  static func takes(_ word: String) -> Bool {
    word.utf8.count <= ShortWord.longest && word.utf8.allSatisfy { $0 < 0x80 }
  }

  /// The value of a word; `nil` for words that are not in the table.
  subscript(word: Slice<UnsafeBufferPointer<UInt8>>) -> Value? {
    guard let first = word.first, word.count <= ShortWord.longest,
      lengths[Int(first | 0x20)] & 1 << UInt32(word.count) != 0, let key = ShortWord(word)
    else { return nil }
    return values[key]
  }
}

/// A word of at most 16 bytes, in lower case.
private struct ShortWord: Hashable, Sendable {
  static let longest = 16

  private var high: UInt64 = 0
  private var low: UInt64 = 0

  /// `nil` for a longer word.
  init?(_ word: Slice<UnsafeBufferPointer<UInt8>>) {
    guard word.count <= Self.longest else { return nil }
    for byte in word {
      high = high << 8 | low >> 56
      low = low << 8 | UInt64(byte.asciiLowercased)
    }
  }
}
