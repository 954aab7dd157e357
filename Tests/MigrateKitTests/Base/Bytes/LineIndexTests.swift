import Testing

@testable import MigrateKitCore

@Suite struct LineIndexTests {
  @Test(arguments: [
    ("abc", 2, 1, 3), ("a\nb", 2, 2, 1), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1),
    ("a\r\nb", 1, 1, 2), ("é\nx", 3, 2, 1), ("a\n", 2, 2, 1), ("", 0, 1, 1), ("ab", 99, 1, 3),
  ])
  func givesLinesAndByteColumns(text: String, offset: Int, line: Int, column: Int) {
    let position = LineIndex(Array(text.utf8)).position(at: offset)
    #expect(position.line == line)
    #expect(position.column == column)
  }

  @Test func aByteOrderMarkHasNoColumn() {
    let index = LineIndex([0xEF, 0xBB, 0xBF] + Array("let x".utf8))
    #expect(index.position(at: 3).column == 1)
    #expect(index.position(at: 0).column == 1)
  }
}
