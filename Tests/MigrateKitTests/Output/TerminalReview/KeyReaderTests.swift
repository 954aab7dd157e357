import Testing

@testable import MigrateKit

/// What terminals send, and the keys that it represents.
@Suite struct KeyReaderTests {
  static let sequences: [(bytes: String, keys: [ReviewKey])] = [
    ("a", [.character("a")]),
    ("ab", [.character("a"), .character("b")]),
    ("ü表", [.character("ü"), .character("表")]),
    ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]), ("\u{7F}", [.backspace]),
    ("\u{8}", [.backspace]), ("\u{3}", [.interrupt]), ("\u{4}", [.interrupt]),
    ("\u{C}", [.redraw]), ("\u{15}", [.clear]), ("\u{1}", []),
    ("\u{1B}[A", [.up]), ("\u{1B}OA", [.up]), ("\u{1B}[B", [.down]), ("\u{1B}[C", [.right]),
    ("\u{1B}[D", [.left]), ("\u{1B}[H", [.home]), ("\u{1B}[4~", [.end]), ("\u{1B}[5~", [.pageUp]),
    ("\u{1B}[6~", [.pageDown]), ("\u{1B}[1;5C", [.right]), ("\u{1B}[99~", []),
    ("\u{1B}[?62;4c", []), ("\u{1B}x", []), ("\u{1B}\u{1B}[A", [.escape, .up]),
    ("\u{1B}[200~aA\r\u{1B}[201~r", [.pasted("aA\r"), .character("r")]),
  ]

  @Test(arguments: sequences) func areRead(bytes: String, keys: [ReviewKey]) {
    var reader = KeyReader()
    #expect(reader.read(Array(bytes.utf8)) == keys)
    #expect(!reader.isWaiting)
  }

  /// Slow lines hand over one byte at a time.
  @Test(arguments: sequences) func keysAreReadByteByByte(bytes: String, keys: [ReviewKey]) {
    var reader = KeyReader()
    #expect(bytes.utf8.flatMap { reader.read([$0]) } == keys)
  }

  @Test func aLoneEscapeIsAKeyOnceNothingFollows() {
    var reader = KeyReader()
    #expect(reader.read([0x1B]) == [])
    #expect(reader.isWaiting)
    #expect(reader.flush() == [.escape])
    #expect(!reader.isWaiting)
  }

  @Test func invalidUTF8IsDropped() {
    var reader = KeyReader()
    #expect(reader.read([0xFF, 0xC3, 0x28, 0x61]) == [.character("("), .character("a")])
  }
}
