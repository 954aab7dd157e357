import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What a mapping states about a token comes from the most specific pattern that matches its path.
@Suite struct PathPatternsTests {
  private func table(_ patterns: String...) -> PathPatterns<String> {
    var table = PathPatterns<String>()
    for (number, pattern) in patterns.enumerated() {
      table.append(PathGlob(pattern), "\(number) \(pattern)")
    }
    return table
  }

  @Test func aPathIsMoreSpecificThanPatterns() {
    let table = table("color.**", "color.text.*", "color.text.body", "color.*.body")
    #expect(
      table.statements(about: "color.text.body")
        == ["2 color.text.body", "1 color.text.*", "3 color.*.body", "0 color.**"])
    #expect(table.statement(about: "color.text.title") == "1 color.text.*")
    #expect(table.statement(about: "radius.card") == nil)
  }

  /// The order of the mapping decides between equals, also where a pattern is written twice.
  @Test func ofEquallySpecificPatternsTheFirstCounts() {
    #expect(table("a.*", "*.b").statements(about: "a.b") == ["0 a.*", "1 *.b"])
    #expect(table("a.b", "a.b").statement(about: "a.b") == "0 a.b")
  }

  /// Texts with different bytes may be equal, and paths are compared by bytes.
  @Test func pathsAreComparedByBytes() {
    #expect(table("color.caf\u{E9}").statement(about: "color.cafe\u{301}") == nil)
    #expect(table("color.caf\u{E9}").statement(about: "color.caf\u{E9}") != nil)
  }
}
