import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Known words")
struct KnownWordTests {
  private func word(_ text: String, padding: Int = 0) -> KnownWord {
    let bytes = Array(text.utf8) + [UInt8](repeating: UInt8(ascii: " "), count: padding)
    return Lexer.lexemes(in: bytes)[0].word
  }

  @Test("are all found, at the end of a file and before more of it")
  func roundTrip() {
    for known in KnownWord.allCases where known != .none {
      #expect(word(known.text) == known)
      #expect(word(known.text, padding: 20) == known)
    }
  }

  @Test("are named like their cases")
  func text() {
    #expect(KnownWord.`init`.text == "init")
    #expect(KnownWord.cornerRadius.text == "cornerRadius")
    #expect(Set(KnownWord.allCases.map(\.text)).count == KnownWord.allCases.count)
  }

  @Test("are not found in longer, shorter or other words")
  func others() {
    let codes = Set(KnownWord.allCases.map(\.text))
    for known in codes where known != "none" {
      let others = ["x" + known, known + "x", String(known.dropLast()), known.uppercased() + "_"]
      for other in others where !other.isEmpty && !codes.contains(other) {
        #expect(word(other) == .none, "\(other)")
      }
    }
    #expect(word("none") == .none)
  }
}
