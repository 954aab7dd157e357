import Foundation
import Testing

@testable import MigrateKitCore

/// Lexemes tile the file, whatever its bytes are.
@Suite("Lexer: every byte is in one lexeme")
struct LexerFidelityTests {
  static let repository = URL(filePath: Repository.root)

  static let fixtures = ["Names", "Strings", "Slashes"]

  private static func fixture(_ name: String) throws -> [UInt8] {
    let path = "Tests/MigrateKitTests/Fixtures/Lexer/\(name).swift"
    return [UInt8](try Data(contentsOf: repository.appending(path: path)))
  }

  @Test("of our own sources, tests and samples", arguments: ["Sources", "Tests", "samples"])
  func repository(_ folder: String) throws {
    let root = Self.repository.appending(path: folder)
    let files =
      FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
    #expect(!files.isEmpty || folder == "samples")
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: file))
      #expect(tiles(Lexer.lexemes(in: bytes), bytes), "\(file.path())")
    }
  }

  @Test("of a file cut off at any byte", arguments: fixtures)
  func truncated(_ name: String) throws {
    let bytes = try Self.fixture(name)
    for end in 0...bytes.count {
      let start = Array(bytes[..<end])
      #expect(tiles(Lexer.lexemes(in: start), start), "cut off at \(end)")
    }
  }

  @Test("of a file without its first bytes", arguments: fixtures)
  func beheaded(_ name: String) throws {
    let bytes = try Self.fixture(name)
    for start in stride(from: 0, through: bytes.count, by: 7) {
      let rest = Array(bytes[start...])
      #expect(tiles(Lexer.lexemes(in: rest), rest), "from \(start)")
    }
  }

  static let openers = [
    "", "a", "\"", "\"\\", "\"\\(", "#\"", "#\"\\#", "\"\"\"", "#\"\"\"", "'", "/", "x = /",
    "x = /\\",
    "#/", "#/\n", "/*", "/**", "//", "`", "#", "#i", "@", "$", "0", "0x", "0xF.", "1.", "1e", "1e+",
    ".", "..", "<", "<#", "<<<<<<< ", "-", "é", "\u{201C}", "\u{A0}", "\\", "(", ")", "\r", "\n",
  ]

  @Test("of any byte alone and after each opening", arguments: openers)
  func anyByte(after opener: String) {
    for byte in UInt8.min...UInt8.max {
      let bytes = Array(opener.utf8) + [byte]
      #expect(tiles(Lexer.lexemes(in: bytes), bytes), "byte \(byte)")
      let followed = bytes + [UInt8(ascii: "a"), UInt8(ascii: "\n")]
      #expect(tiles(Lexer.lexemes(in: followed), followed), "byte \(byte), then a line end")
    }
  }

  @Test("of no bytes")
  func empty() {
    #expect(Lexer.lexemes(in: []).isEmpty)
  }

  @Test(
    "of a hundred thousand openings",
    arguments: [
      "(", "[{", "\"\\(", "\"\"\"\n\\(", "#\"\\#(", "/*", "\"\\(\"", "<<<<<<< \n", ">>>> \n",
      "#/\n", "##/\n#/\n",
      "`", "\u{201C}", "<#", "( /a ", "x = /", "\"", "'\n", "\\", "#\"\"\"\n",
    ])
  func nested(_ opener: String) {
    let bytes = Array(String(repeating: opener, count: 100_000).utf8)
    #expect(tiles(Lexer.lexemes(in: bytes), bytes))
  }

  @Test(
    "of a hundred thousand openings and closings",
    arguments: [
      ("(", ")"), ("\"\\(", ")\""), ("/*", "*/"), ("\"\"\"\n\\(", ")\n\"\"\""),
    ])
  func balanced(_ opener: String, _ closer: String) throws {
    let text =
      String(repeating: opener, count: 100_000) + "x" + String(repeating: closer, count: 100_000)
    let bytes = Array((text + " end").utf8)
    let lexemes = Lexer.lexemes(in: bytes)
    #expect(tiles(lexemes, bytes))
    #expect(lexemes.last?.kind == .identifier)
    #expect(!lexemes.contains { $0.flags.contains(.unterminated) })
  }

  @Test(
    "of one line of a million bytes", arguments: ["let a = \"b\\(c)\" / 2; ", "a", "é", " ", "+"])
  func hugeLine(_ part: String) {
    let bytes = Array(String(repeating: part, count: 1_000_000 / part.utf8.count).utf8)
    #expect(tiles(Lexer.lexemes(in: bytes), bytes))
  }

  @Test(
    "of invalid UTF-8",
    arguments: [
      [0x80], [0xC0, 0x80], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xFF, 0xFE, 0x61, 0x00],
    ] as [[UInt8]])
  func invalidUTF8(_ invalid: [UInt8]) {
    let code =
      Array("let é = ".utf8) + invalid + Array(" + \"".utf8) + invalid + Array("\" // ".utf8)
    for bytes in [invalid, code, code + invalid] {
      #expect(tiles(Lexer.lexemes(in: bytes), bytes))
    }
    let lexemes = Lexer.lexemes(in: code)
    #expect(lexemes.contains { $0.kind == .stringEnd })
    #expect(lexemes.last?.kind == .lineComment)
  }
}
