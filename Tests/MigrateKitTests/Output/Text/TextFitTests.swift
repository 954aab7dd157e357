import Testing

@testable import MigrateKit

/// No line is wider than the terminal.
@Suite struct TextFitTests {
  @Test func shortLinesAreKept() {
    #expect(TextFit.text("one two\n  three\n", width: 9) == "one two\n  three\n")
  }

  @Test func longLinesBreakAtSpaces() {
    #expect(TextFit.text("  one two three four", width: 12) == "  one two\n      three\n      four")
  }

  @Test func wordsWiderThanTheTerminalBreakAnywhere() {
    let lines = TextFit.text("a " + String(repeating: "b", count: 25), width: 10).split(
      separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 10 })
    #expect(lines.joined().filter { $0 == "b" }.count == 25, "nothing is lost")
  }

  @Test func commandsBreakWithABackslash() {
    let text = TextFit.text("  dsmigrate apply App --mapping design/small.json", width: 30)
    #expect(text == "  dsmigrate apply App \\\n      --mapping \\\n      design/small.json")
  }

  @Test func colorsTakeNoColumns() {
    let line = "\u{1B}[31mred\u{1B}[0m and \u{1B}[1mbold\u{1B}[0m"
    #expect(TextFit.text(line, width: 12) == line)
    #expect(
      TextFit.text(line, width: 10) == "\u{1B}[31mred\u{1B}[0m and\n    \u{1B}[1mbold\u{1B}[0m")
  }
}
