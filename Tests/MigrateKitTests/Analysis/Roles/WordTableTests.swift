import Testing

@testable import MigrateKitCore

@Suite struct WordTableTests {
  private func value(_ word: String, in table: WordTable<Int>) -> Int? {
    let bytes = Array(word.utf8)
    return bytes.withUnsafeBufferPointer { table[$0[...]] }
  }

  @Test func everyWordHasItsValueAndNoOtherHasAny() {
    let words = (0..<500).map { "word\(String($0, radix: 26, uppercase: false))" }
    let table = WordTable(words.enumerated().map { ($1, $0) })
    for (number, word) in words.enumerated() { #expect(value(word, in: table) == number) }
    for word in ["word", "words", "wordzzz", "", "x"] { #expect(value(word, in: table) == nil) }
  }

  @Test func letterCaseDoesNotCountAndTheLastValueDoes() {
    let table = WordTable([("red", 1), ("blue", 2), ("red", 3)])
    #expect(value("Red", in: table) == 3)
    #expect(value("BLUE", in: table) == 2)
  }

  @Test func aTableWithoutWordsHasNoValue() {
    #expect(value("red", in: WordTable([])) == nil)
  }

  @Test(
    "names are split at humps, digits and underscores",
    arguments: [
      ("isURLError", ["is", "url", "error"]), ("", []), ("_a__b", ["a", "b"]), ("AB", ["ab"]),
      ("a1B2c", ["a", "b", "c"]), ("HTMLView", ["html", "view"]), ("größeX", ["größe", "x"]),
      ("ABc", ["a", "bc"]), ("9", []),
    ])
  func wordsOfNames(name: String, words: [String]) {
    #expect(NameWords.split(name) == words)
  }
}
