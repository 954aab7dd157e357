import MigrateKitCore

/// The token mentions in the documentation of generated code.
struct ThemeNotes: Sendable {
  /// The tokens of declarations, by the lines of their names.
  private(set) var mentions: [Int32: TokenMention] = [:]
  /// The lines of declarations that only name a token that is declared elsewhere.
  private(set) var repetitions: Set<Int32> = []
  /// The kinds of numbers that headings above properties name, by the lines of the properties' names.
  private(set) var headings: [Int32: TokenCategory] = [:]
  /// The lines of properties that a comment above them, or the heading of their part, calls legacy.
  private(set) var legacy: Set<Int32> = []
  /// The lines of types that a comment above them calls legacy.
  private(set) var legacyTypes: [ClosedRange<Int32>] = []
  /// What the comments of properties say that they are for, by the lines of the properties' names.
  private(set) var documentedUses: [Int32: String] = [:]
  /// How the comments of properties say that their text is set, by the lines of the properties' names.
  private(set) var documentedSettings: [Int32: String] = [:]
  /// The parts of an interface that the comments say that properties are for, by the lines of their names.
  private(set) var documentedRoles: [Int32: [UsageRole]] = [:]
  /// The themes that the file makes.
  let made: MadeThemes

  /// Reads the comments before the properties and functions of a file.
  init(_ outline: SyntaxOutline) {
    made = MadeThemes(outline)
    let lines = LineIndex(outline.bytes)
    var last: (parent: Int, heading: TokenCategory?, isLegacy: Bool) = (-1, nil, false)
    for property in outline.properties {
      let comments = Self.comments(before: property.start, outline)
      let line = { Self.line(of: property.name, outline, lines) }
      if let comments { note(comments, line: line()) }
      if property.parent != last.parent { last = (property.parent, nil, false) }
      guard property.parent >= 0 else { continue }
      let text = comments.map(Self.lines) ?? []
      switch Self.heading(in: text) {
      case .none: break
      case .other: (last.heading, last.isLegacy) = (nil, Self.callsLegacy(text, by: "//"))
      case .category(let category): (last.heading, last.isLegacy) = (category, false)
      }
      if last.isLegacy || Self.callsLegacy(text, by: "///") { legacy.insert(line()) }
      if let use = DocumentedUse.clause(in: text, of: outline.name(property.name)) {
        documentedUses[line()] = use
      }
      if let setting = DocumentedUse.setting(in: text) { documentedSettings[line()] = setting }
      let roles = DocumentedParts.roles(in: text)
      if !roles.isEmpty { documentedRoles[line()] = roles }
      if let heading = Self.documented(in: text) ?? last.heading { headings[line()] = heading }
    }
    for type in outline.types where type.scope >= 0 {
      guard let comments = Self.comments(before: type.start, outline) else { continue }
      let text = Self.lines(of: comments)
      guard Self.callsLegacy(text, by: "//") || Self.callsLegacy(text, by: "///") else { continue }
      let end = Self.line(of: outline.scopes[type.scope].close, outline, lines)
      legacyTypes.append(Self.line(of: type.start, outline, lines)...end)
    }
    for function in outline.functions where function.keyword == .func {
      guard let comments = Self.comments(before: function.start, outline) else { continue }
      note(comments, line: Self.line(of: function.name, outline, lines))
    }
  }

  private mutating func note(_ comments: ArraySlice<UInt8>, line: Int32) {
    mentions[line] = TokenMention(comments: comments)
    if TokenRepetition.isSaid(in: comments) { repetitions.insert(line) }
  }

  private static func line(of name: Int, _ outline: SyntaxOutline, _ lines: LineIndex) -> Int32 {
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

  /// The lines of comments, without what they are indented by.
  private static func lines(of comments: ArraySlice<UInt8>) -> [Substring] {
    String(decoding: comments, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { $0.drop { $0 == " " || $0 == "\t" } }
  }

  /// The heading above a declaration: a short comment of one kind of numbers.
  ///
  /// Another comment after an empty line ends the part that it is above.
  private static func heading(in lines: [Substring]) -> Heading {
    var found = Heading.none
    // What is on the line of the lexeme before belongs to that.
    for (number, line) in lines.enumerated().dropFirst()
    where line.hasPrefix("//") && !line.hasPrefix("///") {
      if let category = ThemeWords.category(ofHeading: String(line)) {
        found = .category(category)
      } else if number > 1 && lines[number - 1].isEmpty || String(line).contains(bytesOf: "MARK:") {
        found = .other
      }
    }
    return found
  }

  /// Whether comments with this mark say that what they are above is kept for older code only.
  private static func callsLegacy(_ lines: [Substring], by mark: String) -> Bool {
    lines.dropFirst().contains { line in
      guard line.hasPrefix(mark), mark == "///" || !line.hasPrefix("///") else { return false }
      let text = line.lowercased()
      return legacyWords.contains { text.contains(bytesOf: $0) }
    }
  }

  private static let legacyWords: [StaticString] = ["legacy", "deprecated", "backward"]

  /// The kind of numbers that the documentation of a declaration names, if it is as short as a heading: `/// Radius: 4`.
  private static func documented(in lines: [Substring]) -> TokenCategory? {
    guard let last = lines.last(where: { !$0.isEmpty }), last.hasPrefix("///"),
      lines.count(where: { $0.hasPrefix("///") }) == 1
    else { return nil }
    return ThemeWords.category(ofHeading: String(last))
  }
}
