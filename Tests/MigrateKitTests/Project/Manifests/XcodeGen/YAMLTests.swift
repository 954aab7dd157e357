import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite struct YAMLTests {
  private func parse(_ text: String) throws -> YAMLValue {
    try YAMLParser.parse(Array(text.utf8))
  }

  /// A value on one line, for comparison.
  private func shown(_ value: YAMLValue) -> String {
    switch value {
    case .null: "null"
    case .scalar(let text): text
    case .list(let elements): "[" + elements.map(shown).joined(separator: ", ") + "]"
    case .map:
      "{" + value.pairs.map { $0.key + ": " + shown($0.value) }.joined(separator: ", ") + "}"
    }
  }

  @Test(arguments: [
    ("a: b\nc: 1.5", "{a: b, c: 1.5}"),
    ("a:\n  b: c\n  d:\n  - 1\n  - 2\ne: f", "{a: {b: c, d: [1, 2]}, e: f}"),
    ("- a: 1\n  b: 2\n- - x\n  - y\n-\n  z: 3", "[{a: 1, b: 2}, [x, y], {z: 3}]"),
    ("a: [b, 'c, d', {e: f}]\ng: {h: [i], j: }", "{a: [b, c, d, {e: f}], g: {h: [i], j: null}}"),
    ("a: [\n  b, # one\n  c\n]\nd: e", "{a: [b, c], d: e}"),
    ("a: \"x # y\" # z\nb: it's # no\nc: 'it''s'", "{a: x # y, b: it's, c: it's}"),
    ("\"a: b\": c\n'd': \"e\\nf\\\"\"", "{a: b: c, d: e\nf\"}"),
    ("---\na: &x\n  b: 1\nc: *x\nd:\n  <<: *x\n  e: 2", "{a: {b: 1}, c: {b: 1}, d: {e: 2, b: 1}}"),
    ("a: &x [1, 2]\nb: *x\nc: [*x, 3]", "{a: [1, 2], b: [1, 2], c: [[1, 2], 3]}"),
    ("a: |\n  one # kept\n  two\nb: c", "{a: one # kept\ntwo, b: c}"),
    ("a: b\n  c\nd: e", "{a: b c, d: e}"),
    (
      "a: $(inherited) ${name}\nb: http://x.org:80/y",
      "{a: $(inherited) ${name}, b: http://x.org:80/y}"
    ),
    ("a: [${name}, b:c]", "{a: [${name}, b:c]}"),
    ("a:\n\n# note\n\n    b: c\r\nd: ~\r\n", "{a: {b: c}, d: null}"),
    ("- !tag x\n- &y z\n- *y", "[x, z, z]"), ("", "null"), ("# only", "null"),
  ]) func values(source: String, expected: String) throws {
    #expect(shown(try parse(source)) == expected)
  }

  @Test(arguments: [
    ("a: b\n - c\nd", "cannot be read: line 3 has no key"),
    ("a: [b", "cannot be read: line 1 opens a bracket without end"),
    ("a: [b}", "cannot be read: line 1 closes a bracket that is not open"),
    ("a: *x", "cannot be read: line 1 refers to 'x', which is not defined"),
    ("  a: b\nc: d", "cannot be read: line 2 is not indented like the lines before"),
    ("a: 'b", "cannot be read: line 1 opens a quote without end"),
  ]) func mistakesAreNamedWithTheirLine(source: String, message: String) {
    #expect(throws: ManifestError(message)) { try parse(source) }
  }

  @Test func depthAndAliasesAreBounded() {
    #expect(throws: ManifestError.self) { try parse(String(repeating: "[", count: 10_000)) }
    #expect(throws: ManifestError.self) { try parse(String(repeating: "- ", count: 10_000)) }
    var nested = ""
    for depth in 0..<10_000 where depth < 200 {
      nested += String(repeating: " ", count: depth) + "a:\n"
    }
    #expect(throws: ManifestError.self) { try parse(nested) }
    var bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for index in 1..<30 {
      let list = Array(repeating: "*a\(index - 1)", count: 9).joined(separator: ", ")
      bomb += "a\(index): &a\(index) [\(list)]\n"
    }
    #expect(throws: ManifestError.self) { try parse(bomb) }
  }

  @Test func everyPrefixOfAFileEndsInAResult() {
    let bytes = Array("a: &x {b: [c, 'd']}\ne:\n- *x\n- |\n  f\n\"g\": !t h # i\n".utf8)
    for end in bytes.indices { _ = try? YAMLParser.parse(Array(bytes[..<end])) }
  }
}
