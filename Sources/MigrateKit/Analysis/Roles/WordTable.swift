/// Values of words, found by the bytes of a word, whatever its letter case, without making a string of it.
///
/// An object, because a copy of its arrays for each of very many words would take longer than to look it up.
final class WordTable<Value: Sendable>: Sendable {
  private let keys: [ShortWord]
  private let values: [Value]
  /// The numbers of the words by their hashes, with room for four times as many; -1 for none.
  ///
  /// A word whose place is taken is at the next free one.
  private let places: [Int32]
  /// For each first letter a bit for each length of the words that begin with it: nearly all other words
  /// differ by that alone.
  private let lengths: [UInt32]

  /// Makes a table of words in lower case, of at most 16 bytes.
  init(_ words: some Sequence<(String, Value)>) {
    let words = Array(words)
    var keys: [ShortWord] = []
    var values: [Value] = []
    var lengths = [UInt32](repeating: 0, count: 256)
    var places = [Int32](repeating: -1, count: 4)
    while places.count < 4 * words.count { places += places }
    for (word, value) in words {
      var word = word
      let key = word.withUTF8 { ShortWord($0[...]) }
      guard let key, let first = word.utf8.first else {
        preconditionFailure("'\(word)' has no letters, or more than 16")
      }
      let place = Self.place(of: key, in: places, keys)
      if places[place] >= 0 {
        values[Int(places[place])] = value
      } else {
        places[place] = Int32(keys.count)
        keys.append(key)
        values.append(value)
      }
      lengths[Int(first)] |= 1 << UInt32(word.utf8.count)
    }
    (self.keys, self.values, self.places, self.lengths) = (keys, values, places, lengths)
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
    let number = places[Self.place(of: key, in: places, keys)]
    return number < 0 ? nil : values[Int(number)]
  }

  /// The place of a word, or the free place for it.
  private static func place(of key: ShortWord, in places: [Int32], _ keys: [ShortWord]) -> Int {
    var place = key.mixed & (places.count - 1)
    while places[place] >= 0, keys[Int(places[place])] != key {
      place = (place + 1) & (places.count - 1)
    }
    return place
  }
}

/// A word of at most 16 bytes, in lower case.
private struct ShortWord: Equatable, Sendable {
  static let longest = 16

  /// A hash, for words that the library itself chooses or that are looked up in those.
  var mixed: Int {
    let product = (high ^ low &* 0x9E37_79B9_7F4A_7C15) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: product >> 40)
  }

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
