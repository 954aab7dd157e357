/// Words that the names of tokens ask for, found in the names of code.
struct AskedWords: Sendable {
  private let table: WordTable<String>
  /// The words that a table does not take: long ones, and those beyond ASCII.
  private let others: Set<String>

  /// Makes a set of words in lower case.
  init(_ words: Set<String>) {
    table = WordTable(words.filter(WordTable<String>.takes).map { ($0, $0) })
    others = words.filter { !WordTable<String>.takes($0) }
  }

  /// Inserts those among the words of a name.
  func insert(wordsOf name: String, into found: inout Set<String>) {
    NameWords.forEachWord(of: name) { word in
      if let word = table[word] { found.insert(word) }
    }
    if !others.isEmpty { found.formUnion(NameWords.split(name).filter(others.contains)) }
  }
}
