import Testing

@testable import MigrateKitCore

@Suite struct StringSplittingTests {
  @Test(arguments: [
    ("Theme.colors.ink", ["Theme", "colors", "ink"]), ("ink", ["ink"]), ("", []),
    (".ink..deep.", ["ink", "deep"]), ("Größe.🎨", ["Größe", "🎨"]),
  ]) func partsBetweenACharacter(text: String, parts: [Substring]) {
    #expect(text.split(at: ".") == parts)
    #expect(text.dropFirst(0).split(at: ".") == parts)
  }

  @Test func emptyPartsOnRequest() {
    #expect("a..b.".split(at: ".", omittingEmptySubsequences: false) == ["a", "", "b", ""])
    #expect("".split(at: ".", omittingEmptySubsequences: false) == [""])
  }
}
