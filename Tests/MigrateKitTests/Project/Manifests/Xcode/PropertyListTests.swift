import Testing

@testable import MigrateKitCore

@Suite struct PropertyListTests {
  private func root(_ text: String) throws -> PropertyListValue {
    try PropertyList(Array(text.utf8)).root
  }

  private func message(_ text: String) -> String? {
    do {
      _ = try root(text)
      return nil
    } catch {
      return (error as? ManifestError)?.message
    }
  }

  @Test func dictionariesContainStringsAndArrays() throws {
    let value = try root("{ a = b; \"c d\" = (1, 2, ); e = { f = <0a 0b>; }; }")
    #expect(value["a"]?.text == "b")
    #expect(value["c d"]?.texts == ["1", "2"])
    #expect(value["e"]?["f"]?.text == nil)
    #expect(value["g"] == nil)
    #expect(value.pairs.map(\.key) == ["a", "c d", "e"])
  }

  @Test func commentsAreSkipped() throws {
    let value = try root("// one\n{ /* two */ a /* three */ = b /* */; // four\n }\n// five")
    #expect(value["a"]?.text == "b")
  }

  @Test func slashesDoNotStartACommentInText() throws {
    let value = try root("{ a = /Localized/x.plist; b = a/b/c.swift; }")
    #expect(value["a"]?.text == "/Localized/x.plist")
    #expect(value["b"]?.text == "a/b/c.swift")
  }

  @Test(arguments: [
    (#""a\nb""#, "a\nb"), (#""a\"b\\c""#, "a\"b\\c"), (#""\U00e9""#, "é"), (#""\101b""#, "Ab"),
    (#"'it"s'"#, "it\"s"), (#""""#, ""), (#""\Ud800""#, "\u{FFFD}"),
  ]) func escapesAreDecoded(source: String, text: String) throws {
    #expect(try root(source).text == text)
  }

  @Test(arguments: [
    "{ a = b", "{ a = \"b", "{ a = (", "{ a", "", "/* {", "{ a = <00", "{ a = \"b\\",
  ]) func aTruncatedFileIsReported(source: String) {
    #expect(message(source) == "ends in the middle of a value; restore the file")
  }

  @Test(arguments: [
    ("{\n a = b }", "cannot be read at line 2: '}' is not expected there; restore the file"),
    ("{ a b; }", "cannot be read at line 1: 'b' is not expected there; restore the file"),
    ("( a b )", "cannot be read at line 1: 'b' is not expected there; restore the file"),
    ("{ (a) = b; }", "cannot be read at line 1: a key is expected; restore the file"),
    ("{} x", "cannot be read at line 1: 'x' is not expected there; restore the file"),
    (">", "cannot be read at line 1: '>' is not expected there; restore the file"),
  ]) func mistakesAreNamedWithTheirLine(source: String, expected: String) {
    #expect(message(source) == expected)
  }

  @Test(arguments: ["<?xml version=\"1.0\"?><plist/>", "\n<!DOCTYPE plist>", "bplist00"])
  func otherFormatsAreRefused(source: String) {
    #expect(message(source)?.contains("which is not read; save the project in Xcode") == true)
  }

  @Test func anyDepthIsRead() throws {
    let depth = 100_000
    let open = String(repeating: "(", count: depth)
    let value = try root(open + String(repeating: ")", count: depth))
    #expect(value.elements.count == 1)
    #expect(message(open) != nil)
    let maps = String(repeating: "{a=", count: depth) + "b" + String(repeating: ";}", count: depth)
    #expect(try root(maps)["a"]?.isDictionary == true)
  }

  @Test func everyPrefixOfAFileEndsInAResult() {
    let bytes = Array(
      ProjectFixture.xcode("A = {b = (\"c\\\"d\", <00>); /* x */ }; // y\n").utf8)
    for end in bytes.indices { _ = try? PropertyList(Array(bytes[..<end])) }
  }
}
