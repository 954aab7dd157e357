/// An index of the known words, whose lookups cost as much as they return.
struct WordIndex: Sendable {
  /// For each word where its lexemes begin among the positions; empty for short code, which has more words
  /// that are not in it than lexemes.
  private var starts: [Int32] = []
  /// The lexemes, sorted by their words.
  private var positions: [Int32] = []
  /// The word at each position of short code.
  private var words: [UInt16] = []

  /// Makes an empty index.
  init() {}

  /// Sorts the known words of `lexemes` by word, keeping their order, in linear time.
  init(_ lexemes: [Lexeme]) {
    if lexemes.count < Self.shortCount {
      let found = lexemes.indices.lazy.filter { lexemes[$0].word != .none }
        .sorted { (lexemes[$0].word.rawValue, $0) < (lexemes[$1].word.rawValue, $1) }
      positions = found.map { Int32($0) }
      words = found.map { lexemes[$0].word.rawValue }
      return
    }
    starts = [Int32](repeating: 0, count: Self.wordCount + 1)
    lexemes.withUnsafeBufferPointer { lexemes in
      starts.withUnsafeMutableBufferPointer { starts in
        // Lexemes without a word are counted too, which is cheaper than a test for them.
        for lexeme in lexemes { starts[Int(lexeme.word.rawValue)] &+= 1 }
        starts[Int(KnownWord.none.rawValue)] = 0
        var end: Int32 = 0
        for word in starts.indices {
          end &+= starts[word]
          starts[word] = end
        }
      }
      // From the ends of the words to their starts, last lexeme first.
      let count = Int(starts.last ?? 0)
      positions = [Int32](unsafeUninitializedCapacity: count) { positions, initialized in
        starts.withUnsafeMutableBufferPointer { starts in
          for index in lexemes.indices.reversed() where lexemes[index].word != .none {
            let word = Int(lexemes[index].word.rawValue)
            starts[word] &-= 1
            positions.initializeElement(
              at: Int(starts[word]), to: Int32(truncatingIfNeeded: index))
          }
        }
        initialized = count
      }
    }
  }

  private static let wordCount = KnownWord.allCases.count

  /// The number of lexemes from which on code is not short.
  private static let shortCount = 64

  /// The lexemes that are `word`, in order.
  subscript(word: KnownWord) -> ArraySlice<Int32> {
    let range = range(of: word)
    // Most words do not occur: those are not counted as references to the positions.
    return range.isEmpty ? [] : positions[range]
  }

  /// Whether a word occurs.
  func contains(_ word: KnownWord) -> Bool { !range(of: word).isEmpty }

  private func range(of word: KnownWord) -> Range<Int> {
    if !words.isEmpty {
      let start = words.partitioningIndex { $0 >= word.rawValue }
      return start..<words.partitioningIndex { $0 > word.rawValue }
    }
    let at = Int(word.rawValue)
    guard at + 1 < starts.count else { return 0..<0 }
    return Int(starts[at])..<Int(starts[at + 1])
  }
}
