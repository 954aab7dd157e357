import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What may be written in the place of a file, and what may not.
@Suite struct RewriteVerifierTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var source: String
    var text: String
    var objection: String?

    init(_ name: String, _ source: String, _ text: String, objection: String? = nil) {
      testDescription = name
      self.source = source
      self.text = text
      self.objection = objection
    }
  }

  static let outside = "its tokens outside the edits would change"
  static let brackets = "its brackets would no longer balance"

  static let rows = [
    Row("a value becomes a name", "f(«12»)", "Radius.card"),
    Row("a call becomes a name", "f(«Color(red: 1, green: 0, blue: 0)»)", "Color.brand"),
    Row("several lines become one", "f(«Color(\n  red: 1)»)\n", "Color.brand"),
    Row("a name becomes a call", "f(«.red», 2)", "UIColor(Color.brand)"),
    Row("an import comes", "import A\n«»\nlet a = 1\n", "import B\n"),
    Row("code in a string", "let a = \"\\(«1»)\"", "one"),
    Row("a file that was not balanced stays so", "f(«12»))", "x"),
    Row("a bracket too many", "f(«12»)", "x)", objection: brackets),
    Row("a bracket too few", "f(«12»)", "g(", objection: brackets),
    Row("a brace for a parenthesis", "f(«12»)", "{ x )", objection: brackets),
    Row("the name runs into the next", "let a = «f(1)»if b {}", "x", objection: outside),
    Row("a comment opens", "f(«12») // a\n", "x /*", objection: outside),
    Row("a string opens", "f(«12», \"a\")", "\"x", objection: outside),
  ]

  @Test(arguments: rows) func verifies(_ row: Row) throws {
    let source = MarkedSource(row.source)
    let range = try #require(source.ranges.first)
    let edits = [Edit(range, row.text)]
    let plan = EditPlan([Fix(edits)], byteCount: source.bytes.count)
    let objection = RewriteVerifier.objection(
      original: source.bytes, rewritten: plan.applied(to: source.bytes), edits: plan.edits)
    #expect(objection == row.objection)
  }

  @Test func aByteChangedElsewhereIsDetected() {
    let original = Array("let a = 1; let b = 2".utf8)
    let rewritten = Array("let a = x; let b = 3".utf8)
    #expect(
      RewriteVerifier.objection(
        original: original, rewritten: rewritten, edits: [Edit(ByteRange(8, 9), "x")])
        == Self.outside)
  }
}
