import MigrateKitCore

/// Checks a rewritten file against the original before anything is written: everything outside the
/// edits is unchanged, and brackets balance as before.
enum RewriteVerifier {
  /// The problem of `rewritten`; `nil` if there is none.
  static func objection(original: [UInt8], rewritten: [UInt8], edits: [Edit]) -> String? {
    let before = Lexer.lexemes(in: original)
    let after = Lexer.lexemes(in: rewritten)
    if !tokensOutside(edits, agree: before, original, after, rewritten) {
      return "its tokens outside the edits would change"
    }
    if imbalance(before) != imbalance(after) { return "its brackets would no longer balance" }
    return nil
  }

  /// Compares the lexemes outside of the edits in order; white space may merge with an edit and is
  /// ignored.
  private static func tokensOutside(
    _ edits: [Edit], agree before: [Lexeme], _ original: [UInt8], _ after: [Lexeme],
    _ rewritten: [UInt8]
  ) -> Bool {
    var old = OutsideLexemes(before, ranges: edits.map(\.range))
    var shift = 0
    let moved = edits.map { edit in
      let length = edit.text.utf8.count
      defer { shift += length - edit.range.length }
      return ByteRange(edit.range.start + shift, edit.range.start + shift + length)
    }
    var new = OutsideLexemes(after, ranges: moved)
    while true {
      switch (old.next(), new.next()) {
      case (nil, nil): return true
      case (let a?, let b?):
        guard a.kind == b.kind, a.length == b.length,
          original[a.start..<a.end] == rewritten[b.start..<b.end]
        else { return false }
      default: return false
      }
    }
  }

  /// The number of unclosed brackets of each kind.
  private static func imbalance(_ lexemes: [Lexeme]) -> [Int] {
    var counts = [0, 0, 0]
    for lexeme in lexemes {
      switch lexeme.kind {
      case .leftParen, .interpolationStart: counts[0] += 1
      case .rightParen, .interpolationEnd: counts[0] -= 1
      case .leftSquare: counts[1] += 1
      case .rightSquare: counts[1] -= 1
      case .leftBrace: counts[2] += 1
      case .rightBrace: counts[2] -= 1
      default: break
      }
    }
    return counts
  }
}

/// The lexemes of a file that no edit touches, without white space.
private struct OutsideLexemes: IteratorProtocol {
  private let lexemes: [Lexeme]
  private let ranges: [ByteRange]
  private var index = 0
  private var range = 0

  init(_ lexemes: [Lexeme], ranges: [ByteRange]) {
    self.lexemes = lexemes
    self.ranges = ranges
  }

  mutating func next() -> Lexeme? {
    while index < lexemes.count {
      let lexeme = lexemes[index]
      index += 1
      if lexeme.kind == .whitespace || lexeme.kind == .newline { continue }
      while range < ranges.count, ranges[range].end <= lexeme.start { range += 1 }
      if range < ranges.count, ranges[range].overlaps(lexeme.range) { continue }
      return lexeme
    }
    return nil
  }
}
