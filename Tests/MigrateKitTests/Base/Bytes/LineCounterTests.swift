import Testing

@testable import MigrateKitCore

@Suite struct LineCounterTests {
  @Test(
    "lines are those of an index, whatever ends them",
    arguments: [
      "", "a", "a\nb\n\nc", "a\r\nb\rc\nd", "\u{FEFF}a\nb", String(repeating: "x\n", count: 100),
    ])
  func linesAreThoseOfAnIndex(text: String) {
    let bytes = Array(text.utf8)
    let index = LineIndex(bytes)
    var counter = LineCounter(bytes)
    for offset in 0...bytes.count {
      #expect(counter.line(at: offset) == index.position(at: offset).line)
    }
  }

  @Test func offsetsMayBeSkippedAndAskedForAgain() {
    var counter = LineCounter(Array("a\nb\nc".utf8))
    #expect(counter.line(at: 4) == 3)
    #expect(counter.line(at: 4) == 3)
    #expect(counter.line(at: 99) == 3)
  }
}
