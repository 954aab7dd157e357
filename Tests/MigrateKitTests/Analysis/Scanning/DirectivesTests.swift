import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Comments that suppress findings")
struct DirectivesTests {
  /// What is silenced in sources where `X` represents a finding.
  @Test(
    "which lines a comment suppresses",
    arguments: [
      ("let a = X // dsmigrate:ignore\nlet b = X", [true, false]),
      ("// dsmigrate:ignore\nlet a = X\nlet b = X", [true, false]),
      ("  // dsmigrate:ignore\n\n  // why\n  let a = X\nlet b = X", [true, false]),
      ("let a = X /* dsmigrate:ignore */\nlet b = X", [true, false]),
      ("/* dsmigrate:ignore */ let a = X\nlet b = X", [true, false]),
      ("/* dsmigrate:ignore */\nlet a = X\nlet b = X", [true, false]),
      ("/*\n * dsmigrate:ignore\n */\nlet a = X\r\nlet b = X", [true, false]),
      ("let a = X\n// dsmigrate:ignore-file\nlet b = X", [true, true]),
      ("/// dsmigrate:ignore\nlet a = X", [true]),
      ("// see dsmigrate:ignore\nlet a = X", [false]),
      ("// dsmigrate: ignore\nlet a = X", [true]),
      ("let s = \"// dsmigrate:ignore\"; let a = X", [false]),
      ("let a = X\n// dsmigrate:ignore", [false]),
      ("let a = X\r// dsmigrate:ignore\rlet b = X", [false, true]),
    ])
  func lines(source: String, silenced: [Bool]) {
    let directives = directives(source)
    let bytes = Array(source.utf8)
    let findings = bytes.indices.filter { bytes[$0] == UInt8(ascii: "X") }
    let result = findings.map {
      directives.suppression(of: ByteRange($0, $0 + 1), category: .color) != nil
    }
    #expect(result == silenced)
  }

  @Test(
    "which of several comments suppresses a color",
    arguments: [
      ("/* dsmigrate:ignore font */ /* dsmigrate:ignore color */ X /* dsmigrate:ignore */", 1),
      ("// dsmigrate:ignore-file font\n// dsmigrate:ignore\n// dsmigrate:ignore color\nX", 1),
      ("a // dsmigrate:ignore\nX // dsmigrate:ignore-file", 1),
      ("a // dsmigrate:ignore\n// dsmigrate:ignore\n\nb\nX // dsmigrate:ignore", 2),
      ("/* dsmigrate:ignore\n*/ X // dsmigrate:ignore", 0),
      ("a /* dsmigrate:ignore\n*/ // dsmigrate:ignore\nX", 1),
      ("a // dsmigrate:ignore\nX\nb // dsmigrate:ignore", nil),
      ("X // dsmigrate:ignore font\n// dsmigrate:ignore-file radius", nil),
    ] as [(String, Int?)])
  func several(source: String, index: Int?) throws {
    let place = try #require(Array(source.utf8).firstIndex(of: UInt8(ascii: "X")))
    let range = ByteRange(place, place + 1)
    #expect(directives(source).suppression(of: range, category: .color) == index)
  }

  @Test("a trailing comment suppresses a value that ends on its line")
  func multiline() {
    let directives = directives("f(\n  1,\n  2) // dsmigrate:ignore\n")
    #expect(directives.suppression(of: ByteRange(0, 10), category: .radius) == 0)
    #expect(directives.suppression(of: ByteRange(0, 2), category: .radius) == nil)
  }

  @Test(
    "categories and reasons",
    arguments: [
      ("ignore", [], nil), ("ignore color", [.color], nil),
      ("ignore color, radius", [.color, .radius], nil), ("ignore fonts", [.font], nil),
      ("ignore color -- owned by the brand team", [.color], "owned by the brand team"),
      ("ignore -- for now ", [], "for now"), ("ignore --", [], nil),
      ("ignore-file font --legacy", [.font], "legacy"),
    ] as [(String, Set<TokenCategory>, String?)])
  func words(text: String, categories: Set<TokenCategory>, reason: String?) throws {
    let directives = directives("// dsmigrate:\(text)\nlet a = 1")
    let suppression = try #require(directives.suppressions.first)
    #expect(suppression.categories == categories)
    #expect(suppression.reason == reason)
    #expect(directives.warnings.isEmpty)
  }

  @Test("only the named categories are suppressed")
  func category() {
    let directives = directives("let a = X // dsmigrate:ignore color")
    #expect(directives.suppression(of: ByteRange(8, 9), category: .color) == 0)
    #expect(directives.suppression(of: ByteRange(8, 9), category: .font) == nil)
  }

  @Test(
    "mistakes get one message",
    arguments: [
      (
        "// dsmigrate:disable",
        "unknown directive 'dsmigrate:disable'; use 'ignore' or 'ignore-file'"
      ),
      (
        "// dsmigrate:ignore colour because of it",
        "unknown category 'colour' after 'dsmigrate:ignore'; "
          + "use color, font, radius, spacing, shadow, duration, animation, opacity, lineSpacing, "
          + "borderWidth, touchTarget, fontSize, or give a reason after '--'"
      ),
      ("// dsmigrate:", "unknown directive 'dsmigrate:'; use 'ignore' or 'ignore-file'"),
    ])
  func mistakes(source: String, message: String) {
    #expect(directives(source).warnings == [.init(offset: 0, message: message)])
  }

  @Test("an unknown category keeps the suppression")
  func unknownStillSilences() {
    let directives = directives("let a = X // dsmigrate:ignore because\n")
    #expect(directives.suppression(of: ByteRange(8, 9), category: .color) == 0)
  }

  @Test("an unused suppression is reported")
  func unused() {
    let directives = directives("// dsmigrate:ignore\nlet a = X // dsmigrate:ignore\n")
    #expect(directives.warnings(unlessUsed: [0, 1]).isEmpty)
    #expect(
      directives.warnings(unlessUsed: [0]) == [
        .init(offset: 30, message: "this 'dsmigrate:ignore' suppresses nothing; remove it")
      ])
  }

  private func directives(_ source: String) -> Directives {
    let bytes = Array(source.utf8)
    let lexemes = Lexer.lexemes(in: bytes)
    return Directives(
      lexemes: lexemes, bytes: bytes, comments: LexemeSurvey(lexemes, bytes).comments)
  }
}
