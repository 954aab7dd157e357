import MigrateKitCore

/// The token mentions in the documentation of generated code.
struct ThemeNotes: Sendable {
  /// The tokens of declarations, by the lines of their names.
  private(set) var mentions: [Int32: TokenMention] = [:]
  /// The lines of declarations that only name a token that is declared elsewhere.
  private(set) var repetitions: Set<Int32> = []
  /// The kinds of numbers that headings above properties name, by the lines of the properties' names.
  private(set) var headings: [Int32: TokenCategory] = [:]

  /// Reads the comments before the properties and functions of a file.
  init(_ outline: SyntaxOutline) {
    let lines = LineIndex(outline.bytes)
    var last: (parent: Int, heading: TokenCategory?) = (-1, nil)
    for property in outline.properties {
      read(before: property.start, name: property.name, outline, lines)
      if property.parent != last.parent { last = (property.parent, nil) }
      guard property.parent >= 0 else { continue }
      switch Self.heading(before: property.start, outline) {
      case .none: break
      case .other: last.heading = nil
      case .category(let category): last.heading = category
      }
      let own = Self.ownComment(before: property.start, outline)
      if let heading = own ?? last.heading {
        headings[line(of: property.name, outline, lines)] = heading
      }
    }
    for function in outline.functions where function.keyword == .func {
      read(before: function.start, name: function.name, outline, lines)
    }
  }

  private mutating func read(
    before start: Int, name: Int, _ outline: SyntaxOutline, _ lines: LineIndex
  ) {
    guard let comments = Self.comments(before: start, outline) else { return }
    let line = line(of: name, outline, lines)
    mentions[line] = TokenMention(comments: comments)
    if TokenRepetition.isSaid(in: comments) { repetitions.insert(line) }
  }

  private func line(of name: Int, _ outline: SyntaxOutline, _ lines: LineIndex) -> Int32 {
    Int32(clamping: lines.position(at: outline.byteRange(name..<name + 1).start).line)
  }

  /// The white space and comments before a declaration; `nil` without comments.
  private static func comments(before start: Int, _ outline: SyntaxOutline) -> ArraySlice<UInt8>? {
    let end = outline.byteRange(start..<start + 1).start
    let begin = start > 0 ? outline.byteRange(start - 1..<start).end : 0
    guard begin < end, outline.bytes[begin..<end].contains(UInt8(ascii: "/")) else { return nil }
    return outline.bytes[begin..<end]
  }

  // MARK: Headings

  private enum Heading {
    case none, other
    case category(TokenCategory)
  }

  /// The heading above a declaration: a short comment of one kind of numbers.
  ///
  /// Another comment after an empty line ends the part that it is above.
  private static func heading(before start: Int, _ outline: SyntaxOutline) -> Heading {
    guard let comments = comments(before: start, outline) else { return .none }
    let lines = String(decoding: comments, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { $0.drop { $0 == " " || $0 == "\t" } }
    var found = Heading.none
    // What is on the line of the lexeme before belongs to that.
    for (number, line) in lines.enumerated().dropFirst()
    where line.hasPrefix("//") && !line.hasPrefix("///") {
      if let category = ThemeWords.category(ofHeading: String(line)) {
        found = .category(category)
      } else if number > 1 && lines[number - 1].isEmpty || line.contains("MARK:") {
        found = .other
      }
    }
    return found
  }

  /// The kind of numbers that the documentation of a declaration names, if it is as short as a heading: `/// Radius: 4`.
  private static func ownComment(before start: Int, _ outline: SyntaxOutline) -> TokenCategory? {
    guard let comments = comments(before: start, outline) else { return nil }
    let lines = String(decoding: comments, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.drop { $0 == " " || $0 == "\t" } }.filter { !$0.isEmpty }
    guard let last = lines.last, last.hasPrefix("///"),
      lines.count(where: { $0.hasPrefix("///") }) == 1
    else { return nil }
    return ThemeWords.category(ofHeading: String(last))
  }
}
