import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// The small parts that reports are made of.
@Suite struct TextPartsTests {
  @Test(arguments: [
    (0.0, "0"), (1, "1"), (0.42, "0.42"), (0.423_456, "0.4235"), (12.5, "12.5"), (-1.5, "-1.5"),
    (-0.000_01, "0"), (0.000_05, "0.0001"), (1e-9, "0"), (123_456_789, "123456789"),
    (99.999_99, "100"), (1e20, "1e+20"),
  ])
  func numbers(value: Double, text: String) {
    #expect(DecimalText.text(value, places: 4) == text)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity]) func nonFiniteNumbers(value: Double) {
    #expect(DecimalText.text(value, places: 4) == nil)
  }

  @Test(arguments: [
    (0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567"), (-1204, "-1,204"),
  ])
  func counts(number: Int, text: String) {
    #expect(Count.grouped(number) == text)
  }

  @Test func nounsAgreeWithTheirNumber() {
    #expect(Count.text(1, "file") == "1 file")
    #expect(Count.text(0, "file") == "0 files")
    #expect(Count.text(1204, "file") == "1,204 files")
  }

  @Test(arguments: [
    ("abc", 3), ("é", 1), ("e\u{301}", 1), ("表", 2), ("🌱", 2), ("■", 1), ("", 0), ("한", 2),
  ])
  func widths(text: String, width: Int) {
    #expect(SafeText.width(text) == width)
  }

  @Test func longTextIsCut() {
    #expect(SafeText.cut("abcdef", to: 6) == "abcdef")
    #expect(SafeText.cut("abcdef", to: 4) == "abc…")
    #expect(SafeText.cut("表表表", to: 5) == "表表…")
    #expect(SafeText.cutStart("a/b/c.swift", to: 8) == "…c.swift")
  }

  @Test(arguments: [
    ("a\nb", "a\\u{A}b"), ("\u{1B}[31m", "\\u{1B}[31m"), ("a\u{202E}b", "a\\u{202E}b"),
    ("Größe", "Größe"), ("a\tb", "a\\u{9}b"), ("\u{9B}", "\\u{9B}"), ("👩‍👧", "👩‍👧"),
  ])
  func controlCharactersAreEscaped(text: String, safe: String) {
    #expect(SafeText.line(text) == safe)
  }

  @Test func codeOverSeveralLinesIsJoined() {
    #expect(SafeText.joined("Color(\n    red: 1,\r\n\tgreen: 2)") == "Color(red: 1, green: 2)")
  }

  @Test(arguments: [
    ("a/b.swift:12", "a/b.swift:12"), ("a b", "'a b'"), ("it's", "'it'\\''s'"), ("", "''"),
    ("$HOME", "'$HOME'"), ("Größe", "Größe"), ("a\nb", "'a\nb'"),
  ])
  func wordsForAShell(word: String, quoted: String) {
    #expect(ShellText.quoted(word) == quoted)
  }

  @Test(arguments: [
    ("--fromat", "--format"), ("scna", "scan"), ("colour", "color"), ("jsn", "json"),
  ])
  func nearWords(word: String, meant: String) {
    #expect(
      DidYouMean.nearest(word, among: ["--format", "--output", "scan", "color", "json"]) == meant)
  }

  @Test func distantWordsGiveNoHint() {
    #expect(DidYouMean.hint("xyz", among: ["format", "output"]).isEmpty)
    #expect(DidYouMean.hint("ab", among: []).isEmpty)
  }
}
