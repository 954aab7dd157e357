import MigrateKitCore

/// The token mentions in the documentation of generated code.
struct ThemeNotes: Sendable {
  /// The tokens of declarations, by the lines of their names.
  private(set) var mentions: [Int32: TokenMention] = [:]
  /// The lines of declarations that only name a token that is declared elsewhere.
  private(set) var repetitions: Set<Int32> = []

  /// Reads the comments before the properties and functions of a file.
  init(_ outline: SyntaxOutline) {
    let lines = LineIndex(outline.bytes)
    for property in outline.properties {
      read(before: property.start, name: property.name, outline, lines)
    }
    for function in outline.functions where function.keyword == .func {
      read(before: function.start, name: function.name, outline, lines)
    }
  }

  private mutating func read(
    before start: Int, name: Int, _ outline: SyntaxOutline, _ lines: LineIndex
  ) {
    let end = outline.byteRange(start..<start + 1).start
    let begin = start > 0 ? outline.byteRange(start - 1..<start).end : 0
    guard begin < end, outline.bytes[begin..<end].contains(UInt8(ascii: "/")) else { return }
    let comments = outline.bytes[begin..<end]
    let line = Int32(clamping: lines.position(at: outline.byteRange(name..<name + 1).start).line)
    mentions[line] = TokenMention(comments: comments)
    if TokenRepetition.isSaid(in: comments) { repetitions.insert(line) }
  }
}
