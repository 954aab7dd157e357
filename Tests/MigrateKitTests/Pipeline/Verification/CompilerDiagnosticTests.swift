import Testing

@testable import MigrateKit

/// The errors that builds report, in all the forms in which they do.
@Suite struct CompilerDiagnosticTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var line: String
    var path: String
    var place: (Int, Int?)
    var message: String

    init(_ name: String, _ line: String, _ path: String, _ place: (Int, Int?), _ message: String) {
      testDescription = name
      self.line = line
      self.path = path
      self.place = place
      self.message = message
    }
  }

  @Test(arguments: [
    Case(
      "swiftc", "/src/A.swift:3:17: error: type 'Color' has no member 'brandd'", "/src/A.swift",
      (3, 17), "type 'Color' has no member 'brandd'"),
    Case("a relative path", "App/A.swift:3:17: error: no", "App/A.swift", (3, 17), "no"),
    Case(
      "spaces in the path", "/My App/A B.swift:3:1: error: no", "/My App/A B.swift", (3, 1), "no"),
    Case("a colon in the path", "/a:1:2/A.swift:3:1: error: no", "/a:1:2/A.swift", (3, 1), "no"),
    Case(
      "no column", "/T.swift:12: error: -[T t] : failed", "/T.swift", (12, nil), "-[T t] : failed"),
    Case("clang", "/a.m:3:1: fatal error: no", "/a.m", (3, 1), "no"),
    Case(
      "a second marker", "a.swift:1:2: error: it said: error: no", "a.swift", (1, 2),
      "it said: error: no"),
    Case(
      "xcbeautify", "❌ /src/A.swift:3:17: cannot find 'x'", "/src/A.swift", (3, 17),
      "cannot find 'x'"),
    Case(
      "xcbeautify with the word", "❌ /src/A.swift:3:17: error: no", "/src/A.swift", (3, 17), "no"),
    Case(
      "xcpretty without Unicode", "[x] /src/A.swift:3:17: cannot find 'x'", "/src/A.swift",
      (3, 17), "cannot find 'x'"),
    Case("indented", "    a.swift:1:2: error: no", "a.swift", (1, 2), "no"),
  ])
  func isRead(form: Case) throws {
    let found = try #require(CompilerDiagnostic(line: Array(form.line.utf8)))
    #expect(found.path == form.path)
    #expect(found.line == form.place.0)
    #expect(found.column == form.place.1)
    #expect(found.message == form.message)
  }

  @Test(arguments: [
    "/src/A.swift:3:17: warning: variable was never used",
    "/src/A.swift:3:17: note: did you mean 'brand'?",
    "error: no such module 'Theme'",
    "     |         `- error: cannot find 'x' in scope",
    "<unknown>:0: note: error: no",
    "A.swift: error: no line",
    "A.swift:12345678901234567890: error: no such line",
    ":3:4: error: no path",
    "❌ error: no such module",
    "A.swift:3:4: a line that says nothing of an error",
    "", ":", ": error: ", "::: error: :",
  ])
  func isNone(line: String) {
    #expect(CompilerDiagnostic(line: Array(line.utf8)) == nil)
  }

  @Test func anyBytesAreRead() {
    var random = SeededRandom(seed: 1)
    let parts = [":", " ", "error", "❌ ", "1", "a", "[x]", "\u{1B}[", ": error: ", "\r", "\n"]
    for _ in 0..<5000 {
      let text = (0..<12).compactMap { _ in parts.randomElement(using: &random) }.joined()
      var output = CommandOutput()
      output.append(text.utf8)
      output.finish()
      #expect(output.diagnostics.allSatisfy { !$0.path.isEmpty })
    }
  }
}

/// What is kept of a command's output.
@Suite struct CommandOutputTests {
  private func output(_ text: String, piece: Int = 4096) -> CommandOutput {
    var output = CommandOutput()
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: piece) {
      output.append(bytes[start..<min(start + piece, bytes.count)])
    }
    output.finish()
    return output
  }

  private static let build = """
    [3/9] Compiling App Home.swift\r\u{1B}[2K\u{1B}[1m/src/Home.swift:3:17: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0mno such member
    /src/Home.swift:3:17: error: no such member
    /src/Home.swift:9:1: warning: unused
    \u{1B}]8;;https://swift.org\u{07}link\u{1B}]8;;\u{1B}\\

    error: emit-module command failed
    """

  @Test(arguments: [1, 2, 3, 7, 4096]) func errorsAreFoundHoweverTheOutputArrives(piece: Int) {
    let output = output(Self.build, piece: piece)
    #expect(output.diagnostics.map(\.message) == ["no such member"])
    #expect(output.diagnostics.first?.path == "/src/Home.swift")
    #expect(output.tail.suffix(2) == ["link", "error: emit-module command failed"])
  }

  @Test func theSummaryIsTheFirstErrorElseTheLastLine() {
    #expect(output(Self.build).gist == "Home.swift:3: no such member")
    #expect(output("one\ntwo\n\n").gist == "two")
    #expect(output("").gist == nil)
  }

  @Test func memoryIsBounded() {
    var output = CommandOutput()
    for number in 0..<20_000 { output.append("a.swift:\(number): error: no\n".utf8) }
    output.append([UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20))
    output.finish()
    #expect(output.diagnostics.count == 10_000)
    #expect(output.tail.count == 20)
    #expect(output.tail.last?.utf8.count == 4096)
  }

  @Test func anUnterminatedEscapeEndsWithItsLine() {
    #expect(output("\u{1B}[12;\na.swift:1: error: no\n").diagnostics.count == 1)
    #expect(output("\u{1B}]title\na.swift:1: error: no\n").diagnostics.count == 1)
  }
}
