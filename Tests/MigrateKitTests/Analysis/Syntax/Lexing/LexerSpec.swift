import Testing

@testable import MigrateKitCore

/// What the lexer makes of a source: one row of a table.
///
/// The lexemes are written as `kind text`, an operator with its binding (`prefix -`); white space is
/// left out unless the row is about it.
struct LexerSpec: CustomTestStringConvertible, Sendable {
  var source: String
  var lexemes: [String]

  init(_ source: String, _ lexemes: String...) {
    self.source = source
    self.lexemes = lexemes
  }

  var testDescription: String { source.debugDescription }

  static func describe(_ source: String, withSpace: Bool = false) -> [String] {
    let bytes = Array(source.utf8)
    return Lexer.lexemes(in: bytes).compactMap { lexeme in
      let isSpace = lexeme.kind == .whitespace || lexeme.kind == .newline
      guard withSpace || !isSpace else { return nil }
      let text = String(decoding: bytes[lexeme.start..<lexeme.end], as: UTF8.self)
      let end = lexeme.flags.contains(.unterminated) ? " …" : ""
      return "\(name(of: lexeme)) \(text)\(end)"
    }
  }

  private static func name(of lexeme: Lexeme) -> String {
    guard lexeme.kind == .op else { return "\(lexeme.kind)" }
    switch lexeme.flags {
    case .prefix: return "prefix"
    case .postfix: return "postfix"
    default: return "infix"
    }
  }
}

/// Whether lexemes cover `bytes` without a gap, an overlap or an empty lexeme.
func tiles(_ lexemes: [Lexeme], _ bytes: some Collection<UInt8>) -> Bool {
  var end = 0
  for lexeme in lexemes {
    guard lexeme.start == end, lexeme.length > 0 else { return false }
    end = lexeme.end
  }
  return end == bytes.count
}
