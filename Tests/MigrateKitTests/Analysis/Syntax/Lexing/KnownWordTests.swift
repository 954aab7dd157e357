import Testing

@testable import MigrateKit

@Suite("Known words")
struct KnownWordTests {
  private func word(_ text: String, padding: Int = 0) -> KnownWord {
    let bytes = Array(text.utf8) + [UInt8](repeating: UInt8(ascii: " "), count: padding)
    return Lexer.lexemes(in: bytes)[0].word
  }

  @Test("are all found, at the end of a file and before more of it")
  func roundTrip() {
    for known in KnownWord.allCases where known != .none {
      #expect(word(known.spelling) == known)
      #expect(word(known.spelling, padding: 20) == known)
    }
  }

  @Test("are spelled as their cases are")
  func spelling() {
    #expect(KnownWord.`init`.spelling == "init")
    #expect(KnownWord.cornerRadius.spelling == "cornerRadius")
    #expect(Set(KnownWord.allCases.map(\.spelling)).count == KnownWord.allCases.count)
  }

  @Test("are not found in longer, shorter or other words")
  func others() {
    let spellings = Set(KnownWord.allCases.map(\.spelling))
    for known in spellings where known != "none" {
      let others = ["x" + known, known + "x", String(known.dropLast()), known.uppercased() + "_"]
      for other in others where !other.isEmpty && !spellings.contains(other) {
        #expect(word(other) == .none, "\(other)")
      }
    }
    #expect(word("none") == .none)
  }
}
