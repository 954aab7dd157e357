/// Where each known word is, so that asking for one costs what it returns.
struct WordIndex: Sendable {
  private var starts: [Int32] = []
  private var positions: [Int32] = []

  /// Makes an empty index.
  init() {}

  /// Sorts the known words of `lexemes` by word, keeping their order, in linear time.
  init(_ lexemes: [Lexeme]) {
    starts = [Int32](repeating: 0, count: KnownWord.allCases.count + 1)
    for lexeme in lexemes where lexeme.word != .none {
      starts[Int(lexeme.word.rawValue) + 1] += 1
    }
    for word in 1..<starts.count { starts[word] += starts[word - 1] }
    positions = [Int32](repeating: 0, count: Int(starts.last ?? 0))
    var next = starts
    for index in lexemes.indices where lexemes[index].word != .none {
      let word = Int(lexemes[index].word.rawValue)
      positions[Int(next[word])] = Int32(truncatingIfNeeded: index)
      next[word] += 1
    }
  }

  /// The lexemes that are `word`, in order.
  subscript(word: KnownWord) -> ArraySlice<Int32> {
    let at = Int(word.rawValue)
    guard at + 1 < starts.count else { return [] }
    return positions[Int(starts[at])..<Int(starts[at + 1])]
  }
}
