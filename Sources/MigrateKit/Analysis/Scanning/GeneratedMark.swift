/// Recognizes generated files by their comments.
package enum GeneratedMark {
  /// The number of lines at the top in which a mark counts.
  private static let lineLimit = 10

  /// Whether a comment in the first lines says that the file is generated.
  ///
  /// Such comments say "DO NOT EDIT" or "@generated", or name SwiftGen or Sourcery as the author.
  /// Letter case does not count.
  package static func isGenerated(lexemes: [Lexeme], bytes: [UInt8]) -> Bool {
    var line = 1
    for lexeme in lexemes {
      if line > lineLimit { return false }
      // Most lexemes are neither comments nor hold a line end.
      if lexeme.kind == .identifier || lexeme.kind == .whitespace { continue }
      let text = bytes[lexeme.start..<lexeme.end]
      if lexeme.kind == .lineComment || lexeme.kind == .blockComment {
        let firstLines = text.prefix(while: lineCounter(from: line))
        if marks.contains(where: { contains($0, in: firstLines) }) { return true }
      }
      line += text.lazy.filter { $0 == UInt8(ascii: "\n") }.count
    }
    return false
  }

  /// In lower case.
  private static let marks = [
    "do not edit", "@generated", "generated using swiftgen", "generated using sourcery",
    "automatically generated",
  ].map { Array($0.utf8) }

  /// A predicate for bytes up to the last line in which a mark counts.
  private static func lineCounter(from line: Int) -> (UInt8) -> Bool {
    var line = line
    return { byte in
      if byte == UInt8(ascii: "\n") { line += 1 }
      return line <= lineLimit
    }
  }

  /// Whether a text contains a mark in lower case, whatever the case of its letters is.
  static func contains(_ mark: [UInt8], in text: ArraySlice<UInt8>) -> Bool {
    guard text.count >= mark.count else { return false }
    return (text.startIndex...(text.endIndex - mark.count)).contains { start in
      mark.indices.allSatisfy { text[start + $0].asciiLowercased == mark[$0] }
    }
  }
}
