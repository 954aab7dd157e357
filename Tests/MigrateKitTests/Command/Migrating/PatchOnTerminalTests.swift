import Foundation
import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// A patch quotes sources, which may hold characters that a terminal acts on.
@Suite struct PatchOnTerminalTests {
  /// A title, a color and a reversal of text in the line that changes and in the one before it.
  private static let hostile = "\u{1B}]0;title\u{7}\u{1B}[2J\u{202E}\u{9B}31m\u{8}"

  private func project() throws -> SmallProject {
    let project = try SmallProject()
    let text = try project.folder.text("App/Card.swift")
      .replacingOccurrences(
        of: "Text(\"exact\")", with: "// \(Self.hostile)\tx\n      Text(\"\(Self.hostile)\")")
    try project.folder.write("App/Card.swift", text)
    return project
  }

  private func characters(in text: String) -> Set<Unicode.Scalar> {
    Set(text.unicodeScalars.filter { HostileTextTests.characters.contains($0) })
  }

  private let line = ["patch", "App/Card.swift"]
  /// A terminal that shows no progress, whatever the run takes.
  private let dumb = ["TERM": "dumb"]

  @Test func controlCharactersAreEscapedOnATerminal() throws {
    let project = try project()
    let shown = try PseudoTerminal().run(
      BuiltTool.path, line, in: project.folder.path, environment: dumb)
    #expect(characters(in: shown).subtracting(["\n", "\r", "\t"]).isEmpty)
    #expect(shown.contains(#"\u{1B}]0;title\u{7}\u{1B}[2J\u{202E}\u{9B}31m\u{8}"#), "\(shown)")
    #expect(shown.contains("write the patch with --output FILE to apply it"))
  }

  @Test func inAPipeAndInAFileTheBytesAreExact() throws {
    let project = try project()
    let piped = try BuiltTool.run(line, in: project.folder)
    #expect(piped.error == "")
    #expect(piped.text.contains(Self.hostile))
    #expect(try project.folder.run("git", ["apply", "--check"], input: piped.output).status == 0)
    _ = try PseudoTerminal().run(
      BuiltTool.path, line + ["-o", "App.patch"], in: project.folder.path)
    #expect(try project.folder.read("App.patch") == piped.output)
  }

  @Test func aPlainPatchIsTheSameOnATerminal() throws {
    let folder = try SmallProject().folder
    let shown = try PseudoTerminal().run(BuiltTool.path, line, in: folder.path, environment: dumb)
    let piped = try BuiltTool.run(line, in: folder)
    #expect(shown.replacingOccurrences(of: "\r\n", with: "\n") == piped.text)
  }

  @Test(arguments: [
    ("a\tb\r\nc\n", "a\tb\r\nc\n"), ("a\rb\n", #"a\u{D}b"# + "\n"), ("é\u{2028}", #"é\u{2028}"#),
    ("\u{FEFF}a", #"\u{FEFF}a"#), ("", ""), ("\n\n", "\n\n"), ("a\r", "a\r"),
  ])
  func lineBreaksAreKept(_ text: String, _ shown: String) {
    #expect(String(decoding: SafeText.lines(Array(text.utf8)), as: UTF8.self) == shown)
  }

  @Test func invalidUTF8IsNotWrittenToATerminal() {
    let shown = SafeText.lines([0x61, 0x9B, 0x0A, 0xFF])
    #expect(String(decoding: shown, as: UTF8.self) == "a\u{FFFD}\n\u{FFFD}")
  }
}
